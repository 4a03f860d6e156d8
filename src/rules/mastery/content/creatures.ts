// Combat Rules v1.3 › Combat Round Example: the opponent; and a fighter of any level for the GM

import type { Archetype } from '../../core/ruleset.ts';
import { LEVELS, type Level, type Mastery, type Sheet } from '../sheet.ts';

/** A fighter who has the same level in all five skills: what a GM needs for whoever turns up. */
export function fighterOf(level: Level): Sheet {
  return { offense: level, defense: level, endurance: level, speed: level, tacticalCombat: level, specials: [] };
}

const opponent: Archetype<Mastery> = {
  name: 'Opponent',
  kind: 'creature',
  source: 'Combat Round Example (Defense +2); chosen: Adept in the other skills too',
  sheet: fighterOf('Adept'),
};

/** The example's opponent, and a fighter of each level: "Novice Fighter" … "Master Fighter". */
export const creatures: readonly Archetype<Mastery>[] = [
  opponent,
  ...LEVELS.map(
    (level): Archetype<Mastery> => ({
      name: `${level} Fighter`,
      kind: 'creature',
      source: 'Mastery Level Modifiers; chosen: the same level in all five skills',
      sheet: fighterOf(level),
    }),
  ),
];
