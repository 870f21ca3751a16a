/** All drawings of `art/` as symbols of one hidden SVG, so that a card's icons cost one element each. */
const files = import.meta.glob<string>(["../art/*.svg", "!../art/app.svg"], { query: "?raw", import: "default", eager: true });
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
  const parser = new DOMParser();
  for (const [path, text] of Object.entries(files)) {
    const name = path.replace(/^.*\/(.*)\.svg$/, "$1");
    sprite.append(symbol(name, parser.parseFromString(text, "image/svg+xml").documentElement));
  }
  document.body.prepend(sprite);
}

function symbol(name: string, source: Element): Element {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "symbol");
  for (const { name: key, value } of source.attributes) if (key !== "xmlns") made.setAttribute(key, value);
  made.id = symbolId(name);
  made.append(...source.childNodes);
  return made;
}
