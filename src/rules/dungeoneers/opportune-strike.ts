// Dungeoneers › Actions › Disengage: the opportune strike. Ruling: opportune strike

import { type CombatantId, resource } from '../core/encounter.ts';
import { ASK } from '../core/resolution.ts';
import type { Weapon } from './arms.ts';
import { IMPROVISED } from './content/weapons.ts';
import { isThreatened, standsBehind, threateners, turnTo } from './position.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';
import { makeAnAttack } from './strike.ts';

/** The standing order by which a creature takes its opportune strikes. */
export const OPPORTUNE_STRIKE = 'opportune strike';

/** The melee weapon a creature has in hand, or what it improvises. */
export function meleeWeapon({ sheet }: Creature): Weapon {
  return sheet.weapons.find(({ equipped, range }) => equipped && range === undefined) ?? IMPROVISED;
}

/**
 * A Threatened creature gives an opening: everyone who threatens it, and whom `who` picks, may strike it once, in the
 * order of the round, for 1 reaction point, with the melee weapon in hand and no bought dice. True if it lives.
 */
export function opportuneStrikes(
  resolution: DungeoneersResolution,
  mover: CombatantId,
  because: string,
  who: (threatener: CombatantId) => boolean = () => true,
): boolean {
  if (!isThreatened(resolution.encounter, mover)) return true;
  for (const { id } of threateners(resolution.encounter, mover)) {
    if (resolution.combatant(mover).vitality === 'dead') return false;
    const striker = resolution.combatant(id);
    const points = resource(striker, 'reaction points');
    if (!who(id) || striker.vitality !== 'up' || points.value < 1 || !wants(resolution, striker, mover, because))
      continue;
    const weapon = meleeWeapon(striker);
    resolution.record({
      type: 'declared',
      action: 'opportune strike',
      actor: id,
      targets: [mover],
      tool: weapon.name,
      manner: because,
    });
    const { value: before, ...limit } = points;
    const spent = { subject: id, resource: 'reaction points', why: 'opportune strike', before, after: before - 1 };
    resolution.record({ type: 'spent', ...spent, ...limit });
    turnTo(resolution, id, mover);
    const behind = standsBehind(resolution.encounter, id, mover);
    makeAnAttack(resolution, { attacker: id, target: mover, weapon, ranged: false, behind, bought: 0, forPierce: 0 });
  }
  return resolution.combatant(mover).vitality !== 'dead';
}

function wants(resolution: DungeoneersResolution, striker: Creature, mover: CombatantId, because: string): boolean {
  const order = striker.standingOrders[OPPORTUNE_STRIKE];
  if (order !== ASK) return order !== 'hold';
  const note = `${resolution.combatant(mover).name} ${because}`;
  return (
    resolution.ask({ subject: striker.id, about: OPPORTUNE_STRIKE, offers: ['strike', 'hold'], note }) === 'strike'
  );
}
