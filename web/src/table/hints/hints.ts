/** Hints for a first game: each kind of decision, and each power, is explained when it first comes up. */
import type { ExtrasPart, GameView } from "../../games/game";
import type { Fact } from "../../lib/wire";

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

type Hints = ExtrasPart["hints"];

/** A hint whose words are `table-hint-TOPIC`. */
export function hint(topic: string, icon: string, section: string): Hint {
  return { topic, title: `table-hint-${topic}-title`, text: `table-hint-${topic}`, icon, section };
}

/** The hint for what is asked of us now. */
export function hintForQuestion(view: GameView, { all, topics = {} }: Hints): Hint | null {
  if (view.legal.length === 0 || view.asked === null) return null;
  const topic = topics[view.asked] ?? view.asked;
  return all.find((one) => one.topic === topic) ?? null;
}

/** The hints for what has just happened, in order. */
export function hintsForFacts(facts: readonly Fact[], hints: Hints): Hint[] {
  const topics = new Set(facts.map((fact) => hints.facts[fact.fact]));
  return hints.all.filter((one) => topics.has(one.topic));
}

/** Whether a hint was shown before, as the settings keep it. */
export function wasSeen(kept: string, game: string, { topic }: Hint): boolean {
  return kept.split(" ").includes(`${game}:${topic}`);
}

/** The kept topics with one more. */
export function withSeen(kept: string, game: string, one: Hint): string {
  return wasSeen(kept, game, one) ? kept : `${kept} ${game}:${one.topic}`.trim();
}
