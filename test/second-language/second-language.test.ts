import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { makePseudo } from './pseudo.ts';

/** A copy of the source in a language with accents, a third longer than English. */
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
  makePseudo(join(copy, 'locales/en'));
  return copy;
}

test('in another language no message, menu, panel or form of a fight of any system has an English word left or is too long for Discord', async () => {
  const copy = inPseudo();
  const { out, err } = await run([join(copy, 'test/second-language/tell.ts')], { cwd: copy });
  expect(err).toBe('');
  expect(JSON.parse(out)).toEqual({ english: [], tooLong: [] });
}, 60_000);
