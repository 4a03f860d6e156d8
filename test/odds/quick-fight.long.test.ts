import { describe, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { expectUsualWins } from './joined-fight.ts';

describe.each(BUILT_IN_IDS)('%s: a quick fight', (system) => {
  test.each([1, 3])('of %i: the players usually win', (players) => {
    expectUsualWins(rulesNamed(system)!, players);
  });
});
