import { expect, test } from 'vitest';
import { readWhole } from '../../src/rules/core/schema.ts';
import {
  addSystem,
  BUILT_IN_IDS,
  removeSystem,
  rulesNamed,
  systemId,
  systemIds,
  systemVersion,
} from '../../src/rules/systems.ts';

const [first = ''] = BUILT_IN_IDS;
const { ...rules } = rulesNamed(first)!;

test('A system that is added is played and read like the built-in ones, and has a version', () => {
  const added = { ...rules, id: 'added' };
  try {
    addSystem(added, '1.2.3');
    expect(systemIds()).toEqual([...BUILT_IN_IDS, 'added']);
    expect(rulesNamed('added')).toBe(added);
    expect([systemVersion('added'), systemVersion(first)]).toEqual(['1.2.3', undefined]);
    expect(readWhole(systemId, 'added')).toEqual({ value: 'added' });
    expect(() => addSystem(added, '1')).toThrow('There is a system added already');
    expect(() => addSystem(rules, '1')).toThrow(`There is a system ${first} already`);
  } finally {
    removeSystem('added');
  }
  expect(systemIds()).toEqual(BUILT_IN_IDS);
  expect(readWhole(systemId, 'added')).toMatchObject({ problems: [{ wants: { values: BUILT_IN_IDS } }] });
});

test('A built-in system can’t be removed', () => {
  removeSystem(first);
  expect(rulesNamed(first)).toBeDefined();
});
