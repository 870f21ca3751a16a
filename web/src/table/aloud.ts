/** The table read aloud: hand, gallery or trick, players, the last things that happened. */
import { cardName, cardNames, cardWords, suitName } from "../cards/names";
import { suitNamed } from "../cards/deck";
import { playerFacts } from "./facts-about";
import type { Play } from "./play.svelte";
import { isSaid, plain } from "./sentences";
import { capital, counted, joined, sentence, t, together } from "./say";

/** A sentence with its full stop, which not every language writes alike. */
const full = (text: string): string => t("table-sentence", { text: capital(text) });

/** One's own cards, and what they are worth. */
export function handAloud(play: Play): string {
  const { view, deck } = play;
  const hand = view.table.hand;
  if (hand === null) return t("table-why-spectator");
  const said = [full(together([sentence("play-hand", { count: hand.length }), joined(hand.map((card) => cardWords(deck, card)))]))];
  if (view.game === "predictions" && view.table.worth) {
    const { combination, strength } = view.table.worth;
    said.push(t("table-worth", { combination: t(`combination-${combination}`), strength }));
  }
  return together(said);
}

/** What lies on the table. */
export function tableAloud(play: Play): string {
  const { view, deck } = play;
  if (view.game === "all-or-nothing") {
    const suit = suitNamed(deck, view.table.trump_colour);
    const said = [sentence("play-trump", { colour: suit ? suitName(suit) : view.table.trump_colour, card: cardName(deck, view.table.trump) })];
    view.table.played.forEach((card, seat) => {
      if (card) said.push(full(t("play-trick-card", { player: play.name(seat), card: cardName(deck, card) })));
    });
    return together(said);
  }
  const { gallery, pile, deck: left } = view.table;
  const filled = gallery.reduce((sum, column) => sum + column.length, 0);
  const said = [t("play-gallery", { count: filled, limit: gallery.length * 2 })];
  gallery.forEach((column, number) => {
    const top = column.at(-1);
    if (!top) return;
    const covered = column.slice(0, -1);
    const args = { column: counted(number), card: cardName(deck, top), covered: cardNames(deck, covered) };
    said.push(full(t(covered.length ? "play-column-covering" : "play-column", args)));
  });
  said.push(t("play-deck", { count: left, pile: pile.count }));
  if (pile.top) said.push(t("play-pile-top", { card: cardName(deck, pile.top) }));
  return together(said);
}

/** Each player in a sentence. */
export function playersAloud(play: Play): string {
  return together(
    play.view.scores.map((_, seat) =>
      sentence("play-player", { name: play.name(seat), seat: String(seat + 1), facts: joined(playerFacts(play, seat)) }),
    ),
  );
}

/** The last things that happened. */
export function logAloud(play: Play, most = 6): string {
  return together(play.facts.filter((fact) => isSaid(fact, play.me)).slice(-most).map((fact) => plain(fact, play.teller)));
}
