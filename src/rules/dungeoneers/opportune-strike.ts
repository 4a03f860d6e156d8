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
  scene: DungeoneersResolution,
  mover: CombatantId,
  because: string,
  who: (threatener: CombatantId) => boolean = () => true,
): boolean {
  if (!isThreatened(scene.encounter, mover)) return true;
  for (const { id } of threateners(scene.encounter, mover)) {
    if (scene.combatant(mover).vitality === 'dead') return false;
    const striker = scene.combatant(id);
    const points = resource(striker, 'reaction points');
    if (!who(id) || striker.vitality !== 'up' || points.value < 1 || !wants(scene, striker, mover, because)) continue;
    const weapon = meleeWeapon(striker);
    scene.record({
      type: 'declared',
      action: 'opportune strike',
      actor: id,
      targets: [mover],
      tool: weapon.name,
      manner: because,
    });
    const { value: before, ...limit } = points;
    const spent = { subject: id, resource: 'reaction points', why: 'opportune strike', before, after: before - 1 };
    scene.record({ type: 'spent', ...spent, ...limit });
    turnTo(scene, id, mover);
    const behind = standsBehind(scene.encounter, id, mover);
    makeAnAttack(scene, { attacker: id, target: mover, weapon, ranged: false, behind, bought: 0, forPierce: 0 });
  }
  return scene.combatant(mover).vitality !== 'dead';
}

function wants(scene: DungeoneersResolution, striker: Creature, mover: CombatantId, because: string): boolean {
  const order = striker.standingOrders[OPPORTUNE_STRIKE];
  if (order !== ASK) return order !== 'hold';
  const note = `${scene.combatant(mover).name} ${because}`;
  return scene.ask({ subject: striker.id, about: OPPORTUNE_STRIKE, offers: ['strike', 'hold'], note }) === 'strike';
}
