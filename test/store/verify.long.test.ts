import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { checkedFight } from './checked-fight.ts';

describe('npm run verify', () => {
  const folder = newFolder();
  const verifyFile = async (name: string, text: string, ...more: string[]) => {
    writeFileSync(join(folder, name), text);
    return run(['src/terminal/verify.ts', join(folder, name), ...more]);
  };

  test('says that all is right, and that it is the channel’s encounter, with exit code 0', async () => {
    const { ended: endedRecord, shownCommitment } = await checkedFight();
    const { out, err, code } = await verifyFile('right.json', endedRecord, shownCommitment);
    expect([err, code]).toEqual(['', 0]);
    expect(out).toMatch(/^“The yard” \(.*\): \d+ actions, \d+ dice\./);
    expect(out.trim().split('\n').at(-1)).toBe('Everything checks out.');
  });

  test('refuses a file that is no record with a clear line, and exit code 1', async () => {
    const { out, err, code } = await verifyFile('bad.json', 'Dear diary');
    expect([out, code]).toEqual(['', 1]);
    expect(err).toBe(
      `Nothing was checked: Can’t use ${join(folder, 'bad.json')}: the file isn’t valid JSON. Export a record with \`/log export as:json\`.\n`,
    );
  });

  test('without a file says how it is called', async () => {
    const result = await run(['src/terminal/verify.ts']);
    expect([result.code, result.err]).toEqual([2, 'Usage: npm run verify -- FILE [SHA-256 shown in the channel]\n']);
  });
});
