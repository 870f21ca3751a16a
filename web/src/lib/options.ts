/** Options and clocks of a table in words. */

import { capital } from "./saying";
import type { About, Settings } from "./wire";
import { lang, number, t } from "./words.svelte";

type Clock = NonNullable<Settings["clock"]>;

/** The options that a table was opened with. */
export function optionNames(about: Pick<About, "options" | "seats">): string[] {
  const told = [t("web-players", { count: about.seats.length })];
  for (const [name, value] of Object.entries(about.options)) {
    if (name === "players" || value === null) continue;
    if (name === "deck") told.push(`${t("option-deck")}: ${deckName(value)}`);
    else if (name === "side") told.push(t("option-side", { value: String(value) }));
    else if (name === "discard") told.push(t(`option-discard-${value}`));
    else if (name === "heirs") told.push(...(value ? [t("option-heirs")] : []));
    else told.push(`${t(`option-${name}`)}: ${number(Number(value))}`);
  }
  return told.map(capital);
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
