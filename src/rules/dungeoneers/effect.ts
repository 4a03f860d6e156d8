// Dungeoneers › Actions › Spellcast › Overcoming Spell Resistance: the effect takes place. Items and abilities too

import type { CombatantId } from '../core/encounter.ts';
import type { Effect } from './arms.ts';
import { borne, gain, untilOwnTurn } from './conditions.ts';
import { because } from './reasons.ts';
import type { DungeoneersResolution } from './sheet.ts';
import { startSprinting } from './sprint.ts';
import { relieve, restore } from './stress.ts';

/** What a spell, item or ability does to somebody beside wounds. The same spell counts once, however often it is cast. */
export function takeEffect(
  resolution: DungeoneersResolution,
  actor: CombatantId,
  target: CombatantId,
  name: string,
  effect: Effect,
): void {
  if (resolution.combatant(target).vitality === 'dead') return;
  const from = because({ id: 'item', item: name });
  if (effect.relieves > 0) relieve(resolution, target, effect.relieves, from, actor);
  if (effect.restores > 0) restore(resolution, target, effect.restores, from, actor);
  if (effect.condition === 'Sprinting') startSprinting(resolution, target);
  else if (effect.condition === 'Defensive')
    gain(resolution, target, borne('Defensive', { duration: untilOwnTurn(target) }), from);
  else if (effect.condition !== undefined) gain(resolution, target, borne(effect.condition, { source: actor }), from);
  if (effect.gives.length > 0) {
    const facts = Object.fromEntries(effect.gives.map(({ to, value }) => [to, value]));
    gain(resolution, target, borne('Enchanted', { key: `Enchanted: ${name}`, note: name, facts }), from);
  }
}

/** Does it do anything but good? Ruling: nobody casts such a thing at themselves. */
export function isHarmful(effect: Effect & { readonly wounds?: number }): boolean {
  return (effect.wounds ?? 0) > 0 || effect.condition === 'Prone' || effect.gives.some(({ value }) => value < 0);
}
