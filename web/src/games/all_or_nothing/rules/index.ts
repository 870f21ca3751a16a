/** The rules of All or Nothing as a page. */
import BetCards from "./BetCards.svelte";
import examples from "./examples.json";
import { part, steps, still, text, type Block, type Cell, type Custom, type Page, type Say } from "../../../rules/page";

const PLAYERS = ["ada", "emmy", "grace", "sofja"];

function trick({ cards, winner }: { cards: string[]; winner: number }, caption: Say): Block {
  return still(
    caption,
    ...cards.map((card, seat) => ({ name: `name-${PLAYERS[seat]}`, cards: [seat === winner ? `${card}!` : card], large: true })),
  );
}

/** Bet cards: `2 open`, `? secret`, or a number alone. */
const bets = (shown: string[]): Custom => ({ Component: BetCards, props: { bets: shown } });
const decision = (who: string, what: string, ...code: string[]): Cell[] => [
  { say: `decisions-who-${who}` },
  { say: `decisions-${what}` },
  { code },
];

const DECK_FILE = `game = "all-or-nothing"
name = "Five colours of ten"
suits = ["Red", "Yellow", "Green", "Blue", "White"]
ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]`;

const page: Page = {
  sections: [
    {
      id: "material",
      blocks: [
        text("material-players"),
        text("material-cards"),
        still("material-faces", { cards: ["12R", "9Y", "5G", "1B", "?"], large: true }),
        text("material-bets"),
        still("material-bet-cards", { custom: bets(["0", "1", "2", "3", "4", "5", "6"]) }),
      ],
    },
    {
      id: "setup",
      blocks: [
        text("setup-rounds"),
        {
          kind: "table",
          head: ["setup-round", "setup-cards"],
          rows: examples.deals.map((cards, round) => [{ text: String(round + 1) }, { text: String(cards) }]),
        },
        text("setup-dealer"),
        steps("setup-deal", "setup-trump"),
        still("setup-example", { name: "at-deck", cards: ["?", "7G!"], large: true }),
      ],
    },
    {
      id: "bets",
      blocks: [
        steps("bets-choose", "bets-say", "bets-turn"),
        still(
          "bets-example",
          { name: "name-ada", custom: bets(["2 open"]) },
          { name: "name-emmy", custom: bets(["? secret"]) },
          { name: "name-grace", custom: bets(["0 open"]) },
          { name: "name-sofja", custom: bets(["? secret"]) },
        ),
      ],
    },
    {
      id: "tricks",
      blocks: [
        text("tricks-lead"),
        part("follow", "follow", text("follow-must"), text("follow-free")),
        part(
          "winner",
          "winner",
          text("winner-about"),
          trick(examples.tricks[0]!, "winner-trump"),
          trick(examples.tricks[1]!, "winner-plain"),
        ),
      ],
    },
    {
      id: "score",
      blocks: [
        text("score-about"),
        {
          kind: "table",
          head: ["score-bet", "score-made", "score-missed"],
          rows: [
            [{ term: ["table-secret"] }, { say: "score-secret-made" }, { say: "score-secret-missed" }],
            [{ term: ["table-open"] }, { say: "score-open-made" }, { say: "score-open-missed" }],
          ],
        },
        {
          kind: "table",
          caption: "score-example",
          head: ["player", "score-bet", "score-tricks", "score-points"],
          rows: examples.points.map(({ player, bet, open, tricks, points }) => [
            { say: `name-${player}` },
            { text: String(bet), term: [open ? "table-open" : "table-secret"] },
            { text: String(tricks) },
            { text: String(points) },
          ]),
        },
        text("score-near"),
        text("score-win"),
      ],
    },
    {
      id: "options",
      blocks: [
        text("options-about"),
        {
          kind: "options",
          choices: [
            { term: ["option-players"], code: "players", values: "3–6", say: "options-players" },
            { term: ["option-rounds"], code: "rounds", values: "1–37", usual: "7", say: "options-rounds" },
            {
              term: ["option-target"],
              code: "target",
              values: { say: "options-target-values" },
              usual: { say: "options-none" },
              say: "options-target",
            },
            { term: ["option-dealer"], code: "dealer", usual: { say: "options-drawn" }, say: "options-dealer" },
            { term: ["option-deck"], code: "deck", say: "options-deck" },
          ],
        },
        { kind: "code", text: DECK_FILE },
      ],
    },
    {
      id: "decisions",
      blocks: [
        text("decisions-about"),
        {
          kind: "table",
          head: ["who", "decision", "notation"],
          rows: [decision("all", "bet", "bet 3"), decision("all", "open", "open", "secret"), decision("turn", "play", "play 7B")],
        },
        text("decisions-memory"),
        text("decisions-record"),
      ],
    },
  ],
};
export default page;
