import { expect, test } from 'vitest';
import { NetLuck } from '../../src/odds/play-out.ts';
import { chanceToReach, ranksOf } from '../../src/odds/ranks.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';

const combatants = [
  { id: 'kira', side: 'players' },
  { id: 'goblin', side: 'enemies' },
] as unknown as Encounter['combatants'];
const die = (sides: number, face: number) => ({ dice: [{ sides, face }], modifiers: [], total: face });
const attackReason = { id: 'attack' };
const checkEvent = (actor: string, face: number, value: number) =>
  ({
    type: 'checked',
    actor,
    target: 'x',
    purpose: attackReason,
    check: { roll: die(20, face), against: { value } },
  }) as never;
const rollEvent = (actor: string, sides: number, face: number) =>
  ({ type: 'rolled', actor, purpose: attackReason, roll: die(sides, face) }) as never;

/** For each face of a die: the players' net luck from the roll with that face. */
const luckOfFaces = (sides: number, event: (face: number) => never) =>
  Array.from({ length: sides }, (_, index) => {
    const luck = new NetLuck({ combatants });
    luck.add([event(index + 1)], [{ sides, face: index + 1 }]);
    return luck.bySide.players ?? 0;
  });
const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

test.each([1, 8, 15, 20, 25])('over all results of a check against %d on d20, luck adds up to zero', (value) => {
  expect(meanOf(luckOfFaces(20, (face) => checkEvent('kira', face, value)))).toBeCloseTo(0);
});

test('it counts whether a number was reached, not by how much', () => {
  const [miss, ...rest] = luckOfFaces(20, (face) => checkEvent('kira', face, 15)).slice(13);
  expect(miss).toBeCloseTo(-1.5 * 0.3);
  for (const harm of rest) expect(harm).toBeCloseTo(1.5 * 0.7);
});

test('other dice count by their rank, and one side’s luck is the other’s bad luck', () => {
  const rolls = luckOfFaces(6, (face) => rollEvent('kira', 6, face));
  expect(rolls[5]).toBeCloseTo(5 / 12);
  expect(meanOf(rolls)).toBeCloseTo(0);
  expect(luckOfFaces(6, (face) => rollEvent('goblin', 6, face))[5]).toBeCloseTo(-5 / 12);
});

test('how likely dice come to so much', () => {
  const twoDice = ranksOf([{ sides: 6 }, { sides: 6 }], 'sum');
  expect([1, 2, 7, 11.5, 12, 13].map((needs) => chanceToReach(twoDice, needs) * 36)).toEqual(
    [36, 36, 21, 1, 1, 0].map((ways) => expect.closeTo(ways)),
  );
});
