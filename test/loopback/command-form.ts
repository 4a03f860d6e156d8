import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { ApiError } from './api-error.ts';
import { checkForm, type Field, isJson, lengthOf } from './form.ts';

/** What a bot sends to register a command. */
export interface CommandBody {
  readonly name: string;
  /** Only slash commands have a description. */
  readonly description?: string;
  readonly type?: number;
  readonly options?: readonly APIApplicationCommandOption[];
  readonly default_member_permissions?: string | null;
  readonly contexts?: readonly number[] | null;
  readonly dm_permission?: boolean;
  readonly nsfw?: boolean;
}

const { Subcommand, SubcommandGroup, String: Text, Integer, Number: Decimal, Channel } = ApplicationCommandOptionType;
const OPTION_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** For each type of command (slash, user and message), the maximum number that an application may have. */
const MAX_COMMANDS_OF_TYPE = [
  [1, 100],
  [2, 15],
  [3, 15],
] as const;
const NAME_PATTERN = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** The commands in the body of a PUT. Throws if Discord would refuse them. */
export function commandBodies(body: unknown): readonly CommandBody[] {
  checkForm(body, (form) => {
    const names = new Set<string>();
    for (const command of form.list({ required: true })) {
      const name = checkCommand(command);
      if (names.has(name))
        command.get('name').complain('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
      names.add(name);
    }
  });
  const commands = body as readonly CommandBody[];
  for (const [type, max] of MAX_COMMANDS_OF_TYPE) {
    if (commands.filter((each) => (each.type ?? 1) === type).length > max)
      throw new ApiError(400, 30032, `Maximum number of application commands reached (${max}).`);
  }
  return commands;
}

function checkCommand(command: Field): string {
  if (!command.object({ required: true })) return '';
  command.get('type').oneOf([1, 2, 3], {});
  const type = command.get('type').value;
  if (type === 2 || type === 3) {
    checkContextCommand(command);
    return `${type} ${command.get('name').value}`;
  }
  const name = checkNames(command);
  checkOptions(command.get('options'), 0);
  checkPermissions(command.get('default_member_permissions'));
  for (const context of command.get('contexts').list()) context.oneOf([0, 1, 2]);
  if (sizeOf(command.value) > 8000)
    command.complain('APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)');
  return name;
}

/** A user or message command has only a name, in which capitals and spaces are allowed. */
function checkContextCommand(command: Field): void {
  command.get('name').text({ min: 1, max: 32, required: true });
  checkLocalizations(command.get('name_localizations'), 32);
  if (command.get('description').text()) {
    const message = 'Context menu commands cannot have description';
    command.get('description').complain('APPLICATION_COMMAND_INVALID_DESCRIPTION', message);
  }
  if (command.get('options').list().length > 0)
    command.complain('APPLICATION_COMMAND_INVALID_OPTIONS', 'Context menu commands cannot have options');
  checkPermissions(command.get('default_member_permissions'));
  for (const context of command.get('contexts').list()) context.oneOf([0, 1, 2]);
}

/** Codes of the languages that commands may be translated into. Discord has more, but Fray uses only these. */
const LOCALES = ['de', 'fr', 'es-ES', 'es-419', 'pt-BR'];

/** Checks the translations of a text, by language code. Each may have up to `max` characters. */
function checkLocalizations(texts: Field, max: number): void {
  if (!isJson(texts.value)) return;
  for (const locale of Object.keys(texts.value)) {
    if (!LOCALES.includes(locale)) texts.complain('APPLICATION_COMMAND_INVALID_LOCALE', `No locale ${locale}`);
    texts.get(locale).text({ min: 1, max });
  }
}

function checkNames(named: Field): string {
  const name = named.get('name').text({ min: 1, max: 32, required: true });
  if (name && (!NAME_PATTERN.test(name) || name !== name.toLowerCase() || name !== named.get('name').value)) {
    named.get('name').complain('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
  named.get('description').text({ min: 1, max: 100, required: true });
  checkLocalizations(named.get('description_localizations'), 100);
  return name;
}

function checkOptions(options: Field, depth: number): void {
  const names = new Set<string>();
  const list = options.list({ max: 25 });
  const nestedCount = list.filter((option) => isNested(option)).length;
  if (nestedCount > 0 && nestedCount < list.length) {
    const message = 'Sub-command and sub-command group option types are mutually exclusive to all other types';
    options.complain('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message);
  }
  let hasOptional = false;
  for (const option of list) {
    const name = checkOption(option, depth);
    if (names.has(name))
      option.get('name').complain('APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists');
    names.add(name);
    const isRequired = option.get('required').flag();
    if (isRequired && hasOptional) {
      const message = 'Required options must be placed before non-required options';
      option.complain('APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message);
    }
    hasOptional ||= !isRequired;
  }
}

function isNested(option: Field): boolean {
  const { value } = option.get('type');
  return value === Subcommand || value === SubcommandGroup;
}

function checkOption(option: Field, depth: number): string {
  if (!option.object({ required: true })) return '';
  const name = checkNames(option);
  if (!option.get('type').oneOf(OPTION_TYPES)) return name;
  if (isNested(option)) {
    const { value } = option.get('type');
    const isAllowedDepth = value === Subcommand ? depth < 2 : depth === 0;
    if (!isAllowedDepth || (depth === 1 && value === SubcommandGroup)) {
      option.get('type').complain('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Commands may not be nested any deeper');
    }
    checkOptions(option.get('options'), value === SubcommandGroup ? 1 : 2);
    return name;
  }
  checkChoices(option);
  const isNumeric = option.get('type').value === Integer || option.get('type').value === Decimal;
  for (const boundName of ['min_value', 'max_value']) {
    if (isNumeric) option.get(boundName).number();
    else if (!option.get(boundName).absent)
      option.get(boundName).complain('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Only numbers have bounds');
  }
  option.get('min_length').whole({ min: 0, max: 6000 });
  option.get('max_length').whole({ min: 1, max: 6000 });
  if (option.get('type').value === Channel) option.get('channel_types').list();
  return name;
}

function checkChoices(option: Field): void {
  const type = option.get('type').value;
  const choices = option.get('choices').list({ max: 25 });
  const canHaveChoices = type === Text || type === Integer || type === Decimal;
  if (!canHaveChoices && (choices.length > 0 || option.get('autocomplete').flag())) {
    option.complain('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Only texts and numbers have choices or autocomplete');
  }
  if (choices.length > 0 && option.get('autocomplete').flag()) {
    const message = 'Choices and autocomplete are mutually exclusive';
    option.complain('APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_AND_CHOICES', message);
  }
  const names = new Set<string>();
  for (const choice of choices) names.add(checkChoice(choice, type));
  if (names.size < choices.length) {
    option.get('choices').complain('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS', 'Choice names must be unique');
  }
}

/** Checks one of an option's choices, which is part of a command or suggested while a user types. Returns its name. */
export function checkChoice(choice: Field, type: unknown): string {
  if (!choice.object({ required: true })) return '';
  const name = choice.get('name').text({ min: 1, max: 100, required: true });
  checkLocalizations(choice.get('name_localizations'), 100);
  const value = choice.get('value');
  if (type === Integer) value.whole({ required: true });
  else if (type === Decimal) value.number({ required: true });
  else value.text({ min: 1, max: 100, required: true });
  return name;
}

function checkPermissions(permissions: Field): void {
  const text = permissions.text();
  if (text && !/^\d+$/.test(text)) permissions.complain('BITFIELD_TYPE_CONVERT', 'Not a permission bit set');
}

/**
 * How many of the 8,000 allowed characters a command uses: for its names, descriptions and choices, at every level. If
 * a text is in several languages, the longest version counts.
 */
function sizeOf(value: unknown): number {
  if (!isJson(value)) return 0;
  let size = 0;
  for (const name of ['name', 'description', 'value']) {
    const text = value[name];
    const localizations = value[`${name}_localizations`];
    const texts = [text, ...(isJson(localizations) ? Object.values(localizations) : [])];
    size += Math.max(0, ...texts.map((each) => (typeof each === 'string' ? lengthOf(each) : 0)));
  }
  for (const name of ['options', 'choices']) {
    const list = value[name];
    if (Array.isArray(list)) for (const item of list) size += sizeOf(item);
  }
  return size;
}
