// Combat Rules v1.3 › Mastery Level Modifiers; Fatigue and Stamina Calculation; Advantage: weaker and stronger
// variants. The book has none; its own steps are the levels, so every template moves along them

import type { Templates } from '../core/template.ts';

const SKILL_FIELDS = ['offense', 'defense', 'speed', 'tacticalCombat', 'specials.*.level'] as const;

export const templates: Templates = {
  weak: [
    {
      fields: SKILL_FIELDS,
      by: { steps: -1 },
      source: 'Mastery Level Modifiers (a level is +1 on every roll); chosen: one level less',
    },
    {
      fields: ['endurance'],
      by: { steps: -1 },
      source: 'Fatigue and Stamina Calculation (10 × index²); chosen: one level less',
    },
  ],
  young: [
    {
      fields: ['offense', 'defense', 'tacticalCombat', 'specials.*.level'],
      by: { steps: -1 },
      source:
        'Mastery Level Modifiers (a level is +1 on every roll); chosen: one level less where training counts, but as quick and tireless as before',
    },
  ],
  elite: [
    {
      fields: SKILL_FIELDS,
      by: { steps: 1 },
      source: 'Mastery Level Modifiers (a level is +1 on every roll); chosen: one level more',
    },
    {
      fields: ['endurance'],
      by: { steps: 1 },
      source: 'Fatigue and Stamina Calculation (10 × index²); chosen: one level more',
    },
  ],
  boss: [
    {
      fields: SKILL_FIELDS,
      by: { steps: 2 },
      source:
        'Mastery Level Modifiers (a level is +1 on every roll); Advantage (two levels above the other’s skill); chosen: two levels more',
    },
    {
      fields: ['endurance'],
      by: { steps: 3 },
      source: 'Fatigue and Stamina Calculation (10 × index²); chosen: three levels more, to outlast a party',
    },
  ],
};
