import { expect, test } from 'vitest';
import { turnRows } from '../../src/posts/turn-buttons.ts';
import { given } from '../../src/rules/core/given.ts';
import { onTurnAgainst } from '../rules/core/decisions.ts';
import { fighting, pistol, type Some } from '../rules/sol/table.ts';

/** What the buttons say of a block that attacks one thug, some of whom have attacked with that before. */
function attacks(block: Readonly<Record<string, Some>>, last: Readonly<Record<string, { tool?: string }>> = {}) {
  const encounter = fighting({
    ...Object.fromEntries(Object.entries(block).map(([name, some]) => [name, { controller: name, ...some }])),
    thug: { side: 'enemies' },
  });
  const deed = (actor: string) => ({
    action: 'attack',
    actor,
    targets: ['thug'],
    ...given({ tool: last[actor]?.tool }),
  });
  const posts = { next: 1, last: Object.fromEntries(Object.keys(last).map((actor) => [actor, deed(actor)])) };
  const [row] = turnRows(encounter, 1, posts);
  return row?.components.map((each) => ('label' in each ? each.label : ''));
}

test('an attack is for whoever taps as long as all of the block can make it, however many they are', () => {
  const six = Object.fromEntries(['ana', 'bo', 'cy', 'dee', 'eve', 'flo'].map((name) => [name, {}]));
  expect(attacks({ ...six, gus: {} })).toEqual(['Attack thug · 0/6 wounds']);
  expect(attacks({ ...six, gus: { points: 1 } })?.[0]).toBe('ana attacks thug · 0/6 wounds');
});

test('an attack that takes something else than what is in hand says whose it is', () => {
  const rocket = { ...pistol, name: 'Rocket', points: 3 };
  const block = { ana: {}, bo: { weapons: [rocket], points: 2 } };
  expect(attacks(block, { bo: { tool: 'Fists' } })).toEqual([
    'ana attacks thug · 0/6 wounds',
    'bo: Attack thug with Fists · 0/6 wounds',
  ]);
});

test('a button names what is attacked with where it is not in hand', () => {
  const points = { 'action points': { value: 3, max: 3 }, magica: { value: 0, max: 4 } };
  const fight = onTurnAgainst('dungeoneers', [
    { as: 'Suori', controller: 'ana', resources: points },
    { as: 'Skeleton' },
  ]);
  const label = (encounter: typeof fight) =>
    turnRows(encounter, 1, { next: 1, last: {} })[0]?.components.map((each) => ('label' in each ? each.label : ''))[0];
  expect(label(fight)).toBe('Attack Skeleton · 0/2 wounds');
  const [suori, ...others] = fight.combatants;
  const bare = { ...suori, sheet: { ...(suori?.sheet as object), weapons: [] } } as NonNullable<typeof suori>;
  expect(label({ ...fight, combatants: [bare, ...others] })).toBe('Attack Skeleton (improvised) · 0/2 wounds');
});
