import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { readLine } from '../../src/terminal/line.ts';
import { completionsOf, drawReply } from '../../src/terminal/repl.ts';
import { newFolder } from '../bot.ts';
import { ONE_PIXEL_PNG } from '../session/pictures.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';

async function tableWith(...lines: readonly string[]) {
  const store = new SqliteStore(emptyDatabase());
  const host = new Host(store, commands, [], { error: (about) => expect.fail(JSON.stringify(about)) });
  let count = 0;
  const caller = (speaker: string | undefined) => {
    const user = speaker ?? 'gm';
    return { user, name: user, channel: 't', server: 't', interaction: String(count++), now: count * 60_000 };
  };
  for (const line of lines) {
    const parsed = readLine(line, commands);
    if (!parsed.ok) throw new Error(parsed.why);
    await host.handle({ ...parsed.value, caller: caller(parsed.value.speaker) });
  }
  return async (line: string) => (await completionsOf(line, commands, host, caller))[0];
}

const fight = [
  '/encounter start ruleset:tdgs',
  '@ana /join character:Kira',
  '/add creature:Goblin count:2',
  '/initiative',
] as const;

describe('Tab', () => {
  test('completes commands, subcommands and options', async () => {
    const tab = await tableWith();
    expect(await tab('/att')).toEqual(['/attack ']);
    expect(await tab('@ana /joi')).toEqual(['/join ']);
    expect(await tab('/encounter st')).toEqual(['start ', 'status ']);
    expect(await tab('/encounter start na')).toEqual(['name:']);
    expect(await tab('/attack target:Goblin we')).toEqual(['weapon:']);
  });

  test('completes the present values, for the user who speaks', async () => {
    const tab = await tableWith(...fight);
    expect(await tab('@ana /attack target:')).toEqual(['"Goblin 1"', '"Goblin 2"']);
    expect(await tab('@ana /attack target:"Goblin 1" weapon:lo')).toEqual(['Longsword']);
    expect(await tab('/add creature:gob')).toContain('Goblin');
    expect(await tab('/encounter start ruleset:')).toEqual(BUILT_IN_IDS);
    expect(await tab('@ana /rest kind:')).toEqual(['short', 'long']);
  });
});

describe('A line', () => {
  const answers = (line: string) => {
    const result = readLine(line, commands);
    return result.ok ? Object.fromEntries(result.value.answers) : result.why;
  };

  test('takes values with spaces, quoted or not, and words before any name as the first option', async () => {
    expect(answers('/attack target:Goblin 1 weapon:"Rusty dagger" behind:yes')).toEqual({
      target: 'Goblin 1',
      weapon: 'Rusty dagger',
      behind: true,
    });
    expect(answers('/attack Goblin 1 stress:2')).toEqual({ target: 'Goblin 1', stress: 2 });
    expect(answers('/attack target:Ana say:"Take that: now!"')).toEqual({ target: 'Ana', say: 'Take that: now!' });
    expect(answers('/attack target: "Goblin 1"')).toEqual({ target: 'Goblin 1' });
    expect(answers('/roll 2d6+3')).toEqual({ dice: '2d6+3' });
    expect(answers('/me Luck')).toEqual({ luck: true });
    expect(answers('/gm forecast hidden seed:7')).toEqual({ hidden: true, seed: 7 });
    expect(answers('/roll "secret" shared:no')).toEqual({ dice: 'secret', shared: false });
  });
});

describe('A reply', () => {
  test('is plain without color, and shows what players wrote as they wrote it', async () => {
    const reply = { embeds: [{ title: 'A\\*b\\*', description: '**bold** <@ana> `code`\n-# small ~~2~~ \\_x\\_' }] };
    expect(drawReply(reply, false)).toBe('  A*b*\n  bold @ana code\n  small (2) _x_');
  });

  test('has color in a terminal', async () => {
    expect(drawReply({ embeds: [{ description: '**bold**', color: 0xff0000 }] }, true)).toContain(
      '\u001b[38;2;255;0;0m',
    );
  });

  test('never lets control characters of a player through', async () => {
    expect(drawReply({ content: 'a\u001b[2Jb' }, false)).toBe('ab');
  });
});

/** Plays lines in a new terminal, and resolves with the output. */
async function outputOf(lines: readonly string[]): Promise<string> {
  const store = new SqliteStore(emptyDatabase());
  const output = await playAt(store, lines);
  store.close();
  return output;
}

function writtenFile(name: string, content: string | Uint8Array): string {
  const path = join(newFolder(), name);
  writeFileSync(path, content);
  return path;
}

describe('A character at the terminal', () => {
  test('is created, changed, exported, imported from a path, played, and deleted', async () => {
    const exportOutput = await outputOf(['@ana /character new name:Ada ruleset:mastery', '@ana /character export Ada']);
    const [json = ''] = /^\{[\s\S]*^\}/m.exec(exportOutput) ?? [];
    const path = writtenFile('ada of the hills.json', json);
    const output = await outputOf([
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
    expect(output).toContain('Ada the Second has been imported. It’s your character now');
    expect(output).toContain('Master (+6)');
    expect(output).toContain('Your characters here: 1');
    expect(output).toContain('You have no character here yet. Create one with /character new name:');
    expect(output).toContain('Ada 2');
    expect(output).toContain('Ada the Second has been deleted');
  });

  test('has a portrait from a path, if that is a picture', async () => {
    const output = await outputOf([
      '@ana /character new name:Ada ruleset:mastery',
      `@ana /character portrait character:Ada picture:"${writtenFile('ada.png', ONE_PIXEL_PNG)}"`,
      `@ana /character portrait character:Ada picture:"${writtenFile('ada.json', '{}')}"`,
      '@ana /character portrait character:Ada',
    ]);
    expect(output).toContain('Ada now has a portrait');
    expect(output).toContain('I can’t show that file as a picture');
    expect(output).toContain('Ada no longer has a portrait');
  });

  test.each([
    ['a path that leads nowhere', '/no/such/file.json', 'I couldn’t download that file'],
    ['a folder', '/', 'I couldn’t download that file'],
    ['a device', '/dev/zero', 'I couldn’t download that file'],
    ['a file that is too large', writtenFile('big.json', ' '.repeat(256 * 1024 + 1)), 'too big'],
    ['a file that isn’t text', writtenFile('bytes.json', new Uint8Array([0xff])), 'as text (UTF-8)'],
    ['a file that isn’t JSON', writtenFile('no.json', 'Ada'), 'not valid JSON'],
  ])('can’t come from %s', async (_, path, words) => {
    const output = await outputOf([`/character import file:"${path}"`]);
    expect(output).toContain('(only you see this)');
    expect(output).toContain(words);
  });
});
