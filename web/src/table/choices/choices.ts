/** From the legal actions, written in notation, to things on the table that can be chosen. No rule is known here. */
import type { Actions } from "../../games/game";

/** A thing on the table: `card:JM` `seat:1` and whatever a game has, or a button, `do:pass`. */
export type Target = string;

export interface Choice {
  action: string;
  verb: string;
  targets: Target[];
}

type Reading = Pick<Actions, "targets">;

/** One action as the things it is made of. */
export function readChoice(action: string, { targets }: Reading): Choice {
  const [verb = "", ...words] = action.split(" ");
  if (words.length === 0) return { action, verb, targets: [`do:${verb}`] };
  return { action, verb, targets: targets(verb, words) ?? words.map((word) => `do:${verb} ${word}`) };
}

/** The choices that are left when some things have been chosen. */
export function narrowed(choices: readonly Choice[], chosen: readonly Target[]): Choice[] {
  return choices.filter((choice) => chosen.every((target) => choice.targets.includes(target)));
}

/** The things that can be chosen next. */
export function openTargets(choices: readonly Choice[], chosen: readonly Target[]): Set<Target> {
  const targets = narrowed(choices, chosen).flatMap((choice) => choice.targets);
  return new Set(targets.filter((target) => !chosen.includes(target)));
}

/** The choice that is made, if what was chosen is the whole of one. */
export function settled(choices: readonly Choice[], chosen: readonly Target[]): Choice | null {
  return narrowed(choices, chosen).find((choice) => choice.targets.length === chosen.length) ?? null;
}

/** What kind of thing a target is. */
function kindOf(target: Target): string {
  return target.split(":")[0] ?? "";
}

/** What is chosen after one more thing was; things that belong to no choice change nothing. */
export function choose(
  choices: readonly Choice[],
  chosen: readonly Target[],
  target: Target,
  kind: (target: Target) => string = kindOf,
): Target[] {
  if (chosen.includes(target)) return chosen.filter((one) => one !== target);
  if (openTargets(choices, chosen).has(target)) return [...chosen, target];
  // Another card in place of the one chosen before.
  const otherKinds = chosen.filter((one) => kind(one) !== kind(target));
  if (openTargets(choices, otherKinds).has(target)) return [...otherKinds, target];
  return openTargets(choices, []).has(target) ? [target] : [...chosen];
}

/** A way to make a choice by hand: what is dragged, and where it is let go. */
export interface Drag {
  from: string;
  to: string;
  action: string;
}

/** All ways to make a choice by dragging; zones are targets, or places such as `hand` and `field`. */
export function dragsOf(choice: Choice, { drags }: Pick<Actions, "drags">): Drag[] {
  const first = choice.targets[0] ?? "";
  // Every button can be dragged onto the table, too.
  const button: [string, string][] = first.startsWith("do:") ? [[first, "field"]] : [];
  return [...drags(choice), ...button].map(([from, to]) => ({ from, to, action: choice.action }));
}
