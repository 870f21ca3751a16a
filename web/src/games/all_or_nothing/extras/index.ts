/** What the table of All or Nothing can be played without for a moment. */
import { suitName, suitNamed } from "../../../cards/deck";
import { sentence, t, together } from "../../../lib/phrases";
import type { AllOrNothingView } from "../../../lib/wire";
import { fullSentence } from "../../../table/announce/read-aloud";
import { hint } from "../../../table/hints/hints";
import type { Play } from "../../../table/play.svelte";
import type { ExtrasPart } from "../../game";
import Memory from "./Memory.svelte";
import { motion } from "./motion";

/** The trump and the trick read aloud. */
function tableAloud(play: Play<AllOrNothingView>): string {
  const { view, deck } = play;
  const suit = suitNamed(deck, view.table.trump_colour);
  const said = [sentence("play-trump", { colour: suit ? suitName(suit) : view.table.trump_colour, card: deck.name(view.table.trump) })];
  view.table.played.forEach((card, seat) => {
    if (card) said.push(fullSentence(t("play-trick-card", { player: play.name(seat), card: deck.name(card) })));
  });
  return together(said);
}

const part: ExtrasPart<AllOrNothingView> = {
  hints: { all: [hint("bet", "trick", "bets"), hint("open", "bet-open", "bets"), hint("play", "trump", "tricks")], facts: {} },
  motion,
  aloud: { table: tableAloud },
  sounds: { "round-begins": "deal", plays: "card", "has-bet": "card", "wins-trick": "collect", wins: "win" },
  Memory,
  remembers: ({ memory }) => Boolean(memory?.cannot_have.some((colours) => colours.length)),
};
export default part;
