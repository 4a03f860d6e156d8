// `npm run commands`: writes docs/commands.md from the commands and their texts.

import { writeFileSync } from 'node:fs';
import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { commands, contextCommands } from '../../commands/all.ts';
import { tableText } from '../text/t.ts';
import { valueOptions } from './line.ts';

export const COMMANDS_PAGE = new URL('../../docs/commands.md', import.meta.url);

const GM_SUFFIX_PATTERN = / \(GM\)$/;

/** A command that can be typed: alone or in a group. */
interface SlashCommand {
  /** The command as it is typed: "/gm timer". */
  readonly path: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
  readonly example: string;
}

/** All commands that can be typed, by their current names. */
export function slashCommands(): readonly SlashCommand[] {
  return commands.flatMap(({ definition: { name, description, options = [] } }) => {
    const subcommands = options.filter((each) => each.type === Type.Subcommand);
    if (subcommands.length === 0) return [slashCommand([name], description, options)];
    return subcommands.map((each) => slashCommand([name, each.name], each.description, each.options ?? []));
  });
}

function slashCommand(
  names: readonly string[],
  description: string,
  options: readonly APIApplicationCommandOption[],
): SlashCommand {
  const example = tableText(`command-${names.join('-')}.example`);
  return { path: `/${names.join(' ')}`, description, options: valueOptions(options), example };
}

/** The page of commands, as Markdown. */
export function commandsPage(): string {
  const commandSections = slashCommands().map(({ path, description, options, example }) => {
    const rows = options.map(
      (each) =>
        `| \`${each.name}\`${each.required ? ' (required)' : ''} | ${tableCell(each.description)} | ${valueKind(each)} |`,
    );
    return [
      `## ${path}`,
      `${description.replace(GM_SUFFIX_PATTERN, '')}.${GM_SUFFIX_PATTERN.test(description) ? ' **GM only.**' : ''}`.replace(
        '..',
        '.',
      ),
      ...(rows.length === 0 ? [] : [['| Option | What it is | Takes |', '|---|---|---|', ...rows].join('\n')]),
      `Example: \`${example}\``,
    ].join('\n\n');
  });
  const menuLines = contextCommands.map(
    ({ definition: { name, type } }) => `- **${name}**, on a ${type === 2 ? 'member' : 'message'}`,
  );
  return `${[
    '# Commands',
    'What you can type, and what each command takes. *GM only* marks commands for GMs. [Who may do what](permissions.md) has the details.',
    'Written by `npm run commands`; change locales/en/commands.ftl instead of this page.',
    ...commandSections,
    '## In menus',
    'Right-click a member or a message (on a phone, press and hold). Then choose *Apps*:',
    menuLines.join('\n'),
  ].join('\n\n')}\n`;
}

function valueKind(option: APIApplicationCommandBasicOption): string {
  if ('choices' in option && option.choices && option.choices.length > 0)
    return option.choices.map(({ value }) => `\`${value}\``).join(', ');
  switch (option.type) {
    case Type.Integer:
      return `a number, ${option.min_value?.toLocaleString('en')}–${option.max_value?.toLocaleString('en')}`.replace(
        '-',
        '−',
      );
    case Type.Boolean:
      return 'true or false';
    case Type.User:
      return 'a member of the server';
    case Type.Attachment:
      return 'a file';
    default:
      return 'autocomplete' in option && option.autocomplete ? 'text, with suggestions' : 'text';
  }
}

function tableCell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1])
  writeFileSync(COMMANDS_PAGE, commandsPage());
