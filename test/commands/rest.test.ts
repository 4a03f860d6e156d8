import { expect, test } from 'vitest';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { tap } from './private-message.ts';

test('no one rests while rounds run, and a stranger has no one who could rest', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative');
  expect(textOf(await table.say('/rest kind:short who:all'))).toContain('during combat');
  const pauseReply = await table.say('/encounter pause');
  expect(textOf(await tap(table, 'zoe', pauseReply, 'Rest'))).toContain('not in this fight');
  expect(textOf(await tap(table, 'ana', pauseReply, 'Rest'))).toContain('Kira');
  await table.close();
});
