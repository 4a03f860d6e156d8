// Dungeoneers › Movement › Facing Direction: turning in isolation

import { bodyAt } from '../../field/body.ts';
import type { Direction } from '../../field/tile.ts';
import { action } from '../core/action.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import { tileOn } from '../core/field-deeds.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { declare, enough, pay, target, targets } from './intent.ts';
import { turn, turnToward } from './movement.ts';
import { facing } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, Fight } from './sheet.ts';
import { bodyIn, directionBetween, directionFaced, directionOf } from './tiles.ts';

const POINTS = 'movement points';

interface Turning {
  readonly intent: Intent;
  /** Toward whom, or on the field in which direction. */
  readonly to: CombatantId | { readonly direction: Direction };
}

/** Turning by itself, toward somebody; on the field toward a tile too. Before an act toward somebody it is free, and happens without asking. */
export const turnAround = action<Dungeoneers, Turning>({
  title: 'Turn',
  cite: 'Movement › Facing Direction',
  when: 'turn',
  kind: 'move',
  offers(fight, by) {
    const others = targets(fight, by, ({ id }) => !facesAlready(fight, by, id));
    return enough(fight, by, POINTS).ok && others.length > 0 ? { targets: others } : undefined;
  },
  plan(fight, intent) {
    const to = toward(fight, intent);
    if (!to.ok) return to;
    const may = enough(fight, intent.actor, POINTS);
    return may.ok ? ok({ intent, to: to.value }) : may;
  },
  resolve(resolution, { intent, to }) {
    declare(resolution, intent);
    pay(resolution, intent.actor, POINTS, 1, because({ id: 'turn' }));
    if (typeof to === 'string') turn(resolution, intent.actor, to);
    else turnToward(resolution, intent.actor, to.direction);
  },
});

/** Whether turning toward somebody would change nothing. */
function facesAlready(fight: Fight, who: CombatantId, other: CombatantId): boolean {
  if (!bodyIn(fight, who) || !bodyIn(fight, other)) return facing(fight, who) === other;
  const direction = directionOf(fight, who, other);
  return direction === undefined || direction === directionFaced(fight, who);
}

function toward(fight: Fight, intent: Intent): Result<Turning['to'], Refusal> {
  const { name } = combatant(fight, intent.actor);
  const already = refuse('already', { name, condition: 'Facing' });
  if (intent.to !== undefined) {
    const direction = directionTo(fight, intent.actor, intent.to);
    if (!direction.ok) return direction;
    const { value } = direction;
    return value === undefined || value === directionFaced(fight, intent.actor) ? already : ok({ direction: value });
  }
  const other = target(fight, intent);
  if (!other.ok) return other;
  if (facesAlready(fight, intent.actor, other.value.id)) return already;
  const direction = directionOf(fight, intent.actor, other.value.id);
  return ok(direction === undefined ? other.value.id : { direction });
}

function directionTo(fight: Fight, who: CombatantId, typed: string): Result<Direction | undefined, Refusal> {
  if (!fight.field) return no({ type: 'no-field' });
  const body = bodyIn(fight, who);
  if (!body) return no({ type: 'not-on-the-field', name: combatant(fight, who).name });
  const tile = tileOn(fight.field, typed);
  return tile.ok ? ok(directionBetween(body, bodyAt(tile.value))) : tile;
}
