// Combat Rules v1.3: the words of the book that players may look up

import { ATTACK_TYPES } from '../../../rules/mastery/attack.ts';
import { fighterOf } from '../../../rules/mastery/content/premade.ts';
import { ATTACK_TYPE_NAMES } from '../../../rules/mastery/names.ts';
import type { MasteryLesson } from '../../../rules/mastery/practice.ts';
import { LEVELS, modifierOf, type Sheet, skillsOf } from '../../../rules/mastery/sheet.ts';
import { staminaFormula } from '../../../rules/mastery/stamina.ts';
import type { Briefs, SheetLine, Term } from '../../reference.ts';
import type { PracticeThrow, PracticeWords } from '../../words.ts';
import { sumOf } from '../core/practice.ts';

/** A term, and other words of the book's for the same. */
interface Entry extends Term {
  readonly also?: readonly string[];
}

const levels: readonly Term[] = LEVELS.map((name) => ({
  name,
  brief: `A mastery level: +${modifierOf(name)} to rolls of the skill; with ${name} Endurance, ${staminaFormula(fighterOf(name))} stamina.`,
  cite: 'Mastery Level Modifiers; Stamina Formula',
}));

const attackTypes: readonly Entry[] = ATTACK_TYPE_NAMES.map((type) => {
  const { title, cost, bonus } = ATTACK_TYPES[type];
  const brief = `Costs ${cost} stamina, hit or not, and adds ${bonus === 0 ? 'nothing' : `+${bonus}`} to the attack.`;
  return { name: title, also: [title.replace(' Attack', '')], brief, cite: 'Types of Attacks' };
});

const entries: readonly Entry[] = [
  ...levels,
  ...attackTypes,
  {
    name: 'Mastery level',
    also: ['Mastery index', 'Modifier'],
    brief:
      'How good a skill is: Novice to Master. The index is 1 to 7, the modifier one less: +0 to +6. A skill that is not on the sheet is Novice.',
    cite: 'Mastery Level Modifiers; Mastery Index Values',
  },
  {
    name: 'Offense',
    brief: 'The skill of attacks: d20 + Offense + the attack type, against the other’s defense.',
    cite: 'Rolling for Offense and Defense',
  },
  {
    name: 'Defense',
    also: ['Default defense'],
    brief:
      'The skill of blocks and dodges: d20 + Defense, for 1 stamina. With no standing defense: a dodge where it is free, else a block.',
    cite: 'Rolling for Offense and Defense; Types of Defense',
  },
  {
    name: 'Endurance',
    brief: 'The skill that sets the stamina, 10 × its index squared, and is rolled for stability.',
    cite: 'Stamina Formula; Stability Rolls',
  },
  {
    name: 'Speed',
    brief: 'The skill that makes a dodge free (one level above the attacker’s) and settles ties of initiative first.',
    cite: 'Types of Defense; Combat Flow › Initiative',
  },
  {
    name: 'Tactical Combat',
    brief: 'The skill that settles ties of initiative where Speed does not.',
    cite: 'Combat Flow › Initiative',
  },
  {
    name: 'Initiative',
    brief: 'A d20 each, highest first, once for the scene; ties by Speed, then Tactical Combat, then another d20.',
    cite: 'Combat Flow › Initiative',
  },
  {
    name: 'Round',
    brief: 'Ten sub-rounds, each one pass through the order: 1.1 … 1.9, 2.0.',
    cite: 'Combat Flow › Next Combatant',
  },
  {
    name: 'Counterattack',
    also: ['Counterattack opening'],
    brief: 'What a defense opens that beats the attack by 10 or more: advantage on the defender’s next attack.',
    cite: 'Critical Advantage/Disadvantage; Combat Round Template › Response Declaration',
  },
  {
    name: 'Disadvantage',
    brief: 'Stands in a heading of the book and names no rule: only advantage is ever rolled.',
    cite: 'Critical Advantage/Disadvantage; a house rule says so',
  },
  {
    name: 'Attack type',
    also: ['Offensive action'],
    brief: 'Quick (2 stamina), Focused (4, +2) or Powerful (6, +4). None declared is Quick.',
    cite: 'Types of Attacks',
  },
  {
    name: 'Defensive action',
    also: ['Prepare'],
    brief:
      'To block or dodge what comes, as the turn’s action: the first defense before your next turn is free (house rule).',
    cite: 'Combat Flow › Declare Actions',
  },
  {
    name: 'Fatigue',
    also: ['Exhaustion', 'Exhaustion check'],
    brief: 'At 25 % of the stamina or less: Exhausted, −2 to all rolls but initiative, and slower (told).',
    cite: 'Fatigue and Stamina Calculation',
  },
  {
    name: 'Collapsed',
    brief: 'Out of combat after a failed stability roll. A rest wakes you, or stamina that the GM gives.',
    cite: 'Stability Rolls › Outcomes',
  },
  {
    name: 'Matched',
    brief: 'The defense’s total equals the attack’s: it is blocked.',
    cite: 'Success Thresholds; Combat Round Template',
  },
  {
    name: 'Status effect',
    brief: 'Stunned, Fatigued, Disoriented (house figures), or any other in the GM’s own words: Status.',
    cite: 'Combat Flow › Advantage and Status Effects',
  },
  {
    name: 'Block',
    also: ['Blocked'],
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
  {
    name: 'Glancing Damage',
    also: ['Glancing'],
    brief: 'Attack above defense by 1 to 3: 3 stamina.',
    cite: 'Damage Calculation',
  },
  {
    name: 'Solid Damage',
    also: ['Solid'],
    brief: 'Attack above defense by 4 to 9: 5 stamina.',
    cite: 'Damage Calculation',
  },
  {
    name: 'Critical Damage',
    also: ['Critical'],
    brief: 'Attack above defense by 10 or more: 10 stamina.',
    cite: 'Damage Calculation',
  },
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
    also: ['Stability', 'Stability DC'],
    brief:
      'At stamina 0: d20 + Endurance against 10 − (opponent’s Offense modifier − own Defense modifier). Passed, you stand and lose your next action; failed, you collapse.',
    cite: 'Stability Rolls',
  },
  {
    name: 'Special action',
    also: ['Spell', 'Cast a spell', 'Ability'],
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

/** Every word of the book's headings, its tables and its template, that players may look up. */
export const glossary: readonly Term[] = entries.flatMap(({ also = [], ...term }) => [
  term,
  ...also.map((name) => ({ ...term, name })),
]);

// Mastery › a sheet in short lines

/** The sheet in short lines: each skill with its level's word. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  return skillsOf(of).map(({ name, level: word }) => ({ name, value: `${word} (+${modifierOf(word)})` }));
}

/** What Mastery's entries are and do, for whoever looks them up. */
export const briefs = {
  actions: {
    attack: 'Quick (2 stamina), focused (4, +2) or powerful (6, +4), Offense against the target’s Defense.',
    defend:
      'Block or dodge from now on. As your turn’s action, your first defense before your next turn is free (house rule).',
    special:
      'A named skill (with) against a number (how: “vs 12”) or the target’s skill (“vs Defense”, “harm vs Defense”, “stun vs 14”), at the stamina cost you declare (amount).',
    move: 'Where there is a field: you go to any tile that a way leads to, freely, on your turn. Moving is told, not counted.',
    rest: 'A short rest gives 25 % of your stamina back, a long rest all of it; either ends fatigue and wakes the collapsed.',
  },
  conditions: {
    Exhausted:
      'Stamina is at 25 % or less: −2 to all rolls, and movement is slower (told, not counted). Ends above 25 %.',
    Unsteady: 'Stands at stamina 0 after a stability roll: any further loss calls for another. Ends above 0.',
    Recovering: 'Has kept standing at stamina 0: the next turn is lost. Defends as always.',
    Advantage: 'The next attack rolls two d20 and keeps the higher. Used up by that attack; ends with the scene.',
    Prepared: 'House rule: the first defense before the next turn costs no stamina.',
    Stunned: 'House rule: the next turn is lost. Defends as always.',
    Fatigued: 'House rule: −2 to all rolls, as if exhausted, and not twice; until a rest.',
    Disoriented: 'House rule: −1 to the next defense.',
    Status: 'Any other status, in the GM’s own words (note). It is told, and nothing is counted.',
  },
  archetypes: {
    Bryn: 'A lighthouse keeper turned fencer, who still carries the fire.',
    Wren: 'A stable hand with a borrowed spear and good ears.',
    Tobin: 'A town guard in his second year, who knows how to hold a door.',
    Isolde: 'A duelist for hire: quick, precise, never there when the blow falls.',
    Brannoc: 'A veteran who outlasts whomever he cannot outfight.',
    Sefa: 'A captain of swords with a little storm in her hands.',
    Aurelio: 'A royal champion, undefeated for nine summers.',
    'Mother Kestrel': 'A master of the blade, of whom masters learn.',
    Opponent: 'A sparring partner with even skills, who defends as in the book’s example.',
    ...Object.fromEntries(LEVELS.map((level) => [`${level} Fighter`, `${level} in everything.`])),
  },
  standingOrders: {
    defense: 'How you defend: the cheapest (dodge where it is free, else block), always block, always dodge, or ask.',
  },
  settings: {
    win: 'When the fight is won: “last standing”, or “first to N hits”, counted by side.',
    defense: 'How those without a standing defense defend: “standing” takes the cheapest, “ask” asks for each attack.',
    'auto-end': 'Whether a turn ends by itself once its action is taken.',
  },
} satisfies Briefs;

function attacked(own: PracticeThrow): string {
  const threw = `${sumOf('Your', own)} It has ${own.against},`;
  if (!own.won) return `${threw} so it stops you.`;
  return `${threw} ${own.total - own.against} less, so it loses ${own.harm}.`;
}

export const practice: PracticeWords<MasteryLesson> = {
  lessons: {
    manner: {
      title: 'how you attack',
      before:
        'Stamina is your breath and your blood: attacks cost it, hits take it. The harder the attack, the more it costs.',
      buttons: ['Quick attack · costs 2', 'Focused attack · costs 4', 'Powerful attack · costs 6'],
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    defense: {
      title: 'defend',
      before: 'It strikes back. A defense costs 1 stamina; a dodge is free where you are faster.',
      after: ({ theirs }) =>
        theirs === undefined
          ? ''
          : `${sumOf('Its', theirs)} You have ${theirs.against}, so ${
              theirs.won ? `you lose ${theirs.harm}: the further behind, the worse` : 'you stop it'
            }.`,
    },
    ready: {
      title: 'catch your breath',
      before: 'Your turn. Defend, and your next defense costs nothing; or strike again.',
      after: ({ own }) => (own ? attacked(own) : 'You are Prepared: the next block or dodge before your turn is free.'),
    },
  },
  learned: 'Pick how hard you strike; defend when asked; watch your stamina, for at 0 you may fall.',
};
