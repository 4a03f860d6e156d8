// Combat Rules v1.3 has no equipment: what can change hands are things without rules

import { type ItemRules, itemList, type PlainItem, plainItems } from '../core/items.ts';
import type { Mastery } from './sheet.ts';

/** Chosen: no limit to what is carried, and the GM's word while rounds run, because the book has no rule for either. */
export const items: ItemRules<Mastery> = {
  cite: 'The book is silent',
  lists: { items: itemList<PlainItem>(plainItems) },
  inRounds: 'gm',
};
