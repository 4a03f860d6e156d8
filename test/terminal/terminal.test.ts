import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { StartupError } from '../../src/startup-error.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { playDemo } from '../../src/terminal/demo.ts';
import { Repl } from '../../src/terminal/repl.ts';
import { newFolder, run } from '../bot.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playInto } from '../store/play.ts';
import { expectRefusal } from './refused-start.ts';

/** Types these lines into a terminal that runs in this process. Resolves with the output. */
async function atTheTable(lines: readonly string[]): Promise<string> {
  const store = new SqliteStore(emptyDatabase());
  const printedText = await printedBy(async (output) => {
    const terminal = new Repl(store, commands, components, output);
    for (const line of lines) await terminal.play(line);
  });
  store.close();
  return printedText;
}

/** What is written to an output stream. */
async function printedBy(play: (output: Writable) => Promise<void>): Promise<string> {
  let printedText = '';
  const output = new Writable({
    write(chunk, _, done) {
      printedText += String(chunk);
      done();
    },
  });
  await play(output);
  return printedText;
}

describe('The terminal table', () => {
  test('pings the GM for creatures, but not for those on autopilot', async () => {
    const fight = (...commands: string[]) =>
      atTheTable([
        '/encounter start ruleset:tdgs',
        '@ana /join character:Kira',
        '/add creature:Goblin count:2',
        '/initiative',
        ...commands,
        '@ana /turn end',
        '@ana /turn end',
      ]);
    const calls = /@gm[^\n]*Goblin/;
    expect(await fight('/turn end', '/turn end')).toMatch(calls);
    const autoOutput = await fight('/gm auto style:fierce');
    expect(autoOutput).not.toMatch(calls);
    expect(autoOutput).toContain('Round 2');
  });

  test('plays piped lines in order, says why a line is refused, and exits with 0', async () => {
    const lines = [
      '/encounter start ruleset:tdgs name:"The old bridge"',
      '@ana /join character:Kira',
      '/add creature:Gobln',
      '/add creature:Goblin count:2',
      '@ana /attack target:Goblin 1',
      '/initiative',
      '@ana /attack target:Goblin 3',
      '@ana /attack target:Goblin 1 weapon:Longsword',
      '/encounter status',
    ];
    const {
      out: output,
      err,
      code,
    } = await run(['src/start.js'], {
      env: { DATABASE_PATH: join(newFolder(), 'fray.db') },
      input: `${lines.join('\n')}\n`,
    });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(output.split('\n')[0]).toContain('DISCORD_TOKEN isn’t set');
    expect(output).toContain('Did you mean Goblin?');
    expect(output).toContain('only works in combat, and combat hasn’t started yet. The GM starts it with /initiative');
    expect(output).toContain('There’s no one called “Goblin 3” here. Did you mean Goblin');
    expect(output).toMatch(/attack: d20 \d+ \+ \(STR 16 − REF 11\) \+ 2 Longsword = /);
    // The output has no escape codes, which only a terminal could show.
    expect(output).not.toContain('\u001b');
    expect(output).not.toContain('\\');
  });

  test('goes on where it was when it is restarted', async () => {
    const database = join(newFolder(), 'fray.db');
    await playInto(database, [
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin',
      '/initiative',
    ]);
    const output = await playInto(database, ['/encounter start ruleset:tdgs', '@ana /attack target:Goblin']);
    expect(output).toContain('is still running here');
    expect(output).toContain('Now: Goblin');
  });

  test.each([
    ['a line without a command', 'hello', 'Commands begin with a slash'],
    ['an unknown command', '/atack target:x', 'Did you mean /attack?'],
    ['an unknown option', '/attack tarket:x', 'Did you mean target?'],
    ['a missing option', '/attack', 'The “target” option is missing'],
    ['an invalid number', '/add creature:Goblin count:many', '“count” must be a whole number'],
    ['a number that is too large', '/character list page:101', 'page must be a whole number from 1 to 100'],
    ['an unknown ruleset', '/encounter start ruleset:tdg', 'Did you mean'],
    ['a text of 10,000 characters', `/rules term:${'x'.repeat(10_000)}`, 'must be 1 to 100 characters long'],
    ['invalid dice', '/roll dice:constructor', 'I can’t read the dice “constructor”'],
    ['too many dice', '/roll dice:999999d999999', 'too many'],
    ['acting without an encounter', '/attack target:Goblin', 'There’s no encounter in this channel'],
    ['undoing without an encounter', '/undo', 'There’s no encounter in this channel'],
  ])('refuses %s, and says what to do', async (_, line, words) => {
    const output = await atTheTable([line]);
    expect(output).toContain(words);
    expect(output).toContain('(only you see this)');
  });

  test('takes names such as “constructor” and “__proto__”, and refuses one of invisible characters', async () => {
    const names = ['constructor', '__proto__', '**bold** @everyone `x`', 'toString', '<@1234>'];
    const output = await atTheTable([
      '/encounter start ruleset:tdgs name:"@everyone **now**"',
      ...names.map((name, index) => `@p${index} /join character:Kira name:"${name}"`),
      '@p9 /join character:Kira name:"\u200b\u202e"',
      '/add creature:Goblin',
      '/initiative',
      ...names.map((name) => `/attack as:Goblin target:"${name}"`),
      '/encounter status',
    ]);
    expect(output).toContain('constructor 80/80 HP');
    expect(output).toContain('__proto__ 80/80 HP');
    expect(output).toContain('can’t be a name');
  });

  test('the demo plays a whole fight on a map, and draws it', async () => {
    const output = await printedBy(async (output) => void (await playDemo(output)));
    expect(output).toMatch(/^ *(The players|The enemies) have won: /m);
    expect(output).toMatch(/Goblin \d moves from [A-P]\d to/);
    expect(output).toMatch(/^1 #{48}$/m);
    expect(output).toContain('> current turn   ! enemy   # wall');
    expect(output).toMatch(/All \d+ dice were sealed before the fight\./);
  });
});

describe('Buttons, menus and forms in the terminal', () => {
  const FIGHT_LINES = [
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/initiative',
  ];

  /** The output for the last of these lines. */
  const lastReply = async (...lines: readonly string[]) => (await atTheTable(lines)).split(/^> /m).at(-1) ?? '';

  test('are shown with numbers, and pressed and chosen by them', async () => {
    const startOutput = await lastReply(...FIGHT_LINES);
    expect(startOutput).toMatch(
      /\[1\] Attack Goblin 1 .* {2}\[2\] Attack Goblin 2 .* {2}\[3\] Defend {2}\[4\] Do… {2}\[5\] More…/,
    );
    expect(await lastReply(...FIGHT_LINES, '@ana 1')).toMatch(/attack: d20 \d+/);
    const moreOutput = await lastReply(...FIGHT_LINES, '@ana 5');
    expect(moreOutput).toMatch(/\(only you see this\).*Kira: what next\?.*\[1\] Do… {2}\[2\] Move {2}\[3\] Step/s);
    const [, fists = ''] = /\[(\d+)\] Attack Goblin 2 with Fists/.exec(moreOutput) ?? [];
    expect(await lastReply(...FIGHT_LINES, '@ana 5', `@ana ${fists}`)).toMatch(/Goblin 2.*attack: d20 \d+/s);
  });

  test('are refused to other users, and if there is no such number', async () => {
    expect(await lastReply(...FIGHT_LINES, '@bo 2')).toContain('(only you see this)');
    expect(await lastReply(...FIGHT_LINES, '@ana 99')).toMatch(/Choose a number from 1 to \d/);
    expect(await lastReply('3')).toContain('There’s nothing to choose from');
    expect(await lastReply('/form x:1')).toContain('There’s no command /form');
  });

  test('a form is filled in by its fields’ names, and other fields stay', async () => {
    const commands = ['/character new name:Ada ruleset:sol', '/character edit character:Ada'];
    const pages = await lastReply(...commands);
    expect(pages).toMatch(/\[1\] /);
    const form = await lastReply(...commands, '1');
    expect(form).toMatch(/[^.?]\. Fill in this form with \/form \w+:…/);
    const [, field = ''] = /^ {2}([a-z_]+): .*BOD/m.exec(form) ?? [];
    expect(field).not.toBe('');
    expect(await lastReply(...commands, '1', `/form ${field}:5`)).toMatch(/BOD 5/);
  });
});

describe('Starting is refused with', () => {
  test('a missing database folder', async () => {
    await expectRefusal(join(newFolder(), 'no', 'such', 'fray.db'), 'doesn’t exist');
  });

  // At startup, every `StartupError` is printed in the same way, so it's enough to check that one is thrown.
  test('a database that is a folder', () => {
    const folder = join(newFolder(), 'fray.db');
    mkdirSync(folder);
    expect(() => openDatabase(folder)).toThrow(/^[^\n]*Set it to a file in that folder[^\n]*$/);
    expect(() => openDatabase(folder)).toThrow(StartupError);
  });

  test('a file that is no database', () => {
    const file = join(newFolder(), 'fray.db');
    writeFileSync(file, 'This is a text, and a long one. '.repeat(200));
    expect(() => openDatabase(file)).toThrow(/^[^\n]*isn’t a database[^\n]*$/);
    expect(() => openDatabase(file)).toThrow(StartupError);
  });
});
