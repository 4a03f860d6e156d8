import type { ResourceNames } from '../../resource-names.ts';

export const dungeoneersResources: ResourceNames = {
  wounds: { forms: { one: 'wound', other: 'wounds' } },
  stress: { forms: { other: 'stress' } },
  magica: { forms: { other: 'magica' } },
  'action points': {
    forms: { one: 'action point', other: 'action points' },
    short: { one: 'action', other: 'actions' },
  },
  'movement points': {
    forms: { one: 'movement point', other: 'movement points' },
    short: { one: 'move', other: 'moves' },
  },
  'reaction points': {
    forms: { one: 'reaction point', other: 'reaction points' },
    short: { one: 'reaction', other: 'reactions' },
  },
  uses: { forms: { one: 'use', other: 'uses' }, of: (name) => `uses of ${name}` },
};
