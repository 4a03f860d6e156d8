// A book with boxes that fill, and with checks of two kinds: stats to roll with, and scores to roll under.

import { afterAll, expect, test } from 'vitest';
import { removeSystem } from '../../src/rules/systems.ts';
import { removeBook } from '../../src/text/books.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { addSmall, smallBecause } from './small.ts';

afterAll(() => {
  removeSystem('small');
  removeBook('small');
});

test('someone whose boxes are full is revived with boxes cleared, and each check is read by its own rule', async () => {
  addSmall({
    resourceKinds: { hp: { main: true, fills: true, revived: 2 } },
    resources: ({ hp }) => ({ hp: { value: 0, max: hp } }),
    settle(resolution) {
      for (const { id, vitality, resources } of resolution.encounter.combatants)
        if (vitality === 'up' && resources.hp?.value === resources.hp?.max)
          resolution.record({
            ...{ type: 'fell', subject: id, before: 'up', after: 'down' },
            as: smallBecause({ id: 'dead' }),
          });
    },
    checks: {
      offers: () => ['nerve', 'speed'],
      named: (_, typed) => typed,
      dice: () => '1d6',
      own: (_, what) => (what === 'nerve' ? 6 : undefined),
      tier: (_, { total }, against, what) =>
        (what === 'nerve' ? total <= against : total >= against) ? 'success' : 'failure',
    },
  });
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Ana', '/add creature:Rat');
  await table.say('/gm check who:Ana what:nerve');
  await table.press('ana', 'Roll');
  expect(textOf(table.newest('check'))).toMatch(/success.*vs 6/s);
  await table.say('/gm check who:Ana what:speed vs:7');
  await table.press('ana', 'Roll');
  expect(textOf(table.newest('check'))).toContain('failure');
  await table.say('/gm check who:Ana what:speed');
  await table.press('ana', 'Roll');
  expect(textOf(table.newest('check'))).not.toMatch(/success|failure|vs/);

  await table.say('/adjust who:Ana to:20');
  expect((await table.state()).encounter.combatants[0]).toMatchObject({ vitality: 'down' });
  await table.say('/gm revive who:Ana');
  expect((await table.state()).encounter.combatants[0]).toMatchObject({
    vitality: 'up',
    resources: { hp: { value: 18, max: 20 } },
  });
  await table.close();
});
