import type { ResourceNames } from '../../resource-names.ts';

export const solResources: ResourceNames = {
  wounds: { forms: { one: 'wound', other: 'wounds' } },
  'action points': {
    forms: { one: 'action point', other: 'action points' },
    short: { one: 'point', other: 'points' },
  },
};
