import { describe, expect, test } from 'vitest';
import { given } from '../../../src/rules/core/given.ts';
import { begin } from '../../../src/rules/core/play.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { fighting } from './table.ts';

const fight = fighting({ ana: { sheet: { medkit: 2 } }, thug: { side: 'enemies' }, punk: { side: 'enemies' } });
const refusalOf = (intent: object) => {
  const begun = begin(sol, fight, { action: 'attack', actor: 'ana', targets: ['thug'], ...intent });
  return begun.ok ? undefined : begun.why;
};
const noUse = (option: string) => ({ type: 'rule', rule: 'sol/no-use', facts: { option } });

describe('An option that would change nothing is refused', () => {
  test.each([
    [{ range: 'far' }, 'range'],
    [{ behind: true }, 'behind'],
    [{ highGround: true }, 'highGround'],
  ])('an attack with %j', (situation, option) => {
    expect(refusalOf({ situation })).toEqual(noUse(option));
  });

  test.each([
    [{ action: 'aim' }, 'targets'],
    [{ action: 'move', targets: [], amount: 3 }, 'amount'],
    [{ action: 'reload', targets: [], tool: 'Pistol' }, 'tool'],
    [{ action: 'medkit', manner: 'gently' }, 'manner'],
    [{ action: 'defend', targets: [], situation: { cover: 'good' } }, 'cover'],
  ])('%j', (intent, option) => {
    expect(refusalOf(intent)).toEqual(noUse(option));
  });

  test('what is said to be not so is not said at all', () => {
    expect(refusalOf({ amount: 0, situation: { behind: false, highGround: false } })).toBeUndefined();
  });

  test('what counts is taken: cover and flanks', () => {
    expect(refusalOf({ situation: { cover: 'good', flanked: 'none' } })).toBeUndefined();
  });

  test('the options that an action offers are never among the refused', () => {
    for (const [action, entry] of Object.entries(sol.actions)) {
      const { targets, tools, manners } = entry.offers(fight, 'ana') ?? {};
      for (const each of [{ targets: targets?.slice(0, 1) }, { tool: tools?.[0] }, { manner: manners?.[0] }]) {
        const [value] = Object.values(each);
        if (value === undefined) continue;
        const begun = begin(sol, fight, { action, actor: 'ana', ...given(each) });
        expect(begun.ok ? undefined : begun.why, action).not.toMatchObject({ rule: 'sol/no-use' });
      }
    }
  });
});
