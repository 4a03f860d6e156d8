import { readFileSync } from 'node:fs';
import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { commands, contextCommands } from '../../commands/all.ts';
import { choiceId } from '../../src/interaction/command.ts';
import { readSetting } from '../../src/interaction/settings.ts';
import { settingOf } from '../../src/rules/core/former-settings.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { COMMANDS_PAGE, commandsPage, slashCommands } from '../../src/terminal/commands-page.ts';
import { readLine } from '../../src/terminal/line.ts';

const definitions = commands.flatMap((each) => each.registered);
const texts = readFileSync('locales/en/commands.ftl', 'utf8');

function optionsIn(options: readonly APIApplicationCommandOption[]): readonly APIApplicationCommandOption[] {
  return options.flatMap((each) => [each, ...('options' in each ? optionsIn(each.options ?? []) : [])]);
}

test('fit Discord: names, descriptions, and how many there are', () => {
  expect(definitions.length).toBeLessThanOrEqual(100);
  const allCommands = [...definitions, ...definitions.flatMap(({ options = [] }) => optionsIn(options))];
  expect(allCommands.filter(({ description }) => description.length < 1 || description.length > 100)).toEqual([]);
  expect(allCommands.filter(({ name }) => !/^[a-z_-]{1,32}$/.test(name))).toEqual([]);
  for (const each of allCommands) {
    const names = 'options' in each ? (each.options ?? []).map(({ name }) => name) : [];
    expect(names.length).toBeLessThanOrEqual(25);
    expect(new Set(names).size).toBe(names.length);
  }
  for (const { definition } of contextCommands) expect(definition.name.length).toBeLessThanOrEqual(32);
});

test('every text about the commands is used', () => {
  const usedIds = new Set(['command-former', 'command-former-option']);
  const use = (id: string, options: readonly APIApplicationCommandBasicOption[]) => {
    usedIds.add(id);
    for (const option of options) {
      usedIds.add(`${id}.${option.name}`);
      if ('choices' in option) for (const { value } of option.choices ?? []) usedIds.add(choiceId(String(value)));
    }
  };
  for (const { name } of commands) usedIds.add(`command-${name}`);
  for (const { path, options } of slashCommands()) {
    const id = `command-${path.slice(1).replace(' ', '-')}`;
    use(id, options);
    usedIds.add(`${id}.example`);
  }
  const descriptions: string[] = [];
  let message = '';
  for (const line of texts.split('\n')) {
    const [, id, attribute] = /^(?:([a-zA-Z][\w-]*)|\s+\.([\w-]+)) =/.exec(line) ?? [];
    if (id !== undefined) message = id;
    if (id !== undefined || attribute !== undefined)
      descriptions.push(attribute === undefined ? message : `${message}.${attribute}`);
  }
  const menus = new Set([
    'context-play',
    'context-said',
    'context-sheet',
    'context-undo',
    'context-details',
    'context-in-my-language',
  ]);
  expect(descriptions.filter((id) => !usedIds.has(id) && !menus.has(id))).toEqual([]);
  expect(menus.size).toBe(contextCommands.length);
});

test('docs/commands.md is up to date (npm run commands)', () => {
  expect(readFileSync(COMMANDS_PAGE, 'utf8')).toBe(commandsPage());
});

test.each(slashCommands().map(({ path, example }) => [path, example]))(
  '%s has an example that can be typed',
  (path, example) => {
    expect(`${example} `).toContain(`${path} `);
    expect(readLine(example, commands)).toMatchObject({ ok: true });
  },
);

/** Pairs of an old way to type a command and the new one. */
const FORMER_COMMANDS = [
  ['/field show', '/map show'],
  ['/field overrule actor:Kira target:Bo', '/map override actor:Kira target:Bo'],
  ['/map overrule actor:Kira target:Bo', '/map override actor:Kira target:Bo'],
  ['/field dark is:on', '/map fog is:on'],
  ['/field fog is:on', '/map fog is:on'],
  ['/standing-order about:defense answer:dodge', '/reactions about:defense answer:dodge'],
  ['/gm pace turn:24 h', '/gm timer turn:24 h'],
  ['/gm forecast unseen:true', '/gm forecast hidden:true'],
  ['/gm balance unseen:true', '/gm balance hidden:true'],
  ['/away until:Friday hands:ana', '/away until:Friday played_by:ana'],
] as const;

test.each(FORMER_COMMANDS)('%s still works', (old, now) => {
  const [before, after] = [readLine(old, commands), readLine(now, commands)];
  if (!before.ok || !after.ok) throw new Error(`${old} or ${now} is no command line`);
  const definitionOf = (spokenLine: typeof before.value) =>
    commands
      .find(({ name, formerly }) => name === spokenLine.command || formerly === spokenLine.command)
      ?.find(spokenLine.subcommand);
  expect(definitionOf(before.value)).toBeDefined();
  expect(definitionOf(before.value)).toBe(definitionOf(after.value));
});

test('old names are marked as old, and shown nowhere', () => {
  const field = definitions.find(({ name }) => name === 'field');
  expect(field?.description).toBe('Now called /map');
  const timer = definitions.find(({ name }) => name === 'gm')?.options?.find(({ name }) => name === 'pace');
  expect(timer).toMatchObject({ type: Type.Subcommand, description: 'Now called /gm timer' });
  const awayOption = definitions.find(({ name }) => name === 'away')?.options?.find(({ name }) => name === 'hands');
  expect(awayOption?.description).toBe('Now called “played_by”');
  expect(commandsPage()).not.toMatch(/\/field|standing-order|gm pace|overrule|`hands`|`unseen`/);
});

test.each(BUILT_IN_IDS)('%s: settings can be set by their old names', (system) => {
  const rules = rulesNamed(system)!;
  expect(readSetting(rules, 'sums', 'full')).toEqual({ ok: true, value: { name: 'details', value: 'full' } });
  expect(readSetting(rules, 'lopsided', '30-95')).toEqual({ ok: true, value: { name: 'uneven', value: '30-95' } });
  expect(readSetting(rules, 'most-each', '2')).toEqual({ ok: true, value: { name: 'characters-each', value: 2 } });
});

test('an old encounter’s setting is read by its old name, and a new value overrides it', () => {
  expect(settingOf({ settings: { sums: 'full' } }, 'details')).toBe('full');
  expect(settingOf({ settings: { sums: 'full', details: 'short' } }, 'details')).toBe('short');
});
