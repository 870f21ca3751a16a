/** Reads the view of a game that the client has no folder for: whatever its table holds is shown by its own names. */
import { labelOf, t } from "../../lib/phrases";
import type { GameView } from "../game";

/** The fields that all views share, and a table with any keys. */
export interface GenericView extends GameView {
  table: GameView["table"] & Record<string, unknown>;
  memory: (NonNullable<GameView["memory"]> & Record<string, unknown>) | null;
}

/** Something to show: a line of text, or a row of cards. */
export type Item = { label: string; text: string } | { label: string; cards: (string | null)[] };

type Entries = Record<string, unknown>;

/** Keys that the seats, the hand and the scores show. */
const SHOWN_ELSEWHERE = new Set(["hand", "hand_sizes", "hands", "points", "scores", "gains"]);
/** Keys that usually name a seat: the player's name says more than its number. */
const SEATS = new Set(["at_turn", "dealer", "first", "leader", "loser", "starter", "winner"]);
/** So deep objects are unfolded. */
const DEEPEST = 4;

const isObject = (value: unknown): value is Entries => typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ["string", "number", "boolean"].includes(typeof value);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map((one) => (typeof one === "number" ? one : 0)) : []);
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string" || typeof one === "number").map(String) : [];

/** A view in which every shared field is what it should be, whatever was sent. */
export function readView(sent: GameView): GenericView {
  const table: Entries = isObject(sent.table) ? sent.table : {};
  const memory: Entries | null = isObject(sent.memory) ? sent.memory : null;
  return {
    ...sent,
    asked: typeof sent.asked === "string" ? sent.asked : null,
    seat: typeof sent.seat === "number" ? sent.seat : null,
    actor: typeof sent.actor === "number" ? sent.actor : null,
    scores: numbers(sent.scores),
    winners: numbers(sent.winners),
    legal: strings(sent.legal),
    table: {
      ...table,
      round: typeof table.round === "number" ? table.round : undefined,
      hand: Array.isArray(table.hand) ? strings(table.hand) : null,
      hand_sizes: numbers(table.hand_sizes),
    },
    memory: memory && { ...memory, hands: Array.isArray(memory.hands) ? memory.hands.map(strings) : [] },
    last_round: isObject(sent.last_round) ? sent.last_round : null,
  };
}

/** A single value in words. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (Array.isArray(value)) return value.length ? value.map(valueWords).join(", ") : "–";
  if (isObject(value))
    return Object.entries(value)
      .map(([key, one]) => `${labelOf(key)} ${valueWords(one)}`)
      .join(", ");
  return String(value);
}

/** Whether a list has a value for each seat: as many as there are players, and not a list of cards, which are strings only. */
function isBySeat(value: unknown, players: number): value is unknown[] {
  return (
    Array.isArray(value) &&
    players > 0 &&
    value.length === players &&
    value.every(isScalar) &&
    !value.every((one) => typeof one === "string")
  );
}

/** What a table, or a round, says of one seat. */
export function seatItems(entries: unknown, seat: number, players: number): { label: string; text: string }[] {
  if (!isObject(entries)) return [];
  return Object.entries(entries).flatMap(([key, value]) => {
    if (SHOWN_ELSEWHERE.has(key) || !isBySeat(value, players)) return [];
    const own = value[seat];
    return own === null || own === undefined || own === false ? [] : [{ label: labelOf(key), text: own === true ? "" : valueWords(own) }];
  });
}

/** What a table, or a round, says besides its seats: lines and rows of cards. */
export function itemsOf(entries: unknown, names: readonly string[]): Item[] {
  if (!isObject(entries)) return [];
  return Object.entries(entries).flatMap(([key, value]) =>
    SHOWN_ELSEWHERE.has(key) || isBySeat(value, names.length) ? [] : items(labelOf(key), named(key, value, names), names, 0),
  );
}

function named(key: string, value: unknown, names: readonly string[]): unknown {
  return SEATS.has(key) && typeof value === "number" ? (names[value] ?? value) : value;
}

function items(label: string, value: unknown, names: readonly string[], depth: number): Item[] {
  if (value === null || value === undefined) return [];
  if (isScalar(value)) return [{ label, text: valueWords(value) }];
  if (depth >= DEEPEST) return [{ label, text: "…" }];
  if (Array.isArray(value)) return listItems(label, value, names, depth);
  return isObject(value)
    ? Object.entries(value).flatMap(([key, one]) => items(`${label} ${labelOf(key)}`, named(key, one, names), names, depth + 1))
    : [];
}

function listItems(label: string, list: readonly unknown[], names: readonly string[], depth: number): Item[] {
  if (list.every((one) => one === null || typeof one === "string" || typeof one === "number")) {
    return [{ label, cards: list.map((one) => (one === null ? null : String(one))) }];
  }
  // A list for each player has their names, any other numbers.
  const bySeat = list.length === names.length;
  return list.flatMap((one, place) => items(`${label} · ${bySeat ? names[place] : place + 1}`, one, names, depth + 1));
}

/** What a seat gained in a round, if the round says so. */
export function gainOf(round: object, seat: number): number | null {
  const { gains } = round as { gains?: unknown };
  const gain: unknown = Array.isArray(gains) ? gains[seat] : null;
  return typeof gain === "number" ? gain : null;
}

/** A message, if there is one and its variables are at hand; otherwise the words to say instead. */
export function messageOr(id: string, has: (id: string) => boolean, args: Record<string, string | number>, instead: () => string): string {
  try {
    return has(id) ? t(id, args) : instead();
  } catch {
    return instead(); // in development a variable that is missing is an error
  }
}
