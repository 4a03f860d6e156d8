import { afterAll, expect, test } from 'vitest';
import { action } from '../../src/rules/core/action.ts';
import { oneTarget } from '../../src/rules/core/play.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { addSmall, hit, type Small, smallBecause } from '../systems/small.ts';
import { PostedTable, textOf } from './posted-table.ts';

afterAll(() => removeSystem('small'));

/** Gives someone a point of luck. It is recorded as a `healed` event. */
const cheer = action<Small, { readonly actor: string; readonly target: string }>({
  title: 'Cheer',
  cite: 'Luck',
  when: 'turn',
  offers: ({ combatants }, actor) => ({ targets: combatants.filter(({ id }) => id !== actor).map(({ id }) => id) }),
  plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
  resolve(resolution, { actor, target }) {
    resolution.record({ type: 'declared', action: 'cheer', actor, targets: [target] });
    resolution.changeOwn(actor, { acted: true });
    const from = smallBecause({ id: 'item', item: 'Cheer' });
    const { value: before } = resolution.combatant(target).resources.luck ?? { value: 0 };
    const change = { resource: 'luck', amount: 1, before, after: before + 1 };
    resolution.record({ type: 'healed', target, actor, from, steps: [{ plus: 1, why: from, left: 1 }], ...change });
  },
});

test('points that someone gains are told as points, and don’t count as healing', async () => {
  addSmall(
    {
      actions: { hit, cheer },
      resourceKinds: { hp: { main: true, revived: 1 }, luck: {} },
      resources: ({ hp }) => ({ hp: { value: hp, max: hp }, luck: { value: 0 } }),
    },
    {
      actions: { cheer: 'One luck for a friend.' },
      resources: { hp: { forms: { other: 'HP' } }, luck: { forms: { other: 'luck' } } },
    },
  );
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira');
  await table.say('@bo /join character:Hero name:Tom', '/add creature:Rat', '/initiative');
  const told = textOf(await table.say('@ana /act action:cheer target:Tom'));
  const channelText = `${told}\n${table.messages.map(({ text }) => text).join('\n')}`;
  expect(channelText).toContain('+1 luck');
  expect(channelText).toContain('Kira gave you 1 luck.');
  expect(channelText).not.toMatch(/heal|1 luck back|feels better|recover/);
  const adjusted = textOf(await table.say('/adjust who:Kira resource:luck by:2'));
  expect(adjusted).not.toMatch(/heal|feels better|recovers|does .* good/);
  await table.say('@bo /attack target:Rat');
  const end = textOf(await table.say('/encounter end'));
  expect(end).toContain('Dealt');
  expect(end).not.toMatch(/[Hh]ealed/);
  await table.close();
});
