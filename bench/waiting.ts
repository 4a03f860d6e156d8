/**
 * Measures what waiting fights cost: how long it takes to check for due fights when none is due, among one fight and
 * among 100,000; and how long it takes to process many fights that became due while no one checked.
 *
 * node bench/waiting.ts [encounters]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, components } from '../commands/all.ts';
import { DueTimes } from '../src/app/due-times.ts';
import { Host, transact } from '../src/app/host.ts';
import { openDatabase } from '../src/store/sqlite/database.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { HOUR } from '../src/time/zone.ts';
import { markdownTable, median, shortNumber } from './figures.ts';

const ENCOUNTER_COUNT = Number(process.argv[2] ?? 100_000);
const LATE_ENCOUNTER_COUNT = Math.min(1_000, ENCOUNTER_COUNT);
const CHECK_COUNT = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'fray-waiting-'));
const openFile = openDatabase(join(folder, 'waiting.db'));
const store = new SqliteStore(openFile);
const log = {
  error: (about: object) => {
    throw new Error('It could not be done', { cause: about });
  },
};
const host = new Host(store, commands, components, log);
let now = Date.now();
let interactions = 0;
const callerOf = (user: string) => ({
  user,
  name: user,
  channel: 'c0',
  server: 's',
  interaction: `i${++interactions}`,
  now,
});

/** Starts a fight that waits for a player, with a turn timer of one day. */
async function beginFight(): Promise<void> {
  const say = (command: string, answers: object = {}, subcommand?: string, user = '1') =>
    host.handle({
      command,
      ...(subcommand && { subcommand }),
      answers: new Map(Object.entries(answers)),
      caller: callerOf(user),
    });
  await say('encounter', { ruleset: 'tdgs' }, 'start');
  await say('join', { character: 'Kira' }, undefined, '2');
  await say('add', { creature: 'Soldier' });
  await say('initiative');
  await transact(store, callerOf('1'), {}, (session) => {
    session.do({ type: 'pace', pace: { turn: 24 * 60, question: 12 * 60, nudge: 0, atEnd: 'pass' } });
    session.keepClock();
    return null;
  });
}

/** Copies the fight to other channels. Each copy is due one minute after the previous one. */
function fillStore(): void {
  const { sqlite } = openFile;
  sqlite.pragma('synchronous = OFF');
  const columns = (name: string) =>
    sqlite
      .prepare<[], string>(`SELECT name FROM pragma_table_info('${name}')`)
      .pluck()
      .all()
      .map((column) => `"${column}"`);
  const copyRows = (name: string, changed: Readonly<Record<string, string>>) => {
    const allColumns = columns(name);
    const values = allColumns.map((column) => changed[column] ?? column);
    sqlite
      .prepare(
        `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${ENCOUNTER_COUNT - 1})
         INSERT INTO ${name} (${allColumns.join()}) SELECT ${values.join()} FROM ${name}, n`,
      )
      .run();
  };
  copyRows('encounters', { '"id"': 'id + n', '"channel"': `'c' || n`, '"due_at"': 'due_at + 60000 * n' });
  for (const name of ['combatants', 'seeds']) copyRows(name, { '"encounter"': 'encounter + n' });
  sqlite.pragma('synchronous = FULL');
  sqlite.exec('ANALYZE');
}

/** The microseconds that it takes to check what is due now, and when something will be due next. */
async function timeToCheck(): Promise<number> {
  const durations: number[] = [];
  for (let check = 0; check < CHECK_COUNT; check++) {
    const start = performance.now();
    await store.due(now, 50);
    await store.nextDue();
    durations.push((performance.now() - start) * 1000);
  }
  return median(durations);
}

await beginFight();
const timeWithOne = await timeToCheck();
fillStore();
const timeWithMany = await timeToCheck();

const firstDue = (await store.nextDue()) ?? now;
now = firstDue + LATE_ENCOUNTER_COUNT * 60_000 - 1;
let firedCount = 0;
const dueTimes = new DueTimes(store, host, log, {
  now: () => now,
  gap: 1_000 * HOUR,
  deliver: async () => {
    firedCount++;
  },
});
const startTime = performance.now();
const cpu = process.cpuUsage();
await dueTimes.fireDue();
const elapsedMs = performance.now() - startTime;
const { user, system } = process.cpuUsage(cpu);

console.log(
  markdownTable(
    ['', 'one fight', `${ENCOUNTER_COUNT.toLocaleString('en-US')} fights`, 'ratio'],
    [
      [
        'looking while nothing is due, once a minute, µs',
        shortNumber(timeWithOne),
        shortNumber(timeWithMany),
        `${shortNumber(timeWithMany / timeWithOne)} ×`,
      ],
    ],
  ),
);
console.log(
  `\n${firedCount.toLocaleString('en-US')} turns that were over, one after the other: ${shortNumber(elapsedMs / firedCount)} ms each (${shortNumber((user + system) / 1000 / firedCount)} ms of CPU).`,
);
await store.close();
rmSync(folder, { recursive: true });
