import { afterAll, expect, test } from 'vitest';
import type { Answer } from '../loopback/interaction.ts';
import { text } from './menus.ts';
import { openTavern } from './tavern.ts';

const { guild, gm, ana, bo, close } = await openTavern();

afterAll(close);

const pings = ({ message }: Answer) => message?.pings;

test('The GM is called once when creatures’ turns come, a player when a turn comes, also by /undo; nobody twice', async () => {
  const channel = guild.channel('bridge');
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The old *bridge*' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: 2 });
  const begun = await gm.slash(channel, '/initiative', {});
  expect(pings(begun)).toEqual([ana.id]);
  expect(begun.message?.content).toBe(`<@${ana.id}>: **Kira** is on turn in “The old \\*bridge\\*”.`);

  const handed = await ana.slash(channel, '/turn end', {});
  expect(pings(handed)).toEqual([gm.id]);
  expect(handed.message?.content).toMatch(/^<@\d+>: \*\*Goblin [12]\*\* is on turn in “The old/);
  expect(pings(await gm.slash(channel, '/turn end', {}))).toEqual([]);
  expect(pings(await gm.slash(channel, '/undo', {}))).toEqual([]);
  const back = await gm.slash(channel, '/undo', {});
  expect(text(back)).toContain('Next: **Kira**');
  expect(pings(back)).toEqual([ana.id]);

  // Whoever joins takes a place in the order, and the turn stays whose it was.
  for (const name of ['Bo', 'Bor', 'Bert']) {
    const joined = await bo.slash(channel, '/join', { character: 'Mira', name });
    expect(text(joined)).toContain('Still: **Kira**');
    expect(pings(joined)).toEqual([]);
  }
});

test('A question calls whoever decides, for whom and where', async () => {
  const channel = guild.channel('hall');
  await gm.slash(channel, '/encounter start', { ruleset: 'mastery', settings: 'defense=ask', name: 'The hall' });
  await ana.slash(channel, '/join', { character: 'Gatz' });
  const begun = await gm.slash(channel, '/add', { creature: 'Opponent' });
  expect(pings(begun)).toEqual([]);
  await gm.slash(channel, '/initiative', {});
  const asked = await gm.slash(channel, '/attack', { as: 'Opponent', target: 'Gatz' });
  if (asked.message?.ephemeral) await gm.slash(channel, '/turn skip', {});
  const question = asked.message?.ephemeral
    ? await gm.slash(channel, '/attack', { as: 'Opponent', target: 'Gatz' })
    : asked;
  expect(question.message?.content).toBe(`<@${ana.id}>: you decide for **Gatz** in “The hall”.`);
  expect(pings(question)).toEqual([ana.id]);
});
