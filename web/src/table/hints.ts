/** Hints for a first game: each power, and each other kind of decision, is explained when it first comes up. */
import type { Fact, View } from "../lib/wire";

type Game = View["game"];

export interface Hint {
  /** Its name, under which it is remembered. */
  topic: string;
  /** The message that names it, and the one that explains it. */
  title: string;
  text: string;
  icon: string;
  /** The section of the rules that says more. */
  section: string;
}

/** A power: its explanation is the one that the cards and the terminal give. */
function power(name: string, icon = `effect-${name}`, title = `effect-${name}`): Hint {
  return { topic: name, title, text: `play-rules-predictions-${name}`, icon, section: name };
}

function other(topic: string, icon: string, section: string): Hint {
  return { topic, title: `table-hint-${topic}-title`, text: `table-hint-${topic}`, icon, section };
}

export const HINTS: Record<Game, readonly Hint[]> = {
  predictions: [
    other("turn", "help", "turn"),
    power("take"),
    power("swap"),
    power("draw"),
    power("reveal", "effect-reveal-3", "table-hint-reveal-title"),
    power("rune"),
    power("hypnosis"),
    power("eye"),
    { ...power("hide", "effect-eye", "effect-eye"), section: "eye" },
    { ...power("discard", "skip", "table-hint-discard-title"), section: "discard" },
    other("all-in", "seal-mark", "all-in"),
    other("predict", "prediction", "predictions"),
  ],
  "all-or-nothing": [other("bet", "trick", "bets"), other("open", "bet-open", "bets"), other("play", "trump", "tricks")],
};

/** Which power a fact shows at work. */
const AT_WORK: Record<string, string> = {
  takes: "take",
  swaps: "swap",
  draws: "draw",
  "draws-card": "draw",
  reveals: "reveal",
  "gains-rune": "rune",
  hypnotises: "hypnosis",
  "uses-eye": "eye",
  "goes-all-in": "all-in",
};

/** The hint for what is asked of us now. */
export function hintForQuestion(view: View): Hint | null {
  if (view.legal.length === 0) return null;
  const topic = view.asked === "keep" ? "reveal" : view.asked;
  return HINTS[view.game].find((hint) => hint.topic === topic) ?? null;
}

/** The hints for what has just happened, in order. */
export function hintsForFacts(game: Game, facts: readonly Fact[]): Hint[] {
  if (game !== "predictions") return [];
  const topics = new Set(facts.map((fact) => AT_WORK[fact.fact]));
  return HINTS[game].filter((hint) => topics.has(hint.topic));
}

/** The topics that were seen, as the settings keep them. */
export function wasSeen(kept: string, game: Game, hint: Hint): boolean {
  return kept.split(" ").includes(`${game}:${hint.topic}`);
}

/** One more topic that was seen. */
export function withSeen(kept: string, game: Game, hint: Hint): string {
  return wasSeen(kept, game, hint) ? kept : `${kept} ${game}:${hint.topic}`.trim();
}
