import type { Encounter, System } from './encounter.ts';
import type { Ruleset } from './ruleset.ts';

/** A new encounter under these rules. It has no combatants and no rounds unless `more` has them. */
export function newEncounter<S extends System>(
  rules: Ruleset<S>,
  { name, gms = [], settings = {}, ...more }: Pick<Encounter, 'name'> & Partial<Encounter<S>>,
): Encounter<S> {
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
    ...(rules.scene && { scene: { resources: rules.scene.resources(settings) } }),
    ...more,
  };
}
