// Project Sol, which has squares for its lines and no figures for moving. Ruling "The field"

import { groundAt, tilesOf } from '../../field/field.ts';
import { tileName } from '../../field/tile.ts';
import { type CombatantId, combatant, type Encounter, isOnTurn } from '../core/encounter.ts';
import { waysOf } from '../core/field-moves.ts';
import type { FieldRules, FieldSituation, MoveWay } from '../core/field-rules.ts';
import { given } from '../core/given.ts';
import { standsAt } from '../core/standing.ts';
import { inHand } from './actions/draw.ts';
import type { ConditionName } from './conditions.ts';
import { METRES_A_SQUARE, SQUARES_A_MOVE, WALKING } from './distance.ts';
import { house } from './house.ts';
import { places } from './places.ts';
import { canPay } from './points.ts';
import type { Sol } from './sheet.ts';
import { COVERS, FLANKS, shownCover, shownFlank } from './situation.ts';

/** How Project Sol plays on a field. */
export const field: FieldRules<Sol> = {
  metres: METRES_A_SQUARE,
  // Two moves: whoever strikes hand to hand is there in the first round.
  apart: 2 * SQUARES_A_MOVE,
  ways,
  places: (encounter, who) => places(encounter, who, ways(encounter, who)),
  words: { cover: COVERS, flanked: FLANKS },
  situation,
  reach,
  letter: (condition) => LETTERS[condition],
};

/** Where one move goes, for one who has the points on their turn. Nobody strikes at who moves: the book has no such thing. */
function ways(encounter: Encounter<Sol>, actor: CombatantId): readonly MoveWay[] {
  const who = combatant(encounter, actor);
  const mayMove = encounter.phase === 'fighting' && isOnTurn(encounter, actor);
  if (!mayMove || !canPay(encounter, who, house(encounter, 'move-cost')).ok) return [];
  return waysOf({}, encounter, who, WALKING).map(({ to, path, points }) => ({
    to: tileName(to),
    path: path.map(tileName),
    cost: points,
    strikes: [],
    intent: { action: 'move', actor, to: tileName(to) },
  }));
}

/** By the lines, or by the GM's word. */
function situation(encounter: Encounter<Sol>, actor: CombatantId, target: CombatantId): FieldSituation | undefined {
  if (!standsAt(encounter, actor) || !standsAt(encounter, target)) return undefined;
  const who = combatant(encounter, target);
  const cover = shownCover(encounter, actor, who);
  const flank = shownFlank(encounter, actor, who);
  const reasons = [cover?.shelter?.why, flank?.why].filter((why) => why !== undefined);
  return { reasons, flanked: flank?.why ? 'flanked' : 'none', ...given({ cover: cover?.cover }) };
}

/** The squares that what is in hand strikes at, if it is for melee. Nothing limits how far others shoot. */
function reach(encounter: Encounter<Sol>, actor: CombatantId): readonly string[] {
  const at = standsAt(encounter, actor);
  const ground = encounter.field?.ground;
  if (!at || !ground || inHand(combatant(encounter, actor)).kind !== 'melee') return [];
  return tilesOf(ground)
    .filter(
      (tile) => Math.max(Math.abs(tile.x - at.x), Math.abs(tile.y - at.y)) === 1 && !groundAt(ground, tile).isSolid,
    )
    .map(tileName);
}

const LETTERS: Readonly<Partial<Record<ConditionName, string>>> = {
  wound: 'W',
  'last stand': 'L',
  unconscious: 'U',
  asleep: 'Z',
  surprised: 'S',
  prone: 'P',
  'partial cover': 'R',
  'good cover': 'G',
  concealed: 'C',
  aiming: 'A',
  'full defense': 'D',
  favored: 'F',
  hindered: 'H',
};
