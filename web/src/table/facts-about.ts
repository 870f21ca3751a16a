/** What can be seen and remembered of a player, in a few words each; the terminal says the same. */
import { cardNames, suitName } from "../cards/names";
import { suitNamed } from "../cards/deck";
import type { AllOrNothingView, PredictionsView } from "../lib/wire";
import type { Play } from "./play.svelte";
import { listed, t } from "./say";

/** A list of things to say about a seat. */
export function playerFacts(play: Play, seat: number): string[] {
  const view = play.view;
  const about = play.about.seats[seat];
  const said = view.game === "predictions" ? ofPredictions(play, view, seat) : ofTricks(play, view, seat);
  if (play.props().away.includes(seat)) said.push(t("table-away"));
  if (about?.stand_in) said.push(t("table-stand-in"));
  if (view.actor === seat) said.push(t("table-decides"));
  return said;
}

function ofPredictions(play: Play, view: PredictionsView, seat: number): string[] {
  const said = [
    t("play-has-runes", { count: view.scores[seat] ?? 0 }),
    t("play-has-cards", { count: view.table.hand_sizes[seat] ?? 0 }),
  ];
  const predicted = view.table.predictions[seat];
  if (view.table.all_in === seat) said.push(t("play-is-all-in"));
  if (predicted !== null && predicted !== undefined) said.push(t("play-predicts", { player: play.name(predicted) }));
  for (const one of view.memory?.announced.filter((each) => each.seat === seat) ?? []) {
    said.push(t("play-announced", { turn: String(one.turn), combination: t(`combination-${one.combination}`) }));
  }
  const known = view.memory?.hands[seat] ?? [];
  if (known.length) said.push(t("play-holds", { cards: cardNames(play.deck, known) }));
  return said;
}

function ofTricks(play: Play, view: AllOrNothingView, seat: number): string[] {
  const { table, memory } = view;
  const said = [t("play-has-points", { count: view.scores[seat] ?? 0 })];
  if (table.dealer === seat) said.push(t("play-is-dealer"));
  said.push(t("play-has-tricks", { count: table.tricks[seat] ?? 0 }), t("play-has-cards", { count: table.hand_sizes[seat] ?? 0 }));
  if (table.has_bet[seat]) said.push(betWords(table.bets[seat] ?? null, table.open[seat] ?? null));
  const lacks = (memory?.cannot_have[seat] ?? []).map((colour) => suitNamed(play.deck, colour)).filter((suit) => suit !== null);
  if (lacks.length) said.push(t("play-lacks", { colours: listed(lacks.map(suitName)) }));
  const known = memory?.hands[seat] ?? [];
  if (known.length) said.push(t("play-holds", { cards: cardNames(play.deck, known) }));
  return said;
}

/** A bet in words, as far as it is known. */
export function betWords(bet: number | null, open: boolean | null): string {
  if (bet === null) return t(open === null ? "play-bet-chosen" : open ? "play-bet-open-hidden" : "play-bet-secret-hidden");
  return t(open === null ? "play-bet-unsaid" : open ? "play-bet-open" : "play-bet-secret", { bet });
}
