import pack from '../../../packs/dungeoneers.json' with { type: 'json' };
import { DIRECTIONS } from '../../field/field.ts';
import { fromPack } from '../core/book-pack.ts';
import { type CheckRules, sameName } from '../core/check.ts';
import { calledSafely } from '../core/notation/parse-dice.ts';
import { ASK } from '../core/resolution.ts';
import type { Ruleset, StandingOrder } from '../core/ruleset.ts';
import { DAMAGE_TYPES, SCORES } from './arms.ts';
import { attack, STYLES } from './attack.ts';
import { basic } from './basic-actions.ts';
import { conditionName, ownConditions } from './bearing.ts';
import { conditions, ownCondition } from './conditions.ts';
import { drinks, GEAR, SPELLS, WEAPONS } from './content/equipment.ts';
import { DODGE_BY, DODGES } from './contest-of-power.ts';
import { D4, dicePool, limitBy } from './dice.ts';
import { defend, disengage } from './disengage.ts';
import { EQUIPS, equip, items, use } from './equip.ts';
import { TURNING } from './facing.ts';
import { field } from './field.ts';
import { grapple, push, release } from './grapple.ts';
import { decided, enter, initiative, initiativeOf } from './initiative.ts';
import { turnAround, WAYS } from './movement.ts';
import { dropProne, move, stand } from './moves.ts';
import { OPPORTUNE_STRIKE } from './opportune-strike.ts';
import { mainMeter, meters } from './outline.ts';
import { POSITIONS, position, START } from './position.ts';
import { practice } from './practice.ts';
import { REACTION } from './reaction.ts';
import { READIED_ACT, ready } from './ready.ts';
import { ORDER, settings, TURN_END } from './settings.ts';
import { type Dungeoneers, MOMENTS, READIES, sheet } from './sheet.ts';
import { SPELL_ANSWERS, SPELL_RESISTANCE, SPELL_SAVE } from './spell.ts';
import { cast } from './spellcast.ts';
import { sprint } from './sprint.ts';
import { RESTS, rest } from './stress.ts';
import { mind } from './tactics.ts';
import { templates } from './templates.ts';
import {
  beforeTurn,
  endScene,
  endTurn,
  finished,
  leaveEncounter,
  resourcesOf,
  settle,
  startRound,
  startTurn,
} from './turns.ts';
import { afflict, HAZARDS, hazard, hazards, healByGm, placed } from './verdicts.ts';

// Dungeoneers › the auto-reactions

const orders: Readonly<Record<string, StandingOrder>> = {
  [OPPORTUNE_STRIKE]: {
    cite: 'Actions › Disengage; ruling: opportune strike',
    offers: ['strike', 'hold', ASK],
  },
  [DODGE_BY]: {
    cite: 'Actions › Grapple, Push',
    offers: [...DODGES, ASK],
  },
  [SPELL_SAVE]: {
    cite: 'Actions › Spellcast › Resolving a Spell Save',
    offers: ['allies', 'never', 'always', ASK],
  },
  [SPELL_RESISTANCE]: {
    cite: 'Actions › Spellcast › Overcoming Spell Resistance',
    offers: ['allies', 'never', 'always', ASK],
  },
  [READIED_ACT]: {
    cite: 'Ruling: Ready',
    offers: [ASK, 'first', 'hold'],
  },
  [TURNING]: {
    cite: 'Movement › Facing Direction',
    offers: ['turn', 'stay', ASK],
  },
  [REACTION]: {
    cite: 'Combat in Dungeoneers',
    offers: [ASK, 'use', 'hold'],
  },
  [START]: {
    cite: 'Ruling: Position, no map',
    offers: ['adjacent', 'away'],
  },
  [TURN_END]: {
    cite: 'Ruling: Turns',
    offers: ['as set', 'with the last action', 'with the last point', 'by hand'],
  },
};

// Dungeoneers › Actions › Spellcast › Resolving a Spell Save: the same dice for any score, as the GM asks for them

/** As many d4 as the score, added up. Ruling: the total must reach the number. */
const checks: CheckRules<Dungeoneers> = {
  offers: () => SCORES,
  named: (_, typed) => sameName(SCORES, typed),
  dice(_, who, what) {
    const score = SCORES.find((each) => each === what) ?? 'prowess';
    // Prone limits a save by prowess to one die, like dodge dice.
    const limit = score === 'prowess' ? limitBy(who, 'mostDodgeDice') : undefined;
    const { count, sides } = dicePool(who, who.sheet[score], D4, 'save', [], limit);
    return `${count}d${sides}[${calledSafely(`${score} ${who.sheet[score]}`)}]`;
  },
  tier: (_, { total }, against) => (total >= against ? 'success' : 'failure'),
};

/** Dungeoneers: wounds and stress. */
export const dungeoneers: Ruleset<Dungeoneers> = {
  id: 'dungeoneers',
  title: 'Dungeoneers',
  ...fromPack<Dungeoneers>(pack, sheet, { weapons: WEAPONS, gear: GEAR, spells: SPELLS, abilities: drinks }),
  conditions,
  ownCondition,
  actions: {
    attack: basic('attack', attack),
    cast: basic('cast', cast),
    defend: basic('defend', defend),
    disengage: basic('disengage', disengage),
    sprint: basic('sprint', sprint),
    grapple: basic('grapple', grapple),
    push: basic('push', push),
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
    place: placed,
  },
  templates,
  practice,
  settings,
  standingOrders: orders,
  rests: RESTS,
  sheet,
  isThrown: ({ weapons }, name) => weapons.some((each) => each.name === name && each.toss),
  items,
  named: {
    skill: SCORES,
    option: [
      ...DAMAGE_TYPES,
      ...HAZARDS,
      ...EQUIPS,
      ...WAYS,
      ...MOMENTS,
      ...READIES,
      ...STYLES,
      ...DIRECTIONS,
      ...SPELL_ANSWERS,
    ],
  },
  inHand: ({ sheet: { weapons } }) => weapons.flatMap(({ name, equipped }) => (equipped ? [name] : [])),
  resourceKinds: {
    wounds: { main: true, fills: true },
    stress: { fills: true },
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
  initiative,
  orderScore: initiativeOf,
  reordersEachRound: ({ settings: { [ORDER]: order } }) => order !== 'kept',
  enter,
  startRound,
  beforeTurn,
  startTurn,
  endTurn,
  skips: () => undefined,
  finished,
  settle,
  decided,
  mind,
  endScene,
  afflict,
  field,
  positions: { words: POSITIONS, of: position },
  isNear: (fight, one, other) => position(fight, one, other) === 'adjacent',
  approach: { action: 'move', manner: 'engage' },
  conditionName,
  ownConditions,
  meters,
  mainMeter,
};
