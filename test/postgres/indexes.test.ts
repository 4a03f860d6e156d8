import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Needs } from '../../src/session/loadable.ts';
import { NO_POSTS } from '../../src/session/posts.ts';
import { type OpenPostgres, openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore, removeOldData } from '../../src/store/postgres/store.ts';
import { act } from '../store/act.ts';
import { FIGHT_LINES, playAt } from '../store/play.ts';
import { describePostgres, newDatabase } from './databases.ts';

const HERE = { server: 'terminal', channel: 'terminal' } as const;
const SHARDS = { of: 2, own: [0] } as const;
const NO_LOG = { info() {}, error() {} };

/** Everything that commands load, other than a user's complete data or a complete record. */
const NEEDS: Partial<Needs> = {
  newEncounter: true,
  characters: true,
  saved: true,
  portraits: true,
  packPortraits: true,
  person: true,
  waits: true,
  defaults: true,
  lastSystem: true,
  lastCharacters: true,
  addedLately: true,
  asker: '1',
  missed: true,
  history: true,
  encounters: 25,
  record: { typed: 'The old bridge' },
  toldIn: '1',
  said: '1',
  share: true,
};

/** For each table with many rows per server: the columns by which an index scan must search it, besides the server. */
const WITHIN_SERVER = {
  encounters: /\b(id|channel)\b/,
  combatants: /encounter|character/,
  conditions: /encounter/,
  deeds: /encounter|"user"/,
  posts: /encounter|message/,
  replies: /interaction/,
  said: /interaction|message|user/,
  seeds: /encounter/,
} as const;
/** Indexes that contain few rows, so any scan of them is fast. */
const SMALL_INDEXES =
  /encounters_(due|claimed|open|resealed|of_a_server)|posts_to_show|replies_by_age|said_by_(age|channel)|encounters_by_channel/;

const COPY_COUNT = 2_000;

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** A part of a query plan, as EXPLAIN returns it. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Step[];
}

describePostgres('The rows of a command are found by indexes', () => {
  let database: OpenPostgres;
  let store: PostgresStore;
  const statementsByText = new Map<string, Statement>();

  beforeAll(async () => {
    database = await openPostgres(await newDatabase(), { log: NO_LOG, connections: 1 });
    store = new PostgresStore(database);
  });

  afterAll(() => store.close());

  /** The statements that are sent during a call. */
  async function statements(does: () => Promise<unknown>): Promise<readonly Statement[]> {
    statementsByText.clear();
    const spy = vi.spyOn(Client.prototype, 'query').mockName('query');
    await does();
    for (const [first, values] of spy.mock.calls as unknown as [string | Statement, unknown][]) {
      const statement =
        typeof first === 'string' ? { text: first, values: Array.isArray(values) ? values : [] } : first;
      statementsByText.set(statement.text, statement);
    }
    spy.mockRestore();
    return [...statementsByText.values()].filter(({ text }) => /^\s*(WITH|SELECT|INSERT|UPDATE|DELETE)/.test(text));
  }

  /**
   * Makes many copies of the first row of each table. Half of the copies stay in the same server, so an index must find
   * the right ones.
   */
  async function fill(): Promise<void> {
    for (const table of Object.keys(WITHIN_SERVER))
      await database.pool.query(
        `INSERT INTO ${table} SELECT copy.* FROM (SELECT t FROM ${table} t LIMIT 1) first(one), generate_series(1, ${COPY_COUNT}) n,
         LATERAL json_populate_record(one, json_build_object(
           'server', CASE WHEN n % 2 = 0 THEN (one).server ELSE 's' || n END, 'id', ${table === 'encounters' ? 'n' : "'x'"},
           'encounter', n, 'channel', 'c' || n, 'interaction', 'i' || n, 'message', 'm' || n, 'first_deed', 0)) copy`,
      );
    // Otherwise, PostgreSQL would scan such small tables completely.
    await database.pool.query('ANALYZE; SET enable_seqscan = off');
  }

  /** The scans in the plan of a statement. */
  async function scans({ text, values = [] }: Statement): Promise<readonly Step[]> {
    const { rows } = await database.pool.query<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: Step }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      [...values],
    );
    return stepsWithin(rows[0]?.['QUERY PLAN'][0].Plan);
  }

  test('in one encounter, never in a whole server', async () => {
    const caller = { ...HERE, user: '1', name: '1', interaction: 'x', now: 0 };
    const allStatements = await statements(async () => {
      await playAt(store, [
        ...FIGHT_LINES,
        '/undo',
        '/redo',
        '/condition add who:Goblin condition:Slowed until:removed',
        '/encounter end',
      ]);
      await new PostgresStore(database).load(caller, NEEDS as Needs);
      await act(store, { ...caller, interaction: 'y' }, (session) => {
        session.keepPosts(NO_POSTS, [{ number: 0, kind: 'card', state: 'open', view: {}, version: 1 }]);
        session.add({ type: 'person-changed', person: { hours: { zone: 'UTC' } } });
        session.add({ type: 'said' });
        session.add({ type: 'share-changed', encounter: 1, token: 'x' });
        return 'kept';
      });
      await store.postsToShow(HERE);
      await store.postShown({ ...HERE, encounter: 1, number: 1, version: 1 });
      await store.noteSpeech(HERE.server, 'y', '1');
      await store.portrait(HERE.server, 'kira');
      await store.portrait(HERE.server, { pack: 'bog', entry: 'Bog Hag' });
      await store.fieldImage(HERE.server, 'digest');
      await store.shared('x');
      await store.resealTold(HERE);
      for (const shards of [undefined, SHARDS]) {
        await store.channelsToShow(shards);
        await store.openEncounters(shards);
        await store.due(0, 10, shards);
        await store.nextDue(shards);
        await store.resealed(shards);
      }
      await store.setBack(HERE.server);
      await store.setGone(HERE.server, 0);
      await store.stats();
      await removeOldData(database, 0);
      await store.dropSpeech(HERE.server, 'none');
    });
    expect(allStatements.length).toBeGreaterThan(30);
    await fill();
    for (const statement of allStatements)
      for (const step of await scans(statement)) expect(scanProblem(step), statement.text).toBeUndefined();
  });
});

function stepsWithin(step: Step | undefined): readonly Step[] {
  if (!step) return [];
  const scans = step['Node Type'].endsWith('Scan') && (step['Relation Name'] ?? step['Index Name']) ? [step] : [];
  return [...scans, ...(step.Plans ?? []).flatMap(stepsWithin)];
}

/** Why a scan of a large table reads more than necessary. Undefined if it doesn't. */
function scanProblem(step: Step): string | undefined {
  const { 'Relation Name': table = '', 'Index Name': index = '', 'Index Cond': asks = '' } = step;
  const wants = Object.entries(WITHIN_SERVER).find(([name]) => name === table)?.[1];
  if (!wants || step['Node Type'] === 'Bitmap Heap Scan' || SMALL_INDEXES.test(index)) return undefined;
  return wants.test(asks) ? undefined : `${step['Node Type']} of ${table} by ${index || 'nothing'}: ${asks}`;
}
