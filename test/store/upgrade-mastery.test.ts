import { expect, test } from 'vitest';
import { oldEncounter, oldFighter } from '../../src/store/sqlite/upgrade/old-record.ts';

test('initiative and hits are own state, and what won a kept advantage is a fact', () => {
  const row = { key: 'Advantage', name: 'Advantage', source: 'b', value: null, until: 'scene', of: null, left: null };
  const resources = { stamina: { value: 80, max: 90 }, initiative: { value: 15 }, hits: { value: 2 } };
  const conditions = [{ ...row, note: 'critical hit', facts: null }];
  const brought = oldFighter('mastery', { resources, conditions, own: {} });
  expect(brought.resources).toEqual({ stamina: { value: 80, max: 90 } });
  expect(brought.own).toEqual({ hits: 2, initiative: 15 });
  expect(brought.conditions).toEqual([{ ...row, note: null, facts: { opening: 'critical hit' } }]);
});

test.each([
  ['First to three hits', 'first to 3 hits'],
  ['last standing', 'last standing'],
  // It ended no fight then either.
  ['first blood', 'last standing'],
])('the win condition “%s” is kept as “%s”', (win, kept) => {
  expect(oldEncounter('mastery', { win, defense: 'ask' }, {}).settings).toEqual({ win: kept, defense: 'ask' });
});
