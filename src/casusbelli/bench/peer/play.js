// node play.js PORT LOBBY_PORT TABLES: two players at each table over socket.io, on bare WebSockets so that they cost little.
// Reads `go` and `rest` from the standard input and answers with the number of confirmed moves so far.
const readline = require("node:readline");
const WebSocket = require("ws");

const [port, lobbyPort, tables] = process.argv.slice(2).map(Number);
const ROOM = "/battle,";
let acted = 0;
let isPlaying = false;
const players = [];

const post = async (path, body) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${lobbyPort}/games/battle${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return answer.json();
};

class Player {
  constructor(matchID, playerID, credentials) {
    Object.assign(this, { matchID, playerID, credentials, state: null, asked: null });
    this.synced = new Promise((resolve) => (this.resolve = resolve));
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    this.socket.on("message", (data) => this.hear(data.toString()));
  }

  emit(...message) {
    this.socket.send(`42${ROOM}${JSON.stringify(message)}`);
  }

  hear(text) {
    if (text[0] === "0") this.socket.send(`40${ROOM}`);
    else if (text[0] === "2") this.socket.send("3");
    else if (text.startsWith(`40${ROOM}`)) this.emit("sync", this.matchID, this.playerID, this.credentials, 2);
    else if (text.startsWith(`42${ROOM}`)) this.told(...JSON.parse(text.slice(2 + ROOM.length)));
  }

  told(kind, _matchID, content) {
    if (kind === "sync") this.state = content.state;
    else if (kind === "update") this.state = content;
    else return;
    if (this.asked !== null && this.state._stateID > this.asked) {
      acted += 1;
      this.asked = null;
    }
    this.resolve();
    if (isPlaying) this.act();
  }

  act() {
    const { G, ctx, _stateID } = this.state;
    if (ctx.currentPlayer !== this.playerID || this.asked !== null) return;
    const { hand } = G.players[this.playerID];
    const choice = Math.floor(Math.random() * (hand.length + 1));
    const [type, args] = choice < hand.length ? ["play", [choice]] : ["pass", []];
    const payload = { type, args, playerID: this.playerID, credentials: this.credentials };
    this.asked = _stateID;
    this.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.matchID, this.playerID);
  }
}

const seat = async () => {
  const { matchID } = await post("/create", { numPlayers: 2 });
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/${matchID}/join`, { playerID, playerName: playerID });
    const player = new Player(matchID, playerID, playerCredentials);
    await player.synced;
    players.push(player);
  }
};

const main = async () => {
  for (let count = 0; count < tables; count += 1) await seat();
  console.log(acted);
  for await (const line of readline.createInterface({ input: process.stdin })) {
    isPlaying = line === "go";
    if (isPlaying) for (const player of players) player.act();
    console.log(acted);
  }
  process.exit(0);
};

main();
