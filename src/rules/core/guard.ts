import type { CombatantId, Encounter } from './encounter.ts';
import type { Intent } from './intent.ts';
import { begin } from './play.ts';
import { actionName, type Ruleset } from './ruleset.ts';

/** What somebody can do now to be harder to hit, as their rules have it. Nothing where it is done, or cannot be. */
export function guardOf(rules: Ruleset, encounter: Encounter, actor: CombatantId): Intent | undefined {
  const action = actionName(rules, 'defend');
  const defend = action === undefined ? undefined : { action, actor };
  const guard = rules.guardAct ? rules.guardAct(encounter, actor) : defend;
  return guard && begin(rules, encounter, guard).ok ? guard : undefined;
}
