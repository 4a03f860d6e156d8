import { describe, expect, test } from 'vitest';
import { FIGHTS_PER_PIECE } from '../../src/odds/forecast.ts';
import type { TurningPointWork, WinSample } from '../../src/odds/turning-points.ts';
import {
  isTurningPointSearchDone,
  oddsAtStart,
  stateIndexByPiece,
  turningPointSearchProgress,
  turningPoints,
  turningPointTask,
} from '../../src/odds/turning-points.ts';
import { computePiece, emptyResult, isWorkDone, pieceTaskOf, withPieceResult } from '../../src/odds/work.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { duel } from './duel.ts';

const fight = duel('mastery', 'Bryn', 'Bryn');

/** A fight with this many deeds. After the last one, only the hero is left. */
function work(deeds: number): TurningPointWork {
  const endedFight = { ...fight, combatants: fight.combatants.filter(({ id }) => id === 'hero') };
  const states = Array.from({ length: deeds + 1 }, (_, index) =>
    index === deeds ? endedFight : { ...fight, round: index },
  );
  return { type: 'turning-points', states, side: 'players', seed: 1 };
}

/** All samples of a fight, with the given chance of winning after each deed. */
function allSamples(work: TurningPointWork, chanceAt: (at: number) => number): readonly WinSample[] {
  const [chance, samples] = [seededChance(7), [] as WinSample[]];
  // The planned pieces of work don't depend on the results of the current stage, so all of them can be played together.
  while (!isTurningPointSearchDone(work, samples))
    for (const piece of stateIndexByPiece(work, samples).slice(samples.length)) {
      const winFlags = Array.from({ length: FIGHTS_PER_PIECE }, () => chance() < chanceAt(piece));
      samples.push({ luck: {}, fights: FIGHTS_PER_PIECE, won: { players: winFlags.filter(Boolean).length } });
    }
  return samples;
}

describe('Where a fight turned', () => {
  test('is where the odds moved by more than their error, in the order of the fight', () => {
    const turningWork = work(20);
    const samples = allSamples(turningWork, (at) => (at < 6 ? 0.3 : at < 13 ? 0.7 : 0.45));
    const points = turningPoints(turningWork, samples);
    expect(points.map(({ at }) => at)).toEqual([6, 13, 20]);
    const [first, , last] = points;
    expect(Math.abs(first!.before - 0.3)).toBeLessThan(0.1);
    expect(Math.abs(first!.after - 0.7)).toBeLessThan(0.1);
    expect(Math.abs(oddsAtStart(turningWork, samples)! - 0.3)).toBeLessThan(0.1);
    // Only one side is left after the last deed, so the chance is known without simulated fights.
    expect(last!.after).toBe(1);
  });

  test('is nowhere if only chance moved the odds', () => {
    const turningWork = { ...work(30), states: work(31).states.slice(0, 31) };
    for (const share of [0.5, 0.9])
      expect(
        turningPoints(
          turningWork,
          allSamples(turningWork, () => share),
        ),
      ).toEqual([]);
  });

  test('has no chance of 0% or 100% before the fight is over', () => {
    const turningWork = work(8);
    const samples = allSamples(turningWork, (at) => (at < 4 ? 0 : 1));
    expect(oddsAtStart(turningWork, samples)).toBeGreaterThan(0);
    const [turn] = turningPoints(turningWork, samples);
    expect(turn?.at).toBe(4);
    expect(turn?.before).toBeGreaterThan(0);
    expect(turn?.after).toBeLessThan(1);
  });

  test('is found in a long fight too, at a cost that does not grow with it', () => {
    const [long, longer] = [work(300), work(1200)];
    const [sampledLong, sampledLonger] = [long, longer].map((work) =>
      allSamples(work, (at) => (at < work.states.length / 3 ? 0.2 : 0.9)),
    );
    expect(turningPoints(long, sampledLong!).map(({ at }) => at)).toContain(101);
    expect(turningPoints(longer, sampledLonger!).map(({ at }) => at)).toContain(401);
    const max = 32 * 64 + 4 * 3 * 4 * 64 + 11 * 384;
    for (const samples of [sampledLong!, sampledLonger!])
      expect(samples.length * FIGHTS_PER_PIECE).toBeLessThanOrEqual(max);
  });

  test('is measured by fights other than those that led to it', () => {
    const turningWork = work(20);
    const samples = allSamples(turningWork, (at) => (at < 6 ? 0.3 : 0.7));
    const pieceCount = samples.findIndex((_, index) => turningPoints(turningWork, samples.slice(0, index)).length > 0);
    // The first stage of the search tries 20 states. The last stage plays all planned fights from the states before and
    // after the turning point.
    expect(pieceCount * FIGHTS_PER_PIECE).toBeGreaterThanOrEqual(20 * 64 + 384);
    const steps = samples.map((_, index) => turningPointSearchProgress(turningWork, samples.slice(0, index)));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(turningPointSearchProgress(turningWork, samples)).toBe(1);
  });

  test('is found by real fights, in pieces that don’t overlap', () => {
    const turningWork = work(3);
    const playedPiece = (piece: number) => {
      const pieceOrder = pieceTaskOf(turningWork, piece, emptyResult(turningWork));
      return { order: pieceOrder, part: computePiece(pieceOrder.work, pieceOrder.piece) };
    };
    const [first, repeatedPiece, next] = [playedPiece(0), playedPiece(0), playedPiece(1)];
    expect(repeatedPiece).toEqual(first);
    expect(next.order.work).toEqual(first.order.work);
    expect(next.order.piece).not.toBe(first.order.piece);
    const result = withPieceResult(turningWork, emptyResult(turningWork), first.part);
    expect(result.sampled?.map(({ fights }) => fights)).toEqual([FIGHTS_PER_PIECE]);
    expect(isWorkDone(turningWork, result)).toBe(false);
  });

  test('is searched in deeds that were not undone, without hidden combatants, with everyone’s last style', () => {
    const [hero, enemy] = fight.combatants;
    const waitingEnemy = { ...enemy!, id: 'waits', name: 'Waits' };
    const withHidden = { ...fight, hidden: [waitingEnemy] };
    const fierce = { ...withHidden, combatants: [hero!, { ...enemy!, auto: 'cowardly' as const }] };
    const step = (deed: Deed, before: Encounter, after: Encounter, undone = false) => ({ deed, before, after, undone });
    const end = { type: 'end-turn', subject: 'hero' } as const;
    const result = turningPointTask(
      [
        step({ type: 'initiative' }, { ...withHidden, phase: 'gathering' }, withHidden),
        step(end, withHidden, { ...withHidden, turn: 1 }),
        step(end, withHidden, { ...withHidden, turn: 7 }, true),
        step({ type: 'roll', dice: 'd20' }, withHidden, { ...withHidden, turn: 1 }),
        step({ type: 'auto', subjects: ['enemy'], style: 'cowardly' }, withHidden, fierce),
        step({ type: 'reveal', subjects: ['waits'] }, fierce, {
          ...fierce,
          combatants: [...fierce.combatants, waitingEnemy],
          hidden: [],
        }),
      ],
      3,
    );
    expect(result?.deeds.map(({ deed }) => deed.type)).toEqual(['end-turn', 'reveal']);
    const { states, side } = result!.work;
    expect(side).toBe('players');
    expect(states.map((state) => state.combatants.map(({ id }) => id))).toEqual([
      ['hero', 'enemy'],
      ['hero', 'enemy'],
      ['hero', 'enemy', 'waits'],
    ]);
    for (const state of states) {
      expect(state).not.toHaveProperty('hidden');
      expect(state.combatants[1]?.auto).toBe('cowardly');
    }
  });

  test('is nowhere without a fight', () => {
    const gathering = { ...fight, phase: 'gathering' as const };
    const deed: Deed = { type: 'end-turn', subject: 'hero' };
    expect(turningPointTask([{ deed, undone: false, before: gathering, after: gathering }], 1)).toBeUndefined();
  });
});
