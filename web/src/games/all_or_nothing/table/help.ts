/** Which section of the rules explains what, and why something can't be chosen. */
import type { AllOrNothingView } from "../../../lib/wire";
import type { Help } from "../../game";

const QUESTIONS: Record<NonNullable<AllOrNothingView["asked"]>, string> = { bet: "bets", open: "bets", play: "follow" };

export const help: Help<AllOrNothingView> = {
  questions: QUESTIONS,
  turn: "tricks",
  end: "score",
  everybody: ["bet", "open"],
  reason: ({ asked }, target) => (asked === "play" && target.startsWith("card:") ? { reason: "follow", section: "follow" } : null),
  reasons: ["follow"],
  rule: ({ asked }) => asked && `play-rules-all-or-nothing-${asked}`,
};
