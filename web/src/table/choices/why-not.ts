/** Why something can't be chosen, and which section of the rules page says more. */
import type { GameView, Help } from "../../games/game";
import type { Target } from "./choices";

export interface WhyNot {
  /** The message `table-why-…` that says it. */
  reason: string;
  section: string;
}

/** Where the rules pages explain a section of a game. */
export function rulesAddress(game: string, section: string): string {
  return `/rules/${game}${section ? `#${section}` : ""}`;
}

/** The section for what is asked now. */
export function rulesSection(view: GameView, help: Help): string {
  if (view.over) return help.end;
  if (view.asked === null) return help.turn;
  return help.questions[view.asked] ?? help.turn;
}

/** Why a thing can't be chosen now. */
export function whyNot(view: GameView, target: Target, help: Help): WhyNot {
  if (view.over) return { reason: "over", section: help.end };
  const turn = help.everybody.includes(view.asked ?? "") ? rulesSection(view, help) : help.turn;
  if (view.seat === null) return { reason: "spectator", section: turn };
  if (view.legal.length === 0) return { reason: "turn", section: turn };
  return help.reason?.(view, target) ?? { reason: "illegal", section: rulesSection(view, help) };
}

/** Every section that a question or a reason can lead to. */
export function sectionsOf(help: Help): string[] {
  return [...new Set([...Object.values(help.questions), help.turn, help.end, ...help.reasons])];
}
