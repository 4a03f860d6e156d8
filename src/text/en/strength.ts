import { number } from '../markdown.ts';
import { grammar } from './grammar.ts';

const CHARACTERS = { one: 'character', other: 'characters' } as const;

/** One digit after the point, none from ten on: more is not known. */
const strengthNumber = (value: number) => number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** How strong a ready-made creature is: so many of the system's ready-made characters fight evenly against one. */
export const strength = {
  name: 'Strength',
  of: (characters: number) => {
    if (characters < 0.95) return `${strengthNumber(1 / characters)} to one character`;
    const one = strengthNumber(characters);
    return `worth ${one === '1' ? grammar.count(1, CHARACTERS) : `${one} ${CHARACTERS.other}`}`;
  },
  /** Somebody to choose, and how strong. Names are shown as they are. */
  beside: (name: string, how: string) => `${name} · ${how}`,
} as const;
