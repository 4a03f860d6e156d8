// Project Sol › Physical Combat: the states a combatant can be in

import type { Duration } from '../core/encounter.ts';
import type { ConditionEntry } from '../core/ruleset.ts';
import { houseInWords } from './content/house.ts';
import type { Kind } from './weapon-kind.ts';

export const CONDITIONS = [
  'wound',
  'last stand',
  'unconscious',
  'asleep',
  'surprised',
  'newcomer',
  'prone',
  'partial cover',
  'good cover',
  'concealed',
  'aiming',
  'full defense',
  'favored',
  'hindered',
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** Which pools a condition's dice go to: the bearer's attacks, its defenses, or every test but soak and recovery. */
export type PoolOf = 'attack' | 'defense' | 'every test';

/** One bullet: dice more or fewer for a pool of the bearer, from some kind of attack only where it says so. */
interface Bullet {
  readonly of: PoolOf;
  readonly against?: Kind;
  /** A number, the condition's own value, that value taken away, or the bearer's WIL. */
  readonly adds: number | 'value' | 'minus value' | 'WIL';
}

/** What a condition does. Its bullets are data; what happens at a moment is in the file of that heading. */
export interface Condition extends ConditionEntry {
  readonly dice?: readonly Bullet[];
  /** Follows of itself from how things stand; nobody can put it on. */
  readonly derived?: true;
  /** Least and most of its value, and what it is where nobody says. */
  readonly value?: { readonly least: number; readonly most: number; readonly usual: number };
  readonly lasts: Exclude<Duration, { readonly left: number }>['until'];
}

export const conditions: Readonly<Record<ConditionName, Condition>> = {
  wound: {
    brief:
      'A wound in its box; its value is its level, 1 to 3. Any wound of a level costs that level’s dice, once (house values).',
    cite: 'Damage in Combat › Wounds',
    kind: 'debuff',
    value: { least: 1, most: 3, usual: 1 },
    lasts: 'removed',
  },
  'last stand': {
    brief: 'As many wounds as BOD, or more. Action points no longer refresh; at none left you fall unconscious.',
    cite: 'Damage in Combat › Wounds',
    kind: 'debuff',
    derived: true,
    lasts: 'removed',
  },
  unconscious: {
    down: true,
    brief: 'Out of action points in the last stand. You defend with no dice, until your wounds are fewer than BOD.',
    cite: 'Damage in Combat › Wounds',
    kind: 'debuff',
    derived: true,
    lasts: 'removed',
  },
  asleep: {
    brief: 'Knocked out, drugged or sleeping, as the GM says. You are unconscious until it is taken off; you may rest.',
    cite: 'Injury and Recovery › Natural Recovery',
    kind: 'debuff',
    down: true,
    lasts: 'removed',
  },
  surprised: {
    brief: 'You start with one action point, until your first own turn ends. It may be spent on a reaction.',
    cite: 'Combat Sequence › 1. Determining Awareness',
    kind: 'debuff',
    lasts: 'rounds-stop',
  },
  newcomer: {
    brief: 'You joined in the middle of a round and have no turn in it. You may react.',
    cite: 'Combat Sequence › 4. Continuing Combat',
    derived: true,
    aside: true,
    lasts: 'scene',
  },
  prone: {
    brief: 'Lying down: 2 dice more to dodge ranged attacks, 2 fewer to dodge melee attacks.',
    cite: 'Combat Modifiers › Prone',
    dice: [
      { of: 'defense', against: 'ranged', adds: 2 },
      { of: 'defense', against: 'melee', adds: -2 },
    ],
    lasts: 'scene',
  },
  'partial cover': {
    brief: `Behind partial cover: ${houseInWords('partial-cover')}. It is lost by moving.`,
    cite: 'Combat Modifiers › Cover',
    kind: 'buff',
    lasts: 'scene',
  },
  'good cover': {
    brief: `Behind good cover: ${houseInWords('good-cover')}. It is lost by moving.`,
    cite: 'Combat Modifiers › Cover',
    kind: 'buff',
    lasts: 'scene',
  },
  concealed: {
    brief: 'Nobody has a line of sight to you: no attack may target you.',
    cite: 'Combat Modifiers › Concealment',
    kind: 'buff',
    lasts: 'scene',
  },
  aiming: {
    brief: 'Its value in dice for your next attack (house value). It is lost by moving or by a wound.',
    cite: 'Actions in Combat (house value)',
    kind: 'buff',
    dice: [{ of: 'attack', adds: 'value' }],
    value: { least: 1, most: 6, usual: 1 },
    lasts: 'rounds-stop',
  },
  'full defense': {
    brief: 'Your WIL in dice for every defense, until your next turn (house value).',
    cite: 'Actions in Combat (house value)',
    kind: 'buff',
    dice: [{ of: 'defense', adds: 'WIL' }],
    lasts: 'scene',
  },
  favored: {
    brief: 'The GM gives you its value in dice for every test but soak and recovery.',
    cite: 'Combat Modifiers',
    kind: 'buff',
    dice: [{ of: 'every test', adds: 'value' }],
    value: { least: 1, most: 10, usual: 1 },
    lasts: 'scene',
  },
  hindered: {
    brief: 'The GM takes its value in dice from every test of yours but soak and recovery.',
    cite: 'Combat Modifiers',
    kind: 'debuff',
    dice: [{ of: 'every test', adds: 'minus value' }],
    value: { least: 1, most: 10, usual: 1 },
    lasts: 'scene',
  },
};
