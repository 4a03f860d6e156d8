import { describe, test } from 'vitest';
import { SECRECY_LEVELS } from '../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { type AskedSystem, expectSecretOffers } from './asked-creature.ts';

describe.each(BUILT_IN_IDS as AskedSystem[])('%s: a question to a creature', (system) => {
  test.each(SECRECY_LEVELS.filter((each) => each !== 'exact'))(
    'with secrecy %s tells no one but the GM what it can answer',
    (secrecy) => expectSecretOffers(system, secrecy),
  );
});
