/** What may be chosen ahead, while another decides. The server keeps it, and drops it if it is not legal then. */
import type { Actions, GameView } from "../../games/game";
import { readChoice, type Choice } from "./choices";

/** Decisions that one may be asked for next, as far as the table shows; empty for spectators and when it is one's turn. */
export function premovesFor(view: GameView, actions: Actions): Choice[] {
  if (view.seat === null || view.over || view.actor === view.seat) return [];
  return actions.premoves(view, view.seat).map((action) => readChoice(action, actions));
}
