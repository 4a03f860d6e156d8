// Dungeoneers › Movement

import { sum } from '../core/check.ts';
import { bears, type CombatantId, resource } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { modifiersTo } from './armor-value.ts';
import { CONDITIONS, conditions, lose } from './conditions.ts';
import { setTo } from './intent.ts';
import { opportuneStrikes } from './opportune-strike.ts';
import { face, getBehind, POSITIONS, place, position, reaches, threatRange, turnTo } from './position.ts';
import { because } from './reasons.ts';
import { numberSet } from './settings.ts';
import type { Creature, DungeoneersResolution, Fight } from './sheet.ts';

const POINTS = 'movement points';

/** Movement points at the start of the own turn: 1, and what raises or lowers it. A deficit below 0 counts on. */
export function movementAtStart(of: Creature, settings: Fight['settings']): number {
  const moving = CONDITIONS.filter((name) => bears(of, name)).map((name) => conditions[name].movement);
  const plus = moving.reduce((all, bullet) => all + (bullet && 'plus' in bullet ? bullet.plus : 0), 0);
  return shared(of, numberSet(settings, POINTS) + sum(modifiersTo(of, POINTS)) + plus);
}

/** Grappled: none. Grappling: half, rounded down. What is below 0 stays. */
function shared(of: Creature, points: number): number {
  if (points <= 0) return points;
  if (bears(of, 'Grappled')) return 0;
  return bears(of, 'Grappling') ? Math.floor(points / 2) : points;
}

/** Movement points are gained at once: none while Grappled, half while Grappling. */
export function gainMovement(resolution: DungeoneersResolution, who: CombatantId, points: number, why: Reason): void {
  const creature = resolution.combatant(who);
  setTo(resolution, who, POINTS, resource(creature, POINTS).value + shared(creature, points), why);
}

/** A grapple begins or weighs on somebody: the points it has now shrink by the same rule. */
export function shrinkMovement(resolution: DungeoneersResolution, who: CombatantId, why: Reason): void {
  const creature = resolution.combatant(who);
  setTo(resolution, who, POINTS, shared(creature, resource(creature, POINTS).value), why);
}

/** One step nearer to, or farther from, those named; behind: around one of them to its back. */
export interface Step {
  readonly mover: CombatantId;
  readonly named: readonly CombatantId[];
  readonly way: 'engage' | 'withdraw' | 'behind';
}

/**
 * One tile. Threateners whose range is left may strike first; who dies of it stays. Then the mover stands nearer to or
 * farther from those named, and all others as before. A held creature is carried along; on another's turn the grapple
 * ends instead. Ruling: no one strikes at the one who is carried.
 */
export function step(resolution: DungeoneersResolution, { mover, named, way }: Step, ownTurn: boolean): void {
  const leaves = (id: CombatantId) =>
    way === 'withdraw' && named.includes(id) && leavesRange(resolution.encounter, mover, id);
  if (!opportuneStrikes(resolution, mover, 'leaves the threat range', leaves)) return;
  const first = named[0];
  if (first !== undefined) turnTo(resolution, mover, first);
  const held = bears(resolution.combatant(mover), 'Grappling')?.source;
  if (!ownTurn && held !== undefined) endGrapple(resolution, mover, because({ id: 'moves on another turn' }));
  shift(resolution, mover, named, way);
  if (ownTurn && held !== undefined && way !== 'behind')
    shift(
      resolution,
      held,
      named.filter((id) => id !== held),
      way,
    );
  moveIsDone(resolution);
}

function leavesRange(fight: Fight, mover: CombatantId, from: CombatantId): boolean {
  const by = fight.combatants.find(({ id }) => id === from);
  const farther = POSITIONS.indexOf(position(fight, mover, from)) + 2;
  return by !== undefined && reaches(fight, from, mover) && farther > threatRange(by);
}

function shift(
  resolution: DungeoneersResolution,
  who: CombatantId,
  named: readonly CombatantId[],
  way: Step['way'],
): void {
  for (const other of named) {
    if (way === 'behind') {
      getBehind(resolution, who, other);
      continue;
    }
    const at = POSITIONS.indexOf(position(resolution.encounter, who, other));
    const to = POSITIONS[way === 'engage' ? at - 1 : at + 1];
    if (to !== undefined) place(resolution, who, other, to);
  }
}

/** All threats are worked out anew: whoever had disengaged is Threatened again where somebody reaches it. */
export function moveIsDone(resolution: DungeoneersResolution): void {
  for (const { id } of resolution.encounter.combatants)
    lose(resolution, id, 'Disengaged', because({ id: 'a move is done' }));
}

/** A grapple is over for both. */
export function endGrapple(resolution: DungeoneersResolution, grappler: CombatantId, why: Reason): void {
  const held = bears(resolution.combatant(grappler), 'Grappling')?.source;
  lose(resolution, grappler, 'Grappling', why);
  if (held === undefined || !resolution.encounter.combatants.some(({ id }) => id === held)) return;
  const theirs = resolution
    .combatant(held)
    .conditions.find((each) => each.name === 'Grappled' && each.source === grappler);
  if (theirs) resolution.record({ type: 'condition-ended', subject: held, condition: theirs, why });
}

/** Stands up from Prone; a held creature makes the same movement. */
export function standUp(resolution: DungeoneersResolution, who: CombatantId): void {
  for (const each of withHeld(resolution, who)) lose(resolution, each, 'Prone', because({ id: 'stands up' }));
}

/** Turns by itself; a held creature makes the same movement. */
export function turn(resolution: DungeoneersResolution, who: CombatantId, to: CombatantId): void {
  for (const each of withHeld(resolution, who)) if (each !== to) face(resolution, each, to, because({ id: 'turns' }));
}

function withHeld(resolution: DungeoneersResolution, who: CombatantId): readonly CombatantId[] {
  const held = bears(resolution.combatant(who), 'Grappling')?.source;
  return held === undefined ? [who] : [who, held];
}
