/** The shapes that the shell, its pages and the games' boards share. */

import type { TemplateResult } from "../../vendor/lit-html/lit-html.js";

export type Content = TemplateResult | string | number | null | undefined | symbol;
export type Params = Record<string, unknown>;
export type Words = Record<string, string>;
export type Locale = "en" | "it" | "cs";
export type Translate = (code: string, params?: Params) => string;

// ---- What the server says -------------------------------------------------

export interface Player {
  id: string;
  name: string;
}

export interface You {
  player: string;
  seat: number | null;
  host: boolean;
  settings?: { pass_by_default?: boolean; always_let_me_think?: boolean };
}

export interface SeatEntry {
  seat: number;
  player: string | null;
  name: string;
  bot?: "easy" | "normal" | "hard" | null;
  connected?: boolean;
  /** All tabs are in the background. */
  hidden?: boolean;
  /** Since when nobody is connected, in server ms. */
  offline_since?: number | null;
  /** Two clocks in a row ran out: the next are short. */
  away?: boolean;
  /** Milliseconds for which the clock would still wait. */
  absence_left?: number;
  ready?: boolean;
  again?: boolean | null;
  /** The reader's own seat only: it passes by default. */
  pass_by_default?: boolean;
  /** Takes no part in the match (any more). */
  out?: boolean;
}

export interface Spectator {
  player: string;
  name: string;
}

export interface Vote {
  about: "remove" | "bot" | "pause" | "resume" | "wait";
  player?: string | null;
  by: string;
  accepted?: string[];
  refused?: string[];
  /** When it ends, in server ms. */
  ends_at?: number;
}

export interface Room {
  code: string;
  game: string;
  title?: string;
  status: "lobby" | "playing" | "finished";
  visibility?: "private" | "public";
  options: Params;
  turn_seconds?: number | null;
  content?: string | null;
  host: string;
  seats: SeatEntry[];
  order?: number[];
  spectators: Spectator[];
  votes?: Vote[];
  paused?: boolean;
  chat_closed?: boolean;
  /** Members may chat freely now; else there are phrases. */
  free_chat?: boolean;
  /** Rounds finished so far. */
  round: number;
  carry_over?: Record<string, string>;
  commitment?: string;
  series?: string;
  match?: string | null;
  /** The challenge whose known deal is to be played here, or is on the table. */
  challenge?: string | null;
  /** From when the host may start the next round with those who want it. */
  start_allowed_at?: number | null;
  /** When the table is cleared if nobody does anything, in server ms. */
  expires_at?: number | null;
  limits?: { min_players: number; max_players: number; spectators: number };
}

export interface Clock {
  kind: "turn" | "choice" | "window";
  /** The seats being waited for. */
  seats: number[];
  deadline: number | null;
  /** Milliseconds left while the clock stands still. */
  left?: number | null;
  length?: number | null;
}

export interface Prompt {
  code: string;
  params?: Params;
}

export interface Blocked {
  control: string;
  code: string;
  rule?: string;
  params?: Params;
}

export interface Choice {
  kind: string;
  cards: string[];
  min: number;
  max: number;
  sum?: number | null;
  /** What each of `cards` counts towards `sum`. */
  values?: number[];
}

/** A ready phrase with the public facts that it names. */
export interface Phrase {
  code: string;
  params?: Params;
}

export interface SeatResult {
  seat: number;
  placing: number;
  score: number;
  breakdown?: Params[];
}

export interface Outcome {
  reason: string;
  results: SeatResult[];
  awards?: Record<string, number>;
  facts?: Params;
}

export type GameEvent = { type: string } & Params;
// A game casts its view, moves and events to its own types.
export type Move = Params;

export interface Match {
  match: string;
  seq: number;
  round?: number;
  window: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own view.
  view: any;
  events: GameEvent[];
  legal: Move[];
  choices: Choice[];
  acting: number[];
  clock: Clock[];
  undo: boolean;
  prompt: Prompt;
  blocked: Blocked[];
  outcome?: Outcome | null;
  /** What the reader may say now, where the game offers phrases. */
  phrases?: Phrase[];
}

export interface ChatLine {
  from: string;
  text: string;
  at: number;
}

export interface SignalLine {
  from: string;
  phrase: string;
  params?: Params;
  at: number;
}

/** A line of the log: events of one view, or a notice about the room. */
export interface LogLine {
  at?: number;
  seq?: number;
  events?: GameEvent[];
  code?: string;
  params?: Params;
}

export interface Refusal {
  id?: string;
  code: string;
  message: string;
  details?: Params;
  /** The command that was refused, if it was one of ours. */
  command?: Command;
}

export type FromServer =
  | {
      type: "welcome";
      you: You;
      room: Room;
      match: Match | null;
      chat: ChatLine[];
      log?: LogLine[];
      now: number;
      protocol?: number;
    }
  | { type: "room"; room: Room }
  | ({ type: "view" } & Match)
  | ({ type: "preview"; id: string } & Params)
  | ({ type: "chat" } & ChatLine)
  | ({ type: "signal" } & SignalLine)
  | { type: "nudge"; from: string; at: number }
  | { type: "notice"; code: string; params: Params; at: number }
  | { type: "ok"; id: string; result?: Params }
  | { type: "error"; id?: string; code: string; message: string; details?: Params }
  | { type: "pong"; id?: string; now: number };

/** What happens to the reader's own connection and commands. */
export type FromSelf =
  | { type: "connection"; connection: Connection }
  | { type: "sent"; command: Command }
  | { type: "settled" };

export type Message = FromServer | FromSelf;

export interface Command {
  id: string;
  type: string;
  [field: string]: unknown;
}

export type Connection =
  | "connecting"
  | "open"
  | "offline"
  | "restarting"
  | "reloading"
  | "closed";

export type Answer =
  | { type: "ok"; id: string; result?: Params }
  | { type: "error"; id?: string; code: string; message: string; details?: Params };

// ---- What the client keeps ------------------------------------------------

export interface TableState {
  you: You | null;
  room: Room | null;
  match: Match | null;
  chat: (ChatLine | SignalLine)[];
  log: LogLine[];
  /** Server time minus our own, in ms. */
  offset: number;
  connection: Connection;
  pending: Command[];
  refusal: Refusal | null;
  /** The last tap on the shoulder. */
  nudge: { from: string; at: number } | null;
}

export interface Settings {
  theme: "night" | "day" | "device";
  sound: "all" | "mine" | "off";
  volume: number;
  vibrate: boolean;
  calm: boolean;
  keys: boolean;
  oneTap: boolean;
  tips: boolean;
  notify: boolean;
  locale: Locale;
  muted: string[];
}

// ---- What a game brings ---------------------------------------------------

export interface SignButton {
  id: string;
  label: string;
  key?: string | undefined;
  kind?: "main" | "plain" | "interrupt";
  icon?: Content;
  onClick?: ((event: Event) => void) | undefined;
  /** Why it cannot be pressed now. */
  notNow?: string | null | undefined;
  pressed?: boolean | undefined;
}

export interface SignParts {
  lit?: boolean;
  line1: Content;
  line2?: Content;
  clock?: Clock | null;
  buttons?: SignButton[];
  pending?: boolean | string | null;
  refusal?: { line1: string; line2?: string; rule?: string } | null;
  watching?: boolean;
  urgent?: boolean;
  /** Buttons take no input for a moment after this changes. */
  guard?: unknown;
}

export interface Ctx {
  state: TableState;
  live: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the board's own.
  local: any;
  // biome-ignore lint/suspicious/noExplicitAny: the game's own.
  catalogue: any;
  settings: Settings;
  /** Change some of the reader's settings. */
  choose(changes: Partial<Settings>): void;
  locale: Locale;
  update(): void;
  move(move: Move, options?: { window?: string | null }): Promise<Answer>;
  /** The preview, or the refusal (`type: "error"`); null when none can come. */
  preview(draft: Params): Promise<Params | null>;
  command(type: string, fields?: Params): Promise<Answer>;
  /** Leave the table for good, and go home. */
  leave(): void;
  say(text: string): Promise<Answer>;
  signal(phrase: string): Promise<Answer>;
  /** A ready phrase in words. */
  phrase(phrase: Phrase): string;
  nudge(player: string): Promise<Answer>;
  vote(about: Vote["about"], player: string | null, accept: boolean): Promise<Answer>;
  undo(): Promise<Answer>;
  settle(): void;
  t: Translate;
  seatName(seat: number): string;
  seatEntry(seat: number): SeatEntry | null;
  coaster(seat: number, look?: { size?: number }): TemplateResult;
  presence(seat: number): TemplateResult;
  now(): number;
  play(sound: string): void;
  calm(): boolean;
  /** Who wants another round, replay, share, the sealed shuffle: below a result. */
  afterwards(): TemplateResult;
  /** In a replay: what the shown seats' own views have besides, by seat. */
  open?: Record<string, Params>;
  ui: typeof import("../ui/parts.js").parts;
}

/** What a replay needs to know of a game besides its board. */
export interface ReplayFace {
  /** The sign of an event on the timeline, an icon of the sprite; null for most. */
  // biome-ignore lint/suspicious/noExplicitAny: the game's own.
  mark(event: GameEvent, catalogue: any): string | null;
  /**
   * What one jumps to next: whether an answer window is open in a view, or a value
   * that changes wherever one wants to stop. Named by the game's `replay.next-stop`.
   */
  answering(view: unknown): boolean | number;
  /** A seat's own view as a spectator's, and what that seat knows besides. */
  laid(view: unknown, seat: number): { view: unknown; open: Params };
}

export interface Printing {
  catalogue: unknown;
  t: Translate;
  locale: Locale;
}

export interface Game {
  id: string;
  css: string;
  /** What the board wears besides where it is looked at and not played on. */
  viewedCss?: string;
  sprite: string;
  /** The board fills the page: log and chat are sheets at every width. */
  fills?: boolean;
  /** It has answer windows, so the menu offers to pass by default. */
  answers?: boolean;
  words(locale: Locale): Promise<Words>;
  board(ctx: Ctx): TemplateResult;
  result(ctx: Ctx): TemplateResult;
  evening?(ctx: Ctx): TemplateResult;
  rules(ctx: Ctx): TemplateResult;
  logLine(event: GameEvent, ctx: Ctx): TemplateResult | string | null;
  logTurn?(event: GameEvent, ctx: Ctx): string | null;
  /** Words for a ready phrase that names cards; else the words of `phrase.<code>`. */
  phrase?(phrase: Phrase, ctx: Ctx): string;
  refusal?(error: Refusal, ctx: Ctx): NonNullable<SignParts["refusal"]> | null;
  turn?(ctx: Ctx): Content;
  asks?(ctx: Ctx): "turn" | "answer" | null;
  onFrame(ctx: Ctx, previous: Match | null, next: Match): void;
  keys(event: KeyboardEvent, ctx: Ctx): boolean;
  dispose?(ctx: Ctx): void;
  replay?: ReplayFace;
  /** A card or tile of the catalogue with its name, for the rules. */
  picture?(id: string, by: Printing): TemplateResult;
}
