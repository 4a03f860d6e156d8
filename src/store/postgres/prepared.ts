import { createHash } from 'node:crypto';

/** A statement as pg takes it: the server keeps it prepared under its name, in each connection. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Where the value of a parameter comes from. */
type Slot<Input> = (input: Input) => unknown;

/** The text of a statement in the making, with where its parameters come from. */
export class Parameters<Input> {
  readonly #slots: Slot<Input>[] = [];

  /** A parameter, as SQL. */
  add(type: string, slot: Slot<Input>): string {
    this.#slots.push(slot);
    return `$${this.#slots.length}::${type}`;
  }

  /** The statement, to be given its input. It is named by its text. */
  statement(text: string): (input: Input) => Prepared {
    const name = createHash('sha1').update(text).digest('base64');
    const slots = this.#slots;
    return (input) => ({ name, text, values: slots.map((slot) => bound(slot(input))) });
  }
}

/** A value as a parameter has it. */
export function bound(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
}

/** A text without what PostgreSQL does not take: the character 0, and halves of characters. In JSON they are escaped, and stay. */
function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '\u{fffd}') : whole;
}
