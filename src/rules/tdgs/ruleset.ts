// The ruleset of TDGS: 8 Combat and 17 Damage, with what they depend on; 14 Movement & Positioning › Step

import pack from '../../../packs/tdgs.json' with { type: 'json' };
import { entryNamed, fromPack } from '../core/book-pack.ts';
import { addedTerm, type CheckRules, DIFFICULTY, sameName } from '../core/check.ts';
import type { CombatantId } from '../core/encounter.ts';
import type { LikelyAction } from '../core/intent.ts';
import { attackDummy, dummyDoes, HERO_IS_DONE, heroDoes, type Practice } from '../core/practice.ts';
import { type Reason, sum } from '../core/reason.ts';
import type { Ruleset } from '../core/ruleset.ts';
import * as schema from '../core/schema.ts';
import type { KnownCondition } from '../core/secrecy.ts';
import type { Templates } from '../core/template.ts';
import { actions, FULL_DEFENSE } from './actions/all.ts';
import { CHASE_MANNERS } from './actions/focus.ts';
import { ARMOR_CHANGES } from './actions/items.ts';
import { READIABLE_ACTIONS } from './actions/ready.ts';
import { SHOVE_RESULTS } from './actions/shove.ts';
import { SUGGESTION_KINDS } from './actions/social.ts';
import { SENSES } from './actions/stealth.ts';
import { EXTINGUISH_METHODS } from './actions/treat.ts';
import { afflict } from './afflict.ts';
import { degreeOf, isRollSuccessful, ROLL_THRESHOLD } from './attack-roll.ts';
import { conditions, ownCondition } from './conditions.ts';
import { abilities, armors, FISTS, items as stocked, weapons, wieldedWeapon } from './equipment.ts';
import { COVERS, engagementOf, idsEngagedWith, POSITIONS } from './field.ts';
import { field } from './field-rules.ts';
import { DAMAGE_TYPES, FALLING_HAZARD, HAZARD_WAYS, HAZARDS, hazards } from './hazards.ts';
import { REST_KINDS } from './healing.ts';
import { enterTurnOrder, leaveEncounter, outcomeReason, prepareCombat } from './initiative.ts';
import { declaredInstants } from './instants.ts';
import { items } from './items.ts';
import { because } from './reasons.ts';
import { settings, standingOrders } from './settings.ts';
import { settleConsequences } from './settle.ts';
import { BANDS, type Fight, INTERACTIONS, STATS, sheet, type Tdgs } from './sheet.ts';
import { mainMeter, metersOf, resourcesOf } from './sheet-figures.ts';
import { fearModifiers } from './sight.ts';
import { apparentStat, refForTurnOrder, statWithSkills } from './stats.ts';
import { mind } from './tactics.ts';
import { endScene, endTurn, isStepUseful, isTurnOver, skipReason, startRound, startTurn } from './turns.ts';
import { safestStep } from './walking.ts';

export type { Tdgs } from './sheet.ts';

// TDGS › 3 Resolution › Non-Opposed Actions; 5 Actions › Difficulty as Virtual Stat: checks that the GM asks for

/**
 * d20 + the stat − the difficulty, against 11. Ruling: this is a free roll, so a natural 1 or 20 isn't graded with a
 * d4, and Help is kept for the next action.
 */
const checks: CheckRules<Tdgs> = {
  offers: () => STATS,
  named: (_, typed) => sameName(STATS, typed),
  dice(encounter, who, what, against = 0) {
    const stat = STATS.find((each) => each === what);
    const statTerm = stat === undefined ? '' : addedTerm(statWithSkills(who, stat, ['check', stat]).value, stat);
    // With LUK +10, a natural 1 is rerolled once.
    const die = who.sheet.LUK >= 10 ? '1d20ro1' : '1d20';
    const fearTerm = addedTerm(sum(fearModifiers(encounter, who)), 'Frightened');
    return `${die}${statTerm}${fearTerm}${addedTerm(-against, DIFFICULTY)}`;
  },
  // "Opposed: own stat − their stat": the opponent's stat takes the difficulty's place.
  opposing(who, what) {
    const stat = STATS.find((each) => each === what);
    return stat === undefined ? 0 : apparentStat(who, stat).value;
  },
  threshold: ROLL_THRESHOLD,
  tier: (who, { total, last }) => degreeOf(last, isRollSuccessful(last, total, who.sheet.LUK)),
};

// TDGS › 8 Combat › HP Formula, HP Does Not Scale With Level; 9 Entities › Power Tier: weaker and stronger variants.
// The book has none, so every figure is our choice

/**
 * The stats for attack and defense rolls, which templates for weaker and stronger creatures change. Templates leave CHA
 * and MOV as they are, because these two stats seldom decide fights.
 */
const ROLLED_STATS = ['STR', 'DEX', 'REF'] as const;
/** An INT or WIS below this value is mere instinct, so a template doesn't change it. */
const MIN_INT_OR_WIS_FOR_TEMPLATES = 5;

const templates: Templates = {
  weak: [
    {
      fields: ROLLED_STATS,
      by: { percent: -15, least: 1 },
      source: 'lower stats for rolls',
    },
    { fields: ['INT', 'WIS'], by: { percent: -15, from: MIN_INT_OR_WIS_FOR_TEMPLATES }, source: 'the same for spells' },
    {
      fields: ['CON'],
      by: { percent: -25, least: 1 },
      source: 'a quarter fewer HP',
    },
  ],
  young: [
    {
      fields: ['size'],
      by: { steps: -1 },
      source: 'one size smaller',
    },
    { fields: ['STR'], by: { percent: -30, least: 1 }, source: 'not grown yet' },
    { fields: ['INT', 'WIS'], by: { percent: -15, from: MIN_INT_OR_WIS_FOR_TEMPLATES }, source: 'has seen little' },
    {
      fields: ['CON'],
      by: { percent: -40, least: 1 },
      source: 'a smaller body',
    },
  ],
  elite: [
    { fields: ROLLED_STATS, by: { percent: 15 }, source: 'higher stats for rolls' },
    { fields: ['INT', 'WIS'], by: { percent: 15, from: MIN_INT_OR_WIS_FOR_TEMPLATES }, source: 'the same for spells' },
    {
      fields: ['CON'],
      by: { percent: 25 },
      source: 'a quarter more HP',
    },
  ],
  boss: [
    { fields: ROLLED_STATS, by: { percent: 30 }, source: 'much higher stats for rolls' },
    { fields: ['INT', 'WIS'], by: { percent: 30, from: MIN_INT_OR_WIS_FOR_TEMPLATES }, source: 'the same for spells' },
    {
      fields: ['CON'],
      by: { percent: 100 },
      source: 'twice the HP',
    },
    { fields: ['LUK'], by: { add: 1, from: 0 }, source: 'as lucky as a hero' },
  ],
};

// TDGS › 5 Actions, 6 Action Economy: a practice fight. The training dummy's numbers aren't from the book

export type TdgsLesson = 'attack' | 'step' | 'dodge' | 'guard';

const practice: Practice<Tdgs, TdgsLesson> = {
  hero: 'Nim',
  standingOrders: { interrupt: 'ask', 'turn end': 'by hand' },
  dummy: schema.withDefaults(sheet, {
    STR: 14,
    DEX: 8,
    CON: 14,
    INT: 1,
    WIS: 1,
    CHA: 1,
    REF: 6,
    MOV: 1,
    weapons: [entryNamed(weapons, 'Club')],
  }),
  answers: dummyDoes('attack'),
  lessons: [
    { teaches: 'attack', acts: [attackDummy()] },
    { teaches: 'step', acts: [HERO_IS_DONE, heroDoes('step')] },
    { teaches: 'dodge' },
    { teaches: 'guard', acts: [heroDoes('defend'), attackDummy()] },
  ],
};

/** The Tactical Dice Game System, version 1.0 (MIT), documents 8 and 17 in full. */
export const tdgs: Ruleset<Tdgs> = {
  id: 'tdgs',
  title: 'TDGS',
  ...fromPack<Tdgs>(pack, sheet, { weapons, armor: armors, abilities, items: stocked }),
  conditions,
  ownCondition,
  actions,
  templates,
  practice,
  settings,
  standingOrders,
  rests: REST_KINDS,
  sheet,
  isPower: ({ abilities }, name) => abilities.some((each) => each.name === name && each.kind !== 'spell'),
  isThrown: ({ weapons }, name) => weapons.some((each) => each.name === name && each.range === 'thrown'),
  items,
  named: {
    thing: [FISTS.name],
    skill: [...STATS, 'LUK'],
    option: [
      ...DAMAGE_TYPES,
      ...HAZARDS.map(({ name }) => name),
      FALLING_HAZARD,
      ...BANDS,
      ...COVERS,
      ...POSITIONS,
      ...SENSES,
      ...EXTINGUISH_METHODS,
      ...SHOVE_RESULTS,
      ...CHASE_MANNERS,
      ...ARMOR_CHANGES,
      ...SUGGESTION_KINDS,
      ...HAZARD_WAYS,
      ...INTERACTIONS,
      ...Object.keys(READIABLE_ACTIONS),
      FULL_DEFENSE,
    ],
  },
  stock: {
    weapons: weapons.filter(({ natural }) => !natural),
    armor: armors,
    abilities,
    items: stocked,
  },
  inHand: ({ sheet }) => [wieldedWeapon(sheet).name],
  apparent: (combatant) => STATS.map((name) => ({ name, value: apparentStat(combatant, name).value })),
  resourceKinds: {
    hp: { main: true, revived: 1 },
    actions: { turn: true },
    step: { turn: true },
    uses: {},
    item: {},
    pool: { soaks: true },
    deflection: { soaks: true },
  },
  resources: resourcesOf,
  // LUK 10 rerolls a natural 1 (document 4, Luck); the grade of a fumble has no effect (ruling).
  faces: { rolledAgain: true, neither: ['fumble'] },
  own: { encounter: () => ({ ties: [] }), combatant: () => ({}), forOrder: ['ties'] },
  personal: {},
  checks,
  hazards,
  initiative: prepareCombat,
  orderScore: refForTurnOrder,
  reordersEachRound: () => true,
  enter: enterTurnOrder,
  leave: leaveEncounter,
  startRound,
  startTurn,
  endTurn,
  skips: skipReason,
  finished: isTurnOver,
  likelyActions: likelySteps,
  field,
  isNear: (encounter, one, other) => engagementOf(encounter, one, other) !== undefined,
  mind,
  settle: settleConsequences,
  decided: outcomeReason,
  endScene,
  afflict,
  meters: metersOf,
  mainMeter,
  conditionName: detailedConditionName,
  ownConditions: declaredInstants,
};

/** The Step out of melee, if it helps and the Action is spent. Otherwise undefined, so that attacks are offered. */
function likelySteps(encounter: Fight, actor: CombatantId): readonly LikelyAction[] | undefined {
  if (!isStepUseful(encounter, actor)) return undefined;
  return [
    { intent: safestStep(encounter, actor) ?? { action: 'step', actor, targets: idsEngagedWith(encounter, actor) } },
  ];
}

/**
 * A condition's full name if it has details: who caused it, who its bearer is hidden from, or whether its bearer is
 * knocked out or asleep.
 */
function detailedConditionName({ name, source, facts }: KnownCondition): Reason | undefined {
  switch (name) {
    case 'Frightened':
    case 'Charmed':
    case 'Grappled':
    case 'Aware':
      return source === undefined ? undefined : because({ id: 'bound', bound: name, to: source });
    case 'Hidden':
      return because({ id: 'concealed', from: Object.keys(facts ?? {}) });
    case 'Enchanted': {
      const interactionKind = INTERACTIONS.find((each) => each === facts?.interaction);
      return interactionKind && because({ id: 'lent', kind: interactionKind, type: String(facts?.type) });
    }
    case 'Unconscious':
      return because({ id: 'senseless', how: facts?.knockout === true ? 'knocked out' : 'asleep' });
    default:
      return undefined;
  }
}
