// node serve.js PORT LOBBY_PORT: the multiplayer server of boardgame.io with its in-memory store.
process.env.NODE_ENV = "production";
const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
server.run({ port, lobbyConfig: { apiPort } });
