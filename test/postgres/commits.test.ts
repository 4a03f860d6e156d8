import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { loadSession, transact } from '../../src/app/unit-of-work.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import type { Needs } from '../../src/session/loadable.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import type { OpenPostgres } from '../../src/store/postgres/open.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { opening, ready } from '../embeds/random-fight.ts';
import { describePostgres, newDatabase } from './databases.ts';

const NEEDS: Needs<'newEncounter' | 'characters'> = { newEncounter: true, characters: true };

describePostgres('a commit in PostgreSQL', () => {
  let url: string;
  let open: OpenPostgres;
  let store: PostgresStore;
  let number = 0;

  beforeAll(async () => {
    url = await newDatabase();
    open = await openPostgres(url, { log: { info() {}, error() {} }, connections: 2 });
    store = new PostgresStore(open);
    return () => store.close();
  });

  const caller = (channel: string) => ({
    user: 'gm',
    name: 'gm',
    channel,
    server: 'tavern',
    interaction: `c${number++}`,
    now: number,
  });

  async function opened(channel: string): Promise<void> {
    await transact(store, caller(channel), NEEDS, (session) => session.open(opening(tdgs)));
  }

  function join(channel: string, names: readonly string[]) {
    const combatants = names.map((name) => ready(tdgs, 'Goblin', { settings: {} }, { name }));
    return transact(store, caller(channel), NEEDS, (session) => session.do({ type: 'join', combatants }).ok);
  }

  async function names(channel: string): Promise<readonly string[] | undefined> {
    const fresh = new PostgresStore(open);
    return (await loadSession(fresh, caller(channel), {}))?.encounter?.combatants.map(({ name }) => name);
  }

  test('that is lost with its connection is carried out once', async () => {
    await opened('bridge');
    const other = new Client(url);
    await other.connect();
    await other.query('BEGIN');
    await other.query(`SELECT FROM encounters WHERE channel = 'bridge' FOR UPDATE`);
    const joining = join('bridge', ['Ana']);
    const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await other.query(waiting)).rowCount === 0);
    await other.query('COMMIT');
    await other.end();
    expect((await joining).how).toBe('committed');
    expect(await names('bridge')).toEqual(['Ana']);
    const { rows } = await open.pool.query(`SELECT count(*)::int AS deeds FROM deeds`);
    expect(rows).toEqual([{ deeds: 1 }]);
  });

  test('takes what PostgreSQL does not, as text with a sign in its place and as JSON unchanged', async () => {
    await opened('mill');
    const bad = ['nul \0', 'half \ud83d'];
    await join('mill', bad);
    expect(await names('mill')).toEqual(['nul \ufffd', 'half \ufffd']);
    const { rows } = await open.pool.query<{
      readonly deed: { readonly combatants: readonly { readonly name: string }[] };
    }>(`SELECT deed FROM deeds JOIN encounters ON id = encounter WHERE channel = 'mill'`);
    expect(rows[0]?.deed.combatants.map(({ name }) => name)).toEqual(bad);
  });
});
