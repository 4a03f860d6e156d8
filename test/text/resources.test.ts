import { describe, expect, test } from 'vitest';
import { kindOf, mainOf } from '../../src/rules/core/resource-kind.ts';
import { countsOf } from '../../src/rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { en } from '../../src/text/language.ts';
import { wordingFor } from '../../src/text/words.ts';
import { opening, premadeCombatant } from '../embeds/random-fight.ts';

describe.each(SYSTEM_IDS)('the resources of %s', (system) => {
  const rules = rulesNamed(system)!;
  const book = en.systems[system]!;

  test('are all declared and named, and one of them is the main one', () => {
    expect(Object.keys(book.resources).toSorted()).toEqual(Object.keys(rules.resourceKinds).toSorted());
    expect(Object.values(rules.resourceKinds).filter(({ main }) => main)).toHaveLength(1);
    for (const { sheet } of rules.archetypes)
      for (const resource of Object.keys(rules.resources(sheet, {})))
        expect(Object.keys(rules.resourceKinds), resource).toContain(kindOf(resource).kind);
  });

  test('have the main one on everyone, under its own name', () => {
    const start = opening(rules);
    for (const { name } of rules.archetypes) {
      const who = premadeCombatant(rules, name, start);
      expect(Object.keys(countsOf(rules, who))).toContain(mainOf(rules.resourceKinds));
    }
  });
});

describe('a resource', () => {
  const say = wordingFor(en, 'tdgs', (id) => id);

  test('of an item is named after it, whatever its name is', () => {
    expect(say.resource('uses: Dodge')).toBe('uses of Dodge');
    expect(say.resource('uses: a: b')).toBe(String.raw`uses of a\: b`);
    expect(say.resource('item: Healing Potion')).toBe('Healing Potion');
  });

  test('is counted in singular or plural as its number demands', () => {
    expect(wordingFor(en, 'dungeoneers', (id) => id).amount(1, 'wounds')).toBe('1 wound');
    expect(wordingFor(en, 'dungeoneers', (id) => id).amount(2, 'wounds')).toBe('2 wounds');
    expect(say.amount(1, 'hp')).toBe('1 HP');
  });
});
