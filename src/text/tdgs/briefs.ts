import { t } from '../t.ts';
// TDGS › what its actions, conditions, creatures, standing orders and settings are and do

import { AUTO_END } from '../../rules/core/turns.ts';
import { type Condition, conditions, type Stacking } from '../../rules/tdgs/conditions.ts';
import type { TdgsLesson } from '../../rules/tdgs/practice.ts';
import { CONDITIONS, type ConditionName } from '../../rules/tdgs/sheet.ts';
import { sumOf } from '../core/practice.ts';
import type { Briefs } from '../reference.ts';
import type { PracticeThrow, PracticeWords } from '../words.ts';

// TDGS › 8 Combat › Core Debuffs, Core Buffs: what a condition is and does, as its box in the book has it

/** The bullets of a box that are words. */
interface Box {
  readonly effect: string | ((condition: Condition) => string);
  readonly lasts: string;
  readonly from: string;
}

const AN_ACTION = t('tdgs-an-action');

const STAT_BUFF: Box = {
  effect: ({ raises = '' }) => `+2 ${raises}.`,
  lasts: t('tdgs-stat-buff-lasts'),
  from: t('tdgs-stat-buff-from'),
};

const BOXES = {
  Grappled: {
    effect: t('tdgs-boxes-grappled-effect'),
    lasts: t('tdgs-boxes-grappled-lasts'),
    from: t('tdgs-boxes-grappled-from'),
  },
  Prone: {
    effect: t('tdgs-boxes-prone-effect'),
    lasts: t('tdgs-boxes-prone-lasts'),
    from: t('tdgs-boxes-prone-from'),
  },
  Stunned: {
    effect: t('tdgs-boxes-stunned-effect'),
    lasts: t('tdgs-boxes-stunned-lasts'),
    from: t('tdgs-boxes-stunned-from'),
  },
  Frightened: {
    effect: t('tdgs-boxes-frightened-effect'),
    lasts: t('tdgs-boxes-frightened-lasts'),
    from: t('tdgs-boxes-frightened-from'),
  },
  Poisoned: {
    effect: t('tdgs-boxes-poisoned-effect'),
    lasts: t('tdgs-boxes-poisoned-lasts'),
    from: t('tdgs-boxes-poisoned-from'),
  },
  Bleeding: {
    effect: t('tdgs-boxes-bleeding-effect'),
    lasts: t('tdgs-boxes-bleeding-lasts'),
    from: t('tdgs-boxes-bleeding-from'),
  },
  Blinded: {
    effect: t('tdgs-boxes-blinded-effect'),
    lasts: t('tdgs-boxes-blinded-lasts'),
    from: t('tdgs-boxes-blinded-from'),
  },
  Deafened: {
    effect: t('tdgs-boxes-deafened-effect'),
    lasts: t('tdgs-boxes-deafened-lasts'),
    from: t('tdgs-boxes-deafened-from'),
  },
  Unconscious: {
    effect: t('tdgs-boxes-unconscious-effect'),
    lasts: t('tdgs-boxes-unconscious-lasts'),
    from: t('tdgs-boxes-unconscious-from'),
  },
  Paralyzed: {
    effect: t('tdgs-boxes-paralyzed-effect'),
    lasts: t('tdgs-boxes-paralyzed-lasts'),
    from: t('tdgs-boxes-paralyzed-from'),
  },
  Slowed: {
    effect: t('tdgs-boxes-slowed-effect'),
    lasts: t('tdgs-boxes-slowed-lasts'),
    from: t('tdgs-boxes-slowed-from'),
  },
  Burning: {
    effect: t('tdgs-boxes-burning-effect'),
    lasts: t('tdgs-boxes-burning-lasts'),
    from: t('tdgs-boxes-burning-from'),
  },
  Charmed: {
    effect: t('tdgs-boxes-charmed-effect'),
    lasts: t('tdgs-boxes-charmed-lasts'),
    from: t('tdgs-boxes-charmed-from'),
  },
  Invisible: {
    effect: t('tdgs-boxes-invisible-effect'),
    lasts: t('tdgs-boxes-invisible-lasts'),
    from: t('tdgs-boxes-invisible-from'),
  },
  Hasted: {
    effect: t('tdgs-boxes-hasted-effect'),
    lasts: t('tdgs-boxes-hasted-lasts'),
    from: t('tdgs-boxes-hasted-from'),
  },
  Protected: {
    effect: t('tdgs-boxes-protected-effect'),
    lasts: t('tdgs-boxes-protected-lasts'),
    from: t('tdgs-boxes-protected-from'),
  },
  Regenerating: {
    effect: t('tdgs-boxes-regenerating-effect'),
    lasts: t('tdgs-boxes-regenerating-lasts'),
    from: t('tdgs-boxes-regenerating-from'),
  },
  Strengthened: STAT_BUFF,
  Quickened: STAT_BUFF,
  Fortified: STAT_BUFF,
  Sharpened: STAT_BUFF,
  Enlightened: STAT_BUFF,
  Emboldened: STAT_BUFF,
  Accelerated: STAT_BUFF,
  Attuned: STAT_BUFF,
  'Full Defense': {
    effect: t('tdgs-boxes-full-defense-effect'),
    lasts: t('tdgs-boxes-full-defense-lasts'),
    from: AN_ACTION,
  },
  Helped: {
    effect: t('tdgs-boxes-helped-effect'),
    lasts: t('tdgs-boxes-helped-lasts'),
    from: AN_ACTION,
  },
  Readied: { effect: t('tdgs-boxes-readied-effect'), lasts: t('tdgs-boxes-readied-lasts'), from: AN_ACTION },
  Concentrating: {
    effect: t('tdgs-boxes-concentrating-effect'),
    lasts: t('tdgs-boxes-concentrating-lasts'),
    from: AN_ACTION,
  },
  Hidden: { effect: t('tdgs-boxes-hidden-effect'), lasts: t('tdgs-boxes-hidden-lasts'), from: AN_ACTION },
  Aware: { effect: t('tdgs-boxes-aware-effect'), lasts: t('tdgs-boxes-aware-lasts'), from: AN_ACTION },
  Enchanted: { effect: t('tdgs-boxes-enchanted-effect'), lasts: t('tdgs-boxes-enchanted-lasts'), from: AN_ACTION },
  Delaying: { effect: t('tdgs-boxes-delaying-effect'), lasts: t('tdgs-boxes-delaying-lasts'), from: AN_ACTION },
  Declared: {
    effect: t('tdgs-boxes-declared-effect'),
    lasts: t('tdgs-boxes-declared-lasts'),
    from: AN_ACTION,
  },
  'In Hazard': {
    effect: t('tdgs-boxes-in-hazard-effect'),
    lasts: t('tdgs-boxes-in-hazard-lasts'),
    from: AN_ACTION,
  },
} satisfies Readonly<Record<ConditionName, Box>>;

/** How the book says it. */
const STACKS: Readonly<Record<Stacking, string>> = {
  no: t('tdgs-stacks-no'),
  adds: t('tdgs-stacks-adds'),
  highest: t('tdgs-stacks-highest'),
  'by name': t('tdgs-stacks-by-name'),
  'by source': t('tdgs-stacks-by-source'),
};

/** A box of the book in a line: its words, and its type and stacking as the rules have them. */
function briefOf(condition: Condition, { effect, lasts, from }: Box): string {
  const type = condition.kind === 'buff' ? t('tdgs-brief-of-type') : t('tdgs-brief-of-type-2');
  const does = typeof effect === 'string' ? effect : effect(condition);
  return t('tdgs-brief-of', { type, does, lasts, stacks: STACKS[condition.stacking], from });
}

/** What every condition is and does, by its name. */
const conditionBriefs: Readonly<Record<string, string>> = Object.fromEntries(
  CONDITIONS.map((name) => [name, briefOf(conditions[name], BOXES[name])]),
);

export const briefs = {
  /** What each does and costs, by the action's key. */
  actions: {
    attack: t('tdgs-briefs-actions-attack'),
    cast: t('tdgs-briefs-actions-cast'),
    defend: t('tdgs-briefs-actions-defend'),
    rest: t('tdgs-briefs-actions-rest'),
    move: t('tdgs-briefs-actions-move'),
    step: t('tdgs-briefs-actions-step'),
    disengage: t('tdgs-briefs-actions-disengage'),
    grapple: t('tdgs-briefs-actions-grapple'),
    shove: t('tdgs-briefs-actions-shove'),
    escape: t('tdgs-briefs-actions-escape'),
    release: t('tdgs-briefs-actions-release'),
    stand: t('tdgs-briefs-actions-stand'),
    drop: t('tdgs-briefs-actions-drop'),
    extinguish: t('tdgs-briefs-actions-extinguish'),
    treat: t('tdgs-briefs-actions-treat'),
    wake: t('tdgs-briefs-actions-wake'),
    help: t('tdgs-briefs-actions-help'),
    ready: t('tdgs-briefs-actions-ready'),
    fire: t('tdgs-briefs-actions-fire'),
    delay: t('tdgs-briefs-actions-delay'),
    use: t('tdgs-briefs-actions-use'),
    equip: t('tdgs-briefs-actions-equip'),
    hide: t('tdgs-briefs-actions-hide'),
    search: t('tdgs-briefs-actions-search'),
    intimidate: t('tdgs-briefs-actions-intimidate'),
    persuade: t('tdgs-briefs-actions-persuade'),
    deceive: t('tdgs-briefs-actions-deceive'),
    insight: t('tdgs-briefs-actions-insight'),
    suggest: t('tdgs-briefs-actions-suggest'),
    concentrate: t('tdgs-briefs-actions-concentrate'),
    dispel: t('tdgs-briefs-actions-dispel'),
    chase: t('tdgs-briefs-actions-chase'),
    instant: t('tdgs-briefs-actions-instant'),
    hazard: t('tdgs-briefs-actions-hazard'),
    destroy: t('tdgs-briefs-actions-destroy'),
    ward: t('tdgs-briefs-actions-ward'),
    check: t('tdgs-briefs-actions-check'),
  },
  conditions: conditionBriefs,
  archetypes: {
    Kira: t('tdgs-briefs-archetypes-kira'),
    Mira: t('tdgs-briefs-archetypes-mira'),
    'Brother Anselm': t('tdgs-briefs-archetypes-brother-anselm'),
    Nim: t('tdgs-briefs-archetypes-nim'),
    Peasant: t('tdgs-briefs-archetypes-peasant'),
    'Peasant with Amulet': t('tdgs-briefs-archetypes-peasant-with-amulet'),
    Goblin: t('tdgs-briefs-archetypes-goblin'),
    Soldier: t('tdgs-briefs-archetypes-soldier'),
    Archer: t('tdgs-briefs-archetypes-archer'),
    Wizard: t('tdgs-briefs-archetypes-wizard'),
    Barbarian: t('tdgs-briefs-archetypes-barbarian'),
    'Fire Elemental': t('tdgs-briefs-archetypes-fire-elemental'),
    'Iron Golem': t('tdgs-briefs-archetypes-iron-golem'),
    Dragon: t('tdgs-briefs-archetypes-dragon'),
    God: t('tdgs-briefs-archetypes-god'),
    'Giant Rat': t('tdgs-briefs-archetypes-giant-rat'),
    Wolf: t('tdgs-briefs-archetypes-wolf'),
    Viper: t('tdgs-briefs-archetypes-viper'),
    Bandit: t('tdgs-briefs-archetypes-bandit'),
    Skeleton: t('tdgs-briefs-archetypes-skeleton'),
    Zombie: t('tdgs-briefs-archetypes-zombie'),
    Duelist: t('tdgs-briefs-archetypes-duelist'),
    Shieldbearer: t('tdgs-briefs-archetypes-shieldbearer'),
    'Orc Champion': t('tdgs-briefs-archetypes-orc-champion'),
    Witch: t('tdgs-briefs-archetypes-witch'),
    Troll: t('tdgs-briefs-archetypes-troll'),
    'Flame Dancer': t('tdgs-briefs-archetypes-flame-dancer'),
    'Frost Giant': t('tdgs-briefs-archetypes-frost-giant'),
    'Demon Lord': t('tdgs-briefs-archetypes-demon-lord'),
  },
  standingOrders: {
    interrupt: t('tdgs-briefs-standing-orders-interrupt'),
    'opportunity attack': t('tdgs-briefs-standing-orders-opportunity-attack'),
    'turn end': t('tdgs-briefs-standing-orders-turn-end'),
  },
  settings: {
    [AUTO_END]: t('tdgs-briefs-settings-auto-end'),
    cap: t('tdgs-briefs-settings-cap'),
    'high ground': t('tdgs-briefs-settings-high-ground'),
  },
} satisfies Briefs;

const attacked = (own: PracticeThrow) =>
  `${sumOf('Your', own)} ${needed(own)} ${
    own.won
      ? t('tdgs-attacked', {
          harm: own.harm === '' ? t('tdgs-attacked-harm') : t('tdgs-attacked-harm-2', { harm: own.harm }),
        })
      : t('tdgs-attacked-2')
  }`;

/** A 1 always misses and a 20 always hits, whatever the sum. */
function needed({ total, against, won, shown }: PracticeThrow): string {
  if (total >= against === won) return t('tdgs-needed', { against });
  return t('tdgs-needed-2', { against, shown, won: won ? t('tdgs-needed-won') : t('tdgs-needed-won-2') });
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
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    step: {
      get title() {
        return t('tdgs-practice-lessons-step-title');
      },
      get before() {
        return t('tdgs-practice-lessons-step-before');
      },
      after: ({ chosen }) =>
        chosen === 0 ? t('tdgs-practice-lessons-step-after') : t('tdgs-practice-lessons-step-after-2'),
    },
    dodge: {
      get title() {
        return t('tdgs-practice-lessons-dodge-title');
      },
      buttons: [t('tdgs-practice-lessons-dodge-buttons'), t('tdgs-practice-lessons-dodge-buttons-2')],
      get before() {
        return t('tdgs-practice-lessons-dodge-before');
      },
      after: ({ chosen, theirs }) =>
        theirs === undefined
          ? ''
          : t('tdgs-practice-lessons-dodge-after', {
              sumOf: sumOf('Its', theirs),
              against: theirs.against,
              harm: theirs.won
                ? t('tdgs-practice-lessons-dodge-after-harm', {
                    harm:
                      theirs.harm === ''
                        ? t('tdgs-practice-lessons-dodge-after-harm-2')
                        : t('tdgs-practice-lessons-dodge-after-harm-3', { harm: theirs.harm }),
                  })
                : t('tdgs-practice-lessons-dodge-after-harm-4'),
              chosen:
                chosen === 0
                  ? t('tdgs-practice-lessons-dodge-after-chosen')
                  : t('tdgs-practice-lessons-dodge-after-chosen-2'),
            }),
    },
    guard: {
      get title() {
        return t('tdgs-practice-lessons-guard-title');
      },
      get before() {
        return t('tdgs-practice-lessons-guard-before');
      },
      after: ({ own }) => (own ? attacked(own) : t('tdgs-practice-lessons-guard-after')),
    },
  },
  get learned() {
    return t('tdgs-practice-learned');
  },
};
