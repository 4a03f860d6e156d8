// TDGS › 5 Actions: the list of actions, in the order players see them; Base Defense, Active Defense (as ruled: full
// defense)

import { type Action, action } from '../../core/action.ts';
import { type CombatantId, combatant, findCondition, onTurn } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import { no, ok, unknownName } from '../../core/refusal.ts';
import { declare } from '../../core/resolution.ts';
import { checkCanAct, payCost } from '../acting.ts';
import { attack } from '../attack.ts';
import { cast } from '../cast.ts';
import { hazard, ward } from '../hazards.ts';
import { rest } from '../healing.ts';
import { instant } from '../instants.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import { type Fighter, INTERRUPTS, type Tdgs } from '../sheet.ts';
import { chase, concentrate, dispel } from './focus.ts';
import { breakFree, grapple, release } from './grapple.ts';
import { destroy, equip, use } from './items.ts';
import { disengage, move, step } from './movement.ts';
import { delay, fire, help, ready } from './ready.ts';
import { dropProne, shove, stand } from './shove.ts';
import { check, deceive, insight, intimidate, persuade, suggest } from './social.ts';
import { hide, search } from './stealth.ts';
import { extinguish, treat, wake } from './treat.ts';

const DEFEND_ACTION = { title: 'Defend', cost: 'Action', kind: 'physical' } as const;
export const FULL_DEFENSE = 'full';

interface DefensePlan {
  readonly actor: CombatantId;
  /** The auto-reaction to future attacks. Undefined if the action is full defense instead. */
  readonly reaction?: string;
  readonly intent: Intent;
}

/**
 * Ruling: without a manner, this is full defense, which costs the Action and gives +2 REF until the start of the next
 * turn. With Dodge, Block or Parry (or `none`, `first` or `ask`) as its manner, it sets the auto-reaction to attacks,
 * for free.
 */
const defend = action<Tdgs, DefensePlan>({
  title: 'Defend',
  cite: 'Ruling: full defense; 5 Actions › Active Defense',
  when: 'always',
  kind: 'guard',
  offers(encounter, actor) {
    const who = combatant(encounter, actor);
    if (encounter.phase === 'ended' || who.vitality !== 'up') return undefined;
    const isActorsTurn = onTurn(encounter).some(({ id }) => id === actor);
    const fullDefenseManners =
      isActorsTurn && checkCanAct(encounter, actor, DEFEND_ACTION).ok && !findCondition(who, 'Full Defense')
        ? [FULL_DEFENSE]
        : [];
    const manners = [...fullDefenseManners, ...interruptReactions(who)];
    return manners.length > 0 ? { manners } : undefined;
  },
  plan(encounter, intent) {
    const { actor, manner } = intent;
    const who = combatant(encounter, actor);
    const input = manner?.trim().toLowerCase() ?? FULL_DEFENSE;
    const reactions = interruptReactions(who);
    if (input !== FULL_DEFENSE && input !== 'full defense') {
      const reaction = reactions.find((each) => each.toLowerCase() === input);
      if (reaction !== undefined) return ok({ actor, reaction, intent });
      return unknownName('defense', manner ?? '', [FULL_DEFENSE, ...reactions]);
    }
    const combatantsOnTurn = onTurn(encounter);
    if (encounter.phase !== 'fighting') return no({ type: 'not-now', action: 'Defend', phase: encounter.phase });
    if (!combatantsOnTurn.some(({ id }) => id === actor))
      return no({ type: 'not-your-turn', name: who.name, turn: combatantsOnTurn.map(({ name }) => name) });
    const actionCheck = checkCanAct(encounter, actor, DEFEND_ACTION);
    if (!actionCheck.ok) return actionCheck;
    if (findCondition(who, 'Full Defense'))
      return no(refusal('already', { name: who.name, condition: 'Full Defense' }));
    return ok({ actor, intent });
  },
  resolve(resolution, { actor, reaction, intent }) {
    const reactionBefore = resolution.combatant(actor).standingOrders.interrupt;
    declare(resolution, intent, { manner: reaction ?? FULL_DEFENSE });
    if (reaction === undefined) {
      payCost(resolution, actor, 'Action', because({ id: 'action', action: 'full defense' }));
      const condition = {
        key: 'Full Defense',
        name: 'Full Defense',
        duration: { until: 'turn-start', of: actor, left: 1 },
      } as const;
      resolution.record({ type: 'condition-gained', subject: actor, condition });
    } else if (reactionBefore !== reaction) {
      const beforeField = reactionBefore === undefined ? {} : { before: reactionBefore };
      resolution.record({
        type: 'standing-order-set',
        subject: actor,
        about: 'interrupt',
        ...beforeField,
        after: reaction,
      });
    }
  },
});

/**
 * The possible auto-reactions: the combatant's interrupts, then `first`, `none` and `ask`. Empty without interrupts.
 */
function interruptReactions(who: Fighter): readonly string[] {
  const ownInterrupts = INTERRUPTS.filter((kind) => who.sheet.abilities.some(({ interrupt }) => interrupt === kind));
  return ownInterrupts.length === 0 ? [] : [...ownInterrupts, 'first', 'none', 'ask'];
}

/** Every action of the book by its key. */
export const actions: Readonly<Record<string, Action<Tdgs>>> = {
  attack,
  cast,
  defend,
  rest,
  move,
  step,
  disengage,
  grapple,
  shove,
  escape: breakFree,
  release,
  stand,
  drop: dropProne,
  extinguish,
  treat,
  wake,
  help,
  ready,
  fire,
  delay,
  use,
  equip,
  hide,
  search,
  intimidate,
  persuade,
  deceive,
  insight,
  suggest,
  concentrate,
  dispel,
  chase,
  instant,
  hazard,
  destroy,
  ward,
  check,
};
