import { test } from 'vitest';
import { askThree } from './asked-three.ts';
import { openTavern } from './tavern.ts';

test('Three are asked at once and answer by taps, through an undo; the record verifies', async () => {
  await askThree(await openTavern(), async () => undefined);
}, 60_000);
