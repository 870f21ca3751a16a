/**
 * Our part of the chance that deals the cards, so that nobody else can choose them: a salt that we commit to when we sit down, and
 * reveal when everybody has. It is kept in this browser until then, and with it what we saw before: the page that checks a
 * game compares that with what the server says afterwards (docs/records.md).
 */

import type { Wish } from "./live.svelte";
import { sha256 } from "./sha256";
import type { About, Own } from "./wire";

interface Kept {
  /** The server's commitment that was seen before, the salt, and what we said of it. */
  server: string;
  salt: string;
  commitment: string;
  /** The head of the events when nobody could commit any more, seen before the salt was revealed. */
  head?: string;
}

/** Where there is no storage, for as long as the page is open. */
const memory = new Map<string, string>();
const keyOf = (table: string): string => `foretold-salt-${table}`;

function read(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Kept | null;
  } catch {
    return JSON.parse(memory.get(table) ?? "null") as Kept | null;
  }
}

function keep(table: string, kept: Kept): void {
  memory.set(table, JSON.stringify(kept));
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // it is kept in memory
  }
}

function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

/** Choose a salt for a table whose server has committed to its seed: what to tell the server of it. */
export function commitTo(table: string, server: string): string {
  const salt = newSalt();
  const commitment = sha256(`foretold salt 1\n${server}\n${salt}`);
  keep(table, { server, salt, commitment });
  return commitment;
}

/** What there is to do about our salt now: reveal it, or commit to another one after a deal that was void. */
export function nextStep(table: string, about: About, own: Own | null): Wish | null {
  const seat = own === null ? undefined : about.seats[own.seat];
  if (!seat || about.phase !== "open" || about.fork || seat.salt) return null;
  const kept = read(table);
  if (about.deal.closed) {
    if (kept === null || kept.commitment !== seat.salt_commitment) return null;
    keep(table, { ...kept, head: about.deal.head });
    return { do: "reveal", salt: kept.salt };
  }
  if (seat.salt_commitment || kept?.server === about.commitment) return null;
  return { do: "commit", salt_commitment: commitTo(table, about.commitment) };
}
