/** The table of All In – Predictions. */
import type { PredictionsView } from "../../../lib/wire";
import type { TablePart } from "../../game";
import { actions } from "./actions";
import Centre from "./Centre.svelte";
import { help } from "./help";
import { log } from "./log";
import SeatMarks from "./SeatMarks.svelte";
import SeatNotes from "./SeatNotes.svelte";
import SeatScore from "./SeatScore.svelte";
import { sizes } from "./sizes";
import Stage from "./Stage.svelte";
import { describe, nextQuestion, option, question } from "./words";
import Worth from "./Worth.svelte";

const part: TablePart<PredictionsView> = {
  Centre,
  Stage,
  HandNote: Worth,
  seat: {
    Score: SeatScore,
    Notes: SeatNotes,
    Marks: SeatMarks,
    sealed: (view, seat) => view.table.all_in === seat,
    describe,
  },
  sizes: (room, base, view) => sizes(room, base, view.table.gallery.length),
  keepsButtonRow: true,
  actions,
  question,
  nextQuestion,
  help,
  log,
  option,
  turn: { name: "turn", of: (view) => view.table.turn },
  icons: { lastRound: "trick", watching: "effect-eye" },
};
export default part;
