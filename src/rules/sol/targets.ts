// Project Sol › Actions in Combat: whom an attack may be aimed at, and with what

import { choose } from '../core/choose.ts';
import { type CombatantId, combatant, type Encounter, find } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Offers, Way } from '../core/offers.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import { standsAt } from '../core/standing.ts';
import { inHand, readyToUse } from './actions/draw.ts';
import { isWithinReach } from './distance.ts';
import { house } from './house.ts';
import { POINTS, points } from './points.ts';
import { refuse } from './refusals.ts';
import { arms, type Fighter, type Sol, type Weapon } from './sheet.ts';
import { COVERS, isInSight } from './situation.ts';

/** Whom somebody may attack now, foes first, and with which weapons: on a field only who is in sight and within reach. */
export function attackOffers(encounter: Encounter<Sol>, actor: CombatantId): Offers | undefined {
  const attacker = find(encounter, actor);
  if (!attacker) return undefined;
  const weapons = payable(encounter, attacker);
  const at = inSight(encounter, attacker).filter((who) =>
    weapons.some((weapon) => reaches(encounter, attacker, who, weapon)),
  );
  const tools = weapons.filter((weapon) => at.some((who) => reaches(encounter, attacker, who, weapon)));
  if (at.length === 0) return undefined;
  return { targets: at.map(({ id }) => id), tools: tools.map(({ name }) => name) };
}

/** Those who may be targeted, foes first: allies may be attacked too. */
function inSight(encounter: Encounter<Sol>, attacker: Fighter): readonly Fighter[] {
  const seen = encounter.combatants.filter(
    (who) => who.id !== attacker.id && who.vitality !== 'dead' && isInSight(encounter, attacker.id, who),
  );
  return [...seen.filter(({ side }) => side !== attacker.side), ...seen.filter(({ side }) => side === attacker.side)];
}

/** A melee weapon reaches squares that touch, any other as far as one sees. Ruling "The field". */
export function reaches(encounter: Encounter<Sol>, attacker: Fighter, target: Fighter, { kind }: Weapon): boolean {
  return kind !== 'melee' || isWithinReach(encounter, attacker, target);
}

/** The weapons that are ready, and for which there are points. */
function payable(encounter: Encounter<Sol>, attacker: Fighter): readonly Weapon[] {
  return ready(attacker).filter((each) => points(attacker) >= attackCost(encounter, each));
}

function ready(attacker: Fighter): readonly Weapon[] {
  return arms(attacker.sheet).filter((each) => readyToUse(attacker, each));
}

/**
 * With what is in hand first, and with whatever else needs no drawing. On a field nothing has to be declared. Where there are
 * points for none, nothing is offered: then they are the ways of a turn to come, for plans.
 */
export function attackWays(encounter: Encounter<Sol>, actor: CombatantId): readonly Way[] {
  const attacker = combatant(encounter, actor);
  const held = inHand(attacker).name;
  const able = payable(encounter, attacker);
  const weapons = able.length > 0 ? able : ready(attacker);
  const seen = standsAt(encounter, actor) && inSight(encounter, attacker);
  return weapons
    .toSorted((a, b) => Number(b.name === held) - Number(a.name === held))
    .flatMap((weapon) => {
      const targets = seen?.filter((who) => reaches(encounter, attacker, who, weapon)).map(({ id }) => id);
      if (targets?.length === 0) return [];
      return {
        harms: true as const,
        costs: [{ resource: POINTS, points: attackCost(encounter, weapon) }],
        ...given({
          targets,
          situation: targets ? undefined : DECLARED,
          tool: weapon.name === held ? undefined : weapon.name,
        }),
      };
    });
}

const DECLARED = { cover: COVERS.filter((each) => each !== 'concealed'), flanked: ['flanked'] };

export function weaponOf(
  encounter: Encounter<Sol>,
  attacker: Fighter,
  typed: string | undefined,
): Result<Weapon, Refusal> {
  if (typed === undefined) return ok(inHand(attacker));
  const chosen = choose('weapon', typed, arms(attacker.sheet));
  if (!chosen.ok) return chosen;
  const weapon = chosen.value;
  if (readyToUse(attacker, weapon)) return ok(weapon);
  const cost = house(encounter, 'draw-cost');
  return refuse('not-in-hand', { weapon: weapon.name, hand: inHand(attacker).name, cost });
}

/** A weapon's own cost, or the house value. */
export function attackCost(encounter: Encounter<Sol>, { points: own }: Weapon): number {
  return own ?? house(encounter, 'attack-cost');
}
