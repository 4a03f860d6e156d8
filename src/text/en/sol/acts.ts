import type { ActLabels, ActWords } from '../../act-labels.ts';

const REACTIONS: Readonly<Record<string, string>> = {
  none: 'React to no attacks',
  dodge: 'Dodge attacks',
  parry: 'Parry attacks',
  ask: 'Ask me at each attack',
};

const labels: ActLabels = {
  defend: ({ manner = '' }) => REACTIONS[manner] ?? manner,
  'take-cover': ({ manner }) => `Take ${manner} cover`,
  posture: ({ manner = '' }) => manner,
  draw: ({ tool }) => `Draw ${tool}`,
  use: ({ tool }) => `Use ${tool}`,
  medkit: ({ target, self }) => `Medkit on ${self ? 'yourself' : target}`,
  test: ({ tool }) => (tool === undefined ? 'Test against somebody' : `Test ${tool}`),
  note: ({ tool }) => `Note what ${tool} is`,
  surprise: () => 'Surprise test',
};

/** What the acts of Project Sol are called, and what their forms ask. */
export const solActs: ActWords = {
  labels,
  questions: { test: { whom: 'Against whom?' } },
};
