// Plays the system that docs/a-new-system.md makes. `checks.test.ts` checks its types.

import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { Repl } from '../../src/terminal/repl.ts';
import { newFolder } from '../bot.ts';
import { emptyDatabase } from '../store/memory.ts';
import { ID, makePageSystem, TITLE, typedLines } from './page-system.ts';

const outsideFolder = newFolder();
const systemFolder = makePageSystem(outsideFolder);
// The system's own tests run as part of this file. `loadSystems` loads no system here, but makes `fray/testing`
// available outside Fray.
expect(await loadSystems(outsideFolder, 'none')).toEqual([]);
await import(pathToFileURL(join(systemFolder, `${ID}.test.ts`)).href);

describe('a system made as docs/a-new-system.md says', () => {
  afterAll(unloadSystems);

  test('plays the lines of the page, asks its question, and its record is right', async () => {
    expect(await loadSystems(outsideFolder, ID)).toEqual([]);
    const printedTexts: string[] = [];
    const output = new Writable({
      write(chunk, _, done) {
        printedTexts.push(String(chunk));
        done();
      },
    });
    const store = new SqliteStore(emptyDatabase());
    const terminal = new Repl(store, commands, components, output);
    for (const line of typedLines.trim().split('\n')) await terminal.play(line);
    const record = await terminal.record();
    await store.close();
    const text = printedTexts.join('');
    expect(text).toContain(`${TITLE}, with @gm as the GM`);
    expect(text).not.toContain('Settings:');
    expect(text).toMatch(
      /attack: d20 \d+ \+ 4 attack = \d+ [≥<] 12 armor of Wolf 1(, natural 20)? → (critical )?(hit|miss)/,
    );
    expect(text).toContain('[the-cellar.json]');
    expect(record?.deeds.length).toBeGreaterThan(4);
    expect(record && verifyRecord(record).wrong).toEqual([]);
  });
});
