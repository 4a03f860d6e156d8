import { expect, test } from 'vitest';
import { STYLES } from '../../../src/rules/core/encounter.ts';
import { countDecisions, decisions, firstTurnFight } from '../core/decisions.ts';

const action = ({ action: name }: { action: string }) => name;

test('the wary take cover first; the fierce attack, and take cover with the point that is left', () => {
  const fight = firstTurnFight('sol', [{ as: 'Guard' }, { as: 'Soldier' }]);
  expect(countDecisions(decisions(fight, 'wary'), action)['take-cover']).toBeGreaterThan(30);
  const fierce = countDecisions(decisions(fight, 'fierce'), action);
  expect(Object.keys(fierce).toSorted()).toEqual(['aim', 'attack']);
  const withOneAction = firstTurnFight('sol', [
    { as: 'Guard', resources: { 'action points': { value: 1, max: 3 } } },
    { as: 'Soldier' },
  ]);
  expect(countDecisions(decisions(withOneAction, 'fierce'), action)).toEqual({ 'take-cover': 60 });
});

test.each(STYLES)(
  'two %s ones in their last stand with no point left to strike end it when patience is over',
  (style) => {
    const wounds = [0, 1, 2, 3].map((box) => ({ level: 1, box, number: box, from: 'said' }) as const);
    const spentSketch = { own: { wounds }, resources: { 'action points': { value: 1, max: 3 } } };
    const fight = firstTurnFight('sol', [
      { as: 'Soldier', ...spentSketch },
      { as: 'Guard', ...spentSketch },
    ]);
    expect(countDecisions(decisions(fight, style), action)).toEqual({ 'end turn': 60 });
    expect(countDecisions(decisions({ ...fight, round: 36 }, style), action)['end turn']).toBeUndefined();
    expect(countDecisions(decisions({ ...fight, round: 36 }, style, {}), action)).toEqual({ 'end turn': 60 });
  },
);

test('the last point of a last stand is a player’s to spend', () => {
  const wound = (number: number) => ({ level: 1, box: number, number, from: 'said' }) as const;
  const soldier = {
    as: 'Soldier',
    own: { wounds: [0, 1, 2, 3].map(wound) },
    resources: { 'action points': { value: 2, max: 3 } },
  };
  const fight = firstTurnFight('sol', [soldier, { as: 'Guard' }]);
  expect(countDecisions(decisions(fight, 'fierce', {}), action)).toEqual({ 'end turn': 60 });
  expect(countDecisions(decisions(fight, 'fierce', { 'last point': 1 }), action)).toEqual({ attack: 60 });
});
