import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { labels, replyText, tap } from './private-message.ts';

let table: PostedTable;

beforeEach(async () => {
  table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira name:"*Mira*"',
    '/add creature:Goblin',
    '/initiative',
  );
});

afterEach(() => table.close());

describe('The sheet from a member’s context menu', () => {
  test('shows the sheet to the GM and its player, and to others how the character is doing', async () => {
    for (const user of ['gwen', 'bo']) {
      const sheet = await table.context(user, 'Show sheet', 'bo');
      expect(sheet.embeds?.[0]?.fields?.length).toBeGreaterThan(2);
    }
    const reply = await table.context('zoe', 'Show sheet', 'bo');
    expect(replyText(reply)).toContain('**\\*Mira\\*** 50/50 HP');
    expect(labels(reply)).toEqual(['Close']);
    expect(textOf(await table.context('zoe', 'Show sheet', 'zoe'))).toContain('isn’t playing anyone');
  });

  test('shows each character of a member who has several, with the sheet to viewers who may see it', async () => {
    await table.say('/gm assign who:Goblin to:bo');
    const reply = await table.context('gwen', 'Show sheet', 'bo');
    expect(labels(reply)).toEqual(['Sheet', 'Sheet', 'Close']);
    expect((await tap(table, 'gwen', reply, 'Sheet')).embeds?.[0]?.title).toContain('Mira');
    expect(textOf(await tap(table, 'zoe', reply, 'Sheet'))).toContain('You don’t play');
  });
});

describe('Undo, from a message’s context menu', () => {
  const kira = async () => textOf(await table.say('/encounter status'));

  test('undoes the caller’s last deed if the message tells it', async () => {
    await table.say('@ana /defend');
    const [message] = table.messages.filter(({ kind }) => kind === 'turn');
    expect(await kira()).toContain('Full Defense');
    expect(textOf(await table.context('bo', 'Undo this', message?.id ?? ''))).toContain('wasn’t yours');
    expect(await table.context('ana', 'Undo this', message?.id ?? '')).toEqual({ posted: true });
    expect(await kira()).not.toContain('Full Defense');
  });

  test('goes back as far as the message, for a GM and after a question', async () => {
    await table.say('@ana /defend', '/attack as:Goblin target:Kira');
    const [message] = table.messages.filter(({ kind }) => kind === 'turn');
    const reply = await table.context('gwen', 'Undo this', message?.id ?? '');
    expect(reply.content).toMatch(/Undo all \d/);
    const players = await table.context('ana', 'Undo this', message?.id ?? '');
    expect(textOf(players)).toContain('wasn’t yours');
    await tap(table, 'gwen', reply, 'Undo all');
    expect(await kira()).not.toContain('Full Defense');
    expect(textOf(await tap(table, 'gwen', reply, 'Undo all'))).toContain('This button is out of date');
  });

  test('is refused on a message that tells of no deed', async () => {
    expect(textOf(await table.context('gwen', 'Undo this', '123'))).toContain('doesn’t show an action from a fight');
  });
});
