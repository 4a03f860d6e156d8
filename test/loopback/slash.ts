import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { attach, attachmentPayload, type Upload } from './attachment.ts';
import { Channel } from './channel.ts';
import type { Command } from './commands.ts';
import { isJson, type Json, lengthOf } from './form.ts';
import type { Platform } from './platform.ts';
import { type ActorContext, note, type Resolved, resolve } from './select.ts';
import { User } from './user.ts';

/** A user's value for an option. A choice is given by its name or its value. */
export type OptionValue = string | number | boolean | User | Channel | Upload;

/** A user's values for the options, by name. */
export type OptionValues = Readonly<Record<string, OptionValue | undefined>>;

interface TypedCommand {
  readonly name: string;
  readonly data: Json;
}

interface Option {
  readonly name: string;
  readonly type: Type;
  readonly value: string | number | boolean;
  readonly focused?: true;
}

/**
 * The `data` of a slash command, which is checked against the registered definition. Throws if Discord's client
 * wouldn't allow it.
 */
export function invocation(platform: Platform, where: ActorContext, path: string, values: OptionValues): TypedCommand {
  const { command, words, definitions } = find(platform, where, path);
  const title = words.join(' ');
  const givenValues = Object.entries(values).filter(([, value]) => value !== undefined);
  for (const [name] of givenValues) {
    if (definitions.some((definition) => definition.name === name)) continue;
    throw new Error(
      `/${title} has no option ${name}: ${definitions.map((definition) => definition.name).join(', ') || 'none'}`,
    );
  }
  const resolved: Resolved = {};
  const options: Option[] = [];
  for (const definition of definitions) {
    const value = values[definition.name];
    if (value === undefined && definition.required) throw new Error(`/${title} needs ${definition.name}`);
    if (value === undefined) continue;
    const { name, type } = definition;
    options.push({ name, type, value: typedOptions(platform, where, title, definition, value, resolved) });
  }
  return { name: title, data: data(command, words, options, resolved) };
}

/** The `data` of a request for suggestions. */
export function suggestion(
  platform: Platform,
  where: ActorContext,
  path: string,
  values: OptionValues,
  focused: string,
): TypedCommand {
  const { command, words, definitions } = find(platform, where, path);
  const title = words.join(' ');
  const resolved: Resolved = {};
  const options: Option[] = [];
  for (const [name, value] of Object.entries(values)) {
    const definition = definitions.find((candidate) => candidate.name === name);
    if (!definition) throw new Error(`/${title} has no option ${name}`);
    if (value === undefined) continue;
    const { type } = definition;
    if (name !== focused) {
      options.push({ name, type, value: typedOptions(platform, where, title, definition, value, resolved) });
      continue;
    }
    if (!('autocomplete' in definition) || !definition.autocomplete)
      throw new Error(`${name} of /${title} has no autocomplete`);
    options.push({ name, type, value: String(value), focused: true });
  }
  if (!options.some((option) => option.focused))
    throw new Error(`/${title}: nothing is typed into ${focused || 'any option'}`);
  return { name: title, data: data(command, words, options, resolved) };
}

/** The type of the option that the user is typing. */
export function focusedType(data: unknown): Type | undefined {
  if (!isJson(data) || !Array.isArray(data.options)) return undefined;
  for (const option of data.options) {
    if (!isJson(option)) continue;
    if (option.focused === true) return option.type as Type;
    const nested = focusedType(option);
    if (nested !== undefined) return nested;
  }
  return undefined;
}

function find(platform: Platform, { user, channel }: ActorContext, path: string) {
  const words = path.replace(/^\//, '').trim().split(/\s+/);
  const [name = '', ...rest] = words;
  const command = platform.commands.find(name, channel.guild);
  if (!command) throw new Error(`/${name} was never registered`);
  checkOffered(command, { user, channel });
  let definitions: readonly APIApplicationCommandOption[] = command.options ?? [];
  for (const word of rest) {
    const nested = definitions.find((option) => option.name === word);
    if (!nested || !isNested(nested)) throw new Error(`/${name} has no subcommand ${rest.join(' ')}`);
    definitions = nested.options ?? [];
  }
  const basic = definitions.filter((option) => !isNested(option));
  if (basic.length < definitions.length) {
    throw new Error(`/${words.join(' ')} needs a subcommand: ${definitions.map((option) => option.name).join(', ')}`);
  }
  return { command, words, definitions: basic as readonly APIApplicationCommandBasicOption[] };
}

/** Throws if Discord would hide the command: the user lacks a permission, or the command isn't for this context. */
export function checkOffered(command: Command, { user, channel }: ActorContext): void {
  const neededPermissions = command.default_member_permissions;
  if (channel.guild && neededPermissions !== undefined && neededPermissions !== null) {
    const userPermissions = channel.permissionsOf(user);
    const isAdministrator = (userPermissions & 8n) !== 0n;
    const bits = BigInt(neededPermissions);
    if (!isAdministrator && (bits === 0n || (userPermissions & bits) !== bits))
      throw new Error(`${user.name} is not offered /${command.name}`);
  }
  if (!channel.may(user, 'UseApplicationCommands'))
    throw new Error(`${user.name} may not use commands in #${channel.name}`);
  const contexts = command.contexts ?? (command.dm_permission === false ? [0] : [0, 1]);
  if (!contexts.includes(channel.guild ? 0 : 1)) throw new Error(`/${command.name} is not offered there`);
}

function isNested(option: APIApplicationCommandOption) {
  return option.type === Type.Subcommand || option.type === Type.SubcommandGroup;
}

function data(command: Command, words: readonly string[], options: readonly Option[], resolved: Resolved): Json {
  const [, ...rest] = words;
  const nested = rest.reduceRight<readonly object[]>((inner, name, depth) => {
    const type = depth === rest.length - 1 ? Type.Subcommand : Type.SubcommandGroup;
    return [{ name, type, options: inner }];
  }, options);
  return {
    id: command.id,
    name: command.name,
    type: 1,
    ...(command.guild && { guild_id: command.guild.id }),
    ...(nested.length > 0 && { options: nested }),
    ...(Object.keys(resolved).length > 0 && { resolved }),
  };
}

function typedOptions(
  platform: Platform,
  where: ActorContext,
  title: string,
  definition: APIApplicationCommandBasicOption,
  value: OptionValue,
  resolved: Resolved,
): string | number | boolean {
  const wrongValue = (what: string) => new Error(`${definition.name} of /${title} takes ${what}, not ${String(value)}`);
  const name = (kinds: Record<string, object>, id: string) => {
    note(resolved, id, kinds);
    return id;
  };
  switch (definition.type) {
    case Type.String: {
      const choice = choiceValue(definition, value, wrongValue);
      if (typeof choice !== 'string') throw wrongValue('a text');
      const [min, max] = [definition.min_length ?? 1, definition.max_length ?? 6000];
      if (lengthOf(choice) < min || lengthOf(choice) > max) throw wrongValue(`${min} to ${max} characters`);
      return choice;
    }
    case Type.Integer:
    case Type.Number: {
      const choice = choiceValue(definition, value, wrongValue);
      if (typeof choice !== 'number') throw wrongValue('a number');
      if (definition.type === Type.Integer && !Number.isSafeInteger(choice)) throw wrongValue('a whole number');
      const { min_value: minimum = -(2 ** 53), max_value: limit = 2 ** 53 } = definition;
      if (choice < minimum || choice > limit) throw wrongValue(`${minimum} to ${limit}`);
      return choice;
    }
    case Type.Boolean:
      if (typeof value !== 'boolean') throw wrongValue('true or false');
      return value;
    case Type.User:
    case Type.Mentionable:
      if (!(value instanceof User)) throw wrongValue('a user');
      return name(resolve(value, where), value.id);
    case Type.Channel:
      if (!(value instanceof Channel)) throw wrongValue('a channel');
      return name(resolve(value, where), value.id);
    case Type.Attachment: {
      if (typeof value !== 'object' || !('content' in value)) throw wrongValue('a file');
      const attachment = attach(platform, where.channel.id, value);
      return name({ attachments: attachmentPayload(attachment) }, attachment.id);
    }
    default:
      throw wrongValue('something the loopback does not know');
  }
}

function choiceValue(
  definition: { readonly choices?: readonly { readonly name: string; readonly value: string | number }[] },
  value: OptionValue,
  wrong: (what: string) => Error,
): OptionValue {
  const { choices } = definition;
  if (!choices || choices.length === 0) return value;
  const choice = choices.find((one) => one.value === value) ?? choices.find((one) => one.name === value);
  if (!choice) throw wrong(`one of ${choices.map((one) => one.name).join(', ')}`);
  return choice.value;
}
