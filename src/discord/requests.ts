import {
  type Attachment,
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  PermissionFlagsBits,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { CommandRequest, ComponentRequest, ContextRequest } from '../app/request.ts';
import type { OptionValues } from '../interaction/command.ts';
import { given } from '../rules/core/given.ts';
import type { Caller } from '../session/caller.ts';
import type { Place } from '../store/store.ts';
import type { AnswerableInteraction } from './deferral.ts';

/** The request for a pressed button, a menu choice or a submitted form. */
export function componentRequestOf(
  interaction: AnswerableInteraction & { readonly customId: string },
): ComponentRequest {
  const [component, caller] = [interaction.customId, callerOf(interaction)];
  if (interaction.isModalSubmit()) {
    const fields = interaction.fields.fields.map((field): [string, string] => [
      field.customId,
      'values' in field ? field.values.join('\n') : 'value' in field ? String(field.value ?? '') : '',
    ]);
    return { component, caller, chosen: [], fields: new Map(fields) };
  }
  const chosenValues = interaction.isAnySelectMenu() ? interaction.values : [];
  return { component, caller, chosen: chosenValues, fields: new Map() };
}

/** The request for a command from the context menu of a member or a message. */
export function contextRequestOf(
  interaction: UserContextMenuCommandInteraction | MessageContextMenuCommandInteraction,
): ContextRequest {
  const { commandName: contextCommand, targetId: target } = interaction;
  const caller = callerOf(interaction);
  if (!interaction.isMessageContextMenuCommand()) return { contextCommand, target, caller };
  const { author, content: text } = interaction.targetMessage;
  return { contextCommand, target, caller, message: { author: author.id, text } };
}

/** The server and the channel of an interaction. */
export function placeOf({ guildId, channelId }: Pick<Interaction, 'guildId' | 'channelId'>): Place {
  return { server: guildId ?? '', channel: channelId ?? '' };
}

/** The user of an interaction, with the place and the time. */
function callerOf(interaction: Interaction): Caller {
  const { user, member } = interaction;
  return {
    user: user.id,
    name: member && 'displayName' in member ? member.displayName : user.displayName,
    ...placeOf(interaction),
    ...threadFieldsOf(interaction),
    interaction: interaction.id,
    now: interaction.createdTimestamp,
    locale: interaction.locale,
    ...given({ serverLocale: interaction.guildLocale ?? undefined }),
    keepsPosts: true,
    admin: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    botPermissions: permissionsIn(interaction),
    ...botsIn(interaction),
  };
}

/**
 * For a thread or a forum post, the channel or forum that it is in. For any other channel, whether it can have threads.
 */
function threadFieldsOf({ channel }: Interaction): Pick<Caller, 'parent' | 'hasThreads'> {
  if (channel?.isThread()) return given({ parent: channel.parentId ?? undefined });
  const { GuildText, GuildAnnouncement } = ChannelType;
  return channel?.type === GuildText || channel?.type === GuildAnnouncement ? { hasThreads: true } : {};
}

/** The caller of a request that is handled again, in a thread that was opened for it. */
export function callerInThread({ hasThreads: _, botPermissions, ...caller }: Caller, thread: string): Caller {
  const { channel: parent, interaction } = caller;
  return {
    ...caller,
    ...(botPermissions === undefined ? {} : { botPermissions: permissionsInThread(botPermissions) }),
    channel: thread,
    parent,
    interaction: `${interaction}.thread`,
    ownThread: true,
  };
}

/** The users in an interaction who are bots. */
function botsIn(interaction: Interaction): Pick<Caller, 'bots'> {
  const resolvedUsers = interaction.isChatInputCommand()
    ? interaction.options.resolved?.users
    : interaction.isUserSelectMenu()
      ? interaction.users
      : interaction.isModalSubmit()
        ? interaction.fields.resolved?.users
        : undefined;
  const botIds = [...(resolvedUsers?.values() ?? [])].filter(({ bot }) => bot).map(({ id }) => id);
  return botIds.length === 0 ? {} : { bots: botIds };
}

/** The bot's permissions in the channel. */
function permissionsIn({ appPermissions: { bitfield }, channel }: Interaction): bigint {
  return channel?.isThread() ? permissionsInThread(bitfield) : bitfield;
}

/** Converts a channel's permissions to those in its threads, where a separate permission is needed to send messages. */
function permissionsInThread(bits: bigint): bigint {
  const { SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  const bitsWithoutSending = bits & ~SendMessages;
  return (bits & SendMessagesInThreads) === 0n ? bitsWithoutSending : bitsWithoutSending | SendMessages;
}

/** The request for a slash command that was sent or is still being typed. */
export function requestOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): CommandRequest {
  const subcommand = interaction.options.getSubcommand(false);
  return {
    command: interaction.commandName,
    ...(subcommand !== null && { subcommand }),
    answers: optionValuesOf(interaction.options.data),
    caller: callerOf(interaction),
  };
}

/** The files attached to a command, by option. */
export function filesOf(options: readonly CommandInteractionOption[]): readonly (readonly [string, Attachment])[] {
  return options.flatMap((each): (readonly [string, Attachment])[] => [
    ...(each.attachment ? [[each.name, each.attachment] as const] : []),
    ...filesOf(each.options ?? []),
  ]);
}

/** The values typed into a command, by option name, including the options of a subcommand. */
function optionValuesOf(options: readonly CommandInteractionOption[]): OptionValues {
  const optionValues = new Map<string, string | number | boolean>();
  const addOptionValues = (each: CommandInteractionOption) => {
    if (each.value !== undefined) optionValues.set(each.name, each.value);
    each.options?.forEach(addOptionValues);
  };
  options.forEach(addOptionValues);
  return optionValues;
}
