// A battle of cards for two seats, comparable to Condottiere: hidden hands, companies on the table, passing, seventeen
// regions to win, one move per action. It never ends, so that it can be measured for as long as one likes.
const REGIONS = 17;
const HAND = 10;
const CARDS = [1, 2, 3, 4, 5, 6, 10].flatMap((value) => Array(14).fill(value));
const SEATS = ["0", "1"];

const deal = (G, random) => {
  G.deck = random.Shuffle(CARDS);
  G.discard = [];
  for (const seat of SEATS) G.players[seat].hand = G.deck.splice(0, HAND);
};

const strength = (player) => player.company.reduce((sum, value) => sum + value, 0);

const endBattle = (G, random) => {
  const [first, second] = SEATS.map((seat) => strength(G.players[seat]));
  if (first !== second) G.owners[G.contested] = first > second ? "0" : "1";
  G.contested = (G.contested + 1) % REGIONS;
  G.battle += 1;
  for (const player of Object.values(G.players)) {
    G.discard.push(...player.company);
    player.company = [];
    player.passed = false;
  }
  if (SEATS.some((seat) => !G.players[seat].hand.length)) deal(G, random);
};

const settle = (G, random) => {
  for (const player of Object.values(G.players)) {
    player.strength = strength(player);
    if (!player.hand.length) player.passed = true;
  }
  if (SEATS.every((seat) => G.players[seat].passed)) endBattle(G, random);
};

const next = ({ G, ctx }) => {
  const other = (ctx.playOrderPos + 1) % ctx.numPlayers;
  return G.players[SEATS[other]].passed ? ctx.playOrderPos : other;
};

exports.game = {
  name: "battle",
  disableUndo: true, // a little faster
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const player = () => ({ hand: [], company: [], passed: false, strength: 0 });
    const G = { players: { 0: player(), 1: player() }, owners: Array(REGIONS).fill(null), contested: 0, battle: 1 };
    deal(G, random);
    return G;
  },
  moves: {
    play: ({ G, playerID, random }, index) => {
      const player = G.players[playerID];
      if (!(index in player.hand)) return "INVALID_MOVE";
      player.company.push(...player.hand.splice(index, 1));
      settle(G, random);
    },
    pass: ({ G, playerID, random }) => {
      G.players[playerID].passed = true;
      settle(G, random);
    },
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next } },
  playerView: ({ G, playerID }) => {
    const players = Object.entries(G.players).map(([seat, player]) => {
      const { hand, ...shown } = player;
      return [seat, seat === playerID ? player : { ...shown, handSize: hand.length }];
    });
    const { deck, ...shown } = G;
    return { ...shown, pile: deck.length, players: Object.fromEntries(players) };
  },
};
