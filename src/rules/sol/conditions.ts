// Project Sol › Physical Combat: the conditions a combatant can have

import { type ConditionEntry, entryIn } from '../core/condition.ts';
import type { ActiveCondition, Duration } from '../core/encounter.ts';
import * as schema from '../core/schema.ts';

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

/**
 * The pools that a condition's dice apply to: the bearer's attacks, its defenses, or every test except soak and
 * recovery.
 */
const POOL_NAMES = ['attack', 'defense', 'every test'] as const;
export type PoolName = (typeof POOL_NAMES)[number];

/** More or fewer dice for a pool of the bearer, perhaps against one kind of attack only. */
export interface DiceEffect {
  readonly of: PoolName;
  readonly against?: AttackKind;
  /** How many dice: a number, the condition's value, that value as a penalty, or the bearer's WIL. */
  readonly adds: number | (typeof VALUE_SOURCES)[number];
}

const VALUE_SOURCES = ['value', 'minus value', 'WIL'] as const;

/**
 * What a condition does. Its effects on dice are listed here. What it does at a certain moment, such as the start of
 * combat, is in the file about that moment.
 */
interface Condition extends ConditionEntry {
  readonly dice?: readonly DiceEffect[];
  /** The lowest and highest value that the condition can have, and the default. */
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
    cite: 'Actions in Combat; Ruling "Attack"',
    kind: 'buff',
    dice: [{ of: 'attack', adds: 'value' }],
    value: { least: 1, most: 6, usual: 1 },
    lasts: 'rounds-stop',
  },
  'full defense': {
    cite: 'Actions in Combat; Ruling "Attack"',
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

/** Whether an attack is close or at range. In the rules, it matters only for prone defenders and for parries. */
export const ATTACK_KINDS = ['melee', 'ranged'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** The maximum number of dice that one effect of a GM's own condition adds or removes. */
const MAX_DICE = 20;
/** The highest value of a GM's own condition, as in the book's conditions. */
const MAX_CONDITION_VALUE = 10;

const addedDiceSchema = schema.orOneOf(schema.integer(-MAX_DICE, MAX_DICE), VALUE_SOURCES);

const boundsSchema = schema.object({
  least: schema.withDefault(schema.integer(1, MAX_CONDITION_VALUE), 1),
  most: schema.withDefault(schema.integer(1, MAX_CONDITION_VALUE), MAX_CONDITION_VALUE),
  usual: schema.withDefault(schema.integer(1, MAX_CONDITION_VALUE), 1),
});
const valueBoundsSchema: typeof boundsSchema = {
  ...boundsSchema,
  read(input, path, problems: schema.Problem[]) {
    const parsedBounds = boundsSchema.read(input, path, problems);
    if (parsedBounds && !(parsedBounds.least <= parsedBounds.usual && parsedBounds.usual <= parsedBounds.most))
      problems.push({ path: [...path, 'usual'], wants: { kind: 'usual-within' } });
    return parsedBounds;
  },
};

/** The durations that a GM's own condition can have, which are those of the book's conditions. */
const DURATIONS = ['scene', 'rounds-stop', 'removed'] as const satisfies readonly Condition['lasts'][];

/** What a GM's own condition can do: the same fields as the book's conditions have. */
export const ownCondition = schema.object({
  kind: schema.optional(schema.oneOf(['buff', 'debuff'])),
  dice: schema.withDefault(
    schema.list(
      schema.object({
        of: schema.withDefault(schema.oneOf(POOL_NAMES), 'every test'),
        adds: addedDiceSchema,
        against: schema.optional(schema.oneOf(ATTACK_KINDS)),
      }),
      6,
    ),
    [],
  ),
  value: schema.optional(valueBoundsSchema),
  lasts: schema.withDefault(schema.oneOf(DURATIONS), 'scene'),
});

/** What a condition does: the book's entry, or the definition of a GM's own condition. */
export function entryOf(condition: Pick<ActiveCondition<ConditionName>, 'name' | 'form'>): Omit<Condition, 'cite'> {
  return entryIn(conditions, condition);
}
