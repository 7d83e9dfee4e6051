/** Hand-made frames of Kingless: every state of the board, by name. */

const NAMES = ["Ada", "Bo", "Inês", "Marek", "Zdeňka", "Oluwaseun", "Ji-woo", "Pè"];

/** @type {string[][]} */
const AREAS = [
  ["hilda-frothmug", "unpaid-tab", "heavy-boots"],
  ["ragstad-iron-pumper", "grandmothers-axe", "cellar-cousin"],
  ["nanna-nightcap", "bolted-chair", "night-shift-miner", "dagna-copperbraid"],
  ["zattar-godbotherer", "bottomless-tankard"],
  ["mother-malt", "cellar-cousin", "hobb-thirdhelping", "big-ladle", "auntie-ingot"],
  ["gorm-the-enormous"],
  [],
  ["lofar-the-ledger", "lucky-horseshoe"],
];

const WORTH = [7, 14, 15, 6, 15, 6, 0, 5];

const HAND = [
  "blossy-the-bossy",
  "thrombold-ashenbeard",
  "loud-anvil",
  "pocket-inspection",
  "one-for-the-road",
  "stop",
];

const GUTTER = [
  "ceiling-trouble",
  "apprentice-smith",
  "last-orders",
  "drinks-on-the-house",
];

/** @param {number} count */
function seats(count) {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    hand: [6, 6, 3, 7, 5, 8, 2, 4][seat],
    area: AREAS[seat] ?? [],
    influence: WORTH[seat],
    crown: seat === 1,
    hat: seat === 3,
    out: false,
    last_turn: null,
  }));
}

/**
 * @param {object} [view] What differs from the table at rest.
 * @param {object} [match]
 * @param {{ count?: number, me?: number | null }} [table]
 */
function frame(view = {}, match = {}, { count = 4, me = 0 } = {}) {
  return {
    me,
    names: NAMES.slice(0, count),
    match: {
      match: "m1",
      seq: 16,
      round: 3,
      window: null,
      events: [],
      legal: [],
      choices: [],
      acting: [0],
      clock: [{ kind: "turn", seats: [0], deadline: 41_000, length: 60_000 }],
      undo: false,
      prompt: { code: "player-plays", params: { seat: 1 } },
      blocked: [],
      outcome: null,
      ...match,
      view: {
        phase: "turn",
        turn: 16,
        active: 0,
        order: NAMES.slice(0, count).map((_, seat) => seat),
        seats: seats(count),
        deck: 31,
        gutter: GUTTER,
        aside: [],
        chain: [],
        as_it_stands: null,
        shown: [],
        trigger: null,
        contest: null,
        choosing: [],
        hand: me === null ? null : HAND,
        drawn: me === null ? [] : ["loud-anvil"],
        passed: false,
        content: null,
        ...view,
      },
    },
  };
}

/** @param {string} card @param {object} [target] */
const play = (card, target) => ({ do: "play", card, target: target ?? null });

const GUTTERS = [
  [1, "cellar-cousin"],
  [2, "nanna-nightcap"],
  [2, "night-shift-miner"],
  [2, "dagna-copperbraid"],
  [0, "hilda-frothmug"],
].map(([seat, card]) => play("loud-anvil", { seat, card }));

const LEGAL = [
  play("blossy-the-bossy"),
  play("thrombold-ashenbeard"),
  ...GUTTERS,
  ...[1, 2, 3].map((seat) => play("pocket-inspection", { seat })),
  play("one-for-the-road"),
  { do: "end-turn" },
];

const ANYBODY = [0, 1, 2, 3].map((seat) => play("pocket-inspection", { seat }));

const HANDS = [play("pocket-inspection", { zone: "hands" })];

const BLOCKED = [
  { control: "stop", code: "nothing-to-answer", rule: "K32" },
  ...[
    [1, "ragstad-iron-pumper"],
    [3, "zattar-godbotherer"],
  ].map(([seat, card]) => ({
    control: `target:loud-anvil:${seat}:${card}`,
    code: "immune",
    rule: "K54",
    params: { seat, card },
  })),
];

const MY_TURN = {
  legal: LEGAL,
  blocked: BLOCKED,
  prompt: { code: "your-turn", params: { turn: 16 } },
};

const CHAIN = [
  {
    seat: 1,
    card: "ceiling-trouble",
    state: "works-again",
    target: { seat: 0, card: "hilda-frothmug" },
  },
  { seat: 0, card: "stop", state: "cancelled", target: null },
  { seat: 1, card: "halt", state: "newest", target: null },
];

const STANDS = {
  code: "text-works",
  params: { seat: 1, card: "ceiling-trouble", at: 0, at_card: "hilda-frothmug" },
};

const ANSWER_HAND = [
  "blossy-the-bossy",
  "thrombold-ashenbeard",
  "halt",
  "stop",
  "pocket-inspection",
  "one-for-the-road",
];

/** @param {object[]} chain @param {object} [view] @param {object} [match] @param {object} [table] */
function windowFrame(chain, view = {}, match = {}, table = {}) {
  const clock = [{ kind: "window", seats: [], deadline: 3_000, length: 4_000 }];
  return frame(
    {
      phase: "window",
      active: 1,
      turn: 18,
      chain,
      as_it_stands: STANDS,
      hand: ANSWER_HAND,
      drawn: [],
      ...view,
    },
    {
      window: "w3",
      clock,
      legal: [{ do: "halt" }, { do: "pass" }],
      blocked: [{ control: "stop", code: "stop-on-halt", rule: "K28" }],
      prompt: { code: "answer-or-pass", params: { seat: 1, card: "halt" } },
      ...match,
    },
    table,
  );
}

const OUTCOME = {
  reason: "five",
  results: [
    [
      2,
      1,
      19,
      [
        "nanna-nightcap",
        "bolted-chair",
        "night-shift-miner",
        "dagna-copperbraid",
        "cellar-cousin",
      ],
    ],
    [
      0,
      2,
      17,
      [
        "hilda-frothmug",
        "grandmothers-axe",
        "heavy-boots",
        "loud-anvil",
        "lucky-horseshoe",
      ],
    ],
    [3, 3, 12, ["zattar-godbotherer", "bottomless-tankard", "gorm-the-enormous"]],
    [1, 4, 10, ["ragstad-iron-pumper", "heavy-boots", "thrombold-ashenbeard"]],
  ].map(([seat, placing, score, cards]) => ({
    seat,
    placing,
    score,
    breakdown: /** @type {string[]} */ (cards).map((card) => ({
      card,
      influence: 3,
      bonus: 0,
    })),
  })),
  awards: { king: 2, fool: 1 },
  facts: { turns: 22, trigger: 2, deck: 11 },
};

const LONG_CHAIN = [
  ...CHAIN.slice(0, 1),
  ...["stop", "stop", "halt", "halt", "stop"].map((card, index) => ({
    seat: index % 4,
    card,
    state: index % 2 ? "works-again" : "cancelled",
    target: null,
  })),
  { seat: 3, card: "halt", state: "newest", target: null },
];

/** @param {string} mine What the reader's last turn is, while another's runs. */
function lastRound(mine) {
  const turns = [mine, "now", "waiting", "done"];
  const all = seats(4).map((seat, index) => ({ ...seat, last_turn: turns[index] }));
  return frame(
    { active: 1, drawn: [], trigger: [3, "five"], seats: all },
    { acting: [1] },
  );
}

/** The reader, with nothing in play. */
const bare = { ...seats(1)[0], area: [], influence: 0 };

/** Every state, and what is picked in it. */
/** @type {Record<string, any>} */
export const states = {
  "my-turn": { ...frame({}, MY_TURN), local: { picked: "loud-anvil-1" } },
  "my-turn-direct": {
    ...frame({}, MY_TURN),
    local: { picked: "thrombold-ashenbeard-1" },
  },
  "my-turn-rest": frame({}, MY_TURN),
  "my-turn-drew-two": frame({ drawn: ["loud-anvil", "stop"] }, MY_TURN),
  zero: frame(
    {},
    {
      ...MY_TURN,
      clock: [{ kind: "turn", seats: [0], deadline: 9_000, length: 60_000 }],
    },
  ),
  "my-turn-seat": { ...frame({}, MY_TURN), local: { picked: "pocket-inspection-1" } },
  "my-turn-anybody": {
    ...frame({}, { ...MY_TURN, legal: ANYBODY }),
    local: { picked: "pocket-inspection-1" },
  },
  "my-turn-hands": {
    ...frame({}, { ...MY_TURN, legal: HANDS }),
    local: { picked: "pocket-inspection-1" },
  },
  "their-turn": frame({ active: 1, drawn: [] }, { acting: [1] }),
  reaction: windowFrame(CHAIN),
  "reaction-first": windowFrame(
    [{ ...CHAIN[0], state: "works" }],
    {},
    {
      legal: [{ do: "stop" }, { do: "halt" }, { do: "pass" }],
      blocked: [],
      prompt: {
        code: "answer-or-pass",
        params: { seat: 1, card: "ceiling-trouble", at: 0, at_card: "hilda-frothmug" },
      },
    },
  ),
  "reaction-over": frame(
    {},
    {
      ...MY_TURN,
      events: [
        {
          type: "chain-resolved",
          cards: CHAIN.map(({ seat, card }) => [seat, card, card !== "stop"]),
        },
      ],
    },
  ),
  "reaction-long": windowFrame(LONG_CHAIN),
  "reaction-passed": windowFrame(
    CHAIN,
    { passed: true },
    {
      legal: [],
      blocked: [{ control: "halt", code: "already-passed", rule: "K27" }],
      prompt: { code: "you-passed", params: { seat: 1, card: "halt" } },
    },
  ),
  recruit: {
    ...frame(
      { phase: "recruit", choosing: [[0, 1]] },
      {
        legal: [
          { do: "recruit", card: "blossy-the-bossy" },
          { do: "recruit", card: "loud-anvil" },
          { do: "recruit" },
        ],
        prompt: { code: "recruit-a-card", params: { what: "any" } },
      },
    ),
    local: { picked: "loud-anvil-1" },
  },
  tunnel: frame(
    {
      phase: "tunnel",
      shown: ["gorm-the-enormous", "last-orders"],
      choosing: [[0, 1]],
    },
    {
      legal: [{ do: "take", card: "gorm-the-enormous" }, { do: "take" }],
      prompt: { code: "take-a-card", params: {} },
    },
  ),
  discard: {
    ...frame(
      { phase: "discard", choosing: [[0, 2]] },
      {
        legal: [{ do: "discard", cards: ["blossy-the-bossy", "stop"] }],
        choices: [{ kind: "discard", cards: HAND, min: 2, max: 2 }],
        prompt: { code: "discard-cards", params: { count: 2, why: "effect" } },
      },
    ),
    local: { draft: ["stop-1"] },
  },
  tax: frame(
    { phase: "discard", choosing: [[0, 1]] },
    {
      legal: [{ do: "discard", cards: ["blossy-the-bossy"] }],
      choices: [{ kind: "discard", cards: HAND, min: 1, max: 1 }],
      prompt: {
        code: "pay-tax",
        params: { count: 1, whose: 3, cards: ["unpaid-tab"] },
      },
    },
  ),
  contest: frame(
    {
      phase: "contest",
      contest: {
        about: "king",
        seats: [0, 2],
        number: 2,
        thrown: [
          [0, "axe"],
          [2, "axe"],
          [3, "sword"],
        ],
        mine: null,
      },
    },
    {
      legal: ["hammer", "sword", "axe"].map((sign) => ({ do: "throw", sign })),
      prompt: { code: "throw-a-sign", params: { about: "king", number: 2 } },
    },
  ),
  "last-round": frame(
    {
      trigger: [2, "five"],
      seats: seats(4).map((seat, index) => ({
        ...seat,
        influence: seat.influence + 10,
        area: index === 2 ? [...seat.area, "grandmothers-axe"] : seat.area,
        last_turn: ["now", "waiting", "waiting", "done"][index],
      })),
    },
    MY_TURN,
  ),
  "last-round-waiting": lastRound("waiting"),
  "last-round-had": lastRound("done"),
  spectator: frame({ active: 1 }, { acting: [1] }, { me: null }),
  "two-seats": frame({}, MY_TURN, { count: 2 }),
  "five-seats": {
    ...frame({}, MY_TURN, { count: 5 }),
    local: { picked: "loud-anvil-1" },
  },
  "eight-seats": {
    ...frame({}, MY_TURN, { count: 8 }),
    local: { picked: "loud-anvil-1" },
  },
  "full-hand": frame(
    { hand: [...HAND, "halt", "stop", "gorm-the-enormous", "send-for-bron", "stop"] },
    MY_TURN,
  ),
  empty: frame(
    { hand: [], gutter: [], deck: 0, drawn: [], seats: [bare, ...seats(4).slice(1)] },
    { legal: [{ do: "end-turn" }], prompt: MY_TURN.prompt },
  ),
  gutter: { ...frame({}, MY_TURN), local: { sheet: { kind: "gutter" } } },
  seat: { ...frame({}, MY_TURN), local: { sheet: { kind: "seat", seat: 2 } } },
  reading: { ...frame({}, MY_TURN), local: { reading: "old-borin-twicecrowned" } },
  pending: {
    ...frame({}, MY_TURN),
    local: { picked: "loud-anvil-1", sent: ["loud-anvil-1"] },
    pending: [
      {
        id: "1",
        type: "move",
        move: play("loud-anvil", { seat: 1, card: "cellar-cousin" }),
      },
    ],
  },
  refused: {
    ...frame({}, MY_TURN),
    refusal: { code: "wrong-target", message: "", details: { rule: "K26" } },
  },
  offline: { ...frame({}, MY_TURN), live: false },
  result: {
    ...frame(
      { phase: "over", contest: null },
      {
        outcome: OUTCOME,
        prompt: { code: "round-over", params: { king: 2, fool: 1 } },
        acting: [],
        clock: [],
      },
    ),
    result: true,
  },
};

/** What the log tells beside every state. */
export const log = [
  { type: "turn-started", seat: 2, turn: 15 },
  { type: "drew", seat: 2, count: 1, why: "turn", cards: null },
  {
    type: "card-played",
    seat: 2,
    card: "dagna-copperbraid",
    target: { seat: 1, card: "tavern-bouncer" },
  },
  { type: "chain-resolved", cards: [[2, "dagna-copperbraid", true]] },
  { type: "guttered", seat: 2, card: "tavern-bouncer", whose: 1 },
  { type: "turn-ended", seat: 2, why: "play" },
  { type: "turn-started", seat: 0, turn: 16 },
  { type: "drew", seat: 0, count: 1, why: "turn", cards: ["loud-anvil"] },
];
