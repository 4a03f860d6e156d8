import { expect, test } from 'vitest';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { openingEncounter } from '../embeds/random-fight.ts';
import { snowflake } from '../loopback/snowflake.ts';
import { act } from '../store/act.ts';
import { describePostgres, newDatabase } from './databases.ts';

const log = { info() {}, error() {} };

describePostgres('An interaction that a process before has answered', () => {
  test('gets the same answer, even if the encounter has been loaded since', async () => {
    const url = await newDatabase();
    const openStore = async () => new PostgresStore(await openPostgres(url, { log, connections: 1 }));
    const callerOf = (interaction: string) => ({
      ...{ user: 'gm', name: 'gm', channel: 'bridge', server: 'tavern', interaction },
      now: 0,
    });
    const [answered, other] = [snowflake(), snowflake()];
    const before = await openStore();
    await act(before, callerOf('opening'), (session) => session.open(openingEncounter(tdgs)));
    await act(before, callerOf(answered), (session) => session.do({ type: 'roll', dice: 'd6' }).ok && 'rolled');
    await before.close();
    const after = await openStore();
    await act(after, callerOf(other), (session) => session.do({ type: 'roll', dice: 'd6' }).ok);
    expect(await act(after, callerOf(answered), () => 'refused')).toBe('rolled');
    await after.close();
  });
});
