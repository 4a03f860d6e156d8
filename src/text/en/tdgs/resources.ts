import type { ResourceNames } from '../../resource-names.ts';

export const tdgsResources: ResourceNames = {
  hp: { forms: { other: 'HP' }, harm: { other: 'damage' } },
  actions: { forms: { one: 'action', other: 'actions' } },
  step: { forms: { one: 'step', other: 'steps' } },
  uses: { forms: { one: 'use', other: 'uses' }, of: (name) => `uses of ${name}` },
  item: { forms: { other: 'left' }, of: (name) => name },
  pool: { forms: { other: 'pool' }, of: (name) => name },
  deflection: { forms: { other: 'deflection' }, of: (name) => `deflection of ${name}` },
};
