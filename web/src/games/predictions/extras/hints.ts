/** Hints for a first game: each power of the cards, and each other kind of decision. */
import { hint, type Hint } from "../../../table/hints/hints";
import type { ExtrasPart } from "../../game";

/** A power: its explanation is the one that the cards and the terminal give. */
function power(name: string, icon = `effect-${name}`, title = `effect-${name}`): Hint {
  return { topic: name, title, text: `play-rules-predictions-${name}`, icon, section: name };
}

export const hints: ExtrasPart["hints"] = {
  all: [
    hint("turn", "help", "turn"),
    power("take"),
    power("swap"),
    power("draw"),
    power("reveal", "effect-reveal-3", "table-hint-reveal-title"),
    power("rune"),
    power("hypnosis"),
    power("eye"),
    { ...power("hide", "effect-eye", "effect-eye"), section: "eye" },
    { ...power("discard", "skip", "table-hint-discard-title"), section: "discard" },
    hint("all-in", "seal-mark", "all-in"),
    hint("predict", "prediction", "predictions"),
  ],
  topics: { keep: "reveal" },
  facts: {
    takes: "take",
    swaps: "swap",
    draws: "draw",
    "draws-card": "draw",
    reveals: "reveal",
    "gains-rune": "rune",
    hypnotises: "hypnosis",
    "uses-eye": "eye",
    "goes-all-in": "all-in",
  },
};
