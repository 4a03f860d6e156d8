import { expect } from 'vitest';
import type { Reading } from '../discord/reading.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Interaction } from '../loopback/interaction.ts';
import type { Loopback } from '../loopback/loopback.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { expectedDeeds, text } from './arena.ts';
import type { Record } from './record.ts';

/** Expects that every acknowledged deed is in the record exactly once and complete, and that its answer is stored. */
export async function expectKept(loopback: Loopback, record: Record): Promise<void> {
  const deeds = await expectOnce(loopback, record);
  const answered = await record.answered();
  expect(
    [...deeds.keys()].filter((interaction) => !answered.has(interaction)),
    'deeds without an answer',
  ).toEqual([]);
}

/**
 * Expects that every acknowledged deed is in the record exactly once and complete. Resolves with how many times each
 * deed is in it.
 */
export async function expectOnce(loopback: Loopback, record: Record): Promise<ReadonlyMap<string, number>> {
  await record.expectSound();
  // The expected deeds are counted before the stored ones, because a running bot may still add more.
  const owedDeeds = new Map(loopback.interactions.map((each) => [each, expectedDeeds(each)]));
  const deeds = await record.deeds();
  const repeatedDeeds = [...deeds].filter(([, count]) => count > 1);
  expect(repeatedDeeds, 'interactions recorded twice').toEqual([]);
  const miscountedInteractions = [...owedDeeds].flatMap(([each, due]) =>
    due !== undefined && due !== (deeds.get(each.id) ?? 0) ? [each] : [],
  );
  const describe = (each: Interaction) =>
    `${each.title}: ${deeds.get(each.id) ?? 0} in the record, answered ${answer(each)}`;
  expect(miscountedInteractions.map(describe)).toEqual([]);
  return deeds;
}

function answer({ original, followUps }: Interaction): string {
  return [original, ...followUps].map((message) => text({ message })).join(' | ');
}

/** Expects that all commits are shown: every open message exists once, and no other message has *End turn*. */
export async function expectShown(reading: Reading, record: Record, channel: Channel): Promise<void> {
  await reading.untilShown(channel, 30_000);
  const openMessages = await record.openPosts(channel.id);
  expect(openMessages.filter((message) => !channel.messages.has(message ?? ''))).toEqual([]);
  const turnMessages = reading.public(channel).filter((message) => labelsOf(message).includes('End turn'));
  expect(turnMessages.filter(({ id }) => !openMessages.includes(id)).map(textOf), `live in #${channel.name}`).toEqual(
    [],
  );
  expect(new Set(openMessages).size).toBe(openMessages.length);
}

/**
 * Delivers some answered interactions again, which must change nothing, and some unanswered ones, which must be answered
 * and must not add a second deed.
 */
export async function redeliver(loopback: Loopback, record: Record, random: (below: number) => number): Promise<void> {
  const recentInteractions = loopback.interactions.slice(-60);
  const [before, answeredIds] = [await record.all(), await record.answered()];
  const answered = recentInteractions.filter((each) => each.acknowledged && answeredIds.has(each.id));
  await Promise.all(answered.slice(-8).map((each) => loopback.redeliver(each, { within: 3000 })));
  expect(await record.all(), 'what was answered changes nothing when it comes again').toEqual(before);
  const lostInteractions = recentInteractions.filter((each) => !each.acknowledged && random(2) === 0).slice(-8);
  const deedCounts = await record.deeds();
  await Promise.all(lostInteractions.map((each) => deliverUntilAnswered(loopback, each)));
  const recordedDeeds = await record.deeds();
  for (const each of lostInteractions)
    if (deedCounts.has(each.id)) expect(recordedDeeds.get(each.id), each.title).toBe(1);
}

/** How long the answer of a connected bot can take on a busy machine. */
const MAX_ANSWER_WAIT_MS = 20_000;

/**
 * Delivers an interaction until it is answered. If the bot loses its connection meanwhile, because it is too slow to renew
 * its lease, it gets the interaction once more. Fails if a bot that stays connected doesn't answer.
 */
async function deliverUntilAnswered(loopback: Loopback, interaction: Interaction): Promise<void> {
  const { gateway } = loopback;
  const isAnswered = () => {
    const { acknowledged, original } = interaction;
    return acknowledged && !(original?.loading && !original.deleted);
  };
  while (!isAnswered()) {
    await loopback.connected(MAX_ANSWER_WAIT_MS);
    const { length } = gateway.identified;
    interaction.deliver();
    const isCutOff = () => !gateway.isConnected || gateway.identified.length > length;
    await loopback.until(() => isAnswered() || isCutOff(), MAX_ANSWER_WAIT_MS, `an answer to ${interaction.title}`);
  }
}
