import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commands, components, contextCommands } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { readLine } from '../../src/terminal/line.ts';
import { commandBodies } from '../loopback/command-form.ts';
import { copyOf, emptyDatabase } from '../store/memory.ts';

/** The parts of a command's definition whose length Discord limits. */
interface NamedDefinition {
  readonly name: string;
  readonly description?: string;
  readonly value?: string | number;
  readonly options?: readonly NamedDefinition[];
  readonly choices?: readonly NamedDefinition[];
}

/** Discord's limits, in characters: for a name, for any other text, and for a whole command. */
const MAX_NAME_LENGTH = 32;
const MAX_TEXT_LENGTH = 100;
const MAX_COMMAND_LENGTH = 8000;

const definitions = [...commands, ...contextCommands].map(({ definition }) => definition as NamedDefinition);

/** Every name, description and choice that is too long, with its place: "odds › target › description: 104 of 100". */
function tooLong(
  { name, description = '', options = [], choices = [] }: NamedDefinition,
  path: readonly string[] = [],
): string[] {
  const fullPath = [...path, name];
  const lengthProblems = (text: string, what: string, max: number) =>
    [...text].length > max ? [`${[...fullPath, what].join(' › ')}: ${[...text].length} of ${max}`] : [];
  return [
    ...lengthProblems(name, 'name', MAX_NAME_LENGTH),
    ...lengthProblems(description, 'description', MAX_TEXT_LENGTH),
    ...choices.flatMap((choice) => [
      ...lengthProblems(choice.name, 'choice', MAX_TEXT_LENGTH),
      ...lengthProblems(String(choice.value), 'value', MAX_TEXT_LENGTH),
    ]),
    ...options.flatMap((option) => tooLong(option, fullPath)),
  ];
}

function sizeOf({ name, description = '', value = '', options = [], choices = [] }: NamedDefinition): number {
  return [...options, ...choices].reduce(
    (sum, each) => sum + sizeOf(each),
    [...name, ...description, ...(typeof value === 'string' ? value : '')].length,
  );
}

test('no two buttons, menus or forms have the same name in their ids, nor do two commands', () => {
  const repeatedNames = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
  expect(repeatedNames(components.map(({ action }) => action))).toEqual([]);
  expect(repeatedNames(commands.map(({ definition }) => definition.name))).toEqual([]);
});

test('no name, description or choice of a command is longer than Discord takes', () => {
  expect(definitions.flatMap((each) => tooLong(each))).toEqual([]);
  const largeCommands = definitions
    .map((each) => ({ name: each.name, size: sizeOf(each) }))
    .filter(({ size }) => size > MAX_COMMAND_LENGTH);
  expect(largeCommands).toEqual([]);
});

test('one that is too long is found, wherever it is', () => {
  const textOfLength = (length: number) => 'x'.repeat(length);
  const option = {
    name: 'with',
    description: textOfLength(101),
    choices: [{ name: textOfLength(101), value: textOfLength(101) }],
  };
  const group = { name: 'sub', description: 'fits', options: [option] };
  expect(tooLong({ name: textOfLength(33), description: textOfLength(100), options: [group] })).toHaveLength(4);
});

test('Discord would accept all commands as they are registered', () => {
  expect(commandBodies(JSON.parse(JSON.stringify(definitions)))).toHaveLength(definitions.length);
});

const ROLES = ['GM', 'Owner', 'Other player', 'Server admin', 'Stranger'] as const;
const USERS = { GM: 'gwen', Owner: 'ana', 'Other player': 'bo', 'Server admin': 'admin', Stranger: 'zoe' } as const;

/** The rows of the table in docs/permissions.md: a line to type, and whether each role may use it. */
const permissionRows = readFileSync('docs/permissions.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const input = /^`(\/.*)`$/.exec(cells[1] ?? '')?.[1];
    return input === undefined ? [] : [{ typed: input, may: cells.slice(2, 2 + ROLES.length) }];
  });

/** Matches the refusals of users who lack a permission. */
const PERMISSION_REFUSALS =
  /Only the GM can |You don’t play|You’re not in this fight yet|wasn’t yours|may (see or )?change (its|this server’s|the channel’s) (packs|defaults)/;

describe('docs/permissions.md', () => {
  test('has every command, and no other', () => {
    const allOptions = commands.flatMap(({ definition: { name, options = [] } }) => {
      const groups = options.filter(({ type }) => type === 1);
      return groups.length > 0 ? groups.map((option) => `${name} ${option.name}`) : [name];
    });
    const typedLines = permissionRows.map(({ typed }) => typed.slice(1));
    const missingOptions = allOptions.filter(
      (name) => !typedLines.some((line) => line === name || line.startsWith(`${name} `)),
    );
    expect(missingOptions).toEqual([]);
    expect(permissionRows.every(({ may }) => may.every((cell) => cell === 'yes' || cell === 'no'))).toBe(true);
  });

  test.each(permissionRows)('$typed', async ({ typed, may }) => {
    const actual: string[] = [];
    let fight: Fight | undefined;
    for (const role of ROLES) {
      fight ??= await fightBefore(typed);
      const reply = await lastAnswer(fight.store, [[USERS[role], typed]]);
      actual.push(PERMISSION_REFUSALS.test(reply) ? 'no' : 'yes');
      if (!fight.isChanged()) continue;
      await fight.store.close();
      fight = undefined;
    }
    await fight?.store.close();
    expect(actual).toEqual(may);
  });
});

let interactions = 0;

/** Runs command lines in a store, each as its user, and returns the last reply. */
async function lastAnswer(
  store: SqliteStore,
  lines: readonly (readonly [user: string, line: string])[],
): Promise<string> {
  const log = { error: (about: object) => expect.fail(JSON.stringify(about, Object.getOwnPropertyNames)) };
  const host = new Host(store, commands, [], log);
  let reply = '';
  for (const [user, line] of lines) {
    const parsed = readLine(line, commands);
    if (!parsed.ok) throw new Error(`${line}: ${parsed.why}`);
    interactions += 1;
    const caller = {
      user,
      name: user,
      channel: 'here',
      server: 'there',
      interaction: String(interactions),
      now: interactions * 60_000,
      admin: user === USERS['Server admin'],
    };
    reply = JSON.stringify(await host.handle({ ...parsed.value, caller }));
  }
  return reply;
}

/**
 * The command lines of a fight up to Kira's turn. Ana plays Kira, and Bo plays a Mira called Bo. The enemy is a Goblin.
 */
const LINES_TO_KIRAS_TURN = [
  ['gwen', '/encounter start ruleset:tdgs'],
  ['ana', '/join character:Kira'],
  ['bo', '/join character:Mira name:Bo'],
  ['gwen', '/add creature:Goblin'],
  ['gwen', '/initiative'],
] as const;
const database = emptyDatabase();
await lastAnswer(new SqliteStore(database), LINES_TO_KIRAS_TURN);

/**
 * A fight in which users with different roles try a command, one after the other, until one of them changes something.
 */
interface Fight {
  readonly store: SqliteStore;
  isChanged(): boolean;
}

/** A copy of the fight on Kira's turn. For `/undo`, an action is taken first, so that there is something to undo. */
async function fightBefore(input: string): Promise<Fight> {
  const copy = copyOf(database);
  const store = new SqliteStore(copy);
  if (input.startsWith('/undo')) await lastAnswer(store, [['ana', '/defend']]);
  const writtenRows = copy.sqlite.prepare('SELECT total_changes()').pluck();
  const before = writtenRows.get();
  return { store, isChanged: () => writtenRows.get() !== before };
}
