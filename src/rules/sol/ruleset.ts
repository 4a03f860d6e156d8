// Project Sol › all of Physical Combat; auto-reactions, and the options of each action

import pack from '../../../packs/sol.json' with { type: 'json' };
import type { Action } from '../core/action.ts';
import { entryNamed, fromPack } from '../core/book-pack.ts';
import { type CheckRules, sameName } from '../core/check.ts';
import { resource, type Situation } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { scoreLabel } from '../core/notation/parse-dice.ts';
import { attackDummy, dummyDoes, HERO_IS_DONE, type Practice } from '../core/practice.ts';
import { type Reason, sum } from '../core/reason.ts';
import { ok, type Refusal, type Result } from '../core/refusal.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import type { Meter, Ruleset, StandingOrder } from '../core/ruleset.ts';
import type { Templates } from '../core/template.ts';
import { isOrderedEachRound } from '../core/turns.ts';
import { changePosture, GO_PRONE, move, STAND_UP, takeCover, takeCoverIntent } from './actions/move.ts';
import { aim, draw, reload, weaponInHand } from './actions/targetless.ts';
import { BOUGHT_HITS, poolOf, test, usualPools } from './actions/test.ts';
import { attack, DEFENSE_MANNERS, defend, REACTIONS } from './attack.ts';
import {
  afflict,
  endTurn,
  enterTurnOrder,
  isTurnOver,
  outcomeReason,
  prepareCombat,
  redoTurnOrder,
  settleConsequences,
  skipReason,
  surprise,
} from './combat-sequence.ts';
import { conditions, ownCondition } from './conditions.ts';
import { field } from './field.ts';
import { settings } from './house-values.ts';
import { allArmor, allGear, allWeapons, items, use } from './items.ts';
import { COVERS, FLANKS } from './modifiers.ts';
import { ACTION_POINTS, POINTS_PER_ROUND } from './points.ts';
import { because } from './reasons.ts';
import { MARK_QUESTION, medkit, REST_DURATIONS, rest } from './recovery.ts';
import { refuse } from './refusals.ts';
import { ATTRIBUTES, type Fighter, SKILLS, type Sol, sheet, WOUND_LEVELS } from './sheet.ts';
import { mind } from './tactics.ts';
import { circumstanceModifiers, degreeOf, LOWEST_HIT_FACE, THRESHOLDS } from './tests.ts';
import { conditionName, hazards, note, ownConditions, ownCounts, ownState } from './wound-box.ts';

const standingOrders: Readonly<Record<string, StandingOrder>> = {
  reaction: {
    cite: 'Physical Combat (reactions); Ruling "Attack"',
    offers: [...REACTIONS, ASK_EACH_TIME],
    usual: REACTIONS[0],
  },
  'last point': {
    cite: 'Damage in Combat › Wounds; Ruling "Attack"',
    offers: ['keep', 'spend'],
    usual: 'keep',
  },
  'wound words': {
    cite: 'Damage in Combat › Wounds',
    offers: ['later', ASK_EACH_TIME],
    usual: 'later',
  },
};

// Project Sol › Tests (Ruling "Tests"): threshold tests that the GM asks for

/** A check rolls skill + attribute, or two attributes, and compares the hits with a threshold. */
const checks: CheckRules<Sol> = {
  difficulties: THRESHOLDS,
  offers: usualPools,
  named(who, typed) {
    const usualPool = usualPools(who).find((pool) => sameName([pool.split(' + ')[0] ?? ''], typed));
    if (usualPool !== undefined && !sameName(ATTRIBUTES, typed)) return usualPool;
    const poolHalves = poolOf(who, typed);
    return poolHalves.ok ? poolHalves.value.map(({ name }) => name).join(' + ') : undefined;
  },
  dice(encounter, who, what) {
    const poolHalves = poolOf(who, what);
    if (!poolHalves.ok) return undefined;
    const extraDice = sum(circumstanceModifiers(encounter, who));
    const poolSize = Math.max(0, sum(poolHalves.value.map(({ dice }) => dice)) + extraDice);
    if (poolSize === 0) return undefined;
    const scores = poolHalves.value.map(({ name, dice }) => ({ name, value: dice.value }));
    return `${poolSize}d6>=${LOWEST_HIT_FACE}[${scoreLabel(scores, extraDice)}]`;
  },
  tier: (_, { total }, against) => degreeOf(total - against),
};

// Project Sol › Physical Combat; Damage in Combat › Wounds; Determining Initiative Order: weaker and stronger variants.
// The book's NPC tables are not published, so all their numbers are house values

const templates: Templates = {
  weak: [
    {
      fields: ['skills.*.rank'],
      by: { add: -2, least: 1 },
      source: '2 fewer dice',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: -1 },
      source: 'fewer boxes of both levels',
    },
  ],
  young: [
    {
      fields: ['attributes.BOD', 'attributes.STR'],
      by: { add: -1 },
      source: 'not grown yet',
    },
    {
      fields: ['skills.*.rank'],
      by: { add: -1, least: 1 },
      source: '1 die fewer',
    },
    {
      fields: ['boxes.level1'],
      by: { add: -1, least: 1 },
      source: 'fewer boxes of level 1',
    },
  ],
  elite: [
    {
      fields: ['skills.*.rank'],
      by: { add: 2 },
      source: '2 more dice',
    },
    {
      fields: ['attributes.REA', 'attributes.BOD'],
      by: { add: 1 },
      source: 'quicker and tougher',
    },
    {
      fields: ['armor.*.dice'],
      by: { add: 1 },
      source: 'better armor',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: 1, from: 0 },
      source: 'more boxes of both levels',
    },
    {
      fields: ['initiative'],
      by: { add: 1, from: 0 },
      source: 'faster to act',
    },
  ],
  boss: [
    {
      fields: ['skills.*.rank'],
      by: { add: 4 },
      source: '4 more dice',
    },
    {
      fields: ['attributes.REA', 'attributes.BOD'],
      by: { add: 2 },
      source: 'much quicker and tougher',
    },
    { fields: ['attributes.AGI'], by: { add: 1 }, source: 'better with weapons' },
    {
      fields: ['armor.*.dice'],
      by: { add: 2 },
      source: 'much better armor',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: 2, from: 0 },
      source: 'many more boxes of both levels',
    },
    {
      fields: ['boxes.level3'],
      by: { add: 1, from: 0 },
      source: 'more boxes of level 3',
    },
    {
      fields: ['initiative'],
      by: { add: 2, from: 0 },
      source: 'much faster to act',
    },
    {
      fields: ['leader'],
      by: { becomes: true },
      source: 'leads the others',
    },
  ],
};

// Project Sol › Physical Combat › Actions in Combat: a practice fight. The training dummy's numbers are our choice

export type SolLesson = 'points' | 'done' | 'dodge';

const practice: Practice<Sol, SolLesson> = {
  hero: 'Blade',
  standingOrders: { reaction: 'ask' },
  dummy: {
    attributes: { BOD: 5, AGI: 2, REA: 1, STR: 2, WIL: 1, INT: 1, LOG: 1, CHA: 1, EDGE: 1 },
    skills: [{ name: 'Blades', rank: 3 }],
    weapons: [entryNamed(allWeapons, 'Knife')],
    armor: [entryNamed(allArmor, 'Jacket')],
    gear: [],
    initiative: 0,
    leader: false,
    marks: [],
    boxes: { level1: 6, level2: 6, level3: 6 },
  },
  answers: dummyDoes('attack'),
  lessons: [
    { teaches: 'points', acts: [attackDummy()] },
    { teaches: 'done', acts: [HERO_IS_DONE] },
    { teaches: 'dodge', likely: 'dodge' },
  ],
};

/** The rules of Project Sol's physical combat. */
export const sol: Ruleset<Sol> = {
  id: 'sol',
  title: 'Project Sol',
  ...fromPack<Sol>(pack, sheet, { weapons: allWeapons, armor: allArmor, gear: allGear }),
  conditions,
  ownCondition,
  actions: {
    attack: limitOptions(['targets', 'tool', 'manner', 'amount', 'cover', 'flanked'], attack),
    defend: limitOptions(['manner'], defend),
    move: limitOptions(['to'], move),
    'take-cover': limitOptions(['manner'], takeCover),
    posture: limitOptions(['manner'], changePosture),
    aim: limitOptions([], aim),
    draw: limitOptions(['tool'], draw),
    reload: limitOptions([], reload),
    medkit: limitOptions(['targets'], medkit),
    use: limitOptions(['tool'], use),
    rest: limitOptions(['manner', 'amount'], rest),
    test: limitOptions(['targets', 'tool', 'manner', 'amount'], test),
    note: limitOptions(['tool'], note),
    surprise: limitOptions(['targets'], surprise),
  },
  templates,
  practice,
  settings,
  standingOrders,
  rests: REST_DURATIONS,
  sheet,
  items,
  named: {
    skill: [...ATTRIBUTES, ...SKILLS],
    option: [
      ...DEFENSE_MANNERS,
      STAND_UP,
      GO_PRONE,
      ...COVERS,
      ...FLANKS,
      ...Object.keys(THRESHOLDS),
      BOUGHT_HITS,
      MARK_QUESTION,
    ],
  },
  inHand: (combatant) => [weaponInHand(combatant).name],
  resourceKinds: { wounds: { main: true, fills: true }, [ACTION_POINTS]: { turn: true, returns: true } },
  resources: startResources,
  own: ownState,
  personal: { marks: 'words', wounds: { from: 'reasons', words: 'words' } },
  ownConditions,
  conditionName,
  ownCounts,
  actsInBlocks: true,
  checks,
  hazards,
  initiative: prepareCombat,
  orderAnew: redoTurnOrder,
  reordersEachRound: isOrderedEachRound,
  enter: enterTurnOrder,
  startRound() {},
  startTurn() {},
  endTurn,
  skips: skipReason,
  finished: isTurnOver,
  settle: settleConsequences,
  decided: outcomeReason,
  guardAction: takeCoverIntent,
  mind,
  field,
  endScene() {},
  afflict,
  meters,
  mainMeter,
};

/** The resources of an unhurt fighter: three action points. */
function startResources() {
  return { [ACTION_POINTS]: { value: POINTS_PER_ROUND, max: POINTS_PER_ROUND } };
}

/**
 * The meter that counts the wounds of all levels. Undefined for the dead: the wound that killed them may have no box,
 * so the count would be wrong.
 */
function mainMeter(who: Fighter): Meter | undefined {
  if (who.vitality === 'dead') return undefined;
  const count = ownCounts.wounds.of(who);
  return { ...count, called: because({ id: 'wounds', most: count.max ?? 0 }), bad: 'full', main: true };
}

function meters(who: Fighter): readonly Meter[] {
  const woundMeter = mainMeter(who);
  if (!woundMeter) return [];
  const { wounds, inHand: drawnWeapon } = who.own;
  const levelMeters = WOUND_LEVELS.filter((level) => wounds.some((wound) => wound.level === level)).map(
    (level): Meter => ({
      called: because({ id: 'wounds of level', level }),
      bad: 'full',
      ...ownCounts[`level ${level} wounds`].of(who),
      when: 'status',
    }),
  );
  const pointsMeter: Meter = {
    bad: 'empty',
    ...resource(who, ACTION_POINTS),
    when: 'turn and status',
    resource: ACTION_POINTS,
  };
  const drawnWeaponMeters = drawnWeapon === undefined ? [] : [textMeter(because({ id: 'in hand', item: drawnWeapon }))];
  const autoReactionMeters = Object.entries(who.standingOrders)
    .filter(([about, answer]) => answer !== standingOrders[about]?.offers[0])
    .map(([about, answer]) => textMeter(because({ id: 'standing order', about, answer })));
  return [woundMeter, ...levelMeters, pointsMeter, ...drawnWeaponMeters, ...autoReactionMeters];
}

function textMeter(says: Reason): Meter {
  return { says, value: 0, bad: 'empty', when: 'status' };
}

/** The options of a command besides the player's own words. */
type CommandOption = Exclude<keyof Intent, 'action' | 'actor' | 'words' | 'situation'> | keyof Situation;

/** Makes an action refuse options that it doesn't use. */
function limitOptions(options: readonly CommandOption[], action: Action<Sol>): Action<Sol> {
  return {
    ...action,
    begin(encounter, intent) {
      const optionsCheck = checkOptions(options, intent);
      return optionsCheck.ok ? action.begin(encounter, intent) : optionsCheck;
    },
  };
}

function checkOptions(options: readonly CommandOption[], intent: Intent): Result<undefined, Refusal> {
  const { targets, tool, manner, amount, to, situation = {} } = intent;
  const optionValues: Readonly<Record<string, unknown>> = {
    targets,
    tool,
    manner,
    amount: amount || undefined,
    to,
    ...situation,
  };
  const allowedOptions: readonly string[] = options;
  for (const option in optionValues)
    if (hasValue(optionValues[option]) && !allowedOptions.includes(option)) return refuse('no-use', { option });
  return ok();
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}
