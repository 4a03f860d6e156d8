import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { acrossSystems, filesOf, forbiddenIn, MAY } from '../rooms.ts';

const PAGE = readFileSync('docs/a-new-system.md', 'utf8');

/** A copy of the source, changed in the way the page describes. */
function followed(): string {
  const copy = newFolder();
  for (const each of ['src', 'commands', 'locales', 'migrations', 'packs', 'package.json'])
    cpSync(each, join(copy, each), { recursive: true });
  for (const each of ['src', 'packs']) cpSync(join('test/a-new-system', each), join(copy, each), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const [, file = '', line = ''] of PAGE.matchAll(/Add a line to `([^`]+)`:\n\n```ts\n([^`]*)```/g))
    appendFileSync(join(copy, file), line);
  return copy;
}

/** The lines that the page tells the reader to play. */
const played = /Play it:\n\n```\n([^`]*)```/.exec(PAGE)?.[1] ?? '';

let copy = '';
let out = '';
beforeAll(async () => {
  copy = followed();
  const done = await run([join(copy, 'src/main.ts')], {
    cwd: copy,
    env: { DATABASE_PATH: join(copy, 'fray.db') },
    input: played,
  });
  expect(done.err).toBe('');
  out = done.out;
}, 60_000);

describe('a new system, registered as docs/a-new-system.md says', () => {
  test('takes one line of code in the rules and one for its words', () => {
    expect([...PAGE.matchAll(/Add a line to `([^`]+)`/g)].map(([, file]) => file)).toEqual([
      'src/rules/registered.ts',
      'src/text/books.ts',
    ]);
  });

  test('plays, and is told in its own words', () => {
    expect(out).toContain('Knave-like, with @gm as the GM');
    expect(out).toMatch(/1\. .*d6 \d/);
    expect(out).toMatch(/attack: d20 \d+ \+ 3 attack = \d+ [≥<] 11 armor of Rat 1 → (hit|miss)/);
    expect(out).toMatch(/Rat 1 \d\/3 hp/i);
  });

  test('has a button for its own kind of attack, which its rules call strike', async () => {
    const before = played.slice(0, played.indexOf('@ana /attack'));
    const pressed = await run([join(copy, 'src/main.ts')], {
      cwd: copy,
      env: { DATABASE_PATH: join(copy, 'buttons.db') },
      input: `${before}@ana 1\n/undo\n`,
    });
    expect(pressed.err).toBe('');
    expect(pressed.out).toMatch(/\[1\] Rogue attacks Rat 1.*Rogue attacks Rat 2/);
    expect(pressed.out).toContain('attack: d20');
    expect(pressed.out).toMatch(/Undone.*Rogue attacks Rat 1/);
  }, 60_000);

  test('is undone', () => {
    expect(out).toMatch(/Undone.*Rogue attacks Rat 1/);
  });

  test('is verified, roll by roll', async () => {
    const file = join(copy, 'the-cellar.json');
    writeFileSync(file, out.slice(out.indexOf('{', out.indexOf('[the-cellar.json]'))));
    const checked = await run([join(copy, 'src/terminal/verify.ts'), file], { cwd: copy });
    expect(checked.err).toBe('');
    expect(checked.out).toContain('Everything checks out');
    expect(checked.code).toBe(0);
  }, 60_000);

  test('has a pack that fits', async () => {
    const checked = await run([join(copy, 'src/terminal/check-pack.ts'), 'packs/knave.json'], { cwd: copy });
    expect(checked).toMatchObject({ code: 0, err: '', out: expect.stringContaining('1 creature and 1 character') });
  }, 60_000);

  test('imports from no other system and from no room that it may not', () => {
    expect(filesOf(copy)).toContain('src/rules/knave/strike.ts');
    expect(acrossSystems(copy)).toEqual([]);
    expect(MAY.flatMap((room) => forbiddenIn(copy, room))).toEqual([]);
    const peeking = join(copy, 'src/rules/knave/peeking.ts');
    writeFileSync(peeking, "export { tdgs } from '../tdgs/ruleset.ts';\n");
    expect(acrossSystems(copy)).toEqual([{ file: 'src/rules/knave/peeking.ts', to: 'src/rules/tdgs/ruleset.ts' }]);
    writeFileSync(peeking, "export { en } from '../../text/language.ts';\n");
    expect(MAY.flatMap((room) => forbiddenIn(copy, room))).toEqual([
      { file: 'src/rules/knave/peeking.ts', to: 'src/text/language.ts' },
    ]);
  });
});
