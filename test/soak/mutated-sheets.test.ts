import { describe, expect, test } from 'vitest';
import { choices } from '../../src/rules/core/play.ts';
import { jsonSchemaOf } from '../../src/rules/core/schema.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { readSheet } from '../../src/session/sheet-text.ts';
import { sheetLines } from '../../src/text/language.ts';
import { opening, premadeCombatant, TestTable } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { fits } from '../session/fits.ts';
import { chance, times } from './length.ts';

type Chance = (below: number) => number;

/** Values that no one would write, and some that a user might write by mistake. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  'Longsword',
  '__proto__',
  'constructor',
  '9/9 HP',
  'ÄÖ\u202Eé\u0000',
  'x'.repeat(41),
  0,
  -1,
  1,
  7,
  1e9,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '7',
  [],
  [null],
  [[]],
  {},
  [{}],
  [{ name: null }],
  [{ name: 'x' }, { name: 'x' }],
  { name: {} },
];

const anyOf = <T>(list: readonly T[], below: Chance) => list[below(list.length)];

/** A value with one change: a field is left out, doubled or renamed, or has an odd value. */
function mutated(value: unknown, below: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && below(5) > 0) {
    const at = below(value.length);
    if (below(6) === 0) return [...value, value[at]];
    if (below(6) === 0) return value.toSpliced(at, 1);
    return value.with(at, mutated(value[at], below));
  }
  if (typeof value === 'object' && value !== null && below(6) > 0) {
    const key = anyOf(Object.keys(value), below);
    if (key === undefined) return anyOf(ODD, below);
    const entries = Object.entries(value);
    if (below(8) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
    if (below(12) === 0) return { ...value, [`${key}s`]: anyOf(ODD, below) };
    return Object.fromEntries(entries.map(([name, each]) => [name, name === key ? mutated(each, below) : each]));
  }
  if (typeof value === 'number' && below(3) > 0) return value + below(7) - 3;
  return anyOf(ODD, below);
}

describe.each(BUILT_IN_IDS)('A mutated sheet of %s', (id) => {
  const rules = rulesNamed(id);
  if (!rules) throw new Error(`No ${id}`);
  const [enemy] = rules.archetypes.filter(({ kind }) => kind === 'creature');
  if (!enemy) throw new Error(`No creature in ${id}`);

  /** Plays a combatant with the sheet: it joins, rolls initiative, and does what is offered. */
  function play(sheet: object, seed: number): void {
    const { settings } = opening(rules!);
    const resources = rules!.resources(sheet, settings);
    const ownState = rules!.own.combatant(sheet, settings);
    const mutant = {
      ...premadeCombatant(rules!, enemy!.name, { settings }),
      id: 'm',
      name: 'Mutant',
      side: 'x',
      sheet,
      resources,
      own: ownState,
    };
    const table = new TestTable(rules!, opening(rules!), () => seededDice(seed));
    table.do({ type: 'join', combatants: [mutant, premadeCombatant(rules!, enemy!.name, { settings })] });
    sheetLines(rules!.id, sheet);
    table.do({ type: 'initiative' });
    for (let act = 0; act < 3; act++) {
      rules!.meters(table.encounter.combatants[0] ?? mutant, table.encounter);
      const [choice] = choices(rules!, table.encounter, 'm');
      if (choice) table.do({ type: 'intent', intent: { action: choice.action, actor: 'm' } });
      table.do({ type: 'intent', intent: { action: 'attack', actor: enemy!.name.toLowerCase(), targets: ['m'] } });
    }
  }

  test('is read or refused, and plays without an exception if it is read', () => {
    const below = chance(id.length * 7919);
    const schema = jsonSchemaOf(rules.sheet);
    let readCount = 0;
    const count = times(400, 50_000);
    for (let tried = 0; tried < count; tried++) {
      let sheet: unknown = anyOf(rules.archetypes, below)?.sheet;
      for (let changes = 0; changes <= below(3); changes++) sheet = mutated(sheet, below);
      const whole = typeof sheet === 'object' && sheet !== null ? JSON.parse(JSON.stringify(sheet)) : {};
      try {
        const result = readSheet(rules, whole);
        if ('problems' in result) continue;
        readCount++;
        if (!fits(schema, JSON.parse(JSON.stringify(result.sheet)))) throw new Error('It does not fit the schema');
        if (readCount % 4 === 0) play(result.sheet, tried);
      } catch (error) {
        throw new Error(`${tried}: ${JSON.stringify(whole).slice(0, 2000)}`, { cause: error });
      }
    }
    expect(readCount).toBeGreaterThan(count / 20);
    expect(readCount).toBeLessThan(count);
  });

  test.each([
    { weapons: [{}] },
    { specials: [{}] },
    { weapons: [{ name: null }], abilities: [{}], armor: [{}], items: [{}] },
    { specials: [{ level: 'Master' }, { name: 'x' }] },
  ])('without a name is refused: %j', (broken) => {
    expect(readSheet(rules, broken)).toHaveProperty('problems');
  });
});
