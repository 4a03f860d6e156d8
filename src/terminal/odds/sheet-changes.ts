import { suggestion } from '../../rules/core/choose.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import type { Problem } from '../../rules/core/schema.ts';
import { alike, entriesOf, fieldsOf, valueAt, withValue } from '../../session/sheet-fields.ts';
import { noneOf } from './wants.ts';

/**
 * A sheet with some of its fields changed, still to be read. Fields within fields are changed one by one, lists as a whole.
 * In place of a list's entry its name may stand, where the sheet had one of that name or the system has it ready-made.
 */
export function changedSheet(rules: Ruleset, base: object, changes: object, problems: Problem[]): object {
  let sheet = merged(base, changes);
  for (const { path, stock } of fieldsOf(rules)) {
    const list = valueAt(sheet, path);
    if (!Array.isArray(list)) continue;
    const known = [...entriesOf(valueAt(base, path)), ...stock];
    if (known.length === 0) continue;
    const entries = list.map((each: unknown, place) => {
      if (typeof each !== 'string') return each;
      const found = known.find(({ name }) => alike(name, each));
      if (!found) problems.push({ path: [...path, String(place + 1)], wants: noneOf(each, suggestion(each, known)) });
      return found ?? each;
    });
    sheet = withValue(sheet, path, entries);
  }
  return sheet;
}

function merged(base: object, changes: object): object {
  const entries = new Map<string, unknown>(Object.entries(base));
  for (const [name, change] of Object.entries(changes)) {
    const was = entries.get(name);
    if (change === null) entries.delete(name);
    else entries.set(name, isForm(was) && isForm(change) ? merged(was, change) : change);
  }
  return Object.fromEntries(entries);
}

function isForm(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
