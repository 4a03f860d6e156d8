// Dungeoneers › what players can look up: the book's words, what each action and condition does, the practice fight

import type { ConditionName } from '../../rules/dungeoneers/conditions.ts';
import { GEAR, POTIONS, SPELLS, WEAPONS } from '../../rules/dungeoneers/content/equipment.ts';
import type { DungeoneersLesson } from '../../rules/dungeoneers/ruleset.ts';
import { type BasicAction, SIZES, THREAT_BY_SIZE, WOUNDS_BY_SIZE } from '../../rules/dungeoneers/sheet.ts';
import type { Ability, Effect, Gear, Spell, Weapon } from '../../rules/dungeoneers/sheet-equipment.ts';
import { glossaryOf } from '../glossary.ts';
import { nameAmong, nameOf } from '../names.ts';
import type { Briefs, Term } from '../reference.ts';
import { t } from '../t.ts';
import { texts } from '../texts.ts';
import type { PracticeRoll, PracticeWords } from '../words.ts';
import { amountText, changeText } from './sheet-lines.ts';

/** Translates one of the book's words into the reader's language: a class, a slot, a damage type or a score. */
function bookWordFor(id: string): string {
  return nameAmong('dungeoneers', ['option', 'skill', 'field', 'thing'], id);
}

function weaponTerm({ name, class: kind, hit, pierce, wounds, type, hands, threat, toss, range }: Weapon): Term {
  const traitTexts = [
    hands === 2 && t('dungeoneers-weapon-two-handed'),
    threat > 0 && t('dungeoneers-weapon-threat', { threat }),
    toss && t('dungeoneers-weapon-toss'),
    range !== undefined && t('dungeoneers-weapon-range', { range }),
  ].filter((word) => word !== false);
  const weaponText = t('dungeoneers-weapon', { kind: bookWordFor(kind), hit, pierce, wounds, type: bookWordFor(type) });
  return { name, brief: [weaponText, ...traitTexts].join(', '), cite: t('dungeoneers-cite-weapons') };
}

function gearTerm({ name, slot, resistance, armor, needs, tome, focus, dice }: Gear): Term {
  const traitTexts = [
    needs > 0 && t('dungeoneers-gear-needs', { needs }),
    tome && t('dungeoneers-gear-tome'),
    focus && t('dungeoneers-gear-focus', { focus: bookWordFor(focus), dice }),
  ].filter((word) => typeof word === 'string');
  const gearText = t('dungeoneers-gear', { slot: bookWordFor(slot), resistance, armor });
  return { name, brief: [gearText, ...traitTexts].join(', '), cite: t('dungeoneers-cite-armor') };
}

function spellTerm({ name, inscribed, cost, step: first, save, ...does }: Spell): Term {
  const step =
    first === 'attack'
      ? t('dungeoneers-spell-attack')
      : first === 'save'
        ? t('dungeoneers-spell-save', { save: bookWordFor(save) })
        : t('dungeoneers-spell-no-step');
  return {
    name,
    brief: [t('dungeoneers-spell', { inscribed: bookWordFor(inscribed), cost, step }), ...effectTexts(does)].join(', '),
    cite: t('dungeoneers-cite-spells'),
  };
}

function itemTerm({ name, spends, points, uses, ...does }: Ability): Term {
  const priceTexts = [
    amountText(points, spends),
    ...(uses === undefined ? [] : [t('dungeoneers-item-uses', { uses })]),
  ];
  return { name, brief: [...priceTexts, ...effectTexts(does)].join(', '), cite: t('dungeoneers-cite-items') };
}

/** What a spell or an item does to its target. */
function effectTexts({ wounds, type, stress = 0, restores, relieves, condition, gives }: Effect): readonly string[] {
  return [
    wounds > 0 &&
      t('dungeoneers-effect-wounds', {
        wounds,
        type: type === undefined ? t('dungeoneers-effect-untyped') : bookWordFor(type),
      }),
    stress > 0 && t('dungeoneers-effect-stress', { stress }),
    restores > 0 && t('dungeoneers-effect-restores', { wounds: restores }),
    relieves > 0 && t('dungeoneers-effect-relieves', { stress: relieves }),
    condition !== undefined && nameOf('dungeoneers', 'condition', condition),
    ...gives.map(({ to, value }) => t('dungeoneers-effect-gain', { gain: changeText(value, to) })),
  ].filter((word) => word !== false);
}

export function glossary(): readonly Term[] {
  const sizeTerms = SIZES.map((size) =>
    t('dungeoneers-size', { size, wounds: WOUNDS_BY_SIZE[size], threat: THREAT_BY_SIZE[size] }),
  );
  return [
    ...glossaryOf('dungeoneers', { sizes: sizeTerms.join(', ') }),
    ...WEAPONS.map(weaponTerm),
    ...GEAR.map(gearTerm),
    ...SPELLS.map(spellTerm),
    ...POTIONS.map(itemTerm),
  ];
}

// Descriptions of all actions, conditions, premade creatures, auto-reactions and settings.

export const briefs = {
  actions: texts({
    attack: 'dungeoneers-action-attack',
    cast: 'dungeoneers-action-cast',
    defend: 'dungeoneers-action-defend',
    disengage: 'dungeoneers-action-disengage',
    sprint: 'dungeoneers-action-sprint',
    grapple: 'dungeoneers-action-grapple',
    push: 'dungeoneers-action-push',
    ready: 'dungeoneers-action-ready',
    move: 'dungeoneers-action-move',
    stand: 'dungeoneers-action-stand',
    'drop-prone': 'dungeoneers-action-drop-prone',
    turn: 'dungeoneers-action-turn',
    release: 'dungeoneers-action-release',
    equip: 'dungeoneers-action-equip',
    use: 'dungeoneers-action-use',
    rest: 'dungeoneers-action-rest',
    hazard: 'dungeoneers-action-hazard',
    mend: 'dungeoneers-action-mend',
    place: 'dungeoneers-action-place',
  }) satisfies Record<BasicAction, string> & Record<string, string>,
  conditions: texts({
    Threatened: 'dungeoneers-condition-threatened',
    Grappled: 'dungeoneers-condition-grappled',
    Grappling: 'dungeoneers-condition-grappling',
    Sprinting: 'dungeoneers-condition-sprinting',
    Defensive: 'dungeoneers-condition-defensive',
    Prone: 'dungeoneers-condition-prone',
    Dead: 'dungeoneers-condition-dead',
    Disengaged: 'dungeoneers-condition-disengaged',
    Readied: 'dungeoneers-condition-readied',
    Facing: 'dungeoneers-condition-facing',
    Enchanted: 'dungeoneers-condition-enchanted',
  }) satisfies Record<ConditionName, string>,
  archetypes: texts({
    Freya: 'dungeoneers-premade-freya',
    Suori: 'dungeoneers-premade-suori',
    Alberich: 'dungeoneers-premade-alberich',
    Ulfarmi: 'dungeoneers-premade-ulfarmi',
    Skeleton: 'dungeoneers-premade-skeleton',
    Zombie: 'dungeoneers-premade-zombie',
    Goblin: 'dungeoneers-premade-goblin',
    'Giant Rat': 'dungeoneers-premade-giant-rat',
    Bat: 'dungeoneers-premade-bat',
    Wolf: 'dungeoneers-premade-wolf',
    'Wild Boar': 'dungeoneers-premade-wild-boar',
    'Giant Spider': 'dungeoneers-premade-giant-spider',
    Bandit: 'dungeoneers-premade-bandit',
    'Goblin Slinger': 'dungeoneers-premade-goblin-slinger',
    Cultist: 'dungeoneers-premade-cultist',
    Guard: 'dungeoneers-premade-guard',
    Orc: 'dungeoneers-premade-orc',
    Witch: 'dungeoneers-premade-witch',
    Veteran: 'dungeoneers-premade-veteran',
    Knight: 'dungeoneers-premade-knight',
    Ghoul: 'dungeoneers-premade-ghoul',
    Wight: 'dungeoneers-premade-wight',
    Lich: 'dungeoneers-premade-lich',
    Imp: 'dungeoneers-premade-imp',
    Ooze: 'dungeoneers-premade-ooze',
    Ogre: 'dungeoneers-premade-ogre',
    Troll: 'dungeoneers-premade-troll',
    'Stone Giant': 'dungeoneers-premade-stone-giant',
    Dragon: 'dungeoneers-premade-dragon',
  }),
  standingOrders: texts({
    'opportune strike': 'dungeoneers-reaction-opportune-strike',
    'dodge by': 'dungeoneers-reaction-dodge-by',
    'spell save': 'dungeoneers-reaction-spell-save',
    'spell resistance': 'dungeoneers-reaction-spell-resistance',
    'readied act': 'dungeoneers-reaction-readied-act',
    turning: 'dungeoneers-reaction-turning',
    reaction: 'dungeoneers-reaction-reaction',
    start: 'dungeoneers-reaction-start',
    'turn end': 'dungeoneers-reaction-turn-end',
  }),
  settings: texts({
    'auto-end': 'dungeoneers-setting-auto-end',
    order: 'dungeoneers-setting-order',
    delay: 'core-reference-briefs-settings-delay',
    start: 'dungeoneers-setting-start',
    'ambient magica': 'dungeoneers-setting-ambient-magica',
    'action points': 'dungeoneers-setting-action-points',
    'movement points': 'dungeoneers-setting-movement-points',
    'reaction points': 'dungeoneers-setting-reaction-points',
    'critical hits': 'dungeoneers-setting-critical-hits',
    'pierce stress': 'dungeoneers-setting-pierce-stress',
    magica: 'dungeoneers-setting-magica',
    spellbane: 'dungeoneers-setting-spellbane',
  }),
  /** Why a template changes a creature's sheet, by the `source` of the change. */
  templates: texts({
    'half the way down': 'dungeoneers-template-half-the-way-down',
    'the same for magic': 'dungeoneers-template-the-same-for-magic',
    'handles less stress': 'dungeoneers-template-handles-less-stress',
    'a thinner hide': 'dungeoneers-template-a-thinner-hide',
    'the next smaller die': 'dungeoneers-template-the-next-smaller-die',
    'one size smaller': 'dungeoneers-template-one-size-smaller',
    'not grown yet': 'dungeoneers-template-not-grown-yet',
    'half the way to trained': 'dungeoneers-template-half-the-way-to-trained',
    'takes more stress': 'dungeoneers-template-takes-more-stress',
    'a tougher hide': 'dungeoneers-template-a-tougher-hide',
    'the largest of its kind': 'dungeoneers-template-the-largest-of-its-kind',
    'from ordinary to trained': 'dungeoneers-template-from-ordinary-to-trained',
    'not felled by one spell': 'dungeoneers-template-not-felled-by-one-spell',
    'takes much more stress': 'dungeoneers-template-takes-much-more-stress',
    'a much tougher hide': 'dungeoneers-template-a-much-tougher-hide',
  }),
} satisfies Briefs;

function attackText({ total, against, won, secondRoll, harm }: PracticeRoll): string {
  const attackFacts = { total, against };
  if (!won) return t('dungeoneers-practice-miss', attackFacts);
  if (secondRoll === undefined) return t('dungeoneers-practice-no-pierce', attackFacts);
  const bothRollFacts = { ...attackFacts, pierce: secondRoll.total, armor: secondRoll.against };
  return secondRoll.won
    ? t('dungeoneers-practice-pierced', {
        ...bothRollFacts,
        harm: harm === '' ? t('dungeoneers-practice-no-harm') : harm,
      })
    : t('dungeoneers-practice-deflected', bothRollFacts);
}

export const practice: PracticeWords<DungeoneersLesson> = {
  lessons: {
    attack: {
      get title() {
        return t('dungeoneers-practice-attack-title');
      },
      get before() {
        return t('dungeoneers-practice-attack-before');
      },
      after: ({ own }) => (own ? attackText(own) : ''),
    },
    stress: {
      get title() {
        return t('dungeoneers-practice-stress-title');
      },
      get before() {
        return t('dungeoneers-practice-stress-before');
      },
      get buttons() {
        return [t('dungeoneers-practice-stress-with'), t('dungeoneers-practice-stress-without')];
      },
      after: ({ chosen, own }) => {
        if (own === undefined) return '';
        return chosen === 0
          ? t('dungeoneers-practice-stress-after', { dice: own.dice, attacked: attackText(own) })
          : attackText(own);
      },
    },
    third: {
      get title() {
        return t('dungeoneers-practice-last-title');
      },
      get before() {
        return t('dungeoneers-practice-last-before');
      },
      after: ({ own }) => (own ? attackText(own) : t('dungeoneers-practice-last-after')),
    },
    reaction: {
      get title() {
        return t('dungeoneers-practice-reaction-title');
      },
      get buttons() {
        return [t('dungeoneers-practice-reaction-strike'), t('dungeoneers-practice-reaction-save')];
      },
      get before() {
        return t('dungeoneers-practice-reaction-before');
      },
      after: ({ own }) => (own ? attackText(own) : t('dungeoneers-practice-reaction-after')),
    },
  },
  get learned() {
    return t('dungeoneers-practice-learned');
  },
};
