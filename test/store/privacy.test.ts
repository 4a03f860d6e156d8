import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import { fullText, type Reply } from '../../src/interaction/reply.ts';
import { type Encounter, onTurn } from '../../src/rules/core/encounter.ts';
import { isDeletedUser } from '../../src/rules/core/played-by.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import type { Caller } from '../../src/session/caller.ts';
import { storeCharacter } from '../../src/session/own-characters.ts';
import * as postgres from '../../src/store/postgres/schema.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { getTableColumns, type OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import * as sqlite from '../../src/store/sqlite/schema.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { readLine } from '../../src/terminal/line.ts';
import { newFolder } from '../bot.ts';
import { ONE_PIXEL_PNG } from '../session/pictures.ts';
import { act, encounterFromRecord, readOnly, recordOf } from './act.ts';
import { onBothStores, onSqlite, type TestStore } from './both-stores.ts';
import { copyOf, emptyDatabase } from './memory.ts';

const [GWEN, ANA, BO] = ['111111111111111111', '222222222222222222', '333333333333333333'];
const [TAVERN, CASTLE] = ['900000000000000001', '900000000000000002'];
const BRIDGE = '800000000000000001';

let data: TestStore;
let store: Store;
let host: Host;
let number = 0;

function playOn(opened: TestStore, playing = opened.store): void {
  data = opened;
  store = playing;
  host = new Host(store, commands, [], { error: (about) => expect.fail(JSON.stringify(about)) });
}

function caller(user: string, { server = TAVERN, channel = BRIDGE } = {}): Caller {
  return { user, name: user, channel, server, interaction: `i${number++}`, now: Date.UTC(2026, 10, 21) };
}

/** Sends a user's line in a channel, and resolves with the reply. */
async function say(user: string, line: string, where: { server?: string; channel?: string } = {}): Promise<Reply> {
  const parsed = readLine(line, commands);
  if (!parsed.ok) throw new Error(`${line}: ${parsed.why}`);
  return await host.handle({ ...parsed.value, caller: caller(user, where) });
}

/**
 * Plays a fight in which Ana plays two combatants, gets a third from the GM, becomes a GM, speaks, and undoes an
 * action. Then Ana starts another fight in another server.
 */
async function playFights(): Promise<void> {
  await keep(ANA, TAVERN);
  await keep(ANA, CASTLE);
  await keep(BO, TAVERN);
  for (const [user, line] of [
    [GWEN, '/encounter start ruleset:tdgs name:"The old bridge"'],
    [ANA, '/join character:Kira'],
    [ANA, '/join character:"Ana’s own"'],
    [BO, '/join character:Mira name:Bo'],
    [GWEN, '/add creature:Goblin count:2'],
    [GWEN, `/gm assign who:"Goblin 2" to:${ANA}`],
    [GWEN, `/gm add-gm who:${ANA}`],
    [GWEN, '/initiative'],
  ] as const)
    await say(user, line);
  // Plays two rounds, in any turn order. Gwen speaks for Kira in the first round, and Ana does in the second.
  for (let round = 1; round <= 2; round++)
    for (let turn = 0; turn < 5; turn++) {
      // The dice are random, so the target of all attacks gets enough HP to survive until everyone has spoken.
      await say(GWEN, '/adjust who:"Goblin 1" to:40');
      const [actor] = onTurn(await encounter());
      if (actor?.name === 'Kira' && round === 1) await attack(GWEN, 'Kira', 'Gwen speaks for Kira');
      else if (actor?.controller === ANA) await attack(ANA, actor.name, 'My secret words');
      else if (actor?.controller === BO) await attack(BO, actor.name, 'Bo’s words');
      if (onTurn(await encounter())[0]?.id === actor?.id) await say(GWEN, '/turn skip');
    }
  await say(ANA, '/adjust who:"Goblin 2" to:39 why:"My secret words"');
  await say(ANA, '/roll dice:2d6');
  await attack(ANA, onTurn(await encounter())[0]?.name ?? '', 'My secret words');
  await say(ANA, '/undo');
  await inOwnWords(onTurn(await encounter())[0]?.id ?? '');
  await say(ANA, '/do text:"I strike Goblin 1. My secret words"');
  await say(ANA, '/encounter start ruleset:tdgs name:"The castle"', { server: CASTLE, channel: '800000000000000002' });
}

let playedFights: OpenSqlite | undefined;

/** Plays the fights in an empty store. In SQLite, the fights are played once and copied for each test. */
async function openFights(): Promise<void> {
  if (!(store instanceof SqliteStore)) return playFights();
  if (!playedFights) {
    playedFights = emptyDatabase();
    playOn(onSqlite(playedFights));
    await playFights();
  }
  playOn(onSqlite(copyOf(playedFights)));
}

/** Lets Ana describe an attack in her own words. */
async function inOwnWords(actor: string): Promise<void> {
  const target = (await encounter()).combatants.find(({ name }) => name === 'Goblin 1')?.id ?? '';
  const result = await act(store, caller(ANA), (session) =>
    session.do({
      type: 'intent',
      intent: { action: 'attack', actor, targets: [target] },
      told: { words: 'My secret words', post: `${TAVERN}/${BRIDGE}/${ANA}` },
    }),
  );
  expect(result.ok).toBe(true);
}

async function encounter(): Promise<Encounter> {
  const loaded = await readOnly(store, caller(GWEN), (session) => session.encounter);
  if (!loaded) throw new Error('No fight');
  return loaded;
}

async function attack(user: string, as: string, words: string): Promise<void> {
  const target = as === 'Goblin 1' ? 'Bo' : 'Goblin 1';
  await say(user, `/attack target:"${target}" as:"${as}" say:"${words}"`);
}

async function keep(user: string, server: string): Promise<void> {
  const sheet = rulesNamed('tdgs')?.archetypes[0]?.sheet ?? {};
  await act(store, caller(user, { server }), (session) =>
    storeCharacter(session, user === ANA ? 'Ana’s own' : 'Bo’s own', 'tdgs', sheet),
  );
  await act(store, caller(user, { server }), (session) => {
    session.add({
      type: 'saved',
      saved: {
        name: user === ANA ? 'Ana’s opening' : 'Bo’s roll',
        system: '',
        what: { type: 'roll', dice: user === ANA ? '2d6 My secret words' : 'd20' },
      },
    });
    return 'saved';
  });
  const zone = user === ANA ? 'America/St_Johns' : 'Europe/Berlin';
  await act(store, caller(user, { server }), (session) => {
    session.add({ type: 'person-changed', person: { hours: { zone } } });
    return 'hours';
  });
  const speaking = caller(user, { server });
  await act(store, speaking, (session) => {
    session.add({ type: 'said' });
    return 'said';
  });
  await store.noteSpeech(server, speaking.interaction, `${user}’s message`);
}

/** A server's rows, as text. */
async function allText(server: string): Promise<string> {
  return JSON.stringify(await data.allRows(server));
}

/**
 * Expects that the text no longer appears anywhere, in upper or lower case, and that the record still gives the current
 * state.
 */
async function expectErased(text: string): Promise<void> {
  expect((await allText(TAVERN)).toLowerCase()).not.toContain(text.toLowerCase());
  await readOnly(store, caller(GWEN), (session) => expect(encounterFromRecord(session)).toEqual(session.encounter));
  expect(verifyRecord(await recordOf(store, caller(GWEN))).wrong).toEqual([]);
}

const fileOf = ({ files }: Reply) => (files?.[0] ? fullText(files[0]) : '');

const words = (reply: Reply) => [reply.content, reply.embeds?.[0]?.title, reply.embeds?.[0]?.description].join('\n');

onBothStores((emptyStore) => {
  beforeEach(async () => playOn(await emptyStore()));

  describe('/privacy export', () => {
    test('sends the asker all data kept about them, as a file, and nothing of anyone else’s', async () => {
      await openFights();
      const reply = await say(ANA, '/privacy export');
      expect(reply.whisper).toBe(true);
      expect(words(reply)).toContain(
        '1 character, 1 saved action or roll, your name on 1 in-character post, your play hours, which tips you’ve seen, 1 fight and',
      );
      expect(reply.files?.map(({ name }) => name)).toEqual(['fray-2026-11-21.json']);
      const data = JSON.parse(fileOf(reply));
      expect(data).toMatchObject({ server: TAVERN, user: ANA, leftOut: { fights: 0, deeds: 0 } });
      expect(data.characters.map(({ name }: { name: string }) => name)).toEqual(['Ana’s own']);
      expect(data.saved.map(({ name }: { name: string }) => name)).toEqual(['Ana’s opening']);
      expect(data.person).toEqual({ hours: { zone: 'America/St_Johns' }, hints: ['first-turn'] });
      expect(data.said).toMatchObject([{ channel: BRIDGE, message: `${ANA}’s message` }]);
      expect(data.fights).toHaveLength(1);
      expect(data.fights[0]).toMatchObject({ name: 'The old bridge', channel: BRIDGE, gm: true });
      expect(data.fights[0].combatants.map(({ name }: { name: string }) => name)).toEqual([
        'Kira',
        'Ana’s own',
        'Goblin 2',
      ]);
      expect(fileOf(reply)).toContain('My secret words');
      expect(fileOf(reply)).not.toContain('Bo’s');
      expect(fileOf(reply)).not.toContain('The castle');
      expect(fileOf(reply)).not.toContain(GWEN);
    });
  });

  describe('/privacy delete', () => {
    test('deletes characters and words, and leaves no trace of the id, in this server alone', async () => {
      await openFights();
      expect(await allText(TAVERN)).toContain(ANA);
      const castle = JSON.parse(await allText(CASTLE));
      const reply = await say(ANA, '/privacy delete sure:yes');
      expect(reply.whisper).toBe(true);
      expect(words(reply)).toContain(
        '1 character, 1 saved action or roll, your name on 1 in-character post, your play hours, which tips you’ve seen. Your name',
      );
      const textLeft = await allText(TAVERN);
      expect(textLeft).not.toContain(ANA);
      expect(textLeft).not.toContain('My secret words');
      expect(textLeft).not.toContain('St_Johns');
      expect(textLeft).toContain('Europe/Berlin');
      // What others wrote and did stays, even about Ana's combatants.
      expect(textLeft).toContain('Gwen speaks for Kira');
      expect(textLeft).toContain('Bo’s words');
      expect(textLeft).toContain(GWEN);
      expect(textLeft).toContain('Bo’s own');
      // Replies come last, because SQLite keeps them for all servers together.
      expect(JSON.parse(await allText(CASTLE)).slice(0, -1)).toEqual(castle.slice(0, -1));
      expect(words(await say(ANA, '/privacy delete'))).toContain('I keep nothing about you');
      expect(JSON.parse(fileOf(await say(ANA, '/privacy export')))).toMatchObject({
        characters: [],
        fights: [],
        deeds: [],
      });
    });

    test('leaves nothing of deleted characters in replies, even to commands that changed nothing', async () => {
      await say(ANA, '/character new name:Zyxnever ruleset:tdgs');
      await say(ANA, '/character list');
      await say(ANA, '/character show character:Zyx');
      await say(BO, '/character list');
      playOn(data, data.reopened());
      expect(await allText(TAVERN)).toContain('Zyxnever');
      await say(ANA, '/privacy delete sure:yes');
      expect(await allText(TAVERN)).not.toContain('Zyxnever');
    });

    test('removes a player’s notes on conditions, even where they tell conditions apart, and leaves others’ notes', async () => {
      await say(GWEN, '/encounter start ruleset:tdgs');
      await say(ANA, '/join character:Kira');
      await say(GWEN, `/gm add-gm who:${ANA}`);
      await say(GWEN, '/add creature:Goblin');
      await say(ANA, '/condition add who:Goblin condition:Poisoned note:"My secret words"');
      await say(ANA, '/condition add who:Goblin condition:Poisoned note:"A second one"');
      await say(GWEN, '/condition add who:Goblin condition:Poisoned note:"Gwen’s brew"');
      await say(GWEN, '/condition remove who:Goblin condition:"Poisoned: a second one"');
      await say(ANA, '/privacy delete sure:yes');
      await expectErased('my secret words');
      await expectErased('a second one');
      const { combatants } = await encounter();
      const notes = combatants.at(-1)?.conditions.map(({ note }) => note);
      expect(notes).toEqual([expect.stringMatching(/^… [0-9a-z]+$/), 'Gwen’s brew']);
    });

    test('removes the words that a player put with dice, even where another rolled them again', async () => {
      await say(GWEN, '/encounter start ruleset:tdgs');
      await say(ANA, '/join character:Kira');
      await say(BO, '/join character:Mira');
      await say(ANA, '/roll dice:"2d6+3 for my lost sister"');
      await say(BO, '/roll dice:"2d6+3 # for my lost sister"');
      await say(BO, '/roll dice:"1d20 for Bo"');
      expect(await allText(TAVERN)).toContain('lost sister');
      await say(ANA, '/privacy delete sure:yes');
      await expectErased('lost sister');
      const { deeds } = await recordOf(store, caller(GWEN));
      const dice = deeds.flatMap(({ deed }) => (deed?.type === 'roll' ? [deed.dice] : []));
      expect(dice).toEqual(['2d6 + 3', '2d6 + 3', '1d20 for Bo']);
    });

    test('leaves a fight whose record still gives its present, whose undo still works, and whose GM can go on', async () => {
      await openFights();
      const oldEncounter = await readOnly(store, caller(GWEN), ({ encounter }) => encounter);
      await say(ANA, '/privacy delete sure:yes');
      const presentFight = await readOnly(store, caller(GWEN), ({ encounter }) => encounter);
      expect(await readOnly(store, caller(GWEN), encounterFromRecord)).toEqual(presentFight);
      const names = presentFight?.combatants.map(({ name, vitality, resources }) => ({ name, vitality, resources }));
      expect(names).toEqual(
        oldEncounter?.combatants.map(({ name, vitality, resources }) => ({ name, vitality, resources })),
      );
      const anaCombatants = presentFight?.combatants.filter(
        ({ controller }) => controller !== undefined && isDeletedUser(controller),
      );
      expect(anaCombatants?.map(({ name }) => name)).toEqual(['Kira', 'Ana’s own', 'Goblin 2']);
      expect(presentFight?.gms).toEqual([GWEN, anaCombatants?.[0]?.controller]);

      await say(GWEN, '/undo');
      expect(await readOnly(store, caller(GWEN), encounterFromRecord)).toEqual(
        await readOnly(store, caller(GWEN), ({ encounter }) => encounter),
      );
      await say(GWEN, '/encounter end');
      const record = await recordOf(store, caller(GWEN));
      expect(verifyRecord(record).wrong).toEqual([]);
      expect(verifyRecord(record).open.join()).toContain('Personal data was deleted from actions');
      const status = words(await say(GWEN, '/encounter status'));
      expect(status).not.toContain('<@former:');
    });

    test('an earlier interaction that is delivered again is not done again, and its answer says only that', async () => {
      await say(GWEN, '/encounter start ruleset:tdgs');
      await say(ANA, '/join character:Kira');
      const ana = caller(ANA);
      const firstRoll = await host.handle({ command: 'roll', answers: new Map([['dice', 'd20']]), caller: ana });
      expect(firstRoll.whisper).toBeUndefined();
      await say(ANA, '/privacy delete sure:yes');
      expect(await host.handle({ command: 'roll', answers: new Map([['dice', 'd20']]), caller: ana })).toEqual({
        whisper: true,
        content: 'That has been done already.',
      });
    });
  });

  test('a portrait is exported with its character, and deleted with it', async () => {
    await keep(ANA, TAVERN);
    const picture = `data:;base64,${ONE_PIXEL_PNG.toString('base64')}`;
    await say(ANA, `/character portrait character:"Ana’s own" picture:"${picture}"`);
    expect(JSON.parse(fileOf(await say(ANA, '/privacy export'))).characters).toMatchObject([
      { name: 'Ana’s own', portrait: { type: 'png', base64: ONE_PIXEL_PNG.toString('base64') } },
    ]);
    const count = async () => (await data.sql('SELECT character FROM portraits')).length;
    expect(await count()).toBe(1);
    await say(ANA, '/privacy delete sure:yes');
    expect(await count()).toBe(0);
  });

  test('a portrait of a pack’s creature is exported to the user who brought it, and deleted with their data', async () => {
    await act(store, caller(GWEN), (session) => {
      const packEntry = { pack: 'the-bog', entry: 'Bog Hag' };
      session.add({ type: 'pack-portrait-changed', of: packEntry, portrait: { type: 'png', bytes: ONE_PIXEL_PNG } });
      return null;
    });
    expect(JSON.parse(fileOf(await say(GWEN, '/privacy export'))).packPortraits).toEqual([
      { pack: 'the-bog', entry: 'bog hag', type: 'png', base64: ONE_PIXEL_PNG.toString('base64') },
    ]);
    const count = async () => (await data.sql('SELECT entry FROM pack_portraits')).length;
    await say(ANA, '/privacy delete sure:yes');
    expect(await count()).toBe(1);
    await say(GWEN, '/privacy delete sure:yes');
    expect(await count()).toBe(0);
  });

  test('a picture under a map is exported to the user who brought it, and deleted with their data', async () => {
    await say(GWEN, '/encounter start ruleset:tdgs');
    await say(GWEN, `/map new image:"data:;base64,${ONE_PIXEL_PNG.toString('base64')}"`);
    expect(JSON.parse(fileOf(await say(GWEN, '/privacy export'))).fieldImages).toMatchObject([
      { type: 'png', base64: ONE_PIXEL_PNG.toString('base64') },
    ]);
    const count = async () => (await data.sql('SELECT digest FROM field_images')).length;
    expect(await count()).toBe(1);
    await say(GWEN, '/privacy delete sure:yes');
    expect(await count()).toBe(0);
  });

  test('a player’s hours are removed from the clocks that count by them', async () => {
    await keep(ANA, TAVERN);
    await say(GWEN, '/encounter start ruleset:tdgs');
    await say(ANA, '/join character:Kira');
    await say(GWEN, '/add creature:Goblin');
    await say(GWEN, '/initiative');
    if (onTurn(await encounter())[0]?.name !== 'Kira') await say(GWEN, '/turn skip');
    const timer = { turn: 1440, question: 240, nudge: 60, atEnd: 'guard' } as const;
    await act(store, caller(GWEN), (session) => {
      session.do({ type: 'pace', pace: timer });
      return 'paced';
    });
    await act(store, caller(GWEN), (session) => {
      session.keepClock();
      return 'counted';
    });
    expect(JSON.stringify(await data.sql('SELECT clock FROM encounters'))).toContain('St_Johns');
    await say(ANA, '/privacy delete sure:yes');
    const textLeft = await allText(TAVERN);
    expect([textLeft.includes('St_Johns'), textLeft.includes(ANA)]).toEqual([false, false]);
  });

  test('requests to join and unread words of a GM are exported to the player, and deleted with their data', async () => {
    await say(GWEN, '/encounter start ruleset:tdgs settings:"join=ask"');
    await say(ANA, '/join character:Kira');
    await say(GWEN, `/gm whisper who:${ANA} words:"The miller lies."`);
    await say(GWEN, `/gm whisper who:${BO} words:"Not for Ana."`);
    const { pending } = JSON.parse(fileOf(await say(ANA, '/privacy export')));
    expect(pending).toMatchObject([{ requests: [{ name: 'Kira' }], whispers: [{ words: 'The miller lies.' }] }]);
    await say(ANA, '/privacy delete sure:yes');
    const pendingNow = await readOnly(store, caller(GWEN), (session) => session.pending);
    expect(pendingNow).toMatchObject({ requests: [], whispers: [{ words: 'Not for Ana.' }] });
    const textLeft = await allText(TAVERN);
    expect([textLeft.includes(ANA), textLeft.includes('The miller lies.')]).toEqual([false, false]);
  });
});

describe('On either store', () => {
  beforeEach(() => playOn(onSqlite(emptyDatabase())));

  describe('/privacy export', () => {
    test('is empty for a user who never played', async () => {
      await openFights();
      const exportedData = JSON.parse(fileOf(await say('444444444444444444', '/privacy export')));
      expect(exportedData).toMatchObject({ characters: [], fights: [], deeds: [] });
    });
  });

  describe('/privacy delete', () => {
    test('says first what it would do, and does nothing', async () => {
      await openFights();
      const before = await allText(TAVERN);
      const reply = await say(ANA, '/privacy delete');
      expect(reply.whisper).toBe(true);
      expect(words(reply)).toContain('`/privacy delete sure:yes` goes ahead');
      expect(words(reply)).not.toContain('only GM');
      expect(await allText(TAVERN)).toBe(before);
    });

    test('warns the only GM of a fight that is not over', async () => {
      await openFights();
      const castle = { server: CASTLE, channel: '800000000000000002' };
      expect(words(await say(ANA, '/privacy delete', castle))).toContain(
        'You’re the only GM of The castle (<#800000000000000002>)',
      );
    });

    test('removes a player’s words from the present state too, so that the record still gives it', async () => {
      await say(GWEN, '/encounter start ruleset:sol');
      await say(ANA, '/join character:Soldier');
      await say(GWEN, `/gm add-gm who:${ANA}`);
      await say(ANA, '/condition add who:Soldier condition:wound note:"My secret words"');
      expect(await allText(TAVERN)).toContain('My secret words');
      await say(ANA, '/privacy delete sure:yes');
      await expectErased('My secret words');
    });

    test('removes a player’s answers, even those to another’s action', async () => {
      await say(GWEN, '/encounter start ruleset:sol');
      await say(ANA, '/join character:Soldier');
      await say(ANA, '/reactions about:"wound words" answer:ask');
      await say(GWEN, '/condition add who:Soldier condition:wound value:3');
      await say(ANA, '/answer answer:"My secret words"');
      expect(await allText(TAVERN)).toContain('["My secret words"]'.replaceAll('"', '\\"'));
      await say(ANA, '/privacy delete sure:yes');
      await expectErased('My secret words');
    });

    test('leaves the player’s combatants to the GM, and pings no deleted user', async () => {
      await openFights();
      await say(GWEN, '/gm set setting:auto-end value:off');
      await say(ANA, '/privacy delete sure:yes');
      const pings = new Set<string>();
      let anaCount = 0;
      for (let turn = 0; turn < 10; turn++) {
        const [now] = onTurn(await encounter());
        const isDeleted = isDeletedUser(now?.controller ?? '');
        if (isDeleted) anaCount += 1;
        // Without `as`, `/turn end` ends the current turn if the GM may end it.
        const reply = await say(GWEN, isDeleted ? '/turn end' : '/turn skip');
        expect(reply.whisper, `${now?.name}: ${words(reply)}`).toBeUndefined();
        for (const id of reply.ping ?? []) pings.add(id);
      }
      expect(anaCount).toBeGreaterThan(0);
      expect([...pings]).toEqual([BO]);
    });

    test('at the terminal a combatant named like its player keeps its place', async () => {
      const place = { server: 'terminal', channel: 'terminal' };
      await say('gm', '/encounter start ruleset:tdgs', place);
      await say('kira', '/join character:Kira', place);
      await say('gm', '/add creature:Goblin', place);
      await say('gm', '/initiative', place);
      await say('kira', '/privacy delete sure:yes', place);
      const presentFight = await readOnly(store, caller('gm', place), ({ encounter }) => encounter);
      expect(presentFight?.combatants.map(({ id }) => id)).toEqual(['kira', 'goblin']);
      expect(await readOnly(store, caller('gm', place), encounterFromRecord)).toEqual(presentFight);
    });
  });
});

test('/privacy delete leaves no byte of it in SQLite’s file once Fray has stopped', async () => {
  const path = join(newFolder(), 'fray.db');
  const database = openDatabase(path);
  playOn(onSqlite(database));
  await playFights();
  database.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  expect(readFileSync(path).includes('My secret words')).toBe(true);
  await say(ANA, '/privacy delete sure:yes', { server: CASTLE });
  await say(ANA, '/privacy delete sure:yes');
  await store.close();
  const bytes = readFileSync(path);
  expect(bytes.includes('My secret words')).toBe(false);
  expect(bytes.includes('St_Johns')).toBe(false);
  expect(bytes.includes(ANA)).toBe(false);
});

test('every column is classified: personal ones are exported and deleted', () => {
  // Every new column must be added to one of these lists. If it can contain something about a user, `personal.ts` must
  // handle it first.
  const personal = [
    'user',
    'controller',
    'character',
    'gms',
    'opening',
    'waiting',
    'deed',
    'events',
    'reply',
    'sheet',
    'draft',
    'lines',
    'posts',
    // The GM's reason for overriding the map between two combatants.
    'field',
    // The names that the GM gives to zones, and the GM's notes on them.
    'zones',
    // The names and texts that the GM gives to events in the turn order, such as a storm.
    'timeline',
    // The GM's notes on conditions of the scene.
    'scene',
    'view',
    'pending',
    'clock',
    'lent',
    'plan',
    'what',
    'bytes',
    'zone',
    'quietFrom',
    'quietUntil',
    'off',
    'away',
    'direct',
    'next',
    'meanwhile',
    'hints',
    'answers',
    'note',
    'key',
    'by',
    // What a GM's custom condition does, in the GM's words.
    'form',
  ];
  const impersonal =
    'id channel server current system name phase round turn turnOrder done settings positions own deeds throws openedAt endedAt pace dueAt auto from ' +
    'encounter place side group vitality hp hpMax wounds woundsMax stress stressMax stamina staminaMax resources standingOrders ' +
    'revision rolls head token resealed resealedBecause hash redacted firstRoll bearer source value until of left facts number interaction kind firstThrow thrown ' +
    'type touches undoneBy at seed shownAt lookup changedAt message state version shown firstDeed lastDeed ' +
    // These columns are only about creatures.
    'hidden digest ' +
    // These columns have a server's own content, which isn't about its players.
    'title file current map packKeepers lastSystem welcomedAt pack entry portrait book ' +
    // These columns are only about processes.
    'of shard owner standing expires wanted bucket next claimedUntil place';
  const names = new Set([...personal, ...impersonal.split(' ')]);
  const tables = [...Object.values(sqlite), ...Object.values(postgres)];
  const columns = tables.flatMap((table) => Object.keys(getTableColumns<Table>(table)));
  expect(columns.filter((name) => !names.has(name))).toEqual([]);
});

describe('A deletion of a user with many fights', () => {
  const OLD_FIGHTS = 12;
  const channelOf = (fight: number) => `8000000000000001${String(fight).padStart(2, '0')}`;

  test('lets others have their turn between two fights, and includes what is done meanwhile', async () => {
    const openedStore = onSqlite(emptyDatabase());
    playOn(openedStore);
    for (let fight = 0; fight < OLD_FIGHTS; fight++) {
      const place = { channel: channelOf(fight) };
      await say(GWEN, '/encounter start ruleset:tdgs name:"Long ago"', place);
      await say(ANA, '/join character:Kira', place);
      await say(ANA, '/roll dice:2d6', place);
      await say(GWEN, '/encounter end', place);
      await say(GWEN, '/encounter start ruleset:tdgs name:"The next"', place);
    }
    const current = { channel: channelOf(0) };
    let turns = 0;
    let isDone = false;
    const deleting = say(ANA, '/privacy delete sure:yes', { channel: '800000000000000099' }).finally(() => {
      isDone = true;
    });
    // While the deletion runs, other work gets its turn, and the user whose data is deleted goes on playing.
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
      if (turns === 3) await say(ANA, '/join character:Kira', current);
      if (turns === 5) await say(ANA, '/encounter status', current);
    }
    await deleting;
    expect(turns).toBeGreaterThan(OLD_FIGHTS);
    expect((await allText(TAVERN)).includes(ANA)).toBe(false);
    const gwen = caller(GWEN, current);
    await readOnly(openedStore.reopened(), gwen, (session) =>
      expect(encounterFromRecord(session)).toEqual(session.encounter),
    );
    expect(verifyRecord(await recordOf(openedStore.reopened(), gwen)).wrong).toEqual([]);
    await openedStore.store.close();
  });

  test('that was interrupted is completed when the user asks again', async () => {
    const database = emptyDatabase();
    const openedStore = onSqlite(database);
    playOn(openedStore);
    for (let fight = 0; fight < 4; fight++) {
      const place = { channel: channelOf(fight) };
      await say(GWEN, '/encounter start ruleset:tdgs name:"Long ago"', place);
      await say(ANA, '/join character:Kira name:"Ana’s own"', place);
      await say(ANA, '/roll dice:2d6', place);
      await say(GWEN, '/encounter end', place);
      await say(GWEN, '/encounter start ruleset:tdgs', place);
    }
    const lastEncounterSql = `(SELECT max(id) FROM encounters WHERE name = 'Long ago')`;
    database.sqlite.exec(
      `CREATE TRIGGER cut BEFORE UPDATE ON encounters WHEN old.id = ${lastEncounterSql} BEGIN SELECT RAISE(ABORT, 'cut'); END`,
    );
    const errors: string[] = [];
    host = new Host(store, commands, [], { error: (_, what) => void errors.push(what) });
    const place = { channel: '800000000000000099' };
    await say(ANA, '/privacy delete sure:yes', place);
    expect(errors).toHaveLength(1);
    expect((await allText(TAVERN)).includes(ANA)).toBe(true);
    database.sqlite.exec('DROP TRIGGER cut');
    playOn(openedStore);
    await say(ANA, '/privacy delete sure:yes', place);
    expect((await allText(TAVERN)).includes(ANA)).toBe(false);
    await openedStore.store.close();
  });
});
