import { expect, test } from 'vitest';
import { ownAffliction } from '../../src/rules/core/condition.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import type { Caller } from '../../src/session/caller.ts';
import { afflictionOf } from '../../src/session/own-conditions.ts';
import { made } from '../rules/core/own-condition.ts';
import { act, look } from '../store/act.ts';
import { onSqlite } from '../store/both-stores.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';

let interactions = 0;
const gm = (): Caller => ({
  ...{ user: 'gm', name: 'gm', server: 'terminal', channel: 'terminal' },
  interaction: `own ${interactions++}`,
  now: 0,
});

test.each(SYSTEM_IDS)('%s: a condition of a GM’s own is told, listed and removed by its typed name', async (system) => {
  const { store } = onSqlite(emptyDatabase());
  const rules = rulesNamed(system)!;
  const creature = rules.archetypes.find(({ kind }) => kind === 'creature')!.name;
  await playAt(store, [`/encounter start ruleset:${system} name:Bog`, `/add creature:"${creature}"`, '/initiative']);
  const { id, name } = (await look(store, gm(), ({ encounter }) => encounter))!.combatants[0]!;
  const affliction = ownAffliction(made(rules, {}));
  await act(store, gm(), (session) => session.do({ type: 'afflict', subject: id, affliction }));
  const listed = await playAt(store, [
    '/condition list',
    '/encounter status',
    '/log',
    `/condition remove who:"${name}" condition:hexed`,
  ]);
  expect(listed).toContain('Hexed. A hag’s eye is on you.');
  expect(listed).not.toContain('own:');
  const present = await look(store, gm(), ({ encounter }) => encounter);
  expect(present?.combatants[0]?.conditions.some(({ name }) => name === 'own: Hexed')).toBe(false);
});

test('A GM’s own comes before the book’s of the same name, with its form', () => {
  const own = [{ name: 'Prone', form: { kind: 'buff' } }];
  expect(afflictionOf('Prone', own, { rounds: 2 })).toEqual({
    ...{ condition: 'own: Prone', form: { does: { kind: 'buff' } }, rounds: 2 },
  });
  expect(afflictionOf('Stunned', own, {})).toEqual({ condition: 'Stunned' });
});
