import { expect, test } from 'vitest';
import { OddsThreads } from '../../src/app/odds/odds-threads.ts';
import { PackStrengths } from '../../src/app/odds/pack-strengths.ts';
import { measuredStrengthInWords, readStoredPack } from '../../src/interaction/packs.ts';
import { FIGHTS_PER_PIECE } from '../../src/odds/forecast.ts';
import { measuredStrength } from '../../src/odds/measure-strength.ts';
import { finalStrength } from '../../src/odds/strength-work.ts';
import {
  computePiece,
  emptyResult,
  isWorkDone,
  type OddsWork,
  pieceTaskOf,
  withPieceResult,
} from '../../src/odds/work.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { MeasuredStrengths } from '../../src/session/measured-strengths.ts';
import { packDigest, type StoredPack } from '../../src/session/pack.ts';
import { duel } from '../odds/duel.ts';

const rules = rulesNamed('dungeoneers')!;
/**
 * A troll is as strong as several characters. So a single troll fights against a few characters when its strength is
 * measured, and such small fights are fast.
 */
const troll = rules.archetypes.find(({ name }) => name === 'Troll')!;

/** A pack with a creature like the book's Goblin, but with other armor, so its strength has to be measured. */
function storedPack(): StoredPack {
  const creatures = [{ name: 'Imp of the Mill', like: 'Goblin', sheet: { naturalArmor: 1 } }];
  const pack = {
    format: 'fray-pack',
    version: 1,
    system: 'dungeoneers',
    id: 'mill',
    revision: 1,
    title: 'Mill',
    creatures,
  };
  const file = JSON.stringify(pack);
  return {
    id: 'mill',
    revision: 1,
    system: 'dungeoneers',
    title: 'Mill',
    digest: packDigest(file),
    bytes: 1,
    at: 0,
    current: true,
    file,
  };
}

test('A creature is measured by the same fights in threads as at once', () => {
  const work: OddsWork = { type: 'strength', system: rules.id, sheet: troll.sheet, seed: 1, fights: 8 };
  let result = emptyResult(work);
  for (let piece = 0; !isWorkDone(work, result); piece++) {
    const pieceOrder = pieceTaskOf(work, piece, result);
    result = withPieceResult(work, result, computePiece(pieceOrder.work, pieceOrder.piece));
  }
  expect(finalStrength(result.measuring!)).toBe(measuredStrength(rules, troll, { fights: 8 }));
});

/**
 * Stands in for the worker threads that simulate fights. The characters win every fight. If `fails` returns true, a
 * request throws an error.
 */
function fakeThreads(requests: number[], fails: () => boolean = () => false) {
  return {
    async run(_user: string, work: OddsWork) {
      if (work.type !== 'strength') throw new Error('Other work');
      requests.push(work.fights);
      if (fails()) throw new Error('A thread has ended');
      let result = emptyResult(work);
      while (!isWorkDone(work, result)) result = withPieceResult(work, result, { batch: { points: 8, fights: 8 } });
      return result;
    },
  };
}

const HOUR = 3_600_000;
const noLog = { error: (about: object) => expect.fail(JSON.stringify(about)) };

function sheetOf(pack: StoredPack): object {
  const result = readStoredPack(pack);
  return 'pack' in result ? result.pack.creatures[0]!.sheet : {};
}

test('A pack’s creatures are measured roughly, then better, and only once for all servers', async () => {
  const pack = storedPack();
  const requests: number[] = [];
  const measured = new MeasuredStrengths();
  const strengths = new PackStrengths(fakeThreads(requests), measured, noLog);
  strengths.measurePacks([pack], 0);
  strengths.measurePacks([pack], 1);
  await strengths.untilMeasured();
  expect(requests).toEqual([64, 256]);
  expect(measuredStrengthInWords({ measured }, 'dungeoneers', sheetOf(pack))).toBe('32 are worth 1 character');
  strengths.measurePacks([{ ...pack, digest: `${pack.digest} in another pack` }], 2);
  strengths.measurePacks([pack], HOUR);
  await strengths.untilMeasured();
  expect(requests).toEqual([64, 256]);
});

test('What failed or was forgotten is measured again when its pack is loaded an hour later', async () => {
  const pack = storedPack();
  const requests: number[] = [];
  let isBroken = true;
  const logLines: object[] = [];
  const measured = new MeasuredStrengths(1);
  const threads = fakeThreads(requests, () => isBroken);
  const strengths = new PackStrengths(threads, measured, { error: (about) => logLines.push(about) });
  const measureAt = async (now: number) => {
    strengths.measurePacks([pack], now);
    await strengths.untilMeasured();
  };
  await measureAt(0);
  expect([requests, logLines.length, measured.of('dungeoneers', sheetOf(pack))]).toEqual([[64], 1, undefined]);
  isBroken = false;
  await measureAt(HOUR - 1);
  expect(requests).toEqual([64]);
  await measureAt(HOUR);
  expect([requests, measured.of('dungeoneers', sheetOf(pack))?.isRough]).toEqual([[64, 64, 256], false]);
  measured.remember('tdgs', { of: 'another pack' }, { strength: 1, isRough: false });
  expect(measured.of('dungeoneers', sheetOf(pack))).toBeUndefined();
  await measureAt(2 * HOUR);
  expect([requests, measured.of('dungeoneers', sheetOf(pack))?.isRough]).toEqual([[64, 64, 256, 64, 256], false]);
});

test('A rough strength is told as about so much', () => {
  const sheet = { of: 'a test' };
  const measured = new MeasuredStrengths();
  for (const [strength, text] of [
    [0.2, 'about 5 are worth 1 character'],
    [1, 'worth about 1 character'],
    [2, 'worth about 2 characters'],
  ] as const) {
    measured.remember('tdgs', sheet, { strength, isRough: true });
    expect(measuredStrengthInWords({ measured }, 'tdgs', sheet)).toBe(text);
  }
});

test('Work that someone waits for gets the threads first', async () => {
  const threads = new OddsThreads(1);
  const finished: string[] = [];
  // The work of each request is split into three pieces. The first request starts one of its pieces right away.
  const encounter = duel('sol', 'Soldier', 'Guard');
  const work: OddsWork = {
    type: 'forecast',
    encounter,
    side: 'players',
    seed: 1,
    aim: 0,
    fights: 3 * FIGHTS_PER_PIECE,
  };
  const run = (user: string, background: boolean) =>
    threads.run(user, work, () => undefined, { background }).then(() => finished.push(user));
  await Promise.all([run('packs', true), run('ana', false)]);
  await threads.close();
  expect(finished).toEqual(['ana', 'packs']);
}, 60_000);
