import { afterAll, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Guild } from '../loopback/guild.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild: tavern, gm, reading, close } = await openTavern();

afterAll(close);

const untilEnded = (channel: Channel) =>
  loopback.untilFound(async () => (await reading.phasesIn(channel)).includes('ended'), 6000, 'the encounter to end');

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
  expect(await reading.phasesIn(yard, hall)).toEqual(['gathering', 'gathering']);
  const yardThread = yard.thread('In the yard');
  await gm.slash(yardThread, '/encounter start', { ruleset: 'sol' });
  tavern.remove(yard);
  await untilEnded(yard);
  await untilEnded(yardThread);
  expect(await reading.phasesIn(hall)).toEqual(['gathering']);
});

test('The encounters of a server end when the bot is removed from it', async () => {
  const guild = loopback.guild({ name: 'First', members: ['Gwen'] });
  const [channel, tavernChannel] = [await openEncounter(guild, 'one'), await openEncounter(tavern, 'three')];
  guild.expel();
  await untilEnded(channel);
  expect(await reading.phasesIn(tavernChannel)).toEqual(['gathering']);
});
