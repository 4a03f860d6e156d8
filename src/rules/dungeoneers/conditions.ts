// Dungeoneers › Conditions (the sibling chapter, as far as combat needs it)

import type { ActiveCondition, CombatantId, Duration } from '../core/encounter.ts';

import type { ConditionEntry } from '../core/ruleset.ts';

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

/** A condition with its bullet points as data, read wherever dice are rolled or points are counted. */
interface Condition extends ConditionEntry {
  /** Extra dice whenever the bearer rolls dodge dice. */
  readonly dodgeDice?: number;
  /** The most dodge dice the bearer rolls as a defender, or save dice if the save is by prowess. */
  readonly mostDodgeDice?: number;
  /** The most hit dice for anyone who attacks or casts at the bearer from beyond the threat range. */
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

/** A condition with the book's duration: until removed or the scene ends, unless stated otherwise. */
export function borne(
  name: ConditionName,
  more: Partial<Omit<ActiveCondition<ConditionName>, 'name'>> & { readonly duration?: Duration } = {},
): ActiveCondition<ConditionName> {
  return { key: name, name, duration: { until: 'scene' }, ...more };
}

/** Until the start of its bearer's next turn. */
export function untilOwnTurn(of: CombatantId): Duration {
  return { until: 'turn-start', of, left: 1 };
}
