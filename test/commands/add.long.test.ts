import { expect, test } from 'vitest';
import { PostedTable } from '../posts/posted-table.ts';
import { labels, replyText } from './private-message.ts';
import { searchReplies } from './strength-search.ts';

test('/add strength: says where the numbers go no further', async () => {
  const testTable = new PostedTable();
  await testTable.say('/encounter start ruleset:mastery', '@ana /join character:Wren');
  const { done: doneReply } = searchReplies(await testTable.say('/add creature:"Adept Fighter" strength:15'));
  expect(replyText(doneReply)).toContain('it’s still weaker than you asked for');
  expect(replyText(doneReply).replaceAll('\u00a0', ' ')).toContain('Offense Adept → Master');
  expect(labels(doneReply)).toEqual(['Add', 'Cancel']);
  await testTable.close();
});
