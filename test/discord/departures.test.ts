import SQLite from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Guild } from '../loopback/guild.ts';
import { openTavern } from './tavern.ts';

const { loopback, bot, guild: tavern, gm, close } = await openTavern();

afterAll(close);

/** The phases of the encounters in these channels. */
function phases(...channels: readonly Channel[]): readonly unknown[] {
  const db = new SQLite(bot.database, { readonly: true });
  try {
    const phase = db.prepare('SELECT phase FROM encounters WHERE channel = ?').pluck();
    return channels.map(({ id }) => phase.get(id));
  } finally {
    db.close();
  }
}

const untilEnded = (channel: Channel) =>
  loopback.until(() => phases(channel)[0] === 'ended', 6000, 'the encounter to end');

async function openEncounter(guild: Guild, name: string): Promise<Channel> {
  const channel = guild.channel(name);
  await guild.member('Gwen').slash(channel, '/encounter start', { ruleset: 'tdgs' });
  return channel;
}

test('An encounter ends when its channel or thread is deleted; others go on', async () => {
  const [yard, hall] = [await openEncounter(tavern, 'yard'), await openEncounter(tavern, 'hall')];
  const thread = yard.thread('Under the yard');
  await gm.slash(thread, '/encounter start', { ruleset: 'sol' });
  tavern.remove(thread);
  await untilEnded(thread);
  expect(phases(yard, hall)).toEqual(['gathering', 'gathering']);
  const yardThread = yard.thread('In the yard');
  await gm.slash(yardThread, '/encounter start', { ruleset: 'sol' });
  tavern.remove(yard);
  await untilEnded(yard);
  await untilEnded(yardThread);
  expect(phases(hall)).toEqual(['gathering']);
});

test('The encounters of a server end when the bot is removed from it, even while it was off', async () => {
  const [first, second] = ['First', 'Second'].map((name) => loopback.guild({ name, members: ['Gwen'] }));
  if (!first || !second) throw new Error('No server');
  const [firstChannel, secondChannel, tavernChannel] = [
    await openEncounter(first, 'one'),
    await openEncounter(second, 'two'),
    await openEncounter(tavern, 'three'),
  ];
  first.expel();
  await untilEnded(firstChannel);
  expect(phases(secondChannel, tavernChannel)).toEqual(['gathering', 'gathering']);
  await bot.stop();
  second.expel();
  await bot.start();
  await untilEnded(secondChannel);
  expect(phases(tavernChannel)).toEqual(['gathering']);
});
