import { expect, test } from 'vitest';
import { readInSlices, readPacksAhead } from '../../src/app/read-ahead.ts';
import { type PackFile, packsFor, readNewPack, readStoredPack, UnreadPackError } from '../../src/interaction/packs.ts';
import { packDigest, type StoredPack } from '../../src/session/pack.ts';
import type { Session } from '../../src/session/session.ts';
import { replyText } from '../commands/private-message.ts';
import { theBog } from '../packs/the-bog.ts';
import { PostedTable } from '../posts/posted-table.ts';

/** How many times the event loop ran other work before `work` was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const runAnother = (): void => {
    turns++;
    if (!isOver) setImmediate(runAnother);
  };
  setImmediate(runAnother);
  await work;
  isOver = true;
  return turns;
}

/** The pack The Bog with 60 creatures. With `fault`, every creature is invalid. */
function largePack(id: string, fault: boolean): PackFile {
  const creatures = Array.from({ length: 60 }, (_, index) => ({
    name: `Hag ${index}`,
    brief: 'Old, patient and hungry. '.repeat(8).trim(),
    like: 'Troll',
    sheet: { CON: fault ? 999 : 16, weapons: ['Moon Sickle', 'Dagger'] },
  }));
  const file = JSON.stringify({ ...theBog, id, creatures, scenes: [] });
  return { file, digest: packDigest(file) };
}

test('Packs that aren’t in memory are read one by one, and others are answered in between', async () => {
  const packs = ['sol', 'tdgs', 'tdgs', 'tdgs'].map((system, index): StoredPack => {
    const { file, digest } = largePack(`read-ahead-${index}`, false);
    const { title, revision } = theBog;
    return { id: `read-ahead-${index}`, system, title, revision, file, digest, bytes: 1, at: 0, current: true };
  });
  expect(await turnsDuring(readPacksAhead(packs, 'tdgs'))).toBeGreaterThanOrEqual(2);
  expect(packsFor({ loaded: { packs } } as unknown as Session<'packs'>, 'tdgs')).toHaveLength(3);
});

test('A pack that is read in slices comes out as in one go, fitting or with the same faults', async () => {
  for (const hasFault of [false, true]) {
    const { file, digest } = largePack('in-slices', hasFault);
    const result = await readInSlices({ file, digest });
    expect('pack' in result).toBe(!hasFault);
    expect(result).toEqual(readStoredPack({ file, digest: `${digest} in one go` }));
  }
});

test('A large new pack is asked for once, and then read even if it isn’t in memory', () => {
  const pack = largePack('new', false);
  expect(() => readNewPack(pack)).toThrow(UnreadPackError);
  expect(readNewPack(pack)).toHaveProperty('pack');
  const file = JSON.stringify({ ...theBog, id: 'new-and-small' });
  expect(readNewPack({ file, digest: packDigest(file) })).toHaveProperty('pack');
});

test('A large pack can be uploaded, and its faults are told up to the limit', async () => {
  const postedTable = new PostedTable();
  postedTable.managers = ['mira'];
  const preview = await postedTable.upload('mira', '/pack add', largePack('uploaded', false).file);
  expect(replyText(preview)).toContain('60 creatures');
  const unfit = replyText(await postedTable.upload('mira', '/pack add', largePack('unfit', true).file));
  expect(unfit).toContain('60 things in this pack are wrong');
  expect(unfit).toMatch(/and 37 more/);
});
