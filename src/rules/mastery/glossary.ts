// Combat Rules v1.3: the words of the book that players may look up

import type { Term } from '../core/ruleset.ts';
import { ATTACK_TYPE_NAMES, ATTACK_TYPES } from './attack.ts';
import { fighterOf } from './content/creatures.ts';
import { LEVELS, modifierOf } from './sheet.ts';
import { staminaFormula } from './stamina.ts';

const levels: readonly Term[] = LEVELS.map((name) => ({
  name,
  brief: `A mastery level: +${modifierOf(name)} to rolls of the skill; with ${name} Endurance, ${staminaFormula(fighterOf(name))} stamina.`,
  cite: 'Mastery Level Modifiers; Stamina Formula',
}));

const attackTypes: readonly Term[] = ATTACK_TYPE_NAMES.map((type) => {
  const { title, cost, bonus } = ATTACK_TYPES[type];
  const brief = `Costs ${cost} stamina, hit or not, and adds ${bonus === 0 ? 'nothing' : `+${bonus}`} to the attack.`;
  return { name: title, brief, cite: 'Types of Attacks' };
});

export const glossary: readonly Term[] = [
  ...levels,
  ...attackTypes,
  {
    name: 'Block',
    brief: 'A defense for 1 stamina, with no bonus. Never free by Speed.',
    cite: 'Types of Defense',
  },
  {
    name: 'Dodge',
    brief: 'A defense for 1 stamina, or 0 where your Speed is at least one level above the attacker’s; no bonus.',
    cite: 'Types of Defense',
  },
  {
    name: 'Hit',
    brief: 'The attack’s total is above the defense’s. Equal is matched, and does nothing.',
    cite: 'Success Thresholds',
  },
  { name: 'Glancing Damage', brief: 'Attack above defense by 1 to 3: 3 stamina.', cite: 'Damage Calculation' },
  { name: 'Solid Damage', brief: 'Attack above defense by 4 to 9: 5 stamina.', cite: 'Damage Calculation' },
  { name: 'Critical Damage', brief: 'Attack above defense by 10 or more: 10 stamina.', cite: 'Damage Calculation' },
  {
    name: 'Advantage',
    brief:
      'Two d20, the higher counts; never more than two. From a skill two levels above the other’s, or from beating the other’s roll by 10: that one is for your next attack.',
    cite: 'Advantage Mechanics',
  },
  {
    name: 'Stamina',
    brief: '10 × the Endurance index squared. Damage and costs are taken from it; rests give it back.',
    cite: 'Stamina Formula',
  },
  {
    name: 'Stability roll',
    brief:
      'At stamina 0: d20 + Endurance against 10 − (opponent’s Offense modifier − own Defense modifier). Passed, you stand and lose your next action; failed, you collapse.',
    cite: 'Stability Rolls',
  },
  {
    name: 'Special action',
    brief: 'A spell, an ability, a move of your own: a skill against a number or a skill, at the cost you declare.',
    cite: 'Combat Flow › Special Actions',
  },
  {
    name: 'Sub-round',
    brief: 'One pass through the order. Ten make a round: 1.1 … 1.9, 2.0, 2.1.',
    cite: 'Combat Flow › Next Combatant',
  },
  {
    name: 'Win condition',
    brief: 'What ends the fight, set at its start: last standing, or first to so many hits, counted by side.',
    cite: 'Winning Conditions',
  },
];
