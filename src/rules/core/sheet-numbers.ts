// The numbers of a sheet that a free roll may name: attributes, skills, resources.

import type { Combatant } from './encounter.ts';
import type { SheetNumber } from './notation/reading.ts';
import type { Ruleset } from './ruleset.ts';
import { fieldsOf, valueAt } from './sheet-fields.ts';

/** The maximum number of values that are read from one sheet. */
const MAX_NUMBERS = 200;

/** A combatant's numbers as they are now, with gear and conditions where the book says so. */
export function numbersOf(rules: Ruleset, combatant: Combatant): readonly SheetNumber[] {
  const current = Object.entries(combatant.resources).map(([name, { value }]) => ({ name, value }));
  return uniqueNumbers([...(rules.apparent?.(combatant) ?? []), ...sheetNumbers(rules, combatant.sheet), ...current]);
}

/** The numbers on a sheet: its fields, and list entries that are a name with one number, as skills are. */
export function sheetNumbers(rules: Ruleset, sheet: object): readonly SheetNumber[] {
  return uniqueNumbers([
    ...(rules.rollNumbers?.(sheet) ?? []),
    ...fieldsOf(rules).flatMap((field): readonly SheetNumber[] => {
      const value = valueAt(sheet, field.path);
      if (typeof value === 'number') return [{ name: field.path.at(-1) ?? '', value }];
      return Array.isArray(value) ? value.flatMap(numberOfEntry) : [];
    }),
  ]);
}

function numberOfEntry(entry: unknown): readonly SheetNumber[] {
  if (typeof entry !== 'object' || entry === null || !('name' in entry) || typeof entry.name !== 'string') return [];
  const others = Object.entries(entry).filter(([key]) => key !== 'name');
  const [only, another] = others;
  return only && !another && typeof only[1] === 'number' ? [{ name: entry.name, value: only[1] }] : [];
}

/** Each name once, with its first number. Only whole numbers, and only names that a player can type in a roll. */
function uniqueNumbers(all: readonly SheetNumber[]): readonly SheetNumber[] {
  const byName = new Map<string, SheetNumber>();
  for (const each of all) {
    const key = each.name.toLowerCase();
    if (Number.isInteger(each.value) && VALID_NAME.test(each.name) && !byName.has(key)) byName.set(key, each);
  }
  return [...byName.values()].slice(0, MAX_NUMBERS);
}

const VALID_NAME = /^\p{L}[\p{L}\p{N} _'’-]*$/u;
