import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../src/interaction/reply.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { fill, labels, replyText, tap } from './private-message.ts';

let table: PostedTable;

beforeEach(async () => {
  table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin',
    '/add creature:Dragon hidden:true',
    '/initiative',
  );
});

afterEach(() => table.close());

const speechOf = ({ speech }: Reply) => speech && [speech.name, speech.words];

describe('/say', () => {
  test('lets players speak as their own combatants, and a GM as creatures', async () => {
    expect(speechOf(await table.say('@ana /say words:"Hold the bridge!"'))).toEqual(['Kira', 'Hold the bridge!']);
    expect(speechOf(await table.say('/say words:Grr. as:Goblin'))).toEqual(['Goblin', 'Grr.']);
    expect(textOf(await table.say('@ana /say words:Hm. as:Mira'))).toContain('You don’t play Mira');
    expect(textOf(await table.say('/say words:Hm. as:Mira'))).toContain('You don’t play Mira');
    expect(await table.suggestions('ana', 'say', 'as')).toEqual(['Kira']);
    expect(await table.suggestions('gwen', 'say', 'as')).toEqual(['Goblin']);
  });

  test('asks who speaks if a player plays several', async () => {
    await table.say('/turn end', '/gm assign who:Goblin to:ana');
    expect(speechOf(await table.say('@ana /say words:Hm. as:Goblin'))).toEqual(['Goblin', 'Hm.']);
    expect(await table.suggestions('ana', 'say', 'as')).toEqual(['Kira', 'Goblin']);
  });

  test('names no hidden creature, even if its GM types the name, until it is revealed', async () => {
    const refusal = await table.say('/say words:Boo as:Dragon');
    expect([refusal.whisper, refusal.speech]).toEqual([true, undefined]);
    expect(textOf(refusal)).not.toContain('Dragon 1');
    expect(await table.suggestions('gwen', 'say', 'as', { as: 'Dr' })).toEqual([]);
    const playersReply = await table.say('@ana /say words:Boo as:Dragon');
    expect(textOf(playersReply).replace('Dragon', '…')).toEqual(
      textOf(await table.say('@ana /say words:Boo as:Xyzw')).replace('Xyzw', '…'),
    );
    await table.say('/gm reveal who:Dragon');
    expect(speechOf(await table.say('/say words:Boo as:Dragon'))).toEqual(['Dragon', 'Boo']);
  });

  test('reveals no hidden creature by a GM’s own character', async () => {
    await table.say(
      '/gm remove who:Goblin',
      '/character new name:Ada ruleset:tdgs from:Kira',
      '/add creature:Ada hidden:true',
    );
    expect(textOf(await table.say('/say words:Boo as:Ada'))).toContain('Ada is hidden');
    expect((await table.say('/say words:Boo')).speech).toBeUndefined();
    expect(await table.suggestions('gwen', 'say', 'as')).toEqual([]);
  });

  test('lets users who play no one here speak as their saved characters', async () => {
    expect(textOf(await table.say('@zoe /say words:Hi'))).toContain('You have no character here yet');
    await table.say('@zoe /character new name:Ada ruleset:tdgs from:Kira');
    const reply = await table.say('@zoe /say words:Hi');
    expect([speechOf(reply), typeof reply.portrait]).toEqual([['Ada', 'Hi'], 'string']);
    await table.say('@zoe /character new name:Bea ruleset:tdgs from:Kira');
    expect(textOf(await table.say('@zoe /say words:Hi'))).toContain('You play Ada and Bea');
    expect(await table.suggestions('zoe', 'say', 'as')).toEqual(['Ada', 'Bea']);
  });

  test('takes at most 1,500 characters, pings no one and is not on the record', async () => {
    const before = await table.state();
    const reply = await table.say(`@ana /say words:"<@bo> ${'a'.repeat(1490)}"`);
    expect([reply.speech?.words.length, reply.ping]).toEqual([1496, undefined]);
    expect(textOf(await table.say(`@ana /say words:${'a'.repeat(1501)}`))).toContain('1500');
    expect((await table.state()).revision).toBe(before.revision);
  });

  test('is a button under More…, with a form', async () => {
    const actsReply = await table.say('@ana /act');
    expect(labels(actsReply)).toContain('Say…');
    const form = await tap(table, 'ana', actsReply, 'Say…');
    expect(form.form?.title).toBe('Kira says');
    expect(speechOf(await fill(table, 'ana', form, { words: ' For the Watch! ' }))).toEqual(['Kira', 'For the Watch!']);
    expect((await fill(table, 'bo', form, { words: 'Mine' })).whisper).toBe(true);
    expect((await fill(table, 'ana', form, { words: '  ' })).whisper).toBe(true);
  });
});

describe('Who said this?', () => {
  beforeEach(async () => {
    await table.say('@ana /say words:Hello', '/say words:Grr. as:Goblin');
  });

  test('is answered to the author and the GM, with Delete', async () => {
    for (const user of ['ana', 'gwen']) {
      const authorReply = await table.context(user, 'Who said this?', 'said 1');
      expect([authorReply.whisper, replyText(authorReply), labels(authorReply)]).toEqual([
        true,
        '<@ana> said this.',
        ['Delete', 'Close'],
      ]);
      const deleteReply = await tap(table, user, authorReply, 'Delete');
      expect([deleteReply.unsays, deleteReply.update, deleteReply.content]).toEqual(['said 1', true, 'Deleted.']);
    }
    table.managers = ['zoe'];
    expect(replyText(await table.context('zoe', 'Who said this?', 'said 2'))).toBe('<@gwen> said this.');
  });

  test('is refused to others, and on other messages', async () => {
    const refusal = await table.context('bo', 'Who said this?', 'said 1');
    expect(textOf(refusal)).toBe('Only the GM and the author can see who said that. Ask <@gwen>.');
    expect(textOf(await table.context('ana', 'Who said this?', 'said 2'))).toContain('Only the GM');
    expect(textOf(await table.context('gwen', 'Who said this?', '123'))).toContain('I don’t know who said that');
    const authorReply = await table.context('ana', 'Who said this?', 'said 1');
    expect((await tap(table, 'bo', authorReply, 'Delete')).unsays).toBeUndefined();
  });
});
