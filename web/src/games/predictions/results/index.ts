/** Finished rounds and games. */
import { t } from "../../../lib/phrases";
import type { PredictionsRound } from "../../../lib/wire";
import type { ResultsPart } from "../../game";
import RoundResult from "./RoundResult.svelte";

const PAYS = new Set(["pot-paid", "hand-paid", "rune-cards-paid"]);

const part: ResultsPart = {
  scoreIcon: "rune",
  gain: (fact) => (fact.fact === "gains-rune" ? 1 : PAYS.has(fact.fact) ? (fact.runes ?? 0) : 0),
  shownBy: "hand-shown",
  RoundResult,
  title: "table-showdown",
  replayTitle: "after-showdown",
  summary(round, names) {
    const { strongest, combinations } = round as PredictionsRound;
    return t("after-round-won", { player: names[strongest] ?? "", combination: t(`combination-${combinations[strongest]}`) });
  },
  unfolded: true,
};
export default part;
