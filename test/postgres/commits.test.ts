import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSession, transact } from '../../src/app/host.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import type { Needs } from '../../src/session/loadable.ts';
import { storeCharacter } from '../../src/session/own-characters.ts';
import { type OpenPostgres, openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { describePostgres, newDatabase } from './databases.ts';

const NEEDS: Needs<'newEncounter' | 'characters'> = { newEncounter: true, characters: true };

describePostgres('a commit in PostgreSQL', () => {
  let url: string;
  let database: OpenPostgres;
  let store: PostgresStore;
  let number = 0;

  beforeAll(async () => {
    url = await newDatabase();
    database = await openPostgres(url, { log: { info() {}, error() {} }, connections: 2 });
    store = new PostgresStore(database);
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

  async function openEncounter(channel: string): Promise<void> {
    await transact(store, caller(channel), NEEDS, (session) => session.open(openingEncounter(tdgs)));
  }

  function join(channel: string, names: readonly string[]) {
    const combatants = names.map((name) => premadeCombatant(tdgs, 'Goblin', { settings: {} }, { name }));
    return transact(store, caller(channel), NEEDS, (session) => session.do({ type: 'join', combatants }).ok);
  }

  async function names(channel: string): Promise<readonly string[] | undefined> {
    const fresh = new PostgresStore(database);
    return (await loadSession(fresh, caller(channel), {}))?.encounter?.combatants.map(({ name }) => name);
  }

  test('that is lost with its connection is carried out once', async () => {
    await openEncounter('bridge');
    const otherClient = new Client(url);
    await otherClient.connect();
    await otherClient.query('BEGIN');
    await otherClient.query(`SELECT FROM encounters WHERE channel = 'bridge' FOR UPDATE`);
    const joining = join('bridge', ['Ana']);
    const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await otherClient.query(waiting)).rowCount === 0);
    await otherClient.query('COMMIT');
    await otherClient.end();
    expect((await joining).how).toBe('committed');
    expect(await names('bridge')).toEqual(['Ana']);
    const { rows } = await database.pool.query(`SELECT count(*)::int AS deeds FROM deeds`);
    expect(rows).toEqual([{ deeds: 1 }]);
  });

  test('stores text that PostgreSQL doesn’t take with a replacement character, and JSON unchanged', async () => {
    await openEncounter('mill');
    const badTexts = ['nul \0', 'half \ud83d'];
    await join('mill', badTexts);
    expect(await names('mill')).toEqual(['nul \ufffd', 'half \ufffd']);
    const { loaded } = (await loadSession(new PostgresStore(database), caller('mill'), { addedLately: true })) ?? {};
    expect(loaded?.addedLately.map(({ name }) => name).slice(0, 2)).toEqual(['nul \ufffd', 'half \ufffd']);
    const { rows } = await database.pool.query<{
      readonly deed: { readonly combatants: readonly { readonly name: string }[] };
    }>(`SELECT deed FROM deeds JOIN encounters ON id = encounter WHERE channel = 'mill'`);
    expect(rows[0]?.deed.combatants.map(({ name }) => name)).toEqual(badTexts);
  });

  describe('that changes a character’s sheet', () => {
    const statements = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
      const texts: string[] = [];
      const { query } = Client.prototype;
      Client.prototype.query = function (this: Client, ...args: unknown[]) {
        const [statement] = args as [string | { readonly text: string }];
        texts.push(typeof statement === 'string' ? statement : statement.text);
        return Reflect.apply(query, this, args);
      } as typeof query;
      try {
        await act();
      } finally {
        Client.prototype.query = query;
      }
      return texts;
    };
    const kira = tdgs.archetypes[0]!;
    /** Makes a fight with characters, and changes their sheets in the database. */
    const forgeSheets = async (channel: string) => {
      await openEncounter(channel);
      const character = (
        await transact(
          store,
          caller(channel),
          NEEDS,
          (session) => storeCharacter(session, `Kira of the ${channel}`, 'tdgs', kira.sheet).id,
        )
      ).reply;
      const combatants = [premadeCombatant(tdgs, 'Kira', { settings: {} }, { character, sheet: kira.sheet })];
      await transact(store, caller(channel), NEEDS, (session) => session.do({ type: 'join', combatants }).ok);
      return {
        change: async (STR: number) =>
          (
            await transact(store, caller(channel), {}, (session) => {
              const [who] = session.encounter?.combatants ?? [];
              if (!who) throw new Error('No one is there');
              return session.do({ type: 'change-sheet', subject: who.id, sheet: { ...who.sheet, STR } }).ok;
            })
          ).how,
        edit: (set: object) =>
          database.pool.query('UPDATE characters SET sheet = (sheet::jsonb || $1::jsonb)::json WHERE id = $2', [
            set,
            character,
          ]),
        storedState: async () =>
          (
            await database.pool.query('SELECT sheet, changed_at::int AS "changedAt" FROM characters WHERE id = $1', [
              character,
            ])
          ).rows[0],
        drop: () => database.pool.query('DELETE FROM characters WHERE id = $1', [character]),
      };
    };

    test('takes one trip if the stored sheet is the encounter’s', async () => {
      const { change, storedState } = await forgeSheets('forge');
      // The first command also loads the players' time zones, quiet hours and absences, which then stay in the cache.
      await change(15);
      expect((await storedState()).sheet.STR).toBe(15);
      expect(await statements(() => change(17))).toHaveLength(1);
      expect(await storedState()).toEqual({ sheet: expect.objectContaining({ STR: 17 }), changedAt: number });
      expect(await statements(() => change(16))).toHaveLength(1);
      expect((await storedState()).sheet.STR).toBe(16);
    });

    test('is merged with what has changed there meanwhile, which stays', async () => {
      const { change, edit, storedState } = await forgeSheets('anvil');
      await edit({ DEX: 3 });
      expect((await statements(() => change(17))).length).toBeGreaterThan(1);
      expect((await storedState()).sheet).toMatchObject({ STR: 17, DEX: 3 });
    });

    test('waits for a writer, and is merged with what it writes', async () => {
      const { change, storedState } = await forgeSheets('bellows');
      const otherClient = new Client(url);
      await otherClient.connect();
      await otherClient.query('BEGIN');
      await otherClient.query(
        `UPDATE characters SET sheet = (sheet::jsonb || '{"DEX":3}')::json WHERE name = 'Kira of the bellows'`,
      );
      const changing = change(17);
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await otherClient.query(waiting)).rowCount === 0);
      await otherClient.query('COMMIT');
      await otherClient.end();
      expect(await changing).toBe('committed');
      expect((await storedState()).sheet).toMatchObject({ STR: 17, DEX: 3 });
    });

    test('passes over a character that no longer exists', async () => {
      const { change, drop, storedState } = await forgeSheets('tongs');
      await drop();
      expect(await change(17)).toBe('committed');
      expect(await storedState()).toBeUndefined();
    });
  });
});
