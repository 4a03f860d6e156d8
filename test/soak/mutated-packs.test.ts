import { expect, test } from 'vitest';
import { readSettings } from '../../src/interaction/settings.ts';
import { readPack } from '../../src/packs/read.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { packCounts, packProblem } from '../../src/text/packs.ts';
import { theBog } from '../packs/the-bog.ts';
import { chance, times } from './length.ts';

type Chance = (below: number) => number;

/** What no one would write, and what someone might by mistake. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  'Goblin',
  'Bog Hag',
  '__proto__',
  'constructor',
  '\ud800',
  'ÄÖ\u202Eé\u0000',
  'x'.repeat(300),
  0,
  -1,
  7,
  1e9,
  0.5,
  [],
  [null],
  [[[]]],
  {},
  [{}],
  [{ name: 'x' }, { name: 'X' }],
  JSON.parse('{"__proto__": {"polluted": 1}, "constructor": []}'),
];

const anyOf = <T>(list: readonly T[], below: Chance) => list[below(list.length)];

/** The value with something in it changed: left out, doubled, renamed, moved, or something odd in its place. */
function mutated(value: unknown, below: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && below(6) > 0) {
    const at = below(value.length);
    if (below(6) === 0) return [...value, value[at]];
    if (below(6) === 0) return value.toSpliced(at, 1);
    if (below(30) === 0) return Array.from({ length: 70 }, () => value[at]);
    return value.with(at, mutated(value[at], below));
  }
  if (typeof value === 'object' && value !== null && below(7) > 0) {
    const key = anyOf(Object.keys(value), below);
    if (key === undefined) return anyOf(ODD, below);
    const entries = Object.entries(value);
    if (below(8) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
    if (below(12) === 0)
      return Object.fromEntries([...entries, [anyOf(['__proto__', `${key}s`], below), anyOf(ODD, below)]]);
    return Object.fromEntries(entries.map(([name, each]) => [name, name === key ? mutated(each, below) : each]));
  }
  if (typeof value === 'number' && below(3) > 0) return value + below(7) - 3;
  return anyOf(ODD, below);
}

/** Packs that fit, to begin with: one that uses every part, and the creatures of each system. */
const PACKS: readonly object[] = [
  theBog,
  ...SYSTEM_IDS.map((system) => ({
    ...theBog,
    system,
    stock: {},
    creatures: rulesNamed(system)!
      .archetypes.slice(0, 6)
      .map(({ name, sheet }) => ({ name, sheet })),
    characters: [],
    scenes: [],
  })),
];

test('A mutated pack is read, or refused with a place for every error', () => {
  const below = chance(4711);
  const count = times(600, 50_000);
  let read = 0;
  for (let tried = 0; tried < count; tried++) {
    let pack: unknown = anyOf(PACKS, below);
    for (let changes = 0; changes <= below(3); changes++) pack = mutated(pack, below);
    let text = JSON.stringify(pack) ?? '';
    // Once in a while the file itself is broken off or changed.
    if (below(20) === 0) text = text.slice(0, below(text.length + 1));
    try {
      const result = readPack(text, readSettings);
      if ('pack' in result) {
        read++;
        packCounts(result.pack);
        continue;
      }
      expect(result.problems.length).toBeGreaterThan(0);
      for (const problem of result.problems) {
        if (problem.path.length === 0 && !['file', 'wants'].includes(problem.fault.type)) throw new Error('No place');
        if (packProblem(problem).trim() === '') throw new Error('Nothing is said');
      }
      const places = result.problems.map(({ path }) => path.join('\n'));
      expect(new Set(places).size).toBe(places.length);
    } catch (error) {
      throw new Error(`${tried}: ${text.slice(0, 2000)}`, { cause: error });
    }
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(read).toBeGreaterThan(count / 50);
  expect(read).toBeLessThan(count);
});
