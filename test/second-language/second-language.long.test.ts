import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { makePseudo, PSEUDO } from './pseudo.ts';

/** A copy of the source with one more language, whose texts have accents and are a third longer than in English. */
function inPseudo(): string {
  const copy = newFolder();
  for (const each of [
    'src',
    'commands',
    'locales',
    'migrations',
    'packs',
    'test/embeds',
    'test/posts/posted-table.ts',
    'test/posts/shown-message.ts',
    'test/loopback/components.ts',
    'test/rules/core',
    'test/second-language',
    'test/store/memory.ts',
    'package.json',
  ])
    cpSync(each, join(copy, each), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  cpSync('locales/en', join(copy, 'locales', PSEUDO), { recursive: true });
  makePseudo(join(copy, 'locales', PSEUDO));
  return copy;
}

test('in another language no message, menu, panel or form of a fight of any system has an English word left or is too long for Discord, and each is in the language of its readers', async () => {
  const copy = inPseudo();
  const { out, err } = await run([join(copy, 'test/second-language/tell.ts')], {
    cwd: copy,
    // The cache goes by paths, and each copy of the source has a new path, so a later run would find nothing in it.
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  expect(err).toBe('');
  expect(JSON.parse(out)).toEqual({ english: [], tooLong: [], wrongLanguage: [] });
}, 60_000);
