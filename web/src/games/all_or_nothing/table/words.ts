/** Questions and players in words. */
import { cardNames, suitName, suitNamed } from "../../../cards/deck";
import { listed, sentence, t } from "../../../lib/phrases";
import type { AllOrNothingView } from "../../../lib/wire";
import type { Play } from "../../../table/play.svelte";
import { betWords } from "../cards/bet-words";

type Table = Play<AllOrNothingView>;

/** What is asked of the viewer. */
export function question({ view, me }: Table): string {
  return sentence(`play-ask-all-or-nothing-${view.asked}`, { count: view.table.cards, bet: view.table.bets[me ?? 0] ?? 0 });
}

/** What is to be said of a player. */
export function describe({ view, deck }: Table, seat: number): string[] {
  const { table, memory, scores } = view;
  const words = [t("play-has-points", { count: scores[seat] ?? 0 })];
  if (table.dealer === seat) words.push(t("play-is-dealer"));
  words.push(t("play-has-tricks", { count: table.tricks[seat] ?? 0 }), t("play-has-cards", { count: table.hand_sizes[seat] ?? 0 }));
  if (table.has_bet[seat]) words.push(betWords(table.bets[seat] ?? null, table.open[seat] ?? null));
  const lacks = (memory?.cannot_have[seat] ?? []).map((colour) => suitNamed(deck, colour)).filter((suit) => suit !== null);
  if (lacks.length) words.push(t("play-lacks", { colours: listed(lacks.map(suitName)) }));
  const known = memory?.hands[seat] ?? [];
  if (known.length) words.push(t("play-holds", { cards: cardNames(deck, known) }));
  return words;
}
