import { afterAll, describe, expect, test } from 'vitest';
import { balanceOf } from '../../commands/balance.ts';
import { OddsThreads } from '../../src/app/odds/odds-threads.ts';
import { type BalanceWork, suggestionsOf, winShareOf, withLineup } from '../../src/odds/balance.ts';
import { FIGHTS_PER_PIECE } from '../../src/odds/forecast.ts';
import type { OddsWork } from '../../src/odds/work.ts';
import { PLAYERS } from '../../src/rules/core/encounter.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { singleThreadResult } from '../odds/alone.ts';
import { LONG } from './length.ts';

/**
 * The approximate number of creatures to try. There are so few because the search simulates hundreds of fights with
 * each.
 */
const CREATURE_COUNT = 5;
/**
 * The number of fights that check each suggestion. The share of these fights that players win must differ from the
 * forecast by less than four standard errors of the difference.
 */
const FIGHT_COUNT = 240;
const MAX_ERROR = 4 * Math.sqrt((2 * 0.25) / FIGHT_COUNT);

const threads = new OddsThreads(2);
afterAll(() => threads.close());

describe.each(BUILT_IN_IDS)('%s: a fair fight', (system) => {
  const rules = rulesNamed(system)!;
  const start = openingEncounter(rules);
  const heroes = rules.archetypes.filter(({ kind }) => kind === 'character').slice(0, 3);
  const combatants = heroes.map(({ name }) => premadeCombatant(rules, name, start));
  const workResult = balanceOf({ ...start, combatants }, { hidden: false, seed: 1 });

  test.runIf(LONG)(
    'is as hard with other dice, and the same on two threads as on one',
    async () => {
      if (!workResult.ok) throw new Error(workResult.why.type);
      const { creatures } = workResult.value;
      const stepSize = Math.ceil(creatures / CREATURE_COUNT);
      const kinds = workResult.value.kinds.slice(0, creatures).filter((_, index) => index % stepSize === 0);
      const smallWork: BalanceWork = { ...workResult.value, kinds, creatures: kinds.length };
      const result = singleThreadResult(smallWork);
      expect(await threads.run('ana', smallWork, () => undefined)).toEqual(result);
      const suggestions = suggestionsOf(result.balance!);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const { lineup, forecast } of suggestions) {
        const encounter = withLineup(smallWork.encounter, kinds, lineup);
        const checkingWork: OddsWork = { type: 'forecast', encounter, side: PLAYERS, seed: 9, aim: 0 };
        const { forecast: other } = singleThreadResult(checkingWork, FIGHT_COUNT / FIGHTS_PER_PIECE);
        expect(Math.abs(winShareOf(other) - winShareOf(forecast))).toBeLessThan(MAX_ERROR);
      }
    },
    600_000,
  );
});
