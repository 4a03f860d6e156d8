import { expect, test } from 'vitest';
import { labels, replyText, tap } from '../commands/private-message.ts';
import { selectsOf } from '../loopback/components.ts';
import { PostedTable } from './posted-table.ts';

/** Starts a fight in which Ana's Kira and Bo's Mira face a goblin. The GM lets Mira die. */
async function tableWithFallen(): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin',
    '/initiative',
    '/adjust who:Mira resource:hp by:-500',
  );
  return table;
}

const deaths = (table: PostedTable) => table.messages.filter(({ text }) => text.includes('is dead. `/me`'));

test('A player whose character dies is pinged once, before the next turn; not if it is undone', async () => {
  const table = await tableWithFallen();
  expect((await table.state()).encounter.combatants.find(({ id }) => id === 'mira')?.vitality).toBe('dead');
  expect(deaths(table)).toMatchObject([
    { text: '<@bo>, **Mira** is dead. `/me` shows what you can do now.', pinged: ['bo'] },
  ]);
  await table.say('/turn skip', '/adjust who:Kira resource:hp by:-1');
  expect(deaths(table)).toHaveLength(1);
  await table.say('/undo', '/undo', '/undo');
  expect((await table.state()).encounter.combatants.find(({ id }) => id === 'mira')?.vitality).toBe('up');
  expect(deaths(table)).toEqual([]);
  await table.say('/adjust who:Goblin resource:hp by:-500');
  expect(table.messages.filter(({ text }) => text.includes('/me'))).toEqual([]);
  await table.close();
});

test('The message goes when the GM revives the character, and comes again with another death', async () => {
  const table = await tableWithFallen();
  await table.say('/gm revive who:Mira');
  expect(deaths(table)).toEqual([]);
  await table.say('/adjust who:Mira resource:hp by:-500');
  expect(deaths(table)).toHaveLength(1);
  await table.close();
});

test('My character, once dead, says what its player can do, and leads to Join, which does not offer it again', async () => {
  const table = await tableWithFallen();
  const myCharacter = await table.say('@bo /me');
  expect(replyText(myCharacter)).toContain(
    '**Mira is dead.** Ask the GM to bring them back, or join with another character.',
  );
  expect(labels(myCharacter)).toContain('Join');
  expect(replyText(myCharacter)).not.toContain('Auto-reactions');
  for (const label of ['Change reactions…', 'My plan', 'Hand over…']) expect(labels(myCharacter)).not.toContain(label);
  const menu = await tap(table, 'bo', myCharacter, 'Join');
  const options = selectsOf(menu.components ?? []).flatMap((each) =>
    'options' in each ? (each.options ?? []).map(({ value }) => value) : [],
  );
  expect(options).toContain('Kira');
  expect(options).not.toContain('Mira');
  expect(replyText(menu)).toContain('Can’t join now: Mira (dead)');
  expect(replyText(await table.say('@bo /join character:Mira'))).toContain('dead');
  // Only living characters count toward a player's limit.
  await table.say('/gm set setting:characters-each value:1');
  expect(replyText(await table.say('@bo /join character:Kira'))).toContain('I’ve asked the GM about **Kira**');
  expect(replyText(await table.say('@ana /join character:Mira'))).toContain('that’s the limit');
  await table.close();
});
