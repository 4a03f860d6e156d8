import { expect, test } from 'vitest';
import { wholeText } from '../../src/interaction/reply.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { labels, tap } from './private-message.ts';

test.each(BUILT_IN_IDS)('%s: the whole party rests by one tap of the GM, told in one message', async (system) => {
  const table = new PostedTable();
  const rules = rulesNamed(system)!;
  const hero = rules.archetypes.find(({ kind }) => kind === 'character')!.name;
  const enemy = rules.archetypes.find(({ kind }) => kind === 'creature')!.name;
  await table.say(
    `/encounter start ruleset:${system}`,
    `@ana /join character:"${hero}" name:"*Ana*"`,
    `@bo /join character:"${hero}" name:Bo`,
    `/add creature:"${enemy}"`,
  );
  const end = await table.say('/encounter end');
  expect(labels(end).slice(-4)).toEqual(['Story', 'Dice luck', 'Fight statistics', 'Check the dice']);
  const rows = (end.components ?? []).map((row) => ('components' in row ? row.components.length : 0));
  expect(Math.max(...rows)).toBeLessThanOrEqual(5);
  const story = await tap(table, 'zoe', end, 'Story');
  expect(story.whisper).toBe(true);
  expect(story.files?.map((file) => wholeText(file))).toEqual([expect.stringContaining('Ana')]);
  expect(labels(end).slice(0, -4)).toEqual(
    rules.rests.slice(0, 5).map((kind) => expect.stringContaining(kind.slice(1))),
  );
  const reply = await tap(table, 'gwen', end, labels(end)[0] ?? '');
  expect(textOf(reply)).toContain('Ana');
  expect(textOf(reply)).toContain('Bo');
  expect(textOf(reply)).not.toContain(enemy);
  const ownReply = await table.say(`@bo /rest kind:"${rules.rests[0]}" who:all`);
  expect(textOf(ownReply)).not.toContain('Ana');
  await table.close();
});

test('no one rests while rounds run, and a stranger has no one who could rest', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative');
  expect(textOf(await table.say('/rest kind:short who:all'))).toContain('during combat');
  const pauseReply = await table.say('/encounter pause');
  expect(textOf(await tap(table, 'zoe', pauseReply, 'Rest'))).toContain('not in this fight');
  expect(textOf(await tap(table, 'ana', pauseReply, 'Rest'))).toContain('Kira');
  await table.close();
});
