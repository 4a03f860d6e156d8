import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bot, freePort, newFolder, run } from '../bot.ts';
import type { Channel } from '../loopback/channel.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import type { User } from '../loopback/user.ts';
import { Reading } from './reading.ts';

let loopback: Loopback;
let bot: Bot;
let gm: User;
let script: User;
let bridge: Channel;
let port: number;

beforeAll(async () => {
  loopback = await startLoopback();
  const guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Script'] });
  [gm, script] = [guild.member('Gwen'), guild.member('Script')];
  bridge = guild.channel('bridge');
  port = await freePort();
  bot = new Bot(loopback, { METRICS_PORT: String(port), SHARE: 'on', COMMANDS_PER_SECOND: '2' });
  await bot.start();
});

afterAll(async () => {
  await bot.stop('SIGKILL');
  await loopback.stop();
});

const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });

/** The measurements, by name and labels. */
async function measurements(): Promise<ReadonlyMap<string, number>> {
  const lines = (await (await ask('/metrics')).text()).split('\n').filter((line) => line !== '' && line[0] !== '#');
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('A running Fray', () => {
  test('is measured: commands by name and result, their duration, open encounters, the file', async () => {
    await gm.slash(bridge, '/encounter start', { ruleset: 'tdgs' });
    await gm.slash(bridge, '/encounter status', {});
    await gm.slash(bridge, '/encounter start', { ruleset: 'tdgs' });
    const page = await ask('/metrics');
    expect(page.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const allMeasurements = await measurements();
    expect(allMeasurements.get('fray_commands_total{command="encounter start",outcome="shown"}')).toBe(1);
    expect(allMeasurements.get('fray_commands_total{command="encounter start",outcome="whispered"}')).toBe(1);
    expect(allMeasurements.get('fray_command_seconds_count{command="encounter start"}')).toBe(2);
    expect(allMeasurements.get('fray_command_seconds_bucket{le="3",command="encounter start"}')).toBe(2);
    expect(allMeasurements.get('fray_open_encounters')).toBe(1);
    expect(allMeasurements.get('fray_gateway_connected')).toBe(1);
    expect(allMeasurements.get('fray_servers')).toBe(1);
    const bytes =
      (allMeasurements.get('fray_database_bytes') ?? 0) + (allMeasurements.get('fray_database_log_bytes') ?? 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(allMeasurements.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(allMeasurements.get('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(allMeasurements.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    // The bot may not have measured the event loop yet.
    for (const [name, value] of allMeasurements)
      if (!name.startsWith('nodejs_eventloop')) expect(value, name).toBeGreaterThanOrEqual(0);
  });

  test('is healthy; other paths and methods are refused', async () => {
    const health = await ask('/healthz');
    expect([health.status, await health.text()]).toEqual([200, 'ok\n']);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', 'POST')).status).toBe(405);
  });

  test('shows a fight on the web to anyone who has the address that only its GM is told', async () => {
    const { message } = await gm.slash(bridge, '/gm share', {});
    expect(message?.ephemeral).toBe(true);
    const [path = ''] = /\/encounters\/[\w-]+/.exec(JSON.stringify(message)) ?? [];
    expect(JSON.stringify(message)).toContain(`on port ${port}`);
    const page = await ask(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await (await ask(`${path}.json`)).json()).toMatchObject({ system: 'tdgs', phase: 'gathering' });
    expect((await ask(`${path}x`)).status).toBe(404);
  });

  test('takes twenty commands at once from one user, then asks for patience; others play on', async () => {
    const pendingAnswers = Array.from({ length: 30 }, () => script.slash(bridge, '/encounter status', {}));
    const answers = await Promise.all(pendingAnswers);
    const refusedAnswers = answers.filter(({ message }) => message?.content?.includes('faster than I can follow'));
    expect(refusedAnswers.length).toBeGreaterThanOrEqual(5);
    expect(refusedAnswers.length).toBeLessThanOrEqual(10);
    for (const { message } of refusedAnswers) expect(message?.ephemeral).toBe(true);
    const otherStatus = await gm.slash(bridge, '/encounter status', {});
    expect(otherStatus.message?.content ?? '').not.toContain('faster');
    expect((await measurements()).get('fray_commands_total{command="encounter status",outcome="too-fast"}')).toBe(
      refusedAnswers.length,
    );
  });

  test('says so when another program locks its file, and goes on when it is released', async () => {
    const otherConnection = new SQLite(bot.database);
    otherConnection.exec('BEGIN EXCLUSIVE');
    const answer = await gm.slash(bridge, '/add', { creature: 'Goblin' });
    expect(answer.message?.content).toContain('Something is blocking my database');
    expect(answer.message?.ephemeral).toBe(true);
    otherConnection.exec('ROLLBACK');
    otherConnection.close();
    const after = gm.slash(bridge, '/add', { creature: 'Goblin' });
    expect(await new Reading(loopback, bot).of(after)).toContain('**Goblin**');
    expect((await measurements()).get('fray_commands_total{command="add",outcome="unwritten"}')).toBe(1);
  });

  test('sends a user a file of their data, and removes them from the record once they confirm', async () => {
    const answer = await gm.slash(bridge, '/privacy export', {});
    expect(answer.message?.ephemeral).toBe(true);
    const [file] = answer.message?.attachments ?? [];
    expect(file?.filename).toMatch(/^fray-\d{4}-\d\d-\d\d\.json$/);
    const deletion = await gm.slash(bridge, '/privacy delete', { sure: 'yes' });
    expect(deletion.message?.ephemeral).toBe(true);
    expect(deletion.message?.embeds[0]?.title).toBe('Deleted');
    // The deleted user's mention has a placeholder id that belongs to no user. Discord must still accept the message.
    const status = await script.slash(bridge, '/encounter status', {});
    expect(status.message?.embeds).toHaveLength(1);
    const sqlite = new SQLite(bot.database, { readonly: true });
    expect(sqlite.prepare('SELECT count(*) FROM deeds WHERE user = ?').pluck().get(gm.id)).toBe(0);
    sqlite.close();
  });

  test('is not healthy while it is cut off from Discord', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    loopback.gateway.stop();
    let status = 200;
    for (let waitedTime = 0; status === 200 && waitedTime < 5000; waitedTime += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      status = (await ask('/healthz')).status;
    }
    const health = await ask('/healthz');
    expect([health.status, await health.text()]).toEqual([503, 'not connected to Discord\n']);
    expect((await measurements()).get('fray_gateway_connected')).toBe(0);
  });
});

describe('Starting', () => {
  test('on a port that is taken says so in one line', async () => {
    const { err, code } = await run(['src/start.js'], {
      env: {
        DATABASE_PATH: join(newFolder(), 'fray.db'),
        DISCORD_TOKEN: loopback.token,
        DISCORD_API_BASE: loopback.url,
        METRICS_PORT: String(port),
      },
    });
    expect([err, code]).toEqual([
      `Fray can’t start: METRICS_PORT ${port} is already in use on 127.0.0.1. Set METRICS_PORT to another port, or leave it empty.\n`,
      75,
    ]);
  });

  test('with an invalid setting says so in one line, and makes no file', async () => {
    const { err, code } = await run(['src/start.js'], { env: { LOG_LEVEL: 'loud' } });
    expect([err, code]).toEqual([
      'Fray can’t start: LOG_LEVEL is invalid (“loud”). It must be one of these: silent, fatal, error, warn, info, debug, trace.\n',
      78,
    ]);
  });
});
