import { expect, test } from 'vitest';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { openingEncounter, premadeCombatant } from '../../embeds/random-fight.ts';

const before = openingEncounter(tdgs);
const fight: Encounter = { ...before, combatants: [premadeCombatant(tdgs, 'Goblin', before, { name: 'Gob' })] };
const orderEvent = (order: string, after?: string): Event => ({
  type: 'standing-order-set',
  subject: 'gob',
  about: order,
  ...(after !== undefined && { after }),
});

test.each(['parry', '__proto__', 'constructor', ''])('an entry named “%s” is added, replaced, and removed', (name) => {
  const orders = (events: readonly Event[]) =>
    events.reduce<Encounter>(applyEvent, fight).combatants[0]!.standingOrders;
  const [first, second] = [orderEvent(name, 'yes'), orderEvent(name, 'no')];
  expect(Object.entries(orders([first]))).toEqual([[name, 'yes']]);
  expect(Object.entries(orders([first, second]))).toEqual([[name, 'no']]);
  expect(Object.getPrototypeOf(orders([first, second]))).toBe(Object.prototype);
  expect(Object.entries(orders([first, second, orderEvent(name)]))).toEqual([]);
  expect(fight.combatants[0]!.standingOrders).toEqual({});
});

test('a combatant has a condition only once under a key, even if it is gained twice', () => {
  const gain = (key: string, value: number): Event => ({
    type: 'condition-gained',
    subject: 'gob',
    condition: { key, name: 'slowed', value, duration: { until: 'removed' } },
  });
  const { combatants } = [gain('slow', 1), gain('other', 2), gain('slow', 3)].reduce<Encounter>(applyEvent, fight);
  expect(combatants[0]!.conditions.map(({ key, value }) => [key, value])).toEqual([
    ['other', 2],
    ['slow', 3],
  ]);
});
