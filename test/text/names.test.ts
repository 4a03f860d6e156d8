import { describe, expect, test } from 'vitest';
import { stockReaders } from '../../src/packs/form.ts';
import { fieldsOf } from '../../src/rules/core/sheet-fields.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { idNamed, idsOf, NAME_KINDS, nameAmong, nameMessage, nameOf, THINGS } from '../../src/text/names.ts';
import { messageIfAny } from '../../src/text/t.ts';

describe.each(SYSTEM_IDS)('what the book of %s names', (system) => {
  const rules = rulesNamed(system)!;

  test.each(NAME_KINDS)('has a name in the locale: %s', (kind) => {
    const ids = [...idsOf(rules, kind)];
    expect(ids.filter((id) => messageIfAny(nameMessage(system, kind, id)) === undefined)).toEqual([]);
    // Two ids with one message would have the same name.
    expect(new Set(ids.map((id) => nameMessage(system, kind, id))).size).toBe(ids.length);
  });

  test('includes every field of a sheet, every entry of the stock and every premade', () => {
    const stock = Object.values(rules.stock ?? {}).flat();
    expect(fieldsOf(rules).filter(({ key }) => !idsOf(rules, 'field').has(key))).toEqual([]);
    expect(stock.filter(({ name }) => !idsOf(rules, 'thing').has(name))).toEqual([]);
    expect(rules.archetypes.filter(({ name }) => !idsOf(rules, 'archetype').has(name))).toEqual([]);
  });

  test('includes every field of an entry that a form of a pack shows', () => {
    const shown = [...stockReaders(rules).values()].flatMap((sheet) =>
      fieldsOf({ sheet }).filter(({ way }) => way !== 'json'),
    );
    expect(shown.filter(({ key }) => !idsOf(rules, 'field').has(`entry.${key}`))).toEqual([]);
  });

  test('is understood by its id and by its name', () => {
    for (const kind of NAME_KINDS)
      for (const id of idsOf(rules, kind)) {
        const name = nameOf(system, kind, id);
        expect(idNamed(system, [kind], id)).toBe(id);
        expect(nameOf(system, kind, idNamed(system, [kind], name.toUpperCase())).toLowerCase()).toBe(
          name.toLowerCase(),
        );
      }
  });
});

test('what players made up is called as they typed it', () => {
  expect(nameOf('tdgs', 'thing', 'Grandma’s Ladle')).toBe('Grandma’s Ladle');
  expect(nameAmong('sol', THINGS, 'constructor')).toBe('constructor');
  expect(idNamed('sol', THINGS, ' Grandma’s Ladle ')).toBe(' Grandma’s Ladle ');
  expect(nameOf('no such system', 'action', 'attack')).toBe('attack');
});

test('an option may be typed as it is shown', () => {
  expect(idNamed('tdgs', ['action'], 'Trigger the readied action')).toBe('fire');
  expect(idNamed('tdgs', ['option'], 'first ready')).toBe('first');
});
