/** Opening tables: what "play now" and "play with friends" mean. */

import { api } from "./api";
import { live } from "./connection";
import { person } from "./person.svelte";
import { commitTo } from "./salts";
import { settings } from "./settings.svelte";
import type { About, Settings } from "./wire";
import { t } from "./words.svelte";

/** The name to sit down with: the one chosen, the account's, or a guest's. */
export function ownName(): string {
  return settings.name || person.name || t("web-guest");
}

/** Open a table and sit down at it; begin at once where everybody else is a bot. The memory aid is for those who ask for it. */
export async function openTable(wish: Settings): Promise<string> {
  await person.ensure();
  const { table, commitment } = await api.openTable({ memory: false, ...wish });
  const place = wish.seats.findIndex((chair) => chair.kind === "person");
  await live.send(table, { do: "sit", name: ownName(), seat: place, salt_commitment: commitTo(table, commitment) });
  if (wish.seats.filter((chair) => chair.kind === "person").length === 1) await live.send(table, { do: "begin" });
  return table;
}

/**
 * One more game with the same group, whose seats are kept: open its table, unless somebody has, and take our seat there.
 * Where everybody else is a bot it begins at once. Returns the new table's name.
 */
export async function onceMore(id: string, about: About, seat: number): Promise<string> {
  const table = about.next_table ?? (await live.send(id, { do: "rematch" })).next ?? "";
  const { commitment } = (await api.seeTable(table)).about;
  const name = about.seats[seat]?.name || ownName();
  const sit = live.send(table, { do: "sit", name, seat: null, salt_commitment: commitTo(table, commitment) });
  const alone = about.seats.filter((one) => one.kind === "person").length === 1;
  const sat = await sit.then(
    () => true,
    () => false,
  ); // whoever sits there already just goes there
  if (sat && alone) await live.send(table, { do: "begin" });
  return table;
}

/** Go on from a point of a finished game in one of its seats, against bots; the new table's name. */
export async function playOn(game: string, decisions: number, seat: number, level: string): Promise<string> {
  await person.ensure();
  const { table } = await api.fork(game, { decisions, seat, level });
  await live.send(table, { do: "sit", name: ownName(), seat });
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
