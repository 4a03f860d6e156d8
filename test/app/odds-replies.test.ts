import { expect, test } from 'vitest';
import { OddsReplies } from '../../src/app/odds/odds-replies.ts';
import type { OddsThreads } from '../../src/app/odds/odds-threads.ts';
import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { EMPTY_RESULT, type SimulatedAction, type WorkResult } from '../../src/odds/work.ts';
import { singleThreadResult } from '../odds/alone.ts';
import { attack, duel } from '../odds/duel.ts';

const { encounter, deed, target } = attack(duel('tdgs', 'Kira', 'Goblin'));
const act: SimulatedAction = { encounter, deed, target };
const line = {
  label: 'Attack',
  labelWithoutTarget: 'Attack',
  targets: ['Enemy'],
  entries: [],
  wayKey: 'attack',
  pieces: 1,
};
const reply: Reply = whisper('…', {
  work: {
    asked: '1',
    work: { type: 'acts', actions: [act, act], seed: 1 },
    shows: {
      type: 'acts',
      title: 'Odds',
      lines: [line, { ...line, label: 'Strike', targets: ['Other'], wayKey: 'strike' }],
    },
  },
});
const [part] = singleThreadResult(reply.work!.work, 1).actions as WorkResult['actions'];
const resultUpTo = (acts: number): WorkResult => ({
  ...EMPTY_RESULT,
  actions: Array.from({ length: acts }, () => part!),
});

/**
 * Stands in for the worker threads that compute odds. Tests supply the results. A computation ends when it is stopped
 * or a newer one begins.
 */
function fakeThreads() {
  let { promise, resolve, reject } = Promise.withResolvers<WorkResult>();
  let watch: (result: WorkResult) => void = () => undefined;
  let resultSoFar = resultUpTo(0);
  const threads: Pick<OddsThreads, 'run' | 'stop'> = {
    run(_user, _work, watching) {
      resolve(resultSoFar);
      ({ promise, resolve, reject } = Promise.withResolvers<WorkResult>());
      [watch, resultSoFar] = [watching, resultUpTo(0)];
      return promise;
    },
    stop() {
      resolve(resultSoFar);
      return true;
    },
  };
  return {
    of: threads,
    watch(result: WorkResult) {
      resultSoFar = result;
      watch(result);
    },
    resolve: (result: WorkResult) => resolve(result),
    reject: (error: Error) => reject(error),
  };
}
const logLines: string[] = [];
const log = { error: (_: object, message: string) => void logLines.push(message) };
const descriptions = ({ embeds = [] }: Reply) => embeds.map(({ description = '' }) => description).join();

test('odds that are known at once come complete', async () => {
  const { of, resolve } = fakeThreads();
  const pendingReply = new OddsReplies(of, log).withKnownOdds('ana', reply);
  resolve(resultUpTo(2));
  const { reply: knownReply, updates } = await pendingReply;
  expect(descriptions(knownReply)).toMatch(/85%.*Attack[\s\S]*85%.*Strike/);
  expect(knownReply.work).toBeUndefined();
  expect(updates).toBeUndefined();
});

test('unfinished odds show what is known so far, then what they become', async () => {
  const { of, watch, resolve } = fakeThreads();
  const pendingReply = new OddsReplies(of, log, { atOnce: 0, every: 5 }).withKnownOdds('ana', reply);
  watch(resultUpTo(1));
  const { reply: first, updates = [] } = await pendingReply;
  expect(descriptions(first)).toMatch(/85%.*Attack[\s\S]*Working it out/);
  resolve(resultUpTo(2));
  const updatedReplies = await Array.fromAsync(updates as AsyncIterable<Reply>);
  expect(updatedReplies.map(descriptions)).toEqual([expect.stringMatching(/Attack[\s\S]*Strike/)]);
});

/** Starts computing odds for Ana, and finishes those of the first action. Ana can then ask for newer odds. */
async function startedOdds() {
  const { of, watch } = fakeThreads();
  const replies = new OddsReplies(of, log, { atOnce: 0, every: 5 });
  const { updates = [] } = await replies.withKnownOdds('ana', reply);
  watch(resultUpTo(1));
  return { replies, updatedReplies: Array.fromAsync(updates as AsyncIterable<Reply>) };
}
const newerReply = { ...reply, work: { ...reply.work!, asked: '2' } };

test('Stop ends the odds above it, and no newer ones', async () => {
  const { replies, updatedReplies } = await startedOdds();
  expect(replies.stop('ana', '2')).toBe(false);
  expect(replies.stop('ben', '1')).toBe(false);
  expect(replies.stop('ana', '1')).toBe(true);
  expect((await updatedReplies).map(descriptions)).toEqual([
    expect.stringMatching(/Attack[\s\S]*-# Stopped early\.\n/),
  ]);
});

test('newer odds of the same user stop older ones, which say so', async () => {
  const { replies, updatedReplies } = await startedOdds();
  await replies.withKnownOdds('ana', newerReply);
  expect((await updatedReplies).map(descriptions)).toEqual([
    expect.stringMatching(/Attack[\s\S]*you asked for newer odds/),
  ]);
  expect(replies.stop('ana', '1')).toBe(false);
  expect(replies.stop('ana', '2')).toBe(true);
});

test('odds that newer ones have replaced are no longer drawn', async () => {
  const { replies, updatedReplies } = await startedOdds();
  await replies.withKnownOdds('ana', { ...newerReply, update: true, dropsWork: true });
  expect(await updatedReplies).toEqual([]);
});

test('odds that fail say so, and are logged', async () => {
  const { of, reject } = fakeThreads();
  const pendingReply = new OddsReplies(of, log).withKnownOdds('ana', reply);
  reject(new Error('A bug'));
  const { reply: knownReply } = await pendingReply;
  expect(knownReply.content).toMatch(/went wrong|wrong|failed/i);
  expect(logLines).toEqual(['Could not work out odds']);
});

test('a reply without odds comes back unchanged', async () => {
  const plain = whisper('Hello');
  expect(await new OddsReplies(fakeThreads().of, log).withKnownOdds('ana', plain)).toEqual({ reply: plain });
});
