// Combat Rules v1.3 › Types of Defense; Combat Flow › Declare Actions › Defensive Actions

import { bears, combatant } from '../core/encounter.ts';
import { near } from '../core/refusal.ts';
import { ASK, type Resolution } from '../core/resolution.ts';
import { no, ok } from '../core/result.ts';
import { action } from '../core/ruleset.ts';
import { canAct, takeAction } from './acting.ts';
import { gain } from './conditions.ts';
import { alike, type Fighter, levelsAbove, type Mastery } from './sheet.ts';

/** The ways to defend. Neither has a bonus. */
export const DEFENSES = ['block', 'dodge'] as const;
export type Defense = (typeof DEFENSES)[number];

/** The standing order, the scene setting and the question that say how somebody defends. */
export const DEFENSE = 'defense';

/** The standing defense of one who has set none: dodge where it is free, else block. */
export const CHEAPEST = 'cheapest';

/** Is this defender's Speed at least one level above the attacker's? Then a dodge costs nothing. */
function isFaster(defender: Fighter, attacker: Fighter): boolean {
  return levelsAbove(defender, 'Speed', attacker, 'Speed') >= 1;
}

/** What a defense costs: 1, paid hit or not; a dodge 0 where the defender is the faster. House rule: 0 for the prepared. */
export function defenseCost(defense: Defense, defender: Fighter, attacker: Fighter): number {
  if (bears(defender, 'Prepared')) return 0;
  return defense === 'dodge' && isFaster(defender, attacker) ? 0 : 1;
}

/**
 * Which defense it is: the standing one, or as it is answered where the defender or the scene wants to be asked. Ruling:
 * with none set it is dodge where dodge is free, else block.
 */
export function chooseDefense(resolution: Resolution<Mastery>, defender: Fighter, attacker: Fighter): Defense {
  const order = defender.standingOrders[DEFENSE];
  const standing = DEFENSES.find((each) => each === order);
  if (standing) return standing;
  const asks = order === ASK || (order === undefined && resolution.encounter.settings[DEFENSE] === ASK);
  if (asks) {
    const note = `${attacker.name} comes at ${defender.name}`;
    return resolution.ask({ subject: defender.id, about: DEFENSE, offers: DEFENSES, note });
  }
  return isFaster(defender, attacker) ? 'dodge' : 'block';
}

interface Guard {
  readonly actor: string;
  /** Absent: the standing defense stays as it is. */
  readonly manner?: Defense;
  /** Is it the turn's action, or only an order for later? */
  readonly prepares: boolean;
}

/**
 * "Prepare to block or dodge an anticipated attack." It sets the standing defense at any time; as the turn's action it
 * also prepares. House rule: then the first defense before the next turn costs no stamina.
 */
export const defend = action<Mastery, Guard>({
  title: 'Defend',
  brief:
    'Block or dodge from now on. As your turn’s action, your first defense before your next turn is free (house rule).',
  cite: 'Types of Defense; Combat Flow › Declare Actions',
  when: 'always',
  offers: (encounter, by) => (combatant(encounter, by).vitality === 'up' ? { manners: DEFENSES } : undefined),
  plan(encounter, { actor, manner: typed }) {
    const who = combatant(encounter, actor);
    if (who.vitality !== 'up') return no({ type: 'out-of-the-fight', name: who.name, as: 'collapsed' });
    const prepares = canAct(encounter, actor);
    if (typed === undefined)
      return prepares ? ok({ actor, prepares }) : no({ type: 'missing', what: DEFENSE, known: DEFENSES });
    const how = DEFENSES.find((each) => alike(each, typed));
    if (how) return ok({ actor, manner: how, prepares });
    const like = near(typed, DEFENSES);
    return no({ type: 'no-such', what: DEFENSE, typed, known: DEFENSES, ...(like && { near: like }) });
  },
  resolve(resolution, { actor: by, manner: how, prepares }) {
    resolution.record({ type: 'declared', action: 'defend', actor: by, ...(how && { manner: how }) });
    const before = resolution.combatant(by).standingOrders[DEFENSE];
    if (how && before !== how) {
      const given = { ...(before !== undefined && { before }), after: how };
      resolution.record({ type: 'standing-order-set', subject: by, about: DEFENSE, ...given });
    }
    if (!prepares) return;
    takeAction(resolution, by, 'Defend');
    gain(resolution, by, 'Prepared');
  },
});
