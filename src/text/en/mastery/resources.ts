import type { ResourceNames } from '../../resource-names.ts';

export const masteryResources: ResourceNames = {
  stamina: { forms: { other: 'stamina' }, harm: { other: 'damage' } },
  action: { forms: { one: 'action', other: 'actions' } },
};
