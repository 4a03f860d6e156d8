// Dungeoneers › Actions › Spellcast › Overcoming Spell Resistance: the effect takes place. Items and abilities too

import type { CombatantId } from '../core/encounter.ts';
import type { Effect } from './arms.ts';
import { borne, gain, untilOwnTurn } from './conditions.ts';
import type { DungeoneersResolution } from './sheet.ts';
import { startSprinting } from './sprint.ts';
import { relieve, restore } from './stress.ts';

/** What a spell, item or ability does to somebody beside wounds. The same spell counts once, however often it is cast. */
export function takeEffect(
  resolution: DungeoneersResolution,
  by: CombatantId,
  at: CombatantId,
  from: string,
  effect: Effect,
): void {
  if (resolution.combatant(at).vitality === 'dead') return;
  if (effect.relieves > 0) relieve(resolution, at, effect.relieves, from, by);
  if (effect.restores > 0) restore(resolution, at, effect.restores, from, by);
  if (effect.condition === 'Sprinting') startSprinting(resolution, at);
  else if (effect.condition === 'Defensive')
    gain(resolution, at, borne('Defensive', { duration: untilOwnTurn(at) }), from);
  else if (effect.condition !== undefined) gain(resolution, at, borne(effect.condition, { source: by }), from);
  if (effect.gives.length > 0) {
    const facts = Object.fromEntries(effect.gives.map(({ to, value }) => [to, value]));
    gain(resolution, at, borne('Enchanted', { key: `Enchanted: ${from}`, note: from, facts }), from);
  }
}

/** Does it do anything but good? Ruling: nobody casts such a thing at themselves. */
export function isHarmful(effect: Effect & { readonly wounds?: number }): boolean {
  return (effect.wounds ?? 0) > 0 || effect.condition === 'Prone' || effect.gives.some(({ value }) => value < 0);
}
