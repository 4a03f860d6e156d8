import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { SolFacts } from '../../../rules/sol/reasons.ts';
import type { Words } from '../../words.ts';

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const solReasons: Words<Omit<SolFacts, keyof CoreFacts>> = {};
