import { describe, expect, test } from 'vitest';
import * as schema from '../../../src/rules/core/schema.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { LEVELS, modifierOf, sheetOfLevel, skillLevelOf } from '../../../src/rules/mastery/sheet.ts';
import { referenceOf } from '../../../src/text/language.ts';

const archetypeNamed = (name: string) => mastery.archetypes.find((each) => each.name === name)!;

describe('premade fighters', () => {
  test('M-114 Bryn has Offense +4, and the opponent Defense +2', () => {
    expect(modifierOf(archetypeNamed('Bryn').sheet.offense)).toBe(4);
    expect(modifierOf(archetypeNamed('Opponent').sheet.defense)).toBe(2);
  });

  test('the rest of Bryn is set by Fray', () => {
    const { sheet, source } = archetypeNamed('Bryn');
    expect(source).toContain('set by Fray: every other figure');
    expect(sheet).toMatchObject({ defense: 'Elite', endurance: 'Expert', speed: 'Expert', tacticalCombat: 'Expert' });
    for (const name of ['Athletics', 'Fire Magic']) expect(skillLevelOf(sheet, name)).toBe('Expert');
    expect(mastery.resources(sheet, {}).stamina).toEqual({ value: 250, max: 250 });
  });

  test('there is a sample at every level, and a fighter for the GM', () => {
    for (const level of LEVELS) {
      expect(mastery.archetypes.some((each) => each.kind === 'character' && each.sheet.offense === level)).toBe(true);
      expect(archetypeNamed(`${level} Fighter`).sheet).toEqual(sheetOfLevel(level));
    }
  });

  test('each sheet can be read, each name is unique, and each says where its numbers are from', () => {
    const names = mastery.archetypes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { sheet, source } of mastery.archetypes) {
      expect(schema.readWhole(mastery.sheet, sheet)).toEqual({ value: sheet });
      expect(source).toMatch(/set by Fray|author/);
    }
  });

  test('terms, settings and auto-reactions say where they are from', () => {
    for (const entry of [
      ...referenceOf('mastery').glossary,
      ...Object.values(mastery.settings),
      ...Object.values(mastery.standingOrders),
    ]) {
      expect(entry.cite).not.toBe('');
    }
  });
});
