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

/** Where the rules pages explain a section of a game. */
export function rulesAddress(game: View["game"], section: string): string {
  return `/rules/${game}${section ? `#${section}` : ""}`;
}

/** The section for what is asked now. */
export function rulesSection(view: View): string {
  return SECTIONS[view.asked ?? ""] ?? "turn";
}
