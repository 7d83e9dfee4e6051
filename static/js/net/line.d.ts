/** What the room socket is given: a socket, a clock and chance; and who listens. */

import type { Command, FromServer } from "../core/contract.d.ts";

export interface Timers {
  set(run: () => void, ms: number): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: whatever `set` gave.
  clear(timer: any): void;
  now(): number;
}

/** What the socket uses of the browser's WebSocket. */
export interface Line {
  readyState: number;
  send(data: string): void;
  close(code?: number): void;
  // biome-ignore lint/suspicious/noExplicitAny: a MessageEvent, or a test's own.
  onmessage: ((event: any) => void) | null;
  // biome-ignore lint/suspicious/noExplicitAny: a CloseEvent, or a test's own.
  onclose: ((event: any) => void) | null;
}

export interface World {
  WebSocket: new (url: string) => Line;
  timers: Timers;
  random(): number;
  uuid(): string;
}

export interface Listener {
  /** Every message to be kept. */
  onMessage(message: FromServer): void;
  /** A command is on its way. */
  onSent(command: Command): void;
  onConnection(connection: "connecting" | "open" | "offline" | "restarting"): void;
  /** It will not come back by itself. */
  onClosed(code: string): void;
  /** The server speaks another protocol. */
  onOutdated(): void;
}
