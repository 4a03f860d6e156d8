import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { MasteryFacts } from '../../../rules/mastery/reasons.ts';
import type { Words } from '../../words.ts';

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const masteryReasons: Words<Omit<MasteryFacts, keyof CoreFacts>> = {};
