// Combat Rules v1.3 › Combat Round Example: ready-made characters, and samples at every level

import type { Archetype } from '../../core/ruleset.ts';
import type { Level, Mastery, Sheet } from '../sheet.ts';

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

/** A fighter with the example’s attack, and a sample character at each level to start from. */
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
