// TDGS › 5 Actions › Move, Step; 14 Movement & Positioning › Move, Step, Disengage

import { action } from '../../core/action.ts';
import { declare } from '../../core/declare.ts';
import { type CombatantId, combatant } from '../../core/encounter.ts';
import { given } from '../../core/given.ts';
import type { Intent } from '../../core/intent.ts';
import type { Way } from '../../core/offers.ts';
import type { Refusal } from '../../core/refusal.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { type ActionKind, type Cost, mayAct, others, pay, present } from '../acting.ts';
import { fears } from '../attack.ts';
import { engaged, engagedWith, part } from '../engaged.ts';
import { leaveHazards } from '../hazards.ts';
import { leave } from '../opportunity.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { Fight, Fighter, Tdgs, TdgsResolution } from '../sheet.ts';
import { apparent } from '../stats.ts';
import { usable } from '../weapons.ts';
import { letGo } from './grapple.ts';

interface Movement {
  readonly actor: CombatantId;
  readonly cost: Cost;
  readonly named: readonly CombatantId[];
  readonly squares?: number;
  readonly intent: Intent;
}

const MOVE: ActionKind = { title: 'Move', cost: 'Action', kind: 'physical' };
const STEP: ActionKind = { title: 'Step', cost: 'Step', kind: 'physical' };
/** Nobody has to be named, and several may be. */
const NEAR_SOME: readonly Way[] = [{ alone: true, several: { least: 0, usual: [], singly: true } }];
const DISENGAGE: ActionKind = { title: 'Disengage', cost: 'Action', kind: 'physical' };

/** "Up to MOV squares", or by bands: 1 to MOV 6, 2 to MOV 12, 3 from 13 (doc 14). */
export function bandsOf(mov: number): number {
  if (mov <= 6) return 1;
  return mov <= 12 ? 2 : 3;
}

/** Move, as the Action or as one that was readied. */
export const moveAs = (cost: Cost) =>
  action<Tdgs, Movement>({
    title: MOVE.title,
    cite: '14 Movement › Move, Opportunity Attack',
    when: 'turn',
    kind: 'move',
    offers: (encounter, actor) => around(encounter, actor, { ...MOVE, cost }, others(encounter, actor)),
    ways: () => NEAR_SOME,
    plan: (encounter, intent) => plan(encounter, intent, { ...MOVE, cost }),
    resolve(resolution, { actor, named, squares, intent }) {
      declare(resolution, intent, { targets: named.length > 0 ? named : undefined });
      pay(resolution, actor, cost, because({ id: 'action', action: 'move' }));
      const mov = apparent(resolution.combatant(actor), 'MOV').value;
      const left = engagedWith(resolution.encounter, actor).filter((id) => !named.includes(id));
      if (!leave(resolution, actor, left)) return;
      letGo(resolution, actor, because({ id: 'grappler moved' }));
      leaveHazards(resolution, actor);
      const what = because({ id: 'moves', most: mov, bands: bandsOf(mov), ...given({ squares }) });
      resolution.record({ type: 'remarked', what, subject: actor });
    },
  });
export const move = moveAs('Action');

/** "Relocate to an adjacent position. Free, once per turn." Never provokes. */
export const step = action<Tdgs, Movement>({
  title: STEP.title,
  cite: '5 Actions › Step',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) => around(encounter, actor, STEP, neighbours(encounter, actor)),
  ways: () => NEAR_SOME,
  plan: (encounter, intent) => plan(encounter, intent, STEP),
  resolve(resolution, { actor, named, intent }) {
    declare(resolution, intent, { targets: named.length > 0 ? named : undefined });
    pay(resolution, actor, 'Step', because({ id: 'action', action: 'step' }));
    for (const other of named) stepBack(resolution, actor, other);
    if (named.length > 0) letGo(resolution, actor, because({ id: 'grappler moved' }));
    resolution.record({ type: 'remarked', what: because({ id: 'steps' }), subject: actor });
  },
});

/** Leaves everybody without provoking; the Action. */
export const disengage = action<Tdgs, Movement>({
  title: DISENGAGE.title,
  cite: '14 Movement › Disengage',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) =>
    neighbours(encounter, actor).length > 0
      ? around(encounter, actor, DISENGAGE, neighbours(encounter, actor))
      : undefined,
  ways: () => NEAR_SOME,
  plan: (encounter, intent) => plan(encounter, intent, DISENGAGE),
  resolve(resolution, { actor, named, intent }) {
    declare(resolution, intent, { targets: named.length > 0 ? named : undefined });
    pay(resolution, actor, 'Action', because({ id: 'action', action: 'disengage' }));
    for (const other of engagedWith(resolution.encounter, actor))
      if (!named.includes(other)) part(resolution, actor, other);
    letGo(resolution, actor, because({ id: 'grappler moved' }));
  },
});

function neighbours(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  const with_ = engagedWith(encounter, actor);
  return others(encounter, actor).filter(({ id }) => with_.includes(id));
}

function around(encounter: Fight, actor: CombatantId, deed: ActionKind, near: readonly Fighter[]) {
  if (!mayMove(encounter, actor, deed).ok) return undefined;
  const targets = near.filter(({ id }) => !closesIn(encounter, actor, id)).map(({ id }) => id);
  const most = apparent(combatant(encounter, actor), 'MOV').value;
  return {
    ...(targets.length > 0 && { targets }),
    ...(deed.title === 'Move' && { amount: { what: 'squares', most } }),
  };
}

function mayMove(encounter: Fight, actor: CombatantId, deed: ActionKind): Result<undefined, Refusal> {
  const may = mayAct(encounter, actor, deed);
  if (!may.ok) return may;
  const who = combatant(encounter, actor);
  const held = who.conditions.find(({ name }) => name === 'Grappled');
  const because = held ? 'Grappled' : apparent(who, 'MOV').value === 0 ? 'MOV 0' : undefined;
  if (because === undefined) return ok();
  return no({ type: 'cannot', name: who.name, action: deed.title, because, ...(held && { instead: 'escape' }) });
}

/** Would going up to this one be a willing move closer to a source of fear? */
function closesIn(encounter: Fight, actor: CombatantId, other: CombatantId): boolean {
  return fears(combatant(encounter, actor), other) && engaged(encounter, actor, other) === undefined;
}

function plan(encounter: Fight, intent: Intent, deed: ActionKind): Result<Movement, Refusal> {
  const { actor, targets: named = [], amount } = intent;
  const may = mayMove(encounter, actor, deed);
  if (!may.ok) return may;
  const here = present(encounter, named);
  if (!here.ok) return here;
  const who = combatant(encounter, actor);
  if (named.includes(actor)) return no({ type: 'not-at-self' });
  const feared = named.find((id) => closesIn(encounter, actor, id));
  if (feared !== undefined) return no(refusal('afraid', { name: who.name, source: combatant(encounter, feared).name }));
  const most = deed.cost === 'Step' ? 1 : apparent(who, 'MOV').value;
  if (amount !== undefined && (amount < 1 || amount > most))
    return no(refusal('too-far', { name: who.name, squares: amount, most }));
  return ok({ actor, cost: deed.cost, named, intent, ...(amount !== undefined && { squares: amount }) });
}

/** A square away from Adjacent is Near: within the reach of who has it. */
function stepBack(resolution: TdgsResolution, actor: CombatantId, other: CombatantId): void {
  const before = engaged(resolution.encounter, actor, other);
  const reaches = [actor, other].some((id) =>
    usable(resolution.combatant(id).sheet).some(({ range }) => range === 'reach'),
  );
  if (before === 'Adjacent' && reaches)
    resolution.record({ type: 'positioned', subject: actor, other, before, after: 'Near' });
  else part(resolution, actor, other);
}
