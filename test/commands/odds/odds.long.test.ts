import { describe, test } from 'vitest';
import { BUILT_IN_IDS } from '../../../src/rules/systems.ts';
import { expectAlikeTogether, expectPrivateOdds, expectSameOdds } from './duel-table.ts';

describe.each(BUILT_IN_IDS)('%s: /odds', (system) => {
  test('tells only the asker how likely an attack is to hit, and changes nothing', () => expectPrivateOdds(system));

  test('puts targets with the same odds together, and others apart', () => expectAlikeTogether(system));

  test.each(['words', 'hidden'] as const)(
    'with secrecy=%s: tells a player the same of two enemies that look alike',
    (secrecy) => expectSameOdds(system, secrecy),
  );
});
