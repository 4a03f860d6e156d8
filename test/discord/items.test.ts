import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';

let loopback: Loopback;
let bot: Bot;

beforeAll(async () => {
  loopback = await startLoopback();
  bot = new Bot(loopback);
  await bot.start();
});

afterAll(async () => {
  await bot.stop('SIGKILL');
  await loopback.stop();
});

test('loot goes from a dead goblin to an ally by taps, through a kill, and is there after the fight', async () => {
  const guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Bo'] });
  const channel = guild.channel('cellar');
  const [gwen, ana, bo] = (['Gwen', 'Ana', 'Bo'] as const).map(
    (name) => new Phone(loopback, guild.member(name), channel),
  ) as [Phone, Phone, Phone];
  await gwen.type('/encounter start', { ruleset: 'tdgs' });
  await ana.type('/character new', { name: 'Kira', from: 'Kira' });
  await bo.type('/character new', { name: 'Mira', from: 'Mira' });
  await ana.type('/join', { character: 'Kira' });
  await bo.type('/join', { character: 'Mira' });
  await gwen.type('/add', { creature: 'Goblin' });
  await gwen.type('/adjust', { who: 'Goblin', resource: 'hp', to: 0 });

  await ana.type('/me');
  await ana.tap('Items…');
  expect(await ana.entries('Give or drop')).not.toContain('Rusty Dagger');
  await gwen.type('/gm loot');
  await gwen.tap('Let players loot');
  await bot.stop('SIGKILL');
  await bot.start();

  const taps = ana.taps;
  await ana.type('/take', { from: 'Goblin' });
  await ana.choose('Take for Kira', 'Rusty Dagger');
  expect(ana.taps - taps).toBe(2);
  await ana.reads('Kira takes Rusty Dagger from Goblin');
  await bot.stop('SIGKILL');
  await bot.start();
  await gwen.type('/encounter end');

  await ana.type('/me');
  await ana.tap('Items…');
  await ana.choose('Give or drop', 'Rusty Dagger');
  await ana.choose('Give to', 'Mira');
  await ana.reads('Kira gives Mira Rusty Dagger');
  const shown = await bo.type('/character show', { character: 'Mira' });
  expect(JSON.stringify(shown.message)).toContain('Rusty Dagger');
  expect(textOf(await bo.reads('Rusty Dagger'))).toContain('Mira');
});
