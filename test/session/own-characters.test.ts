import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { emptyDatabase } from '../store/memory.ts';

let store: SqliteStore;
let host: Host;
let count = 0;

beforeEach(() => {
  store = new SqliteStore(emptyDatabase());
  host = new Host(store, commands, components, { error: (about) => expect.fail(JSON.stringify(about)) });
});
afterEach(() => store.close());

const caller = (interaction = `i${count++}`, server = 'tavern') => ({
  user: 'ana',
  name: 'Ana',
  channel: 'here',
  server,
  interaction,
  now: count * 60_000,
});
const runSubcommand = async (subcommand: string, answers: Record<string, string | boolean>, by = caller()) =>
  await host.handle({ command: 'character', subcommand, answers: new Map(Object.entries(answers)), caller: by });

describe('A stored character', () => {
  test('is made once, and a second delivery is answered like the first', async () => {
    const firstCaller = caller();
    const firstAda = await runSubcommand('new', { name: 'Ada', ruleset: 'sol' }, firstCaller);
    expect(firstAda.content).toContain('**Ada** is ready, based on Soldier.');
    expect(await runSubcommand('new', { name: 'Ada', ruleset: 'sol' }, firstCaller)).toEqual(firstAda);
    const secondCaller = caller();
    expect((await runSubcommand('delete', { character: 'Ada', sure: true }, secondCaller)).content).toContain(
      'has been deleted',
    );
    expect((await runSubcommand('delete', { character: 'Ada', sure: true }, secondCaller)).content).toContain(
      'has been deleted',
    );
  });

  test('belongs to its server, and doesn’t exist in another', async () => {
    await runSubcommand('new', { name: 'Ada', ruleset: 'sol' });
    expect((await runSubcommand('show', { character: 'Ada' }, caller(undefined, 'elsewhere'))).content).toContain(
      'You have no character',
    );
    expect(
      (await runSubcommand('new', { name: 'Ada', ruleset: 'tdgs' }, caller(undefined, 'elsewhere'))).content,
    ).toContain('**Ada** is ready, based on Kira.');
    expect(JSON.stringify(await runSubcommand('show', { character: 'Ada' }))).toContain('Project Sol');
  });

  test('has one name however its accents are written, and is found by the beginning of it', async () => {
    await runSubcommand('new', { name: 'A\u0301da\u0301m', ruleset: 'sol' });
    expect((await runSubcommand('new', { name: '\u00c1d\u00e1m', ruleset: 'sol' })).content).toContain('already');
    expect(JSON.stringify(await runSubcommand('show', { character: '\u00e1d' }))).toContain('\u00c1d\u00e1m');
  });

  test('needs a ruleset if no fight runs, and refuses an unknown one', async () => {
    expect((await runSubcommand('new', { name: 'Ada' })).content).toContain('Which system?');
    expect((await runSubcommand('new', { name: 'Ada', ruleset: 'constructor' })).content).toContain(
      'I don’t know the system',
    );
    expect((await runSubcommand('new', { name: 'Ada', ruleset: 'sol', from: 'Solder' })).content).toContain(
      'Did you mean **Soldier**',
    );
    expect((await runSubcommand('new', { name: '\u200b', ruleset: 'sol' })).content).toContain('can’t be a name');
    expect((await runSubcommand('list', {})).content).toContain('no character here yet');
  });

  test.each([
    'sheet',
    'sheet|x',
    'sheet-page|x|page|0',
    'sheet-form|x|0|0',
    'delete-character|x|yes',
    'characters|zzz',
    'characters|999999',
  ])('is not harmed by a forged press on %s', async (id) => {
    await runSubcommand('new', { name: 'Ada', ruleset: 'sol' });
    const reply = await runSubcommand('export', { character: 'Ada' });
    await host.handle({ component: id, chosen: [], fields: new Map([['__proto__', 'x']]), caller: caller() });
    expect(await runSubcommand('export', { character: 'Ada' })).toEqual(reply);
  });

  test('is not harmed by a form with unknown fields or pages', async () => {
    const reply = await runSubcommand('new', { name: 'Ada', ruleset: 'sol' });
    const id = /sheet-page\|([^|"]+)/.exec(JSON.stringify(reply.components))?.[1] ?? '';
    const form = (
      await host.handle({ component: `sheet-page|${id}|page|0`, chosen: [], fields: new Map(), caller: caller() })
    ).form;
    const fields = new Map([
      ['__proto__', 'x'],
      ['*name', 'Eve'],
      ['attributes.BOD', '6'],
    ]);
    const savedReply = await host.handle({ component: form?.custom_id ?? '', chosen: [], fields, caller: caller() });
    expect(savedReply.embeds?.[0]?.title).toContain('Ada');
    expect(JSON.stringify(savedReply.embeds)).toContain('BOD 6');
    expect(
      (await host.handle({ component: `sheet-page|${id}|page|99`, chosen: [], fields, caller: caller() })).content,
    ).toContain('is out of date');
  });
});
