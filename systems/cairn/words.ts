// Cairn's texts that need facts. Names and sentences are in locales/en.

import { messages, nameOf, type PracticeWords, type SystemWords } from 'fray/rules';
import { usedSlots } from './magic.ts';
import type { Messages } from './messages.d.ts';
import type { CairnLesson } from './practice.ts';
import type { CairnFacts, CairnRefusals } from './reasons.ts';
import { type Cairn, INVENTORY_SLOTS, MAX_ARMOR, type Sheet, type Weapon } from './sheet.ts';

const { t, texts } = messages<Messages>(import.meta.url);

const SAVE_PURPOSES = texts({
  'critical damage': 'cairn-save-critical-damage',
  morale: 'cairn-save-morale',
  retreat: 'cairn-save-retreat',
  'acting first': 'cairn-save-acting-first',
  casting: 'cairn-save-casting',
  scar: 'cairn-save-scar',
});

const MORALE_REASONS = texts({
  'first casualty': 'cairn-reason-morale-first',
  half: 'cairn-reason-morale-half',
  alone: 'cairn-reason-morale-alone',
});

const SCAR_TEXTS: Readonly<Record<number, string>> = texts({
  1: 'cairn-scar-1',
  2: 'cairn-scar-2',
  3: 'cairn-scar-3',
  4: 'cairn-scar-4',
  5: 'cairn-scar-5',
  6: 'cairn-scar-6',
  7: 'cairn-scar-7',
  8: 'cairn-scar-8',
  9: 'cairn-scar-9',
  10: 'cairn-scar-10',
  11: 'cairn-scar-11',
  12: 'cairn-scar-12',
});

const practice: PracticeWords<CairnLesson> = {
  lessons: {
    attack: {
      get title() {
        return t('cairn-practice-attack-title');
      },
      get before() {
        return t('cairn-practice-attack-before');
      },
      after: ({ dealt }) => t('cairn-practice-attack-after', { harm: dealt }),
    },
    weapons: {
      get title() {
        return t('cairn-practice-weapons-title');
      },
      get before() {
        return t('cairn-practice-weapons-before');
      },
      get buttons() {
        return [t('cairn-practice-weapons-two'), t('cairn-practice-weapons-one')];
      },
      after: ({ dealt }) => t('cairn-practice-attack-after', { harm: dealt }),
    },
    protection: {
      get title() {
        return t('cairn-practice-protection-title');
      },
      get before() {
        return t('cairn-practice-protection-before');
      },
      after: ({ dealt }) => t('cairn-practice-attack-after', { harm: dealt }),
    },
  },
  get learned() {
    return t('cairn-practice-learned');
  },
};

export const words: SystemWords<Cairn, CairnFacts, CairnRefusals> = {
  about: () => t('cairn-about'),
  reasons: {
    save: ({ ability, for: purpose }, { skillName }) =>
      purpose === undefined
        ? t('cairn-reason-save', { ability: skillName(ability) })
        : t('cairn-reason-save-for', { ability: skillName(ability), purpose: SAVE_PURPOSES[purpose] }),
    score: ({ ability }, { skillName }) => skillName(ability),
    'natural 1': () => t('cairn-reason-natural-1'),
    'natural 20': () => t('cairn-reason-natural-20'),
    impaired: () => t('cairn-reason-impaired'),
    enhanced: () => t('cairn-reason-enhanced'),
    armor: () => t('cairn-reason-armor'),
    'several attackers': () => t('cairn-reason-several-attackers'),
    'against detachment': () => t('cairn-reason-against-detachment'),
    'by detachment': () => t('cairn-reason-by-detachment'),
    'critical damage': () => t('cairn-reason-critical-damage'),
    'critical drain': ({ weapon }, { thingName }) => t('cairn-reason-critical-drain', { weapon: thingName(weapon) }),
    'no strength left': () => t('cairn-reason-no-strength'),
    'no ability left': ({ ability }, { conditionName }) => conditionName(ability === 'DEX' ? 'paralyzed' : 'delirious'),
    'full inventory': () => t('cairn-reason-full-inventory'),
    scar: ({ scar }) => SCAR_TEXTS[scar] ?? '',
    'scar roll': ({ scar }) => t('cairn-reason-scar-roll', { scar: SCAR_TEXTS[scar] ?? '' }),
    'scar place': ({ place }, { optionName }) => optionName(place),
    'scar changes': ({ what, before, after }, { skillName }) =>
      t('cairn-reason-scar-changes', { what: what === 'HP' ? t('cairn-hp') : skillName(what), before, after }),
    casts: ({ spell }, { thingName }) => t('cairn-reason-casts', { spell: thingName(spell) }),
    'scroll gone': ({ spell }, { thingName }) => t('cairn-reason-scroll-gone', { spell: thingName(spell) }),
    'casting goes wrong': () => t('cairn-reason-casting-goes-wrong'),
    rest: ({ rest }, { optionName }) => optionName(rest),
    recovers: () => t('cairn-reason-recovers'),
    'first aid': ({ by }, { name }) => t('cairn-reason-first-aid', { who: name(by) }),
    awake: () => t('cairn-reason-awake'),
    'able again': () => t('cairn-reason-able-again'),
    morale: ({ why }) => MORALE_REASONS[why],
    fled: () => t('cairn-reason-fled'),
    routed: () => t('cairn-reason-routed'),
    joined: () => t('cairn-reason-joined'),
    'acts first': () => t('cairn-reason-acts-first'),
    'acts after': () => t('cairn-reason-acts-after'),
    enemies: () => t('cairn-reason-enemies'),
    late: () => t('cairn-reason-late'),
    'fate die': () => t('cairn-reason-fate-die'),
    fate: ({ good }) => (good ? t('cairn-reason-fate-good') : t('cairn-reason-fate-bad')),
    reaction: () => t('cairn-reason-reaction'),
    'reaction is': ({ reaction }, { optionName }) => optionName(reaction),
    'only one side stands': ({ side }, { sideFacts }) => t('cairn-reason-one-side', sideFacts(side)),
    'no one stands': () => t('cairn-reason-no-one'),
  },
  refusals: {
    'already acted': ({ name }) => t('cairn-refused-already-acted', { name }),
    'no spellbook': ({ name }) => t('cairn-refused-no-spellbook', { name }),
    'not deprived of aid': ({ name }) => t('cairn-refused-no-aid', { name }),
    'no slot for fatigue': ({ name }) => t('cairn-refused-no-slot', { name }),
    'nothing to recover': ({ name }) => t('cairn-refused-nothing-to-recover', { name }),
    'one target': ({ weapon }) => t('cairn-refused-one-target', { weapon }),
    'no two weapons': ({ name }) => t('cairn-refused-no-two-weapons', { name }),
    'already has': ({ name, condition }) => t('cairn-refused-already-has', { name, condition }),
  },
  degrees: texts({ passed: 'cairn-degree-passed', failed: 'cairn-degree-failed' }),
  results: texts({ passed: 'cairn-result-passed', failed: 'cairn-result-failed' }),
  resources: {
    hp: { forms: texts({ one: 'cairn-hp', other: 'cairn-hp' }), harm: texts({ other: 'cairn-damage' }) },
    STR: { forms: texts({ one: 'cairn-str', other: 'cairn-str' }) },
    DEX: { forms: texts({ one: 'cairn-dex', other: 'cairn-dex' }) },
    WIL: { forms: texts({ one: 'cairn-wil', other: 'cairn-wil' }) },
    fatigue: { forms: texts({ one: 'cairn-fatigue', other: 'cairn-fatigue' }) },
  },
  acts: {
    labels: {
      attack: ({ target, toolName, manner, mannerName = '' }) => {
        const label = attackLabel(target, toolName);
        return manner === undefined || manner === 'normal'
          ? label
          : t('cairn-label-manner', { attack: label, manner: mannerName });
      },
      save: ({ toolName: tool = '' }) => t('cairn-label-save', { ability: tool }),
    },
  },
  practice,
  briefs: {
    actions: texts({
      attack: 'cairn-brief-attack',
      cast: 'cairn-brief-cast',
      retreat: 'cairn-brief-retreat',
      aid: 'cairn-brief-aid',
      recover: 'cairn-brief-recover',
      save: 'cairn-brief-save',
      rest: 'cairn-brief-rest',
      'die-of-fate': 'cairn-brief-die-of-fate',
      reaction: 'cairn-brief-reaction',
    }),
    conditions: texts({
      'critical damage': 'cairn-brief-critical-damage',
      stable: 'cairn-brief-stable',
      paralyzed: 'cairn-brief-paralyzed',
      delirious: 'cairn-brief-delirious',
      deprived: 'cairn-brief-deprived',
      doomed: 'cairn-brief-doomed',
      impaired: 'cairn-brief-impaired',
      enhanced: 'cairn-brief-enhanced',
      asleep: 'cairn-brief-asleep',
      charmed: 'cairn-brief-charmed',
      shielded: 'cairn-brief-shielded',
      scar: 'cairn-brief-scar',
    }),
    archetypes: texts({
      Cleric: 'cairn-brief-cleric',
      Dowser: 'cairn-brief-dowser',
      Dwarf: 'cairn-brief-dwarf',
      Elf: 'cairn-brief-elf',
      Fighter: 'cairn-brief-fighter',
      Friar: 'cairn-brief-friar',
      Knight: 'cairn-brief-knight',
      'Magic User': 'cairn-brief-magic-user',
      Thief: 'cairn-brief-thief',
      Ranger: 'cairn-brief-ranger',
      'Root Goblin': 'cairn-brief-root-goblin',
      'Hooded Man': 'cairn-brief-hooded-man',
      Cobblehound: 'cairn-brief-cobblehound',
      'Wood Troll': 'cairn-brief-wood-troll',
      'Frost Elf': 'cairn-brief-frost-elf',
      Boggart: 'cairn-brief-boggart',
      Bandit: 'cairn-brief-bandit',
      Wolf: 'cairn-brief-wolf',
      Skeleton: 'cairn-brief-skeleton',
      'Bandit Gang': 'cairn-brief-bandit-gang',
    }),
    settings: texts({ morale: 'cairn-brief-setting-morale', 'auto-end': 'cairn-brief-setting-auto-end' }),
  },
  figures: { armor: String(MAX_ARMOR), slots: String(INVENTORY_SLOTS) },
  sheet: (sheet) => [
    { name: t('cairn-sheet-abilities'), value: t('cairn-sheet-abilities-value', sheet) },
    { name: t('cairn-hp'), value: String(sheet.hp) },
    { name: t('cairn-sheet-armor'), value: armorLine(sheet) },
    { name: t('cairn-sheet-weapons'), value: sheet.weapons.map(weaponText).join(', ') },
    { name: t('cairn-sheet-spellbooks'), value: sheet.spellbooks.map(spellText).join(', ') },
    {
      name: t('cairn-sheet-slots'),
      value: t('cairn-sheet-slots-value', { used: usedSlots(sheet), slots: INVENTORY_SLOTS }),
    },
  ],
};

function attackLabel(target: string | undefined, tool: string | undefined): string {
  if (tool === undefined)
    return target === undefined ? t('cairn-label-attack') : t('cairn-label-attack-target', { target });
  if (target === undefined) return t('cairn-label-attack-tool', { tool });
  return t('cairn-label-attack-target-tool', { target, tool });
}

function armorLine(sheet: Sheet): string {
  const totalArmor = sheet.armor.reduce((sum, { armor }) => sum + armor, sheet.natural);
  const names = sheet.armor.map(({ name }) => nameOf('cairn', 'thing', name)).join(', ');
  const cappedArmor = Math.min(MAX_ARMOR, totalArmor);
  return names === '' ? String(cappedArmor) : t('cairn-sheet-armor-value', { armor: cappedArmor, names });
}

function weaponText({ name, damage, second }: Weapon): string {
  const dice = second === undefined ? damage : `${damage} + ${second}`;
  return t('cairn-sheet-weapon', { name: nameOf('cairn', 'thing', name), dice });
}

function spellText({ name, scroll }: Sheet['spellbooks'][number]): string {
  const spell = nameOf('cairn', 'thing', name);
  return scroll ? t('cairn-sheet-scroll', { spell }) : spell;
}
