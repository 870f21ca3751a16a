/** Which section of the rules explains what, and why something can't be chosen. */
import type { PredictionsView } from "../../../lib/wire";
import type { Target } from "../../../table/choices/choices";
import type { WhyNot } from "../../../table/choices/why-not";
import type { Help } from "../../game";

const QUESTIONS: Record<NonNullable<PredictionsView["asked"]>, string> = {
  turn: "turn",
  take: "take",
  swap: "swap",
  draw: "draw",
  reveal: "reveal",
  rune: "rune",
  hypnosis: "hypnosis",
  eye: "eye",
  keep: "reveal",
  hide: "eye",
  discard: "discard",
  predict: "predictions",
};

function reason({ asked, table }: PredictionsView, target: Target): WhyNot | null {
  const [kind, name] = target.split(":");
  const fromGallery = asked === "take" || asked === "swap";
  if (kind === "covered" && fromGallery) return { reason: "covered", section: "gallery" };
  if (kind === "seat" && (asked === "hypnosis" || asked === "eye") && table.all_in === Number(name))
    return { reason: "all-in", section: "all-in" };
  return target === "pile" && fromGallery ? { reason: "pile", section: "options" } : null;
}

export const help: Help<PredictionsView> = {
  questions: QUESTIONS,
  turn: "turn",
  end: "win",
  everybody: ["predict"],
  reason,
  reasons: ["gallery", "all-in", "options"],
  rule: ({ asked }) => (asked && asked !== "turn" ? `play-rules-predictions-${asked}` : null),
};
