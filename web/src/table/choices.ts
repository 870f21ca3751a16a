/** From the legal actions, written in notation, to things on the table that can be chosen. No rule is known here. */

/** A thing on the table: `card:JM` `column:2` `pile` `seat:1` `revealed:9T` `bet:3`, or a button, `do:pass`. */
export type Target = string;

export interface Choice {
  action: string;
  verb: string;
  targets: Target[];
}

/** What the words after a verb stand for, verb by verb. */
const PLACES: Record<string, (word: string) => Target> = {
  play: (card) => `card:${card}`,
  hide: (card) => `card:${card}`,
  discard: (card) => `card:${card}`,
  keep: (card) => `revealed:${card}`,
  take: place,
  hypnosis: (seat) => `seat:${seat}`,
  eye: (seat) => `seat:${seat}`,
  predict: (seat) => `seat:${seat}`,
  bet: (number) => `bet:${number}`,
};

function place(word: string): Target {
  return word === "discard" ? "pile" : `column:${word}`;
}

/** One action as the things it is made of. */
export function readChoice(action: string): Choice {
  const [verb = "", ...words] = action.split(" ");
  if (words.length === 0) return { action, verb, targets: [`do:${verb}`] };
  if (verb === "swap") return { action, verb, targets: [`card:${words[0]}`, place(words[1] ?? "")] };
  const read = PLACES[verb] ?? ((word: string) => `do:${verb} ${word}`);
  return { action, verb, targets: words.map(read) };
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

/** What happens when one more thing is chosen: a choice is made, one is begun, or one begins anew with this thing. */
export function choose(choices: readonly Choice[], chosen: readonly Target[], target: Target): Target[] {
  if (chosen.includes(target)) return chosen.filter((one) => one !== target);
  if (openTargets(choices, chosen).has(target)) return [...chosen, target];
  // Another card in place of the one chosen before.
  const sameKind = chosen.filter((one) => kind(one) !== kind(target));
  if (openTargets(choices, sameKind).has(target)) return [...sameKind, target];
  return openTargets(choices, []).has(target) ? [target] : [...chosen];
}

function kind(target: Target): string {
  const [first = ""] = target.split(":");
  return first === "pile" ? "column" : first;
}

/** A way to make a choice by hand: what is dragged, and where it is let go. */
export interface Drag {
  from: string;
  to: string;
  action: string;
}

/** All ways to make a choice by dragging; zones are targets, or `hand` `field` `deck` `step` `token`. */
export function dragsOf({ action, verb, targets }: Choice): Drag[] {
  const [first = "", second = ""] = targets;
  const ways: Record<string, [string, string][]> = {
    play: [[first, "field"]],
    hide: [[first, "field"]],
    discard: [[first, "pile"], [first, "field"]],
    take: [[first, "hand"]],
    keep: [[first, "hand"]],
    swap: [[first, second], [second, first]],
    draw: [["deck", "hand"]],
    reveal: [["deck", "field"]],
    pass: [["deck", "gallery"]],
    rune: [["step", "hand"]],
    skip: [["step", "pile"]],
    hypnosis: [["step", first]],
    eye: [["step", first]],
    predict: [["token", first]],
    bet: [[first, "field"]],
  };
  // Every button can be dragged onto the table, too.
  const buttons: [string, string][] = first.startsWith("do:") ? [[first, "field"]] : [];
  return [...(ways[verb] ?? []), ...buttons].map(([from, to]) => ({ from, to, action }));
}
