/** Lays the drawings of `src/art` that the server's preview pictures need beside the client's files: one source for both. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/art");
const NEEDED = /^(suit|ornament|mark)-|^(back|bot|cloth|crown|rune|star)\.svg$/;

export function previewArt(): Plugin {
  return {
    name: "preview-art",
    apply: "build",
    generateBundle() {
      for (const file of readdirSync(FOLDER).filter((name) => NEEDED.test(name))) {
        this.emitFile({ type: "asset", fileName: `art/${file}`, source: readFileSync(resolve(FOLDER, file), "utf-8") });
      }
    },
  };
}
