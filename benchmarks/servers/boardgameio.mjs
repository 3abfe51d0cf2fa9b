// A boardgame.io server with Double: node boardgameio.mjs PORT. A match is made by the first `sync` with its name.
//
// As quick as it goes: undo is off; everybody is active and the move itself looks whose turn it is, which is
// cheaper than a turn for every act; a move reads the state itself, not through a proxy.

import { createRequire } from "node:module";
import { next, start, view } from "./game.mjs";

const require = createRequire(import.meta.url);
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");
const { original } = require("immer");

const game = {
  name: "double",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }) => start(random.Shuffle),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: {
      client: false,
      move: ({ G, playerID, random }, act) =>
        next(original(G), Number(playerID), act, random.Shuffle) ?? INVALID_MOVE,
    },
  },
  endIf: ({ G }) => (G.phase === "over" ? { points: G.points } : undefined),
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
};

await Server({ games: [game], origins: [] }).run(Number(process.argv[2]));
