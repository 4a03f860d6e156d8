import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { TdgsFacts } from '../../../rules/tdgs/reasons.ts';
import type { Words } from '../../words.ts';

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const tdgsReasons: Words<Omit<TdgsFacts, keyof CoreFacts>> = {};
