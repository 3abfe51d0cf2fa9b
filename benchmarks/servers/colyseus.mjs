// A Colyseus server with Double: node colyseus.mjs PORT. Each seat is sent its own view as a message.
//
// Messages and not synchronised state: with a view for each client that is the quicker way, and the lighter one
// for the client. The next match is dealt when the last one is over and anybody asks for it.

import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { next, start, view } from "./game.mjs";

const SEATS = 4;

function shuffle(cards) {
  const order = cards.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

class DoubleRoom extends Room {
  maxClients = SEATS;
  patchRate = null;

  messages = {
    act: (client, act) => {
      const after = next(this.match, this.seats.indexOf(client), act, shuffle);
      if (after === null) return client.send("refused", act);
      this.match = after;
      return this.tell();
    },
    again: () => {
      if (this.match.phase === "over") this.begin();
    },
  };

  onCreate() {
    this.seats = [];
  }

  onJoin(client) {
    this.seats.push(client);
    if (this.seats.length === SEATS) this.begin();
  }

  begin() {
    this.match = start(shuffle);
    this.tell();
  }

  tell() {
    this.seats.forEach((client, seat) => client.send("view", view(this.match, seat)));
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("double", DoubleRoom);
await server.listen(Number(process.argv[2]));
console.log("listening");
