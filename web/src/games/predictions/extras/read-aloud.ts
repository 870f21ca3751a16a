/** Hand and gallery read aloud. */
import { cardNames } from "../../../cards/deck";
import { counted, t, together } from "../../../lib/phrases";
import type { PredictionsView } from "../../../lib/wire";
import { fullSentence } from "../../../table/announce/read-aloud";
import type { Play } from "../../../table/play.svelte";

/** What one's hand is worth. */
export function hand({ view }: Play<PredictionsView>): string | null {
  const { worth } = view.table;
  return worth && t("table-worth", { combination: t(`combination-${worth.combination}`), strength: worth.strength });
}

/** Gallery, deck and discard pile. */
export function table({ view, deck }: Play<PredictionsView>): string {
  const { gallery, pile, deck: left } = view.table;
  const filled = gallery.reduce((sum, column) => sum + column.length, 0);
  const said = [t("play-gallery", { count: filled, limit: gallery.length * 2 })];
  gallery.forEach((column, number) => {
    const top = column.at(-1);
    if (!top) return;
    const covered = column.slice(0, -1);
    const args = { column: counted(number), card: deck.name(top), covered: cardNames(deck, covered) };
    said.push(fullSentence(t(covered.length ? "play-column-covering" : "play-column", args)));
  });
  said.push(t("play-deck", { count: left, pile: pile.count }));
  if (pile.top) said.push(t("play-pile-top", { card: deck.name(pile.top) }));
  return together(said);
}
