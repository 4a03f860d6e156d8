import { afterAll, expect, test } from 'vitest';
import { action } from '../../src/rules/core/action.ts';
import { oneTarget } from '../../src/rules/core/play.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { addSmall, hit, type Small, smallBecause } from '../systems/small.ts';
import { PostedTable, textOf } from './posted-table.ts';

afterAll(() => removeSystem('small'));

/** An attack without a roll that records harm, a fall and a result. It changes no resource. */
const slap = action<Small, { readonly actor: string; readonly target: string }>({
  title: 'Slap',
  cite: 'Fighting',
  when: 'turn',
  offers: ({ combatants }, actor) => ({ targets: combatants.filter(({ id }) => id !== actor).map(({ id }) => id) }),
  plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
  resolve(resolution, { actor, target }) {
    resolution.record({ type: 'declared', action: 'slap', actor, targets: [target] });
    resolution.changeOwn(actor, { acted: true });
    const handReason = smallBecause({ id: 'item', item: 'Hand' });
    const steps = [{ plus: 1, why: handReason, left: 1 }];
    resolution.record({
      type: 'harmed',
      target,
      actor,
      from: handReason,
      kinds: [],
      steps,
      amount: 1,
      before: 0,
      after: 1,
    });
    const { name, vitality: before } = resolution.combatant(target);
    if (name === 'Lurker')
      resolution.record({ type: 'fell', subject: target, as: smallBecause({ id: 'dead' }), before, after: 'dead' });
    const result = name === 'Lurker' ? 'dead' : 'hurt';
    resolution.record({ type: 'struck', actor, target, way: 'melee', outcome: 'success', answer: 'none', result });
  },
});

addSmall({ actions: { hit, slap }, resourceKinds: { hp: {} } }, { actions: { slap: 'A slap.' } });

/** Matches signs of missing words, as in "for 1 ." or ": ·". */
const MISSING_WORDS = /\d \.|\d {2}|: ·|: \.|, ,|\(\)|undefined|NaN|\{/;

test('without a main resource, every text is whole; and a harm is told before the fall that it caused', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small');
  await table.say('@ana /join character:Hero name:Kira', '/add creature:Rat', '/add creature:Lurker');
  await table.say('/gm set setting:secrecy value:words', '/initiative');
  const texts: string[] = [];
  const say = async (line: string) => {
    const text = textOf(await table.say(line));
    texts.push(text);
    return text;
  };
  await say('@ana /act action:slap target:Rat');
  await say('/gm forecast');
  await say('@ana /odds');
  await say('/gm set setting:secrecy value:exact');
  await say('/adjust who:Rat by:-1');
  await say('/act action:slap target:Kira');
  await say('/act action:slap target:Kira as:Lurker');
  await say('@ana /me');
  expect(table.newest('turn').text).toMatch(/Rat hit you for 1 wound\./);
  await say('@ana /act action:slap target:Lurker');
  const channelText = table.messages.map(({ text }) => text).join('\n');
  expect(channelText).toMatch(/Kira[^\n]*Lurker[^\n.]*\.[^\n]*(dead|end of|beyond|last breath|doesn’t)/);
  await say('/log show');
  await say('/log stats');
  await say('@ben /catch-up');
  await say('/encounter end');
  for (const text of [...texts, ...table.messages.map((each) => each.text)]) expect(text).not.toMatch(MISSING_WORDS);
});
