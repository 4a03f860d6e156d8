import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { Words } from '../../words.ts';

/** Words for the reasons that every system has. */
export const coreReasons: Words<CoreFacts> = {
  item: ({ item }, { safe }) => safe(item),
  stat: ({ stat }, { whose }) => (whose === undefined ? stat : `${stat} of ${whose}`),
  condition: ({ condition }) => condition,
  said: ({ words }, { safe }) => safe(words, 200),
  'GM’s word': () => 'the GM’s word',
  'sheet changed': ({ fields }, { list, safe }) => `a changed sheet (${list(fields.map((each) => safe(each)))})`,
  revived: () => 'revived',
  dead: () => 'dead',
  'taken off': () => 'the GM takes it off',
  'time over': () => 'its time is over',
  'time passes': () => 'time passes',
  'scene over': () => 'the scene ends',
  'rounds stop': () => 'the rounds stop',
  gone: ({ who }, { name }) => `${name(who)} is out of the fight`,
  unspent: () => 'unspent',
  'passed over': () => 'the GM passes it over',
  decided: ({ how }, { word }) => word(how),
  roll: ({ written }, { safe }) => safe(written, 1500),
};
