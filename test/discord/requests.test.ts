import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { callerInThread } from '../../src/discord/requests.ts';
import type { Caller } from '../../src/session/caller.ts';

const { AttachFiles, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;

const caller = (botPermissions: bigint): Caller => ({
  user: 'gwen',
  name: 'Gwen',
  channel: 'hall',
  server: 'tavern',
  interaction: '1',
  now: 0,
  hasThreads: true,
  botPermissions,
});

test('In a new thread, the bot has the channel’s permissions, except that sending has one of its own', () => {
  const inThread = callerInThread(caller(AttachFiles | SendMessages), 'thread');
  expect(inThread).toMatchObject({ channel: 'thread', parent: 'hall', ownThread: true, botPermissions: AttachFiles });
  expect(inThread).not.toHaveProperty('hasThreads');
  expect(callerInThread(caller(SendMessagesInThreads), 'thread').botPermissions).toBe(
    SendMessagesInThreads | SendMessages,
  );
});
