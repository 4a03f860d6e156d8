// Dungeoneers › Movement

import { sum } from '../core/check.ts';
import { bears, type CombatantId, resource } from '../core/encounter.ts';
import { modifiersTo } from './armor-value.ts';
import { CONDITIONS, conditions, lose } from './conditions.ts';
import { setTo } from './intent.ts';
import { opportuneStrikes } from './opportune-strike.ts';
import { face, getBehind, POSITIONS, place, position, reaches, threatRange, turnTo } from './position.ts';
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
export function gainMovement(scene: DungeoneersResolution, who: CombatantId, points: number, why: string): void {
  const creature = scene.combatant(who);
  setTo(scene, who, POINTS, resource(creature, POINTS).value + shared(creature, points), why);
}

/** A grapple begins or weighs on somebody: the points it has now shrink by the same rule. */
export function shrinkMovement(scene: DungeoneersResolution, who: CombatantId, why: string): void {
  const creature = scene.combatant(who);
  setTo(scene, who, POINTS, shared(creature, resource(creature, POINTS).value), why);
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
export function step(scene: DungeoneersResolution, { mover, named, way }: Step, ownTurn: boolean): void {
  const leaves = (id: CombatantId) =>
    way === 'withdraw' && named.includes(id) && leavesRange(scene.encounter, mover, id);
  if (!opportuneStrikes(scene, mover, 'leaves the threat range', leaves)) return;
  const first = named[0];
  if (first !== undefined) turnTo(scene, mover, first);
  const held = bears(scene.combatant(mover), 'Grappling')?.source;
  if (!ownTurn && held !== undefined) endGrapple(scene, mover, 'moves on another turn');
  shift(scene, mover, named, way);
  if (ownTurn && held !== undefined && way !== 'behind')
    shift(
      scene,
      held,
      named.filter((id) => id !== held),
      way,
    );
  moveIsDone(scene);
}

function leavesRange(fight: Fight, mover: CombatantId, from: CombatantId): boolean {
  const by = fight.combatants.find(({ id }) => id === from);
  const farther = POSITIONS.indexOf(position(fight, mover, from)) + 2;
  return by !== undefined && reaches(fight, from, mover) && farther > threatRange(by);
}

function shift(scene: DungeoneersResolution, who: CombatantId, named: readonly CombatantId[], way: Step['way']): void {
  for (const other of named) {
    if (way === 'behind') {
      getBehind(scene, who, other);
      continue;
    }
    const at = POSITIONS.indexOf(position(scene.encounter, who, other));
    const to = POSITIONS[way === 'engage' ? at - 1 : at + 1];
    if (to !== undefined) place(scene, who, other, to);
  }
}

/** All threats are worked out anew: whoever had disengaged is Threatened again where somebody reaches it. */
export function moveIsDone(scene: DungeoneersResolution): void {
  for (const { id } of scene.encounter.combatants) lose(scene, id, 'Disengaged', 'a move is done');
}

/** A grapple is over for both. */
export function endGrapple(scene: DungeoneersResolution, grappler: CombatantId, why: string): void {
  const held = bears(scene.combatant(grappler), 'Grappling')?.source;
  lose(scene, grappler, 'Grappling', why);
  if (held === undefined || !scene.encounter.combatants.some(({ id }) => id === held)) return;
  const theirs = scene.combatant(held).conditions.find((each) => each.name === 'Grappled' && each.source === grappler);
  if (theirs) scene.record({ type: 'condition-ended', subject: held, condition: theirs, why });
}

/** Stands up from Prone; a held creature makes the same movement. */
export function standUp(scene: DungeoneersResolution, who: CombatantId): void {
  for (const each of withHeld(scene, who)) lose(scene, each, 'Prone', 'stands up');
}

/** Turns by itself; a held creature makes the same movement. */
export function turn(scene: DungeoneersResolution, who: CombatantId, to: CombatantId): void {
  for (const each of withHeld(scene, who)) if (each !== to) face(scene, each, to, 'turns');
}

function withHeld(scene: DungeoneersResolution, who: CombatantId): readonly CombatantId[] {
  const held = bears(scene.combatant(who), 'Grappling')?.source;
  return held === undefined ? [who] : [who, held];
}
