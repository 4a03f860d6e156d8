import { describe, expect, test } from 'vitest';
import type { Message } from '../loopback/message.ts';
import { labelsOf } from '../loopback/message-text.ts';
import { contentWithoutNext } from './reading.ts';
import { Fight, openArena, playOnMaps, playWholeFight, SYSTEMS } from './taps.ts';

const arena = await openArena();

async function killAndRestart(): Promise<void> {
  await arena.bot.stop('SIGKILL');
  await arena.bot.start();
}

describe('A whole fight by taps', () => {
  test.concurrent.each(SYSTEMS)(
    'of $ruleset: each tap is an action, few messages a round, each player pinged once, nothing left behind; then a rest',
    (system) => playWholeFight(arena, system),
  );
});

test('after a kill in a turn, in a run, at a question and in a block, the same messages go on', async () => {
  const [tdgs, dungeoneers, mastery, sol] = SYSTEMS;
  const fights = {
    turn: new Fight(arena, 'in a turn'),
    run: new Fight(arena, 'in a run'),
    question: new Fight(arena, 'at a question'),
    block: new Fight(arena, 'in a block'),
  };
  await Promise.all([
    fights.turn.begin(dungeoneers),
    fights.run.begin(tdgs),
    fights.question.begin(mastery),
    fights.block.begin(sol),
  ]);
  const turn = await fights.turn.tapUntil((message) => message.content.includes('2 of 3'));
  const run = await fights.run.tapUntil((message) => labelsOf(message).some((label) => label.startsWith('All a')));
  await fights.run.gwen.tap(labelsOf(run as Message)[0] ?? '');
  await arena.reading.untilTurnsShown(fights.run.channel);
  const question = await fights.question.tapUntil((message) =>
    labelsOf(message).some((label) => label.startsWith('Block')),
  );
  await fights.block.tap(
    (await fights.block.tapUntil((message) => contentWithoutNext(message).includes('Ada'))) as Message,
  );
  const block = await fights.block.open();
  await killAndRestart();

  expect(await fights.block.open()).toBe(block);
  await fights.block.tap(block as Message);
  await fights.turn.tap(turn as Message);
  expect((await fights.turn.open())?.content).toContain('1 of 3');
  expect(await fights.turn.open()).toBe(turn);
  expect(labelsOf((await fights.run.open()) as Message).some((label) => label.startsWith('Both a'))).toBe(true);
  expect(await fights.run.open()).toBe(run);
  await fights.question.tap(question as Message);
  expect(await fights.question.open()).not.toBe(question);
  for (const fight of Object.values(fights)) {
    let taps = 0;
    fight.expectNoOpenMenus(await fight.tapUntil(() => taps++ === 4));
    for (const player of fight.players) expect(fight.pingsOf(player)).toBe(fight.expectedPings.get(player) ?? 0);
  }
});

test('on a map of each system, by taps alone: moves, one undone, a restart between, then attacks', () =>
  playOnMaps(arena, SYSTEMS, killAndRestart));

test('no command failed, Discord rejected no message, and no unknown route was requested', () => {
  expect(arena.printed()).not.toContain('Discord rejected a message');
  expect(arena.printed()).not.toContain('A command failed');
  expect(arena.loopback.unknownRoutes).toEqual([]);
});
