import type { Table } from '../session/session.ts';
import type { Reply } from './reply.ts';

/** What came with a button, a select menu or a form. */
export interface Pressed {
  /** What its id carries after the verb. */
  readonly carried: readonly string[];
  /** What was chosen in a select menu. */
  readonly chosen: readonly string[];
  /** What was written into a form, by field. */
  readonly fields: ReadonlyMap<string, string>;
}

/** What a button, menu or form does: a verb, and a handler that answers like a command. */
export interface Press {
  readonly verb: string;
  run(pressed: Pressed, table: Table): Reply;
}

/** Discord's longest id of a component. */
const LONGEST_ID = 100;

/** The id of a component: its verb and what it carries. Throws where that is too long: ids are made by the program. */
export function pressId(verb: string, ...carried: readonly (string | number)[]): string {
  const id = [verb, ...carried].join('|');
  if (id.length > LONGEST_ID) throw new Error(`A component's id has ${id.length} characters: ${id}`);
  return id;
}

/** The verb of a component's id, and what it carries. Whoever sent it: nothing of it is believed before it is checked. */
export function readPressId(id: string): { readonly verb: string; readonly carried: readonly string[] } {
  const [verb = '', ...carried] = id.split('|');
  return { verb, carried };
}

/** A whole number that an id carries, not negative; −1 where it is none. */
export function carriedNumber(carried: string | undefined): number {
  return carried !== undefined && /^\d{1,9}$/.test(carried) ? Number(carried) : -1;
}
