/** The wire shapes of Regicide, as app/games/regicide sends and takes them. */

/** Rank and suit letter, such as `10H` or `AC`; `X` for a jester. */
export type CardId = string;
export type Seat = number;
export type Suit = "H" | "D" | "C" | "S";
export type Royal = "J" | "Q" | "K";
export type Medal = "gold" | "silver" | "bronze";
export type Phase = "play" | "choose-next" | "defend" | "won" | "lost" | "abandoned";
export type LossReason = "cannot-pay" | "cannot-play";

export interface SeatView {
  seat: Seat;
  hand: number;
  known: CardId[];
  yielded: boolean;
  left: boolean;
}

export interface Enemy {
  card: CardId;
  rank: Royal;
  suit: Suit;
  full_health: number;
  damage: number;
  health: number;
  full_attack: number;
  shield: number;
  attack: number;
  immune: boolean;
  lifted_by: Seat | null;
  banked: number;
}

export interface RoyalView {
  rank: Royal;
  state: "felled" | "exact" | "now" | "to-come";
  card: CardId | null;
}

export interface TablePlay {
  seat: Seat | null;
  cards: CardId[];
  value: number;
}

export interface Loss {
  reason: LossReason;
  seat: Seat;
  attack: number;
  worth: number;
}

export interface View {
  phase: Phase;
  turn: number;
  bonus: boolean;
  active: Seat;
  next: Seat;
  order: Seat[];
  seats: SeatView[];
  hand_limit: number;
  enemy: Enemy | null;
  castle: RoyalView[];
  table: TablePlay[];
  tavern: number;
  tavern_known: CardId[];
  discard: number;
  discard_top: CardId | null;
  discard_cards: CardId[] | null;
  must_pay: number;
  yield_barred: "yield-solo" | "yield-barred" | null;
  solo: { flips: number; medal: Medal } | null;
  loss: Loss | null;
  medal: Medal | null;
  hand: CardId[] | null;
  drawn: CardId[];
}

export type Move =
  | { do: "play"; cards: CardId[] }
  | { do: "yield" }
  | { do: "pay"; cards: CardId[] }
  | { do: "choose"; seat: Seat }
  | { do: "flip" };

export interface Power {
  suit: Suit;
  power: "heal" | "draw" | "double" | "shield";
  value: number;
  count: number;
  blocked?: boolean;
  banked?: number;
  draws?: [Seat, number][];
}

export interface Strike {
  damage: number;
  before: number;
  after: number;
  kill?: "exact" | "over" | null;
  over?: number;
  wins?: boolean;
}

export interface Counter {
  attack: number;
  hand: number;
  pays: "yes" | "no" | "maybe" | "flip";
  margin: number;
  unknown?: number;
}

/** What a drafted move would do, as the server answers it. */
export interface Preview {
  do: Move["do"];
  total?: number;
  powers?: Power[];
  strike?: Strike | null;
  jester?: { lifts: Suit | null; attack: number; shield?: number } | null;
  counter?: Counter | null;
  payment?: {
    value: number;
    due: number;
    enough: boolean;
    missing?: number;
    over?: number;
  } | null;
  flip?: { discards: number; draws: number; flips: number; medal: Medal } | null;
}

export interface Drawing {
  seat: Seat;
  count: number;
  cards: CardId[] | null;
  known: CardId[];
}

export type Event =
  | { type: "dealt"; starter: Seat; count: number; tavern: number }
  | {
      type: "enemy-revealed";
      card: CardId;
      number: number;
      health: number;
      attack: number;
    }
  | { type: "turn-started"; seat: Seat; turn: number; bonus: boolean }
  | { type: "cards-played"; seat: Seat; cards: CardId[]; value: number }
  | { type: "power-blocked"; seat: Seat; suit: Suit; banked: number }
  | { type: "healed"; seat: Seat; value: number; count: number; top: CardId | null }
  | { type: "drew"; seat: Seat; value: number; count: number; drawings: Drawing[] }
  | { type: "shielded"; seat: Seat; value: number; attack: number }
  | { type: "struck"; seat: Seat; damage: number; doubled: boolean; left: number }
  | { type: "royal-felled"; seat: Seat; card: CardId; exact: boolean; table: CardId[] }
  | { type: "immunity-lifted"; seat: Seat; suit: Suit; shield: number; attack: number }
  | { type: "next-chosen"; seat: Seat; chosen: Seat }
  | { type: "yielded"; seat: Seat }
  | { type: "damage-paid"; seat: Seat; cards: CardId[]; value: number; due: number }
  | { type: "attack-held"; seat: Seat }
  | {
      type: "refilled";
      seat: Seat;
      discarded: CardId[];
      count: number;
      cards: CardId[] | null;
      known: CardId[];
      flips: number;
    }
  | { type: "timed-out"; seat: Seat }
  | { type: "seat-left"; seat: Seat }
  | { type: "match-won"; seat: Seat; medal: Medal | null }
  | {
      type: "match-lost";
      seat: Seat;
      reason: LossReason;
      attack: number;
      worth: number;
    }
  | { type: "match-abandoned" };
