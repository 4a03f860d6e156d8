// The parts of each system that tests use: combatants, numbers and conditions by name.

import { conditionsForGm, type Ruleset } from '../../src/rules/core/ruleset.ts';
import { jsonSchemaOf } from '../../src/rules/core/schema.ts';
import { sheetFieldsOf } from '../../src/rules/core/sheet-fields.ts';

/** The parts of a system that tests use. Each has a default, which is usually taken from the pack. */
export interface Sample {
  /** The premade character and the premade creature to use. By default, these are the first ones of the pack. */
  readonly hero?: string;
  readonly enemy?: string;
  /** A GM's own condition with every kind of field that its form has. The default is a condition that does nothing. */
  readonly condition?: object;
  /** Actions with which combatants guard themselves. The default is the action of `/defend`, if there is one. */
  readonly guards?: readonly string[];
  /**
   * Resources that autopilot may spend for a player's character because they come back. The points of a turn aren't
   * listed.
   */
  readonly everyday?: RegExp;
  /**
   * The maximum number of players that one action asks, in fights without a map. If undefined, the number isn't
   * checked, but a system with questions must ask at least one player.
   */
  readonly mostAsked?: number;
  /**
   * Pairs of an attacker and a target, by name, whose attacks have few combinations of dice. Default: the hero and the
   * enemy.
   */
  readonly attacks?: readonly (readonly [string, string])[];
  /** The ids of reasons whose dice don't count as luck, such as those for the grade of a fumble. Default: none. */
  readonly neutral?: readonly string[];
  /** The value of the setting `auto-end` with which an attack usually ends the turn. Undefined if none does. */
  readonly autoEnd?: string | boolean;
  /** True if the book lets a newcomer act in the round in which it joins. Not tested if undefined. */
  readonly newcomersAct?: boolean;
  /** A field of the sheet, and two values for it, as a GM types them. Default: the first number of the form. */
  readonly number?: readonly [field: string, one: string, other: string];
  /** Two conditions with which a combatant can still act. Default: the first two that a GM can give. */
  readonly conditions?: readonly [one: string, other: string];
}

/** The samples of the built-in systems, and of those that were loaded from folders. */
export const SAMPLES: Record<string, Sample> = {
  tdgs: {
    hero: 'Kira',
    enemy: 'Goblin',
    condition: { kind: 'buff', stats: { REF: -4 }, forbids: ['moving', 'step'], costs: {}, unless: 3, zeroesRef: true },
    newcomersAct: true,
    number: ['LUK', '3', '4'],
    conditions: ['Poisoned', 'Bleeding'],
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
    newcomersAct: false,
    number: ['naturalArmor', '1', '2'],
    conditions: ['Defensive', 'Prone'],
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
    newcomersAct: true,
    number: ['speed', 'Expert', 'Master'],
    conditions: ['Fatigued', 'Disoriented'],
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
    newcomersAct: false,
    number: ['attributes.CHA', '3', '4'],
    conditions: ['prone', 'aiming'],
    guards: ['defend', 'take-cover'],
    mostAsked: 1,
  },
};

/** A field of the sheet, and two values for it, as a GM types them. */
export function numberOf(rules: Ruleset): readonly [field: string, one: string, other: string] {
  const { number } = SAMPLES[rules.id] ?? {};
  if (number) return number;
  for (const { key, reader } of sheetFieldsOf(rules)) {
    const { type, minimum = 0, maximum = 9 } = jsonSchemaOf(reader);
    const [least, most] = [Number(minimum), Number(maximum)];
    if (type === 'integer' && most - least >= 2) return [key, String(least + 1), String(least + 2)];
  }
  throw new Error(`${rules.title} has no number on its sheet: give its sample a \`number\``);
}

/** Two conditions with which a combatant can still act. They are the same if the book has only one. */
export function conditionsOf(rules: Ruleset): readonly [one: string, other: string] {
  const { conditions } = SAMPLES[rules.id] ?? {};
  if (conditions) return conditions;
  const [one = '', other = one] = conditionsForGm(rules).filter((name) => !rules.conditions[name]?.down);
  return [one, other];
}
