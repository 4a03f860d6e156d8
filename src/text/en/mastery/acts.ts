import type { ActLabels } from '../../act-labels.ts';

/** What the acts of Mastery are called. */
export const masteryActs: ActLabels = {
  attack: ({ manner, target }) => `${manner ?? 'Quick'} attack${target === undefined ? '' : ` on ${target}`}`,
  special: ({ tool, manner }) => `${tool}${manner === undefined ? '' : ' to harm'}`,
  defend: ({ manner }) => `Prepare to ${manner}`,
};
