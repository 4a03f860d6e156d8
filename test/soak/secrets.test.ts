import { describe, expect, test } from 'vitest';
import { SECRECIES } from '../../src/rules/core/secrecy.ts';
import { SYSTEM_IDS } from '../../src/rules/systems.ts';
import { LONG } from './length.ts';
import { differences } from './secret-search.ts';

describe.each(SYSTEM_IDS)(
  '%s: what a GM has noted of a creature, an ambush, secret dice, a whisper, a pack',
  (system) => {
    const kept = SECRECIES.filter((each) => each !== 'exact');
    // In the short form one for each system.
    test.each(LONG ? kept : [kept[SYSTEM_IDS.indexOf(system) % kept.length]!])(
      'with secrecy %s are found out by no one else, through no command, suggestion, button or file',
      async (secrecy) => {
        const told = await differences(system, secrecy);
        expect(told.slice(0, 12).join('\n')).toBe('');
      },
      120_000,
    );
  },
);

test('with secrecy exact everyone may know, and the same search finds it', async () => {
  const told = (await differences('tdgs', 'exact', ['encounter', 'log'])).join('\n');
  expect(told).toContain('/encounter status');
  expect(told).toContain('/log show');
}, 120_000);
