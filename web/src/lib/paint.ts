/**
 * What a person sees first. The answer to a click often comes before the frame that shows the click: worked on at once, it would keep
 * that frame waiting. So what answers a person's own hand is painted first, and what came meanwhile follows, in its order.
 */

/** No frame is waited for longer: a window may be covered, and paint none. */
const LONGEST = 50;
/** Which frame is waited for; null: none. */
let held: symbol | null = null;
let waiting: (() => void)[] = [];

/** Do something once what has just changed is painted: what can wait a moment does not keep the cards waiting. */
export function afterPaint(work: () => void): void {
  if (document.hidden)
    setTimeout(work); // nothing is painted then
  else requestAnimationFrame(() => setTimeout(work));
}

/** Something has changed at a person's hand: let it be painted before anything that `inTurn` is given. */
export function paintFirst(): void {
  if (held) return;
  const frame = (held = Symbol("frame"));
  const goOn = (): void => {
    if (held === frame) release();
  };
  // When the second frame begins, the first is on the screen: until then the processor is its own. And after the second, not in it: what has
  // to be changed, and the frame that shows it, would be one stretch of work.
  if (document.hidden) setTimeout(goOn);
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)));
  setTimeout(goOn, LONGEST);
}

/** Do something now, or when what goes first is painted. */
export function inTurn(work: () => void): void {
  if (held) waiting.push(work);
  else work();
}

function release(): void {
  held = null;
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}
