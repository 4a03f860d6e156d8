import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { AnyCommand, OptionValues } from '../interaction/command.ts';
import { closestName, no, ok, type Result } from '../rules/core/refusal.ts';
import { t } from '../text/t.ts';

/** A line in the terminal: who speaks, and a command with its options. */
export interface SpokenLine {
  readonly speaker: string | undefined;
  readonly command: string;
  readonly subcommand?: string;
  readonly answers: OptionValues;
}

/** The speaker of a line, and the rest of it: `@ana /join character:Kira`. */
export function speakerOf(line: string): { readonly speaker: string | undefined; readonly textAfterSpeaker: string } {
  const speakerMatch = /^@([\p{L}\p{N}_.-]{1,32})\s+/u.exec(line);
  return speakerMatch
    ? { speaker: speakerMatch[1], textAfterSpeaker: line.slice(speakerMatch[0].length) }
    : { speaker: undefined, textAfterSpeaker: line };
}

/**
 * Reads a line as Discord's client would send it: `/attack target:Goblin 1 weapon:"Rusty dagger"`. A value ends at the
 * next option's name, or is in quotes. A refusal is a sentence about an unknown command or option, a missing option, or
 * a wrong number.
 */
export function readLine(line: string, commands: readonly AnyCommand[]): Result<SpokenLine, string> {
  const { speaker, textAfterSpeaker } = speakerOf(line.trim());
  if (!textAfterSpeaker.startsWith('/')) return no(t('terminal-no-slash'));
  const [commandWord = '', ...laterWords] = textAfterSpeaker.slice(1).split(/\s+/);
  const commandNames = commands.map(({ name }) => name);
  const commandDefinition = definitionNamed(commandWord.toLowerCase(), commands);
  if (!commandDefinition)
    return no(
      t('terminal-no-command', {
        typed: commandWord.slice(0, 40),
        meant: suggestionText(commandWord, commandNames, '/'),
      }),
    );
  const { options = [], name } = commandDefinition;
  const subcommands = options.filter((option) => option.type === Type.Subcommand);
  const subcommand = subcommands.find((option) => option.name === laterWords[0]?.toLowerCase());
  if (subcommands.length > 0 && !subcommand)
    return no(
      t('terminal-which-subcommand', { known: subcommands.map((option) => `/${name} ${option.name}`).join(', ') }),
    );
  const text = subcommand ? textAfterSpeaker.replace(/^\/\S+\s+\S+/, '') : textAfterSpeaker.replace(/^\/\S+/, '');
  const optionsResult = readOptions(text, valueOptions(subcommand ? (subcommand.options ?? []) : options));
  if (!optionsResult.ok) return optionsResult;
  return ok({
    speaker,
    command: name,
    ...(subcommand && { subcommand: subcommand.name }),
    answers: optionsResult.value,
  });
}

/**
 * The definition of a command under a current or old name. Definitions of other commands aren't built, to save time.
 */
function definitionNamed(name: string, commands: readonly AnyCommand[]) {
  const command = commands.find((each) => each.name === name || each.formerly === name);
  return command?.registered.find((each) => each.name === name);
}

/** The options of a command that take a file. */
export function fileOptions(
  { command, subcommand }: Pick<SpokenLine, 'command' | 'subcommand'>,
  commands: readonly AnyCommand[],
): readonly string[] {
  const options = definitionNamed(command, commands)?.options ?? [];
  const subcommandDefinition = options.find((each) => each.type === Type.Subcommand && each.name === subcommand);
  return valueOptions(subcommandDefinition?.type === Type.Subcommand ? (subcommandDefinition.options ?? []) : options)
    .filter(({ type }) => type === Type.Attachment)
    .map(({ name }) => name);
}

/** The options that have a value, in a command or a subcommand. */
export function valueOptions(
  options: readonly APIApplicationCommandOption[],
): readonly APIApplicationCommandBasicOption[] {
  return options.flatMap((option) =>
    option.type === Type.Subcommand || option.type === Type.SubcommandGroup ? [] : [option],
  );
}

/** Reads options that were typed after a command: `target:Goblin 1 weapon:"Rusty dagger"`. */
export function readOptions(
  text: string,
  options: readonly APIApplicationCommandBasicOption[],
): Result<OptionValues, string> {
  const valuesByName = new Map<string, string | number | boolean>();
  const optionNames = options.map(({ name }) => name);
  const optionMarksInText = optionMarks(text);
  const [firstMark] = optionMarksInText;
  const textBeforeOptions = (firstMark ? text.slice(0, firstMark.index) : text).trim();
  // An option's name alone means yes, if it is a yes-or-no option. Other words before the first name belong to the
  // first option.
  const yesOption = options.find(({ name, type }) => type === Type.Boolean && name === textBeforeOptions.toLowerCase());
  const optionTexts = [
    ...(textBeforeOptions === '' || !options[0]
      ? []
      : [yesOption ? { name: yesOption.name, value: 'yes' } : { name: options[0].name, value: textBeforeOptions }]),
    ...optionMarksInText.map(({ name, from }, index) => ({
      name,
      value: text.slice(from, optionMarksInText[index + 1]?.index).trim(),
    })),
  ];
  if (textBeforeOptions !== '' && !options[0])
    return no(t('terminal-no-options', { typed: textBeforeOptions.slice(0, 40) }));
  for (const { name, value } of optionTexts) {
    const option = options.find((each) => each.name === name);
    if (!option)
      return no(
        optionNames.length === 0
          ? t('terminal-no-options', { typed: name })
          : t('terminal-no-option', {
              typed: name,
              meant: suggestionText(name, optionNames, ''),
              known: optionNames.join(', '),
            }),
      );
    const valueResult = parseOptionValue(option, withoutQuotes(value));
    if (!valueResult.ok) return valueResult;
    valuesByName.set(name, valueResult.value);
  }
  const missingOption = options.find(({ name, required }) => required && !valuesByName.has(name));
  return missingOption
    ? no(t('terminal-missing-option', { option: missingOption.name, about: missingOption.description }))
    : ok(valuesByName);
}

/** Finds option names that are followed by a colon and aren't in quotes. */
function optionMarks(
  text: string,
): readonly { readonly name: string; readonly index: number; readonly from: number }[] {
  const optionNameMarks: { name: string; index: number; from: number }[] = [];
  for (const match of text.matchAll(/"[^"]*"|(?<=^|\s)([a-z_]{1,32}):/g)) {
    if (match[1] !== undefined)
      optionNameMarks.push({ name: match[1], index: match.index, from: match.index + match[0].length });
  }
  return optionNameMarks;
}

function withoutQuotes(value: string): string {
  return /^".*"$/.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}

function parseOptionValue(
  option: APIApplicationCommandBasicOption,
  value: string,
): Result<string | number | boolean, string> {
  switch (option.type) {
    case Type.Integer:
    case Type.Number:
      return /^[+-]?\d{1,9}$/.test(value) ? ok(Number(value)) : no(t('terminal-whole-number', { option: option.name }));
    case Type.Boolean:
      if (/^(true|yes|on)$/i.test(value)) return ok(true);
      return /^(false|no|off)$/i.test(value) ? ok(false) : no(t('terminal-yes-or-no', { option: option.name }));
    case Type.User:
      return ok(value.replace(/^@/, ''));
    default:
      return ok(value);
  }
}

function suggestionText(input: string, knownNames: readonly string[], prefix: string): string {
  const nearestName = closestName(input, knownNames);
  return nearestName === undefined ? '' : t('terminal-meant', { near: `${prefix}${nearestName}` });
}
