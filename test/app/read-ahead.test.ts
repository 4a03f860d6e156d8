import { expect, test } from 'vitest';
import { readAhead } from '../../src/app/read-ahead.ts';
import { packsFor } from '../../src/interaction/packs.ts';
import { packDigest, type StoredPack } from '../../src/session/pack.ts';
import type { Session } from '../../src/session/session.ts';
import { theBog } from '../packs/the-bog.ts';

test('Packs that aren’t in memory are read one by one, and others are answered in between', async () => {
  const packs = ['sol', 'tdgs', 'tdgs', 'tdgs'].map((system, n): StoredPack => {
    const file = JSON.stringify({ ...theBog, id: `read-ahead-${n}` });
    const { title, revision } = theBog;
    return {
      id: `read-ahead-${n}`,
      system,
      title,
      revision,
      file,
      digest: packDigest(file),
      bytes: 1,
      at: 0,
      current: true,
    };
  });
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await readAhead(packs, 'tdgs');
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(packsFor({ loaded: { packs } } as unknown as Session<'packs'>, 'tdgs')).toHaveLength(3);
});
