import type { ActLabels, ActWords } from '../../act-labels.ts';

const labels: ActLabels = {
  attack: ({ manner, target }) => `${manner ?? 'Quick'} attack${target === undefined ? '' : ` on ${target}`}`,
  special: ({ tool, manner }) => `${tool}${manner === undefined ? '' : ' to harm'}`,
  defend: ({ manner }) => `Prepare to ${manner}`,
};

/** What the acts of Mastery are called, and what their forms ask. */
export const masteryActs: ActWords = {
  labels,
  questions: { special: { how: 'To what end?' } },
  amounts: { stamina: { asks: 'What does it cost?' } },
};
