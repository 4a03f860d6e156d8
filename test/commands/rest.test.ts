import { afterAll, expect, test } from 'vitest';
import { action } from '../../src/rules/core/action.ts';
import { ok } from '../../src/rules/core/refusal.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { addSmall, type Small } from '../systems/small.ts';
import { tap } from './private-message.ts';

afterAll(() => removeSystem('small'));

test('no one rests while rounds run, and a stranger has no one who could rest', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative');
  expect(textOf(await table.say('/rest kind:short who:all'))).toContain('during combat');
  expect(textOf(await table.say('@ana /rest'))).toContain('during combat');
  const pauseReply = await table.say('/encounter pause');
  expect(textOf(await tap(table, 'zoe', pauseReply, 'Rest'))).toContain('not in this fight');
  expect(textOf(await tap(table, 'ana', pauseReply, 'Rest'))).toContain('Kira');
  expect(textOf(await table.say('@ana /rest'))).toBe('Which kind of rest? Choose short or long.');
  await table.close();
});

test('a rest that changes nothing says so, to a GM and to a player', async () => {
  const rest = action<Small, object>({
    title: 'Rest',
    cite: 'Rests',
    when: 'rest',
    command: 'rest',
    offers: () => ({ manners: ['short'] }),
    plan: () => ok({}),
    resolve: () => undefined,
  });
  addSmall({ actions: { rest }, rests: ['short'] }, { actions: { rest: 'A rest.' } });
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero');
  expect(textOf(await table.say('/rest kind:short who:all'))).toBe('The party rests. Nothing changes.');
  expect(textOf(await table.say('@ana /rest kind:short who:all'))).toBe('The party rests. Nothing changes.');
  // This book has only one kind of rest, so the command doesn't have to name the kind.
  expect(textOf(await table.say('@ana /rest who:all'))).toBe('The party rests. Nothing changes.');
  await table.close();
});
