/** Why something can't be chosen, and which section of the rules pages says more. */
import type { AllOrNothingView, PredictionsView, View } from "../lib/wire";
import type { Target } from "./choices";

type Game = View["game"];

/** Which section explains a question. */
const QUESTIONS: {
  predictions: Record<NonNullable<PredictionsView["asked"]>, string>;
  "all-or-nothing": Record<NonNullable<AllOrNothingView["asked"]>, string>;
} = {
  predictions: {
    turn: "turn",
    take: "take",
    swap: "swap",
    draw: "draw",
    reveal: "reveal",
    rune: "rune",
    hypnosis: "hypnosis",
    eye: "eye",
    keep: "reveal",
    hide: "eye",
    discard: "discard",
    predict: "predictions",
  },
  "all-or-nothing": { bet: "bets", open: "bets", play: "follow" },
};
/** Which section explains whose turn it is while something is asked; otherwise the question's own. */
const TURNS: Record<Game, string> = { predictions: "turn", "all-or-nothing": "tricks" };
/** Which section explains how a game ends. */
const ENDS: Record<Game, string> = { predictions: "win", "all-or-nothing": "score" };

export interface WhyNot {
  /** The message that says it. */
  reason: string;
  section: string;
}

/** Where the rules pages explain a section of a game. */
export function rulesAddress(game: Game, section: string): string {
  return `/rules/${game}${section ? `#${section}` : ""}`;
}

/** The section for what is asked now. */
export function rulesSection(view: View): string {
  if (view.over) return ENDS[view.game];
  if (view.asked === null) return TURNS[view.game];
  return view.game === "predictions" ? QUESTIONS.predictions[view.asked] : QUESTIONS["all-or-nothing"][view.asked];
}

/** Why a thing can't be chosen now. */
export function whyNot(view: View, target: Target): WhyNot {
  if (view.over) return { reason: "over", section: ENDS[view.game] };
  if (view.seat === null) return { reason: "spectator", section: turns(view) };
  if (view.legal.length === 0) return { reason: "turn", section: turns(view) };
  return special(view, target) ?? { reason: "illegal", section: rulesSection(view) };
}

/** Bets and predictions have an order of their own. */
function turns(view: View): string {
  return view.asked === "predict" || view.asked === "bet" || view.asked === "open" ? rulesSection(view) : TURNS[view.game];
}

/** The reasons that can be read from the table. */
function special(view: View, target: Target): WhyNot | null {
  const [kind, name] = target.split(":");
  if (view.game === "all-or-nothing") {
    return view.asked === "play" && kind === "card" ? { reason: "follow", section: "follow" } : null;
  }
  if (kind === "covered" && (view.asked === "take" || view.asked === "swap")) return { reason: "covered", section: "gallery" };
  const aimed = view.asked === "hypnosis" || view.asked === "eye";
  if (kind === "seat" && aimed && view.table.all_in === Number(name)) return { reason: "all-in", section: "all-in" };
  if (target === "pile" && (view.asked === "take" || view.asked === "swap")) return { reason: "pile", section: "options" };
  return null;
}

/** Every section that a question or a "why not" can lead to. */
export function sectionsOf(game: Game): string[] {
  const read = game === "predictions" ? ["gallery", "all-in", "options"] : ["follow"];
  return [...new Set([...Object.values(QUESTIONS[game]), TURNS[game], ENDS[game], ...read])];
}
