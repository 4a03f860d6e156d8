import { afterEach, beforeEach, expect, test } from 'vitest';
import { PendingPostNotes } from '../../src/discord/posts.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { NO_POSTS, type PostChange } from '../../src/session/posts.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import type { Store } from '../../src/store/store.ts';
import { openingEncounter } from '../embeds/random-fight.ts';
import { act, recordOf } from '../store/act.ts';
import { describePostgres, newDatabase } from './databases.ts';
import { type CutMoment, CuttableProxy } from './way.ts';

const log = { info() {}, error() {} };
const CUTS: readonly CutMoment[] = ['unsent', 'unheard'];

describePostgres('A connection that is lost in the middle of a commit', () => {
  let way: CuttableProxy;
  let store: Store;
  let number = 0;

  beforeEach(async () => {
    way = await CuttableProxy.to(await newDatabase());
    store = new PostgresStore(await openPostgres(way.url, { log, connections: 2 }));
    await act(store, callerOf('opening'), (session) => session.open(openingEncounter(tdgs)));
    return async () => {
      await store.close();
      await way.close();
    };
  });
  afterEach(() => way.accept());

  const callerOf = (interaction: string) => ({
    user: 'gm',
    name: 'gm',
    channel: 'bridge',
    server: 'tavern',
    interaction,
    now: number++,
  });
  const roll = (interaction: string) =>
    act(store, callerOf(interaction), (session) => session.do({ type: 'roll', dice: 'd6' }).ok && interaction);
  const rolls = async () => {
    const { deeds } = await recordOf(store, callerOf('reading'));
    return deeds.length;
  };

  test.each(CUTS)('of one statement (%s): it is done once, and its answer is the one that was decided', async (cut) => {
    const whenCut = way.cutAt('cut here', cut);
    expect(await roll('cut here')).toBe('cut here');
    await whenCut;
    expect(await roll('after it')).toBe('after it');
    expect(await rolls()).toBe(2);
    expect(await roll('cut here')).toBe('cut here');
    expect(await rolls()).toBe(2);
  });

  test.each(CUTS)('of several statements (%s): it is done once', async (cut) => {
    const whenCut = way.cutAt('COMMIT\0', cut);
    const forget = (interaction: string) =>
      act(store, callerOf(interaction), (session) => {
        session.do({ type: 'roll', dice: 'd6' });
        session.add({ type: 'user-deleted' });
        return interaction;
      });
    expect(await forget('cut here')).toBe('cut here');
    await whenCut;
    expect(await rolls()).toBe(1);
    expect(await forget('cut here')).toBe('cut here');
    expect(await rolls()).toBe(1);
  });

  test('leaves the note of which message shows a post to be written when the database is back', async () => {
    const bridge = { server: 'tavern', channel: 'bridge' };
    const turn = { number: 0, kind: 'turn', state: 'open', version: 1, view: { content: 'Your turn' } } as const;
    const keep = (post: PostChange) =>
      act(store, callerOf(`version ${post.version}`), (session) => {
        session.keepPosts({ ...NO_POSTS, next: 1 }, [post]);
        return null;
      });
    await keep(turn);
    const notes = new PendingPostNotes(store);
    const [post] = await store.postsToShow(bridge);
    way.cutAll();
    await expect(notes.postShown({ ...post!, message: '11' })).rejects.toMatchObject({ problem: 'away' });
    await expect(notes.flush()).rejects.toMatchObject({ problem: 'away' });
    way.accept();
    await notes.flush();
    expect(await store.postsToShow(bridge)).toEqual([]);
    await keep({ ...turn, state: 'closed', version: 2 });
    expect(await store.postsToShow(bridge)).toMatchObject([{ version: 2, message: '11' }]);
  });

  test('if the database stays away, it says that it can’t tell, and a second delivery finds out', async () => {
    const whenCut = way.cutAt('cut here', 'unheard').then(() => way.cutAll());
    await expect(roll('cut here')).rejects.toMatchObject({ problem: 'unsure' });
    await whenCut;
    await expect(roll('away')).rejects.toMatchObject({ problem: 'away' });
    way.accept();
    expect(await rolls()).toBe(1);
    expect(await roll('cut here')).toBe('cut here');
    expect(await rolls()).toBe(1);
    expect(await roll('away')).toBe('away');
    expect(await rolls()).toBe(2);
  });
});
