import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { SolFacts } from '../../../rules/sol/reasons.ts';
import type { Words } from '../../words.ts';

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const solReasons: Words<Omit<SolFacts, keyof CoreFacts>> = {
  skill: ({ skill }, { safe }) => safe(skill),
  attribute: ({ attribute }) => attribute,
  wound: ({ level }) => `level ${level} wound`,
  critical: ({ net }, { count }) => `critical success, ${count(net, { one: 'net hit', other: 'net hits' })}`,
  soak: () => 'soak',
  'box full': ({ level }) => `no free level ${level} box`,
  'level wound': ({ level }) =>
    level > 3 ? `level ${level} wound, for which there is no box` : `level ${level} wound`,
  medkit: () => 'medkit',
  'natural recovery': () => 'natural recovery',
  'words for wound': ({ level, from }, { word }) => `A level ${level} wound by ${word(from)}: what is it in the story?`,
  'mark for wound': ({ name, from, words }, { safe, word }) =>
    `${safe(name)}’s level 3 wound heals (${words === undefined ? word(from) : safe(words)}). What mark does it leave, on body or mind?`,
};
