/** The table read aloud: hand, middle of the table, players, the last things that happened. */
import { extrasOf } from "../../games/extras";
import { capital, joined, sentence, t, together } from "../../lib/phrases";
import { isSaid, plain } from "../log/sentences";
import type { Play } from "../play.svelte";
import { seatWords } from "../seats/seat-words";

/** A sentence with its full stop, which not every language writes alike. */
export function fullSentence(text: string): string {
  return t("table-sentence", { text: capital(text) });
}

/** One's own cards, and what is to be said of them. */
export function handAloud(play: Play): string {
  const { view, deck } = play;
  const hand = view.table.hand;
  if (!hand) return t("table-why-spectator");
  const cards = fullSentence(together([sentence("play-hand", { count: hand.length }), joined(hand.map((card) => deck.describe(card)))]));
  const more = extrasOf(view.game).aloud.hand?.(play);
  return more ? together([cards, more]) : cards;
}

/** What lies on the table. */
export function tableAloud(play: Play): string {
  return extrasOf(play.view.game).aloud.table(play);
}

/** Each player in a sentence. */
export function playersAloud(play: Play): string {
  return together(
    play.view.scores.map((_, seat) =>
      sentence("play-player", { name: play.name(seat), seat: String(seat + 1), facts: joined(seatWords(play, seat)) }),
    ),
  );
}

/** The last things that happened. */
export function logAloud(play: Play, most = 6): string {
  return together(
    play.facts
      .filter((fact) => isSaid(fact, play.me, play.game.log))
      .slice(-most)
      .map((fact) => plain(fact, play.teller)),
  );
}
