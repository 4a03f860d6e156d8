// Dungeoneers › Actions › Spellcast › Overcoming Spell Resistance: the effect takes place. Items and abilities too

import { type CombatantId, combatant } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Modifier, Reason } from '../core/reason.ts';
import type { Effect } from './arms.ts';
import { gain } from './bearing.ts';
import { borne, untilOwnTurn } from './conditions.ts';
import { because } from './reasons.ts';
import type { Creature, DungeoneersResolution, Fight } from './sheet.ts';
import { startSprinting } from './sprint.ts';
import { gainStress, relieve, restore } from './stress.ts';
import { takeWounds } from './wounds.ts';

/** A spell, item or ability at work on somebody. */
interface Working {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly name: string;
  readonly effect: Effect;
  /** The wound modifiers of whoever casts it. */
  readonly modifiers?: readonly Modifier[];
  readonly critical?: boolean;
}

/** What it does: wounds, by the wounds step of an attack, then the rest. The same thing counts once, however often it is used. */
export function takeEffect(resolution: DungeoneersResolution, working: Working): void {
  const { actor, target, name, effect, ...more } = working;
  const { wounds, type, stress = 0, relieves, restores, gives } = effect;
  const from = because({ id: 'item', item: name });
  if (wounds > 0) takeWounds(resolution, target, { actor, from, wounds, ...given({ type }), ...more });
  gainStress(resolution, target, stress, from, actor);
  const before = resolution.combatant(target);
  if (before.vitality === 'dead') return;
  if (mendsNothing(before, effect))
    resolution.record({
      type: 'remarked',
      what: because({ id: 'nothing to mend', item: name }),
      subject: target,
      sum: true,
    });
  if (relieves > 0) relieve(resolution, target, relieves, from, actor);
  if (restores > 0) restore(resolution, target, restores, from, actor);
  takeCondition(resolution, working, from);
  if (gives.length > 0) {
    const facts = Object.fromEntries(gives.map(({ to, value }) => [to, value]));
    gain(resolution, target, borne('Enchanted', { key: `Enchanted: ${name}`, note: name, facts }), from);
  }
}

/** Whether it heals, and there is nothing about them that it heals. */
function mendsNothing({ resources }: Creature, { restores, relieves }: Effect): boolean {
  const isUnhurt = restores === 0 || resources.wounds?.value === 0;
  return restores + relieves > 0 && isUnhurt && (relieves === 0 || resources.stress?.value === 0);
}

/** Whether it does nothing at all for them, as all that it does is heal. */
export function isPointless(who: Creature, effect: Effect): boolean {
  const { wounds, stress = 0, condition, gives } = effect;
  const isMore = wounds > 0 || stress > 0 || condition !== undefined || gives.length > 0;
  return !isMore && mendsNothing(who, effect);
}

/** Those of a list for whom it does anything, where it does nothing for the others. Nothing: it does something for all. */
export function usefulTo(
  fight: Fight,
  effect: Effect,
  those: readonly CombatantId[],
): { readonly usefulTo?: readonly CombatantId[] } {
  const useful = those.filter((id) => !isPointless(combatant(fight, id), effect));
  return useful.length < those.length ? { usefulTo: useful } : {};
}

function takeCondition(resolution: DungeoneersResolution, { actor, target, effect }: Working, from: Reason): void {
  const { condition } = effect;
  if (condition === undefined) return;
  if (condition === 'Sprinting') startSprinting(resolution, target);
  else if (condition === 'Defensive')
    gain(resolution, target, borne(condition, { duration: untilOwnTurn(target) }), from);
  else gain(resolution, target, borne(condition, { source: actor }), from);
}

/** Does it do anything but good? Ruling: nobody casts such a thing at themselves. */
export function isHarmful({ wounds, stress = 0, condition, gives }: Effect): boolean {
  return wounds > 0 || stress > 0 || condition === 'Prone' || gives.some(isBane);
}

const D4 = 4;

/** Is it worse for whoever has it? More wounds or stress, fewer dice or points, a smaller die, a limit. */
function isBane({ to, value }: Effect['gives'][number]): boolean {
  switch (to) {
    case 'wounds taken':
    case 'stress gained':
      return value > 0;
    case 'most hit dice':
    case 'most dodge dice':
      return true;
    case 'dodge die':
    case 'spell pierce die':
      return value < D4;
    default:
      return value < 0;
  }
}
