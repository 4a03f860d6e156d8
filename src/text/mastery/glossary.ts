import { t } from '../t.ts';
// Combat Rules v1.3: the words of the book that players may look up

import { ATTACK_TYPES } from '../../rules/mastery/attack.ts';
import { fighterOf } from '../../rules/mastery/content/premade.ts';
import { ATTACK_TYPE_NAMES } from '../../rules/mastery/names.ts';
import type { MasteryLesson } from '../../rules/mastery/practice.ts';
import { LEVELS, modifierOf, type Sheet, skillsOf } from '../../rules/mastery/sheet.ts';
import { staminaFormula } from '../../rules/mastery/stamina.ts';
import { sumOf } from '../core/practice.ts';
import type { Briefs, SheetLine, Term } from '../reference.ts';
import type { PracticeThrow, PracticeWords } from '../words.ts';

/** A term, and other words of the book's for the same. */
interface Entry extends Term {
  readonly also?: readonly string[];
}

const levels: readonly Term[] = LEVELS.map((name) => ({
  name,
  brief: t('mastery-levels-brief', {
    modifierOf: modifierOf(name),
    name,
    staminaFormula: staminaFormula(fighterOf(name)),
  }),
  cite: t('mastery-levels-cite'),
}));

const attackTypes: readonly Entry[] = ATTACK_TYPE_NAMES.map((type) => {
  const { title, cost, bonus } = ATTACK_TYPES[type];
  const brief = t('mastery-attack-types-brief', {
    cost,
    bonus: bonus === 0 ? t('mastery-attack-types-brief-bonus') : `+${bonus}`,
  });
  return { name: title, also: [title.replace(' Attack', '')], brief, cite: t('mastery-attack-types-cite') };
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
    attack: t('mastery-briefs-actions-attack'),
    defend: t('mastery-briefs-actions-defend'),
    special: t('mastery-briefs-actions-special'),
    move: t('mastery-briefs-actions-move'),
    rest: t('mastery-briefs-actions-rest'),
  },
  conditions: {
    Exhausted: t('mastery-briefs-conditions-exhausted'),
    Unsteady: t('mastery-briefs-conditions-unsteady'),
    Recovering: t('mastery-briefs-conditions-recovering'),
    Advantage: t('mastery-briefs-conditions-advantage'),
    Prepared: t('mastery-briefs-conditions-prepared'),
    Stunned: t('mastery-briefs-conditions-stunned'),
    Fatigued: t('mastery-briefs-conditions-fatigued'),
    Disoriented: t('mastery-briefs-conditions-disoriented'),
    Status: t('mastery-briefs-conditions-status'),
  },
  archetypes: {
    Bryn: t('mastery-briefs-archetypes-bryn'),
    Wren: t('mastery-briefs-archetypes-wren'),
    Tobin: t('mastery-briefs-archetypes-tobin'),
    Isolde: t('mastery-briefs-archetypes-isolde'),
    Brannoc: t('mastery-briefs-archetypes-brannoc'),
    Sefa: t('mastery-briefs-archetypes-sefa'),
    Aurelio: t('mastery-briefs-archetypes-aurelio'),
    'Mother Kestrel': t('mastery-briefs-archetypes-mother-kestrel'),
    Opponent: t('mastery-briefs-archetypes-opponent'),
    ...Object.fromEntries(
      LEVELS.map((level) => [t('mastery-briefs-archetypes', { level }), t('mastery-briefs-archetypes-2', { level })]),
    ),
  },
  standingOrders: {
    defense: t('mastery-briefs-standing-orders-defense'),
  },
  settings: {
    win: t('mastery-briefs-settings-win'),
    defense: t('mastery-briefs-settings-defense'),
    'auto-end': t('mastery-briefs-settings-auto-end'),
  },
} satisfies Briefs;

function attacked(own: PracticeThrow): string {
  const threw = t('mastery-attacked-threw', { sumOf: sumOf('Your', own), against: own.against });
  if (!own.won) return t('mastery-attacked', { threw });
  return t('mastery-attacked-2', { threw, total: own.total - own.against, harm: own.harm });
}

export const practice: PracticeWords<MasteryLesson> = {
  lessons: {
    manner: {
      title: t('mastery-practice-lessons-manner-title'),
      before: t('mastery-practice-lessons-manner-before'),
      buttons: [
        t('mastery-practice-lessons-manner-buttons'),
        t('mastery-practice-lessons-manner-buttons-2'),
        t('mastery-practice-lessons-manner-buttons-3'),
      ],
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    defense: {
      title: t('mastery-practice-lessons-defense-title'),
      before: t('mastery-practice-lessons-defense-before'),
      after: ({ theirs }) =>
        theirs === undefined
          ? ''
          : t('mastery-practice-lessons-defense-after', {
              sumOf: sumOf('Its', theirs),
              against: theirs.against,
              harm: theirs.won
                ? t('mastery-practice-lessons-defense-after-harm', { harm: theirs.harm })
                : t('mastery-practice-lessons-defense-after-harm-2'),
            }),
    },
    ready: {
      title: t('mastery-practice-lessons-ready-title'),
      before: t('mastery-practice-lessons-ready-before'),
      after: ({ own }) => (own ? attacked(own) : t('mastery-practice-lessons-ready-after')),
    },
  },
  learned: t('mastery-practice-learned'),
};
