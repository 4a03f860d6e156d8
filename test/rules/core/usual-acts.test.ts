import { describe, expect, test } from 'vitest';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { usualActs } from '../../../src/rules/core/usual-acts.ts';
import { wholeActs } from '../../../src/rules/core/whole-acts.ts';
import { rulesOf } from '../../../src/rules/systems.ts';
import { type Brought, onTurnAgainst } from './decisions.ts';

/** What is offered first to the one on turn, each in a few words. */
function offered(encounter: Encounter, last?: Intent): readonly string[] {
  const actor = encounter.combatants[0]?.id ?? '';
  return usualActs(rulesOf(encounter), encounter, actor, last, 5).map(({ intent }) => words(intent));
}

const words = ({ action, tool, manner, targets }: Intent) =>
  [action, tool, manner, targets?.join()].filter((each) => each !== undefined).join(' ');

/** What *More…* holds for the one on turn. */
function all(encounter: Encounter): readonly string[] {
  const actor = encounter.combatants[0]?.id ?? '';
  return wholeActs(rulesOf(encounter), encounter, actor, false).map(({ intent }) => words(intent));
}

describe('healing', () => {
  const mend = { action: 'cast', actor: 'ulfarmi', targets: ['suori'], tool: 'Mend' };
  const beside = (suori: Partial<Brought>) =>
    onTurnAgainst('dungeoneers', [
      { as: 'Ulfarmi', resources: { 'action points': { value: 3, max: 3 } } },
      { as: 'Suori', ...suori },
      { as: 'Skeleton', id: 'skeleton', name: 'Skeleton' },
    ]);

  test('is offered for whom it would heal, and once more after it was done', () => {
    const hurt = beside({ resources: { wounds: { value: 1, max: 2 } } });
    expect(all(hurt)).toContain('cast Mend suori');
    expect(offered(hurt, mend)[0]).toBe('cast Mend suori');
  });

  test('is not offered for the unhurt', () => {
    const whole = beside({});
    expect(all(whole).filter((each) => each.includes('Mend'))).toEqual([]);
    expect(all(whole).some((each) => each.startsWith('cast Mage Armor'))).toBe(true);
    expect(offered(whole, mend).filter((each) => each.includes('Mend'))).toEqual([]);
  });
});

test('what is done to friends stands after what is done to foes, be it no harm', () => {
  const fight = onTurnAgainst('tdgs', [{ as: 'Kira' }, { as: 'Mira' }, { as: 'Goblin' }]);
  const rules = rulesOf(fight);
  const chases = wholeActs(rules, fight, 'kira', false).filter(({ name }) => name === 'chase');
  const whom = chases.flatMap(({ intent }) => intent.targets ?? []);
  expect(whom).toEqual(whom.toSorted((one, other) => Number(one === 'mira') - Number(other === 'mira')));
  expect(new Set(whom)).toEqual(new Set(['goblin', 'mira']));
});
