import { afterAll, expect, test } from 'vitest';
import { makeAndShare, SYSTEM_INPUTS } from './pack-making.ts';
import { openTavern, stopMeasuring } from './tavern.ts';

const tavern = await openTavern();

afterAll(() => stopMeasuring(tavern));

test('A GM makes creatures, a condition and a weapon by taps and forms, plays and shares them; another server opens the scene', async () => {
  const input = SYSTEM_INPUTS.find(({ system }) => system === 'mastery')!;
  expect(await makeAndShare(tavern, input)).toContain('Moon Sickle');
}, 60_000);
