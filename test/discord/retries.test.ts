import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { retryPauseMs } from '../../src/discord/posts.ts';
import { ForbiddenError, failureOf } from '../../src/discord/request-failure.ts';
import { StoreError } from '../../src/store/store.ts';

test('Discord is retried with growing pauses and at last given up; the store soon, however long it has been away', () => {
  const connectionError = new Error('The connection is lost');
  expect([1, 2, 3, 4, 5, 6, 20, 21].map((failures) => retryPauseMs(failures, connectionError))).toEqual([
    2_000,
    5_000,
    15_000,
    60_000,
    180_000,
    300_000,
    300_000,
    undefined,
  ]);
  expect([1, 21].map((failures) => retryPauseMs(failures, new ForbiddenError()))).toEqual([300_000, undefined]);
  expect([1, 20, 500].map((failures) => retryPauseMs(failures, new StoreError('away', undefined)))).toEqual([
    5_000, 5_000, 5_000,
  ]);
});

test('Only a refusal of the message itself counts as one; a wrong token or a bad moment doesn’t', () => {
  const troubleFor = (status: number, code = 0) =>
    failureOf(new DiscordAPIError({ code, message: '' }, code, status, 'POST', '/', { body: {}, files: [] }));
  expect([401, 407, 408, 425, 429].map((status) => troubleFor(status))).toEqual(Array(5).fill('unreachable'));
  expect([400, 413].map((status) => troubleFor(status, 50035))).toEqual(['malformed', 'malformed']);
  // Code 50027 means that an interaction's token has expired. Only answers to that interaction are forbidden then.
  // Discord can be reached, and the bot may still write to the channel.
  expect(troubleFor(401, 50027)).toBe('forbidden');
});
