/** The wire shapes of Kingless, as app/games/kingless sends and takes them. */

export type CardId = string;
export type Seat = number;
export type CardType = "dwarf" | "item" | "event";
export type HandSign = "sword" | "hammer" | "axe";

/** A run of a card's text: plain, or a keyword in bold. */
export type Run = string | { k: string };

/** What is printed on a card, from the catalogue. */
export interface Face {
  id: CardId;
  name: string;
  type: CardType;
  influence: number;
  icon: string;
  copies?: number;
  trade?: string;
  /** The trade as its language calls it; empty for none. */
  trade_name?: Record<string, string>;
  flavour?: string;
  /** The icon of an answer: what the card is when it is a Stop or a Halt. */
  answer?: "stop" | "halt" | null;
  text: Record<string, Run[]>;
  passive: Record<string, string>;
  end_turn?: boolean;
}

export interface Catalogue {
  name: string;
  stand_in: boolean;
  cards: Record<CardId, Face>;
}

export interface Target {
  seat?: Seat;
  card?: CardId;
  zone?: "area" | "hands";
}

export interface SeatView {
  seat: Seat;
  hand: number;
  area: CardId[];
  influence: number;
  crown: boolean;
  hat: boolean;
  out: boolean;
  last_turn: "waiting" | "now" | "done" | null;
}

export interface Link {
  seat: Seat;
  card: CardId;
  state: "works" | "cancelled" | "works-again" | "newest";
  target?: Target | null;
}

export interface Contest {
  about: "king" | "fool";
  seats: Seat[];
  number: number;
  thrown: [Seat, HandSign][];
  mine: HandSign | null;
}

export interface Prompt {
  code: string;
  params: Record<string, unknown>;
}

export interface View {
  phase: "turn" | "window" | "recruit" | "tunnel" | "discard" | "contest" | "over";
  turn: number;
  active: Seat;
  order: Seat[];
  seats: SeatView[];
  deck: number;
  gutter: CardId[];
  aside: CardId[];
  chain: Link[];
  as_it_stands: Prompt | null;
  shown: CardId[];
  trigger: [Seat, "five" | "deck"] | null;
  contest: Contest | null;
  choosing: [Seat, number][];
  hand: CardId[] | null;
  drawn: CardId[];
  passed: boolean;
  content: string | null;
}

export type Move =
  | { do: "play"; card: CardId; target?: Target | null }
  | { do: "end-turn" }
  | { do: "stop" }
  | { do: "halt" }
  | { do: "pass" }
  | { do: "recruit"; card?: CardId | null }
  | { do: "take"; card?: CardId | null }
  | { do: "discard"; cards: CardId[] }
  | { do: "throw"; sign: HandSign };

export interface Blocked {
  control: string;
  code: string;
  rule?: string;
  params?: Record<string, unknown>;
}

export interface Choice {
  kind: string;
  cards: CardId[];
  min: number;
  max: number;
}

export type Event =
  | { type: "dealt"; starter: Seat; hands: [Seat, number][] }
  | { type: "award-given"; fool: Seat; king: Seat; card: CardId | null }
  | { type: "turn-started"; seat: Seat; turn: number }
  | {
      type: "drew";
      seat: Seat;
      count: number;
      why: "turn" | "extra" | "end" | "refill" | "effect";
      cards: CardId[] | null;
    }
  | { type: "card-played"; seat: Seat; card: CardId; target?: Target | null }
  | { type: "answered"; seat: Seat; card: CardId; answers: CardId; whose: Seat }
  | { type: "passed"; seat: Seat }
  | { type: "chain-resolved"; cards: [Seat, CardId, boolean][] }
  | {
      type: "claimed";
      seat: Seat;
      card: CardId;
      whose: Seat;
      zone: "area" | "hand";
    }
  | { type: "guttered"; seat: Seat; card: CardId; whose: Seat }
  | { type: "recruited"; seat: Seat; card: CardId | null }
  | { type: "second-winded"; seat: Seat; card: CardId }
  | { type: "swiped"; seat: Seat; whose: Seat; card: CardId | null }
  | { type: "tunnelled"; seat: Seat; cards: CardId[] }
  | { type: "tunnel-taken"; seat: Seat; card: CardId | null; rest: CardId[] }
  | {
      type: "discarded";
      seat: Seat;
      cards: CardId[];
      why: "effect" | "tax" | "limit";
    }
  | {
      type: "nothing-happened";
      seat: Seat;
      keyword: string;
      reason: string;
      card?: CardId | null;
    }
  | { type: "last-round-began"; seat: Seat; why: "five" | "deck" }
  | {
      type: "turn-ended";
      seat: Seat;
      why: "play" | "text" | "choice" | "left";
    }
  | { type: "timed-out"; seat: Seat }
  | { type: "seat-left"; seat: Seat; cards: CardId[] }
  | { type: "contest-began"; about: "king" | "fool"; seats: Seat[] }
  | {
      type: "contest-thrown";
      about: "king" | "fool";
      signs: [Seat, HandSign][];
      left: Seat[];
    }
  | { type: "round-ended"; king: Seat; fool: Seat | null };
