// Dungeoneers › Conditions (the sibling chapter, as far as combat asks for it)

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

/** A condition with its bullets as data; pages that roll dice or count points read them. */
export interface Condition extends ConditionEntry {
  /** Dice more whenever its bearer rolls dodge dice. */
  readonly dodgeDice?: number;
  /** As a defender the bearer rolls at most so many dodge dice, or save dice where the save is by prowess. */
  readonly mostDodgeDice?: number;
  /** Who attacks or casts at the bearer from beyond the threat range rolls at most so many dice to hit. */
  readonly mostHitDiceFromAfar?: number;
  readonly movement?: { readonly plus: number } | { readonly share: 'half' | 'none' };
}

export const conditions: Readonly<Record<ConditionName, Condition>> = {
  Threatened: {
    brief:
      'Within the threat range of a creature of another side. Worked out anew after every move. Leaving, or shooting and casting afar, may draw an opportune strike.',
    cite: 'Actions › Disengage',
    kind: 'debuff',
  },
  Grappled: {
    brief: 'Held fast: no movement points, and none can be gained. Disengage is the attempt to break free.',
    cite: 'Actions › Grapple',
    kind: 'debuff',
    movement: { share: 'none' },
  },
  Grappling: {
    brief: 'Holds somebody: movement points, and those gained, are halved; its moves carry the held one along.',
    cite: 'Actions › Grapple',
    movement: { share: 'half' },
  },
  Sprinting: {
    brief: '2 movement points more, until the start of its next turn.',
    cite: 'Actions › Sprint',
    kind: 'buff',
    movement: { plus: 2 },
  },
  Defensive: {
    brief: '1 dodge die more, until the start of its next turn. The book also says "defending".',
    cite: 'Actions › Defend',
    kind: 'buff',
    dodgeDice: 1,
  },
  Prone: {
    brief:
      'At most 1 dodge die as a defender, and 1 save die where the save is by prowess; from afar it is attacked with at most 1 hit die. Standing up costs 1 movement point.',
    cite: 'Movement › Prone',
    kind: 'debuff',
    mostDodgeDice: 1,
    mostHitDiceFromAfar: 1,
  },
  Dead: { brief: 'Out of the fight for good: nothing heals the dead.', cite: 'Wounds', kind: 'debuff' },
  Disengaged: {
    brief: 'Not Threatened until the next move of anyone is done.',
    cite: 'Actions › Disengage',
    kind: 'buff',
  },
  Readied: {
    brief: 'An act is paid for and waits for the turn it was readied for. Lost at the start of its next turn.',
    cite: 'Ruling: Ready',
    kind: 'buff',
  },
  Facing: {
    brief: 'Known to face somebody, or to have somebody at its back. Its next act turns it for free.',
    cite: 'Movement › Facing Direction',
    aside: true,
  },
  Enchanted: { brief: 'A spell or item works on it.', cite: 'Actions › Spellcast', kind: 'buff' },
};

/** A condition as it lasts by the book: until removed with the scene, if nothing else is said. */
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
