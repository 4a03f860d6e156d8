// Dungeoneers › Conditions (another chapter of the book, as far as combat needs it)

import { type ConditionEntry, entryIn, isOwnCondition, ownKey } from '../core/condition.ts';
import type { ActiveCondition, CombatantId, Duration } from '../core/encounter.ts';
import * as schema from '../core/schema.ts';

export const CONDITIONS = [
  'Threatened',
  'Grappled',
  'Grappling',
  'Sprinting',
  'Defensive',
  'Prone',
  'Dead',
  'Disengaged',
  'Readied',
  'Facing',
  'Enchanted',
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** A condition. Its fields are the effects that the book lists for it, on numbers of dice and on movement points. */
interface Condition extends ConditionEntry {
  /** Extra dice whenever the bearer of the condition rolls dodge dice. */
  readonly dodgeDice?: number;
  /**
   * The maximum number of dodge dice that the bearer rolls as a defender, or of save dice if the save is by prowess.
   */
  readonly mostDodgeDice?: number;
  /** The maximum number of hit dice for an attacker or caster whose own threat range doesn't reach the bearer. */
  readonly mostHitDiceFromAfar?: number;
  readonly movement?: { readonly plus: number } | { readonly share: 'half' | 'none' };
}

export const conditions: Readonly<Record<ConditionName, Condition>> = {
  Threatened: {
    cite: 'Actions › Disengage',
    kind: 'debuff',
  },
  Grappled: {
    cite: 'Actions › Grapple',
    kind: 'debuff',
    movement: { share: 'none' },
  },
  Grappling: {
    cite: 'Actions › Grapple',
    movement: { share: 'half' },
  },
  Sprinting: {
    cite: 'Actions › Sprint',
    kind: 'buff',
    movement: { plus: 2 },
  },
  Defensive: {
    cite: 'Actions › Defend',
    kind: 'buff',
    dodgeDice: 1,
  },
  Prone: {
    cite: 'Movement › Prone',
    kind: 'debuff',
    mostDodgeDice: 1,
    mostHitDiceFromAfar: 1,
  },
  Dead: { cite: 'Wounds', kind: 'debuff' },
  Disengaged: {
    cite: 'Actions › Disengage',
    kind: 'buff',
  },
  Readied: {
    cite: 'Ruling: Ready',
    kind: 'buff',
  },
  Facing: {
    cite: 'Movement › Facing Direction',
    aside: true,
  },
  Enchanted: { cite: 'Actions › Spellcast', kind: 'buff' },
};

/** The maximum number of dice or points that a GM's own condition may add, take away, or set as a limit. */
const MAX_DICE = 20;
const MAX_POINTS = 20;

const MOVEMENT_SHARES = ['half', 'none'] as const;
const pointsSchema = schema.integer(-MAX_POINTS, MAX_POINTS);
const movementFields = schema.object({
  plus: schema.optional(pointsSchema),
  share: schema.optional(schema.oneOf(MOVEMENT_SHARES)),
});

/**
 * What the condition does to movement points: adds or takes away some, halves them or removes all. A form shows it as
 * "+2", "half" or "none".
 */
const movementReader: schema.Reader<NonNullable<Condition['movement']>> = {
  wants: { kind: 'plus-or-share' },
  json: {
    anyOf: [
      { type: 'object', properties: { plus: { type: 'integer', minimum: -MAX_POINTS, maximum: MAX_POINTS } } },
      { type: 'object', properties: { share: { enum: MOVEMENT_SHARES } } },
    ],
  },
  written(input) {
    const movementShare = MOVEMENT_SHARES.find((each) => each === input.toLowerCase());
    return movementShare ? { share: movementShare } : { plus: pointsSchema.written?.(input) ?? input };
  },
  typed(value) {
    const { plus, share } = movementFields.read(value, [], []) ?? {};
    return share ?? String(plus ?? '');
  },
  read(value, path, problems: schema.Problem[]) {
    const { plus, share } = movementFields.read(value, path, problems) ?? {};
    if (plus !== undefined && share === undefined) return { plus };
    if (share !== undefined && plus === undefined) return { share };
    problems.push({ path, wants: this.wants });
    return undefined;
  },
};

/** What a GM's own condition can do: anything that the book's bullet points on conditions do. */
export const ownCondition = schema.object({
  kind: schema.optional(schema.oneOf(['buff', 'debuff'])),
  dodgeDice: schema.optional(schema.integer(-MAX_DICE, MAX_DICE)),
  mostDodgeDice: schema.optional(schema.integer(1, MAX_DICE)),
  mostHitDiceFromAfar: schema.optional(schema.integer(1, MAX_DICE)),
  movement: schema.optional(movementReader),
});

type BearerCondition = ActiveCondition<ConditionName>;

/** What a condition does: the book's entry, or the definition of a GM's own condition. */
export function entryOf(condition: Pick<BearerCondition, 'name' | 'form'>): Omit<Condition, 'cite'> {
  return entryIn(conditions, condition);
}

/** A creature's conditions: first the book's, in the order of `CONDITIONS` and each name once, then a GM's own. */
export function conditionsInOrder({
  conditions: allConditions,
}: {
  readonly conditions: readonly BearerCondition[];
}): readonly BearerCondition[] {
  if (allConditions.length === 0) return [];
  const ownConditions = allConditions.filter(({ name }) => isOwnCondition(name));
  return [...CONDITIONS.flatMap((name) => allConditions.find((each) => each.name === name) ?? []), ...ownConditions];
}

/** A condition with the book's duration: until removed or the scene ends, unless stated otherwise. */
export function newCondition(
  name: BearerCondition['name'],
  details: Partial<Omit<ActiveCondition<ConditionName>, 'name'>> & { readonly duration?: Duration } = {},
): ActiveCondition<ConditionName> {
  return { key: isOwnCondition(name) ? ownKey(name) : name, name, duration: { until: 'scene' }, ...details };
}

/** The duration until the start of the bearer's next turn. */
export function durationUntilOwnTurn(bearer: CombatantId): Duration {
  return { until: 'turn-start', of: bearer, left: 1 };
}
