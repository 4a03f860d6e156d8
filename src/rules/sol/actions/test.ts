// Project Sol › Tests (Ruling "Tests"): threshold tests, opposed tests and bought hits, as the GM calls for them

import { action } from '../../core/action.ts';
import { type CombatantId, combatant, type Encounter, find } from '../../core/encounter.ts';
import { given } from '../../core/given.ts';
import type { Intent } from '../../core/intent.ts';
import { oneTarget } from '../../core/play.ts';
import { type Modifier, type Reason, sum } from '../../core/reason.ts';
import { no, ok, type Refusal, type Result, unknownName } from '../../core/refusal.ts';
import { declare, type Resolution } from '../../core/resolution.ts';
import { BUYING_HITS_SETTING_NAME } from '../house-values.ts';
import { because } from '../reasons.ts';
import { refuse } from '../refusals.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type Fighter,
  findEntry,
  type Sheet,
  SKILLS,
  type Sol,
  skillRank,
} from '../sheet.ts';
import {
  attributeModifier,
  boughtHits,
  circumstanceModifiers,
  opposedTest,
  rollPool,
  THRESHOLDS,
  thresholdTest,
} from '../tests.ts';

export const BOUGHT_HITS = 'bought hits';
const DIFFICULTIES = Object.keys(THRESHOLDS);
/** The usual attribute for a skill, where it isn't AGI. Players can type any other attribute. */
const USUAL_ATTRIBUTE_BY_SKILL: ReadonlyMap<string, Attribute> = new Map([
  ['Medicine', 'LOG'],
  ['Perception', 'INT'],
  ['Heavy Weapons', 'STR'],
]);
/** The highest threshold that may be given as a number, in hits. */
const MAX_THRESHOLD = 20;

interface Threshold {
  readonly name: Reason;
  /** The difficulty's name in the book's list, if it has one. */
  readonly difficulty?: string;
  readonly value: number;
}

/** One half of a pool: a skill or an attribute. */
interface PoolHalf {
  readonly name: string;
  readonly dice: Modifier;
}

const TEST_REASON = because({ id: 'test' });

type Opposition =
  | ({ readonly is: 'threshold' } & Threshold)
  | { readonly is: 'opponent'; readonly id: CombatantId; readonly pool: readonly Modifier[] }
  | { readonly is: 'bought'; readonly threshold?: Threshold };

interface Test {
  readonly actor: CombatantId;
  readonly what: string;
  readonly pool: readonly Modifier[];
  readonly against: Opposition;
}

/**
 * Any test of the book. `tool` is the pool, such as "Athletics + AGI". `manner` is a difficulty, "bought hits" or both;
 * against an opponent, it is the opponent's pool. `amount` is a threshold as a number.
 */
export const test = action<Sol, Test>({
  title: 'Test',
  cite: 'Ruling "Tests"',
  when: 'always',
  kind: 'test',
  offers(encounter, actor) {
    const who = find(encounter, actor);
    if (who?.vitality !== 'up') return undefined;
    return { tools: usualPools(who), manners: DIFFICULTIES };
  },
  ways(encounter, actor) {
    const who = combatant(encounter, actor);
    const tools = usualPools(who);
    const otherFighters = encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality !== 'dead');
    const difficultyChoices = DIFFICULTIES.map((manner) => ({ manner }));
    return [
      ...tools.map((tool) => ({ tool, targets: [], hows: difficultyChoices })),
      { targets: otherFighters.map(({ id }) => id), hows: tools.map((tool) => ({ tool })) },
    ];
  },
  plan(encounter, intent) {
    const { actor, tool: input } = intent;
    const who = find(encounter, actor);
    if (who?.vitality !== 'up')
      return no({
        type: 'out-of-the-fight',
        name: who?.name ?? actor,
        as: who?.vitality === 'dead' ? 'dead' : 'unconscious',
      });
    if (input === undefined) return no({ type: 'missing', what: 'pool', known: ['Perception + INT', 'REA + INT'] });
    const ownPoolHalves = poolOf(who, input);
    if (!ownPoolHalves.ok) return ownPoolHalves;
    const oppositionResult = oppositionOf(encounter, intent, input);
    if (!oppositionResult.ok) return oppositionResult;
    const pool = [...ownPoolHalves.value.map(({ dice }) => dice), ...circumstanceModifiers(encounter, who)];
    return ok({
      actor,
      what: ownPoolHalves.value.map(({ name }) => name).join(' + '),
      pool,
      against: oppositionResult.value,
    });
  },
  resolve(resolution, { actor, what: tool, pool, against }, intent) {
    declare(resolution, intent, { tool });
    if (against.is === 'bought') return buyHits(resolution, actor, pool, against.threshold);
    if (against.is === 'opponent') return rollOpposed(resolution, actor, tool, pool, against);
    const check = thresholdTest(resolution, pool, against.value, against.name);
    resolution.record({ type: 'checked', actor, purpose: TEST_REASON, tool, check });
  },
});

/** The suggested pools: each skill with its attribute, and the attribute pairs that the book tests. */
export function usualPools({ sheet }: Fighter): readonly string[] {
  const skills = new Set([...sheet.skills.map(({ name }) => name), ...SKILLS]);
  const pools = [...skills].map((name) => `${name} + ${USUAL_ATTRIBUTE_BY_SKILL.get(name) ?? 'AGI'}`);
  return [...pools, 'REA + INT', 'BOD + WIL'];
}

function oppositionOf(encounter: Encounter<Sol>, intent: Intent, ownPool: string): Result<Opposition, Refusal> {
  const { manner, amount } = intent;
  if (intent.targets && intent.targets.length > 0) {
    const target = oneTarget(encounter, intent);
    if (!target.ok) return target;
    const opponent = target.value;
    const opponentPoolHalves = poolOf(opponent, manner ?? ownPool);
    if (!opponentPoolHalves.ok) return opponentPoolHalves;
    // An unconscious opponent has no dice.
    const pool =
      opponent.vitality === 'up'
        ? [...opponentPoolHalves.value.map(({ dice }) => dice), ...circumstanceModifiers(encounter, opponent)]
        : [];
    return ok({ is: 'opponent', id: opponent.id, pool });
  }
  const typedParts = (manner ?? '').split(',').map((each) => each.trim().toLowerCase());
  const difficultyNames = typedParts.filter((each) => each !== '' && each !== BOUGHT_HITS);
  const threshold = readThreshold(difficultyNames, amount);
  if (!threshold.ok) return threshold;
  if (typedParts.includes(BOUGHT_HITS)) return checkCanBuyHits(encounter, threshold.value);
  if (threshold.value) return ok({ is: 'threshold', ...threshold.value });
  return no({ type: 'missing', what: 'difficulty', known: [...DIFFICULTIES, BOUGHT_HITS] });
}

/** Reads a difficulty by name or as a number. Undefined if neither is given. */
function readThreshold(parts: readonly string[], amount: number | undefined): Result<Threshold | undefined, Refusal> {
  const [first, second] = [...parts, ...(amount === undefined ? [] : [String(amount)])];
  if (first === undefined) return ok(undefined);
  if (second !== undefined) return refuse('one-difficulty', { one: first, other: second });
  if (amount !== undefined)
    return amount >= 1 && amount <= MAX_THRESHOLD
      ? ok({ name: because({ id: 'threshold' }), value: amount })
      : no({ type: 'out-of-bounds', what: 'threshold', least: 1, most: MAX_THRESHOLD });
  const difficultyEntry = Object.entries(THRESHOLDS).find(([name]) => name.toLowerCase() === first);
  if (!difficultyEntry) return unknownName('difficulty', first, [...DIFFICULTIES, BOUGHT_HITS]);
  const [difficulty, value] = difficultyEntry;
  return ok({ name: because({ id: 'difficulty', difficulty }), difficulty, value });
}

/** Refuses to buy hits where that isn't allowed: "Buying hits outside combat, where the GM allows it." */
function checkCanBuyHits(
  { phase, settings }: Encounter<Sol>,
  threshold: Threshold | undefined,
): Result<Opposition, Refusal> {
  if (phase === 'fighting') return refuse('buying-in-combat');
  if (settings[BUYING_HITS_SETTING_NAME] !== true) return refuse('buying-forbidden');
  return ok({ is: 'bought', ...(threshold && { threshold }) });
}

/** The maximum length of a skill's name, in characters, as on a sheet. */
const MAX_SKILL_NAME_LENGTH = 40;

/**
 * Reads a typed pool: "Skill + attribute (or two attributes)". Players may name any skill. A skill that isn't on the
 * sheet counts as 0.
 */
export function poolOf({ sheet }: Fighter, typed: string): Result<readonly PoolHalf[], Refusal> {
  const poolHalves = splitPool(sheet, typed);
  if (poolHalves.length > 2) return no({ type: 'out-of-bounds', what: 'pool-parts', least: 1, most: 2 });
  const pool: PoolHalf[] = [];
  const skillNames: string[] = [];
  for (const poolHalf of poolHalves) {
    const attribute = ATTRIBUTES.find((each) => each === poolHalf.toUpperCase());
    if (attribute) {
      pool.push({ name: attribute, dice: attributeModifier(sheet, attribute) });
      continue;
    }
    if (poolHalf === '' || poolHalf.length > MAX_SKILL_NAME_LENGTH)
      return no({ type: 'text-unfit', what: 'skill', longest: MAX_SKILL_NAME_LENGTH });
    const skillName =
      findEntry(sheet.skills, poolHalf)?.name ?? SKILLS.find((each) => each.toLowerCase() === poolHalf.toLowerCase());
    const name = skillName ?? poolHalf;
    pool.push({ name, dice: { value: skillRank(sheet, poolHalf), why: because({ id: 'skill', skill: name }) } });
    skillNames.push(poolHalf);
  }
  return skillNames.length < poolHalves.length
    ? ok(pool)
    : refuse('no-attribute', { typed, known: ATTRIBUTES.join(', ') });
}

/** Splits a typed pool at the plus sign between its halves. A skill on the sheet may have a plus sign in its name. */
function splitPool({ skills }: Sheet, input: string): readonly string[] {
  const plusSeparatedTexts = input.split('+');
  const splitPoolAt = (splitIndex: number) =>
    [plusSeparatedTexts.slice(0, splitIndex), plusSeparatedTexts.slice(splitIndex)].map((half) =>
      half.join('+').trim(),
    );
  const isPoolHalf = (half: string) => !half.includes('+') || findEntry(skills, half) !== undefined;
  const splitIndex = plusSeparatedTexts.findIndex((_, index) => index > 0 && splitPoolAt(index).every(isPoolHalf));
  return splitIndex === -1 ? plusSeparatedTexts.map((each) => each.trim()) : splitPoolAt(splitIndex);
}

/** Buys hits without a roll. If there is a difficulty, the test succeeds with enough hits for its threshold. */
function buyHits(
  resolution: Resolution<Sol>,
  subject: CombatantId,
  pool: readonly Modifier[],
  against?: Threshold,
): void {
  const dice = Math.max(0, sum(pool));
  const hits = boughtHits(dice);
  const { value: threshold, difficulty } = against ?? {};
  const hasEnoughHits = threshold === undefined ? undefined : hits >= threshold;
  const remark = because({ id: 'bought hits', hits, dice, ...given({ threshold, difficulty, enough: hasEnoughHits }) });
  resolution.record({ type: 'remarked', what: remark, subject, sum: true });
}

function rollOpposed(
  resolution: Resolution<Sol>,
  actor: CombatantId,
  tool: string,
  pool: readonly Modifier[],
  { id: target, pool: other }: Extract<Opposition, { is: 'opponent' }>,
): void {
  const contest = opposedTest(rollPool(resolution, pool), rollPool(resolution, other));
  resolution.record({ type: 'contested', actor, target, purpose: TEST_REASON, tool, contest });
}
