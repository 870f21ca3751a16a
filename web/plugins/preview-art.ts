/** Lays the drawings of `src/art`, and the font, that the server's preview pictures need beside the client's files. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/art");
/** The font with its licence, from npm. */
const FONT = resolve(import.meta.dirname, "../node_modules/@expo-google-fonts/eb-garamond");
const OF_FONT = { "EBGaramond-SemiBold.ttf": "600SemiBold/EBGaramond_600SemiBold.ttf", "EBGaramond-OFL.txt": "LICENSE_FONT" };
const NEEDED = /^(suit|ornament|mark)-|^(back|bot|cloth|crown|rune|star)\.svg$/;

export function previewArt(): Plugin {
  return {
    name: "preview-art",
    apply: "build",
    generateBundle() {
      for (const file of readdirSync(FOLDER).filter((name) => NEEDED.test(name))) {
        this.emitFile({ type: "asset", fileName: `art/${file}`, source: readFileSync(resolve(FOLDER, file), "utf-8") });
      }
      for (const [name, file] of Object.entries(OF_FONT)) {
        this.emitFile({ type: "asset", fileName: `art/${name}`, source: readFileSync(resolve(FONT, file)) });
      }
    },
  };
}
