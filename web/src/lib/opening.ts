/** Opening tables: what "play now" and "play with friends" mean. */

import { api } from "./api";
import { live } from "./connection";
import { person } from "./person.svelte";
import { settings } from "./settings.svelte";
import type { About, Settings } from "./wire";
import { t } from "./words.svelte";

/** The name to sit down with: the one chosen, the account's, or a guest's. */
export function ownName(): string {
  return settings.name || person.name || t("web-guest");
}

/** Our part of the chance that deals the cards, so that nobody else can choose them. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

/** Open a table and sit down at it; begin at once where everybody else is a bot. */
export async function openTable(wish: Settings): Promise<string> {
  await person.ensure();
  const { table } = await api.openTable(wish);
  const place = wish.seats.findIndex((chair) => chair.kind === "person");
  await live.send(table, { do: "sit", name: ownName(), seat: place, salt: salt() });
  if (wish.seats.filter((chair) => chair.kind === "person").length === 1) await live.send(table, { do: "begin" });
  return table;
}

/**
 * One more game with the same group, whose seats are kept: open its table, unless somebody has, and take our seat there.
 * Where everybody else is a bot it begins at once. Returns the new table's name.
 */
export async function onceMore(id: string, about: About, seat: number): Promise<string> {
  const table = about.next_table ?? (await live.send(id, { do: "rematch" })).next ?? "";
  const sit = live.send(table, { do: "sit", name: about.seats[seat]?.name || ownName(), seat: null, salt: salt() });
  const alone = about.seats.filter((one) => one.kind === "person").length === 1;
  const sat = await sit.then(() => true, () => false); // whoever sits there already just goes there
  if (sat && alone) await live.send(table, { do: "begin" });
  return table;
}

/** Go on from a point of a finished game in one of its seats, against bots; the new table's name. */
export async function playOn(game: string, decisions: number, seat: number, level: string): Promise<string> {
  await person.ensure();
  const { table } = await api.fork(game, { decisions, seat, level });
  await live.send(table, { do: "sit", name: ownName(), seat, salt: salt() });
  await live.send(table, { do: "begin" });
  return table;
}

/** A table against bots. */
export function againstBots(game: string, players: number, level: string): Settings {
  const seats = Array.from({ length: players }, (_, seat) => (seat ? { kind: "bot" as const, level } : { kind: "person" as const }));
  return { game, options: { players }, seats };
}

/** A table for friends, who come by its link. */
export function forFriends(game: string, players: number): Settings {
  return { game, options: { players }, seats: Array.from({ length: players }, () => ({ kind: "person" as const })) };
}
