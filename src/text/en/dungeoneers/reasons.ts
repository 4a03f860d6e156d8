import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { DungeoneersFacts } from '../../../rules/dungeoneers/reasons.ts';
import type { Words } from '../../words.ts';

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const dungeoneersReasons: Words<Omit<DungeoneersFacts, keyof CoreFacts>> = {};
