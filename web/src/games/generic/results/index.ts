/** Finished rounds and games of which only their own names are known. */
import { t } from "../../../lib/phrases";
import type { ResultsPart } from "../../game";
import { gainOf, itemsOf, valueWords } from "../view";
import RoundResult from "./RoundResult.svelte";

const part: ResultsPart = {
  scoreIcon: "star",
  gain: (fact) => (typeof fact.points === "number" ? fact.points : 0),
  agrees: (totals, scores) => scores.every((score, seat) => score === totals[seat]),
  shownBy: "scores",
  RoundResult,
  title: "table-round-over",
  replayTitle: "after-round-end",
  summary(round, names) {
    const gains = names.flatMap((name, seat) =>
      gainOf(round, seat) === null ? [] : [t("play-note", { choice: name, note: String(gainOf(round, seat)) })],
    );
    const lines = itemsOf(round, names).map((item) => `${item.label} ${"cards" in item ? valueWords(item.cards) : item.text}`);
    return (gains.length ? gains : lines).join(" · ");
  },
  unfolded: false,
};
export default part;
