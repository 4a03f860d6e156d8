import { seededChance } from '../../../src/rules/core/dice.ts';
import type { Combatant, Encounter, Style } from '../../../src/rules/core/encounter.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import type { PointsByResource } from '../../../src/rules/core/mind.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { chooseMove } from '../../../src/rules/core/tactics.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../../embeds/random-fight.ts';

/** A combatant in a decision: a premade one with changes. Names must differ. */
export type FightMember = Partial<Combatant> & { readonly as: string };

/** A fight in its first round, at the start of the first combatant's turn. */
export function firstTurnFight(
  system: string,
  [actor, ...others]: readonly [FightMember, ...FightMember[]],
): Encounter {
  const rules = rulesNamed(system) as Ruleset;
  const start = openingEncounter(rules);
  const broughtCombatants = [actor, ...others].map(({ as, resources, ...more }): Combatant => {
    const combatant = premadeCombatant(rules, as, start, more);
    return { ...combatant, resources: { ...combatant.resources, ...resources } };
  });
  const [first] = broughtCombatants as [Combatant];
  const turnBlocks = broughtCombatants.map(({ id }) => [id]);
  return {
    ...start,
    phase: 'fighting',
    round: 1,
    turnOrder: turnBlocks,
    turn: 0,
    combatants: broughtCombatants,
    own: start.own,
    done: [],
    name: first.name,
  };
}

/**
 * What the first combatant decides, once for each seed below `count`. Besides its turn's points, it may spend only the
 * points in `leave`, or anything if that is undefined.
 */
export function decisions(
  encounter: Encounter,
  style: Style,
  leave?: PointsByResource,
  count = 60,
): readonly (Intent | 'end turn')[] {
  const rules = rulesNamed(encounter.system) as Ruleset;
  const actor = encounter.combatants[0]?.id ?? '';
  return Array.from({ length: count }, (_, seed) =>
    chooseMove(rules, encounter, actor, style, seededChance(seed), leave),
  );
}

/** How often each decision was made, under the name that `by` gives it. */
export function countDecisions(
  decisionsMade: readonly (Intent | 'end turn')[],
  by: (intent: Intent) => string | undefined,
) {
  const counts: Record<string, number> = {};
  for (const each of decisionsMade) {
    const name = (each === 'end turn' ? each : by(each)) ?? 'nobody';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
