// TDGS › 5 Actions › Shove; 8 Combat › Core Debuffs › Prone; 9 Entities › Size

import { type Direction, tileName } from '../../../field/tile.ts';
import { action } from '../../core/action.ts';
import { choose } from '../../core/choose.ts';
import { declare } from '../../core/declare.ts';
import { endCondition } from '../../core/durations.ts';
import { bears, type CombatantId, combatant } from '../../core/encounter.ts';
import { given } from '../../core/given.ts';
import type { Intent } from '../../core/intent.ts';
import type { Way } from '../../core/offers.ts';
import type { Refusal } from '../../core/refusal.ts';
import { map, no, ok, type Result } from '../../core/result.ts';
import { standsAt } from '../../core/standing.ts';
import { type Cost, heldBy, mayAct, others, pay } from '../acting.ts';
import { afflict } from '../afflict.ts';
import { attempt } from '../attack-roll.ts';
import { engage, part } from '../engaged.ts';
import { isBeside } from '../field.ts';
import { reveal } from '../inflict.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { Fight, Tdgs, TdgsResolution } from '../sheet.ts';
import { shoveAway, shovedTo, tilesAway } from '../shoving.ts';
import { onAction } from '../sight.ts';
import { apparent, asModifier, trained } from '../stats.ts';
import { larger, moveOff, within } from './grapple.ts';

/** What a shove may come to. */
export const SHOVES = ['prone', 'away'] as const;

interface Push {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly way: (typeof SHOVES)[number];
  /** Over the squares, where there is a field. */
  readonly direction?: Direction;
  readonly intent: Intent;
}

/** "Push a target away or knock them down: STR versus STR." Ruling: a larger target is not moved. */
export const shoveAs = (cost: Cost) =>
  action<Tdgs, Push>({
    title: 'Shove',
    cite: '5 Actions › Shove',
    when: 'turn',
    kind: 'wrestle',
    offers(encounter, actor) {
      if (!mayAct(encounter, actor, deed(cost)).ok) return undefined;
      const targets = others(encounter, actor).filter(
        ({ id }) => planPush(encounter, { action: 'shove', actor, targets: [id] }).ok,
      );
      return targets.length > 0 ? { targets: targets.map(({ id }) => id), manners: SHOVES } : undefined;
    },
    ways: shoveWays,
    plan: (encounter, intent) => planShove(encounter, intent, cost),
    resolve(resolution, { actor, target, way, direction, intent }) {
      declare(resolution, intent, { targets: [target], manner: way });
      pay(resolution, actor, cost, because({ id: 'action', action: 'shove' }));
      engage(resolution, actor, target, 'Adjacent', false);
      const [who, other] = [resolution.combatant(actor), resolution.combatant(target)];
      const modifiers = [
        asModifier(trained(who, 'STR', ['shove']), 1),
        asModifier(apparent(other, 'STR'), -1, other.id),
        ...onAction(resolution, actor),
      ];
      if (attempt(resolution, { actor, target, purpose: because({ id: 'shove' }), modifiers }).success)
        pushed(resolution, actor, target, way, direction);
      reveal(resolution, actor, because({ id: 'shoves' }));
    },
  });
export const shove = shoveAs('Action');

function planShove(encounter: Fight, intent: Intent, cost: Cost): Result<Push, Refusal> {
  const may = mayAct(encounter, intent.actor, deed(cost));
  return may.ok ? planPush(encounter, intent) : may;
}

function deed(cost: Cost) {
  return { title: 'Shove', cost, kind: 'physical' } as const;
}

/** Whom somebody who may act may push. */
function planPush(encounter: Fight, intent: Intent): Result<Push, Refusal> {
  const other = within(encounter, intent);
  if (!other.ok) return other;
  const way = choose('way to shove', intent.manner ?? 'prone', SHOVES);
  if (!way.ok) return way;
  const { actor } = intent;
  const target = other.value.id;
  const direction = way.value === 'away' ? shovedTo(encounter, actor, target, intent.to) : ok(undefined);
  return map(direction, (found) => ({ actor, target, way: way.value, intent, ...given({ direction: found }) }));
}

/** Prone, or away: on the field onto one of the tiles that are away for some of those beside one. */
export function shoveWays(encounter: Fight, actor: CombatantId): readonly Way[] {
  if (!standsAt(encounter, actor)) return SHOVES.map((manner) => ({ manner, harms: true }));
  const beside = others(encounter, actor).filter(({ id }) => isBeside(encounter, actor, id));
  const tiles = beside.flatMap(({ id }) => tilesAway(encounter, actor, id).map(tileName));
  const away = tiles.length > 0 ? { tiles: [...new Set(tiles)] } : {};
  return SHOVES.map((manner) => ({ manner, harms: true, ...(manner === 'away' && away) }));
}

/** Forced away: no opportunity attacks; a hold between the two, or on others, is torn. */
function pushed(
  resolution: TdgsResolution,
  actor: CombatantId,
  target: CombatantId,
  way: Push['way'],
  direction: Direction | undefined,
): void {
  if (way === 'prone') {
    afflict(resolution, target, { condition: 'Prone' });
    return;
  }
  const [who, other] = [resolution.combatant(actor), resolution.combatant(target)];
  if (larger(other, who) > 0) {
    resolution.record({
      type: 'remarked',
      what: because({ id: 'not moved', size: other.sheet.size }),
      subject: target,
      other: actor,
    });
    return;
  }
  part(resolution, actor, target);
  if (direction) shoveAway(resolution, actor, target, direction);
  moveOff(resolution, target, because({ id: 'pushed away' }));
  const holder = heldBy(other);
  const isTorn = holder !== undefined && direction !== undefined && !isBeside(resolution.encounter, holder, target);
  if (holder === actor || isTorn) endCondition(resolution, target, 'Grappled', because({ id: 'pushed away' }));
  if (!direction)
    resolution.record({ type: 'remarked', what: because({ id: 'pushed' }), subject: target, other: actor });
}

/** "Standing up costs your Action." */
export const stand = action<Tdgs, Intent>({
  title: 'Stand',
  cite: '8 Combat › Core Debuffs › Prone',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) => (planStand(encounter, { action: 'stand', actor }).ok ? {} : undefined),
  plan: planStand,
  resolve(resolution, intent) {
    const { actor } = intent;
    declare(resolution, intent);
    pay(resolution, actor, 'Action', because({ id: 'action', action: 'stand' }));
    endCondition(resolution, actor, 'Prone', because({ id: 'stands up' }));
  },
});

function planStand(encounter: Fight, intent: Intent): Result<Intent, Refusal> {
  const { actor } = intent;
  const may = mayAct(encounter, actor, { title: 'Stand', cost: 'Action', kind: 'physical' });
  if (!may.ok) return may;
  const who = combatant(encounter, actor);
  return bears(who, 'Prone') ? ok(intent) : no(refusal('not-bearing', { name: who.name, condition: 'Prone' }));
}

/** "Voluntary": dropping prone is free. */
export const drop = action<Tdgs, Intent>({
  title: 'Drop prone',
  cite: '8 Combat › Core Debuffs › Prone',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) => (planDrop(encounter, { action: 'drop', actor }).ok ? {} : undefined),
  plan: planDrop,
  resolve(resolution, intent) {
    declare(resolution, intent);
    afflict(resolution, intent.actor, { condition: 'Prone' });
  },
});

function planDrop(encounter: Fight, intent: Intent): Result<Intent, Refusal> {
  const { actor } = intent;
  const may = mayAct(encounter, actor, { title: 'Drop prone', cost: 'free', kind: 'physical' });
  if (!may.ok) return may;
  const who = combatant(encounter, actor);
  return bears(who, 'Prone') ? no(refusal('already', { name: who.name, condition: 'Prone' })) : ok(intent);
}
