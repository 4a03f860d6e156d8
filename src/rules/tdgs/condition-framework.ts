// TDGS › 8 Combat › Conditions › Condition Framework

import type { ConditionEntry } from '../core/ruleset.ts';
import type { Stat } from './sheet.ts';

/** What a bearer may not do. "physical" leaves the mental actions of doc 5; "limited" leaves attack on the grappler and escape. */
export type Deed = 'actions' | 'physical' | 'limited' | 'moving' | 'step' | 'interrupts' | 'instants';

/** How a second one of the name comes to stand with the first. */
export type Stacking = 'no' | 'adds' | 'highest' | 'by name' | 'by source';

/** A condition as its box in the book has it. All bullets are data; what happens at a moment is in `turns.ts` and `settle.ts`. */
export interface Condition extends ConditionEntry {
  readonly kind: 'buff' | 'debuff';
  readonly duration: string;
  readonly stacking: Stacking;
  readonly source: string;
  /** How long it lasts where its source does not say: so many rounds, or until the named end. */
  readonly unless: number | 'scene' | 'removed';
  readonly stats?: Readonly<Partial<Record<Stat, number>>>;
  /** A stat buff: +2, or the value its source gives. */
  readonly raises?: Stat;
  readonly zeroesRef?: true;
  readonly halves?: Stat;
  readonly deflects?: number;
  readonly forbids?: readonly Deed[];
  /** It costs its value in HP at the start of each round, of this type where it has one. */
  readonly costs?: { readonly type?: string };
  /** Those immune to its type cannot get it. */
  readonly onlyOfType?: string;
}

type Box = Omit<Condition, 'brief' | 'cite'> & { readonly effect: string; readonly where?: string };

/** How the book says it. */
const STACKS: Readonly<Record<Stacking, string>> = {
  no: 'no, a longer one refreshes it',
  adds: 'yes, they add up',
  highest: 'no, the highest value wins',
  'by name': 'no, but different ones stand side by side',
  'by source': 'no, but those of different sources stand side by side',
};

/** A box of the book as an entry that players can read whole. */
export function box({ effect, where, ...rest }: Box): Condition {
  const type = rest.kind === 'buff' ? 'Buff' : 'Debuff';
  const brief = `${type}. ${effect} Lasts: ${rest.duration}. Stacks: ${STACKS[rest.stacking]}. From: ${rest.source}.`;
  return { ...rest, brief, cite: where ?? `8 Combat › Core ${rest.kind === 'buff' ? 'Buffs' : 'Debuffs'}` };
}

export const buff = (stat: Stat): Condition =>
  box({
    kind: 'buff',
    effect: `+2 ${stat}.`,
    duration: 'rounds or the scene, as its source says',
    stacking: 'highest',
    source: 'spells, potions, abilities',
    unless: 'scene',
    raises: stat,
    where: '8 Combat › Core Buffs › Stat Buffs',
  });

export const state = (effect: string, duration: string, kind: 'buff' | 'debuff' = 'buff', stacking: Stacking = 'no') =>
  box({ kind, effect, duration, stacking, source: 'an action', unless: 'scene', where: 'Ruling: what actions leave' });
