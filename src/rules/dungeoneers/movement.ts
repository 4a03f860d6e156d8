// Dungeoneers › Movement

import type { Direction } from '../../field/tile.ts';
import { endCondition } from '../core/durations.ts';
import { bears, type CombatantId } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { face, getBehind, lookTo, turnTo } from './facing.ts';
import { opportuneStrikes } from './opportune-strike.ts';
import { POSITIONS, place, position, reaches, threatRange } from './position.ts';
import { because } from './reasons.ts';
import type { DungeoneersResolution, Fight } from './sheet.ts';

/** One step: nearer to some, farther from others, or around one of them to its back. */
export interface Step {
  readonly mover: CombatantId;
  readonly nearer: readonly CombatantId[];
  readonly farther: readonly CombatantId[];
  readonly around?: CombatantId;
}

/**
 * One tile. Threateners whose range is left may strike first; who dies of it stays. Then the mover stands nearer to or
 * farther from those named, and all others as before. A held creature is carried along; on another's turn the grapple
 * ends instead. Ruling: no one strikes at the one who is carried.
 */
export function step(resolution: DungeoneersResolution, made: Step, ownTurn: boolean): void {
  const { mover, nearer, farther, around } = made;
  const leaves = (id: CombatantId) => farther.includes(id) && leavesRange(resolution.encounter, mover, id);
  if (!opportuneStrikes(resolution, mover, 'leaves the threat range', leaves)) return;
  const first = nearer[0] ?? farther[0] ?? around;
  if (first !== undefined) turnTo(resolution, mover, first);
  const held = bears(resolution.combatant(mover), 'Grappling')?.source;
  if (!ownTurn && held !== undefined) endGrapple(resolution, mover, because({ id: 'moves on another turn' }));
  if (around !== undefined) getBehind(resolution, mover, around);
  shift(resolution, mover, made);
  if (ownTurn && held !== undefined && nearer.length + farther.length > 0) {
    carryAlong(resolution, mover, held);
    shift(resolution, held, made);
  }
  moveIsDone(resolution);
}

function leavesRange(fight: Fight, mover: CombatantId, from: CombatantId): boolean {
  const by = fight.combatants.find(({ id }) => id === from);
  const distance = POSITIONS.indexOf(position(fight, mover, from)) + 2;
  return by !== undefined && reaches(fight, from, mover) && distance > threatRange(by);
}

function shift(resolution: DungeoneersResolution, who: CombatantId, { nearer, farther }: Step): void {
  const move = (other: CombatantId, by: 1 | -1) => {
    const to = POSITIONS[POSITIONS.indexOf(position(resolution.encounter, who, other)) + by];
    if (other !== who && to !== undefined) place(resolution, who, other, to);
  };
  for (const other of nearer) move(other, -1);
  for (const other of farther) move(other, 1);
}

/** All threats are worked out anew: whoever had disengaged is Threatened again where somebody reaches it. */
export function moveIsDone(resolution: DungeoneersResolution): void {
  for (const { id } of resolution.encounter.combatants)
    endCondition(resolution, id, 'Disengaged', because({ id: 'a move is done' }));
}

/** A grapple is over for both. */
export function endGrapple(resolution: DungeoneersResolution, grappler: CombatantId, why: Reason): void {
  const held = bears(resolution.combatant(grappler), 'Grappling')?.source;
  endCondition(resolution, grappler, 'Grappling', why);
  if (held === undefined || !resolution.encounter.combatants.some(({ id }) => id === held)) return;
  const theirs = resolution
    .combatant(held)
    .conditions.find((each) => each.name === 'Grappled' && each.source === grappler);
  if (theirs) resolution.record({ type: 'condition-ended', subject: held, condition: theirs, why });
}

/** A held creature makes the same movement. */
export function carryAlong(resolution: DungeoneersResolution, holder: CombatantId, held: CombatantId): void {
  resolution.record({ type: 'remarked', what: because({ id: 'carried along' }), subject: held, other: holder });
}

/** Stands up from Prone; a held creature makes the same movement. */
export function standUp(resolution: DungeoneersResolution, who: CombatantId): void {
  for (const each of withHeld(resolution, who)) endCondition(resolution, each, 'Prone', because({ id: 'stands up' }));
}

/** Turns by itself; a held creature makes the same movement. */
export function turn(resolution: DungeoneersResolution, who: CombatantId, to: CombatantId): void {
  for (const each of withHeld(resolution, who)) {
    if (each === to) continue;
    if (each !== who) carryAlong(resolution, who, each);
    face(resolution, each, to);
  }
}

/** The same on the field, in a direction. */
export function turnToward(resolution: DungeoneersResolution, who: CombatantId, direction: Direction): void {
  for (const each of withHeld(resolution, who)) {
    if (each !== who) carryAlong(resolution, who, each);
    lookTo(resolution, each, direction);
  }
}

function withHeld(resolution: DungeoneersResolution, who: CombatantId): readonly CombatantId[] {
  const held = bears(resolution.combatant(who), 'Grappling')?.source;
  return held === undefined ? [who] : [who, held];
}
