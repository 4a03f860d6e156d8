import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { CLOCK_USER } from '../../src/session/clock.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { redactionFor, textsWrittenBy } from '../../src/store/redaction/deletion.ts';
import { redactedEncounter } from '../../src/store/redaction/redact.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { createSystemFolder } from '../../src/systems/new-system.ts';
import { readLine } from '../../src/terminal/line.ts';
import { newFolder } from '../bot.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';

const log = { info() {}, error() {} };

const folder = newFolder();
afterAll(unloadSystems);
/** A name that no system in `systems/` has. */
const ID = 'goneaway';
createSystemFolder(ID, folder);

/** A bot that plays lines in a channel. */
function startBot(store: Store) {
  const logLines: string[] = [];
  const host = new Host(store, commands, components, { error: (_, message) => logLines.push(message) });
  let count = 0;
  const caller = (channel: string, user: string) => ({
    ...{ user, name: user, channel, server: 's', interaction: `${Math.random()}` },
    now: Date.now() + count++,
  });
  const play = async (channel: string, line: string) => {
    const parsed = readLine(line, commands);
    if (!parsed.ok) throw new Error(parsed.why);
    const {
      content = '',
      embeds = [],
      components: parts = [],
    } = await host.handle({
      ...parsed.value,
      caller: caller(channel, parsed.value.speaker ?? 'gm'),
    });
    return JSON.stringify([content, embeds, parts]);
  };
  const runDue = (encounter: number, channel: string) =>
    host.handle({ due: encounter, caller: caller(channel, CLOCK_USER) });
  return { play, due: runDue, logged: logLines, stop: () => store.close() };
}

/** Plays a fight, continues without its system, and then with it again. Each bot opens the same database. */
async function playWithoutSystem(openStore: () => Promise<Store>): Promise<void> {
  expect(await loadSystems(folder, ID)).toEqual([]);
  const firstBot = startBot(await openStore());
  for (const line of [
    `/encounter start ruleset:${ID}`,
    '@ana /join character:Fighter',
    '@bo /join character:Fighter name:Bo',
    '/add creature:Wolf',
    '/initiative',
    '@bo /attack target:Wolf say:"For my sister"',
    '/attack target:Wolf as:Bo say:"He says nothing"',
  ])
    for (const channel of ['running', 'over']) await firstBot.play(channel, line);
  await firstBot.play('over', '/encounter end');
  expect(firstBot.logged).toEqual([]);
  await firstBot.stop();

  unloadSystems();
  const botWithoutSystem = startBot(await openStore());
  const refusalText = `This needs the rules of **${ID}**, which this bot doesn’t have right now. Nothing is lost.`;
  for (const line of [
    '/encounter status',
    '@ana /attack target:Wolf',
    '/undo',
    '/encounter end',
    '/log show',
    '@ana /me',
  ])
    expect(await botWithoutSystem.play('running', line), line).toContain(refusalText);
  expect(await botWithoutSystem.due(1, 'running')).toMatchObject({ whisper: true });
  expect(await botWithoutSystem.play('running', '/help')).not.toContain(refusalText);
  // Another system is played in the channel of the fight that is over, and in a new one.
  for (const channel of ['over', 'new']) {
    await botWithoutSystem.play(channel, '/encounter start ruleset:tdgs');
    await botWithoutSystem.play(channel, '@ana /join character:Kira');
    expect(await botWithoutSystem.play(channel, '@ana /me')).toContain('Kira');
  }
  expect(await botWithoutSystem.play('new', '@ana /privacy export')).not.toContain(refusalText);
  // A player's data is deleted from both fights, including words in fields that only the missing system knows.
  expect(await botWithoutSystem.play('running', '@bo /privacy delete sure:yes')).not.toContain(refusalText);
  expect(await botWithoutSystem.play('new', '@bo /privacy export')).not.toMatch(/[1-9] fight/);
  expect(await botWithoutSystem.play('new', `/encounter start ruleset:${ID}`)).toContain('I don’t know the system');
  expect(botWithoutSystem.logged).toEqual(['An encounter uses a rule system that isn’t loaded']);
  await botWithoutSystem.stop();

  expect(await loadSystems(folder, ID)).toEqual([]);
  const restartedBot = startBot(await openStore());
  expect(await restartedBot.play('running', '/encounter status')).toContain('Fighter');
  expect(await restartedBot.play('running', '/log show')).not.toContain('sister');
  expect(await restartedBot.play('running', '/turn end as:Wolf')).not.toContain('doesn’t have');
  await restartedBot.play('running', '/turn end as:Fighter');
  // Joining can be undone and redone.
  await restartedBot.play('running', '/add creature:Wolf');
  await restartedBot.play('running', '/undo');
  expect(await restartedBot.play('running', '/encounter status')).not.toContain('Wolf 1');
  await restartedBot.play('running', '/redo');
  expect(await restartedBot.play('running', '/encounter status')).toContain('Wolf 1');
  expect(await restartedBot.play('running', '/encounter end')).toMatch(
    /The fight is over|That’s the end of the encounter/,
  );
  expect(restartedBot.logged).toEqual([]);
  await restartedBot.stop();
}

test('Without its system, a user’s id and words are removed from wherever the state has them', () => {
  const own = { sayings: ['For my sister Ana', 'up'], by: 'ana', seen: { 'For my sister Ana': 2 } };
  const encounter = { system: ID, own, combatants: [{ controller: 'ana', sheet: own, own }] } as never;
  const deed: Deed = { type: 'join', combatants: [{ sheet: own, own } as never] };
  const writtenTexts = textsWrittenBy('ana', {
    system: ID,
    combatantIds: [],
    deeds: [{ user: 'ana', deed, events: [] }],
  });
  expect(new Set(writtenTexts)).toEqual(new Set(['For my sister Ana']));
  const erased = { ...redactionFor('ana', [...new Set(writtenTexts)]), system: ID };
  const text = JSON.stringify(redactedEncounter(encounter, erased));
  expect(text).not.toMatch(/sister|"ana"/);
  expect(text).toContain('"up"');
});

describe('A fight of a system that isn’t there waits for it, and everything else goes on', () => {
  test('in SQLite', () => playWithoutSystem(async () => new SqliteStore(openDatabase(join(folder, 'fray.db')))));

  describePostgres('in PostgreSQL', () => {
    test('too', async () => {
      const url = await newDatabase();
      await playWithoutSystem(async () => new PostgresStore(await openPostgres(url, { log, connections: 1 })));
    });
  });
});
