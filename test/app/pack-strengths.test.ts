import { expect, test } from 'vitest';
import { OddsThreads } from '../../src/app/odds/odds-threads.ts';
import { PackStrengths } from '../../src/app/odds/pack-strengths.ts';
import { measuredInWords, measuredStrengthOf, rememberStrength } from '../../src/interaction/measured.ts';
import { readStored } from '../../src/interaction/packs.ts';
import { measuredStrength } from '../../src/odds/measure-strength.ts';
import { strengthFound } from '../../src/odds/strength-work.ts';
import { begun, isDone, joined, orderOf, pieceOf, type Work } from '../../src/odds/work.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { packDigest, type StoredPack } from '../../src/session/pack.ts';

// Its fights are the quickest.
const rules = rulesNamed('mastery')!;
const wanted = rules.archetypes.find(({ kind }) => kind === 'creature')!;

/** A pack with a creature like the book's Goblin, with a number that no other test uses. */
function stored(): StoredPack {
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
  const work: Work = { type: 'strength', system: rules.id, sheet: wanted.sheet, seed: 1, fights: 8 };
  let result = begun(work);
  for (let piece = 0; !isDone(work, result); piece++) {
    const order = orderOf(work, piece, result);
    result = joined(work, result, pieceOf(order.work, order.piece));
  }
  expect(strengthFound(result.measuring!)).toBe(measuredStrength(rules, wanted, { fights: 8 }));
});

test('A pack’s creatures are measured roughly, then better, and only once for all servers', async () => {
  const pack = stored();
  const read = readStored(pack);
  const sheet = 'pack' in read ? read.pack.creatures[0]!.sheet : {};
  const asked: number[] = [];
  const seen: boolean[] = [];
  const threads = {
    // The characters win every fight.
    async run(_user: string, work: Work) {
      if (work.type !== 'strength') throw new Error('Other work');
      asked.push(work.fights);
      const measured = measuredStrengthOf('dungeoneers', sheet);
      if (measured) seen.push(measured.isRough);
      let result = begun(work);
      while (!isDone(work, result)) result = joined(work, result, { bout: { points: 8, fights: 8 } });
      return result;
    },
  };
  const strengths = new PackStrengths(threads, { error: (about) => expect.fail(JSON.stringify(about)) });
  strengths.look([pack]);
  strengths.look([pack]);
  await strengths.done();
  expect([asked, seen]).toEqual([[64, 256], [true]]);
  expect(measuredInWords('dungeoneers', sheet)).toBe('32 to one character');
  const other = new PackStrengths(threads, { error: (about) => expect.fail(JSON.stringify(about)) });
  other.look([pack]);
  await other.done();
  expect(asked).toEqual([64, 256]);
});

test('A rough strength is told as about so much', () => {
  const sheet = { of: 'a test' };
  for (const [strength, told] of [
    [0.2, 'about 5 to one character'],
    [1, 'worth about 1 character'],
    [2, 'worth about 2 characters'],
  ] as const) {
    rememberStrength('tdgs', sheet, { strength, isRough: true });
    expect(measuredInWords('tdgs', sheet)).toBe(told);
  }
});

test('Work that someone waits for gets the threads first', async () => {
  const threads = new OddsThreads(1);
  const finished: string[] = [];
  const work = (fights: number) =>
    ({ type: 'strength', system: rules.id, sheet: wanted.sheet, seed: 1, fights }) as const;
  const run = (user: string, background: boolean) =>
    threads.run(user, work(8), () => undefined, { background }).then(() => finished.push(user));
  await Promise.all([run('packs', true), run('ana', false)]);
  await threads.close();
  expect(finished).toEqual(['ana', 'packs']);
}, 60_000);
