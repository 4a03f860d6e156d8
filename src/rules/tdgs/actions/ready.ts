// TDGS › 6 Action Economy › Readied Actions

import { type Action, action } from '../../core/action.ts';
import { bears, type CombatantId, combatant } from '../../core/encounter.ts';
import { given } from '../../core/given.ts';
import type { How, Intent, Way } from '../../core/intent.ts';
import { no, noSuch, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare, endCondition } from '../../core/resolution.ts';
import { mayAct, others, pay } from '../acting.ts';
import { planAttack, resolveAttack } from '../attack.ts';
import { castAs, castable, castWays } from '../cast.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import { BANDS, type Fight, type Tdgs, type TdgsResolution } from '../sheet.ts';
import { grappleAs } from './grapple.ts';
import { useAs } from './items.ts';
import { moveAs } from './movement.ts';
import { shoveAs, shoveWays } from './shove.ts';

type Begin = Action<Tdgs>['begin'];

const heldMove = moveAs('free');

/** The Actions that can be held, as they are done when the trigger comes: they cost nothing more. */
const HELD: Readonly<Record<string, Begin>> = {
  attack(encounter, intent) {
    const plan = planAttack(encounter, intent, 'free');
    return plan.ok ? ok((resolution: TdgsResolution) => resolveAttack(resolution, plan.value)) : plan;
  },
  cast: castAs('free').begin,
  grapple: grappleAs('free').begin,
  shove: shoveAs('free').begin,
  move: heldMove.begin,
  use: useAs('free').begin,
};

interface Held {
  readonly held: string;
  readonly intent: Intent;
}

/** "Declare your trigger condition and your held action"; costs the Action; lost at the readier's next turn. */
export const ready = action<Tdgs, Held>({
  title: 'Ready',
  cite: '6 Action Economy › Readied Actions',
  when: 'turn',
  kind: 'wait',
  offers: (encounter, actor) => (mayReady(encounter, actor).ok ? { manners: Object.keys(HELD) } : undefined),
  ways: (encounter, actor) => [{ hows: toHold(encounter, actor), words: 'trigger' }],
  plan(encounter, intent) {
    const { actor, manner } = intent;
    const may = mayReady(encounter, actor);
    if (!may.ok) return may;
    const held = (manner ?? 'attack').trim().toLowerCase();
    if (!Object.hasOwn(HELD, held)) return noSuch('action to hold', manner ?? '', Object.keys(HELD));
    return ok({ held, intent });
  },
  resolve(resolution, { held, intent }) {
    const { actor, tool } = intent;
    const trigger = intent.words?.trim();
    declare(resolution, intent, { tool, manner: held });
    pay(resolution, actor, 'Action', because({ id: 'action', action: 'ready' }));
    const condition = {
      key: 'Readied',
      name: 'Readied',
      ...(trigger !== undefined && trigger !== '' && { note: trigger }),
      facts: { held, ...given({ tool }) },
      duration: { until: 'turn-start', of: actor, left: 1 },
    } as const;
    const before = bears(resolution.combatant(actor), 'Readied');
    if (before)
      resolution.record({
        type: 'condition-changed',
        subject: actor,
        before,
        after: condition,
        why: because({ id: 'readied anew' }),
      });
    else resolution.record({ type: 'condition-gained', subject: actor, condition });
  },
});

/** Each Action that can be held, with its tool if it needs one. */
function toHold(encounter: Fight, actor: CombatantId): readonly How[] {
  const who = combatant(encounter, actor);
  const tools: Readonly<Record<string, readonly string[]>> = {
    cast: castable(who, 'action').map(({ name }) => name),
    use: who.sheet.items.map(({ name }) => name),
  };
  return Object.keys(HELD).flatMap((manner) => tools[manner]?.map((tool) => ({ manner, tool })) ?? [{ manner }]);
}

function mayReady(encounter: Fight, actor: CombatantId): Result<undefined, Refusal> {
  return mayAct(encounter, actor, { title: 'Ready', cost: 'Action', kind: 'physical' });
}

interface Fired {
  readonly actor: CombatantId;
  readonly does: (resolution: TdgsResolution) => void;
}

/** The trigger has come: the held Action is done at once, between two actions; its target is named now (ruling). */
export const fire = action<Tdgs, Fired>({
  title: 'Fire the readied action',
  cite: '6 Action Economy › Readied Actions',
  when: 'round',
  kind: 'attack',
  offers(encounter, actor) {
    const held = bears(combatant(encounter, actor), 'Readied')?.facts?.held;
    if (held === undefined) return undefined;
    const targets = others(encounter, actor).filter(
      (other) => planFire(encounter, { action: 'fire', actor, targets: [other.id] }).ok,
    );
    if (held === 'move') return heldMove.offers(encounter, actor) && {};
    return targets.length > 0 ? { targets: targets.map(({ id }) => id), ranges: BANDS } : undefined;
  },
  ways: fireWays,
  plan: planFire,
  resolve(resolution, { actor, does }) {
    endCondition(resolution, actor, 'Readied', because({ id: 'fired' }));
    does(resolution);
  },
});

/** The ways to do the held Action. */
function fireWays(encounter: Fight, actor: CombatantId): readonly Way[] {
  const { held, tool } = bears(combatant(encounter, actor), 'Readied')?.facts ?? {};
  if (held === 'cast')
    return castWays(encounter, actor, 'action').filter((way) => tool === undefined || way.tool === tool);
  if (held === 'shove') return shoveWays(encounter, actor);
  if (held === 'move') return [{ alone: true }];
  if (held === 'use') return [{ helps: true, ...given({ tool: typeof tool === 'string' ? tool : undefined }) }];
  return [{ harms: true }];
}

function planFire(encounter: Fight, intent: Intent): Result<Fired, Refusal> {
  const who = combatant(encounter, intent.actor);
  const condition = bears(who, 'Readied');
  const { held, tool } = condition?.facts ?? {};
  const begin = typeof held === 'string' && Object.hasOwn(HELD, held) ? HELD[held] : undefined;
  if (!begin) return no(refusal('nothing-readied', { name: who.name }));
  const { manner: how, ...rest } = intent;
  const using = rest.tool ?? (typeof tool === 'string' ? tool : undefined);
  const manner = held === 'shove' && how !== undefined ? { manner: how } : {};
  const begun = begin(encounter, {
    ...rest,
    ...manner,
    action: String(held),
    ...(using !== undefined && { tool: using }),
  });
  return begun.ok ? ok({ actor: who.id, does: begun.value }) : begun;
}
