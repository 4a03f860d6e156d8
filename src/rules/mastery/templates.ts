// Combat Rules v1.3 › Mastery Level Modifiers; Fatigue and Stamina Calculation; Advantage: weaker and stronger
// variants. The book has none; its own steps are the levels, so every template moves along them

import type { Templates } from '../core/template.ts';

const SKILL_FIELDS = ['offense', 'defense', 'speed', 'tacticalCombat', 'specials.*.level'] as const;

export const templates: Templates = {
  weak: [
    {
      fields: SKILL_FIELDS,
      by: { steps: -1 },
      source: 'one level less',
    },
    {
      fields: ['endurance'],
      by: { steps: -1 },
      source: 'less stamina',
    },
  ],
  young: [
    {
      fields: ['offense', 'defense', 'tacticalCombat', 'specials.*.level'],
      by: { steps: -1 },
      source: 'less training',
    },
  ],
  elite: [
    {
      fields: SKILL_FIELDS,
      by: { steps: 1 },
      source: 'one level more',
    },
    {
      fields: ['endurance'],
      by: { steps: 1 },
      source: 'more stamina',
    },
  ],
  boss: [
    {
      fields: SKILL_FIELDS,
      by: { steps: 2 },
      source: 'two levels more',
    },
    {
      fields: ['endurance'],
      by: { steps: 3 },
      source: 'much more stamina',
    },
  ],
};
