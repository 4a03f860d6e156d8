// Dungeoneers: the facts of a blow or a spell, by which its story is told

import type { BlowResult, Harm, Struck } from '../core/blow.ts';
import { resource } from '../core/encounter.ts';
import type { DamageType } from './arms.ts';
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
