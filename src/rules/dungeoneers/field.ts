// Dungeoneers › Movement, Facing Direction, threat ranges and sizes on tiles. Ruling: the field

import { bodyAt } from '../../field/body.ts';
import { groundAt, tilesOf } from '../../field/field.ts';
import { type TileName, tileName } from '../../field/tile.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import type { FieldRules, FieldSituation } from '../core/field-rules.ts';
import { places } from './places.ts';
import { behind, between, distance, isReach, POSITIONS } from './position.ts';
import type { Dungeoneers, Fight } from './sheet.ts';
import { tilesAway } from './situation.ts';
import { areOnField, bodyIn, mayShare, sideOf } from './tiles.ts';
import { ways } from './ways.ts';

/** Distances that a GM may say instead of a position, in tiles. */
const TILES_NAMED = ['3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** How Dungeoneers is played on a field. */
export const field: FieldRules<Dungeoneers> = {
  words: { ranges: [...POSITIONS, ...TILES_NAMED], behind: true },
  // Chosen: whoever sprints is beside a foe in the first turn, as the book has sides begin near each other.
  apart: 3,
  side: sideOf,
  mayShare,
  ways,
  places,
  situation,
  reach,
  facing: ({ own }) => own.facing,
  letter: (condition) => LETTERS[condition],
};

/** What stands on a token. Facing is its wedge, the dead are crossed out. */
const LETTERS: Readonly<Partial<Record<Dungeoneers['condition'], string>>> = {
  Threatened: 'T',
  Grappled: 'G',
  Grappling: 'H',
  Sprinting: 'S',
  Defensive: 'D',
  Prone: 'P',
  Disengaged: 'O',
  Readied: 'R',
  Enchanted: 'E',
};

function situation(fight: Fight, actor: CombatantId, target: CombatantId): FieldSituation | undefined {
  if (!areOnField(fight, actor, target)) return undefined;
  const why = behind(fight, actor, target);
  const range = tilesAway(distance(fight, actor, target).tiles);
  return { range, behind: why !== undefined, reasons: why ? [why] : [] };
}

/** The tiles within the threat range on which somebody could stand, and to which a line is open. */
function reach(fight: Fight, who: CombatantId): readonly TileName[] {
  const [by, body] = [combatant(fight, who), bodyIn(fight, who)];
  const ground = fight.field?.ground;
  if (!ground || !body) return [];
  return tilesOf(ground)
    .filter((tile) => !groundAt(ground, tile).isSolid && isReach(between(fight, by, body, bodyAt(tile))))
    .map(tileName);
}
