import { afterAll, expect, test } from 'vitest';
import type { Message } from '../loopback/message.ts';
import { openTavern } from './tavern.ts';

const { guild, gm, ana, reading, close } = await openTavern();

afterAll(close);

const pings = (message: Message | undefined) => message?.pings;

test('The GM is called once when creatures’ turns come, a player when a turn comes, also by /undo; nobody twice', async () => {
  const channel = guild.channel('bridge');
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The old *bridge*' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: 2 });
  const begun = await gm.slash(channel, '/initiative', {});
  expect(pings(begun.message)).toEqual([ana.id]);
  expect(begun.message?.content).toBe(`<@${ana.id}> **Kira, your turn.**`);

  await ana.slash(channel, '/turn end', {});
  const handed = await reading.turn(channel);
  expect(pings(handed)).toEqual([gm.id]);
  expect(handed.content).toMatch(/^<@\d+> \*\*Goblin [12], then Goblin [12]\.\*\*/);
  await gm.slash(channel, '/turn end', {});
  expect(await reading.turn(channel)).toBe(handed);
  await gm.slash(channel, '/undo', {});
  expect(pings(await reading.turn(channel))).toEqual([]);
  await gm.slash(channel, '/undo', {});
  const back = await reading.turn(channel);
  expect(back.content).toContain('**Kira, your turn.**');
  expect(pings(back)).toEqual([ana.id]);

  // Whoever comes takes a place in the order, and the turn stays whose it was.
  for (const creature of ['Peasant', 'Soldier']) {
    expect(await reading.of(gm.slash(channel, '/add', { creature }))).toContain(creature);
    expect(await reading.turn(channel)).toBe(back);
  }
});

test('A question calls whoever decides, for whom and where', async () => {
  const channel = guild.channel('hall');
  await gm.slash(channel, '/encounter start', { ruleset: 'mastery', settings: 'defense=ask', name: 'The hall' });
  await ana.slash(channel, '/join', { character: 'Gatz' });
  await gm.slash(channel, '/add', { creature: 'Opponent' });
  expect(reading.public(channel).map(pings)).toEqual([[]]);
  await gm.slash(channel, '/initiative', {});
  const early = await gm.slash(channel, '/attack', { as: 'Opponent', target: 'Gatz' });
  if (early.message?.ephemeral && !early.message.deleted) {
    await gm.slash(channel, '/turn skip', {});
    await gm.slash(channel, '/attack', { as: 'Opponent', target: 'Gatz' });
  }
  const question = await reading.turn(channel);
  expect(question.content).toMatch(new RegExp(`^<@${ana.id}> .*Gatz`));
  expect(pings(question)).toEqual([ana.id]);
});
