import type { Combatant, Encounter, System } from './encounter.ts';
import type { Meter, Ruleset } from './ruleset.ts';

/** The meter that says how hurt somebody is. Undefined: there is none. */
export function mainMeterOf<S extends System>(
  rules: Pick<Ruleset<S>, 'meters' | 'mainMeter'>,
  of: Combatant<S>,
  encounter: Encounter<S>,
): Meter | undefined {
  return rules.mainMeter ? rules.mainMeter(of) : rules.meters(of, encounter).find(({ main }) => main);
}
