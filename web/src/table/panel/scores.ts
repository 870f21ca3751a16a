/** The score of each round, added up from what was told. */
import type { GameOutcome, ResultsPart } from "../../games/game";
import type { Fact } from "../../lib/wire";

export interface RoundScore {
  round: number;
  gains: number[];
  totals: number[];
  /** What stands beside a gain, by seat. */
  notes: (string | null)[];
  done: boolean;
}

type Scoring = Pick<ResultsPart, "gain" | "agrees" | "note" | "roundNote">;

function begin(fact: Fact, rounds: readonly RoundScore[], players: number): RoundScore {
  const zeros = Array.from({ length: players }, () => 0);
  return {
    round: fact.round ?? rounds.length + 1,
    gains: zeros,
    totals: [...(rounds.at(-1)?.totals ?? zeros)],
    notes: zeros.map(() => null),
    done: false,
  };
}

function pay(round: RoundScore, fact: Fact, { gain, note }: Scoring): void {
  const seat = fact.seat ?? -1;
  if (!(seat in round.gains)) return;
  round.gains[seat] = (round.gains[seat] ?? 0) + gain(fact);
  round.totals[seat] = (round.totals[seat] ?? 0) + gain(fact);
  round.notes[seat] = note?.(fact) ?? round.notes[seat] ?? null;
}

/** One entry for each round that has begun. */
export function scoresByRound(facts: readonly Fact[], players: number, scoring: Scoring): RoundScore[] {
  const rounds: RoundScore[] = [];
  for (const fact of facts) {
    const last = rounds.at(-1);
    if (fact.fact === "round-begins") {
      if (last) last.done = true;
      rounds.push(begin(fact, rounds, players));
    }
    const now = rounds.at(-1);
    if (now) pay(now, fact, scoring);
    if (now && (fact.fact === "wins" || fact.fact === "nobody-wins")) now.done = true;
  }
  return rounds;
}

/** The rounds of a game that is being played; none where the facts don't tell how the score came about. */
export function scoresNow(facts: readonly Fact[], scores: readonly number[], scoring: Scoring): RoundScore[] {
  const rounds = scoresByRound(facts, scores.length, scoring);
  return rounds.length && scoring.agrees?.(rounds.at(-1)!.totals, scores) === false ? [] : rounds;
}

/** The same of a finished game, whose rounds the server tells. */
export function scoresOf(outcome: Pick<GameOutcome, "totals" | "rounds">, { roundNote }: Scoring): RoundScore[] {
  return outcome.totals.map((totals, index) => {
    const before = outcome.totals[index - 1];
    const round = outcome.rounds[index];
    return {
      round: index + 1,
      gains: totals.map((total, seat) => total - (before?.[seat] ?? 0)),
      totals,
      notes: totals.map((_, seat) => (round ? (roundNote?.(round, seat) ?? null) : null)),
      done: true,
    };
  });
}

/** The seats in the order in which the last finished round showed them, as the log tells it. */
export function shownOrder(facts: readonly Fact[], players: number, shownBy: string): number[] {
  const seats = facts.filter((fact) => fact.fact === shownBy).map((fact) => fact.seat ?? 0);
  return seats.length < players ? [...Array(players).keys()] : seats.slice(-players);
}
