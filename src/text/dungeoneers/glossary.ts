import { t } from '../t.ts';
// Dungeoneers › words that players may look up

import { readWhole } from '../../rules/core/schema.ts';
import { nameOf, type Protection } from '../../rules/dungeoneers/armor-value.ts';
import {
  type Ability,
  ability,
  type Effect,
  type Gear,
  SCORES,
  type Spell,
  type Weapon,
} from '../../rules/dungeoneers/arms.ts';
import type { ConditionName } from '../../rules/dungeoneers/conditions.ts';
import { GEAR, SPELLS, WEAPONS } from '../../rules/dungeoneers/content/equipment.ts';
import { drinks } from '../../rules/dungeoneers/content/premade.ts';
import { figures } from '../../rules/dungeoneers/outline.ts';
import type { DungeoneersLesson } from '../../rules/dungeoneers/practice.ts';
import { type BasicAction, type Sheet, SIZES, THREAT, WOUNDS } from '../../rules/dungeoneers/sheet.ts';
import type { Briefs, SheetLine, Term } from '../reference.ts';
import type { PracticeThrow, PracticeWords } from '../words.ts';

// Dungeoneers › the words of the combat pages' headings, and those that they use

const COMBAT = t('dungeoneers-combat');
const MOVEMENT = t('dungeoneers-movement');
const ATTACK = t('dungeoneers-attack');

/** Each size with its wounds and threat range. */
const sizes = SIZES.map((size) => t('dungeoneers-sizes', { size, wounds: WOUNDS[size], threat: THREAT[size] })).join(
  ', ',
);

const TERMS: readonly Term[] = [
  {
    name: t('dungeoneers-terms-name'),
    also: [t('dungeoneers-terms-also')],
    brief: t('dungeoneers-terms-brief'),
    cite: COMBAT,
  },
  {
    name: t('dungeoneers-terms-name-2'),
    also: [t('dungeoneers-terms-also-2')],
    brief: t('dungeoneers-terms-brief-2'),
    cite: COMBAT,
    settings: ['order'],
  },
  {
    name: t('dungeoneers-terms-name-3'),
    also: [t('dungeoneers-terms-also-3')],
    brief: t('dungeoneers-terms-brief-3'),
    cite: COMBAT,
    settings: ['auto-end'],
  },
  {
    name: t('dungeoneers-terms-name-4'),
    also: [t('dungeoneers-terms-also-4'), t('dungeoneers-terms-also-5'), t('dungeoneers-terms-also-6')],
    brief: t('dungeoneers-terms-brief-4'),
    cite: COMBAT,
    settings: ['order'],
  },
  {
    name: t('dungeoneers-terms-name-5'),
    also: [
      t('dungeoneers-terms-also-7'),
      t('dungeoneers-terms-also-8'),
      t('dungeoneers-terms-also-9'),
      t('dungeoneers-terms-also-10'),
      t('dungeoneers-terms-also-11'),
    ],
    brief: t('dungeoneers-terms-brief-5'),
    cite: t('dungeoneers-terms-cite'),
    settings: ['action points'],
  },
  {
    name: t('dungeoneers-terms-name-6'),
    also: [
      t('dungeoneers-terms-also-12'),
      t('dungeoneers-terms-also-13'),
      t('dungeoneers-terms-also-14'),
      t('dungeoneers-terms-also-15'),
    ],
    brief: t('dungeoneers-terms-brief-6'),
    cite: MOVEMENT,
    settings: ['movement points'],
  },
  {
    name: t('dungeoneers-terms-name-7'),
    also: [
      t('dungeoneers-terms-also-16'),
      t('dungeoneers-terms-also-17'),
      t('dungeoneers-terms-also-18'),
      t('dungeoneers-terms-also-19'),
    ],
    brief: t('dungeoneers-terms-brief-7'),
    cite: COMBAT,
    settings: ['reaction points'],
  },
  {
    name: t('dungeoneers-terms-name-8'),
    also: [
      t('dungeoneers-terms-also-20'),
      t('dungeoneers-terms-also-21'),
      t('dungeoneers-terms-also-22'),
      t('dungeoneers-terms-also-23'),
      t('dungeoneers-terms-also-24'),
      t('dungeoneers-terms-also-25'),
    ],
    brief: t('dungeoneers-terms-brief-8'),
    cite: t('dungeoneers-terms-cite-2'),
    settings: ['start'],
  },
  {
    name: t('dungeoneers-terms-name-9'),
    also: [t('dungeoneers-terms-also-26'), t('dungeoneers-terms-also-27'), t('dungeoneers-terms-also-28')],
    brief: t('dungeoneers-terms-brief-9'),
    cite: t('dungeoneers-terms-cite-3'),
  },
  {
    name: t('dungeoneers-terms-name-10'),
    also: [t('dungeoneers-terms-also-29')],
    brief: t('dungeoneers-terms-brief-10'),
    cite: t('dungeoneers-terms-cite-4'),
  },
  {
    name: t('dungeoneers-terms-name-11'),
    also: [
      t('dungeoneers-terms-also-30'),
      t('dungeoneers-terms-also-31'),
      t('dungeoneers-terms-also-32'),
      t('dungeoneers-terms-also-33'),
    ],
    brief: t('dungeoneers-terms-brief-11'),
    cite: t('dungeoneers-terms-cite-5'),
  },
  {
    name: t('dungeoneers-terms-name-12'),
    brief: t('dungeoneers-terms-brief-12'),
    cite: t('dungeoneers-terms-cite-6'),
  },
  {
    name: t('dungeoneers-terms-name-13'),
    also: [
      t('dungeoneers-terms-also-34'),
      t('dungeoneers-terms-also-35'),
      t('dungeoneers-terms-also-36'),
      t('dungeoneers-terms-also-37'),
      t('dungeoneers-terms-also-38'),
      t('dungeoneers-terms-also-39'),
      t('dungeoneers-terms-also-40'),
    ],
    brief: t('dungeoneers-terms-brief-13'),
    cite: t('dungeoneers-terms-cite-7'),
  },
  {
    name: t('dungeoneers-terms-name-14'),
    also: [t('dungeoneers-terms-also-41')],
    brief: t('dungeoneers-terms-brief-14'),
    cite: t('dungeoneers-terms-cite-8'),
  },
  {
    name: t('dungeoneers-terms-name-15'),
    also: [t('dungeoneers-terms-also-42'), t('dungeoneers-terms-also-43')],
    brief: t('dungeoneers-terms-brief-15'),
    cite: t('dungeoneers-terms-cite-9'),
  },
  {
    name: t('dungeoneers-terms-name-16'),
    also: [
      t('dungeoneers-terms-also-44'),
      t('dungeoneers-terms-also-45'),
      t('dungeoneers-terms-also-46'),
      t('dungeoneers-terms-also-47'),
      t('dungeoneers-terms-also-48'),
      t('dungeoneers-terms-also-49'),
    ],
    brief: t('dungeoneers-terms-brief-16'),
    cite: t('dungeoneers-terms-cite-10'),
    settings: ['pierce stress'],
  },
  {
    name: t('dungeoneers-terms-name-17'),
    also: [t('dungeoneers-terms-also-50')],
    brief: t('dungeoneers-terms-brief-17'),
    cite: t('dungeoneers-terms-cite-11'),
  },
  {
    name: t('dungeoneers-terms-name-18'),
    also: [
      t('dungeoneers-terms-also-51'),
      t('dungeoneers-terms-also-52'),
      t('dungeoneers-terms-also-53'),
      t('dungeoneers-terms-also-54'),
    ],
    brief: t('dungeoneers-terms-brief-18'),
    cite: t('dungeoneers-terms-cite-12'),
  },
  {
    name: t('dungeoneers-terms-name-19'),
    also: [t('dungeoneers-terms-also-55'), ...SIZES.map((size) => size.toLowerCase())],
    brief: t('dungeoneers-terms-brief-19', { sizes }),
    cite: t('dungeoneers-terms-cite-13'),
  },
  {
    name: t('dungeoneers-terms-name-20'),
    also: [t('dungeoneers-terms-also-56'), t('dungeoneers-terms-also-57')],
    brief: t('dungeoneers-terms-brief-20'),
    cite: t('dungeoneers-terms-cite-14'),
  },
  {
    name: t('dungeoneers-terms-name-21'),
    also: [t('dungeoneers-terms-also-58'), t('dungeoneers-terms-also-59')],
    brief: t('dungeoneers-terms-brief-21'),
    cite: t('dungeoneers-terms-cite-15'),
  },
  {
    name: t('dungeoneers-terms-name-22'),
    also: [t('dungeoneers-terms-also-60'), t('dungeoneers-terms-also-61'), t('dungeoneers-terms-also-62')],
    brief: t('dungeoneers-terms-brief-22'),
    cite: t('dungeoneers-terms-cite-16'),
  },
  {
    name: t('dungeoneers-terms-name-23'),
    also: [
      t('dungeoneers-terms-also-63'),
      t('dungeoneers-terms-also-64'),
      t('dungeoneers-terms-also-65'),
      t('dungeoneers-terms-also-66'),
      t('dungeoneers-terms-also-67'),
      t('dungeoneers-terms-also-68'),
    ],
    brief: t('dungeoneers-terms-brief-23'),
    cite: t('dungeoneers-terms-cite-17'),
  },
  {
    name: t('dungeoneers-terms-name-24'),
    also: [
      t('dungeoneers-terms-also-69'),
      t('dungeoneers-terms-also-70'),
      t('dungeoneers-terms-also-71'),
      t('dungeoneers-terms-also-72'),
    ],
    brief: t('dungeoneers-terms-brief-24'),
    cite: ATTACK,
  },
];

// Dungeoneers › Actions › Spellcast: its words; the scores of a sheet

const CAST = t('dungeoneers-cast');
const SHEET = t('dungeoneers-sheet');

const SPELL_TERMS: readonly Term[] = [
  {
    name: t('dungeoneers-spell-terms-name'),
    brief: t('dungeoneers-spell-terms-brief'),
    cite: CAST,
    settings: ['magica'],
  },
  {
    name: t('dungeoneers-spell-terms-name-2'),
    brief: t('dungeoneers-spell-terms-brief-2'),
    cite: CAST,
    settings: ['ambient magica'],
  },
  {
    name: t('dungeoneers-spell-terms-name-3'),
    also: [t('dungeoneers-spell-terms-also'), t('dungeoneers-spell-terms-also-2')],
    brief: t('dungeoneers-spell-terms-brief-3'),
    cite: CAST,
  },
  {
    name: t('dungeoneers-spell-terms-name-4'),
    also: [t('dungeoneers-spell-terms-also-3'), t('dungeoneers-spell-terms-also-4')],
    brief: t('dungeoneers-spell-terms-brief-4'),
    cite: t('dungeoneers-spell-terms-cite'),
  },
  {
    name: t('dungeoneers-spell-terms-name-5'),
    also: [
      t('dungeoneers-spell-terms-also-5'),
      t('dungeoneers-spell-terms-also-6'),
      t('dungeoneers-spell-terms-also-7'),
    ],
    brief: t('dungeoneers-spell-terms-brief-5'),
    cite: t('dungeoneers-spell-terms-cite-2'),
  },
  {
    name: t('dungeoneers-spell-terms-name-6'),
    also: [
      t('dungeoneers-spell-terms-also-8'),
      t('dungeoneers-spell-terms-also-9'),
      t('dungeoneers-spell-terms-also-10'),
      t('dungeoneers-spell-terms-also-11'),
    ],
    brief: t('dungeoneers-spell-terms-brief-6'),
    cite: t('dungeoneers-spell-terms-cite-3'),
  },
  {
    name: t('dungeoneers-spell-terms-name-7'),
    brief: t('dungeoneers-spell-terms-brief-7'),
    cite: t('dungeoneers-spell-terms-cite-4'),
  },
];

const SCORE_TERMS: readonly Term[] = [
  {
    name: t('dungeoneers-score-terms-name'),
    brief: t('dungeoneers-score-terms-brief'),
    cite: SHEET,
  },
  { name: t('dungeoneers-score-terms-name-2'), brief: t('dungeoneers-score-terms-brief-2'), cite: SHEET },
  { name: t('dungeoneers-score-terms-name-3'), brief: t('dungeoneers-score-terms-brief-3'), cite: SHEET },
  {
    name: t('dungeoneers-score-terms-name-4'),
    brief: t('dungeoneers-score-terms-brief-4'),
    cite: SHEET,
  },
  {
    name: t('dungeoneers-score-terms-name-5'),
    also: [t('dungeoneers-score-terms-also')],
    brief: t('dungeoneers-score-terms-brief-5'),
    cite: SHEET,
  },
  { name: t('dungeoneers-score-terms-name-6'), brief: t('dungeoneers-score-terms-brief-6'), cite: SHEET },
];

/** What the book counts, in the form that goes with the number: 1 action point, +1 hit die, 2 wounds. */
function inForm(count: number, several: string): string {
  if (Math.abs(count) !== 1) return several;
  return several.replace(/\bdice\b/, 'die').replace(/\b(point|wound)s\b/, '$1');
}

function ofWeapon({ name, class: kind, hit, pierce, wounds, type, hands, threat, toss, range }: Weapon): Term {
  const also = [
    hands === 2 && t('dungeoneers-of-weapon-also'),
    threat > 0 && t('dungeoneers-of-weapon-also-2', { threat }),
    toss && t('dungeoneers-of-weapon-also-3'),
    range !== undefined && t('dungeoneers-of-weapon-also-4', { range }),
  ].filter((word) => word !== false);
  const figures = t('dungeoneers-of-weapon-figures', { kind, hit, pierce, wounds, type });
  return { name, brief: [figures, ...also].join(', '), cite: t('dungeoneers-of-weapon-cite') };
}

function ofGear({ name, slot, resistance, armor, needs, tome, focus, dice }: Gear): Term {
  const also = [
    needs > 0 && t('dungeoneers-of-gear-also', { needs }),
    tome && t('dungeoneers-of-gear-also-2'),
    focus &&
      t('dungeoneers-of-gear-also-3', { focus, dice, inForm: inForm(dice, t('dungeoneers-of-gear-also-in-form')) }),
  ];
  const figures = t('dungeoneers-of-gear-figures', { slot, resistance, armor });
  return {
    name,
    brief: [figures, ...also.filter((word) => typeof word === 'string')].join(', '),
    cite: t('dungeoneers-of-gear-cite'),
  };
}

function ofSpell({ name, inscribed, cost, step, save, ...does }: Spell): Term {
  const first = {
    attack: t('dungeoneers-of-spell-first-attack'),
    save: t('dungeoneers-of-spell-first-save', { save }),
    none: t('dungeoneers-of-spell-first-none'),
  }[step];
  return {
    name,
    brief: [t('dungeoneers-of-spell-brief', { inscribed, cost, first }), ...effectsOf(does)].join(', '),
    cite: t('dungeoneers-of-spell-cite'),
  };
}

function ofItem({ name, spends, points, uses, ...does }: Ability): Term {
  const price = [
    `${points} ${inForm(points, spends)}`,
    ...(uses === undefined ? [] : [t('dungeoneers-of-item-price', { uses })]),
  ];
  return { name, brief: [...price, ...effectsOf(does)].join(', '), cite: t('dungeoneers-of-item-cite') };
}

/** What a spell or an item does to the one it is for. */
function effectsOf({ wounds, type, stress = 0, restores, relieves, condition, gives }: Effect): readonly string[] {
  return [
    wounds > 0 && `${wounds} ${type ?? 'untyped'} ${inForm(wounds, t('dungeoneers-effects-of'))}`,
    stress > 0 && t('dungeoneers-effects-of-2', { stress }),
    restores > 0 &&
      t('dungeoneers-effects-of-3', { restores, inForm: inForm(restores, t('dungeoneers-effects-of-in-form')) }),
    relieves > 0 && t('dungeoneers-effects-of-4', { relieves }),
    condition !== undefined && condition,
    ...gives.map(({ to, value }) => t('dungeoneers-effects-of-5', { value: signed(value), inForm: inForm(value, to) })),
  ].filter((word) => word !== false);
}

const DRINKS = drinks.flatMap((drink) => {
  const read = readWhole(ability, drink);
  return 'value' in read ? [read.value] : [];
});

export const glossary: readonly Term[] = [
  ...TERMS,
  ...SPELL_TERMS,
  ...SCORE_TERMS,
  ...WEAPONS.map(ofWeapon),
  ...GEAR.map(ofGear),
  ...SPELLS.map(ofSpell),
  ...DRINKS.map(ofItem),
];

// Dungeoneers › a sheet in short lines

/** The sheet in short lines. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  const { threatRange: range, initiative, armor, resistance } = figures(of);
  const inHand = (name: string, equipped: boolean) =>
    equipped ? name : t('dungeoneers-sheet-lines-in-hand', { name });
  const lines = {
    Size: t('dungeoneers-sheet-lines-lines-size', {
      size: of.size,
      wounds: WOUNDS[of.size],
      inForm: inForm(WOUNDS[of.size], t('dungeoneers-sheet-lines-lines-size-in-form')),
      range,
    }),
    Scores: SCORES.map((score) => `${score} ${of[score]}`).join(', '),
    Initiative: `${initiative}`,
    'Armor value': sums(armor),
    'Spell resistance': sums(resistance),
    'Dodge die': `d${of.dodge}`,
    Weapons: of.weapons
      .map((each) =>
        inHand(
          t('dungeoneers-sheet-lines-lines-weapons', {
            name: each.name,
            hit: each.hit,
            pierce: each.pierce,
            wounds: each.wounds,
            type: each.type,
          }),
          each.equipped,
        ),
      )
      .join(', '),
    Gear: of.gear.map(({ name, equipped }) => inHand(name, equipped)).join(', '),
    Spells: of.spells
      .map(({ name, cost, inscribed }) => t('dungeoneers-sheet-lines-lines-spells', { name, inscribed, cost }))
      .join(', '),
    'Items and abilities': of.abilities
      .map(
        ({ name, points, spends, trigger }) =>
          `${name} (${points} ${inForm(points, spends)}${trigger ? t('dungeoneers-sheet-lines-lines-items-and-abilities', { trigger }) : ''})`,
      )
      .join(', '),
    Modifiers: of.modifiers.map(({ to, value, why }) => `${why}: ${signed(value)} ${inForm(value, to)}`).join(', '),
    Effects: (of.effects ?? []).map(({ on, note }) => `${note} (${on})`).join(', '),
    'When struck': [...of.gear.flatMap(({ whenStruck = [] }) => whenStruck), ...(of.whenStruck ?? [])]
      .map(({ on, note }) => `${note} (${on})`)
      .join(', '),
    Lacks: (of.lacks ?? []).join(', '),
    'Weak to': of.vulnerabilities.map(({ type, value }) => `${type} ${value}`).join(', '),
    Resists: of.resistances.map(({ type, value }) => `${type} ${value}`).join(', '),
  };
  return Object.entries(lines).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/** "2 (Leather 1, Boots 1)". */
function sums({ value, parts }: Protection): string {
  return parts.length > 0
    ? `${value} (${parts.map((part) => `${nameOf(part)} ${part.value}`).join(', ')})`
    : `${value}`;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}

// Dungeoneers › what each action, condition, ready-made creature, order and setting is and does

export const briefs = {
  actions: {
    attack: t('dungeoneers-briefs-actions-attack'),
    cast: t('dungeoneers-briefs-actions-cast'),
    defend: t('dungeoneers-briefs-actions-defend'),
    disengage: t('dungeoneers-briefs-actions-disengage'),
    sprint: t('dungeoneers-briefs-actions-sprint'),
    grapple: t('dungeoneers-briefs-actions-grapple'),
    push: t('dungeoneers-briefs-actions-push'),
    ready: t('dungeoneers-briefs-actions-ready'),
    move: t('dungeoneers-briefs-actions-move'),
    stand: t('dungeoneers-briefs-actions-stand'),
    'drop-prone': t('dungeoneers-briefs-actions-drop-prone'),
    turn: t('dungeoneers-briefs-actions-turn'),
    release: t('dungeoneers-briefs-actions-release'),
    equip: t('dungeoneers-briefs-actions-equip'),
    use: t('dungeoneers-briefs-actions-use'),
    rest: t('dungeoneers-briefs-actions-rest'),
    hazard: t('dungeoneers-briefs-actions-hazard'),
    mend: t('dungeoneers-briefs-actions-mend'),
    place: t('dungeoneers-briefs-actions-place'),
  } satisfies Record<BasicAction, string> & Record<string, string>,
  conditions: {
    Threatened: t('dungeoneers-briefs-conditions-threatened'),
    Grappled: t('dungeoneers-briefs-conditions-grappled'),
    Grappling: t('dungeoneers-briefs-conditions-grappling'),
    Sprinting: t('dungeoneers-briefs-conditions-sprinting'),
    Defensive: t('dungeoneers-briefs-conditions-defensive'),
    Prone: t('dungeoneers-briefs-conditions-prone'),
    Dead: t('dungeoneers-briefs-conditions-dead'),
    Disengaged: t('dungeoneers-briefs-conditions-disengaged'),
    Readied: t('dungeoneers-briefs-conditions-readied'),
    Facing: t('dungeoneers-briefs-conditions-facing'),
    Enchanted: t('dungeoneers-briefs-conditions-enchanted'),
  } satisfies Record<ConditionName, string>,
  archetypes: {
    Freya: t('dungeoneers-briefs-archetypes-freya'),
    Suori: t('dungeoneers-briefs-archetypes-suori'),
    Alberich: t('dungeoneers-briefs-archetypes-alberich'),
    Ulfarmi: t('dungeoneers-briefs-archetypes-ulfarmi'),
    Skeleton: t('dungeoneers-briefs-archetypes-skeleton'),
    Zombie: t('dungeoneers-briefs-archetypes-zombie'),
    Goblin: t('dungeoneers-briefs-archetypes-goblin'),
    'Giant Rat': t('dungeoneers-briefs-archetypes-giant-rat'),
    Bat: t('dungeoneers-briefs-archetypes-bat'),
    Wolf: t('dungeoneers-briefs-archetypes-wolf'),
    'Wild Boar': t('dungeoneers-briefs-archetypes-wild-boar'),
    'Giant Spider': t('dungeoneers-briefs-archetypes-giant-spider'),
    Bandit: t('dungeoneers-briefs-archetypes-bandit'),
    'Goblin Slinger': t('dungeoneers-briefs-archetypes-goblin-slinger'),
    Cultist: t('dungeoneers-briefs-archetypes-cultist'),
    Guard: t('dungeoneers-briefs-archetypes-guard'),
    Orc: t('dungeoneers-briefs-archetypes-orc'),
    Witch: t('dungeoneers-briefs-archetypes-witch'),
    Veteran: t('dungeoneers-briefs-archetypes-veteran'),
    Knight: t('dungeoneers-briefs-archetypes-knight'),
    Ghoul: t('dungeoneers-briefs-archetypes-ghoul'),
    Wight: t('dungeoneers-briefs-archetypes-wight'),
    Lich: t('dungeoneers-briefs-archetypes-lich'),
    Imp: t('dungeoneers-briefs-archetypes-imp'),
    Ooze: t('dungeoneers-briefs-archetypes-ooze'),
    Ogre: t('dungeoneers-briefs-archetypes-ogre'),
    Troll: t('dungeoneers-briefs-archetypes-troll'),
    'Stone Giant': t('dungeoneers-briefs-archetypes-stone-giant'),
    Dragon: t('dungeoneers-briefs-archetypes-dragon'),
  },
  standingOrders: {
    'opportune strike': t('dungeoneers-briefs-standing-orders-opportune-strike'),
    'dodge by': t('dungeoneers-briefs-standing-orders-dodge-by'),
    'spell save': t('dungeoneers-briefs-standing-orders-spell-save'),
    'spell resistance': t('dungeoneers-briefs-standing-orders-spell-resistance'),
    'readied act': t('dungeoneers-briefs-standing-orders-readied-act'),
    turning: t('dungeoneers-briefs-standing-orders-turning'),
    reaction: t('dungeoneers-briefs-standing-orders-reaction'),
    start: t('dungeoneers-briefs-standing-orders-start'),
    'turn end': t('dungeoneers-briefs-standing-orders-turn-end'),
  },
  settings: {
    'auto-end': t('dungeoneers-briefs-settings-auto-end'),
    order: t('dungeoneers-briefs-settings-order'),
    start: t('dungeoneers-briefs-settings-start'),
    'ambient magica': t('dungeoneers-briefs-settings-ambient-magica'),
    'action points': t('dungeoneers-briefs-settings-action-points'),
    'movement points': t('dungeoneers-briefs-settings-movement-points'),
    'reaction points': t('dungeoneers-briefs-settings-reaction-points'),
    'critical hits': t('dungeoneers-briefs-settings-critical-hits'),
    'pierce stress': t('dungeoneers-briefs-settings-pierce-stress'),
    magica: t('dungeoneers-briefs-settings-magica'),
    spellbane: t('dungeoneers-briefs-settings-spellbane'),
  },
} satisfies Briefs;

function attacked({ total, against, won, then, harm }: PracticeThrow): string {
  const threw = t('dungeoneers-attacked-threw', { total, against });
  if (!won)
    return t('dungeoneers-attacked', {
      threw,
      total: total === against ? t('dungeoneers-attacked-total') : t('dungeoneers-attacked-total-2'),
    });
  if (!then?.won) return t('dungeoneers-attacked-2', { threw, pierce: pierce(then) });
  return t('dungeoneers-attacked-3', {
    threw,
    pierce: pierce(then),
    harm: harm === '' ? t('dungeoneers-attacked-harm') : harm,
  });
}

function pierce(then: PracticeThrow | undefined): string {
  if (then === undefined) return t('dungeoneers-pierce');
  return t('dungeoneers-pierce-2', { total: then.total, against: then.against });
}

export const practice: PracticeWords<DungeoneersLesson> = {
  lessons: {
    attack: {
      title: t('dungeoneers-practice-lessons-attack-title'),
      before: t('dungeoneers-practice-lessons-attack-before'),
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    stress: {
      title: t('dungeoneers-practice-lessons-stress-title'),
      before: t('dungeoneers-practice-lessons-stress-before'),
      buttons: [t('dungeoneers-practice-lessons-stress-buttons'), t('dungeoneers-practice-lessons-stress-buttons-2')],
      after: ({ chosen, own }) =>
        own === undefined
          ? ''
          : chosen === 0
            ? t('dungeoneers-practice-lessons-stress-after', {
                dice: own.dice,
                inForm: inForm(own.dice, t('dungeoneers-practice-lessons-stress-after-in-form')),
                attacked: attacked(own),
              })
            : attacked(own),
    },
    third: {
      title: t('dungeoneers-practice-lessons-third-title'),
      before: t('dungeoneers-practice-lessons-third-before'),
      after: ({ own }) => (own ? attacked(own) : t('dungeoneers-practice-lessons-third-after')),
    },
    reaction: {
      title: t('dungeoneers-practice-lessons-reaction-title'),
      buttons: [
        t('dungeoneers-practice-lessons-reaction-buttons'),
        t('dungeoneers-practice-lessons-reaction-buttons-2'),
      ],
      before: t('dungeoneers-practice-lessons-reaction-before'),
      after: ({ own }) => (own ? attacked(own) : t('dungeoneers-practice-lessons-reaction-after')),
    },
  },
  learned: t('dungeoneers-practice-learned'),
};
