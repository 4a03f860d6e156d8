import type { ForecastWork } from '../../odds/work.ts';
import { type Encounter, PLAYERS } from '../../rules/core/encounter.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { rulesOf } from '../../rules/systems.ts';

/** How well the chance of winning is to be known in the end: ± 1 %. */
const AIM = 0.01;

/** What is asked of a forecast. */
export interface AskedFight {
  /** Whether those who wait unseen are there from the start. */
  readonly unseen: boolean;
  /** The same seed comes to the same forecast. */
  readonly seed: number;
}

/** A fight that is to be forecast, as it stands. Refused where nobody fights, or the fight is decided. */
export function forecastOf(encounter: Encounter, { unseen, seed }: AskedFight): Result<ForecastWork, Refusal> {
  const { hidden = [], ...seen } = encounter;
  const fought = unseen ? encounter : seen;
  const all = unseen ? [...seen.combatants, ...hidden] : seen.combatants;
  const how = rulesOf(encounter).decided({ ...seen, combatants: all });
  if (how !== undefined) return no({ type: 'decided-already', how });
  const stand = new Set(all.filter(({ vitality }) => vitality === 'up').map((each) => each.side));
  if (stand.size < 2) return no({ type: 'nobody-to-fight' });
  const [first] = all;
  const side = all.some((each) => each.side === PLAYERS) ? PLAYERS : (first?.side ?? PLAYERS);
  return ok({
    type: 'forecast',
    encounter: fought,
    side,
    seed,
    aim: AIM,
    ...(!unseen && hidden.length > 0 && { leftOut: hidden.length }),
  });
}
