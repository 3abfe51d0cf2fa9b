// Double for the peers: the same pack, hands, predictions, tricks and points as ours, with the usual options.
// A state is plain data and is never changed: `next` gives a new one.

const SEATS = 4;
const SCHEDULE = [1, 2, 3, 4, 5, 5, 4, 3, 2, 1];
const START_POINTS = 15;
const EXACT_BONUS = 5;
const ALL_CHIPS = 340;
const RANKS = "23456789TJQKA";
const CARDS = (
  "AC/2H AS/2D AH/2C AD/2S KC/3D KS/3H KH/3S KD/3C QC/4S QS/4C QH/4D QD/4H JC/5H JS/5D " +
  "JH/5C JD/5S TC/6D TS/6H TH/6S TD/6C 9C/7S 9S/7C 9H/7D 9D/8H 8D/7H PO/8S FO/8C"
).split(" ");
const PACK = [...CARDS, ...CARDS];
const HALVES = new Map(CARDS.map((card) => [card, card.split("/")]));
const POPE = "PO";
const FOOL = "FO";
const NOTHING = [];
const BIDS = [0, 1, 2, 3, 4, 5].map((cards) => Array.from({ length: cards + 1 }, (_, bid) => `bid ${bid}`));
const PLAYS = new Map([...HALVES.values()].flat().map((motif) => [motif, `play ${motif}`]));

const colourless = (motif) => motif === POPE || motif === FOOL;
const suitOf = (motif) => (colourless(motif) ? null : motif[1]);

function strength(motif, trump, led) {
  if (motif === FOOL) return 29;
  if (motif === POPE) return 28;
  const rank = RANKS.indexOf(motif[0]);
  if (motif[1] === trump) return 14 + rank;
  return motif[1] === led ? 1 + rank : 0;
}

/** A match of ten rounds, the first one dealt. `shuffle` gives an array in random order. */
export function start(shuffle) {
  const dealer = shuffle([0, 1, 2, 3])[0];
  const four = (value) => Array(SEATS).fill(value);
  return deal({ number: 0, round: -1, dealer, points: four(START_POINTS), kept: four(0), changes: four(0) }, shuffle);
}

function deal(state, shuffle) {
  const round = state.round + 1;
  const cards = SCHEDULE[round];
  const dealer = (state.dealer + 1) % SEATS;
  const pack = shuffle(PACK);
  const turnUp = pack[SEATS * cards];
  return {
    ...state,
    round,
    cards,
    dealer,
    turnUp,
    trump: suitOf(HALVES.get(turnUp)[0]),
    phase: "bid",
    actor: (dealer + 1) % SEATS,
    hands: Array.from({ length: SEATS }, (_, seat) => pack.slice(seat * cards, (seat + 1) * cards)),
    bids: Array(SEATS).fill(null),
    tricks: Array(SEATS).fill(0),
    voids: Array(SEATS).fill(""),
    trick: { leader: (dealer + 1) % SEATS, plays: [] },
    seen: [],
  };
}

function ledSuit(plays) {
  for (const motif of plays) if (!colourless(motif)) return motif[1];
  return null;
}

/** What a seat may do now: `bid 2`, `play 2H`. */
export function legal(state, seat) {
  if (seat !== state.actor) return NOTHING;
  if (state.phase === "bid") return BIDS[state.cards];
  const led = ledSuit(state.trick.plays);
  const all = [];
  const following = [];
  let follows = false;
  for (const card of state.hands[seat]) {
    for (const motif of HALVES.get(card)) {
      const act = PLAYS.get(motif);
      if (all.includes(act)) continue;
      all.push(act);
      if (motif[1] === led || colourless(motif)) following.push(act);
      if (motif[1] === led) follows = true;
    }
  }
  return follows ? following : all;
}

/** The state after an act; null when it is not legal. */
export function next(state, seat, act, shuffle) {
  if (!legal(state, seat).includes(act)) return null;
  const [kind, what] = act.split(" ");
  const number = state.number + 1;
  if (kind === "bid") {
    const bids = state.bids.with(seat, Number(what));
    const actor = (seat + 1) % SEATS;
    return { ...state, number, bids, actor, phase: bids.includes(null) ? "bid" : "play" };
  }
  return play({ ...state, number }, seat, what, shuffle);
}

function play(state, seat, motif, shuffle) {
  const at = state.hands[seat].findIndex((card) => HALVES.get(card).includes(motif));
  const hands = state.hands.with(seat, state.hands[seat].toSpliced(at, 1));
  const led = ledSuit(state.trick.plays);
  const follows = led === null || colourless(motif) || motif[1] === led;
  const voids = follows ? state.voids : state.voids.with(seat, union(state.voids[seat], led));
  const trick = { leader: state.trick.leader, plays: [...state.trick.plays, motif] };
  if (trick.plays.length < SEATS) return { ...state, hands, voids, trick, actor: (seat + 1) % SEATS };
  const winner = (trick.leader + strongest(trick.plays, state.trump)) % SEATS;
  const tricks = state.tricks.with(winner, state.tricks[winner] + 1);
  const seen = [...state.seen, trick];
  const after = { ...state, hands, voids, tricks, seen, trick: { leader: winner, plays: [] }, actor: winner };
  return hands[winner].length ? after : settle(after, shuffle);
}

const union = (suits, suit) => (suits.includes(suit) ? suits : suits + suit);

function strongest(plays, trump) {
  const led = ledSuit(plays);
  let best = 0;
  for (let turn = 1; turn < plays.length; turn++) {
    if (strength(plays[turn], trump, led) > strength(plays[best], trump, led)) best = turn;
  }
  return best;
}

function settle(state, shuffle) {
  const exact = state.bids.map((bid, seat) => bid === state.tricks[seat]);
  const changes = state.bids.map((bid, seat) =>
    exact[seat] ? EXACT_BONUS + bid : -Math.min(bid, state.points[seat]),
  );
  const points = state.points.map((owned, seat) => owned + changes[seat]);
  const kept = state.kept.map((count, seat) => count + (exact[seat] ? 1 : 0));
  const after = { ...state, changes, points, kept };
  return state.round + 1 < SCHEDULE.length ? deal(after, shuffle) : { ...after, phase: "over", actor: -1 };
}

/** What a seat may know, and what it may do. */
export function view(state, seat) {
  return {
    seat,
    number: state.number,
    phase: state.phase,
    round: state.round + 1,
    rounds: SCHEDULE.length,
    cards: state.cards,
    dealer: state.dealer,
    actor: state.actor,
    turn_up: state.turnUp,
    trump: state.trump,
    hands: state.hands.map((hand, other) => (other === seat ? hand : null)),
    hand_sizes: state.hands.map((hand) => hand.length),
    bids: state.bids,
    tricks: state.tricks,
    points: state.points,
    kept: state.kept,
    changes: state.changes,
    bank: ALL_CHIPS - state.points.reduce((sum, owned) => sum + owned, 0),
    trick: state.trick,
    seen: state.seen,
    voids: state.voids,
    acts: legal(state, seat),
  };
}
