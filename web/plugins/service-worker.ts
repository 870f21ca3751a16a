/** Writes sw.js beside the page: src/sw.js with the names of the files that the client needs offline. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "../src/sw.js");

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.addWatchFile(SOURCE);
    },
    generateBundle(_, bundle) {
      // The words of other languages are kept when somebody has used them, and the rules with them.
      const all = Object.keys(bundle)
        .filter((name) => /^app\/.*\.(js|css|svg)$/.test(name) && !/\/gallery-/i.test(name))
        .map((name) => `/${name}`)
        .sort();
      const files = all.filter((name) => !/\/(words|rules)-\w\w-/.test(name));
      const rules = all.filter((name) => /\/rules-\w\w-/.test(name));
      const source = readFileSync(SOURCE, "utf-8");
      const version = createHash("sha256")
        .update(source)
        .update([...files, ...rules].join())
        .digest("hex")
        .slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source
          .replace('"__VERSION__"', JSON.stringify(version))
          .replace('["__FILES__"]', JSON.stringify(files))
          .replace('["__RULES__"]', JSON.stringify(rules)),
      });
    },
  };
}
