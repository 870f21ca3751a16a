/** How the log tells facts. */
import { counted, t } from "../../../lib/phrases";
import type { LogRules } from "../../game";
import { effectName, readEffect } from "../cards/effects";

/** Facts that others show better: one's hand, a hand's cards at the showdown, what a second fact tells by name. */
const HIDDEN = new Set(["dealt", "hand-card", "deck-order", "reveals"]);
const REPEATED = new Set(["draws", "keeps", "discards", "has-predicted"]);

export const log: LogRules = {
  // Nor that nothing was paid or left.
  hides: (fact) => HIDDEN.has(fact.fact) || fact.runes === 0,
  repeats: (fact) => REPEATED.has(fact.fact),
  argument(key, value) {
    if (key === "combination") return t(`combination-${value}`);
    if (key === "effect") return effectName(readEffect(String(value)));
    if (key === "place") return value === "discard" ? t("place-discard") : t("place-number", { number: counted(String(value)) });
    return key === "column" ? counted(String(value)) : null;
  },
};
