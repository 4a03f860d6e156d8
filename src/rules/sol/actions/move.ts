// Project Sol › Actions in Combat: move, take cover, Stand Up/Go Prone; Combat Modifiers › Prone

import { endCondition } from '../../core/durations.ts';
import { bears, type CombatantId } from '../../core/encounter.ts';
import type { Resolution } from '../../core/resolution.ts';
import { ok } from '../../core/result.ts';
import { takenCover } from '../modifiers.ts';
import { because } from '../reasons.ts';
import { refuse } from '../refusals.ts';
import type { Sol } from '../sheet.ts';
import { ownAction } from './own.ts';

/** Ranges are not kept: to move costs a point, spoils the aim, and leaves the cover. */
export const move = ownAction({
  title: 'Move',
  cite: 'Actions in Combat; Ruling "Attack" (house value)',
  kind: 'move',
  cost: 'move-cost',
  does(resolution, actor) {
    endCondition(resolution, actor, 'aiming', because({ id: 'moved' }));
    leaveCover(resolution, actor, 'moved');
  },
});

const KINDS_OF_COVER = ['partial', 'good'] as const;

/** Cover that is taken counts against every attack, but for one whose lines do not cross it (cover: none). */
export const takeCover = ownAction({
  title: 'Take Cover',
  cite: 'Combat Modifiers › Cover; Ruling "Attack" (house value)',
  kind: 'move',
  cost: 'cover-cost',
  manners: () => KINDS_OF_COVER,
  may(_, who, manner) {
    const taken = takenCover(who);
    return taken !== undefined && taken === manner
      ? refuse('already-so', { name: who.name, state: `${taken} cover` })
      : ok();
  },
  does(resolution, actor, manner) {
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

const STAND_UP = 'stand up';
const GO_PRONE = 'go prone';

/** "The Stand Up/Go Prone action can be used in combat to change position." */
export const posture = ownAction({
  title: 'Stand Up/Go Prone',
  cite: 'Combat Modifiers › Prone; Ruling "Attack" (house value)',
  kind: 'move',
  cost: 'posture-cost',
  manners: (who) => (bears(who, 'prone') ? [STAND_UP, GO_PRONE] : [GO_PRONE, STAND_UP]),
  may(_, who, manner) {
    const prone = bears(who, 'prone') !== undefined;
    if ((manner === GO_PRONE) !== prone) return ok();
    return refuse('already-so', { name: who.name, state: prone ? 'prone' : 'standing' });
  },
  does(resolution, actor, manner) {
    if (manner === STAND_UP) return endCondition(resolution, actor, 'prone', because({ id: 'stood up' }));
    const condition = { key: 'prone', name: 'prone', duration: { until: 'scene' } } as const;
    resolution.record({ type: 'condition-gained', subject: actor, condition });
  },
});
