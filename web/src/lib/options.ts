/** Options and clocks of a table in words. */

import type { About, Settings } from "./wire";
import { capital, has, labelOf } from "./phrases";
import { lang, number, t } from "./words.svelte";

type Clock = NonNullable<Settings["clock"]>;

/** Options that name a seat, which people count from 1. */
const SEATS = new Set(["first", "dealer"]);

/** The options that a table was opened with; the game may have words of its own for one. */
export function optionNames(about: Pick<About, "options" | "seats">, own?: (name: string, value: unknown) => string[] | null): string[] {
  const told = [t("web-players", { count: about.seats.length })];
  for (const [name, value] of Object.entries(about.options)) {
    if (name === "players" || value === null) continue;
    told.push(
      ...(own?.(name, value) ?? [
        name === "deck" ? t("play-note", { choice: t("option-deck"), note: deckName(value) }) : usualWords(name, value),
      ]),
    );
  }
  return told.map(capital);
}

function usualWords(name: string, value: unknown): string {
  const choice = has(`option-${name}`) ? t(`option-${name}`) : labelOf(name);
  if (value === true) return choice;
  const note = typeof value === "number" ? number(value + (SEATS.has(name) ? 1 : 0)) : String(value);
  return t("play-note", { choice, note });
}

/** What a deck file calls itself, in this language if it says so. */
function deckName(content: unknown): string {
  const { name, names } = content as { name?: string; names?: Record<string, { name?: string }> };
  return names?.[lang()]?.name || name || t("web-deck-unnamed");
}

/** A clock in a few words. */
export function clockName(clock: Clock): string {
  if (clock.kind === "decision") return t("web-clock-decision", { seconds: clock.seconds });
  if (clock.kind === "bank") return t("web-clock-bank", { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 });
  if (clock.kind === "days") return t("web-clock-days", { days: clock.days });
  return t("web-clock-none");
}
