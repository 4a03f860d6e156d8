import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { COMPILED } from '../compile.ts';
import { makeAndShare, SYSTEM_INPUTS } from './pack-making.ts';
import { openTavern, stopMeasuring } from './tavern.ts';

const tavern = await openTavern();

afterAll(() => stopMeasuring(tavern));

/**
 * The bot is killed during this system's fight. The program behind `npm run verify` also checks that fight's record.
 */
const KILLED_SYSTEM = 'tdgs';

async function killAndRestart(): Promise<void> {
  await tavern.bot.stop('SIGKILL');
  await tavern.bot.start();
}

/** Runs the program that verifies a record, in a folder that has nothing but the record. */
async function verifyRecord(text: string): Promise<string> {
  const cwd = newFolder();
  writeFileSync(join(cwd, 'record.json'), text);
  const env = { NODE_COMPILE_CACHE: resolve(COMPILED) };
  const { out, err, code } = await run([resolve('src/terminal/verify.ts'), 'record.json'], { cwd, env });
  expect([code, err]).toEqual([0, '']);
  return out;
}

test.each(SYSTEM_INPUTS)(
  'In $system, a GM makes creatures, a condition and a weapon by taps and forms, plays and shares them; another server opens the scene',
  async (input) => {
    const isKilled = input.system === KILLED_SYSTEM;
    const text = await makeAndShare(tavern, input, isKilled ? killAndRestart : undefined);
    if (isKilled) expect(await verifyRecord(text)).toContain('actions. Every result matches the record.');
  },
  60_000,
);
