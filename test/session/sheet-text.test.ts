import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import { fieldNamed, type SheetField, sheetFieldsOf, valueAt, withValue } from '../../src/rules/core/sheet-fields.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { parseField } from '../../src/session/sheet-text.ts';
import { expectationText } from '../../src/text/expectations.ts';

const systems = BUILT_IN_IDS.flatMap((id): Ruleset[] => {
  const rules = rulesNamed(id);
  return rules ? [rules] : [];
});

const requiredField = (id: (typeof BUILT_IN_IDS)[number], key: string): SheetField => {
  const field = fieldNamed(sheetFieldsOf(rulesNamed(id)!), key);
  if (!field) throw new Error(`${id} has no ${key}`);
  return field;
};

/** The value that a player's text in a field gives, or why the text is refused. */
function fieldResult(field: SheetField, input: string, sheet: object = {}): unknown {
  const problems: Problem[] = [];
  const value = parseField(field, sheet, input, problems);
  return problems.length > 0
    ? problems.map(({ path, wants }) => `${path.join(' › ')}: ${expectationText(wants)}`)
    : value;
}

describe('Text in a field', () => {
  test('becomes a number, with either minus sign; otherwise it stays text, for its reader to refuse', () => {
    const luck = requiredField('tdgs', 'LUK');
    expect(['7', '+7', '-7', '−7', ' 7 '].map((input) => fieldResult(luck, input))).toEqual([7, 7, -7, -7, 7]);
    expect(['', '7.5', '0x7', '1e3', '7 7'].map((input) => fieldResult(luck, input))).toEqual([
      undefined,
      '7.5',
      '0x7',
      '1e3',
      '7 7',
    ]);
  });

  test('becomes yes or no, or one of a few, in any case', () => {
    expect(['yes', 'OFF', 'perhaps'].map((input) => fieldResult(requiredField('sol', 'leader'), input))).toEqual([
      true,
      false,
      'perhaps',
    ]);
    expect(['large', 'enormous'].map((input) => fieldResult(requiredField('dungeoneers', 'size'), input))).toEqual([
      'Large',
      'enormous',
    ]);
  });

  test('becomes lines of a list; extra commas belong to the free text', () => {
    expect(fieldResult(requiredField('sol', 'skills'), 'Blades, 4\n\n Hide, and seek, 2 \nMedicine')).toEqual([
      { name: 'Blades', rank: 4 },
      { name: 'Hide, and seek', rank: 2 },
      { name: 'Medicine' },
    ]);
    expect(fieldResult(requiredField('dungeoneers', 'modifiers'), 'hit, -2, tired, and old')).toEqual([
      { to: 'hit', value: -2, why: 'tired, and old' },
    ]);
    expect(fieldResult(requiredField('sol', 'marks'), 'a scar\n[a limp')).toEqual(['a scar', '[a limp']);
  });

  test('becomes names from the system’s list; what the sheet has stays unchanged, and twice is twice', () => {
    const weapons = requiredField('dungeoneers', 'weapons');
    const entry = { name: 'Dagger', hit: 20 };
    const sheet = { weapons: [entry, { name: 'Odd, long name' }] };
    expect(fieldResult(weapons, 'dagger', sheet)).toEqual([entry]);
    expect(fieldResult(weapons, 'Odd, long name', sheet)).toEqual([{ name: 'Odd, long name' }]);
    const [first, second] = fieldResult(weapons, 'Dagger, Dagger', sheet) as { hit: number }[];
    expect([first?.hit, second?.hit]).toEqual([20, 4]);
    expect(String(fieldResult(weapons, 'Mace, Spoon'))).toContain('weapons › 2: one of these: Improvised, Dagger');
  });

  test('can be JSON for any list', () => {
    expect(fieldResult(requiredField('dungeoneers', 'weapons'), '[{"name":"Spoon"}]')).toEqual([{ name: 'Spoon' }]);
    expect(fieldResult(requiredField('tdgs', 'innate'), 'Regenerating')).toEqual([
      'innate: a JSON list, in the format of /character export',
    ]);
    expect(fieldResult(requiredField('tdgs', 'innate'), '['.repeat(1000))).toEqual([
      'innate: a JSON list, in the format of /character export',
    ]);
  });

  test('can’t name inherited properties of objects, neither to find nor to set', () => {
    for (const input of ['__proto__', 'constructor', 'toString', ''])
      expect(fieldNamed(sheetFieldsOf(systems[0]!), input)).toBeUndefined();
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(Object.getPrototypeOf(withValue({}, ['__proto__'], { admin: true }))).toBe(Object.prototype);
  });
});
