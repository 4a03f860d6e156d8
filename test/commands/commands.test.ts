import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { textsOf } from '../loopback/components.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';
import { labelsOf } from './gm-taps.ts';

/** Types these lines, and returns the reply to the last one. */
async function say(...lines: readonly string[]): Promise<string> {
  const output = await playAt(new SqliteStore(emptyDatabase()), lines);
  return output.split('\n\n> ').at(-1) ?? '';
}

const TDGS = ['/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative'];
const SOL = ['/encounter start ruleset:sol', '@ana /join character:Soldier', '/add creature:Guard', '/initiative'];

describe('/condition', () => {
  test.each([
    ['scene', '/encounter end'],
    ['day', '/rest kind:long as:Goblin'],
  ])('add can make it last until %s ends', async (until, ending) => {
    const add = `/condition add who:Goblin condition:Slowed until:${until}`;
    expect(await say(...TDGS, add, '/encounter status')).toMatch(/Goblin.*Slowed(?! \()/);
    const before = ending.startsWith('/rest') ? ['/encounter end', '/encounter status', ending] : [ending];
    expect(await say(...TDGS, add, ...before, '/encounter status')).not.toContain('Slowed');
  });

  test('add works in a system whose conditions last for rounds', async () => {
    const output = await say(...SOL, '/condition add who:Guard condition:hindered until:removed', '/encounter status');
    expect(output).toMatch(/Guard.*hindered(?! \(\d)/);
  });

  test('add takes rounds or until, not both', async () => {
    expect(await say(...TDGS, '/condition add who:Goblin condition:Slowed until:scene rounds:3')).toContain(
      'rounds or until',
    );
  });

  test('list is cut between lines, and says how many are left out', async () => {
    const output = await say(...TDGS, '/condition list');
    expect(output).toMatch(/… and \d+ more: look them up with \/rules term:/);
    expect(output).not.toContain('…\n');
  });
});

describe('/encounter start', () => {
  test.each([
    ['tdgs', 'Rulebook: Tactical Dice Game System by Entricio.'],
    ['dungeoneers', 'Rulebook: Dungeoneers by jnlongnecker.'],
    ['mastery', 'Rulebook: Combat Rules v1.3 by gabinoy16.'],
    ['sol', 'Rulebook: Project Sol: Physical Combat by Cal Corum.'],
  ])('names the book and the author of %s', async (system, line) => {
    expect(await say(`/encounter start ruleset:${system}`)).toContain(line);
  });
});

describe('/rules', () => {
  test('names the book, its author and its license, and says where the sources are listed', async () => {
    expect(await say('/rules ruleset:mastery term:Rest')).toContain(
      'Combat Rules v1.3 by gabinoy16 (no license stated). The wording is Fray’s own. More about the books: docs/books.md.',
    );
  });

  test('searches all books when nothing is played', async () => {
    const output = await say('/rules term:Prone');
    expect(output).toContain('TDGS');
    expect(output).toContain('Dungeoneers');
  });

  test('shows an entry that is found by part of its name', async () => {
    expect(await say(...TDGS, '/rules term:hasted')).toContain('Hasted');
    expect(await say('/rules ruleset:tdgs term:"Iron Gol"')).toContain('Iron Golem · TDGS');
  });

  test('shows what a premade combatant can do, but no hidden number of a creature', async () => {
    const dragon = /250|Dragon Fire Breath/;
    expect(await say('/rules ruleset:tdgs term:Dragon')).toMatch(dragon);
    const hiddenStartLines = ['/encounter start ruleset:tdgs settings:secrecy=hidden'];
    expect(await say(...hiddenStartLines, '@ana /rules term:Dragon')).not.toMatch(dragon);
    expect(await say(...hiddenStartLines, '/rules term:Dragon')).toMatch(dragon);
  });
});

test('a GM who plays no one this turn is told whose turn it is, and how to skip it', async () => {
  const output = await say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Peasant count:2',
    '/initiative',
    '/turn end',
  );
  expect(output).toContain('It’s Kira’s turn');
  expect(output).toContain('/turn skip');
});

test('/cast in a system without spells names the command to use', async () => {
  expect(await say(...SOL, '@ana /cast spell:Fireball')).toContain('There are no spells to cast in Project Sol');
});

describe('/act without an action', () => {
  test('opens the panel of More… for the combatant whose turn it is, or for the named one', async () => {
    const table = new PostedTable();
    await table.say(...TDGS);
    for (let turns = 0; turns < 3 && !table.newest('turn').text.includes('@ana'); turns++)
      await table.say('/turn skip');
    const reply = await table.say('@ana /act');
    expect(reply.components).toEqual((await table.press('ana', 'More…')).components);
    expect(labelsOf(reply)).toEqual(expect.arrayContaining(['Full defense', 'Describe an action…']));
    expect((await table.say('@ana /act as:Kira')).components).toEqual(reply.components);
    expect(textsOf(reply.components ?? []).join()).toContain('Kira: what next?');
    await table.close();
  });

  test('out of turn says whose turn it is and when the asker’s turn comes, even for a GM with several creatures', async () => {
    const table = new PostedTable();
    const lines = ['/encounter start ruleset:tdgs', '@ana /join character:Kira', '@bo /join character:Mira'];
    await table.say(...lines, '/add creature:Goblin count:2', '/initiative');
    const textsFrom = async (line: string) => textsOf((await table.say(line)).components ?? []).join('\n');
    const [now = ''] = (await table.state()).encounter.turnOrder[0] ?? [];
    expect(['kira', 'mira']).toContain(now);
    const [name, otherName, player] = now === 'kira' ? ['Kira', 'Mira', 'bo'] : ['Mira', 'Kira', 'ana'];
    expect(await textsFrom(`@${player} /act`)).toMatch(
      new RegExp(`It’s ${name}’s turn\\. \\*\\*${otherName}\\*\\* (is next|is up after|acts next round)`),
    );
    expect(await textsFrom('/act as:"Goblin 1"')).toMatch(new RegExp(`It’s ${name}’s turn\\. \\*\\*Goblin 1\\*\\*`));
    expect(await textsFrom('/act')).toContain(`${name}: what next?`);
    expect((await table.say('@zoe /act')).content).toContain('/join');
    await table.close();
  });
});

test('while a question is open, the status says who it waits for', async () => {
  const output = await say(
    '/encounter start ruleset:mastery settings:"defense=ask"',
    '@ana /join character:Bryn',
    '@bo /join character:Isolde',
    '/initiative',
    '/attack as:Bryn target:Isolde',
    '/attack as:Isolde target:Bryn',
    '/encounter status',
  );
  expect(output).toMatch(/Waiting for (Isolde \(@bo\)|Bryn \(@ana\)): .* Use \/answer/);
});

const MASTERY = [
  '/encounter start ruleset:mastery',
  '@ana /join character:Bryn',
  '/add creature:Opponent',
  '/initiative',
];

/** Types these lines in a Mastery fight, and returns the reply to the last one. */
async function sayInMastery(...lines: readonly string[]): Promise<string> {
  const output = await playAt(new SqliteStore(emptyDatabase()), [...MASTERY, ...lines]);
  return output.split('\n\n> ').at(-1) ?? '';
}

test('casting a spell is the book’s special action', async () => {
  const cast = '/cast spell:"Fire Magic" target:Opponent extra:3 as:Bryn';
  const store = new SqliteStore(emptyDatabase());
  // The combatants are in a group, so both have the turn, no matter which of them wins initiative.
  const output = await playAt(store, [
    ...MASTERY.slice(0, 3),
    '/gm group who:"Bryn, Opponent"',
    MASTERY[3] ?? '',
    cast,
  ]);
  expect(output).toContain('Bryn, Fire Magic, vs Defense, at Opponent');
  expect(output).toMatch(/250 → 247\/250 \(Fire Magic 3\)/);
});

test('a win condition without effect is refused, and “first to 3” means hits', async () => {
  expect(await sayInMastery('/gm set setting:win value:"first blood"')).toContain('last standing');
  expect(await sayInMastery('/gm set setting:win value:"First to 3"')).toContain('first to 3 hits');
});

test('a new character begins as a blank sheet, Novice in everything', async () => {
  const output = await sayInMastery(
    '@ana /character new name:Ada ruleset:mastery',
    '@ana /character show character:Ada',
  );
  expect(output).toContain('Novice');
  expect(output).not.toContain('Expert');
});
