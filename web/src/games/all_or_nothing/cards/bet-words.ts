import { t } from "../../../lib/phrases";

/** A bet in words, as far as it is known. */
export function betWords(bet: number | null, open: boolean | null): string {
  if (bet === null) return t(open === null ? "play-bet-chosen" : open ? "play-bet-open-hidden" : "play-bet-secret-hidden");
  return t(open === null ? "play-bet-unsaid" : open ? "play-bet-open" : "play-bet-secret", { bet });
}
