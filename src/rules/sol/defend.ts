// Project Sol › Physical Combat: reactions, and full defense (Ruling "Attack": house values)

import type { Modifier } from '../core/check.ts';
import { bears, type CombatantId, type Encounter, find, onTurn } from '../core/encounter.ts';
import { near, type Refusal } from '../core/refusal.ts';
import { ASK, type Resolution } from '../core/resolution.ts';
import { no, ok, type Result } from '../core/result.ts';
import { action } from '../core/ruleset.ts';
import { house } from './content/house.ts';
import { lastStand } from './last-stand.ts';
import { POINTS, pay, points } from './points.ts';
import type { Fighter, Sol, Weapon } from './sheet.ts';

/** What can be done against an attack; a parry against melee only. */
export const REACTIONS = ['none', 'dodge', 'parry'] as const;
type Reaction = (typeof REACTIONS)[number];
const FULL = 'full defense';
const HOWS = [...REACTIONS, FULL, ASK] as const;
type How = (typeof HOWS)[number];

/** A standing reaction for as long as points last, or the whole turn spent on full defense. */
export const defend = action<Sol, { readonly actor: CombatantId; readonly manner: How }>({
  title: 'Defend',
  brief:
    'A dodge, a parry (melee), none or ask for every attack on you; full defense takes all points of your turn (house values).',
  cite: 'Physical Combat (reactions); Ruling "Attack" (house values)',
  when: 'always',
  offers(encounter, by) {
    const who = find(encounter, by);
    if (!who || who.vitality === 'dead') return undefined;
    return { manners: HOWS.filter((how) => how !== FULL || mayDefendFully(encounter, who).ok) };
  },
  plan(encounter, { actor, manner: typed = 'dodge' }) {
    const who = find(encounter, actor);
    if (!who || who.vitality === 'dead') return no({ type: 'out-of-the-fight', name: who?.name ?? actor, as: 'dead' });
    const how = HOWS.find((each) => each === typed.trim().toLowerCase());
    if (how === undefined) {
      const like = near(typed, HOWS);
      return no({ type: 'no-such', what: 'defense', typed, known: HOWS, ...(like !== undefined && { near: like }) });
    }
    if (how !== FULL) return ok({ actor, manner: how });
    const may = mayDefendFully(encounter, who);
    return may.ok ? ok({ actor, manner: how }) : may;
  },
  resolve(resolution, { actor: by, manner: how }) {
    if (how === FULL) return fullDefense(resolution, by);
    resolution.record({ type: 'declared', action: 'defend', actor: by, manner: how });
    const before = resolution.combatant(by).standingOrders.reaction;
    resolution.record({
      type: 'standing-order-set',
      subject: by,
      about: 'reaction',
      ...(before !== undefined && { before }),
      after: how,
    });
  },
});

/** Full defense takes a turn and all points that are left, at least 1. */
function mayDefendFully(encounter: Encounter<Sol>, who: Fighter): Result<undefined, Refusal> {
  if (encounter.phase !== 'fighting') return no({ type: 'not-now', action: 'Full defense', phase: encounter.phase });
  const turn = onTurn(encounter);
  if (!turn.some(({ id }) => id === who.id))
    return no({ type: 'not-your-turn', name: who.name, turn: turn.map(({ name }) => name) });
  if (points(who) >= 1) return ok();
  return no({ type: 'nothing-left', name: who.name, what: POINTS, need: 1, left: points(who) });
}

/** WIL is added to every defense until the next own turn. */
function fullDefense(resolution: Resolution<Sol>, by: CombatantId): void {
  resolution.record({ type: 'declared', action: 'defend', actor: by, manner: FULL });
  pay(resolution, by, points(resolution.combatant(by)), FULL);
  const before = bears(resolution.combatant(by), FULL);
  if (before) resolution.record({ type: 'condition-ended', subject: by, condition: before, why: 'defends anew' });
  const lasting = { until: 'turn-start', of: by, left: 1 } as const;
  resolution.record({ type: 'condition-gained', subject: by, condition: { key: FULL, name: FULL, duration: lasting } });
}

/** One reaction per attack, named before dice are rolled: what it adds to this defense. It is paid at once. */
export function react(
  resolution: Resolution<Sol>,
  {
    attacker,
    target,
    weapon,
  }: { readonly attacker: CombatantId; readonly target: CombatantId; readonly weapon: Weapon },
): readonly Modifier[] {
  const who = resolution.combatant(target);
  const cost = house(resolution.encounter, 'reaction-cost');
  if (resolution.encounter.phase !== 'fighting' || who.vitality !== 'up' || points(who) < cost) return [];
  const last = lastStand(who) && points(who) === cost;
  const reaction = reactionOf(resolution, who, weapon, last, resolution.combatant(attacker).name);
  if (reaction === 'none') return [];
  pay(resolution, target, cost, reaction);
  return [{ value: house(resolution.encounter, 'reaction-dice'), why: reaction }];
}

/** The standing order answers, without spending the last point of a last stand unless that is ordered too. */
function reactionOf(
  resolution: Resolution<Sol>,
  who: Fighter,
  weapon: Weapon,
  last: boolean,
  attacker: string,
): Reaction {
  const offers = REACTIONS.filter((each) => each !== 'parry' || weapon.kind === 'melee');
  const { reaction: order } = who.standingOrders;
  if (order === ASK) {
    const fall = last ? '; it is your last point: you would fall unconscious' : '';
    return resolution.ask({
      subject: who.id,
      about: 'reaction',
      offers,
      note: `${attacker} attacks with ${weapon.name}${fall}`,
    });
  }
  if (last && who.standingOrders['last point'] !== 'spend') return 'none';
  return offers.find((each) => each === order) ?? 'none';
}
