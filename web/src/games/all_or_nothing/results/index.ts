/** Finished rounds and games. */
import { t } from "../../../lib/phrases";
import type { AllOrNothingRound } from "../../../lib/wire";
import { list } from "../../../lib/words.svelte";
import type { ResultsPart } from "../../game";
import RoundResult from "./RoundResult.svelte";

const part: ResultsPart = {
  scoreIcon: "star",
  gain: (fact) => (fact.fact === "scores" ? (fact.points ?? 0) : 0),
  // Tricks, and the bet.
  note: (fact) => (fact.fact === "scores" && typeof fact.bet === "number" ? `${fact.tricks}/${fact.bet}` : null),
  roundNote(round, seat) {
    const { tricks, bets } = round as AllOrNothingRound;
    return `${tricks[seat]}/${bets[seat]}`;
  },
  shownBy: "scores",
  RoundResult,
  title: "table-round-over",
  replayTitle: "after-round-end",
  summary(round, names) {
    const { bets, tricks } = round as AllOrNothingRound;
    const made = bets.flatMap((bet, seat) => (bet === tricks[seat] ? [names[seat] ?? ""] : []));
    return t("after-round-made", { count: made.length, players: list(made) });
  },
  heading: (round, deck) => t("after-round-trump", { card: deck.name((round as AllOrNothingRound).trump) }),
  unfolded: false,
};
export default part;
