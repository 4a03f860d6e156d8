import { describe, expect, test } from 'vitest';
import { conditionsEmbed } from '../../commands/condition.ts';
import { conditionText, conditionTexts } from '../../src/embeds/meters.ts';
import { isConditionWorthShowing } from '../../src/embeds/since-last-turn.ts';
import { ownAffliction } from '../../src/rules/core/condition.ts';
import { knownConditions } from '../../src/rules/core/secrecy.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { nameOf } from '../../src/text/names.ts';
import { ownCondition } from '../rules/core/own-condition.ts';
import { between, next } from '../rules/tdgs/fight.ts';

const HOSTILE_NAME = '**@everyone** <@1>';
const fight = next(between({ kira: {}, goblin: {} }), (resolution) =>
  tdgs.afflict(
    resolution,
    'goblin',
    ownAffliction(ownCondition(tdgs, { stats: { REF: -4 } }, HOSTILE_NAME), { value: 3, note: 'for Bo', rounds: 2 }),
  ),
);
const goblin = fight.combatants[1]!;
const detail = (secrecy: string) => knownConditions(goblin, { settings: { secrecy } });

describe('A condition of a GM’s own, as it is shown', () => {
  test('is called as its maker typed it, with nothing in it that Discord would follow', () => {
    expect(nameOf('tdgs', 'condition', 'own: Hexed')).toBe('Hexed');
    const shownName = conditionText(goblin.conditions[0]!, fight, tdgs);
    expect(shownName).toContain('everyone');
    expect(shownName).not.toMatch(/\*\*@everyone|<@1>|own:/);
    expect(conditionTexts(goblin.conditions, fight, tdgs, 'short')).toHaveLength(1);
  });

  test('has its brief in the list of conditions', () => {
    expect(conditionsEmbed([goblin], tdgs, fight).description).toContain('A hag’s eye is on you.');
  });

  test('is known of a creature as the book’s are: whole, by name, or not at all', () => {
    expect(detail('exact')).toEqual(goblin.conditions);
    expect(detail('words')).toEqual([
      { key: `own: ${HOSTILE_NAME}`, name: `own: ${HOSTILE_NAME}`, form: goblin.conditions[0]!.form },
    ]);
    expect(detail('hidden')).toEqual([]);
  });

  test('is news when it begins and ends', () => {
    expect(isConditionWorthShowing('own: Hexed', tdgs.conditions)).toBe(true);
    expect(isConditionWorthShowing('Hexed', tdgs.conditions)).toBe(false);
  });
});
