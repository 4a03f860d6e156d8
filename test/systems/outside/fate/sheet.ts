// Characters: aspects, skills, stunts, stress boxes. The types in which this system differs from others.

import { type Combatant, type Encounter, type OwnWords, type Resolution, type System, schema } from 'fray/rules';

const { flag, integer, list, object, oneOf, text, withDefault } = schema;

/** The six skills. Ratings go up to 6, on a ladder from mediocre (0) to legendary. */
export const SKILLS = ['athletics', 'fight', 'notice', 'provoke', 'shoot', 'will'] as const;
export type Skill = (typeof SKILLS)[number];

/** What a skill is used for. A stunt helps with one of these. */
export const USES = ['attack', 'defend', 'create', 'overcome'] as const;
export type Use = (typeof USES)[number];

/** A weapon: its skill, how many zones it reaches, and how much it adds to a hit. */
export const weapon = object({
  name: text(40),
  skill: oneOf(['fight', 'shoot', 'provoke']),
  zones: withDefault(integer(0, 4), 0),
  harm: withDefault(integer(0, 4), 0),
});
export type Weapon = schema.TypeOf<typeof weapon>;

/** A stunt: +2 to one use of one skill. */
export const stunt = object({ name: text(40), skill: oneOf(SKILLS), use: oneOf(USES) });
export type Stunt = schema.TypeOf<typeof stunt>;

const rating = withDefault(integer(0, 6), 0);

export const sheet = object({
  aspects: list<OwnWords>(text(60), 5, 1),
  athletics: rating,
  fight: rating,
  notice: rating,
  provoke: rating,
  shoot: rating,
  will: rating,
  stunts: withDefault(list(stunt, 6), []),
  weapons: list(weapon, 6, 1),
  boxes: integer(0, 6),
  refresh: integer(0, 6),
  // Nameless creatures have no consequences, so the first hit beyond their boxes takes them out.
  nameless: flag(),
});
export type Sheet = schema.TypeOf<typeof sheet>;

/** What a consequence of each size absorbs. */
export const CONSEQUENCES = { mild: 2, moderate: 4, severe: 6 } as const;
export type Consequence = keyof typeof CONSEQUENCES;

export type ConditionName = 'aspect' | 'boost' | 'full defense' | Consequence;

/** The types in which this system differs from others. */
export interface Fate extends System {
  readonly id: 'fate';
  readonly sheet: Sheet;
  readonly condition: ConditionName;
  readonly degree: 'fail' | 'tie' | 'success' | 'style';
  readonly state: {
    readonly encounter: object;
    /** What a combatant has done this turn. */
    readonly combatant: { readonly acted: boolean; readonly moved: boolean };
  };
}

export type Actor = Combatant<Fate>;
export type Fight = Encounter<Fate>;
export type Scene = Resolution<Fate>;

/** The resources: stress boxes that are still free, and fate points. */
export const BOXES = 'boxes';
export const POINTS = 'points';
