/** Which section of the rules pages explains the present question. */
import type { View } from "../lib/wire";

const SECTIONS: Record<string, string> = {
  turn: "turn",
  take: "effects",
  swap: "effects",
  draw: "effects",
  reveal: "effects",
  rune: "effects",
  hypnosis: "effects",
  eye: "effects",
  keep: "effects",
  hide: "effects",
  discard: "turn",
  predict: "predictions",
  bet: "bets",
  open: "bets",
  play: "tricks",
};

export function rulesSection(view: View): string {
  return SECTIONS[view.asked ?? ""] ?? "turn";
}
