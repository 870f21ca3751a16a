/** Nothing outside this folder knows a game by name; a new game is a new folder. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { GENERIC } from "./modules";

const SRC = resolve(import.meta.dirname, "..");
const WIRE = join(SRC, "lib/wire.ts");
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== GENERIC)
  .map(({ name }) => name);
/** `all_or_nothing` is `all-or-nothing` to the server and `AllOrNothing…` in types. */
const slugs = [...new Set(folders.flatMap((name) => [name, name.replaceAll("_", "-")]))];
const typePrefixes = folders.map((name) => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()));
const types = [...readFileSync(WIRE, "utf-8").matchAll(/^export interface (\w+)/gm)]
  .map((match) => match[1] ?? "")
  .filter((name) => typePrefixes.some((prefix) => name.startsWith(prefix)));

/** The files that may know no game: not this folder, the gallery page for developers, the generated types, and tests. */
const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => /\.(ts|svelte|js|css)$/.test(path) && !path.endsWith(".test.ts") && path !== WIRE)
  .filter((path) => !/^(games|dev)\//.test(relative(SRC, path)));

describe("outside web/src/games", () => {
  test("there are files, games and types to look for", () => {
    expect(files.length).toBeGreaterThan(60);
    expect(slugs).toContain("all-or-nothing");
    expect(types).toEqual(expect.arrayContaining(["AllOrNothingView", "PredictionsView"]));
  });

  test("no file names a game or a type of its view", () => {
    const word = new RegExp(`\\b(?:${[...slugs, ...types].join("|")})\\b`);
    const found = files.flatMap((path) => {
      const lines = readFileSync(path, "utf-8").split("\n");
      return lines.flatMap((line, at) => (word.test(line) ? [`${relative(SRC, path)}:${at + 1}: ${line.trim()}`] : []));
    });
    expect(found).toEqual([]);
  });
});

describe.each(folders)("the folder %s", (name) => {
  test("has every part of a game", () => {
    const there = readdirSync(join(import.meta.dirname, name), { recursive: true }).map(String);
    const parts = ["listing.ts", "cards/index.ts", "table/index.ts", "extras/index.ts", "results/index.ts", "rules/index.ts"];
    expect(parts.filter((part) => !there.includes(part))).toEqual([]);
  });
});
