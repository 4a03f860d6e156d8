// Project Sol › Physical Combat: the conditions a combatant can have

import type { Duration } from '../core/encounter.ts';
import type { ConditionEntry } from '../core/ruleset.ts';

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

/** The pools a condition's dice count for: the bearer's attacks, its defenses, or every test but soak and recovery. */
export type PoolOf = 'attack' | 'defense' | 'every test';

/** One bullet point: extra or fewer dice for one of the bearer's pools, perhaps against one kind of attack only. */
interface Bullet {
  readonly of: PoolOf;
  readonly against?: Kind;
  /** A number, the condition's own value, minus that value, or the bearer's WIL. */
  readonly adds: number | 'value' | 'minus value' | 'WIL';
}

/** What a condition does. Its bullet points are data; effects at a certain moment are in the file of that heading. */
interface Condition extends ConditionEntry {
  readonly dice?: readonly Bullet[];
  /** The lowest and highest value it can have, and the default. */
  readonly value?: { readonly least: number; readonly most: number; readonly usual: number };
  readonly lasts: Exclude<Duration, { readonly left: number }>['until'];
}

export const conditions: Readonly<Record<ConditionName, Condition>> = {
  wound: {
    cite: 'Damage in Combat › Wounds',
    kind: 'debuff',
    value: { least: 1, most: 3, usual: 1 },
    lasts: 'removed',
  },
  'last stand': {
    cite: 'Damage in Combat › Wounds',
    kind: 'debuff',
    derived: true,
    lasts: 'removed',
  },
  unconscious: {
    down: true,
    cite: 'Damage in Combat › Wounds',
    kind: 'debuff',
    derived: true,
    lasts: 'removed',
  },
  asleep: {
    cite: 'Injury and Recovery › Natural Recovery',
    kind: 'debuff',
    down: true,
    lasts: 'removed',
  },
  surprised: {
    cite: 'Combat Sequence › 1. Determining Awareness',
    kind: 'debuff',
    lasts: 'rounds-stop',
  },
  newcomer: {
    cite: 'Combat Sequence › 4. Continuing Combat',
    derived: true,
    aside: true,
    lasts: 'scene',
  },
  prone: {
    cite: 'Combat Modifiers › Prone',
    dice: [
      { of: 'defense', against: 'ranged', adds: 2 },
      { of: 'defense', against: 'melee', adds: -2 },
    ],
    lasts: 'scene',
  },
  'partial cover': {
    cite: 'Combat Modifiers › Cover',
    kind: 'buff',
    lasts: 'scene',
  },
  'good cover': {
    cite: 'Combat Modifiers › Cover',
    kind: 'buff',
    lasts: 'scene',
  },
  concealed: {
    cite: 'Combat Modifiers › Concealment',
    kind: 'buff',
    lasts: 'scene',
  },
  aiming: {
    cite: 'Actions in Combat (house value)',
    kind: 'buff',
    dice: [{ of: 'attack', adds: 'value' }],
    value: { least: 1, most: 6, usual: 1 },
    lasts: 'rounds-stop',
  },
  'full defense': {
    cite: 'Actions in Combat (house value)',
    kind: 'buff',
    dice: [{ of: 'defense', adds: 'WIL' }],
    lasts: 'scene',
  },
  favored: {
    cite: 'Combat Modifiers',
    kind: 'buff',
    dice: [{ of: 'every test', adds: 'value' }],
    value: { least: 1, most: 10, usual: 1 },
    lasts: 'scene',
  },
  hindered: {
    cite: 'Combat Modifiers',
    kind: 'debuff',
    dice: [{ of: 'every test', adds: 'minus value' }],
    value: { least: 1, most: 10, usual: 1 },
    lasts: 'scene',
  },
};

/** A weapon strikes from close by or from afar; only prone defenders and parries care which. */
export const KINDS = ['melee', 'ranged'] as const;
export type Kind = (typeof KINDS)[number];
