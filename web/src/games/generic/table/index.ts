/** A table for any game: what it shows is read from the view. */
import { clamp } from "../../../table/layout/sizes";
import type { TablePart } from "../../game";
import { readView, type GenericView } from "../view";
import { actions } from "./actions";
import Centre from "./Centre.svelte";
import SeatNotes from "./SeatNotes.svelte";
import SeatScore from "./SeatScore.svelte";
import { describe, question, waiting } from "./words";

const part: TablePart<GenericView> = {
  read: readView,
  Centre,
  seat: { Score: SeatScore, Notes: SeatNotes, describe },
  sizes(_, { middle }) {
    const centre = clamp(30, middle * 0.18, 66);
    return { centre, pile: centre, leastMiddle: 160 };
  },
  keepsButtonRow: true,
  actions,
  question,
  waiting,
  help: { questions: {}, turn: "", end: "", everybody: [], reasons: [], rule: ({ game, asked }) => asked && `play-rules-${game}-${asked}` },
  log: { hides: () => false, repeats: () => false },
  turn: { name: "turn", of: ({ table, decision }) => table?.turn ?? table?.trick ?? decision },
  icons: { lastRound: "trick", watching: "effect-eye" },
};
export default part;
