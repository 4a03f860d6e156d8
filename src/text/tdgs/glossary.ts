// TDGS › what players can look up: the book's words, what each action and condition does, the practice fight

import { AUTO_END } from '../../rules/core/turns.ts';
import { type Condition, conditions, type StackingRule } from '../../rules/tdgs/conditions.ts';
import { abilities, armors, FISTS, items, weapons } from '../../rules/tdgs/equipment.ts';
import { DAMAGE_TYPES, DAMAGE_TYPES_BY_SETTING, HAZARDS } from '../../rules/tdgs/hazards.ts';
import type { TdgsLesson } from '../../rules/tdgs/ruleset.ts';
import { CONDITIONS, type ConditionName } from '../../rules/tdgs/sheet.ts';
import { rollSumText } from '../core/book.ts';
import { glossaryOf } from '../glossary.ts';
import type { Briefs, Term } from '../reference.ts';
import { and, t } from '../t.ts';
import { texts } from '../texts.ts';
import type { PracticeRoll, PracticeWords } from '../words.ts';
import { abilityLine, armorLine, damageLine, itemLine, weaponLine } from './lines.ts';

/** The texts of a condition's box in the book. A condition whose box has no `effect` raises a stat. */
interface ConditionBox {
  readonly effect?: string;
  readonly lasts: string;
  readonly from: string;
}

const STAT_BUFF: ConditionBox = texts({ lasts: 'tdgs-stat-buff-lasts', from: 'tdgs-stat-buff-from' });

const CONDITION_BOXES = {
  Grappled: texts({
    effect: 'tdgs-boxes-grappled-effect',
    lasts: 'tdgs-boxes-grappled-lasts',
    from: 'tdgs-boxes-grappled-from',
  }),
  Prone: texts({
    effect: 'tdgs-boxes-prone-effect',
    lasts: 'tdgs-boxes-prone-lasts',
    from: 'tdgs-boxes-prone-from',
  }),
  Stunned: texts({
    effect: 'tdgs-boxes-stunned-effect',
    lasts: 'tdgs-boxes-stunned-lasts',
    from: 'tdgs-boxes-stunned-from',
  }),
  Frightened: texts({
    effect: 'tdgs-boxes-frightened-effect',
    lasts: 'tdgs-boxes-frightened-lasts',
    from: 'tdgs-boxes-frightened-from',
  }),
  Poisoned: texts({
    effect: 'tdgs-boxes-poisoned-effect',
    lasts: 'tdgs-boxes-poisoned-lasts',
    from: 'tdgs-boxes-poisoned-from',
  }),
  Bleeding: texts({
    effect: 'tdgs-boxes-bleeding-effect',
    lasts: 'tdgs-boxes-bleeding-lasts',
    from: 'tdgs-boxes-bleeding-from',
  }),
  Blinded: texts({
    effect: 'tdgs-boxes-blinded-effect',
    lasts: 'tdgs-boxes-blinded-lasts',
    from: 'tdgs-boxes-blinded-from',
  }),
  Deafened: texts({
    effect: 'tdgs-boxes-deafened-effect',
    lasts: 'tdgs-boxes-deafened-lasts',
    from: 'tdgs-boxes-deafened-from',
  }),
  Unconscious: texts({
    effect: 'tdgs-boxes-unconscious-effect',
    lasts: 'tdgs-boxes-unconscious-lasts',
    from: 'tdgs-boxes-unconscious-from',
  }),
  Paralyzed: texts({
    effect: 'tdgs-boxes-paralyzed-effect',
    lasts: 'tdgs-boxes-paralyzed-lasts',
    from: 'tdgs-boxes-paralyzed-from',
  }),
  Slowed: texts({
    effect: 'tdgs-boxes-slowed-effect',
    lasts: 'tdgs-boxes-slowed-lasts',
    from: 'tdgs-boxes-slowed-from',
  }),
  Burning: texts({
    effect: 'tdgs-boxes-burning-effect',
    lasts: 'tdgs-boxes-burning-lasts',
    from: 'tdgs-boxes-burning-from',
  }),
  Charmed: texts({
    effect: 'tdgs-boxes-charmed-effect',
    lasts: 'tdgs-boxes-charmed-lasts',
    from: 'tdgs-boxes-charmed-from',
  }),
  Invisible: texts({
    effect: 'tdgs-boxes-invisible-effect',
    lasts: 'tdgs-boxes-invisible-lasts',
    from: 'tdgs-boxes-invisible-from',
  }),
  Hasted: texts({
    effect: 'tdgs-boxes-hasted-effect',
    lasts: 'tdgs-boxes-hasted-lasts',
    from: 'tdgs-boxes-hasted-from',
  }),
  Protected: texts({
    effect: 'tdgs-boxes-protected-effect',
    lasts: 'tdgs-boxes-protected-lasts',
    from: 'tdgs-boxes-protected-from',
  }),
  Regenerating: texts({
    effect: 'tdgs-boxes-regenerating-effect',
    lasts: 'tdgs-boxes-regenerating-lasts',
    from: 'tdgs-boxes-regenerating-from',
  }),
  Strengthened: STAT_BUFF,
  Quickened: STAT_BUFF,
  Fortified: STAT_BUFF,
  Sharpened: STAT_BUFF,
  Enlightened: STAT_BUFF,
  Emboldened: STAT_BUFF,
  Accelerated: STAT_BUFF,
  Attuned: STAT_BUFF,
  'Full Defense': texts({
    effect: 'tdgs-boxes-full-defense-effect',
    lasts: 'tdgs-boxes-full-defense-lasts',
    from: 'tdgs-an-action',
  }),
  Helped: texts({
    effect: 'tdgs-boxes-helped-effect',
    lasts: 'tdgs-boxes-helped-lasts',
    from: 'tdgs-an-action',
  }),
  Readied: texts({ effect: 'tdgs-boxes-readied-effect', lasts: 'tdgs-boxes-readied-lasts', from: 'tdgs-an-action' }),
  Concentrating: texts({
    effect: 'tdgs-boxes-concentrating-effect',
    lasts: 'tdgs-boxes-concentrating-lasts',
    from: 'tdgs-an-action',
  }),
  Hidden: texts({ effect: 'tdgs-boxes-hidden-effect', lasts: 'tdgs-boxes-hidden-lasts', from: 'tdgs-an-action' }),
  Aware: texts({ effect: 'tdgs-boxes-aware-effect', lasts: 'tdgs-boxes-aware-lasts', from: 'tdgs-an-action' }),
  Enchanted: texts({
    effect: 'tdgs-boxes-enchanted-effect',
    lasts: 'tdgs-boxes-enchanted-lasts',
    from: 'tdgs-an-action',
  }),
  Delaying: texts({ effect: 'tdgs-boxes-delaying-effect', lasts: 'tdgs-boxes-delaying-lasts', from: 'tdgs-an-action' }),
  Declared: texts({
    effect: 'tdgs-boxes-declared-effect',
    lasts: 'tdgs-boxes-declared-lasts',
    from: 'tdgs-an-action',
  }),
  'In Hazard': texts({
    effect: 'tdgs-boxes-in-hazard-effect',
    lasts: 'tdgs-boxes-in-hazard-lasts',
    from: 'tdgs-an-action',
  }),
} satisfies Readonly<Record<ConditionName, ConditionBox>>;

/** The book's words for how conditions stack. */
const STACKING_TEXTS: Readonly<Record<StackingRule, string>> = texts({
  no: 'tdgs-stacks-no',
  adds: 'tdgs-stacks-adds',
  highest: 'tdgs-stacks-highest',
  'by name': 'tdgs-stacks-by-name',
  'by source': 'tdgs-stacks-by-source',
});

/** A condition's box in one line: its text, and its type and stacking from the rules. */
function conditionBrief({ kind, raises, stacking }: Condition, { effect, lasts, from }: ConditionBox): string {
  const effectText = effect ?? t('tdgs-stat-buff-effect', { stat: raises ?? '' });
  return t(kind === 'buff' ? 'tdgs-brief-of-buff' : 'tdgs-brief-of-debuff', {
    does: effectText,
    lasts,
    stacks: STACKING_TEXTS[stacking],
    from,
  });
}

/** A description of every condition, by its name. */
const conditionBriefs: Readonly<Record<string, string>> = Object.defineProperties(
  {},
  Object.fromEntries(
    CONDITIONS.map((name) => [
      name,
      { enumerable: true, get: () => conditionBrief(conditions[name], CONDITION_BOXES[name]) },
    ]),
  ),
);

export const briefs = {
  /** What each action does and costs, by its key. */
  actions: texts({
    attack: 'tdgs-briefs-actions-attack',
    cast: 'tdgs-briefs-actions-cast',
    defend: 'tdgs-briefs-actions-defend',
    rest: 'tdgs-briefs-actions-rest',
    move: 'tdgs-briefs-actions-move',
    step: 'tdgs-briefs-actions-step',
    disengage: 'tdgs-briefs-actions-disengage',
    grapple: 'tdgs-briefs-actions-grapple',
    shove: 'tdgs-briefs-actions-shove',
    escape: 'tdgs-briefs-actions-escape',
    release: 'tdgs-briefs-actions-release',
    stand: 'tdgs-briefs-actions-stand',
    drop: 'tdgs-briefs-actions-drop',
    extinguish: 'tdgs-briefs-actions-extinguish',
    treat: 'tdgs-briefs-actions-treat',
    wake: 'tdgs-briefs-actions-wake',
    help: 'tdgs-briefs-actions-help',
    ready: 'tdgs-briefs-actions-ready',
    fire: 'tdgs-briefs-actions-fire',
    delay: 'tdgs-briefs-actions-delay',
    use: 'tdgs-briefs-actions-use',
    equip: 'tdgs-briefs-actions-equip',
    hide: 'tdgs-briefs-actions-hide',
    search: 'tdgs-briefs-actions-search',
    intimidate: 'tdgs-briefs-actions-intimidate',
    persuade: 'tdgs-briefs-actions-persuade',
    deceive: 'tdgs-briefs-actions-deceive',
    insight: 'tdgs-briefs-actions-insight',
    suggest: 'tdgs-briefs-actions-suggest',
    concentrate: 'tdgs-briefs-actions-concentrate',
    dispel: 'tdgs-briefs-actions-dispel',
    chase: 'tdgs-briefs-actions-chase',
    instant: 'tdgs-briefs-actions-instant',
    hazard: 'tdgs-briefs-actions-hazard',
    destroy: 'tdgs-briefs-actions-destroy',
    ward: 'tdgs-briefs-actions-ward',
    check: 'tdgs-briefs-actions-check',
  }),
  conditions: conditionBriefs,
  archetypes: texts({
    Kira: 'tdgs-briefs-archetypes-kira',
    Mira: 'tdgs-briefs-archetypes-mira',
    'Brother Anselm': 'tdgs-briefs-archetypes-brother-anselm',
    Nim: 'tdgs-briefs-archetypes-nim',
    Peasant: 'tdgs-briefs-archetypes-peasant',
    'Peasant with Amulet': 'tdgs-briefs-archetypes-peasant-with-amulet',
    Goblin: 'tdgs-briefs-archetypes-goblin',
    Soldier: 'tdgs-briefs-archetypes-soldier',
    Archer: 'tdgs-briefs-archetypes-archer',
    Wizard: 'tdgs-briefs-archetypes-wizard',
    Barbarian: 'tdgs-briefs-archetypes-barbarian',
    'Fire Elemental': 'tdgs-briefs-archetypes-fire-elemental',
    'Iron Golem': 'tdgs-briefs-archetypes-iron-golem',
    Dragon: 'tdgs-briefs-archetypes-dragon',
    God: 'tdgs-briefs-archetypes-god',
    'Giant Rat': 'tdgs-briefs-archetypes-giant-rat',
    Wolf: 'tdgs-briefs-archetypes-wolf',
    Viper: 'tdgs-briefs-archetypes-viper',
    Bandit: 'tdgs-briefs-archetypes-bandit',
    Skeleton: 'tdgs-briefs-archetypes-skeleton',
    Zombie: 'tdgs-briefs-archetypes-zombie',
    Duelist: 'tdgs-briefs-archetypes-duelist',
    Shieldbearer: 'tdgs-briefs-archetypes-shieldbearer',
    'Orc Champion': 'tdgs-briefs-archetypes-orc-champion',
    Witch: 'tdgs-briefs-archetypes-witch',
    Troll: 'tdgs-briefs-archetypes-troll',
    'Flame Dancer': 'tdgs-briefs-archetypes-flame-dancer',
    'Frost Giant': 'tdgs-briefs-archetypes-frost-giant',
    'Demon Lord': 'tdgs-briefs-archetypes-demon-lord',
  }),
  standingOrders: texts({
    interrupt: 'tdgs-briefs-standing-orders-interrupt',
    'opportunity attack': 'tdgs-briefs-standing-orders-opportunity-attack',
    'turn end': 'tdgs-briefs-standing-orders-turn-end',
  }),
  settings: texts({
    [AUTO_END]: 'tdgs-briefs-settings-auto-end',
    cap: 'tdgs-briefs-settings-cap',
    'high ground': 'tdgs-briefs-settings-high-ground',
  }),
  /** Why a template changes a creature's sheet, by the `source` of the change. */
  templates: texts({
    'lower stats for rolls': 'tdgs-template-lower-stats-for-rolls',
    'the same for spells': 'tdgs-template-the-same-for-spells',
    'a quarter fewer HP': 'tdgs-template-a-quarter-fewer-hp',
    'one size smaller': 'tdgs-template-one-size-smaller',
    'not grown yet': 'tdgs-template-not-grown-yet',
    'has seen little': 'tdgs-template-has-seen-little',
    'a smaller body': 'tdgs-template-a-smaller-body',
    'higher stats for rolls': 'tdgs-template-higher-stats-for-rolls',
    'a quarter more HP': 'tdgs-template-a-quarter-more-hp',
    'much higher stats for rolls': 'tdgs-template-much-higher-stats-for-rolls',
    'twice the HP': 'tdgs-template-twice-the-hp',
    'as lucky as a hero': 'tdgs-template-as-lucky-as-a-hero',
  }),
} satisfies Briefs;

function attackText(ownRoll: PracticeRoll): string {
  const facts = { roll: rollSumText('Your', ownRoll), needed: neededRollText(ownRoll) };
  if (!ownRoll.won) return t('tdgs-practice-miss', facts);
  return ownRoll.harm === ''
    ? t('tdgs-practice-hit-no-harm', facts)
    : t('tdgs-practice-hit', { ...facts, harm: ownRoll.harm });
}

/** The number that the die had to show. A 1 always misses and a 20 always hits, whatever the total is. */
function neededRollText({ total, against, won, shown }: PracticeRoll): string {
  if (total >= against === won) return t('tdgs-practice-needed', { against });
  return t(won ? 'tdgs-practice-needed-always-hits' : 'tdgs-practice-needed-always-misses', { against, shown });
}

function dodgeText(opposingRoll: PracticeRoll, chosenIndex: number): string {
  const facts = {
    roll: rollSumText('Its', opposingRoll),
    against: opposingRoll.against,
    dodge: chosenIndex === 0 ? t('tdgs-practice-dodge-helped') : t('tdgs-practice-dodge-would-help'),
  };
  if (!opposingRoll.won) return t('tdgs-practice-dodge-miss', facts);
  return opposingRoll.harm === ''
    ? t('tdgs-practice-dodge-hit-no-harm', facts)
    : t('tdgs-practice-dodge-hit', { ...facts, harm: opposingRoll.harm });
}

export const practice: PracticeWords<TdgsLesson> = {
  lessons: {
    attack: {
      get title() {
        return t('tdgs-practice-lessons-attack-title');
      },
      get before() {
        return t('tdgs-practice-lessons-attack-before');
      },
      after: ({ own }) => (own ? attackText(own) : ''),
    },
    step: {
      get title() {
        return t('tdgs-practice-lessons-step-title');
      },
      get before() {
        return t('tdgs-practice-lessons-step-before');
      },
      after: ({ chosen }) =>
        chosen === 0 ? t('tdgs-practice-lessons-step-ended') : t('tdgs-practice-lessons-step-taken'),
    },
    dodge: {
      get title() {
        return t('tdgs-practice-lessons-dodge-title');
      },
      get buttons() {
        return [t('tdgs-practice-lessons-dodge-yes'), t('tdgs-practice-lessons-dodge-no')];
      },
      get before() {
        return t('tdgs-practice-lessons-dodge-before');
      },
      after: ({ chosen, theirs }) => (theirs === undefined ? '' : dodgeText(theirs, chosen)),
    },
    guard: {
      get title() {
        return t('tdgs-practice-lessons-guard-title');
      },
      get before() {
        return t('tdgs-practice-lessons-guard-before');
      },
      after: ({ own }) => (own ? attackText(own) : t('tdgs-practice-lessons-guard-after')),
    },
  },
  get learned() {
    return t('tdgs-practice-learned');
  },
};

const newTerm = (name: string, brief: string, cite: string): Term => ({ name, brief, cite });

/** The settings, such as fantasy, for which the book lists this damage type. */
const exampleSettingsOf = (type: string) =>
  Object.entries(DAMAGE_TYPES_BY_SETTING).flatMap(([setting, types]) =>
    types.some((each) => each === type) ? [setting] : [],
  );

/** The terms in `locales/en/glossary/tdgs.yaml`, and the lists from the rules. */
export const glossary = (): readonly Term[] => [
  ...glossaryOf('tdgs', {}),
  ...[FISTS, ...weapons].map((weapon) =>
    newTerm(weapon.name, [weaponLine(weapon), weapon.notes].filter(Boolean).join('. '), t('tdgs-cite-weapon')),
  ),
  ...armors.map((piece) => newTerm(piece.name, armorLine(piece), t('tdgs-cite-armor'))),
  ...abilities.map((ability) =>
    newTerm(
      ability.name,
      abilityLine(ability),
      ability.interactions.length > 0 ? t('tdgs-cite-trait') : t('tdgs-cite-spell'),
    ),
  ),
  ...items.map((item) => newTerm(item.name, itemLine(item), t('tdgs-cite-item'))),
  ...HAZARDS.map(({ name, damage }) =>
    newTerm(name, t('tdgs-hazard', { damage: damageLine([damage]) }), t('tdgs-cite-hazard')),
  ),
  newTerm(t('tdgs-falling-name'), t('tdgs-falling'), t('tdgs-cite-falling')),
  ...DAMAGE_TYPES.map((type) =>
    newTerm(type, t('tdgs-damage-type', { settings: and(exampleSettingsOf(type)) }), t('tdgs-cite-damage-type')),
  ),
];
