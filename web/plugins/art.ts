/** The drawings of `src/art` as one module: `virtual:art` is the inside of one SVG, a symbol for each drawing. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/art");
const NAME = "virtual:art";

export function art(): Plugin {
  return {
    name: "art",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const files = readdirSync(FOLDER)
        .filter((file) => file.endsWith(".svg") && file !== "app.svg")
        .sort();
      const symbols = files.map((file) => {
        this.addWatchFile(resolve(FOLDER, file));
        return symbol(file.slice(0, -".svg".length), readFileSync(resolve(FOLDER, file), "utf-8"));
      });
      return `export default ${JSON.stringify(symbols.join(""))};`;
    },
  };
}

/** A drawing as a symbol, without what only a file needs. */
export function symbol(name: string, svg: string): string {
  return svg
    .replace(/<!--.*?-->/gs, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/ \/>/g, "/>")
    .replace(/<svg xmlns="[^"]*"/, `<symbol id="art-${name}"`)
    .replace("</svg>", "</symbol>")
    .trim();
}
