// TDGS › 8 Combat › Conditions › Condition Framework

import type { ConditionEntry } from '../core/ruleset.ts';
import type { Stat } from './sheet.ts';

/** What a bearer may not do. "physical" leaves the mental actions of doc 5; "limited" leaves attack on the grappler and escape. */
export type Deed = 'actions' | 'physical' | 'limited' | 'moving' | 'step' | 'interrupts' | 'instants';

/** How a second one of the name comes to stand with the first. */
export type Stacking = 'no' | 'adds' | 'highest' | 'by name' | 'by source';

/** What a box of the book does, as data; what happens at a moment is in `turns.ts` and `settle.ts`. Its words are in `text/`. */
export interface Condition extends ConditionEntry {
  readonly kind: 'buff' | 'debuff';
  readonly stacking: Stacking;
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

type Box = Omit<Condition, 'cite'> & { readonly where?: string };

/** A box of the book, with its place in it. */
export function box({ where, ...rest }: Box): Condition {
  return { ...rest, cite: where ?? `8 Combat › Core ${rest.kind === 'buff' ? 'Buffs' : 'Debuffs'}` };
}

export const buff = (stat: Stat): Condition =>
  box({
    kind: 'buff',
    stacking: 'highest',
    unless: 'scene',
    raises: stat,
    where: '8 Combat › Core Buffs › Stat Buffs',
  });

export const state = (kind: 'buff' | 'debuff' = 'buff', stacking: Stacking = 'no'): Condition =>
  box({ kind, stacking, unless: 'scene', where: 'Ruling: what actions leave' });
