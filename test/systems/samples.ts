/** What the tests use of a system. Everything has a default, taken from its pack. */
export interface Sample {
  /** A premade character, and a premade creature. Undefined: the first of the pack. */
  readonly hero?: string;
  readonly enemy?: string;
  /** A GM's own condition with every kind of field that its form has. Undefined: one that does nothing. */
  readonly condition?: object;
  /** Actions with which someone guards themselves. Undefined: the action of `/defend`, if there is one. */
  readonly guards?: readonly string[];
  /** Resources that autopilot may spend without leave, besides the points of a turn, because they come back. */
  readonly everyday?: RegExp;
  /** The most players that one action asks, in fights without a map. Undefined: at least one, if anyone can be asked. */
  readonly mostAsked?: number;
  /** Attackers and targets, by name, whose attacks have few combinations of dice. Undefined: the hero and the enemy. */
  readonly attacks?: readonly (readonly [string, string])[];
  /** The ids of reasons whose dice aren't luck, such as those for the grade of a fumble. Undefined: none. */
  readonly neutral?: readonly string[];
  /** The value of the setting `auto-end` with which an attack usually ends the turn. Undefined: attacks may not. */
  readonly autoEnd?: string | boolean;
}

/** The samples of the built-in systems. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  tdgs: {
    hero: 'Kira',
    enemy: 'Goblin',
    condition: { kind: 'buff', stats: { REF: -4 }, forbids: ['moving', 'step'], costs: {}, unless: 3, zeroesRef: true },
    neutral: ['fumble'],
    attacks: [
      ['Kira', 'Goblin'],
      ['Kira', 'Dragon'],
    ],
    autoEnd: true,
    everyday: /^(uses: (Sneak Attack|Dodge)|(pool|deflection): .*)$/,
  },
  dungeoneers: {
    hero: 'Freya',
    enemy: 'Skeleton',
    attacks: [
      ['Suori', 'Skeleton'],
      ['Alberich', 'Goblin'],
      ['Freya', 'Zombie'],
    ],
    neutral: ['fumble', 'initiative tie'],
    autoEnd: 'action points',
    condition: { movement: { plus: 2 }, dodgeDice: -1 },
  },
  mastery: {
    hero: 'Bryn',
    enemy: 'Opponent',
    condition: { tires: -3, losesTurn: true, lasts: 'removed' },
    attacks: [
      ['Wren', 'Competent Fighter'],
      ['Competent Fighter', 'Competent Fighter'],
    ],
    autoEnd: true,
    everyday: /^stamina$/,
    mostAsked: 1,
  },
  sol: {
    hero: 'Soldier',
    enemy: 'Guard',
    condition: { dice: [{ of: 'attack', adds: -2, against: 'melee' }], value: { least: 1, most: 5, usual: 2 } },
    attacks: [
      ['Soldier', 'Guard'],
      ['Medic', 'Ganger'],
    ],
    autoEnd: true,
    guards: ['defend', 'take-cover'],
    mostAsked: 1,
  },
};
