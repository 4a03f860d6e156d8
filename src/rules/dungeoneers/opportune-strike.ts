// Dungeoneers › Actions › Disengage: the opportune strike. Ruling: opportune strike

import { type CombatantId, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import { ASK } from '../core/resolution.ts';
import type { Weapon } from './arms.ts';
import { lacks } from './basic-actions.ts';
import { IMPROVISED } from './content/equipment.ts';
import { turnTo } from './facing.ts';
import { declare, pay } from './intent.ts';
import { behind, isThreatened, threateners } from './position.ts';
import { because } from './reasons.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';
import { makeAnAttack } from './strike.ts';

/** The auto-reaction for opportune strikes. */
export const OPPORTUNE_STRIKE = 'opportune strike';

/** The melee weapon a creature has equipped, or an improvised one. */
export function meleeWeapon({ sheet }: Creature): Weapon {
  return sheet.weapons.find(({ equipped, range }) => equipped && range === undefined) ?? IMPROVISED;
}

/** What provokes the strike. */
type Opening = 'leaves the threat range' | 'attacks from afar' | 'casts from afar';

const STRIKE = because({ id: 'opportune strike' });

/**
 * A Threatened creature provokes strikes. Each creature that threatens it and passes `who` may strike it once, in turn
 * order, for 1 reaction point, with its equipped melee weapon and no bought dice. True if it survives.
 */
export function opportuneStrikes(
  resolution: DungeoneersResolution,
  mover: CombatantId,
  opening: Opening,
  who: (threatener: CombatantId) => boolean = () => true,
): boolean {
  if (!isThreatened(resolution.encounter, mover)) return true;
  for (const { id } of threateners(resolution.encounter, mover)) {
    if (resolution.combatant(mover).vitality === 'dead') return false;
    const striker = resolution.combatant(id);
    const points = resource(striker, 'reaction points').value;
    if (
      !who(id) ||
      striker.vitality !== 'up' ||
      points < 1 ||
      lacks(striker, 'attack') ||
      !wants(resolution, striker, mover, opening)
    )
      continue;
    const weapon = meleeWeapon(striker);
    const intent = { action: 'opportune strike', actor: id, targets: [mover] };
    declare(resolution, intent, { tool: weapon.name, manner: opening });
    pay(resolution, id, 'reaction points', 1, STRIKE);
    turnTo(resolution, id, mover);
    makeAnAttack(resolution, {
      attacker: id,
      target: mover,
      weapon,
      ranged: false,
      bought: 0,
      forPierce: 0,
      ...given({ behind: behind(resolution.encounter, id, mover) }),
    });
  }
  return resolution.combatant(mover).vitality !== 'dead';
}

function wants(resolution: DungeoneersResolution, striker: Creature, mover: CombatantId, opening: Opening): boolean {
  const order = striker.standingOrders[OPPORTUNE_STRIKE];
  if (order !== ASK) return order !== 'hold';
  const question = { subject: striker.id, about: OPPORTUNE_STRIKE, note: because({ id: opening, mover }) };
  return resolution.ask({ ...question, offers: ['strike', 'hold'] }) === 'strike';
}
