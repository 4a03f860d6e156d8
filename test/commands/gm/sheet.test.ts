import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../../../src/store/sqlite/store.ts';
import { emptyDatabase } from '../../store/memory.ts';
import { playAt } from '../../store/play.ts';

const START_LINES = [
  '/encounter start ruleset:mastery',
  '@ana /join character:Bryn',
  '/add creature:Opponent',
  '/initiative',
];

/** Starts a Mastery fight, types these lines, and returns the answer to the last one. */
async function say(...lines: readonly string[]): Promise<string> {
  const output = await playAt(new SqliteStore(emptyDatabase()), [...START_LINES, ...lines]);
  return output.split('\n\n> ').at(-1) ?? '';
}

test('a GM sees the sheet of any combatant in private', async () => {
  const output = await say('/gm sheet who:Opponent');
  expect(output).toContain('only you see this');
  expect(output).toMatch(/Speed[\s\S]*Adept/);
});

test('a GM sees a creature’s numbers as they are now', async () => {
  const output = await playAt(new SqliteStore(emptyDatabase()), [
    '/encounter start ruleset:tdgs settings:secrecy=hidden',
    '/add creature:Goblin',
    '/condition add who:Goblin condition:Slowed',
    '/gm sheet who:Goblin',
  ]);
  expect(output).toMatch(/Goblin 40\/40 HP.*Slowed/);
  expect(output).toMatch(/Now: STR 8, .*MOV 5/);
});

test('a GM changes a field at once, and can undo it', async () => {
  expect(await say('/gm sheet who:Bryn field:endurance value:Novice')).toContain('10/10');
  expect(await say('/gm sheet who:Bryn field:endurance value:Novice', '/undo', '/encounter status')).toContain(
    '250/250',
  );
});

test('custom skills may be written in plain words', async () => {
  const specialsShown = (value: string) =>
    say(`/gm sheet who:Bryn field:specials value:"${value}"`, '/gm sheet who:Bryn field:specials');
  expect(await specialsShown('Ice Magic Expert; Stealth (Elite); Alchemy: Novice')).toContain(
    'Ice Magic, Expert; Stealth, Elite; Alchemy, Novice',
  );
  expect(await say('/gm sheet who:Bryn field:specials value:"Ice Magic"')).toContain('Specials › 1 › Level');
});

test('a value that doesn’t fit, an unknown field and a player are refused', async () => {
  expect(await say('/gm sheet who:Bryn field:endurance value:Tireless')).toContain('one of these: Novice');
  expect(await say('/gm sheet who:Bryn field:endurence')).toContain('Endurance');
  expect(await say('@ana /gm sheet who:Opponent')).not.toContain('Adept');
});

describe('A player who changes a character that is in the encounter', () => {
  // During combat, a player must ask to join, so combat is paused first.
  const joinLines = ['/encounter pause', '@ana /character new name:Ada ruleset:mastery', '@ana /join character:Ada'];
  const edit = '@ana /character edit character:Ada field:endurance value:Master';

  test('changes only the character, unless the GM allows more', async () => {
    expect(await say(...joinLines, edit, '/encounter status')).toContain('Ada 10/10 stamina');
  });

  test('changes both if the GM allows it, told to everyone and undoable', async () => {
    const allowedLines = [...joinLines, '/gm set setting:sheets value:players', edit];
    expect(await say(...allowedLines)).toContain('Ada 10/490 stamina');
    expect(await say(...allowedLines, '/undo', '/encounter status')).toContain('Ada 10/10 stamina');
  });
});
