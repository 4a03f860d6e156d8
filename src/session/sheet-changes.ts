import { isDeepStrictEqual } from 'node:util';
import { apply } from '../rules/core/apply.ts';
import { type Encounter, find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';

/** A change in an encounter to the sheet of a combatant who was made from a character. */
export interface SheetChange {
  /** The character's id. */
  readonly character: string;
  readonly before: object;
  readonly after: object;
}

/** The changes of characters' sheets among what happened after `start`, in order. */
export function sheetChanges(start: Encounter, events: readonly Event[]): readonly SheetChange[] {
  if (!events.some(({ type }) => type === 'sheet-changed')) return [];
  const changes: SheetChange[] = [];
  let encounter = start;
  for (const event of events) {
    if (event.type === 'sheet-changed') {
      const character = find(encounter, event.subject)?.character;
      if (character !== undefined) changes.push({ character, before: event.before, after: event.after });
    }
    encounter = apply(encounter, event);
  }
  return changes;
}

/** The inverse changes, latest first. */
export function reversed(changes: readonly SheetChange[]): readonly SheetChange[] {
  return changes.toReversed().map(({ character, before, after }) => ({ character, before: after, after: before }));
}

/**
 * A kept sheet with a change merged into it: only the entries that changed, so that what its player or another encounter
 * has changed meanwhile stays.
 */
export function mergeSheetChange(kept: object, { before, after }: SheetChange): object {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const merged = new Map<string, unknown>(Object.entries(kept));
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    if (isDeepStrictEqual(was.get(name), is.get(name))) continue;
    if (is.has(name)) merged.set(name, is.get(name));
    else merged.delete(name);
  }
  return Object.fromEntries(merged);
}
