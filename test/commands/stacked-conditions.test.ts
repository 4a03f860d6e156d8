import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeSystem } from '../../src/rules/systems.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { addSmall } from '../systems/small.ts';

const conditions = { marked: { cite: 'Conditions', stacks: 'by note' }, stunned: { cite: 'Conditions' } } as const;

beforeAll(() => {
  addSmall({ conditions });
});
afterAll(() => removeSystem('small'));

test('a condition that stacks by its note is kept for each note and removed one by one, and others are refused', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira', '/add creature:Rat');
  await table.say('/initiative');
  const notes = async () =>
    (await table.state()).encounter.combatants[0]?.conditions.map(({ name, note }) => [name, note]);
  await table.say('/condition add who:Kira condition:marked note:"On fire"');
  await table.say('/condition add who:Kira condition:marked note:"Off balance"');
  expect(await notes()).toEqual([
    ['marked', 'On fire'],
    ['marked', 'Off balance'],
  ]);
  const secondReply = await table.say('/condition add who:Kira condition:marked note:"ON FIRE"');
  expect(textOf(secondReply)).toBe(
    'Kira already has marked. Give the new one a different `note:`, or remove the old one first: `/condition remove`.',
  );
  await table.say('/condition add who:Kira condition:stunned note:"hit hard"');
  const stunnedReply = await table.say('/condition add who:Kira condition:stunned note:"hit harder"');
  expect(textOf(stunnedReply)).toBe('Kira already has stunned. To change it, remove it first: `/condition remove`.');
  expect(textOf(await table.say('/condition list'))).toContain('marked “On fire”\n**Kira**: marked “Off balance”');
  expect(await table.suggestions('gwen', 'condition', 'condition', { subcommand: 'remove', who: 'Kira' })).toEqual([
    'marked: on fire',
    'marked: off balance',
    'stunned',
  ]);
  await table.say('/condition remove who:Kira condition:"marked: on fire"');
  expect(await notes()).toEqual([
    ['marked', 'Off balance'],
    ['stunned', 'hit hard'],
  ]);
  await table.say('/condition remove who:Kira condition:marked', '/undo');
  expect(await notes()).toHaveLength(2);
  // An event may add a condition that everyone has already, because they may have lost it by then.
  await table.say('/condition add who:Rat condition:stunned', '/gm event name:Storm effect:stunned');
  expect((await table.state()).encounter.timeline?.events).toHaveLength(1);
});
