// The first minutes of a server: its users, their phones, and a quick fight that three of them join.
import { expect } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Guild, NewGuild } from '../loopback/guild.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import type { Tavern } from './tavern.ts';
import { verifiedRecord } from './verified-record.ts';

/** Makes a server and invites Fray to it. */
export function newServer(tavern: Tavern, name: string, more: Omit<NewGuild, 'name' | 'members'> = {}) {
  const members = [{ name: 'Gwen', permissions: ['ManageGuild'] as const }, 'Ana', 'Bo', 'Cleo'];
  return tavern.loopback.guild({ name, members, ...more });
}

export function phonesIn(
  tavern: Tavern,
  guild: Guild,
  channel: Channel,
  ...names: readonly string[]
): readonly Phone[] {
  return names.map((name) => new Phone(tavern.loopback, guild.member(name), channel));
}

/**
 * Plays a quick fight with three players by taps, from its start until its record is verified. `restart` is called
 * between two joins, and again when combat has begun. Then the start of combat is undone, and combat begins again.
 */
export async function playQuickFight(tavern: Tavern, restart?: () => Promise<void>): Promise<void> {
  const { loopback, reading } = tavern;
  const guild = newServer(tavern, 'The evening');
  const channel = guild.channel('general');
  const [gwen, ana, bo, cleo] = phonesIn(tavern, guild, channel, 'Gwen', 'Ana', 'Bo', 'Cleo');
  if (!gwen || !ana || !bo || !cleo) throw new Error('No one is there');
  for (const label of ['Start a fight', 'TDGS', 'Quick fight']) await gwen.tap(label);
  await gwen.tap('Begin');
  await gwen.reads('No one has joined yet');
  await ana.tap('Join');
  await ana.reads('Never played?');
  await restart?.();
  await bo.tap('Join');
  await bo.reads('You play');
  expect((await cleo.tap('Begin (2 players)')).message?.content).toContain('Only the GM');
  await cleo.tap('Join');
  await gwen.tap('Begin (3 players)');
  await reading.untilTurnsShown(channel);
  const publicMessages = () => reading.public(channel);
  if (restart) {
    await restart();
    await beginAgain(tavern, gwen);
  }

  // Each player's turn is one message that pings one player. Several turns of autopilot in a row are one message that
  // pings no one.
  const before = publicMessages().length;
  for (let turn = 0; turn < 3; turn++) {
    await reading.untilTurnsShown(channel);
    const lastPublic = publicMessages().at(-1);
    expect(lastPublic?.pings).toHaveLength(1);
    const player = [ana, bo, cleo].find(({ user }) => lastPublic?.content.includes(user.id));
    await player?.tap('End turn');
  }
  await reading.untilTurnsShown(channel);
  expect(publicMessages().length - before).toBeLessThanOrEqual(8);
  const contents = publicMessages().map(({ content }) => content);
  expect(contents.filter((content) => content.includes('Your first turn')).length).toBeLessThanOrEqual(3);

  await verifiedRecord(gwen);

  // Fray gives newcomers their tips only once, so the next fight has none.
  for (const label of ['Start a fight', 'TDGS', 'Quick fight']) await gwen.tap(label);
  await ana.tap('Join');
  await ana.reads('You play');
  await gwen.tap('Begin (1 player)');
  await reading.untilTurnsShown(channel);
  await ana.tap('End turn');
  await loopback.quiet();
  const laterTexts = ana.messages.slice(-4).map(textOf).join('\n');
  expect(laterTexts).not.toMatch(/Never played|Your first turn/);
}

/** Undoes the start of combat in a fight with three players, and begins combat again. */
async function beginAgain({ loopback, reading }: Tavern, gwen: Phone): Promise<void> {
  const publicMessages = () => reading.public(gwen.channel);
  const isBegun = () => !publicMessages().flatMap(labelsOf).includes('Begin (3 players)');
  const undone = () => publicMessages().map(textOf).join('\n').split('Undone by the GM').length - 1;
  // If creatures on autopilot acted first, their turns must be undone before the start of combat can be.
  for (let undos = 0; undos < 2 && isBegun(); undos++) {
    const before = undone();
    await gwen.type('/undo');
    // A bot that has just started may acknowledge the command long before it is carried out.
    await loopback.until(() => !isBegun() || undone() > before, 15_000, 'the undo of the beginning');
  }
  await gwen.tap('Begin (3 players)');
  await reading.untilCardShown(gwen.channel);
  const card = publicMessages().find(({ pinned }) => pinned) ?? publicMessages()[1]!;
  expect(textOf(card)).toContain('round 1');
}
