/**
 * The Fluent catalogues of the Python package as modules: `virtual:words/fr` is what every page may say in French,
 * `virtual:words/rules-fr` the rules.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = resolve(import.meta.dirname, "../../src/foretold");
/** Shared words first, then those of each game. */
const FOLDERS = [
  resolve(PACKAGE, "words"),
  ...readdirSync(resolve(PACKAGE, "games"))
    .sort()
    .map((game) => resolve(PACKAGE, "games", game, "words")),
];
/** What the client says; the other catalogues are the server's and the terminal's. */
const TOPICS = ["web", "web-table", "web-after", "games", "bots", "facts", "play"];
/** Of the terminal's catalogue, the table in words: not its commands and files. */
const NOT_OURS = /^play-(help|command|file|save|resume|undo|bad|hint|practice|opening|which|farewell|kept|over-kept|thinking)/;
/** What only the server says of its pages, and what the terminal writes where the table is drawn here. */
const ELSEWHERE =
  /^(web-about-(home|new|lobby|games|me|learn|rules|rules-\S+|replays|table|game)|play-(percent|level-\w+|effect-then|options|seated|summary|log-\S+|standing|holding|worth|strengths|is-trump|trick|other-cards|leads|leads-first|winning|trick-before|my-bet-\w+|must-follow|need-not-follow)) =/;
const NAME = "virtual:words/";

/** Whether a chunk holds the words of a language; the server names it in the page, so that it comes with the script. */
export const isWords = (chunk: string): boolean => /^(en|fr|de|it|ja)$/.test(chunk);

/** The catalogues of some topics in a language, those that there are. */
function filesOf(lang: string, topics: readonly string[]): string[] {
  return topics.flatMap((topic) => FOLDERS.map((folder) => resolve(folder, lang, `${topic}.ftl`))).filter((file) => existsSync(file));
}

/** All messages of some topics in a language. */
export function catalogueOf(lang: string, topics: readonly string[]): string {
  return filesOf(lang, topics)
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [lang = "", rules] = id
        .slice(NAME.length + 1)
        .split("-")
        .reverse();
      const topics = rules ? [rules] : TOPICS;
      for (const file of filesOf(lang, topics)) this.addWatchFile(file);
      return `export default ${JSON.stringify(unbroken(lang, trimmed(catalogueOf(lang, topics))))};`;
    },
  };
}

/** French puts a space before some signs, at which no line may break. */
export function unbroken(lang: string, text: string): string {
  return lang === "fr" ? text.replace(/ (?=[?!:;»])/g, "\u00a0").replace(/« /g, "«\u00a0") : text;
}

/** A catalogue without comments and without what the client never says. */
export function trimmed(text: string): string {
  const lines = text.split("\n");
  const kept: string[] = [];
  let skipping = false;
  for (const line of lines) {
    if (line.startsWith("#") || line.trim() === "") continue;
    if (!/^[\s}]/.test(line)) skipping = NOT_OURS.test(line) || ELSEWHERE.test(line);
    if (!skipping) kept.push(line);
  }
  return kept.join("\n") + "\n";
}
