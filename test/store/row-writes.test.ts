import { expect, test } from 'vitest';
import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { NO_POSTS } from '../../src/session/posts.ts';
import { Session } from '../../src/session/session.ts';
import { rowWrites } from '../../src/store/row-writes.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';

type NeededPart = 'newEncounter' | 'history';

const caller = { user: 'gm', name: 'gm', channel: 'bridge', server: 'tavern', interaction: 'i', now: 7 };

/** A session with no changes yet, in an encounter with two goblins. */
function newSession(): Session<NeededPart> {
  const session = new Session<NeededPart>({ state: undefined, loaded: LOADED }, caller, RANDOM_SOURCE);
  session.open(openingEncounter(tdgs));
  session.do({
    type: 'join',
    combatants: ['Ana', 'Bo'].map((name) => premadeCombatant(tdgs, 'Goblin', { settings: {} }, { name })),
  });
  return after(session);
}

const LOADED = { newEncounter: 1, history: { opening: openingEncounter(tdgs), deeds: [] } };

function after({ state }: Session<NeededPart>): Session<NeededPart> {
  return new Session<NeededPart>({ state, loaded: LOADED }, caller, RANDOM_SOURCE);
}

/** The rows that a session writes: their tables, the kind of write, and the fields that it sets. */
function writtenRows({ base, state, changes }: Session<NeededPart>) {
  const { writes } = rowWrites({ key: caller, base, state, changes, reply: '"done"', now: 7 });
  return writes.map(({ shape, row }) => ({ table: shape.table, write: shape.write, sets: shape.sets, row }));
}

test('of the present state only changes are written', () => {
  const session = newSession();
  session.do({ type: 'adjust', subject: 'bo', resource: 'hp', to: 3 });
  const [encounter, ...others] = writtenRows(session);
  expect(encounter).toMatchObject({ table: 'encounters', write: 'update', row: { id: 1, revision: 3 } });
  for (const field of ['turnOrder', 'settings', 'gms', 'posts', 'channel', 'opening', 'openedAt'])
    expect(encounter?.sets, field).not.toContain(field);
  expect(others).toMatchObject([
    { table: 'combatants', write: 'update', row: { encounter: 1, id: 'bo', place: 1, hp: 3 } },
    { table: 'deeds', write: 'insert', row: { encounter: 1, number: 1, interaction: 'i', at: 7 } },
    { table: 'replies', write: 'insert', row: { interaction: 'i', user: 'gm', reply: '"done"', at: 7 } },
  ]);
  expect(others[0]?.sets).not.toContain('sheet');
});

test('a combatant’s conditions leave with it', () => {
  const burning = { key: 'Burning', name: 'Burning', duration: { until: 'scene' } } as const;
  const session = newSession();
  session.do({
    type: 'join',
    combatants: [premadeCombatant(tdgs, 'Goblin', { settings: {} }, { name: 'Cai', conditions: [burning] })],
  });
  const nextSession = after(session);
  nextSession.do({ type: 'remove', subject: 'cai' });
  expect(writtenRows(nextSession)).toMatchObject([
    { table: 'encounters', write: 'update' },
    { table: 'conditions', write: 'delete', row: { encounter: 1, bearer: 'cai', key: 'Burning' } },
    { table: 'combatants', write: 'delete', row: { encounter: 1, id: 'cai' } },
    { table: 'deeds' },
    { table: 'replies' },
  ]);
});

test('no row is written twice: the last write counts, and a new row that is changed at once is a new row', () => {
  const session = newSession();
  const post = { number: 0, kind: 'turn', state: 'open' } as const;
  session.keepPosts(NO_POSTS, [{ ...post, version: 1, view: { content: 'one' }, deeds: [0, 1] }]);
  session.keepPosts(NO_POSTS, [{ ...post, version: 2, view: { content: 'two' } }]);
  session.revealSeed();
  session.revealSeed();
  const rows = writtenRows(session).filter(({ table }) => table === 'posts' || table === 'seeds');
  expect(rows).toMatchObject([
    { table: 'posts', write: 'upsert', row: { version: 2, view: { content: 'two' }, firstDeed: 0, lastDeed: 1 } },
    { table: 'seeds', write: 'update', row: { number: 0, shownAt: 7 } },
    { table: 'seeds', write: 'insert', row: { number: 1, shownAt: 7 } },
    { table: 'seeds', write: 'insert', row: { number: 2 } },
  ]);
  expect(rows[0]?.sets).toContain('lastDeed');
  expect(rows[3]?.row).not.toHaveProperty('shownAt');
});

test('the shape of a write is made only once', () => {
  const shapes = [3, 4].map((to) => {
    const session = newSession();
    session.do({ type: 'adjust', subject: 'bo', resource: 'hp', to });
    const { base, state, changes } = session;
    return rowWrites({ key: caller, base, state, changes, reply: '', now: 7 }).writes.map(({ shape }) => shape);
  });
  for (const [index, shape] of (shapes[0] ?? []).entries()) expect(shapes[1]?.[index]).toBe(shape);
});
