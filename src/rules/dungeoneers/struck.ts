// Dungeoneers: the facts of a blow or a spell, by which its story is told; optional rules: critical hits

import { resource } from '../core/encounter.ts';
import type { BlowResult, Harm, Roll, Struck } from '../core/reason.ts';
import type { DamageType, Weapon } from './arms.ts';
import type { Pool } from './dice.ts';
import type { Creature, Dungeoneers, DungeoneersResolution } from './sheet.ts';

const HARM: Readonly<Record<DamageType, Harm>> = {
  bludgeoning: 'crush',
  piercing: 'stab',
  slashing: 'slash',
  heat: 'fire',
  cold: 'cold',
  toxic: 'poison',
  melt: 'acid',
  erase: 'dark',
};

/** How it went for whom it was meant. */
interface Course {
  /** The target as it was before. */
  readonly before: Creature;
  readonly damage: DamageType | undefined;
  /** What it comes to where nothing about the target has changed. */
  readonly otherwise: BlowResult;
}

/** Puts on the record what came of a blow, when all of it is settled. */
export function tellBlow(
  resolution: DungeoneersResolution,
  blow: Omit<Struck<Dungeoneers>, 'type' | 'result' | 'harm'>,
  { before, damage, otherwise }: Course,
): void {
  const result = resultOf(before, resolution.combatant(blow.target)) ?? otherwise;
  const struck = { ...blow, type: 'struck', result } as const;
  const hurts = damage !== undefined && (result === 'hurt' || result === 'dead');
  resolution.record(hurts ? { ...struck, harm: [HARM[damage]] } : struck);
}

function resultOf(before: Creature, after: Creature): BlowResult | undefined {
  if (after.vitality === 'dead') return 'dead';
  const wounds = resource(after, 'wounds').value - resource(before, 'wounds').value;
  if (wounds > 0 || resource(after, 'stress').value > resource(before, 'stress').value) return 'hurt';
  return wounds < 0 ? 'healed' : undefined;
}

/** Critical by the weapon's class, as it hits. Such a hit pierces of itself. */
export function hitsCritically(attacker: Creature, weapon: Weapon, own: Roll, theirs: Roll, dodging: Pool): boolean {
  switch (weapon.class) {
    case 'Blade':
    case 'Bow':
      return own.total >= dodging.count * dodging.sides;
    case 'Cudgel':
    case 'Axe':
      return attacker.sheet.power >= theirs.total;
    case 'Lance':
      return own.dice.filter(({ sides, face }) => sides === weapon.hit && face === sides).length >= 2;
    case 'Improvised':
      return false;
    default:
      return weapon.class satisfies never;
  }
}

/** Critical by how deep it goes: twice what it had to overcome, where there was anything. */
export function piercesCritically(total: number, overcome: number): boolean {
  return overcome > 0 && total >= 2 * overcome;
}

/** Critical by the first roll of a spell: more than the defender could have rolled. */
export function spellStrikesCritically(own: Roll, defending: Pool): boolean {
  return own.total > defending.count * defending.sides;
}
