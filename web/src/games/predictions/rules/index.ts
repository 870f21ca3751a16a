/** The rules of All In – Predictions as a page. */
import examples from "./examples.json";
import Combinations from "./Combinations.svelte";
import { combinations } from "./combinations";
import Faces from "./Faces.svelte";
import PredictionToken from "./PredictionToken.svelte";
import { list, part, scene, steps, still, text, type Block, type Cell, type Page, type Say, type Station } from "../../../rules/page";

const HAND = ["2C", "8M", "QT", "AS"];

/** An effect: what it does, who learns what, and how it looks. */
function effect(name: string, picture: Block, about: Say = `${name}-about`): Block {
  const title: Say | [string] = name === "reveal" ? "reveal" : [`effect-${name}`];
  const icon = name === "reveal" ? "effect-reveal-3" : `effect-${name}`;
  return { kind: "part", id: name, title, icon, blocks: [text(about), { kind: "seen", say: `${name}-sees` }, picture] };
}

const decision = (who: string, what: string, ...code: string[]): Cell[] => [
  { say: `decisions-who-${who}` },
  { say: `decisions-${what}` },
  { code },
];
/** A player, and whom they predict. */
const predicts = (who: string, whom: string): Station => ({
  name: `name-${who}`,
  custom: { Component: PredictionToken, props: { predicts: `name-${whom}` }, says: [`name-${whom}`] },
});
const number = (value: number): Cell => ({ text: String(value) });

const DECK_FILE = `game = "predictions"
name = "My own deck"
suits = ["Clock", "Mask", "Scarab", "Tree"]

[effects]
"2" = ["eye", "reveal 5*"]
"3" = ["swap", "reveal 4*"]
# … 4 to 10, J, Q, K, A
"rune" = ["draw*", "rune"]

[cards]
"7S" = ["hypnosis", "take*"]`;

const COMBINATIONS: Block = {
  kind: "custom",
  custom: {
    Component: Combinations,
    says: ["score-combination", "score-side-a", "score-side-b", ...combinations.map(({ name }) => `score-${name}`)],
    cards: combinations.flatMap(({ cards }) => cards),
  },
};

const page: Page = {
  sections: [
    {
      id: "material",
      blocks: [
        text("material-players"),
        text("material-cards"),
        still("material-faces", { cards: ["AC", "KM", "QS", "7T", "R1", "?"], large: true }),
        text("material-suits"),
        text("material-runes"),
        still("material-tokens", { icons: ["rune-1", "rune-5", "rune-10", "prediction"] }),
        text("material-aid"),
        text("material-token"),
      ],
    },
    {
      id: "setup",
      blocks: [
        text("setup-rounds"),
        steps("setup-deal", "setup-gallery", "setup-pot", "setup-token", "setup-seer"),
        text("setup-sizes"),
        {
          kind: "table",
          head: ["setup-players", "setup-columns", "setup-limit", "setup-runes"],
          rows: examples.gallery.map(({ players, columns, limit, pot }) => [
            number(players),
            number(columns),
            number(limit),
            { text: pot.join(", ") },
          ]),
        },
        still("setup-start", { columns: [["JM"], ["4S"], ["_"], ["_"], ["_"]] }),
        text("setup-first"),
      ],
    },
    {
      id: "turn",
      blocks: [
        text("turn-about"),
        part(
          "play",
          "play",
          text("playing-effects"),
          text("playing-last"),
          scene(
            "playing-example",
            {
              stations: [
                { name: "at-gallery", cards: ["9C!", "2T", "KS"] },
                { name: "at-hand", cards: ["JM!", "3M", "9S", "6C", "QT"] },
              ],
            },
            {
              stations: [
                { name: "at-gallery", cards: ["JM!", "2T", "KS"] },
                { name: "at-hand", cards: ["9C!", "9S", "6C", "QT", "AS!"] },
                { name: "at-pile", cards: ["3M!"] },
              ],
            },
          ),
        ),
        part("discard", "discard", text("discard-about")),
        { kind: "part", id: "pass", title: "pass", icon: "pass", blocks: [text("pass-about")] },
        { kind: "part", id: "all-in", title: "all-in", icon: "seal-mark", blocks: [text("all-in-once"), text("all-in-after")] },
        part("end", "end", text("end-full"), text("end-limit")),
      ],
    },
    {
      id: "gallery",
      blocks: [
        text("gallery-enter"),
        scene(
          "gallery-gap",
          { name: "before", stations: [{ columns: [["7C-", "JT"], ["_"], ["3S"], ["10M"]] }] },
          { name: "after", stations: [{ columns: [["7C-", "JT"], ["KS!"], ["3S"], ["10M"]] }] },
        ),
        text("gallery-covered"),
        text("gallery-pile"),
        text("gallery-empty"),
      ],
    },
    {
      id: "effects",
      blocks: [
        text("effects-about"),
        effect(
          "take",
          scene(
            null,
            {
              name: "before",
              stations: [
                { name: "at-gallery", cards: ["4C", "KS!", "9T"] },
                { name: "at-hand", cards: HAND },
              ],
            },
            {
              name: "after",
              stations: [
                { name: "at-gallery", cards: ["4C", "_", "9T"] },
                { name: "at-hand", cards: [...HAND, "KS!"] },
              ],
            },
          ),
        ),
        effect(
          "swap",
          scene(
            null,
            {
              name: "before",
              stations: [
                { name: "at-gallery", cards: ["4C", "KS", "9T!"] },
                { name: "at-hand", cards: ["2C!", "8M", "QT", "AS"] },
              ],
            },
            {
              name: "after",
              stations: [
                { name: "at-gallery", cards: ["4C", "KS", "2C!"] },
                { name: "at-hand", cards: ["9T!", "8M", "QT", "AS"] },
              ],
            },
          ),
        ),
        effect(
          "draw",
          scene(
            null,
            {
              name: "before",
              stations: [
                { name: "at-deck", cards: ["?!"] },
                { name: "at-hand", cards: HAND },
              ],
            },
            {
              name: "after",
              stations: [
                { name: "at-deck", cards: ["?"] },
                { name: "at-hand", cards: [...HAND, "5T!"] },
              ],
            },
          ),
        ),
        effect(
          "reveal",
          scene(
            null,
            {
              name: "before",
              stations: [
                { name: "at-deck", cards: ["10C", "AM!", "6S"] },
                { name: "at-hand", cards: HAND },
              ],
            },
            {
              name: "after",
              stations: [
                { name: "at-pile", cards: ["10C", "6S"] },
                { name: "at-hand", cards: [...HAND, "AM!"] },
              ],
            },
          ),
        ),
        effect(
          "rune",
          scene(
            null,
            {
              name: "before",
              stations: [
                { name: "at-reserve", icons: ["rune-1", "rune-1", "rune-1"] },
                { name: "at-you", icons: ["rune-5"] },
              ],
            },
            {
              name: "after",
              stations: [
                { name: "at-reserve", icons: ["rune-1", "rune-1"] },
                { name: "at-you", icons: ["rune-5", "rune-1"] },
              ],
            },
          ),
        ),
        effect(
          "hypnosis",
          scene(
            null,
            { name: "before", stations: [{ name: "at-opponent", cards: ["?", "?", "?", "?", "?"] }] },
            { name: "after", stations: [{ name: "at-opponent", cards: ["?", "?", "?", "?", "?"], speech: ["combination-two-pairs"] }] },
          ),
        ),
        effect(
          "eye",
          scene(
            null,
            { name: "before", stations: [{ name: "at-opponent", cards: ["?", "?", "?", "?", "?"] }] },
            { name: "after", stations: [{ name: "at-opponent", cards: ["KC!", "KT!", "?", "3M!", "9S!"] }] },
          ),
        ),
      ],
    },
    {
      id: "predictions",
      blocks: [
        text("predictions-about"),
        list("predictions-many", "predictions-two"),
        still("predictions-example", predicts("grace", "ada"), predicts("ada", "ada"), predicts("emmy", "emmy")),
      ],
    },
    {
      id: "score",
      blocks: [
        text("score-show"),
        COMBINATIONS,
        text("score-strength"),
        text("score-ace"),
        part(
          "ties",
          "ties",
          text("ties-key"),
          list("ties-full-house", "ties-two-pairs", "ties-low", "ties-nothing"),
          text("ties-suit"),
          still(
            "ties-example",
            { name: "name-ada", cards: examples.tie.stronger.map((card) => (card.startsWith("9") ? `${card}!` : card)) },
            { name: "name-emmy", cards: examples.tie.weaker.map((card) => (card.startsWith("9") ? `${card}!` : card)) },
          ),
          text("ties-always"),
        ),
        part("pay", "pay", steps("pay-pot", "pay-hands", "pay-rune-cards"), {
          kind: "table",
          caption: "pay-example",
          head: ["player", "pay-hand", "pay-predicted", "pay-runes"],
          rows: examples.pay.hands.map(({ player, cards, predicts }) => [
            { say: `name-${player}` },
            { cards },
            { say: `name-${predicts}` },
            { say: `pay-${player}` },
          ]),
        }),
        part("win", "win", text("win-about")),
      ],
    },
    {
      id: "options",
      blocks: [
        text("options-about"),
        {
          kind: "options",
          choices: [
            { term: ["option-players"], code: "players", values: "2–5", say: "options-players" },
            { term: ["option-side", { value: "A" }], code: "side = A", usual: true, say: "options-side-a" },
            { term: ["option-side", { value: "B" }], code: "side = B", say: "options-side-b" },
            { term: ["option-discard-open"], code: "discard = open", usual: true, say: "options-open" },
            { term: ["option-discard-seer"], code: "discard = seer", say: "options-seer" },
            { term: ["option-discard-blind"], code: "discard = blind", say: "options-blind" },
            { term: ["option-heirs"], code: "heirs", say: "options-heirs" },
            { term: ["option-first"], code: "first", usual: { say: "options-drawn" }, say: "options-first" },
            { term: ["option-deck"], code: "deck", say: "options-deck" },
          ],
        },
      ],
    },
    {
      id: "deck",
      blocks: [
        text("deck-built-in"),
        { kind: "custom", custom: { Component: Faces } },
        text("deck-file"),
        { kind: "code", text: DECK_FILE },
        text("deck-checks"),
      ],
    },
    {
      id: "decisions",
      blocks: [
        text("decisions-about"),
        {
          kind: "table",
          head: ["who", "decision", "notation"],
          rows: [
            decision("turn", "turn", "play JM", "pass", "all-in"),
            decision(
              "turn",
              "effect",
              "take 3",
              "take discard",
              "swap 7C 3",
              "swap 7C discard",
              "draw",
              "reveal",
              "rune",
              "hypnosis 2",
              "eye 2",
              "skip",
            ),
            decision("turn", "keep", "keep 9T"),
            decision("target", "hide", "hide KS"),
            decision("turn", "discard", "discard 4C"),
            decision("all", "predict", "predict 2"),
          ],
        },
        text("decisions-asked"),
        text("decisions-memory"),
        text("decisions-record"),
      ],
    },
  ],
};
export default page;
