/**
 * The marks inside a text of the rules: **strong**, [JM] a card, [i:star] a drawing, [#turn …] a link to a section,
 * [ours …] a note that the printed rules leave it open.
 */

export type Piece =
  { text: string } | { strong: string } | { card: string } | { icon: string } | { ours: string } | { link: string; text: string };

const MARK = /\*\*([^*]+)\*\*|\[i:([\w-]+)\]|\[ours ([^\]]+)\]|\[#([\w-]+) ([^\]]+)\]|\[([^\]]+)\]/g;

/** A text in pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    const [all, strong, icon, ours, link, label, card] = match;
    if (strong) found.push({ strong });
    else if (icon) found.push({ icon });
    else if (ours) found.push({ ours });
    else if (link) found.push({ link, text: label ?? "" });
    else found.push({ card: card ?? "" });
    at = match.index + all.length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}
