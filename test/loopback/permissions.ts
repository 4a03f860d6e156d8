import { PermissionFlagsBits } from 'discord-api-types/v10';

/** A permission by its name in discord.js: `EmbedLinks`, `PinMessages`. */
export type PermissionName = keyof typeof PermissionFlagsBits;

/** Combines permissions into one bit field. */
export function permissions(...names: readonly PermissionName[]): bigint {
  return names.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

/** Every permission, which an administrator has. */
export const ALL_PERMISSIONS = permissions(...(Object.keys(PermissionFlagsBits) as PermissionName[]));

/** The permissions of everyone in a new server. */
export const EVERYONE_PERMISSIONS = permissions(
  'CreateInstantInvite',
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'MentionEveryone',
  'UseExternalEmojis',
  'ChangeNickname',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'SendMessagesInThreads',
);

/** The permissions of the bot, unless a server sets others. */
export const INVITED_PERMISSIONS = permissions(
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'PinMessages',
);
