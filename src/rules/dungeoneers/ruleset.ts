import pack from '../../../packs/dungeoneers.json' with { type: 'json' };
import { DIRECTIONS } from '../../field/field.ts';
import { fromPack } from '../core/book-pack.ts';
import { type CheckRules, sameName } from '../core/check.ts';
import { scoreLabel } from '../core/notation/parse-dice.ts';
import { attackDummy, dummyDoes, heroDoes, type Practice } from '../core/practice.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import type { Ruleset, StandingOrder } from '../core/ruleset.ts';
import * as schema from '../core/schema.ts';
import type { Templates } from '../core/template.ts';
import { attack, PIERCE_STYLES } from './attack.ts';
import { basicAction } from './basic-actions.ts';
import { conditionName, ownConditions } from './condition-effects.ts';
import { conditions, ownCondition } from './conditions.ts';
import { GEAR, POTIONS, SPELLS, WEAPONS } from './content/equipment.ts';
import { DODGE_CHOICES, DODGE_QUESTION } from './contest-of-power.ts';
import { conditionLimit, D4, dicePool } from './dice.ts';
import { defend, disengage } from './disengage.ts';
import { EQUIP_WAYS, equip, items, use } from './equip.ts';
import { TURN_QUESTION } from './facing.ts';
import { field } from './field.ts';
import { afflict, HAZARDS, hazard, hazards, healByGm, placeByGm } from './gm-actions.ts';
import { grapple, push, release } from './grapple.ts';
import { enterTurnOrder, initiativeOf, outcomeReason, prepareCombat } from './initiative.ts';
import { MOVE_WAYS, turnAround } from './movement.ts';
import { dropProne, move, stand } from './movement-actions.ts';
import { sprint } from './movement-points.ts';
import { OPPORTUNE_STRIKE } from './opportune-strike.ts';
import { POSITIONS, positionOf, START_DISTANCE } from './position.ts';
import { REACTION } from './reaction.ts';
import { READIED_ACTION, ready } from './ready.ts';
import { ORDER_SETTING_NAME, settings, TURN_END_STANDING_ORDER } from './settings.ts';
import { type Dungeoneers, READIABLE_ACTIONS, READY_MOMENTS, sheet } from './sheet.ts';
import { DAMAGE_TYPES, SCORES, weaponSchema } from './sheet-equipment.ts';
import { mainMeter, meters } from './sheet-figures.ts';
import { SPELL_ANSWERS, SPELL_RESISTANCE, SPELL_SAVE } from './spell.ts';
import { cast } from './spellcast.ts';
import { RESTS, rest } from './stress.ts';
import { mind } from './tactics.ts';
import {
  beforeTurn,
  endScene,
  endTurn,
  isTurnOver,
  leaveEncounter,
  resourcesOf,
  settleConsequences,
  startRound,
  startTurn,
} from './turns.ts';

// The ruleset of Dungeoneers: auto-reactions, checks, templates, a practice fight, and what the other files define

const standingOrders: Readonly<Record<string, StandingOrder>> = {
  [OPPORTUNE_STRIKE]: {
    cite: 'Actions › Disengage; ruling: opportune strike',
    offers: ['strike', 'hold', ASK_EACH_TIME],
    usual: 'strike',
  },
  [DODGE_QUESTION]: {
    cite: 'Actions › Grapple, Push',
    offers: [...DODGE_CHOICES, ASK_EACH_TIME],
    usual: DODGE_CHOICES[0],
  },
  [SPELL_SAVE]: {
    cite: 'Actions › Spellcast › Resolving a Spell Save',
    offers: ['allies', 'never', 'always', ASK_EACH_TIME],
    usual: 'allies',
  },
  [SPELL_RESISTANCE]: {
    cite: 'Actions › Spellcast › Overcoming Spell Resistance',
    offers: ['allies', 'never', 'always', ASK_EACH_TIME],
    usual: 'allies',
  },
  [READIED_ACTION]: {
    cite: 'Ruling: Ready',
    offers: [ASK_EACH_TIME, 'first', 'hold'],
  },
  [TURN_QUESTION]: {
    cite: 'Movement › Facing Direction',
    offers: ['turn', 'stay', ASK_EACH_TIME],
    usual: 'turn',
  },
  [REACTION]: {
    cite: 'Combat in Dungeoneers',
    offers: [ASK_EACH_TIME, 'use', 'hold'],
  },
  [START_DISTANCE]: {
    cite: 'Ruling: Position, no map',
    offers: ['adjacent', 'away'],
    usual: 'adjacent',
  },
  [TURN_END_STANDING_ORDER]: {
    cite: 'Ruling: Turns',
    offers: ['as set', 'with the last action', 'with the last point', 'by hand'],
    usual: 'as set',
  },
};

// Dungeoneers › Actions › Spellcast › Resolving a Spell Save: checks that the GM asks for, with a save's dice

/** A check rolls as many d4 as the score and adds them up. Ruling: the total must reach the GM's number. */
const checks: CheckRules<Dungeoneers> = {
  offers: () => SCORES,
  named: (_, typed) => sameName(SCORES, typed),
  dice(_, who, what) {
    const score = SCORES.find((each) => each === what) ?? 'prowess';
    // Prone limits a save by prowess to one die, as it limits dodge dice.
    const limit = score === 'prowess' ? conditionLimit(who, 'mostDodgeDice') : undefined;
    const { count, sides } = dicePool(who, who.sheet[score], D4, 'save', [], limit);
    return `${count}d${sides}[${scoreLabel([{ name: score, value: who.sheet[score] }])}]`;
  },
  tier: (_, { total }, against) => (total >= against ? 'success' : 'failure'),
};

/** The book's abilities that are listed with the spells, but that creatures use without casting. */
const POWER_NAMES: ReadonlySet<string> = new Set(['Fire Breath']);

// Dungeoneers › Wounds; Stress; Hit Dice; Pierce Dice; Dodge Dice; Armor Value: weaker and stronger variants. The book
// has none, so all their numbers are our choice

/** A creature isn't trained in magic if its score in spell or mind is lower than this. */
const MIN_TRAINED_SCORE = 2;
/** The dice of the book, smallest first. */
const DIE_SIZES = [4, 6, 8, 10, 12, 20];

const templates: Templates = {
  weak: [
    {
      fields: ['power', 'prowess'],
      by: { add: -1, least: 1 },
      source: 'half the way down',
    },
    { fields: ['spell', 'mind'], by: { add: -1, from: MIN_TRAINED_SCORE }, source: 'the same for magic' },
    { fields: ['endurance'], by: { add: -1 }, source: 'handles less stress' },
    { fields: ['naturalArmor'], by: { add: -1 }, source: 'a thinner hide' },
    {
      fields: ['dodge'],
      by: { steps: -1, along: DIE_SIZES },
      source: 'the next smaller die',
    },
  ],
  young: [
    {
      fields: ['size'],
      by: { steps: -1 },
      source: 'one size smaller',
    },
    {
      fields: ['power', 'mind'],
      by: { add: -1, least: 1 },
      source: 'not grown yet',
    },
    { fields: ['endurance'], by: { add: -1 }, source: 'handles less stress' },
  ],
  elite: [
    {
      fields: ['power', 'prowess'],
      by: { add: 1 },
      source: 'half the way to trained',
    },
    { fields: ['spell', 'mind'], by: { add: 1, from: MIN_TRAINED_SCORE }, source: 'the same for magic' },
    {
      fields: ['endurance'],
      by: { add: 1, from: 0 },
      source: 'takes more stress',
    },
    {
      fields: ['naturalArmor'],
      by: { add: 1, from: 0 },
      source: 'a tougher hide',
    },
  ],
  boss: [
    {
      fields: ['size'],
      by: { steps: 1 },
      source: 'the largest of its kind',
    },
    {
      fields: ['power', 'prowess'],
      by: { add: 2 },
      source: 'from ordinary to trained',
    },
    { fields: ['spell', 'mind'], by: { add: 2, from: MIN_TRAINED_SCORE }, source: 'the same for magic' },
    {
      fields: ['resistance'],
      by: { add: 1, from: 0 },
      source: 'not felled by one spell',
    },
    {
      fields: ['endurance'],
      by: { add: 3, from: 0 },
      source: 'takes much more stress',
    },
    { fields: ['naturalArmor'], by: { add: 2, from: 0 }, source: 'a much tougher hide' },
  ],
};

// Dungeoneers › Actions, Stress, Combat in Dungeoneers (reactions): a practice fight. The training dummy's numbers
// aren't from the book

export type DungeoneersLesson = 'attack' | 'stress' | 'third' | 'reaction';

const practice: Practice<Dungeoneers, DungeoneersLesson> = {
  hero: 'Freya',
  standingOrders: { 'opportune strike': 'ask' },
  dummy: schema.withDefaults(sheet, {
    size: 'Massive',
    power: 1,
    prowess: 1,
    endurance: 2,
    spell: 0,
    mind: 0,
    naturalArmor: 2,
    weapons: [
      schema.withDefaults(weaponSchema, {
        name: 'Straw Arms',
        class: 'Cudgel',
        hit: 4,
        pierce: 4,
        wounds: 1,
        type: 'bludgeoning',
      }),
    ],
  }),
  answers: dummyDoes('move', { manner: 'withdraw' }),
  lessons: [
    { teaches: 'attack', acts: [attackDummy()] },
    { teaches: 'stress', acts: [attackDummy({ amount: 1 }), attackDummy()] },
    { teaches: 'third', acts: [heroDoes('defend'), attackDummy()] },
    { teaches: 'reaction' },
  ],
};

export const dungeoneers: Ruleset<Dungeoneers> = {
  id: 'dungeoneers',
  title: 'Dungeoneers',
  ...fromPack<Dungeoneers>(pack, sheet, { weapons: WEAPONS, gear: GEAR, spells: SPELLS, abilities: POTIONS }),
  conditions,
  ownCondition,
  actions: {
    attack: basicAction('attack', attack),
    cast: basicAction('cast', cast),
    defend: basicAction('defend', defend),
    disengage: basicAction('disengage', disengage),
    sprint: basicAction('sprint', sprint),
    grapple: basicAction('grapple', grapple),
    push: basicAction('push', push),
    ready,
    move,
    stand,
    'drop-prone': dropProne,
    turn: turnAround,
    release,
    equip,
    use,
    rest,
    hazard,
    mend: healByGm,
    place: placeByGm,
  },
  templates,
  practice,
  settings,
  standingOrders,
  rests: RESTS,
  sheet,
  isPower: (_, name) => POWER_NAMES.has(name),
  isThrown: ({ weapons }, name) => weapons.some((each) => each.name === name && each.toss),
  items,
  named: {
    skill: SCORES,
    option: [
      ...DAMAGE_TYPES,
      ...HAZARDS,
      ...EQUIP_WAYS,
      ...MOVE_WAYS,
      ...READY_MOMENTS,
      ...READIABLE_ACTIONS,
      ...PIERCE_STYLES,
      ...DIRECTIONS,
      ...SPELL_ANSWERS,
    ],
  },
  inHand: ({ sheet: { weapons } }) => weapons.flatMap(({ name, equipped }) => (equipped ? [name] : [])),
  resourceKinds: {
    wounds: { main: true, fills: true },
    stress: { fills: true, health: true },
    magica: {},
    'action points': { turn: true },
    'movement points': { turn: true },
    'reaction points': { turn: true },
    uses: {},
  },
  resources: resourcesOf,
  own: { encounter: () => ({}), combatant: () => ({}) },
  personal: {},
  leave: leaveEncounter,
  checks,
  hazards,
  initiative: prepareCombat,
  orderScore: initiativeOf,
  reordersEachRound: ({ settings: { [ORDER_SETTING_NAME]: order } }) => order !== 'kept',
  enter: enterTurnOrder,
  startRound,
  beforeTurn,
  startTurn,
  endTurn,
  skips: () => undefined,
  finished: isTurnOver,
  settle: settleConsequences,
  decided: outcomeReason,
  mind,
  endScene,
  afflict,
  field,
  positions: { words: POSITIONS, of: positionOf },
  isNear: (fight, one, other) => positionOf(fight, one, other) === 'adjacent',
  approach: { action: 'move', manner: 'engage' },
  conditionName,
  ownConditions,
  meters,
  mainMeter,
};
