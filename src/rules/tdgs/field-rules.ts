// TDGS › 14 Movement & Positioning: what pictures, buttons and who plays themselves ask of the field

import { tilesOf } from '../../field/field.ts';
import { type TileName, tileName } from '../../field/tile.ts';
import type { Way } from '../../field/ways.ts';
import { bears, type CombatantId, combatant, find, isOnTurn } from '../core/encounter.ts';
import type { FieldRules, FieldSituation, Heeded, MoveWay } from '../core/field-rules.ts';
import { remembered } from '../core/remembered.ts';
import { standsAt } from '../core/standing.ts';
import { mayGo } from './actions/movement.ts';
import type { ConditionName } from './condition-names.ts';
import { areOnSquares, COVERS, isOpen, meleeReach, POSITIONS, squaresOf } from './field.ts';
import { places } from './places.ts';
import { ENDS, furthestOptimal, isMelee } from './range.ts';
import { BANDS, type Fight, type Tdgs } from './sheet.ts';
import { situationOf } from './situation.ts';
import { leaving, strikesOn, waysBy } from './walking.ts';
import { wielded } from './weapons.ts';

const ways = remembered(waysNow);

export const field: FieldRules<Tdgs> = {
  // Far: a shot away, and a Move of 10 squares.
  apart: ENDS.Far,
  ways,
  places: remembered((encounter, who, heeded) => places(encounter, who, ways(encounter, who, heeded))),
  situation,
  reach,
  words: { ranges: BANDS, cover: COVERS, flanked: [...POSITIONS, 'none'], highGround: true },
  letter: (condition) => LETTERS[condition],
};

/** By the Step where one square will do, which nobody may strike at; else by the Move. Not on turn, by the Move that is held. */
function waysNow(encounter: Fight, actor: CombatantId, heeded?: Heeded): readonly MoveWay[] {
  const who = find(encounter, actor);
  if (encounter.phase !== 'fighting' || !who || !standsAt(encounter, actor)) return [];
  const isHeld = bears(who, 'Readied')?.facts?.held === 'move';
  const isNow = isOnTurn(encounter, actor);
  if (!isNow && !isHeld) return [];
  const steps = isNow && mayGo(encounter, actor, 'step').ok ? waysBy(encounter, who, 'step') : [];
  const moves = mayGo(encounter, actor, 'move', isNow ? 'Action' : 'free').ok
    ? waysBy(encounter, who, 'move', heeded)
    : [];
  const leaves = leaving(encounter, who, heeded);
  const as = (action: string, { to, path, points, strikes }: Way): MoveWay => ({
    to: tileName(to),
    path: path.map(tileName),
    cost: points,
    strikes: strikes > 0 ? strikesOn(encounter, path, leaves) : [],
    intent: { action, actor, to: tileName(to) },
  });
  const stepped = steps.map((way) => as('step', way));
  const isStepped = ({ to }: MoveWay) => stepped.some((step) => step.to === to);
  const moved = moves.map((way) => as(isNow ? 'move' : 'fire', way));
  return [...stepped, ...moved.filter((way) => !isStepped(way))].toSorted((a, b) => a.cost - b.cost);
}

/** By the squares, or by the GM's word. */
function situation(encounter: Fight, actor: CombatantId, target: CombatantId): FieldSituation | undefined {
  if (!areOnSquares(encounter, actor, target)) return undefined;
  const stance = situationOf(encounter, { actor }, target);
  if (!stance.ok) return undefined;
  const { whys, isShown: _, ...said } = stance.value;
  return { ...said, reasons: Object.values(whys) };
}

/** The squares that the weapon in hand reaches without penalty, with a line; hand to hand those that are threatened. */
function reach(encounter: Fight, actor: CombatantId): readonly TileName[] {
  const at = standsAt(encounter, actor);
  if (!at || !encounter.field) return [];
  const who = combatant(encounter, actor);
  const { range } = wielded(who.sheet);
  const most = isMelee(range) ? meleeReach(who) : furthestOptimal(range);
  return tilesOf(encounter.field.ground)
    .filter((tile) => {
      const apart = squaresOf(encounter, at, tile);
      return apart > 0 && apart <= most && isOpen(encounter, at, tile);
    })
    .map(tileName);
}

/** No two alike, and the first of the name where that is free. */
const LETTERS: Readonly<Partial<Record<ConditionName, string>>> = {
  Grappled: 'G',
  Prone: 'P',
  Stunned: 'S',
  Frightened: 'F',
  Poisoned: 'V',
  Bleeding: 'B',
  Blinded: 'X',
  Deafened: 'D',
  Unconscious: 'U',
  Paralyzed: 'Z',
  Slowed: 'L',
  Burning: 'A',
  Charmed: 'C',
  Invisible: 'I',
  Hasted: 'Q',
  Protected: 'T',
  Regenerating: 'R',
  'Full Defense': 'E',
  Helped: 'J',
  Concentrating: 'O',
  Readied: 'Y',
  Hidden: 'H',
  Enchanted: 'N',
  'In Hazard': 'W',
};
