// Project Sol › Actions in Combat: move, take cover, Stand Up/Go Prone; Combat Modifiers › Prone, Cover

import type { Way } from '../../../field/ways.ts';
import { action } from '../../core/action.ts';
import { type CombatantId, combatant, type Encounter, findCondition } from '../../core/encounter.ts';
import { pathTo, recordMove } from '../../core/field-moves.ts';
import type { Intent } from '../../core/intent.ts';
import { standsAt } from '../../core/map-positions.ts';
import { ok } from '../../core/refusal.ts';
import { declare, endCondition, type Resolution } from '../../core/resolution.ts';
import { WALKING_RULES } from '../distance.ts';
import { houseValue } from '../house-values.ts';
import { takenCover } from '../modifiers.ts';
import { ACTION_POINTS, checkCanPay, payPoints } from '../points.ts';
import { because } from '../reasons.ts';
import { refuse } from '../refusals.ts';
import type { Sol } from '../sheet.ts';
import { targetlessAction } from './targetless.ts';

interface MovePlan {
  readonly actor: CombatantId;
  /** The path on the map. Undefined without a map. */
  readonly way?: Way;
}

/**
 * Moves. This costs points, ends aiming, and leaves any cover that was taken. On a map, the fighter moves to a tile
 * within the limit; without a map, ranges aren't tracked. Ruling "The map".
 */
export const move = action<Sol, MovePlan>({
  title: 'Move',
  cite: 'Actions in Combat; Ruling "Attack"; Ruling "The field"',
  when: 'turn',
  kind: 'move',
  offers(encounter, actor) {
    // On a map, `ways` lists the destinations.
    if (standsAt(encounter, actor)) return undefined;
    return checkCanPay(encounter, combatant(encounter, actor), houseValue(encounter, 'move-cost')).ok ? {} : undefined;
  },
  ways: (encounter) => [{ costs: [{ resource: ACTION_POINTS, points: houseValue(encounter, 'move-cost') }] }],
  plan(encounter, { actor, to }) {
    const who = combatant(encounter, actor);
    const costCheck = checkCanPay(encounter, who, houseValue(encounter, 'move-cost'));
    if (!costCheck.ok) return costCheck;
    if (to === undefined && !standsAt(encounter, actor)) return ok({ actor });
    const way = pathTo({}, encounter, who, to, WALKING_RULES);
    return way.ok ? ok({ actor, way: way.value }) : way;
  },
  resolve(resolution, { actor, way }, intent) {
    declare(resolution, intent);
    payPoints(
      resolution,
      actor,
      houseValue(resolution.encounter, 'move-cost'),
      because({ id: 'action', action: intent.action }),
    );
    if (way) recordMove(resolution, actor, way.path, { cost: way.points });
    endCondition(resolution, actor, 'aiming', because({ id: 'moved' }));
    leaveCover(resolution, actor, 'moved');
  },
});

const COVER_KINDS = ['partial', 'good'] as const;

/**
 * Takes cover, only without a map. The cover counts against every attack, unless the attacker declares that no cover is
 * in the way (cover: none).
 */
export const takeCover = targetlessAction({
  title: 'Take Cover',
  cite: 'Combat Modifiers › Cover; Ruling "Attack"',
  kind: 'move',
  cost: 'cover-cost',
  manners: () => COVER_KINDS,
  checkAllowed(encounter, who, manner) {
    if (standsAt(encounter, who.id)) return refuse('cover-by-place', { name: who.name });
    const currentCover = takenCover(who);
    return currentCover !== undefined && currentCover === manner
      ? refuse('already-so', { name: who.name, state: `${currentCover} cover` })
      : ok();
  },
  carryOut(resolution, actor, manner) {
    leaveCover(resolution, actor, 'other cover');
    const name = manner === 'good' ? 'good cover' : 'partial cover';
    const condition = { key: name, name, duration: { until: 'scene' } } as const;
    resolution.record({ type: 'condition-gained', subject: actor, condition });
  },
});

function leaveCover(resolution: Resolution<Sol>, subject: CombatantId, why: 'moved' | 'other cover'): void {
  endCondition(resolution, subject, 'partial cover', because({ id: why }));
  endCondition(resolution, subject, 'good cover', because({ id: why }));
}

export const STAND_UP = 'stand up';
export const GO_PRONE = 'go prone';

/** Changes between standing and prone. */
export const changePosture = targetlessAction({
  title: 'Stand Up/Go Prone',
  cite: 'Combat Modifiers › Prone; Ruling "Attack"',
  kind: 'move',
  cost: 'posture-cost',
  manners: (who) => (findCondition(who, 'prone') ? [STAND_UP, GO_PRONE] : [GO_PRONE, STAND_UP]),
  checkAllowed(_, who, manner) {
    const isProne = findCondition(who, 'prone') !== undefined;
    if ((manner === GO_PRONE) !== isProne) return ok();
    return refuse('already-so', { name: who.name, state: isProne ? 'prone' : 'standing' });
  },
  carryOut(resolution, actor, manner) {
    if (manner === STAND_UP) return endCondition(resolution, actor, 'prone', because({ id: 'stood up' }));
    const condition = { key: 'prone', name: 'prone', duration: { until: 'scene' } } as const;
    resolution.record({ type: 'condition-gained', subject: actor, condition });
  },
});

/** The intent to take cover, for a fighter that has none. */
export function takeCoverIntent(encounter: Encounter<Sol>, actor: CombatantId): Intent | undefined {
  return takenCover(combatant(encounter, actor)) === undefined ? { action: 'take-cover', actor } : undefined;
}
