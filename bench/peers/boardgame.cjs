// A boardgame.io server: `node boardgame.cjs PORT [FOLDER]`; with a folder it keeps its matches in files there.
const { Server, FlatFile } = require("boardgame.io/server");

const table = {
  name: "table",
  setup: ({ ctx }) => ({ scores: Array(ctx.numPlayers).fill(0), hand: Array(12).fill("red-7") }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, card) => {
      G.scores[ctx.currentPlayer] += 1;
      G.hand[G.scores[0] % 12] = card;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [table], origins: ["*"], db }).run(Number(port), () => console.log("ready"));
