/** The lines of the log in order: turn headings, events and notices. */

/** @import { GameEvent, LogLine } from "./contract.d.ts" */

/**
 * @typedef {{ key: string, kind: "event", event: GameEvent }
 *   | { key: string, kind: "notice", code: string, params: Record<string, unknown> }}
 *   Note
 */

/**
 * Lay the log out as one list of notes, each with a key that stays the same
 * while lines are added at its end.
 *
 * @param {LogLine[]} log
 * @returns {Note[]}
 */
export function notesOf(log) {
  return log.flatMap((line, index) => {
    /** @type {Note[]} */
    const notes = [];
    const key = `${line.seq ?? line.at ?? ""}-${index}`;
    if (line.code) {
      notes.push({ key, kind: "notice", code: line.code, params: line.params ?? {} });
    }
    for (const [part, event] of (line.events ?? []).entries()) {
      notes.push({ key: `${key}-${part}`, kind: "event", event });
    }
    return notes;
  });
}
