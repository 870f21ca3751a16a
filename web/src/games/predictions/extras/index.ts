/** What the table of All In – Predictions can be played without for a moment. */
import type { PredictionsView } from "../../../lib/wire";
import type { ExtrasPart } from "../../game";
import ConfirmAllIn from "./ConfirmAllIn.svelte";
import { hints } from "./hints";
import Memory from "./Memory.svelte";
import { motion } from "./motion";
import { hand, table } from "./read-aloud";

const part: ExtrasPart<PredictionsView> = {
  hints,
  motion,
  aloud: { hand, table },
  sounds: {
    "round-begins": "deal",
    plays: "card",
    "gallery-gains": "card",
    discards: "card",
    "lays-on-pile": "card",
    takes: "slide",
    swaps: "slide",
    draws: "slide",
    keeps: "slide",
    "has-predicted": "card",
    "gains-rune": "gain",
    "goes-all-in": "warning",
    strongest: "reveal",
    wins: "win",
  },
  Memory,
  remembers: ({ memory }) => Boolean(memory?.announced.length || memory?.eye.length),
  Confirm: ConfirmAllIn,
};
export default part;
