/** All drawings of `art/` as symbols of one hidden SVG, so that a card's icons cost one element each. */
import symbols from "virtual:art";

let drawn = false;

/** The id of a drawing in the page. */
export function symbolId(name: string): string {
  return `art-${name}`;
}

/** Put the symbols into the page, once. */
export function drawSprite(): void {
  if (drawn || typeof document === "undefined") return;
  drawn = true;
  const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  // Not `display: none`: gradients inside would not be painted then.
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.classList.add("art-sprite");
  sprite.innerHTML = symbols;
  document.body.prepend(sprite);
}
