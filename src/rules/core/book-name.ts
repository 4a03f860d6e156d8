import type { TemplateName } from './template.ts';

/** How Fray named a combatant: the book's entry, how its sheet was changed, and its number. */
export interface BookName {
  readonly entry: string;
  /** True if the entry isn't the book's but a character's or a pack's, so it has the same name in every language. */
  readonly own?: true;
  /** The word for how it differs from the entry: its template, or that it is weaker or stronger. */
  readonly variant?: TemplateName | 'weaker' | 'stronger';
  /** Its number among those with the same name. Undefined: none. */
  readonly number?: number;
}
