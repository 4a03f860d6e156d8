// Dungeoneers › Conditions, as a GM or content puts them on somebody

import { type CombatantId, find } from '../core/encounter.ts';
import type { Affliction } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { gain } from './bearing.ts';
import { borne, untilOwnTurn } from './conditions.ts';
import { face } from './facing.ts';
import { shrinkMovement } from './movement-points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution } from './sheet.ts';
import { startSprinting } from './sprint.ts';
import { die } from './wounds.ts';

/** Puts a condition on somebody. Threatened is computed, never typed by hand; Dead is death; the dead take no other. */
export function afflict(
  resolution: DungeoneersResolution,
  bearer: CombatantId,
  is: Affliction<Dungeoneers>,
): Result<undefined, Refusal> {
  const { condition: name, source, rounds, note } = is;
  const who = resolution.combatant(bearer);
  if (name === 'Threatened') return refuse('threatened-is-computed', { name: who.name });
  if (name === 'Readied') return refuse('readied-by-act', { name: who.name });
  if (who.vitality === 'dead') return refuse('dead-stay-dead', { name: who.name });
  if (source !== undefined && (source === bearer || !find(resolution.encounter, source)))
    return no({ type: 'not-at-self' });
  const lasting = rounds === undefined ? {} : { duration: { until: 'turn-end', of: bearer, left: rounds } as const };
  const said = { ...(source !== undefined && { source }), ...(note !== undefined && { note }), ...lasting };
  const why = note === undefined ? because({ id: 'GM’s word' }) : because({ id: 'said', words: note });
  switch (name) {
    case 'Dead':
      die(resolution, bearer);
      return ok();
    case 'Sprinting':
      startSprinting(resolution, bearer);
      return ok();
    case 'Defensive':
      gain(resolution, bearer, borne(name, { duration: untilOwnTurn(bearer), ...said }), why);
      return ok();
    case 'Facing':
      if (source === undefined) return no({ type: 'missing', what: 'source', known: [] });
      face(resolution, bearer, source);
      return ok();
    case 'Grappled':
    case 'Grappling':
      return hold(resolution, bearer, is, said, why);
    default:
      gain(resolution, bearer, borne(name, said), why);
      return ok();
  }
}

/** A grapple has two ends; Grappled with nobody at the other is a net, a vine, a GM's word. */
function hold(
  resolution: DungeoneersResolution,
  bearer: CombatantId,
  { condition, source }: Affliction<Dungeoneers>,
  said: Parameters<typeof borne>[1],
  why: Reason,
): Result<undefined, Refusal> {
  if (source === undefined && condition === 'Grappling') return no({ type: 'missing', what: 'source', known: [] });
  gain(resolution, bearer, borne(condition, said), why);
  shrinkMovement(resolution, bearer, because({ id: 'condition', condition }));
  if (source !== undefined) {
    const other = condition === 'Grappled' ? 'Grappling' : 'Grappled';
    gain(resolution, source, borne(other, { ...said, source: bearer }), why);
    shrinkMovement(resolution, source, because({ id: 'condition', condition: other }));
  }
  return ok();
}
