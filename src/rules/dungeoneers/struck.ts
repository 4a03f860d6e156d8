// Dungeoneers: the facts of a blow or a spell, by which its story is told

import type { BlowResult, Harm, Struck } from '../core/blow.ts';
import { resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { DamageType } from './arms.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';

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

interface Blow extends Pick<Struck, 'actor' | 'target' | 'way' | 'answer' | 'outcome' | 'helpful'> {
  readonly tool: string;
  /** The target as it was before. */
  readonly before: Creature;
  readonly damage?: DamageType;
  /** What it comes to where nothing about the target has changed. */
  readonly otherwise: BlowResult;
}

/** Puts on the record what came of a blow, when all of it is settled. */
export function tellBlow(resolution: DungeoneersResolution, { before, damage, otherwise, ...blow }: Blow): void {
  const result = resultOf(before, resolution.combatant(blow.target)) ?? otherwise;
  const harm = damage !== undefined && (result === 'hurt' || result === 'dead') ? [HARM[damage]] : undefined;
  resolution.record({ type: 'struck', ...blow, result, ...given({ harm }) });
}

function resultOf(before: Creature, after: Creature): BlowResult | undefined {
  const change = (what: string) => resource(after, what).value - resource(before, what).value;
  if (after.vitality === 'dead') return 'dead';
  if (change('wounds') > 0 || change('stress') > 0) return 'hurt';
  return change('wounds') < 0 ? 'healed' : undefined;
}
