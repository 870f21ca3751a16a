/** Moving between choices with the arrow keys: to the nearest one in that direction. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** The place in the list of the box to go to, or -1 if there is none that way. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [x, y] = middle(from);
  const across = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [bx, by] = middle(box);
    const ahead = sign * (across ? bx - x : by - y);
    const aside = Math.abs(across ? by - y : bx - x);
    // Straight ahead is nearer than aslant.
    const distance = ahead + aside * (across ? 3 : 1.2);
    if (ahead > 4 && distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** Whether keys are wanted elsewhere: in a field, or in a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches("input, textarea, select, [contenteditable]") || target.closest("dialog") !== null)
  );
}
