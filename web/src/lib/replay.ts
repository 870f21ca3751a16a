/** Finding one's way in a replay: where turns and rounds begin, which step is next, and what an address means. */

import type { GameFrame, GameOutcome, GameView } from "../games/game";
import type { About, Fact } from "./wire";

/** Whose eyes: a seat's number, `spectator`, or `open` for all cards. */
export type Eyes = string;

export interface Place {
  at: number;
  eyes: Eyes;
}

/** The steps to which each kind of leap leads; every list begins with 0 and ends with the last step. */
export interface Stops {
  turns: number[];
  rounds: number[];
}

export type Leap = "decision" | "turn" | "round";

/** The place that an address names: `?at=12&seat=2`; what makes no sense is the beginning, with open cards. */
export function readPlace(search: string, players: number, last: number): Place {
  const query = new URLSearchParams(search);
  const wished = Number(query.get("at") ?? 0);
  const at = Number.isInteger(wished) ? Math.min(Math.max(wished, 0), last) : 0;
  const seat = query.get("seat") ?? "open";
  const known = seat === "spectator" || (/^\d{1,2}$/.test(seat) && Number(seat) < players);
  return { at, eyes: known ? String(seat === "spectator" ? seat : Number(seat)) : "open" };
}

/** The address of a place, after the path. */
export function writePlace({ at, eyes }: Place): string {
  return `?at=${at}&seat=${eyes}`;
}

/** Where turns and rounds begin; the game says which turn a view is of. */
export function stopsOf(frames: readonly GameFrame[], turnOf: (view: GameView) => unknown): Stops {
  const turn = ({ view }: GameFrame): string => `${view.table.round}.${turnOf(view)}`;
  const round = ({ view }: GameFrame): string => String(view.table.round);
  const begins = (what: (frame: GameFrame) => string): number[] => {
    const found = frames.flatMap((frame, at) => (at === 0 || what(frame) !== what(frames[at - 1]!) ? [at] : []));
    const last = frames.length - 1;
    return found.at(-1) === last || last < 0 ? found : [...found, last];
  };
  return { turns: begins(turn), rounds: begins(round) };
}

/** The step that a leap leads to. */
export function leap(at: number, way: 1 | -1, kind: Leap, stops: Stops, last: number): number {
  if (kind === "decision") return Math.min(Math.max(at + way, 0), last);
  const list = kind === "turn" ? stops.turns : stops.rounds;
  const next = way > 0 ? list.find((stop) => stop > at) : list.findLast((stop) => stop < at);
  return next ?? (way > 0 ? last : 0);
}

/** What a key asks of a replay: a step, playing, or nothing. Keys are those of a slider: up and right lead on. */
export function keyLeap(key: string): { kind: Leap; way: 1 | -1 } | "first" | "last" | "play" | null {
  switch (key) {
    case "ArrowRight":
      return { kind: "decision", way: 1 };
    case "ArrowLeft":
      return { kind: "decision", way: -1 };
    case "ArrowUp":
      return { kind: "turn", way: 1 };
    case "ArrowDown":
      return { kind: "turn", way: -1 };
    case "PageUp":
      return { kind: "round", way: 1 };
    case "PageDown":
      return { kind: "round", way: -1 };
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return "play";
    default:
      return null;
  }
}

/** All that was told up to a step. */
export function factsUpTo(frames: readonly GameFrame[], at: number): Fact[] {
  return frames.slice(0, at + 1).flatMap((frame) => frame.facts);
}

/** The table of a finished game, as a replay shows it: nothing is asked, nobody is away, nothing is said. */
export function tableOf(outcome: GameOutcome, atEnd: boolean): About {
  return {
    phase: "over",
    game: outcome.game,
    options: outcome.options,
    settings: {
      clock: { kind: "none" },
      timeout: "default",
      hold: 0,
      undo: "off",
      listed: false,
      memory: true,
      spectators: true,
      chat: false,
    },
    host: null,
    seats: outcome.players.map((player) => ({
      ...player,
      free: false,
      kept: false,
      stand_in: null,
      muted: false,
      salt: "",
      salt_commitment: "",
    })),
    request: null,
    votes: [],
    sit_ins: [],
    commitment: "",
    deal: { head: "", closed: false, void: null },
    fork: outcome.fork,
    ending: atEnd ? outcome.ending : null,
    next_table: null,
    started_at: null,
    ended_at: outcome.ended_at,
  };
}

/** The step before which a round has just been dealt. */
export function roundStart(outcome: Pick<GameOutcome, "ends">, round: number): number {
  return round === 0 ? 0 : (outcome.ends[round - 1] ?? 0);
}

/** The seats, the best first; winners before others with as much. */
export function standingOf({ scores, winners }: Pick<GameOutcome, "scores" | "winners">): number[] {
  const rank = (seat: number): number => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  return [...scores.keys()].sort((one, other) => rank(other) - rank(one));
}
