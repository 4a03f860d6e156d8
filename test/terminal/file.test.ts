import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { newFolder } from '../bot.ts';
import { DOT } from '../session/pictures.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';

/** Plays lines at a table of its own, and returns what it prints. */
async function printed(lines: readonly string[]): Promise<string> {
  const store = new SqliteStore(emptyDatabase());
  const out = await playAt(store, lines);
  store.close();
  return out;
}

function written(name: string, content: string | Uint8Array): string {
  const path = join(newFolder(), name);
  writeFileSync(path, content);
  return path;
}

describe('A character at the terminal', () => {
  test('is made, changed, exported, imported from a path, played, and deleted', async () => {
    const made = await printed(['@ana /character new name:Ada ruleset:mastery', '@ana /character export Ada']);
    const [json = ''] = /^\{[\s\S]*^\}/m.exec(made) ?? [];
    const path = written('ada of the hills.json', json);
    const out = await printed([
      `@ana /character import file:"${path}" name:"Ada the Second"`,
      '@ana /character edit character:Ada field:offense value:master',
      '@ana /character edit character:Ada field:specials value:none',
      '@ana /character list',
      '@bo /character list',
      '/encounter start ruleset:mastery',
      '@ana /join Ada the Second',
      `/add file:${path} count:2`,
      '@ana /character delete Ada sure:yes',
    ]);
    expect(out).toContain('Ada the Second is yours, as the file has it');
    expect(out).toContain('Master (+6)');
    expect(out).toContain('Your characters here: 1');
    expect(out).toContain('You have no character here yet. Make one with /character new name:');
    expect(out).toContain('Ada 2');
    expect(out).toContain('Ada the Second is deleted');
  });

  test('has a portrait from a path, if that is a picture', async () => {
    const out = await printed([
      '@ana /character new name:Ada ruleset:mastery',
      `@ana /character portrait character:Ada picture:"${written('ada.png', DOT)}"`,
      `@ana /character portrait character:Ada picture:"${written('ada.json', '{}')}"`,
      '@ana /character portrait character:Ada',
    ]);
    expect(out).toContain('Ada has a portrait now');
    expect(out).toContain('no picture that I can show');
    expect(out).toContain('Ada is shown without a portrait');
  });

  test.each([
    ['a path that leads nowhere', '/no/such/file.json', 'I could not get that file'],
    ['a folder', '/', 'I could not get that file'],
    ['a device', '/dev/zero', 'I could not get that file'],
    ['a file that is too big', written('big.json', ' '.repeat(256 * 1024 + 1)), 'too big'],
    ['a file that is no text', written('bytes.json', new Uint8Array([0xff])), 'as text (UTF-8)'],
    ['a file that is no JSON', written('no.json', 'Ada'), 'not JSON'],
  ])('does not come from %s', async (_, path, words) => {
    const out = await printed([`/character import file:"${path}"`]);
    expect(out).toContain('(only you see this)');
    expect(out).toContain(words);
  });
});
