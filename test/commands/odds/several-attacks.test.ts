import { afterAll, expect, test } from 'vitest';
import { action } from '../../../src/rules/core/action.ts';
import type { Die } from '../../../src/rules/core/dice.ts';
import { oneTarget } from '../../../src/rules/core/play.ts';
import type { Roll, Tier } from '../../../src/rules/core/reason.ts';
import { map } from '../../../src/rules/core/refusal.ts';
import { removeSystem } from '../../../src/rules/systems.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { addSmall, type Small, smallBecause } from '../../systems/small.ts';
import { withOdds } from '../known-odds.ts';

afterAll(() => removeSystem('small'));

const TIERS = { 'strong hit': 'critical success', 'weak hit': 'success', miss: 'failure' } as const;
type Degree = keyof typeof TIERS;

interface AttackPlan {
  readonly actor: string;
  readonly target: string;
}

const targeting: Pick<Parameters<typeof action<Small, AttackPlan>>[0], 'offers' | 'plan' | 'cite' | 'when' | 'kind'> = {
  cite: 'Fighting',
  when: 'turn',
  kind: 'attack',
  offers: ({ combatants }, actor) => ({ targets: combatants.filter(({ id }) => id !== actor).map(({ id }) => id) }),
  plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
};
const settled = { way: 'melee', answer: 'none', result: 'nothing' } as const;

/** Rolls 2d6. 10 or more is a strong hit, and 7 to 9 a weak hit. */
const clash = action<Small, AttackPlan>({
  ...targeting,
  title: 'Clash',
  command: 'attack',
  resolve(resolution, { actor, target }) {
    resolution.record({ type: 'declared', action: 'clash', actor, targets: [target] });
    const roll = resolution.roll('2d6');
    const degree: Degree = roll.total >= 10 ? 'strong hit' : roll.total >= 7 ? 'weak hit' : 'miss';
    const purpose = smallBecause({ id: 'item', item: 'Sword' });
    const check = { roll, against: { value: 7 }, degree: degree as never, tier: TIERS[degree] };
    resolution.record({ type: 'checked', actor, target, purpose, check });
    resolution.record({ type: 'struck', actor, target, ...settled, outcome: TIERS[degree] });
  },
});

/** Rolls 2d4 against 2d4. The attacker rerolls each 1, and the target counts only its lower die. */
const shoot = action<Small, AttackPlan>({
  ...targeting,
  title: 'Shoot',
  also: 'attack',
  resolve(resolution, { actor, target }) {
    resolution.record({ type: 'declared', action: 'shoot', actor, targets: [target] });
    const rollD4 = (): Die => resolution.roll('1d4').dice[0]!;
    const rolled = [rollD4(), rollD4()];
    const again = rolled.flatMap(({ face }) => (face === 1 ? [rollD4()] : []));
    const dice = [...rolled, ...again];
    const kept = dice.flatMap(({ face }, index) => (index >= 2 || face !== 1 ? [index] : []));
    const total = (of: readonly Die[], indexes: readonly number[]) =>
      of.reduce((sum, { face }, index) => sum + (indexes.includes(index) ? face : 0), 0);
    const own: Roll = { dice, kept, modifiers: [], total: total(dice, kept) };
    const theirDice = [rollD4(), rollD4()];
    const lower = [theirDice[0]!.face <= theirDice[1]!.face ? 0 : 1];
    const theirs: Roll = { dice: theirDice, kept: lower, modifiers: [], total: total(theirDice, lower) };
    const tier: Tier = own.total > theirs.total ? 'success' : 'failure';
    const purpose = smallBecause({ id: 'item', item: 'Bow' });
    resolution.record({
      type: 'contested',
      actor,
      target,
      purpose,
      contest: { own, theirs, degree: 'hit' as never, tier },
    });
    resolution.record({ type: 'struck', actor, target, ...settled, outcome: tier });
  },
});

test('every attack of a system is listed, with the book’s words for its results and the dice that count', async () => {
  const words = {
    briefs: { clash: 'Hit.', shoot: 'Shoot.' },
    degrees: { 'strong hit': 'strong hit', 'weak hit': 'weak hit' },
  };
  const actions = { clash, shoot };
  addSmall({ actions }, { actions: words.briefs, degrees: words.degrees });
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira', '/add creature:Rat');
  await table.say('/gm set setting:secrecy value:exact', '/initiative');
  const oddsText = async () => withOdds(await table.say('@ana /odds')).embeds?.[0]?.description;
  expect(await oddsText()).toMatch(/58%\*\* · Clash Rat\n.*17% strong hit\n/);
  expect(await oddsText()).toMatch(/Shoot.*Rat\n.*2d4 against 2d4 \(the lower\)/);

  addSmall(
    { actions, outcomes: ['strong hit', 'weak hit'] as never },
    { actions: words.briefs, degrees: words.degrees },
  );
  expect(await oddsText()).toMatch(/Clash Rat\n.*17% strong hit · 42% weak hit\n/);
  await table.close();
});
