import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadSystems } from '../../src/systems/load.ts';
import { newSystem } from '../../src/systems/new-system.ts';
import { newFolder, run } from '../bot.ts';

/**
 * Replaces the name “ember” on the page, because a system in `systems/` may be called that. Both names have the same
 * length.
 */
const ID = 'gleed';
const TITLE = 'Gleed';
const PAGE = readFileSync('docs/a-new-system.md', 'utf8').replaceAll('ember', ID).replaceAll('Ember', TITLE);

/** The lines that the page tells the reader to play. */
const typedLines = /type these lines.*?\n\n```\n([^`]*)```/s.exec(PAGE)?.[1] ?? '';

/** The files of the system that a change may be in. */
const SYSTEM_FILES = [
  ...['sheet.ts', 'reasons.ts', 'attack.ts', 'ruleset.ts', 'words.ts', 'pack.json', `${ID}.test.ts`],
  ...['messages.ftl', 'names.ftl', 'story.yaml'].map((file) => `locales/en/${file}`),
];

/** Applies a change that the page shows as a diff. Its old lines must be in exactly one place of one file. */
function change(folder: string, diff: string): void {
  const lines = diff.trimEnd().split('\n');
  const linesWith = (signs: string) =>
    lines
      .filter((line) => signs.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [linesWith(' -'), linesWith(' +')];
  const places = SYSTEM_FILES.filter((file) => readFileSync(join(folder, file), 'utf8').split(before).length === 2);
  if (places.length !== 1) throw new Error(`The page changes ${places.length} places:\n${diff}`);
  const file = join(folder, places[0]!);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(before, () => after),
  );
}

const outsideFolder = newFolder();
const systemFolder = join(outsideFolder, ID);
newSystem(ID, outsideFolder);
for (const [, name, code = ''] of PAGE.matchAll(/Create `([^`]+)`:\n\n```ts\n(.*?)```/gs))
  writeFileSync(join(systemFolder, name!), code);
for (const [, diff = ''] of PAGE.matchAll(/```diff\n(.*?)```/gs)) change(systemFolder, diff);
const words = await run(['src/terminal/words.ts', '--in', outsideFolder]);
// The system's own tests become tests of this file. Without loading it, `fray/testing` is found outside Fray.
expect(await loadSystems(outsideFolder, 'none')).toEqual([]);
await import(pathToFileURL(join(systemFolder, `${ID}.test.ts`)).href);

describe('a system made as docs/a-new-system.md says', () => {
  test('compiles', async () => {
    expect(words).toMatchObject({ code: 0, err: '' });
    // Fray's own sources are only checked again if they have changed since the last run.
    const known = ['--incremental', '--tsBuildInfoFile', resolve('node_modules/.cache/types-outside.tsbuildinfo')];
    const compiler = ['node_modules/typescript/bin/tsc', '-p', outsideFolder, '--singleThreaded', ...known];
    // As in checks.test.ts: by default the compiler's garbage collector takes a third of the time.
    const compiled = await run(compiler, { env: { GOGC: '400' } });
    expect(compiled.out).toBe('');
    expect(compiled.code).toBe(0);
  });

  test('plays the lines of the page, asks its question, and its export is right', async () => {
    const env = { SYSTEMS: outsideFolder, DATABASE_PATH: join(outsideFolder, 'fray.db') };
    const game = await run(['src/start.js'], { env, input: typedLines });
    expect(game.err).toBe('');
    expect(game.out).toContain(`${TITLE}, with @gm as the GM`);
    expect(game.out).not.toContain('Settings:');
    expect(game.out).toMatch(/attack: d20 \d+ \+ 4 attack = \d+ [≥<] 12 armor of Wolf 1 → (hit|miss|critical hit)/);
    const file = join(outsideFolder, 'the-cellar.json');
    writeFileSync(file, game.out.slice(game.out.indexOf('{', game.out.indexOf('[the-cellar.json]'))));
    const system = join(systemFolder, 'system.ts');
    writeFileSync(system, readFileSync(system, 'utf8').replace('0.1.0', '0.2.0'));
    const result = await run(['src/terminal/verify.ts', file], { env });
    expect(result).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Everything checks out') });
    expect(result.out).toContain(`Played with ${TITLE} 0.1.0, checked with 0.2.0.`);
  });
});
