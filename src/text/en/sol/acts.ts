import type { ActLabels } from '../../act-labels.ts';

const REACTIONS: Readonly<Record<string, string>> = {
  none: 'React to no attacks',
  dodge: 'Dodge attacks',
  parry: 'Parry attacks',
  ask: 'Ask me at each attack',
};

/** What the acts of Project Sol are called. */
export const solActs: ActLabels = {
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
