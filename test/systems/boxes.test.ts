// Tests a system with boxes that fill, and with checks of two kinds: stats to roll with, and scores to roll under.

import { afterAll, expect, test } from 'vitest';
import { action } from '../../src/rules/core/action.ts';
import { oneTarget } from '../../src/rules/core/play.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { declare } from '../../src/rules/core/resolution.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { removeBook } from '../../src/text/books.ts';
import { withOdds } from '../commands/known-odds.ts';
import { readable } from '../commands/readable.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { addSmall, hit, type Small, smallBecause } from './small.ts';

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
  expect(textOf(table.newest('check'))).toMatch(/success.*6 or less/s);
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

test('harm that fills boxes is counted in the book’s word: in the math, also if armor stops it, and in odds', async () => {
  const hurts = (amount: number) =>
    action<Small, { readonly actor: string; readonly target: string }>({
      title: 'Blow',
      cite: 'Fighting',
      when: 'turn',
      ...(amount > 0 && { command: 'attack' }),
      offers: ({ combatants }, actor) => ({ targets: combatants.flatMap(({ id }) => (id === actor ? [] : [id])) }),
      plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
      resolve(resolution, { actor, target }, intent) {
        declare(resolution, intent, { targets: [target] });
        resolution.changeOwn(actor, { acted: true });
        const from = smallBecause({ id: 'item', item: 'Fist' });
        const { value: before, max = before } = resolution.combatant(target).resources.hp ?? { value: 0 };
        const steps = [{ plus: amount, why: from, left: amount }];
        const after = before + amount;
        resolution.record({
          ...{ type: 'harmed', target, actor, from, kinds: [], resource: 'hp', steps, amount, before, after, max },
        });
        const result = amount === 0 ? 'stopped by armor' : 'hurt';
        resolution.record({ type: 'struck', actor, target, way: 'melee', outcome: 'success', answer: 'none', result });
      },
    });
  const boxes = { one: 'box', other: 'boxes' };
  addSmall(
    {
      actions: { hit: hurts(2), tap: hurts(0) },
      settle: () => undefined,
      resourceKinds: { hp: { main: true, fills: true } },
      resources: ({ hp }) => ({ hp: { value: 0, max: hp } }),
    },
    {
      actions: { tap: 'Does nothing.' },
      resources: { hp: { forms: { other: 'harm' }, counted: boxes, harm: boxes } },
    },
  );
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small settings:"details=short"', '@ana /join character:Hero name:Ana');
  await table.say('/add creature:Rat', '/initiative');
  expect(readable(withOdds(await table.say('@ana /odds')))).toMatch(/2 boxes/);
  await table.say('@ana /act action:tap target:Rat');
  expect(table.messages.map(textOf).join('\n')).toContain('0 boxes');
  expect(table.messages.map(textOf).join('\n')).not.toContain('damage');
  await table.close();
});

test('help that needs an ally who is up isn’t planned for one who is down', async () => {
  const helpFor = (isFor: (vitality: string) => boolean) =>
    action<Small, string>({
      title: 'Help',
      cite: 'Helping',
      when: 'turn',
      kind: 'use',
      offers: () => undefined,
      ways: ({ combatants }, actor) => [
        {
          helps: true,
          targets: combatants.flatMap(({ id, vitality }) => (id !== actor && isFor(vitality) ? [id] : [])),
        },
      ],
      plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => id),
      resolve(resolution, target, intent) {
        declare(resolution, intent, { targets: [target] });
        resolution.changeOwn(intent.actor, { acted: true });
      },
    });
  addSmall(
    { actions: { hit, aid: helpFor((vitality) => vitality === 'up'), bind: helpFor(() => true) } },
    { actions: { aid: 'Helps an ally.', bind: 'Binds wounds.' } },
  );
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Ana');
  await table.say('@bo /join character:Hero name:Bo', '/add creature:Rat');
  const plan = readable(await table.say('@ana /plan'));
  expect(plan).toMatch(/bind an ally who’s down/i);
  expect(plan).toMatch(/aid the most wounded ally/i);
  expect(plan).not.toMatch(/aid an ally who’s down/i);
  await table.close();
});
