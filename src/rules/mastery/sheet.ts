// Combat Rules v1.3 › Mastery Level Modifiers; Fatigue and Stamina Calculation › Mastery Index Values

import type { Combatant, System } from '../core/encounter.ts';
import { plainItemsField } from '../core/items.ts';
import * as schema from '../core/schema.ts';
import type { ConditionName, Degree } from './names.ts';

/** The mastery levels, lowest first. A level's index is its position, counted from 1; its modifier is one less. */
export const LEVELS = ['Novice', 'Competent', 'Adept', 'Advanced', 'Expert', 'Elite', 'Master'] as const;
export type Level = (typeof LEVELS)[number];

/** The skills that the rules use. */
export const SKILLS = ['Offense', 'Defense', 'Endurance', 'Speed', 'Tactical Combat'] as const;
export type Skill = (typeof SKILLS)[number];

/** "Mastery Index Values": 1 for Novice up to 7 for Master. */
export function levelIndexOf(level: Level): number {
  return LEVELS.indexOf(level) + 1;
}

/** "Mastery Level Modifiers": +0 for Novice up to +6 for Master. */
export function modifierOf(level: Level): number {
  return levelIndexOf(level) - 1;
}

/** Reads a level from its name, ignoring case. Players write mastery as words, never numbers. */
function levelReader(): schema.Reader<Level> {
  const wants = { kind: 'one-of', values: LEVELS } as const;
  return {
    wants,
    choices: LEVELS,
    read(value, path, problems) {
      const level = typeof value === 'string' ? LEVELS.find((each) => isSameName(each, value)) : undefined;
      if (level === undefined) problems.push({ path, wants });
      return level;
    },
  };
}

/** Ruling: a skill that is not on the sheet is Novice. */
const skill = schema.withDefault(levelReader(), 'Novice');

/**
 * One of the fighter's special skills. Players write "Fire Magic Expert", "Fire Magic, Expert" or "Fire Magic
 * (Expert)".
 */
const special = {
  ...schema.object({ name: schema.text(40), level: levelReader() }),
  written(input: string) {
    const match = new RegExp(`^(.*?)[\\s,:(]+(${LEVELS.join('|')})\\)?$`, 'i').exec(input.trim());
    return match ? { name: match[1], level: match[2] } : { name: input.trim() };
  },
};

/** The schema of a sheet. `specials` are the fighter's other named skills: Fire Magic, Stealth, … */
export const sheet = schema.object({
  offense: skill,
  defense: skill,
  endurance: skill,
  speed: skill,
  tacticalCombat: skill,
  specials: schema.withDefault(refusingRepeatedSkills(schema.list(special, 30)), []),
  items: plainItemsField,
});
export type Sheet = schema.TypeOf<typeof sheet>;

/** The types in which Mastery differs from other systems. */
export interface Mastery extends System {
  readonly id: 'mastery';
  readonly sheet: Sheet;
  readonly condition: ConditionName;
  readonly degree: Degree;
  readonly state: { readonly encounter: object; readonly combatant: FighterState };
}

/** A fighter's state for one encounter. */
interface FighterState {
  /** The fighter's initiative roll, which also places newcomers in the turn order. Undefined before it is rolled. */
  readonly initiative?: number;
  /** How many of the fighter's attacks have landed since combat began. */
  readonly hits: number;
}

export type Fighter = Combatant<Mastery>;

/**
 * Refuses a skill that is listed twice, because it would have two levels, and any of the five basic skills among the
 * specials.
 */
function refusingRepeatedSkills(reader: schema.Reader<readonly schema.TypeOf<typeof special>[]>): typeof reader {
  return {
    ...reader,
    read(value, path, problems: schema.Problem[]) {
      const specials = reader.read(value, path, problems);
      const skillNames = [...SKILLS, ...(specials ?? []).map(({ name }) => name)];
      const repeatedName = skillNames.find(
        (name, index) => skillNames.findIndex((other) => isSameName(other, name)) !== index,
      );
      if (repeatedName !== undefined) problems.push({ path, wants: { kind: 'twice', name: repeatedName } });
      return specials;
    },
  };
}

/** A sheet with the same level in all five skills. */
export function sheetOfLevel(level: Level): Sheet {
  return { offense: level, defense: level, endurance: level, speed: level, tacticalCombat: level, specials: [] };
}

/** Every skill of a sheet with its name, the five basic ones first. */
export function skillsOf(sheet: Sheet): readonly { readonly name: string; readonly level: Level }[] {
  return [
    { name: 'Offense', level: sheet.offense },
    { name: 'Defense', level: sheet.defense },
    { name: 'Endurance', level: sheet.endurance },
    { name: 'Speed', level: sheet.speed },
    { name: 'Tactical Combat', level: sheet.tacticalCombat },
    ...sheet.specials,
  ];
}

/** Finds the level of a skill by its name, ignoring case. Ruling: a skill that is not on the sheet is Novice. */
export function skillLevelOf(sheet: Sheet, name: string): Level {
  switch (name) {
    case 'Offense':
      return sheet.offense;
    case 'Defense':
      return sheet.defense;
    case 'Endurance':
      return sheet.endurance;
    case 'Speed':
      return sheet.speed;
    case 'Tactical Combat':
      return sheet.tacticalCombat;
    default:
      return skillsOf(sheet).find((each) => isSameName(each.name, name))?.level ?? 'Novice';
  }
}

/** How many levels one fighter's skill is above another's; negative if below. */
export function levelDifference(fighter: Fighter, skill: string, other: Fighter, otherSkill: string): number {
  return levelIndexOf(skillLevelOf(fighter.sheet, skill)) - levelIndexOf(skillLevelOf(other.sheet, otherSkill));
}

export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
