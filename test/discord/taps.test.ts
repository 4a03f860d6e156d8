import { describe, expect, test } from 'vitest';
import { openArena, playOnMaps, playWholeFight, SYSTEMS } from './taps.ts';

const arena = await openArena();
const [tdgs, dungeoneers] = SYSTEMS;

describe.concurrent('By taps alone', () => {
  test('a whole fight: each tap is an action, few messages a round, each player pinged once, nothing left behind; then a rest', () =>
    playWholeFight(arena, tdgs));

  test('on a map: moves, one undone, then attacks', () => playOnMaps(arena, [dungeoneers]));
});

test('no command failed, Discord rejected no message, and no unknown route was requested', () => {
  expect(arena.printed()).not.toContain('Discord rejected a message');
  expect(arena.printed()).not.toContain('A command failed');
  expect(arena.loopback.unknownRoutes).toEqual([]);
});
