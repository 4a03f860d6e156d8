import { expect, test } from 'vitest';
import { upgradeEncounter, upgradeFighter } from '../../src/store/sqlite/upgrade/old-record.ts';

const condition = (name: string, value: number | null, more: object = {}) => ({
  key: name,
  name,
  source: null,
  value,
  note: null,
  until: 'scene',
  of: null,
  left: null,
  facts: null,
  ...more,
});
const wound = (number: number, level: number, more: object = {}) =>
  condition('wound', level, {
    key: `wound ${number}`,
    until: 'removed',
    facts: { number, from: 'Knife', medkit: false },
    ...more,
  });

const upgradedFighter = (...conditions: Parameters<typeof upgradeFighter>[1]['conditions']) =>
  upgradeFighter('sol', { resources: { wounds: { value: 1 }, 'action points': { value: 3 } }, conditions, own: {} });

test('wounds of one level go to different boxes, the oldest to the first', () => {
  const { own, conditions, resources } = upgradedFighter(wound(3, 1), wound(1, 2), wound(2, 1), wound(4, 2));
  expect(conditions).toEqual([]);
  expect(resources).toEqual({ 'action points': { value: 3 } });
  expect(own).toMatchObject({
    wounds: [
      { level: 1, box: 0, number: 2 },
      { level: 1, box: 1, number: 3 },
      { level: 2, box: 0, number: 1 },
      { level: 2, box: 1, number: 4 },
    ],
  });
});

test('an aim ends with its combat; one that a GM gave for rounds lasts them', () => {
  const rounds = { until: 'round-end', left: 2 };
  const { conditions } = upgradedFighter(condition('surprised', null), condition('aiming', 1, rounds));
  expect(conditions).toMatchObject([{ until: 'rounds-stop' }, rounds]);
});

test('initiative and hits are the system’s own state, and what won a kept advantage is a fact', () => {
  const row = { key: 'Advantage', name: 'Advantage', source: 'b', value: null, until: 'scene', of: null, left: null };
  const resources = { stamina: { value: 80, max: 90 }, initiative: { value: 15 }, hits: { value: 2 } };
  const conditions = [{ ...row, note: 'critical hit', facts: null }];
  const upgradedFighter = upgradeFighter('mastery', { resources, conditions, own: {} });
  expect(upgradedFighter.resources).toEqual({ stamina: { value: 80, max: 90 } });
  expect(upgradedFighter.own).toEqual({ hits: 2, initiative: 15 });
  expect(upgradedFighter.conditions).toEqual([{ ...row, note: null, facts: { opening: 'critical hit' } }]);
});

test.each([
  ['First to three hits', 'first to 3 hits'],
  ['last standing', 'last standing'],
  // No version has ever ended a fight by this win condition, so the default replaces it.
  ['first blood', 'last standing'],
])('the win condition “%s” is kept as “%s”', (win, upgraded) => {
  expect(upgradeEncounter('mastery', { win, defense: 'ask' }, {}).settings).toEqual({ win: upgraded, defense: 'ask' });
});
