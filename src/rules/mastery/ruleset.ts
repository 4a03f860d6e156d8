// The ruleset of Combat Rules v1.3, with the settings of an encounter (Winning Conditions; Types of Defense) and the
// auto-reaction

import pack from '../../../packs/mastery.json' with { type: 'json' };
import { fromPack } from '../core/book-pack.ts';
import { addedTerm, type CheckRules, sameName } from '../core/check.ts';
import { DELAY_SETTING, DELAY_SETTING_NAME } from '../core/delay.ts';
import type { Encounter } from '../core/encounter.ts';
import { type ItemRules, itemList, type PlainItem, plainItems } from '../core/items.ts';
import { attackDummy, dummyDoes, heroDoes, type Practice } from '../core/practice.ts';
import { sum } from '../core/reason.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import { type Meter, ruleset, type SettingEntry, type StandingOrder } from '../core/ruleset.ts';
import type { Templates } from '../core/template.ts';
import { AUTO_END, isOrderedEachRound, ORDER_SETTING, ORDER_SETTING_NAME } from '../core/turns.ts';
import { attack, likelyAttackTypes } from './attack.ts';
import { afflict, conditions, ownCondition } from './conditions.ts';
import { CHEAPEST_DEFENSE, DEFENSE_CHOICE, defend, standingDefense } from './defend.ts';
import { field, move } from './field.ts';
import {
  enterTurnOrder,
  isTurnOver,
  redoTurnOrder,
  rollInitiative,
  roundNumber,
  settleConsequences,
  skipReason,
  startTurn,
} from './initiative.ts';
import { ATTACK_TYPE_NAMES, BAND_NAMES, DEFENSES, RESTS } from './names.ts';
import { because } from './reasons.ts';
import {
  type Fighter,
  type Mastery,
  modifierOf,
  SKILLS,
  sheet,
  sheetOfLevel,
  skillLevelOf,
  skillsOf,
} from './sheet.ts';
import { FEAT_MANNERS, PURPOSES, SPECIAL_MANNERS, special } from './special.ts';
import { hazards } from './stability.ts';
import { maxStaminaOf, rest, STAMINA, staminaOf, tirednessModifiers } from './stamina.ts';
import { mind } from './tactics.ts';
import { ACTION_RESOURCE } from './turn-action.ts';
import {
  hitsOfSide,
  hitsToWin,
  outcomeReason,
  readWinSetting,
  WIN_BY_LAST_STANDING,
  WIN_SETTING_NAME,
  winSettingFor,
} from './winning.ts';

/**
 * The book has no equipment, so only plain items can be handed over. Our choice: there is no limit to what a fighter
 * can carry, and only the GM can hand items over while rounds run.
 */
const items: ItemRules<Mastery> = {
  cite: 'The book is silent',
  lists: { items: itemList<PlainItem>(plainItems) },
  inRounds: 'gm',
};

/** The settings. The first value is the default. */
const settings: Readonly<Record<string, SettingEntry>> = {
  [WIN_SETTING_NAME]: {
    cite: 'Winning Conditions',
    values: [WIN_BY_LAST_STANDING, ...[1, 3, 5].map(winSettingFor)],
    read: readWinSetting,
  },
  [DEFENSE_CHOICE]: {
    cite: 'Types of Defense; House',
    values: ['standing', 'ask'],
  },
  [AUTO_END]: {
    cite: 'Combat Flow › Next Combatant',
    values: [true, false],
  },
  [ORDER_SETTING_NAME]: ORDER_SETTING,
  [DELAY_SETTING_NAME]: DELAY_SETTING,
};

/** The auto-reactions. The first answer is the default. */
const standingOrders: Readonly<Record<string, StandingOrder>> = {
  [DEFENSE_CHOICE]: {
    cite: 'Types of Defense; House',
    offers: [CHEAPEST_DEFENSE, ...DEFENSES, ASK_EACH_TIME],
    usual: CHEAPEST_DEFENSE,
  },
};

// Combat Rules v1.3 › Mastery Level Modifiers; Stability Rolls: checks of a skill that the GM asks for

/**
 * A check rolls d20 + the skill's modifier, with the penalty for exhaustion or fatigue. Ruling: as in a stability roll,
 * the total must reach the GM's number.
 */
const checks: CheckRules<Mastery> = {
  offers: skillNamesOf,
  named: (who, typed) => sameName(skillNamesOf(who), typed),
  dice(_, who, what) {
    return `1d20${addedTerm(modifierOf(skillLevelOf(who.sheet, what)), what)}${addedTerm(sum(tirednessModifiers(who)), 'Exhausted')}`;
  },
  tier: (_, { total }, against) => (total >= against ? 'success' : 'failure'),
};

function skillNamesOf({ sheet }: Fighter): readonly string[] {
  return skillsOf(sheet).map(({ name }) => name);
}

// Combat Rules v1.3 › Mastery Level Modifiers; Fatigue and Stamina Calculation; Advantage: weaker and stronger
// variants. The book has none. Every template raises or lowers mastery levels

const SKILL_FIELDS = ['offense', 'defense', 'speed', 'tacticalCombat', 'specials.*.level'] as const;

const templates: Templates = {
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

// Combat Rules v1.3 › Attack Types, Types of Defense: a practice fight. The training dummy's numbers are our choice

export type MasteryLesson = 'manner' | 'defense' | 'ready';

const practice: Practice<Mastery, MasteryLesson> = {
  hero: 'Tobin',
  standingOrders: { [DEFENSE_CHOICE]: 'ask' },
  dummy: {
    offense: 'Novice',
    defense: 'Novice',
    endurance: 'Elite',
    speed: 'Novice',
    tacticalCombat: 'Novice',
    specials: [],
  },
  answers: dummyDoes('attack', { manner: 'quick' }),
  lessons: [
    { teaches: 'manner', acts: ATTACK_TYPE_NAMES.map((manner) => attackDummy({ manner })) },
    { teaches: 'defense' },
    { teaches: 'ready', acts: [heroDoes('defend'), attackDummy({ manner: 'quick' })] },
  ],
};

export const mastery = ruleset<Mastery>({
  id: 'mastery',
  title: 'Mastery',
  ...fromPack<Mastery>(pack, sheet),
  conditions,
  ownCondition,
  actions: { attack, defend, special, move, rest },
  templates,
  practice,
  settings,
  standingOrders: standingOrders,
  rests: RESTS,
  named: {
    skill: SKILLS,
    option: [...ATTACK_TYPE_NAMES, ...DEFENSES, ...BAND_NAMES, ...PURPOSES, ...SPECIAL_MANNERS, ...FEAT_MANNERS],
  },
  // Ruling: a skill that is not on a sheet is Novice.
  blank: sheetOfLevel('Novice'),
  sheet,
  items,
  resourceKinds: { [STAMINA]: { main: true, revived: 1 }, [ACTION_RESOURCE]: { turn: true } },
  resources(sheet) {
    const max = maxStaminaOf(sheet);
    return { [STAMINA]: { value: max, max }, [ACTION_RESOURCE]: { value: 1, max: 1 } };
  },
  rollNumbers: (sheet) => skillsOf(sheet).map(({ name, level }) => ({ name, value: modifierOf(level) })),
  faces: { neither: ['initiative tie'] },
  // A newcomer has no place in the order and no hits.
  own: { encounter: () => ({}), combatant: () => ({ hits: 0 }), forOrder: ['initiative'] },
  personal: {},
  checks,
  hazards,
  initiative: rollInitiative,
  orderAnew: redoTurnOrder,
  orderScore: ({ own: { initiative: rolled } }) => rolled,
  reordersEachRound: isOrderedEachRound,
  enter: enterTurnOrder,
  startTurn,
  skips: skipReason,
  finished: isTurnOver,
  settle: settleConsequences,
  decided: outcomeReason,
  afflict,
  roundNumber,
  likelyActions: likelyAttackTypes,
  mind,
  field,
  meters(combatant, encounter) {
    const staminaMeter: Meter = { ...staminaOf(combatant), bad: 'empty', main: true, resource: STAMINA };
    const shownMeters = [staminaMeter, ...hitsMeter(combatant, encounter)];
    const defense = standingDefense(combatant);
    if (defense === undefined) return shownMeters;
    const defenseReason = because({ id: 'standing defense', defense });
    return [...shownMeters, { value: 0, bad: 'empty', when: 'status', says: defenseReason }];
  },
});

/** How many hits a fighter's side has, if the first side to reach a number of hits wins. */
function hitsMeter(fighter: Fighter, encounter: Encounter<Mastery>): readonly Meter[] {
  const hitGoal = hitsToWin(encounter.settings);
  if (hitGoal === undefined) return [];
  const hitCount = hitsOfSide(encounter, fighter);
  const hitsReason = because({ id: fighter.own.hits === hitCount ? 'hits' : 'hits of the side' });
  return [{ called: hitsReason, value: Math.min(hitCount, hitGoal), max: hitGoal, bad: 'empty', when: 'status' }];
}
