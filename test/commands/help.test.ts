import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../src/interaction/reply.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { choose, labels, replyText, tap } from './private-message.ts';

let table: PostedTable;

beforeEach(() => {
  table = new PostedTable();
});

afterEach(() => table.close());

describe('/help', () => {
  test('knows whose turn it is, and has a button for what concerns the asker', async () => {
    await table.say('/encounter start ruleset:tdgs name:"The *old* bridge"', '@ana /join character:Kira');
    await table.say('@bo /join character:Mira', '/initiative');
    const ana = await table.say('@ana /help');
    expect(replyText(ana)).toContain('### The \\*old\\* bridge (TDGS)\nIt’s your turn.');
    expect(labels(ana)).toContain('What can I do?');
    const bo = await table.say('@bo /help');
    expect(replyText(bo)).toContain('Your turn comes after Kira.');
    expect(labels(bo)).toEqual([
      'My character',
      'Auto-reactions',
      'Rules…',
      'Start practice',
      'Players',
      'GMs',
      'Close',
    ]);
    expect(replyText(await tap(table, 'bo', bo, 'Auto-reactions'))).toContain('Interrupt');
    expect(labels(await table.say('@zoe /help'))).toContain('Join');
    expect(labels(await table.say('/help'))).toContain('GM panel');
  });

  test('names no command that the system has no use for', async () => {
    await table.say(
      '/encounter start ruleset:sol',
      '@ana /join character:Soldier',
      '/add creature:Guard',
      '/initiative',
    );
    const help = await table.say('@ana /help');
    expect(replyText(help)).toContain('`/attack`');
    expect(replyText(help)).not.toContain('/cast');
    expect(JSON.stringify(await tap(table, 'ana', help, 'Players'))).not.toContain('/cast');
  });

  test.each(['Players', 'GMs'])('shows the commands of %s on two pages that fit a phone’s screen', async (role) => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/initiative');
    const firstPage = await tap(table, 'gwen', await table.say('/help'), role);
    const secondPage = await tap(table, 'gwen', firstPage, 'More…');
    expect(labels(firstPage)).toEqual(['More…', 'Back', 'Close']);
    expect(JSON.stringify(secondPage)).toContain('/act');
    expect(labels(await tap(table, 'gwen', secondPage, 'Back'))).toEqual(labels(firstPage));
    // A line of an embed holds about 36 characters.
    const height = ({ embeds = [] }: Reply) =>
      embeds
        .flatMap(({ title = '', description = '', fields = [] }) => [
          title,
          ...description.split('\n'),
          ...fields.flatMap(({ name, value }) => [name, value]),
        ])
        .reduce((lines, text) => lines + Math.ceil(text.replaceAll(/[`*]/g, '').length / 36), 0);
    for (const lines of [firstPage, secondPage].map(height)) expect(lines).toBeLessThanOrEqual(26);
  });

  test('with nothing played begins with a fight, a character, the rules and practice', async () => {
    const help = await table.say('@ana /help');
    expect(labels(help).slice(0, 4)).toEqual(['Start a fight', 'New character…', 'Rules…', 'Start practice']);
    expect(replyText(help)).toContain('`/encounter start`');
    expect(replyText(await tap(table, 'ana', help, 'Start practice'))).toMatch(/training dummy/i);
  });
});

describe('/rules', () => {
  test('answers at once if one entry fits: by its beginning, or nearly spelled right', async () => {
    expect((await table.say('/rules ruleset:tdgs term:Burnin')).embeds?.[0]?.title).toBe('Burning · TDGS');
    const misspelledReply = await table.say('/rules ruleset:tdgs term:Brning');
    expect(misspelledReply.embeds?.[0]?.title).toBe('Burning · TDGS');
    expect(misspelledReply.content).toContain('There’s no entry called “Brning”');
  });

  test('outside an encounter has a menu of the systems that have the entry', async () => {
    const reply = await table.say('/rules term:Prone');
    expect(reply.embeds).toHaveLength(1);
    const otherRules = await choose(table, 'gwen', reply, 'Other systems', 'tdgs');
    expect(otherRules.embeds?.[0]?.title).toBe('Prone · TDGS');
  });

  test('has buttons for the entries that an entry names', async () => {
    const reply = await table.say('/rules ruleset:tdgs term:Grappled');
    const [first = ''] = labels(reply);
    expect((await tap(table, 'gwen', reply, first)).embeds?.[0]?.title).toContain(first);
  });

  test('offers a menu if several entries may be meant, and a form to type another', async () => {
    const severalTerms = await table.say('/rules ruleset:tdgs term:e');
    expect(textOf(severalTerms)).toContain('Several entries');
    const help = await table.say('/help');
    const form = await tap(table, 'gwen', help, 'Rules');
    const reply = await table.submit('gwen', form.form?.custom_id ?? '', { term: 'Iron Golem' });
    expect(reply.embeds?.[0]?.title).toContain('Iron Golem');
    expect(textOf(await table.submit('gwen', form.form?.custom_id ?? '', { term: '*zzz*' }))).toContain('zzz');
  });
});
