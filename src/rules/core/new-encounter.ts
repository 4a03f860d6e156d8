import type { Encounter } from './encounter.ts';
import type { Ruleset } from './ruleset.ts';

/** An encounter of these rules as it opens: nobody has come to it and no round has begun, unless more is said. */
export function newEncounter(
  rules: Ruleset,
  { name, gms = [], settings = {}, ...more }: Pick<Encounter, 'name'> & Partial<Encounter>,
): Encounter {
  return {
    system: rules.id,
    name,
    gms,
    phase: 'gathering',
    round: 0,
    turnOrder: [],
    turn: -1,
    done: [],
    settings,
    combatants: [],
    positions: {},
    own: rules.own.encounter(settings),
    ...more,
  };
}
