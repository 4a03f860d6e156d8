import { beforeEach, describe, expect, test } from 'vitest';
import { loadSession, RANDOM_SOURCE, transact } from '../../src/app/host.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import type { Caller } from '../../src/session/caller.ts';
import type { DefaultName, Defaults } from '../../src/session/defaults.ts';
import type { Needs } from '../../src/session/loadable.ts';
import { changeCharacter, storeCharacter } from '../../src/session/own-characters.ts';
import { packDigest } from '../../src/session/pack.ts';
import { type Person, UNKNOWN_PERSON } from '../../src/session/person.ts';
import { fieldImageOf } from '../../src/session/portrait.ts';
import { NO_POSTS, type PostChange } from '../../src/session/posts.ts';
import { storePack, usePack } from '../../src/session/server-packs.ts';
import { Session } from '../../src/session/session.ts';
import { replayEvents } from '../../src/session/undo-plan.ts';
import { type Commit, MAX_FIELD_IMAGES, type Place, type Store } from '../../src/store/store.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';

type NeededPart = 'newEncounter' | 'characters' | 'history' | 'record';
type Decide<Answer> = (session: Session<NeededPart>) => Answer;

const NEEDS: Needs<NeededPart> = { newEncounter: true, characters: true, history: true, record: {} };

const BRIDGE = { server: 'tavern', channel: 'bridge' } as const;
const YARD = { server: 'tavern', channel: 'yard' } as const;

/** The tests that every store must pass. `open` opens a store by the name of its data, which two stores may share. */
export function describeStore(name: string, open: (data: string) => Promise<Store>): void {
  let data: string;
  let store: Store;
  let number = 0;

  beforeEach(async () => {
    data = `contract-${number++}-${Math.random()}`;
    store = await open(data);
    return () => store.close();
  });

  const caller = (channel = 'bridge', user = 'gm', interaction = `i${number++}`): Caller => ({
    user,
    name: user,
    channel,
    server: 'tavern',
    interaction,
    now: number,
  });

  /** The commit that `decide` makes from the current state. It isn't stored. */
  async function decideNow<Answer>(by: Caller, decide: Decide<Answer>, from = store): Promise<Commit> {
    const start = await from.load(by, NEEDS);
    if (start.repeat !== undefined) throw new Error('Answered already');
    const session = new Session<NeededPart>(start, by, RANDOM_SOURCE);
    const reply = JSON.stringify(decide(session) ?? null);
    const { base, state, changes } = session;
    return { key: by, base, state, changes, reply, now: by.now };
  }

  async function doDeed<Answer>(by: Caller, decide: Decide<Answer>): Promise<void> {
    expect(await store.commit(await decideNow(by, decide))).toBe('committed');
  }

  async function names(channel = 'bridge', from = store): Promise<readonly string[] | undefined> {
    const session = await loadSession(from, caller(channel), NEEDS);
    const { encounter, loaded } = session ?? {};
    if (encounter && loaded) expect(replayEvents(loaded.history), 'the record gives the present').toEqual(encounter);
    return encounter?.combatants.map((each) => each.name);
  }

  const goblin = (name: string): Combatant => premadeCombatant(tdgs, 'Goblin', { settings: {} }, { name });
  const start: Decide<unknown> = (session) => session.open(openingEncounter(tdgs));
  const joins =
    (name: string): Decide<unknown> =>
    (session) =>
      session.do({ type: 'join', combatants: [goblin(name)] }).ok;

  /** How many deeds and events are in the record of the channel `bridge`. */
  async function rows(): Promise<{ readonly deeds: number; readonly events: number }> {
    const record = (await loadSession(store, caller(), NEEDS))?.loaded.record;
    return { deeds: record?.deeds.length ?? 0, events: record?.deeds.flatMap(({ events }) => events).length ?? 0 };
  }

  test(`${name}: a character’s portrait is stored until it is removed, or the character is deleted`, async () => {
    const portrait = { type: 'png', bytes: Buffer.from([1, 2, 3]) } as const;
    const saved: string[] = [];
    await doDeed(caller(), (session) => saved.push(storeCharacter(session, 'Ada', 'tdgs', {}).id));
    const [id = ''] = saved;
    const change = (to: typeof portrait | undefined) =>
      doDeed(caller(), (session) =>
        session.add({ type: 'portrait-changed', character: id, ...(to && { portrait: to }) }),
      );
    expect(await store.portrait('tavern', id)).toBeUndefined();
    await change(portrait);
    expect(await store.portrait('tavern', id)).toEqual(portrait);
    await change(undefined);
    expect(await store.portrait('tavern', id)).toBeUndefined();
    await change(portrait);
    await doDeed(caller(), (session) => session.add({ type: 'character-deleted', id }));
    expect(await store.portrait('tavern', id)).toBeUndefined();
  });

  test(`${name}: a portrait of a pack’s entry is stored until it, its uploader or the pack goes, for its server alone`, async () => {
    const [hag, troll] = [
      { pack: 'bog', entry: 'Bog Hag' },
      { pack: 'bog', entry: 'Troll' },
    ];
    const [one, other] = [1, 2].map((n) => ({ type: 'png', bytes: Buffer.from([n, 0, 255]) }) as const);
    const add = (change: Parameters<Session['add']>[0], by = caller()) => doDeed(by, (session) => session.add(change));
    const storedPortraits = async () =>
      (await loadSession(store, caller(), { packPortraits: true }))?.loaded.packPortraits;
    const shownPortraits = (...all: readonly (typeof hag)[]) =>
      Promise.all(all.map((each) => store.portrait('tavern', each)));
    expect(await shownPortraits(hag)).toEqual([undefined]);
    await add({ type: 'pack-portrait-changed', of: hag!, portrait: one! });
    await add({ type: 'pack-portrait-changed', of: hag!, portrait: other! });
    expect(await shownPortraits(hag, { ...hag, entry: ' bog HAG ' }, { ...hag, pack: 'mill' })).toEqual([
      other,
      other,
      undefined,
    ]);
    expect(await store.portrait('elsewhere', hag!)).toBeUndefined();
    expect(await storedPortraits()).toEqual([{ pack: 'bog', entry: 'bog hag' }]);

    await add({ type: 'pack-portrait-copied', of: troll!, to: 'Ogre' });
    await add({ type: 'pack-portrait-changed', of: troll!, portrait: one! }, caller('bridge', 'ana'));
    await add({ type: 'pack-portrait-copied', of: hag!, to: 'Bog Witch' });
    await add({ type: 'pack-portrait-copied', of: troll!, to: 'bog WITCH' });
    const witch = { ...hag, entry: 'Bog Witch' };
    expect(await shownPortraits(hag, troll, witch)).toEqual([other, one, one]);
    await add({ type: 'pack-portrait-changed', of: hag! });
    expect(await shownPortraits(hag, troll, witch)).toEqual([undefined, one, one]);
    await add({ type: 'pack-portrait-changed', of: { pack: 'mill', entry: 'Rat' }, portrait: other! });
    await add({ type: 'user-deleted' }, caller('bridge', 'ana'));
    expect(await storedPortraits()).toEqual([{ pack: 'mill', entry: 'rat' }]);
    await add({ type: 'pack-portrait-changed', of: hag!, portrait: one! });
    await add({ type: 'pack-portraits-removed', pack: 'mill' });
    expect(await storedPortraits()).toEqual([{ pack: 'bog', entry: 'bog hag' }]);
  });

  test(`${name}: a combatant stays the one of its pack’s entry`, async () => {
    await doDeed(caller(), start);
    const portrait = { pack: 'bog', entry: 'Bog Hag' };
    const [visible, hidden] = ['Ann', 'Ben'].map((name) => ({ ...goblin(name), portrait }));
    await doDeed(caller(), (session) => session.do({ type: 'join', combatants: [visible!] }).ok);
    await doDeed(caller(), (session) => session.do({ type: 'join', combatants: [hidden!], hidden: true }).ok);
    await doDeed(caller(), joins('Cyd'));
    const reopened = await open(data);
    for (const readStore of [store, reopened]) {
      const { encounter } = (await loadSession(readStore, caller(), NEEDS)) ?? {};
      const allCombatants = [...(encounter?.combatants ?? []), ...(encounter?.hidden ?? [])];
      expect(allCombatants.map((each) => [each.name, each.portrait])).toEqual([
        ['Ann', portrait],
        ['Cyd', undefined],
        ['Ben', portrait],
      ]);
    }
    await reopened.close();
    expect(await names()).toEqual(['Ann', 'Cyd']);
  });

  test(`${name}: the last pictures under an encounter’s map are stored, for its server alone`, async () => {
    const pictures = Array.from({ length: MAX_FIELD_IMAGES + 1 }, (_, index) =>
      fieldImageOf({ type: 'png', bytes: Buffer.from([1, 2, index]) }),
    );
    await doDeed(caller(), start);
    const [first, ...others] = pictures;
    for (const image of [first!, ...others.slice(0, -1), first!, others.at(-1)!])
      await doDeed(caller(), (session) => session.add({ type: 'field-image-added', image }));
    const storedImages = (server: string) =>
      Promise.all(pictures.map(({ digest }) => store.fieldImage(server, digest)));
    const picturesWithoutDigests = pictures.map(({ digest: _, ...picture }) => picture);
    expect(await storedImages('tavern')).toEqual(picturesWithoutDigests.toSpliced(1, 1, undefined as never));
    expect(await storedImages('elsewhere')).toEqual(picturesWithoutDigests.map(() => undefined));
  });

  test(`${name}: a change of a pack conflicts if the revision it is based on was replaced, also at the same moment`, async () => {
    const packSummary = (revision: number) => ({ id: 'bog', revision, system: 'tdgs', title: 'The Bog' });
    const change = async (by: Caller, revision: number, file: string) => {
      const loaded = (await loadSession(store, by, { packSummaries: true }))?.loaded;
      return decideNow(by, (session) => {
        const packs = session as unknown as Session<'packSummaries'>;
        Object.assign(packs.loaded, loaded);
        return storePack(packs, packSummary(revision), file, { use: true }).ok;
      });
    };
    expect(await store.commit(await change(caller(), 1, '{"of":1}'))).toBe('committed');
    const [one, two, three] = await Promise.all(
      ['bridge', 'yard', 'brook'].map((channel) => change(caller(channel), 2, `{"of":"${channel}"}`)),
    );
    const outcomes = await Promise.all([one!, two!].map((each) => store.commit(each)));
    expect(outcomes.toSorted()).toEqual(['committed', 'conflict']);
    const winner = outcomes[0] === 'committed' ? 'bridge' : 'yard';
    expect(await store.commit(three!)).toBe('conflict');
    const packSession = await loadSession(store, caller(), { packSummaries: true, packs: true });
    expect(packSession?.loaded.packs.map(({ revision, file }) => [revision, file])).toEqual([
      [2, `{"of":"${winner}"}`],
    ]);
    expect(packSession?.loaded.packSummaries.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(await store.commit(await change(caller('yard'), 3, '{"of":3}'))).toBe('committed');
  });

  test(`${name}: of two first packs of a server with the same id, made or taken into use at once, one conflicts`, async () => {
    const packSummary = (id: string) => ({ id, revision: 1, system: 'tdgs', title: 'The Bog' });
    const decideAfterLoading = async (channel: string, act: (session: Session<'packSummaries'>) => unknown) => {
      const channelCaller = caller(channel);
      const loaded = (await loadSession(store, channelCaller, { packSummaries: true }))?.loaded;
      return decideNow(channelCaller, (session) => {
        const packs = session as unknown as Session<'packSummaries'>;
        Object.assign(packs.loaded, loaded);
        act(packs);
      });
    };
    const outcomesOf = async (commits: readonly Promise<Commit>[]) => {
      const results = await Promise.all(commits);
      return (await Promise.all(results.map((each) => store.commit(each)))).toSorted();
    };
    const keep = (channel: string, id: string, file: string, use = true) =>
      decideAfterLoading(channel, (session) => storePack(session, packSummary(id), file, { use }));
    const inUse = async (id: string) => {
      const packs = (await loadSession(store, caller(), { packs: true }))?.loaded.packs ?? [];
      return packs.filter((each) => each.id === id).length;
    };
    const expectedResults = ['committed', 'conflict'];
    expect(await outcomesOf(['bridge', 'yard'].map((each) => keep(each, 'bog', each)))).toEqual(expectedResults);
    expect(await outcomesOf(['bridge', 'yard'].map((each) => keep(each, 'mill', 'same')))).toEqual(expectedResults);
    expect(await outcomesOf(['bridge', 'yard'].map((each) => keep(each, each, each)))).toEqual([
      'committed',
      'committed',
    ]);
    for (const file of ['one', 'other']) await store.commit(await keep('yard', 'den', file, false));
    const usedPortraits = ['one', 'other'].map((file, index) =>
      decideAfterLoading(index === 0 ? 'bridge' : 'yard', (session) =>
        usePack(session, { id: 'den', digest: packDigest(file) }),
      ),
    );
    expect(await outcomesOf(usedPortraits)).toEqual(expectedResults);
    expect([await inUse('bog'), await inUse('mill'), await inUse('den')]).toEqual([1, 1, 1]);
  });

  test(`${name}: a server’s packs are stored by revision, one of them in use, for that server alone`, async () => {
    const needs = {
      packSummaries: true,
      packs: true,
      packKeepers: true,
      packRevision: { id: 'bog', digest: packDigest('{"of":2}').slice(0, 12) },
    } as const;
    const storedPacks = async (by = caller('brook', 'ana')) => (await loadSession(store, by, needs))?.loaded;
    const packSummary = (revision: number) => ({ id: 'bog', revision, system: 'tdgs', title: 'The Bog' });
    const digests: string[] = [];
    for (const revision of [1, 2, 3, 4, 5, 6]) {
      const loaded = await storedPacks();
      await doDeed(caller(), (session) => {
        const packs = session as unknown as Session<'packSummaries'>;
        Object.assign(packs.loaded, loaded);
        const packResult = storePack(packs, packSummary(revision), `{"of":${revision}}`, { use: revision !== 4 });
        if (packResult.ok) digests.push(packResult.value.digest);
      });
    }
    const packsAfter = await storedPacks();
    expect(packsAfter?.packSummaries.map(({ revision, current }) => [revision, current])).toEqual([
      [6, true],
      [5, false],
      [4, false],
      [3, false],
      [2, false],
    ]);
    expect(packsAfter?.packs.map(({ revision, file, by }) => [revision, file, by])).toEqual([[6, '{"of":6}', 'gm']]);
    expect(packsAfter?.packRevision).toMatchObject({
      ...packSummary(2),
      digest: digests[1],
      file: '{"of":2}',
      current: false,
    });
    expect(packsAfter?.packKeepers).toBe('managers');
    const otherServersPacks = await storedPacks({ ...caller(), server: 'castle' });
    expect([otherServersPacks?.packSummaries, otherServersPacks?.packs, otherServersPacks?.packRevision]).toEqual([
      [],
      [],
      undefined,
    ]);
    await doDeed(caller(), (session) => {
      session.add({ type: 'pack-in-use', id: 'bog', digest: digests[5] ?? '', current: false });
      session.add({ type: 'pack-in-use', id: 'bog', digest: digests[1] ?? '', current: true });
      session.add({ type: 'pack-removed', id: 'bog', digest: digests[3] ?? '' });
      session.add({ type: 'pack-keepers-changed', keepers: 'gms' });
    });
    await doDeed(caller(), (session) => session.add({ type: 'default-changed', channel: '', what: 'pace', to: {} }));
    const lastPacks = await storedPacks();
    expect(lastPacks?.packs.map(({ revision }) => revision)).toEqual([2]);
    expect(lastPacks?.packSummaries.map(({ revision }) => revision)).toEqual([6, 5, 3, 2]);
    expect(lastPacks?.packKeepers).toBe('gms');
    await doDeed(caller(), (session) => session.add({ type: 'user-deleted' }));
    expect((await storedPacks())?.packs.map(({ file, by }) => [file, by])).toEqual([['{"of":2}', undefined]]);
  });

  test(`${name}: defaults are stored for a server and for each channel; a thread has those of its channel`, async () => {
    const storedDefaults = async (by = caller()) => (await loadSession(store, by, { defaults: true }))?.loaded.defaults;
    const timer = { turn: 1440, question: 720, nudge: 360, atEnd: 'wait' } as const;
    const change = (channel: string, what: DefaultName, to: Defaults) =>
      doDeed(caller(), (session) => session.add({ type: 'default-changed', channel, what, to }));
    expect(await storedDefaults()).toEqual({ server: {}, channel: {} });
    await change('', 'pace', { pace: { timer } });
    await change('', 'settings', { settings: { secrecy: 'words', 'auto-end': false } });
    await change('bridge', 'pace', { pace: {} });
    await change('bridge', 'system', { system: 'tdgs' });
    await change('yard', 'map', { map: 'bridge' });
    const server = { pace: { timer }, settings: { secrecy: 'words', 'auto-end': false } };
    expect(await storedDefaults()).toEqual({ server, channel: { pace: {}, system: 'tdgs' } });
    expect(await storedDefaults({ ...caller('thread'), parent: 'yard' })).toEqual({
      server,
      channel: { map: 'bridge' },
    });
    expect(await storedDefaults({ ...caller(), server: 'castle' })).toEqual({ server: {}, channel: {} });
    await change('bridge', 'pace', {});
    expect(await storedDefaults()).toEqual({ server, channel: { system: 'tdgs' } });
    await doDeed(caller(), (session) => session.add({ type: 'defaults-removed', channel: 'bridge' }));
    expect(await storedDefaults()).toEqual({ server, channel: {} });
  });

  test(`${name}: a user’s hours are stored for that server, whole, until the user removes them`, async () => {
    const wholePerson: Person = {
      hours: {
        zone: 'Europe/Berlin',
        quiet: { from: 1320, until: 480 },
        off: [0, 6],
        away: [{ from: 5, until: 9 }, { from: 12 }],
      },
      direct: true,
      next: true,
      meanwhile: 'guard',
    };
    const storedPerson = async (by: Caller) => (await loadSession(store, by, { person: true }))?.loaded.person;
    for (const person of [wholePerson, { hours: { zone: 'UTC' } }, wholePerson, UNKNOWN_PERSON]) {
      await doDeed(caller(), (session) => session.add({ type: 'person-changed', person }));
      expect(await storedPerson(caller('brook'))).toEqual(person);
    }
    await doDeed(caller(), (session) => session.add({ type: 'person-changed', person: wholePerson }));
    for (const other of [caller('bridge', 'ana'), { ...caller(), server: 'castle' }]) {
      expect(await storedPerson(other)).toEqual(UNKNOWN_PERSON);
    }
  });

  test(`${name}: what a user has been told once is stored beside their hours, and neither changes the other`, async () => {
    const storedPerson = async () => (await loadSession(store, caller(), { person: true }))?.loaded.person;
    const hours: Person = { hours: { zone: 'UTC' } };
    await doDeed(caller(), (session) => session.add({ type: 'hinted', hints: ['practice'] }));
    expect(await storedPerson()).toEqual({ hours: {}, hints: ['practice'] });
    await doDeed(caller(), (session) => session.add({ type: 'person-changed', person: hours }));
    await doDeed(caller(), (session) => session.add({ type: 'hinted', hints: ['practice', 'first-turn'] }));
    expect(await storedPerson()).toEqual({ ...hours, hints: ['practice', 'first-turn'] });
    await doDeed(caller(), (session) => session.add({ type: 'user-deleted' }));
    expect(await storedPerson()).toEqual(UNKNOWN_PERSON);
  });

  test(`${name}: who said what a message says is known in its channel, until the message or the user is deleted`, async () => {
    const authorOf = async (message: string, by = caller()) =>
      (await loadSession(store, by, { said: message }))?.loaded.said;
    const speak = (user: string, interaction: string) =>
      doDeed(caller('bridge', user, interaction), (session) => session.add({ type: 'said' }));
    await speak('ana', 's1');
    await speak('ana', 's2');
    await speak('bo', 's3');
    expect(await authorOf('m1')).toBeUndefined();
    for (const [index, message] of ['m1', 'm2', 'm3'].entries())
      await store.noteSpeech('tavern', `s${index + 1}`, message);
    expect([await authorOf('m1'), await authorOf('m3')]).toEqual([
      { message: 'm1', user: 'ana' },
      { message: 'm3', user: 'bo' },
    ]);
    expect(await authorOf('m1', caller('yard'))).toBeUndefined();
    expect(await authorOf('m1', { ...caller(), server: 'castle' })).toBeUndefined();
    await store.dropSpeech('tavern', 'm1');
    expect([await authorOf('m1'), (await authorOf('m2'))?.user]).toEqual([undefined, 'ana']);
    await doDeed(caller('bridge', 'ana'), (session) => session.add({ type: 'user-deleted' }));
    expect([await authorOf('m2'), (await authorOf('m3'))?.user]).toEqual([undefined, 'bo']);
  });

  test(`${name}: an encounter is shared under its last token alone, as it is now, even if it’s over and not the channel’s anymore`, async () => {
    await doDeed(caller(), start);
    const shareAs = (token?: string) => (session: Session<NeededPart>) =>
      session.add({ type: 'share-changed', encounter: session.version?.encounter ?? 0, ...given({ token }) });
    const token = async () => {
      const loaded = await store.load(caller(), { share: true });
      return loaded.repeat === undefined ? loaded.loaded.share : undefined;
    };
    const loadedEncounter = async () => (await loadSession(store, caller(), {}))?.encounter;
    expect([await token(), await store.shared('one')]).toEqual([undefined, undefined]);
    await doDeed(caller(), shareAs('one'));
    await doDeed(caller(), joins('Ana'));
    expect(await token()).toBe('one');
    expect((await store.shared('one'))?.encounter).toEqual(await loadedEncounter());
    await doDeed(caller(), shareAs('two'));
    expect([await store.shared('one'), (await store.shared('two'))?.encounter.combatants.length]).toEqual([
      undefined,
      1,
    ]);
    await doDeed(caller(), (session) => session.do({ type: 'end-scene' }).ok);
    await doDeed(caller(), (session) => session.open({ ...openingEncounter(tdgs), name: 'The next one' }));
    expect(await token()).toBeUndefined();
    expect((await store.shared('two'))?.encounter.phase).toBe('ended');
    await doDeed(caller('yard'), start);
    await doDeed(caller('yard'), shareAs('three'));
    await doDeed(caller('yard'), shareAs());
    expect([await store.shared('three'), await store.shared('')]).toEqual([undefined, undefined]);
  });

  test(`${name}: the language of an encounter’s messages is known, even if it’s not the channel’s anymore`, async () => {
    await doDeed(caller(), start);
    const first = (await loadSession(store, caller(), {}))?.encounter?.name;
    await doDeed(caller(), (session) => session.keepPending({ ...session.pending, language: 'fr' }));
    const languageOf = async (typed?: string) =>
      (await loadSession(store, caller(), { recordLanguage: { typed } }))?.loaded.recordLanguage;
    expect(await languageOf()).toBe('fr');
    await doDeed(caller(), (session) => session.open({ ...openingEncounter(tdgs), name: 'The next one' }));
    expect([await languageOf(first), await languageOf()]).toEqual(['fr', undefined]);
  });

  test(`${name}: what a GM added lately in a server is read newest first, without players and undone deeds`, async () => {
    const addedCombatants = async (by: Caller) =>
      (await loadSession(store, by, { addedLately: true }))?.loaded.addedLately;
    await doDeed(caller(), start);
    await doDeed(caller(), joins('Goblin 1'));
    await doDeed(caller(), (session) => {
      const kira = { ...goblin('Kira'), controller: 'gm' };
      return session.do({ type: 'join', combatants: [kira, goblin('Wolf 1'), goblin('Wolf 2')], hidden: true }).ok;
    });
    await doDeed(caller(), joins('Bear'));
    await doDeed(caller(), (session) => session.undo(1).ok);
    await doDeed(caller('yard'), start);
    await doDeed(caller('yard'), joins('Ogre'));
    await doDeed(caller('yard', 'ana'), joins('Rat'));
    const names = (await addedCombatants(caller('moor')))?.map(({ system, name }) => `${system} ${name}`);
    expect(names).toEqual(['tdgs Ogre', 'tdgs Wolf 1', 'tdgs Wolf 2', 'tdgs Goblin 1']);
    expect((await addedCombatants(caller('yard', 'ana')))?.map(({ name }) => name)).toEqual(['Rat']);
    expect(await addedCombatants({ ...caller(), server: 'castle' })).toEqual([]);
  });

  test(`${name}: a server is welcomed once, and knows its last system`, async () => {
    const lastSystemOf = async (server = 'tavern') =>
      (await loadSession(store, { ...caller(), server }, { lastSystem: true }))?.loaded.lastSystem;
    expect(await store.welcome('tavern', 1)).toBe(true);
    expect(await lastSystemOf()).toBeUndefined();
    await doDeed(caller(), start);
    await doDeed(caller(), (session) => session.add({ type: 'default-changed', channel: '', what: 'pace', to: {} }));
    expect([await lastSystemOf(), await lastSystemOf('castle')]).toEqual(['tdgs', undefined]);
    await store.setGone('tavern', 2);
    expect([await store.welcome('tavern', 3), await store.welcome('castle', 3)]).toEqual([false, true]);
  });

  test(`${name}: an encounter with a turn timer is loaded with the present hours of its players and its GM`, async () => {
    await doDeed(caller(), start);
    const hero = premadeCombatant(tdgs, 'Kira', { settings: {} }, { controller: 'ana' });
    const timer = { turn: 1440, question: 240, nudge: 60, atEnd: 'guard' } as const;
    await doDeed(caller(), (session) => [
      session.do({ type: 'join', combatants: [hero] }),
      session.do({ type: 'pace', pace: timer }),
    ]);
    const people = async () => {
      const loaded = await store.load(caller());
      return loaded.repeat === undefined && [...(loaded.people?.of ?? [])];
    };
    const gm = ['gm', UNKNOWN_PERSON];
    expect(await people()).toEqual([['ana', UNKNOWN_PERSON], gm]);
    for (const zone of ['UTC', 'Europe/Berlin']) {
      const person = { hours: { zone } };
      await doDeed(caller('yard', 'ana'), (session) => session.add({ type: 'person-changed', person }));
      expect(await people()).toEqual([['ana', person], gm]);
    }
  });

  test(`${name}: a wait is recalculated when its player’s or GM’s hours change, or one who handed a character over is back`, async () => {
    const hero = premadeCombatant(tdgs, 'Kira', { settings: {} }, { controller: 'ana' });
    const hours = (user: string) =>
      doDeed(caller('yard', user), (session) =>
        session.add({ type: 'person-changed', person: { hours: { zone: 'UTC' } } }),
      );
    await doDeed(caller(), start);
    await doDeed(caller(), (session) => [
      session.do({ type: 'join', combatants: [hero] }),
      session.do({ type: 'lend', subject: 'kira', to: 'zoe' }),
      session.keepClock(),
    ]);
    for (const user of ['bo', 'gm']) await hours(user);
    expect(await store.nextDue()).toBeUndefined();
    // Even without a turn timer, the wait for a player is recalculated when the player changes quiet hours or absences.
    for (const user of ['zoe', 'ana']) {
      await hours(user);
      expect(await store.nextDue()).toBe(0);
      await doDeed(caller(), (session) => session.recount());
      expect(await store.nextDue()).toBeUndefined();
    }
    const timer = { turn: 1440, question: 240, nudge: 60, atEnd: 'guard' } as const;
    await doDeed(caller(), (session) => [session.do({ type: 'pace', pace: timer }), session.keepClock()]);
    expect(await store.nextDue()).toBeUndefined();
    await hours('bo');
    expect(await store.nextDue()).toBeUndefined();
    await hours('gm');
    expect(await store.nextDue()).toBe(0);
  });

  test(`${name}: typed text comes back unchanged, wherever it is stored`, async () => {
    const typedNames = [
      String.raw`\u0000 \ud800 \\u0000`,
      `'"\\;--$1 %s {"a":1}`,
      'a\u202eb\u200f\ufeff',
      '𝕏'.repeat(40),
      'é\n\t\u007f\u2028',
    ];
    const notes = typedNames.map(
      (note) => ({ key: `Burning: ${note}`, name: 'Burning', note, duration: { until: 'scene' } }) as const,
    );
    const posts = typedNames.map(
      (content, index) => ({ number: index, kind: 'told', state: 'open', version: 1, view: { content } }) as const,
    );
    await doDeed(caller(), (session) => session.open({ ...openingEncounter(tdgs), name: typedNames.join() }));
    await doDeed(caller(), (session) => {
      session.do({ type: 'join', combatants: typedNames.map((each) => ({ ...goblin(each), conditions: notes })) });
      for (const each of typedNames) {
        storeCharacter(session, each, 'tdgs', { words: each });
        session.add({ type: 'saved', saved: { name: each, system: '', what: { type: 'roll', dice: each } } });
      }
      session.keepPosts(NO_POSTS, posts);
      return typedNames;
    });
    const otherStore = await open(data);
    expect(await names('bridge', otherStore)).toEqual(typedNames);
    const session = await loadSession(otherStore, caller(), { ...NEEDS, saved: true });
    expect(session?.encounter?.name).toBe(typedNames.join());
    expect(session?.loaded.characters.map(({ sheet }) => sheet)).toEqual(
      session?.loaded.characters.map((each) => ({ words: each.name })),
    );
    for (const loadedList of [session?.loaded.characters, session?.loaded.saved])
      expect(loadedList?.map((each) => each.name).toSorted()).toEqual(typedNames.toSorted());
    const postsToShow = await otherStore.postsToShow({ server: 'tavern', channel: 'bridge' });
    expect(postsToShow.map(({ view }) => view)).toEqual(posts.map(({ view }) => view));
    await otherStore.close();
  });

  test(`${name}: a shared roll is everyone’s in its server, and no one’s data`, async () => {
    const sharedRoll = { name: 'fate', system: '', shared: true, what: { type: 'roll', dice: 'd100' } } as const;
    const savedRoll = { name: 'fate', system: '', what: { type: 'roll', dice: 'd6' } } as const;
    await doDeed(caller(), (session) => {
      session.add({ type: 'saved', saved: sharedRoll });
      session.add({ type: 'saved', saved: savedRoll });
    });
    const savedFor = async (user: string, server = 'tavern') => {
      const session = await loadSession(store, { ...caller(), user, server }, { saved: true });
      return session?.loaded.saved;
    };
    expect(await savedFor('someone')).toEqual([sharedRoll]);
    expect(await savedFor(caller().user)).toHaveLength(2);
    expect(await savedFor('someone', 'elsewhere')).toEqual([]);
    await doDeed(caller(), (session) => session.add({ type: 'unsaved', saved: sharedRoll }));
    expect(await savedFor(caller().user)).toEqual([savedRoll]);
  });

  describe(`${name}: a commit`, () => {
    test('is found by the next load, and by another process', async () => {
      await doDeed(caller(), start);
      await doDeed(caller(), joins('Ana'));
      expect(await names()).toEqual(['Ana']);
      const otherStore = await open(data);
      expect(await names('bridge', otherStore)).toEqual(['Ana']);
      await otherStore.close();
    });

    test('writes the deed and its events once, and counts them', async () => {
      await doDeed(caller(), start);
      await doDeed(caller(), joins('Ana'));
      await doDeed(caller(), joins('Bo'));
      expect(await rows()).toEqual({ deeds: 2, events: 2 });
      const session = await loadSession(store, caller(), NEEDS);
      expect(session?.state).toMatchObject({ deeds: 2, revision: 2, rolls: 0 });
    });

    test('of a second delivery repeats the reply, and does nothing', async () => {
      await doDeed(caller(), start);
      const repeatedCaller = caller();
      const firstCommit = await decideNow(repeatedCaller, joins('Ana'));
      const second = await decideNow(repeatedCaller, joins('Bo'));
      expect(await store.commit(firstCommit)).toBe('committed');
      expect(await store.commit(second)).toEqual({ repeat: firstCommit.reply });
      expect(await store.load(repeatedCaller)).toEqual({ repeat: firstCommit.reply });
      expect(await names()).toEqual(['Ana']);
      expect(await rows()).toEqual({ deeds: 1, events: 1 });
    });

    test('that changed nothing is remembered too: what was refused is not done later', async () => {
      await doDeed(caller(), start);
      const refusedCaller = caller();
      await doDeed(refusedCaller, () => 'no');
      expect(await store.load(refusedCaller)).toEqual({ repeat: '"no"' });
      expect(await store.commit(await decideNow(caller(), joins('Ana')))).toBe('committed');
      expect(await store.commit({ ...(await decideNow(caller(), joins('Bo'))), key: refusedCaller })).toEqual({
        repeat: '"no"',
      });
      expect(await names()).toEqual(['Ana']);
    });

    test('based on an outdated state conflicts, leaves no row, and is decided anew', async () => {
      await doDeed(caller(), start);
      const firstCaller = caller();
      const commit = await decideNow(firstCaller, joins('Late'));
      await doDeed(caller(), joins('Ana'));
      expect(await store.commit(commit)).toBe('conflict');
      expect(await rows()).toEqual({ deeds: 1, events: 1 });
      expect(await names()).toEqual(['Ana']);
      await transact(store, firstCaller, NEEDS, joins('Late'));
      expect(await names()).toEqual(['Ana', 'Late']);
    });

    test('that opens an encounter conflicts if another has been opened meanwhile', async () => {
      const [one, two] = [await decideNow(caller(), start), await decideNow(caller(), start)];
      expect(await store.commit(one)).toBe('committed');
      expect(await store.commit(two)).toBe('conflict');
      await doDeed(caller('castle'), start);
      expect(await names('castle')).toEqual([]);
    });

    test('that conflicts or comes twice doesn’t affect good ones of the same instant', async () => {
      for (const channel of ['bridge', 'castle', 'cave', 'mill']) await doDeed(caller(channel), start);
      const repeatedCaller = caller('cave');
      await doDeed(repeatedCaller, joins('First'));
      const staleCommit = await decideNow(caller('castle'), joins('Stale'));
      await doDeed(caller('castle'), joins('Cai'));
      const commits = [
        await decideNow(caller('bridge'), joins('Ana')),
        staleCommit,
        { ...(await decideNow(caller('cave'), joins('Second'))), key: repeatedCaller },
        await decideNow(caller('mill'), joins('Dee')),
      ];
      const outcomes = await Promise.all(commits.map((each) => store.commit(each)));
      expect(outcomes).toEqual(['committed', 'conflict', { repeat: 'true' }, 'committed']);
      expect(await Promise.all(['bridge', 'castle', 'cave', 'mill'].map((each) => names(each)))).toEqual([
        ['Ana'],
        ['Cai'],
        ['First'],
        ['Dee'],
      ]);
    });

    test('that cannot be written rejects, and the good ones of the same instant are written', async () => {
      await doDeed(caller('bridge'), start);
      await doDeed(caller('castle'), start);
      const good = await decideNow(caller('bridge'), joins('Ana'));
      const joinCommit = await decideNow(caller('castle'), joins('Bo'));
      const brokenCommit = { ...joinCommit, changes: [...joinCommit.changes, ...joinCommit.changes] };
      const outcomes = await Promise.allSettled([store.commit(good), store.commit(brokenCommit)]);
      expect(outcomes[0]).toEqual({ status: 'fulfilled', value: 'committed' });
      expect(outcomes[1]).not.toEqual({ status: 'fulfilled', value: 'committed' });
      expect([await names('bridge'), await names('castle')]).toEqual([['Ana'], []]);
    });

    test('of an undo and a redo restores the encounter, and the marks', async () => {
      await doDeed(caller(), start);
      await doDeed(caller(), joins('Ana'));
      await doDeed(caller(), joins('Bo'));
      await doDeed(caller(), (session) => session.undo(2).ok);
      expect(await names()).toEqual([]);
      await doDeed(caller(), (session) => session.redo().ok);
      expect(await names()).toEqual(['Ana', 'Bo']);
      expect(await rows()).toEqual({ deeds: 4, events: 2 });
    });

    test('changes only the changed fields of a character, and conflicts if the character is gone', async () => {
      const sheet = tdgs.archetypes[0]?.sheet ?? {};
      await doDeed(caller(), (session) => storeCharacter(session, 'Kira', 'tdgs', sheet).id);
      const storedCharacters = async () => (await loadSession(store, caller(), NEEDS))?.loaded.characters ?? [];
      const [kira] = await storedCharacters();
      if (!kira) throw new Error('No character');
      const renameCommit = await decideNow(
        caller(),
        (session) => changeCharacter(session, kira, 'Kira the Bold', sheet).id,
      );
      const outdatedChange = await decideNow(
        caller('castle'),
        (session) => changeCharacter(session, kira, 'Gone', sheet).id,
      );
      expect(await store.commit(renameCommit)).toBe('committed');
      expect((await storedCharacters()).map((each) => each.name)).toEqual(['Kira the Bold']);
      await doDeed(caller(), (session) => session.add({ type: 'character-deleted', id: kira.id }));
      expect(await store.commit(outdatedChange)).toBe('conflict');
      expect(await storedCharacters()).toEqual([]);
    });
  });

  test(`${name}: names every encounter that has not ended`, async () => {
    for (const channel of ['bridge', 'yard', 'hall']) await doDeed(caller(channel), start);
    await doDeed(caller('hall'), (session) => session.do({ type: 'end-scene' }));
    expect((await store.openEncounters()).map(({ channel }) => channel)).toEqual(['bridge', 'yard']);
  });

  describe(`${name}: in the servers of some shards`, () => {
    /** Two servers: EVEN is in shard 0 of 2, and ODD is in shard 1. */
    const [EVEN_SERVER, ODD_SERVER] = [String(2n << 22n), String(3n << 22n)];
    const [evenShards, odd] = [0, 1].map((shard) => ({ of: 2, own: [shard] }));
    const places = (found: readonly Place[]) => found.map(({ channel }) => channel);

    beforeEach(async () => {
      for (const [channel, server] of [
        ['bridge', EVEN_SERVER],
        ['yard', ODD_SERVER],
        ['inbox', ''],
      ] as const)
        await doDeed({ ...caller(channel), server }, (session) => {
          start(session);
          session.do({ type: 'join', combatants: [{ ...goblin('Kira'), controller: 'ana' }] });
          session.do({ type: 'pace', pace: { turn: 60, question: 0, nudge: 0, atEnd: 'wait' } });
          session.do({ type: 'initiative' });
          session.keepClock();
          session.keepPosts(NO_POSTS, [{ number: 0, kind: 'card', state: 'open', version: 1, view: {} }]);
        });
    });

    test('open encounters are named, and those with something to show', async () => {
      for (const list of [await store.openEncounters(), await store.channelsToShow()])
        expect(places(list).toSorted()).toEqual(['bridge', 'inbox', 'yard']);
      for (const evens of [await store.openEncounters(evenShards), await store.channelsToShow(evenShards)])
        expect(places(evens).toSorted()).toEqual(['bridge', 'inbox']);
      for (const odds of [await store.openEncounters(odd), await store.channelsToShow(odd)])
        expect(places(odds)).toEqual(['yard']);
    });

    test('what is due is found, and when something will be', async () => {
      const [first = 0, second = 0] = [await store.nextDue(evenShards), await store.nextDue(odd)];
      expect(await store.nextDue()).toBe(first);
      expect(second).toBeGreaterThan(first);
      expect(places(await store.due(first, 9, odd))).toEqual([]);
      expect(places(await store.due(second, 9, odd))).toEqual(['yard']);
      expect(places(await store.due(second, 9, evenShards))).toEqual(['bridge']);
      expect(await store.nextDue({ of: 3, own: [] })).toBeUndefined();
    });

    test('the servers that the bot is in are noted', async () => {
      await store.setServers(new Set([EVEN_SERVER]), 5, evenShards);
      await store.setServers(new Set([ODD_SERVER]), 5, odd);
      store.forget({ of: 2, own: [0, 1] });
      expect(places(await store.openEncounters()).toSorted()).toEqual(['bridge', 'inbox', 'yard']);
    });
  });

  test(`${name}: gives a user the encounters of the server that wait for them, or that they run`, async () => {
    const kira = { ...goblin('Kira'), controller: 'ana' };
    const turn = { number: 3, kind: 'turn', state: 'open', version: 1, view: {} } as const;
    for (const channel of ['bridge', 'yard', 'hall']) await doDeed(caller(channel), start);
    await doDeed(caller(), (session) => {
      session.do({ type: 'join', combatants: [kira] });
      session.do({ type: 'initiative' });
      session.keepClock();
      session.keepPosts(NO_POSTS, [turn]);
    });
    for (const post of await store.postsToShow(BRIDGE)) await store.postShown({ ...post, message: '42' });
    const asks = { user: 'bo', name: 'Mira', post: -1 };
    await doDeed(caller('yard'), (session) => session.keepPending({ requests: [asks], refused: [], whispers: [] }));
    const waitsOf = async (user: string, server = 'tavern') =>
      (await loadSession(store, { ...caller('cellar', user), server }, { waits: true }))?.loaded.waits ?? [];
    const bridge = { channel: 'bridge', name: 'A fight', gms: ['gm'], names: new Map([['kira', 'Kira']]) };
    expect(await waitsOf('ana')).toMatchObject([{ ...bridge, waits: [{ for: 'turn', subject: 'kira', user: 'ana' }] }]);
    expect((await waitsOf('ana'))[0]?.messages).toEqual([{ kind: 'turn', number: 3, message: '42' }]);
    expect(await waitsOf('gm')).toMatchObject([bridge, { channel: 'yard', waits: [], pending: { requests: [asks] } }]);
    expect((await waitsOf('bo')).map(({ channel }) => channel)).toEqual(['yard']);
    for (const waitList of [await waitsOf('an'), await waitsOf('zoe'), await waitsOf('ana', 'castle')])
      expect(waitList).toEqual([]);
    // If the GM asks for a check, the check has a list of combatants, not of users. It still waits for the users who
    // play them.
    await doDeed(caller('hall'), (session) => {
      const book = { entry: 'Giant Rat', number: 2 };
      session.do({ type: 'join', combatants: [{ ...goblin('Zed'), book, controller: 'zoe' }] });
      const checks = [{ post: 1, version: 1, what: 'REF', who: ['zed'], results: [] }];
      session.keepPending({ ...session.pending, checks, language: 'de' });
    });
    // A name from the book is shown in the encounter's language.
    const hall = { channel: 'hall', names: new Map([['zed', 'Riesenratte 2']]), players: new Map([['zed', 'zoe']]) };
    expect(await waitsOf('zoe')).toMatchObject([hall]);
    expect(await waitsOf('an')).toEqual([]);
    await doDeed(caller(), (session) => session.do({ type: 'end-scene' }).ok && session.keepClock());
    expect(await waitsOf('ana')).toEqual([]);
  });

  test(`${name}: gives a player’s characters as they were in the last encounter of the channel`, async () => {
    const character = 'ready:ana:tdgs:kira';
    const playedFight = async (channel: string, hp: number) => {
      await doDeed(caller(channel), start);
      await doDeed(caller(channel), (session) => {
        session.do({ type: 'join', combatants: [{ ...goblin('Kira'), controller: 'ana', character }] });
        session.do({ type: 'adjust', subject: 'kira', resource: 'hp', to: hp });
        session.do({ type: 'end-scene' });
      });
    };
    for (const hp of [1, 9, 5]) await playedFight('bridge', hp);
    await playedFight('yard', 7);
    const { lastCharacters } =
      (await loadSession(store, caller('bridge', 'ana'), { lastCharacters: true }))?.loaded ?? {};
    expect([...(lastCharacters ?? [])].map(([id, { resources }]) => [id, resources.hp?.value])).toEqual([
      [character, 5],
    ]);
  });

  test(`${name}: gives a user what was done since their last turn and wasn’t undone, oldest first`, async () => {
    const missedBy = async (user: string, channel = 'bridge') => {
      const loaded = (await loadSession(store, caller(channel, user), { missed: true }))?.loaded.missed;
      return [
        loaded?.since,
        ...(loaded?.deeds ?? []).map(({ number, deed, events }) => [number, deed.type, events.length > 0]),
      ];
    };
    expect(await missedBy('ana')).toEqual(['beginning']);
    await doDeed(caller(), start);
    await doDeed(caller('bridge', 'ana'), (session) => {
      session.do({ type: 'join', combatants: [{ ...goblin('Kira'), controller: 'ana' }] });
      session.do({ type: 'initiative' });
      session.do({ type: 'end-turn', subject: 'kira' });
    });
    const turns = [
      ['turn', [2, 'end-turn', true]],
      ['round', [2, 'end-turn', true]],
    ];
    expect([await missedBy('ana'), await missedBy('bo')]).toEqual(turns);
    const hp = (to: number) =>
      doDeed(caller(), (session) => session.do({ type: 'adjust', subject: 'kira', resource: 'hp', to }));
    await hp(5);
    await hp(4);
    await doDeed(caller(), (session) => session.undo(1));
    expect(await missedBy('ana')).toEqual([...(turns[0] ?? []), [3, 'adjust', true]]);
    expect(await missedBy('ana', 'yard')).toEqual(['beginning']);
  });

  test(`${name}: gives a player the dice of their latest fights in the server that weren’t undone, latest first`, async () => {
    const playedFights = async (user: string, max = 9, server = 'tavern') =>
      (await loadSession(store, { ...caller('cellar', user), server }, { played: max }))?.loaded.played ?? [];
    for (const channel of ['bridge', 'yard']) {
      await doDeed(caller(channel), (session) => session.open({ ...openingEncounter(tdgs), name: channel }));
      await doDeed(caller(channel, 'ana'), (session) => {
        session.do({
          type: 'join',
          combatants: [{ ...goblin('Kira'), controller: 'ana' }, goblin('Foe'), goblin('Mob')],
        });
        session.do({ type: 'initiative' });
        session.do({ type: 'roll', dice: '2d6' });
      });
      await doDeed(caller(channel), (session) => session.undo('one step'));
      await doDeed(caller(channel, 'ana'), (session) => {
        session.do({ type: 'join', combatants: [{ ...goblin('Kira'), controller: 'ana' }] });
        session.do({ type: 'end-scene' });
      });
    }
    const fights = await playedFights('ana');
    expect(fights.map((each) => each.name)).toEqual(['yard', 'bridge']);
    for (const { opening: opened, deeds } of fights) {
      expect(opened.combatants).toEqual([]);
      // Two deeds are left: the free roll, which can't be undone, and the deed in which Kira joined. The turn order is
      // undone, along with its dice.
      expect(deeds.map(({ thrown: rolled }) => rolled.length)).toEqual([2, 0]);
      expect(deeds[1]?.events[0]?.type).toBe('joined');
    }
    expect((await playedFights('ana', 1)).map((each) => each.name)).toEqual(['yard']);
    for (const fightList of [await playedFights('bo'), await playedFights('ana', 9, 'castle')])
      expect(fightList).toEqual([]);
  });

  test(`${name}: says how long turns took, in the channel’s encounter and in others of the same players`, async () => {
    const startEncounter = async (channel: string, user: string) => {
      await doDeed(caller(channel), (session) => session.open({ ...openingEncounter(tdgs), name: channel }));
      await doDeed(caller(channel, user), (session) => {
        session.do({ type: 'join', combatants: [{ ...goblin('Kira'), controller: user }] });
        session.do({ type: 'initiative' });
        session.do({ type: 'end-turn', subject: 'kira' });
      });
      await doDeed(caller(channel, user), (session) => session.do({ type: 'end-turn', subject: 'kira' }));
    };
    await startEncounter('yard', 'ana');
    await startEncounter('cellar', 'bo');
    await startEncounter('bridge', 'ana');
    const session = await loadSession(store, caller(), { answering: true });
    const { fights = [], people } = session?.loaded.answering ?? {};
    // Bo's fight isn't among them, because Ana doesn't play in it.
    expect(fights.map(({ turns, open }) => [turns.length, open.length])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(fights[0]?.encounter).toBe(session?.state?.id);
    expect(fights[0]?.turns).toMatchObject([
      { who: 'ana', answered: true },
      { who: 'ana', answered: true },
    ]);
    expect([...(people?.keys() ?? [])]).toContain('ana');
  });

  describe(`${name}: the messages of an encounter`, () => {
    const card = { number: 0, kind: 'card', state: 'open', view: { content: 'The bridge' } } as const;
    const turn = { number: 1, kind: 'turn', state: 'open', view: { content: 'Kira, your turn' } } as const;
    const keepsPosts =
      (...posts: readonly PostChange[]): Decide<unknown> =>
      (session) =>
        session.keepPosts({ ...NO_POSTS, next: posts.length }, posts);

    beforeEach(() => doDeed(caller(), start));

    test('are shown oldest first, until Discord has them', async () => {
      await doDeed(caller(), keepsPosts({ ...card, version: 1 }, { ...turn, version: 1 }));
      const [first, second] = await store.postsToShow(BRIDGE);
      expect([first, second]).toMatchObject([card, turn]);
      expect(await store.postsToShow(YARD)).toEqual([]);
      if (first) await store.postShown({ ...first, message: '11' });
      expect(await store.postsToShow(BRIDGE)).toMatchObject([turn]);
      expect(await store.channelsToShow()).toEqual([BRIDGE]);
      if (second) await store.postShown({ ...second, message: '12' });
      expect(await store.channelsToShow()).toEqual([]);
    });

    test('are all noted if they are shown at the same moment', async () => {
      await doDeed(caller(), keepsPosts({ ...card, version: 1 }, { ...turn, version: 1 }));
      const postsToShow = await store.postsToShow(BRIDGE);
      await Promise.all(postsToShow.map((post) => store.postShown({ ...post, message: `1${post.number}` })));
      expect(await store.channelsToShow()).toEqual([]);
    });

    test('that have changed meanwhile are still to be shown', async () => {
      await doDeed(caller(), keepsPosts({ ...card, version: 1 }));
      const [shownPost] = await store.postsToShow(BRIDGE);
      await doDeed(caller(), keepsPosts({ ...card, version: 2, view: { content: 'Round 1' } }));
      if (shownPost) await store.postShown({ ...shownPost, message: '11' });
      expect(await store.postsToShow(BRIDGE)).toMatchObject([
        { number: 0, version: 2, message: '11', view: { content: 'Round 1' } },
      ]);
    });

    test('that are gone are forgotten when they have been deleted', async () => {
      await doDeed(caller(), keepsPosts({ ...turn, version: 1 }));
      await doDeed(caller(), keepsPosts({ number: 1, kind: 'turn', state: 'gone', version: 2 }));
      const [gonePost] = await store.postsToShow(BRIDGE);
      expect(gonePost).toMatchObject({ state: 'gone', version: 2 });
      expect(gonePost).not.toHaveProperty('view');
      if (gonePost) await store.postShown(gonePost);
      expect(await store.postsToShow(BRIDGE)).toEqual([]);
    });

    test('that are gone, and may have been sent, are known by what they showed, to a second store too', async () => {
      await doDeed(caller(), keepsPosts({ ...turn, version: 1 }));
      const gonePosts = [{ state: 'gone', version: 2, showed: turn.view }];
      await store.postsToShow(BRIDGE);
      await doDeed(caller(), keepsPosts({ number: 1, kind: 'turn', state: 'gone', version: 2 }));
      expect(await store.postsToShow(BRIDGE)).toMatchObject(gonePosts);
      const otherStore = await open(data);
      expect(await otherStore.postsToShow(BRIDGE)).toMatchObject(gonePosts);
      await otherStore.close();
    });

    test('that are finished and shown are remembered by their ids, and not shown again', async () => {
      await doDeed(caller(), keepsPosts({ ...turn, version: 1 }));
      await doDeed(caller(), keepsPosts({ ...turn, state: 'closed', version: 2 }));
      const [endedPost] = await store.postsToShow(BRIDGE);
      if (endedPost) await store.postShown({ ...endedPost, message: '12' });
      expect(await store.postsToShow(BRIDGE)).toEqual([]);
      await doDeed(caller(), keepsPosts({ ...turn, state: 'gone', version: 3 }));
      expect(await store.postsToShow(BRIDGE)).toMatchObject([{ state: 'gone', message: '12' }]);
    });

    test('are the same to a store that reads them as to the one that wrote them', async () => {
      const expectBothShow = async () => {
        const postsToShow = await store.postsToShow(BRIDGE);
        const otherStore = await open(data);
        expect(postsToShow).toMatchObject(await otherStore.postsToShow(BRIDGE));
        await otherStore.close();
        return postsToShow;
      };
      await doDeed(caller(), keepsPosts({ ...card, version: 1 }, { ...turn, version: 1 }));
      for (const post of await expectBothShow()) await store.postShown({ ...post, message: `1${post.number}` });
      await doDeed(caller(), keepsPosts({ ...turn, version: 2 }));
      await doDeed(caller(), keepsPosts({ ...turn, state: 'closed', version: 3 }, { ...turn, number: 2, version: 1 }));
      const [endedPost, next] = await expectBothShow();
      expect(endedPost).toMatchObject({ number: 1, state: 'closed', version: 3, message: '11' });
      if (endedPost) await store.postShown(endedPost);
      await doDeed(caller(), keepsPosts({ ...turn, number: 2, version: 2, view: { content: 'On' } }));
      if (next) await store.postShown({ ...next, message: '12' });
      expect(await expectBothShow()).toMatchObject([{ number: 2, version: 2, message: '12', view: { content: 'On' } }]);
      await doDeed(caller(), keepsPosts({ number: 1, kind: 'turn', state: 'gone', version: 4 }));
      expect(await expectBothShow()).toMatchObject([{ number: 1, state: 'gone', message: '11' }, { number: 2 }]);
    });

    test('are named by channel, the newest encounter last', async () => {
      await doDeed(caller('yard'), start);
      for (const channel of ['yard', 'bridge']) await doDeed(caller(channel), keepsPosts({ ...card, version: 1 }));
      expect(await store.channelsToShow()).toEqual([BRIDGE, YARD]);
    });

    test('are on the state that is loaded next', async () => {
      const posts = { ...NO_POSTS, next: 7, last: { kira: { action: 'attack', actor: 'kira' } } };
      await doDeed(caller(), (session) => session.keepPosts(posts, []));
      const otherStore = await open(data);
      expect((await loadSession(otherStore, caller(), NEEDS))?.posts).toEqual(posts);
      await otherStore.close();
    });
  });

  test(`${name}: a long record is read whole, and others are served meanwhile`, async () => {
    await doDeed(caller(), start);
    await doDeed(caller(), joins('Goblin'));
    await doDeed(caller(), (session) => {
      for (let n = 0; n < 600; n++) session.do({ type: 'adjust', subject: 'goblin', resource: 'hp', to: 1 + (n % 30) });
    });
    let hasRead = false;
    const reading = store.load(caller(), NEEDS).finally(() => {
      hasRead = true;
    });
    await store.load(caller('yard'));
    expect(hasRead).toBe(false);
    const loaded = await reading;
    const { record, history } = (loaded.repeat === undefined && loaded.loaded) || {};
    expect(record?.deeds.map(({ number }) => number)).toEqual(Array.from({ length: 601 }, (_, number) => number));
    expect(record?.deeds.flatMap(({ events }) => events)).toEqual(history?.deeds.flatMap(({ events }) => events));
  });

  test(`${name}: two processes on the same encounters lose and double nothing`, async () => {
    const stores = [store, await open(data)];
    const channels = ['one', 'two'];
    for (const channel of channels) await doDeed(caller(channel), start);
    const goblinNames = Array.from({ length: 5 }, (_, n) => `Goblin ${n}`);
    const players = stores.flatMap((by, process) =>
      channels.map(async (channel) => {
        for (const each of goblinNames)
          await transact(by, caller(channel), NEEDS, (session) => joins(`${each} of ${process}`)(session));
      }),
    );
    await Promise.all(players);
    // A store may miss what another process has written, so a new store reads it.
    const third = await open(data);
    for (const channel of channels) {
      const goblinTurns = goblinNames.flatMap((each) => [`${each} of 0`, `${each} of 1`]);
      expect((await names(channel, third))?.toSorted()).toEqual(goblinTurns.toSorted());
      const record = (await loadSession(third, caller(channel), NEEDS))?.loaded.record;
      expect(record?.deeds.map(({ number }) => number)).toEqual(goblinTurns.map((_, number) => number));
    }
    await Promise.all([stores[1]?.close(), third.close()]);
  });
}
