/** The score of each round, added up from what was told. */
import type { Fact, Outcome } from "../lib/wire";

export interface RoundScore {
  round: number;
  gains: number[];
  totals: number[];
  /** All or Nothing: bet and tricks by seat. */
  bets: (number | null)[];
  tricks: (number | null)[];
  done: boolean;
}

const PAYS = new Set(["gains-rune", "pot-paid", "hand-paid", "rune-cards-paid", "scores"]);

function gain(fact: Fact): number {
  return fact.fact === "gains-rune" ? 1 : (fact.runes ?? fact.points ?? 0);
}

/** One entry for each round that has begun. */
export function scoresByRound(facts: readonly Fact[], players: number): RoundScore[] {
  const rounds: RoundScore[] = [];
  const zeros = (): number[] => Array.from({ length: players }, () => 0);
  const nulls = (): null[] => Array.from({ length: players }, () => null);
  for (const fact of facts) {
    if (fact.fact === "round-begins") {
      const last = rounds.at(-1);
      if (last) last.done = true;
      const totals = last ? [...last.totals] : zeros();
      rounds.push({ round: fact.round ?? rounds.length + 1, gains: zeros(), totals, bets: nulls(), tricks: nulls(), done: false });
    }
    const now = rounds.at(-1);
    const seat = fact.seat ?? -1;
    if (now && PAYS.has(fact.fact) && seat >= 0) {
      now.gains[seat] = (now.gains[seat] ?? 0) + gain(fact);
      now.totals[seat] = (now.totals[seat] ?? 0) + gain(fact);
      if (fact.fact === "scores") {
        now.bets[seat] = fact.bet ?? null;
        now.tricks[seat] = fact.tricks ?? null;
      }
    }
    if (now && (fact.fact === "wins" || fact.fact === "nobody-wins")) now.done = true;
  }
  return rounds;
}

/** The same of a finished game, whose rounds the server tells. */
export function scoresOf(outcome: Outcome): RoundScore[] {
  return outcome.totals.map((totals, index) => {
    const before = outcome.totals[index - 1];
    const tricks = outcome.game === "all-or-nothing" ? outcome.rounds[index] : undefined;
    const none = (): null[] => totals.map(() => null);
    return {
      round: index + 1,
      gains: totals.map((total, seat) => total - (before?.[seat] ?? 0)),
      totals,
      bets: tricks?.bets ?? none(),
      tricks: tricks?.tricks ?? none(),
      done: true,
    };
  });
}

/** Rune tokens for an amount: tens, fives and ones, the fewest. */
export function tokens(amount: number): number[] {
  const made: number[] = [];
  for (const value of [10, 5, 1]) {
    while (amount >= value) {
      made.push(value);
      amount -= value;
    }
  }
  return made;
}
