// Combat Rules v1.3 › Combat Round Example: premade characters, the opponent, and samples at every level

import type { Archetype } from '../../core/ruleset.ts';
import { LEVELS, type Level, type Mastery, type Sheet } from '../sheet.ts';

const CHOSEN = 'chosen: every figure, as a sample of its level';

/** Levels in the order of the sheet (Offense, Defense, Endurance, Speed, Tactical Combat), then the specials. */
function character(
  name: string,
  [offense, defense, endurance, speed, tacticalCombat]: readonly [Level, Level, Level, Level, Level],
  specials: Readonly<Record<string, Level>>,
  source = CHOSEN,
): Archetype<Mastery> {
  const named = Object.entries(specials).map(([special, level]) => ({ name: special, level }));
  const sheet: Sheet = { offense, defense, endurance, speed, tacticalCombat, specials: named };
  return { name, kind: 'character', source, sheet };
}

/** A fighter with the example's attack, and a sample character for each level to start from. */
export const characters: readonly Archetype<Mastery>[] = [
  character(
    'Bryn',
    ['Expert', 'Elite', 'Expert', 'Expert', 'Expert'],
    { Athletics: 'Expert', Insight: 'Adept', 'Fire Magic': 'Expert' },
    'Combat Round Example (Offense +4); chosen: every other figure',
  ),
  character('Wren', ['Novice', 'Novice', 'Novice', 'Competent', 'Novice'], { 'Situational Awareness': 'Competent' }),
  character('Tobin', ['Competent', 'Competent', 'Competent', 'Novice', 'Competent'], { Intimidation: 'Competent' }),
  character('Isolde', ['Adept', 'Adept', 'Adept', 'Advanced', 'Adept'], { Acrobatics: 'Adept' }),
  character('Brannoc', ['Advanced', 'Advanced', 'Advanced', 'Adept', 'Advanced'], { Grappling: 'Advanced' }),
  character('Sefa', ['Expert', 'Expert', 'Expert', 'Expert', 'Expert'], {
    'Storm Magic': 'Advanced',
    Leadership: 'Expert',
  }),
  character('Aurelio', ['Elite', 'Elite', 'Elite', 'Expert', 'Elite'], { Leadership: 'Elite' }),
  character('Mother Kestrel', ['Master', 'Master', 'Master', 'Master', 'Master'], {
    'Situational Awareness': 'Master',
    Stealth: 'Elite',
  }),
];

/** A fighter with the same level in all five skills, for a GM who needs one quickly. */
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
