/** What may be chosen ahead, while another decides. The server keeps it, and drops it if it is not legal then. */
import type { View } from "../lib/wire";
import { readChoice, type Choice } from "./choices";

const BETS = [0, 1, 2, 3, 4, 5, 6];

/** Decisions that one may be asked for next, as far as the table shows; empty for spectators and when it is one's turn. */
export function premovesFor(view: View): Choice[] {
  if (view.seat === null || view.over || view.actor === view.seat) return [];
  return actions(view, view.seat).map(readChoice);
}

function actions(view: View, seat: number): string[] {
  const plays = (view.table.hand ?? []).map((card) => `play ${card}`);
  if (view.game === "all-or-nothing") {
    if (view.asked === "bet") return view.table.has_bet[seat] ? [] : BETS.map((bet) => `bet ${bet}`);
    if (view.asked === "open") return view.table.open[seat] === null ? ["open", "secret"] : [];
    return plays;
  }
  if (view.asked === "predict") {
    return view.table.predictions[seat] === null ? view.scores.map((_, one) => `predict ${one}`) : [];
  }
  if (view.table.all_in === seat) return [];
  return [...plays, "pass", ...(view.table.all_in === null ? ["all-in"] : [])];
}
