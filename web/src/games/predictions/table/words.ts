/** Questions, players and options in words. */
import { cardNames } from "../../../cards/deck";
import { sentence, t } from "../../../lib/phrases";
import type { PredictionsView } from "../../../lib/wire";
import type { Play } from "../../../table/play.svelte";
import { cardAt } from "./actions";

type Table = Play<PredictionsView>;

/** What is asked of the viewer. */
export function question(play: Table): string {
  const { played, hand, at_turn } = play.view.table;
  return sentence(`play-ask-predictions-${play.view.asked}`, {
    card: played ? play.deck.name(played.card) : "",
    viewer: play.props().names[at_turn] ?? "",
    count: hand?.length ?? 0,
  });
}

/** Once a card of the gallery was chosen for a swap, which card is given for it. */
export function nextQuestion(play: Table): string | null {
  const wanted = play.chosen.find((target) => target.startsWith("column:") || target === "pile");
  const card = wanted && cardAt(play.view, wanted === "pile" ? "discard" : (wanted.split(":")[1] ?? ""));
  return card ? sentence("play-ask-give", { card: play.deck.name(card) }) : null;
}

/** What is to be said of a player. */
export function describe(play: Table, seat: number): string[] {
  const { table, memory, scores } = play.view;
  const words = [t("play-has-runes", { count: scores[seat] ?? 0 }), t("play-has-cards", { count: table.hand_sizes[seat] ?? 0 })];
  const predicted = table.predictions[seat];
  if (table.all_in === seat) words.push(t("play-is-all-in"));
  if (predicted !== null && predicted !== undefined) words.push(t("play-predicts", { player: play.name(predicted) }));
  for (const one of memory?.announced.filter((each) => each.seat === seat) ?? []) {
    words.push(t("play-announced", { turn: String(one.turn), combination: t(`combination-${one.combination}`) }));
  }
  const known = memory?.hands[seat] ?? [];
  if (known.length) words.push(t("play-holds", { cards: cardNames(play.deck, known) }));
  return words;
}

/** An option in words. */
export function option(name: string, value: unknown): string[] | null {
  if (name === "side") return [t("option-side", { value: String(value) })];
  if (name === "discard") return [t(`option-discard-${value}`)];
  if (name === "heirs") return value ? [t("option-heirs")] : [];
  return null;
}
