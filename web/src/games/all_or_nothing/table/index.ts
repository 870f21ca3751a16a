/** The table of All or Nothing. */
import type { AllOrNothingView } from "../../../lib/wire";
import type { TablePart } from "../../game";
import { actions } from "./actions";
import Centre from "./Centre.svelte";
import { help } from "./help";
import SeatNotes from "./SeatNotes.svelte";
import SeatScore from "./SeatScore.svelte";
import { sizes } from "./sizes";
import Stage from "./Stage.svelte";
import { describe, question } from "./words";

const part: TablePart<AllOrNothingView> = {
  Centre,
  Stage,
  seat: {
    Score: SeatScore,
    Notes: SeatNotes,
    badge: (view, seat) => (view.table.dealer === seat ? "dealer" : null),
    describe,
  },
  sizes: (room, base, view) => sizes(room, base, view.table.trick === 0),
  keepsButtonRow: false,
  actions,
  question,
  help,
  log: {
    hides: (fact) => fact.fact === "dealt" || fact.fact === "deck-order",
    repeats: (fact) => fact.fact === "has-bet",
  },
  turn: { name: "trick", of: (view) => view.table.trick },
  icons: { lastRound: "trick", watching: "effect-eye" },
};
export default part;
