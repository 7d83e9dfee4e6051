/** Hand-made frames of Regicide: every state of the board, by name. */

const NAMES = ["Ada", "Bo", "Inês", "Marek"];
const HAND = ["5D", "5S", "AC", "3H", "8H", "9C"];

/** @param {string[]} cards */
const play = (...cards) => ({ do: "play", cards });

/** Every set that may be played from `HAND`. */
const PLAYS = [
  ...HAND.map((card) => play(card)),
  play("5D", "5S"),
  ...["5D", "5S", "3H", "8H", "9C"].map((card) => play("AC", card)),
];

/** @param {number} felled @param {string} now */
function castle(felled, now) {
  const down = ["JC", "JH", "JS", "JD", "QH", "QC", "QD", "QS", "KD", "KH", "KS", "KC"];
  return down.map((card, at) => {
    const rank = card[0];
    if (at < felled)
      return { rank, state: [0, 3].includes(at) ? "exact" : "felled", card };
    if (at === felled) return { rank, state: "now", card: now };
    return { rank, state: "to-come", card: null };
  });
}

/** @param {object} [changes] */
function enemy(changes = {}) {
  return {
    card: "QS",
    rank: "Q",
    suit: "S",
    full_health: 30,
    damage: 16,
    health: 14,
    full_attack: 15,
    shield: 0,
    attack: 15,
    immune: true,
    lifted_by: null,
    banked: 4,
    ...changes,
  };
}

const KING = {
  card: "KC",
  rank: "K",
  suit: "C",
  full_health: 40,
  damage: 12,
  health: 28,
  full_attack: 20,
  shield: 7,
  attack: 13,
  immune: false,
  lifted_by: 1,
  banked: 0,
};

/** @param {number} count */
function seats(count) {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    hand: [6, 4, 5, 3][seat],
    known: seat === 1 ? ["JD"] : [],
    yielded: seat === 2,
    left: false,
  }));
}

/**
 * @param {object} [view] What differs from the table at rest.
 * @param {object} [match]
 * @param {{ count?: number, me?: number | null }} [table]
 */
function frame(view = {}, match = {}, { count = 3, me = 0 } = {}) {
  return {
    me,
    names: NAMES.slice(0, count),
    match: {
      match: "m1",
      seq: 19,
      round: 1,
      window: null,
      events: [],
      legal: [],
      choices: [],
      acting: [0],
      clock: [{ kind: "turn", seats: [0], deadline: 72_000, length: 90_000 }],
      undo: false,
      prompt: { code: "player-plays", params: { seat: 1 } },
      blocked: [],
      phrases: [],
      outcome: null,
      ...match,
      view: {
        phase: "play",
        turn: 19,
        bonus: false,
        active: 0,
        next: count > 1 ? 1 : 0,
        order: NAMES.slice(0, count).map((_, seat) => seat),
        seats: seats(count),
        hand_limit: [8, 7, 6, 5][count - 1],
        enemy: enemy(),
        castle: castle(5, "QS"),
        table: [
          { seat: 0, cards: ["6C"], value: 6 },
          { seat: 1, cards: ["4S"], value: 4 },
        ],
        tavern: 15,
        tavern_known: [],
        discard: 14,
        discard_top: "KD",
        discard_cards: null,
        must_pay: 0,
        yield_barred: null,
        solo: null,
        loss: null,
        medal: null,
        hand: me === null ? null : HAND,
        drawn: me === null ? [] : ["9C"],
        ...view,
      },
    },
  };
}

const YIELD = {
  do: "yield",
  counter: { attack: 15, hand: 31, pays: "yes", margin: 16 },
};

const TWO_FIVES = {
  do: "play",
  total: 10,
  powers: [
    {
      suit: "D",
      power: "draw",
      value: 10,
      count: 5,
      draws: [
        [0, 2],
        [1, 2],
        [2, 1],
      ],
    },
    { suit: "S", power: "shield", value: 10, count: 0, blocked: true, banked: 10 },
  ],
  strike: { damage: 10, before: 14, after: 4 },
  counter: { attack: 15, hand: 21, pays: "yes", margin: 6, unknown: 2 },
};

const EXACT = {
  do: "play",
  total: 9,
  powers: [
    {
      suit: "D",
      power: "draw",
      value: 9,
      count: 6,
      draws: [
        [0, 3],
        [1, 1],
        [2, 2],
      ],
    },
    { suit: "H", power: "heal", value: 9, count: 0, blocked: true },
    { suit: "S", power: "shield", value: 9, count: 9 },
  ],
  strike: { damage: 9, before: 9, after: 0, kill: "exact" },
};

const DOOM = {
  do: "play",
  total: 9,
  powers: [{ suit: "C", power: "double", value: 9, count: 9 }],
  strike: { damage: 18, before: 14, after: 0, kill: "over", over: 4 },
};

const MY_TURN = {
  legal: [...PLAYS, { do: "yield" }],
  prompt: { code: "your-turn", params: { turn: 19, attack: 15, bonus: false } },
  phrases: [
    { code: "tavern-left", params: { count: 15 } },
    { code: "my-hand", params: { count: 6 } },
    { code: "enemy-health", params: { card: "QS", count: 14 } },
  ],
};

/** The clock when it says what happens at zero. */
const LAST_SECONDS = [{ kind: "turn", seats: [0], deadline: 9_000, length: 90_000 }];

/** What the server would say of a draft. @param {any} draft */
function foresee(draft) {
  if (draft.do === "yield") return YIELD;
  if (draft.do === "flip")
    return { do: "flip", flip: { discards: 6, draws: 8, flips: 1, medal: "silver" } };
  if (draft.cards.join() === "9C") return DOOM;
  if (draft.cards.join() === "5D,5S") return TWO_FIVES;
  return { type: "error", code: "numbers-differ" };
}

const PAY = {
  legal: [{ do: "pay", cards: ["8H", "9C"] }],
  choices: [
    {
      kind: "pay",
      cards: HAND,
      min: 2,
      max: 6,
      sum: 15,
      values: [5, 5, 1, 3, 8, 9],
    },
  ],
  blocked: [{ control: "play", code: "must-pay", rule: "R8" }],
  prompt: { code: "pay-attack", params: { due: 15, hand: 31 } },
};

/** @param {string[]} picked @param {object} [view] */
const paying = (picked, view = {}) => ({
  ...frame({ phase: "defend", must_pay: 15, drawn: [], ...view }, PAY),
  local: { picked },
});

const SOLO_VIEW = {
  solo: { flips: 2, medal: "gold" },
  yield_barred: "yield-solo",
  hand: [...HAND, "10D", "KH"],
  seats: [{ seat: 0, hand: 8, known: ["KH"], yielded: false, left: false }],
  drawn: [],
};

const SOLO = {
  legal: [...PLAYS, play("10D"), play("KH"), { do: "flip" }],
  blocked: [{ control: "yield", code: "yield-solo", rule: "R36" }],
  prompt: {
    code: "your-turn-play",
    params: { turn: 19, attack: 15, bonus: false, why: "yield-solo" },
  },
};

/** @param {number} felled @param {object} [more] */
function outcome(felled, more = {}) {
  return {
    reason: "won",
    results: [0, 1, 2].map((seat) => ({ seat, placing: 1, score: felled })),
    awards: {},
    facts: { won: true, felled, exact: 2, turns: 31, flips: 1, seat: 1, ...more },
  };
}

const WON = {
  phase: "won",
  enemy: null,
  castle: castle(12, ""),
  drawn: [],
  hand: [],
};

const LOST = {
  phase: "lost",
  enemy: enemy({ ...KING, card: "KH", suit: "H", immune: true }),
  castle: castle(9, "KH"),
  loss: { reason: "cannot-pay", seat: 1, attack: 13, worth: 9 },
};

/** @param {object} view @param {any} ended @param {any} prompt @param {any} table */
const over = (view, ended, prompt, table = {}) => ({
  ...frame(view, { outcome: ended, prompt, acting: [], clock: [] }, table),
  result: true,
});

const THREES = {
  ...frame(
    {
      hand: ["3D", "3H", "3S", "AS", "8C", "10D"],
      drawn: [],
      enemy: enemy({
        card: "JH",
        rank: "J",
        suit: "H",
        full_health: 20,
        health: 9,
        full_attack: 10,
        attack: 10,
        banked: 0,
      }),
      castle: castle(2, "JH"),
    },
    {
      ...MY_TURN,
      legal: [play("3D", "3H", "3S"), play("3D"), play("AS", "3D"), { do: "yield" }],
    },
  ),
  local: { picked: ["3D-1", "3H-1", "3S-1"] },
  preview: () => EXACT,
};

/** @param {object} [more] */
const mine = (more = {}) => ({ ...frame({}, MY_TURN), preview: foresee, ...more });

/** What Bo's play came to, as all are told of it. */
const STRUCK = [
  { type: "turn-started", seat: 1, turn: 20, bonus: false },
  { type: "cards-played", seat: 1, cards: ["AD", "AH"], value: 2 },
  { type: "healed", seat: 1, value: 2, count: 2, top: "KD" },
  {
    type: "drew",
    seat: 1,
    value: 2,
    count: 2,
    drawings: [
      { seat: 1, count: 1, cards: null, known: [] },
      { seat: 2, count: 1, cards: null, known: [] },
    ],
  },
  { type: "struck", seat: 1, damage: 4, doubled: false, left: 10 },
];

/** The same where it is the last blow. @param {boolean} exact */
const felled = (exact) => [
  { type: "turn-started", seat: 1, turn: 20, bonus: false },
  { type: "cards-played", seat: 1, cards: ["7C"], value: 7 },
  { type: "struck", seat: 1, damage: 14, doubled: true, left: 0 },
  { type: "royal-felled", seat: 1, card: "QS", exact, table: ["6C", "4S", "7C"] },
  { type: "enemy-revealed", card: "KH", number: 9, health: 40, attack: 20 },
  { type: "turn-started", seat: 1, turn: 21, bonus: true },
];

/** @param {any[]} events @param {object} view @param {object} [table] */
const told = (events, view, table = {}) => ({
  ...frame(
    { active: 1, next: 2, turn: 20, drawn: [], ...view },
    { seq: 20, events },
    table,
  ),
  since: events,
});

const DEFENDING = {
  phase: "defend",
  must_pay: 15,
  enemy: enemy({ damage: 20, health: 10 }),
  table: [{ seat: 1, cards: ["AD", "AH"], value: 2 }],
};

const NEXT_ROYAL = {
  turn: 21,
  bonus: true,
  castle: castle(8, "KH"),
  enemy: enemy({ ...KING, card: "KH", suit: "H", health: 40, damage: 0, immune: true }),
  table: [],
};

/** Names as long as they may be. @param {any} state */
const long = (state) => ({
  ...state,
  names: [
    "Maximiliane-Theodora",
    "Bartholomew Fothergi",
    "Wolfeschlegelsteinha",
    "Nagyszentmiklós Ádám",
  ],
});

/** Every state, and what is picked in it. @type {Record<string, any>} */
export const states = {
  picked: mine({ local: { picked: ["5D-1", "5S-1"] } }),
  "my-turn": mine(),
  "why-not": mine({
    local: {
      picked: ["5D-1"],
      whyNot: new Map([["5D+8H", "numbers-differ"]]),
      refused: "8H-1",
    },
  }),
  exact: THREES,
  overkill: mine({ local: { picked: ["9C-1"] } }),
  "yield-first": mine({ local: { armed: "yield" } }),
  "yield-barred": {
    ...frame(
      { yield_barred: "yield-barred" },
      {
        legal: PLAYS,
        blocked: [{ control: "yield", code: "yield-barred", rule: "R36" }],
        prompt: {
          code: "your-turn-play",
          params: { turn: 19, attack: 15, bonus: false, why: "yield-barred" },
        },
      },
    ),
    preview: foresee,
  },
  "zero-yield": frame({}, { ...MY_TURN, clock: LAST_SECONDS }),
  "zero-play": frame({}, { ...MY_TURN, legal: PLAYS, clock: LAST_SECONDS }),
  "zero-pay": frame(
    { phase: "defend", must_pay: 15, drawn: [] },
    { ...PAY, clock: LAST_SECONDS },
  ),
  pay: paying([]),
  "pay-short": paying(["5D-1"]),
  "pay-even": paying(["5D-1", "5S-1", "AC-1", "3H-1", "8H-1"].slice(0, 2)),
  "pay-over": paying(["8H-1", "9C-1", "3H-1"]),
  jester: {
    ...frame(
      { hand: ["X", "4H", "10D"], drawn: [] },
      { ...MY_TURN, legal: [play("X"), play("4H"), play("10D"), { do: "yield" }] },
      { count: 4 },
    ),
    local: { picked: ["X-1"] },
    preview: () => ({
      do: "play",
      total: 0,
      jester: { lifts: "S", attack: 11, shield: 4 },
    }),
  },
  choose: frame(
    { phase: "choose-next" },
    {
      legal: [0, 1, 2, 3].map((seat) => ({ do: "choose", seat })),
      prompt: { code: "choose-next", params: {} },
      phrases: [{ code: "like-to-go-next" }, { code: "rather-not-next" }],
    },
    { count: 4 },
  ),
  "their-turn": frame({ active: 1, next: 2, drawn: [] }, { acting: [1] }),
  struck: told(STRUCK, DEFENDING),
  "felled-exactly": told(felled(true), NEXT_ROYAL),
  felled: told(felled(false), NEXT_ROYAL),
  "long-names": long({ ...told(STRUCK, DEFENDING, { count: 4 }) }),
  "long-names-choose": long(
    frame(
      { phase: "choose-next" },
      {
        legal: [0, 1, 2, 3].map((seat) => ({ do: "choose", seat })),
        prompt: { code: "choose-next", params: {} },
      },
      { count: 4 },
    ),
  ),
  "long-names-waiting": long(
    frame(
      { phase: "defend", must_pay: 15, active: 1, next: 2, drawn: [] },
      { acting: [1], prompt: { code: "player-pays", params: { seat: 1, due: 15 } } },
      { count: 4 },
    ),
  ),
  spectator: frame({ active: 1, next: 2 }, { acting: [1] }, { me: null }),
  lifted: {
    ...frame({ enemy: KING, castle: castle(11, "KC"), tavern_known: ["QD"] }, MY_TURN),
    preview: foresee,
  },
  solo: { ...frame(SOLO_VIEW, SOLO, { count: 1 }), preview: foresee },
  "solo-flip": {
    ...frame(SOLO_VIEW, SOLO, { count: 1 }),
    local: { armed: "flip" },
    preview: foresee,
  },
  "solo-pay": frame(
    { ...SOLO_VIEW, phase: "defend", must_pay: 15 },
    {
      ...PAY,
      legal: [...PAY.legal, { do: "flip" }],
      prompt: { code: "pay-or-flip", params: { due: 15, hand: 31, flips: 2 } },
    },
    { count: 1 },
  ),
  "solo-only-flip": frame(
    {
      ...SOLO_VIEW,
      phase: "defend",
      must_pay: 15,
      hand: ["3H"],
      solo: { flips: 1, medal: "silver" },
    },
    {
      legal: [{ do: "flip" }],
      prompt: { code: "pay-or-flip", params: { due: 15, hand: 3, flips: 1 } },
    },
    { count: 1 },
  ),
  "empty-hand": frame(
    { hand: [], drawn: [], discard: 0, discard_top: null, table: [] },
    {
      legal: [{ do: "yield" }],
      prompt: {
        code: "your-turn-empty",
        params: { turn: 1, attack: 0, bonus: false, why: null },
      },
    },
  ),
  discard: {
    ...frame({ discard_cards: ["KD", "9D", "6S", "5H"] }, MY_TURN),
    local: { sheet: { kind: "discard" } },
  },
  castle: mine({ local: { sheet: { kind: "castle" } } }),
  seat: mine({ local: { sheet: { kind: "seat", seat: 2 } } }),
  reading: mine({ local: { reading: "9C" } }),
  pending: mine({
    local: { picked: ["5D-1", "5S-1"], sent: ["5D-1", "5S-1"] },
    pending: [{ id: "1", type: "move", move: play("5D", "5S") }],
  }),
  refused: mine({
    refusal: { code: "set-over-ten", message: "", details: { rule: "R13" } },
  }),
  offline: mine({ live: false }),
  won: over(
    WON,
    outcome(12),
    { code: "match-won", params: { seat: 1, medal: null } },
    {},
  ),
  "won-gold": over(
    { ...SOLO_VIEW, ...WON, medal: "gold" },
    outcome(12, { flips: 0, seat: 0 }),
    { code: "match-won", params: { seat: 0, medal: "gold" } },
    { count: 1 },
  ),
  lost: over(
    LOST,
    { ...outcome(9, { won: false }), reason: "cannot-pay" },
    {
      code: "match-lost",
      params: { seat: 1, reason: "cannot-pay", attack: 13, worth: 9 },
    },
  ),
  abandoned: over(
    { phase: "abandoned" },
    { ...outcome(5, { won: false, seat: 2 }), reason: "abandoned" },
    { code: "match-abandoned", params: { seat: 2 } },
  ),
};

/** What the log tells beside every state. */
export const log = [
  { type: "turn-started", seat: 1, turn: 17, bonus: false },
  { type: "cards-played", seat: 1, cards: ["4S"], value: 4 },
  { type: "power-blocked", seat: 1, suit: "S", banked: 4 },
  { type: "struck", seat: 1, damage: 4, doubled: false, left: 14 },
  { type: "damage-paid", seat: 1, cards: ["8C", "7D"], value: 15, due: 15 },
  { type: "turn-started", seat: 2, turn: 18, bonus: false },
  { type: "yielded", seat: 2 },
  { type: "damage-paid", seat: 2, cards: ["KD"], value: 20, due: 15 },
  { type: "turn-started", seat: 0, turn: 19, bonus: false },
];
