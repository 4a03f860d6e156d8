import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { Words } from '../../words.ts';

/** Words for the reasons that every system has. */
export const coreReasons: Words<CoreFacts> = {
  item: ({ item }, { safe }) => safe(item),
  stat: ({ stat }, { whose }) => (whose === undefined ? stat : `${stat} of ${whose}`),
  condition: ({ condition }) => condition,
  said: ({ words }, { safe }) => safe(words, 200),
  'GM’s word': () => 'the GM’s word',
};
