import { expect, test } from 'vitest';
import { countDecisions, decisions, firstTurnFight } from '../core/decisions.ts';

const manner = (intent: { manner?: string; action: string }) => intent.manner ?? intent.action;
const enemy = (number: number) => ({ as: 'Opponent', name: `Opponent ${number}` });

test('against one enemy the quick attack takes most for its stamina, against many the powerful one', () => {
  const oneEnemyCounts = countDecisions(
    decisions(firstTurnFight('mastery', [{ as: 'Isolde' }, enemy(1)]), 'fierce'),
    manner,
  );
  expect(oneEnemyCounts.quick).toBeGreaterThan(oneEnemyCounts.powerful ?? 0);
  const manyEnemies = firstTurnFight('mastery', [{ as: 'Isolde' }, enemy(1), enemy(2), enemy(3), enemy(4)]);
  const decisionCounts = countDecisions(decisions(manyEnemies, 'fierce'), manner);
  expect(decisionCounts.powerful).toBeGreaterThan(decisionCounts.quick ?? 0);
});

test('the last stamina is a player’s to spend', () => {
  const resources = { stamina: { value: 2, max: 90 } };
  const fight = firstTurnFight('mastery', [{ as: 'Isolde', resources }, enemy(1)]);
  expect(countDecisions(decisions(fight, 'fierce', {}), manner)).toEqual({ defend: 60 });
  expect(Object.keys(countDecisions(decisions(fight, 'fierce'), manner))).not.toEqual(['defend']);
});

test('autopilot uses no special action', () => {
  const fight = firstTurnFight('mastery', [{ as: 'Bryn' }, enemy(1)]);
  expect(countDecisions(decisions(fight, 'wary'), ({ action }) => action).special).toBeUndefined();
});
