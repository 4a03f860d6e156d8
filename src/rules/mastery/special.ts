// Combat Rules v1.3 › Combat Flow › Declare Actions › Special Actions; Roll for Action

import { action } from '../core/action.ts';
import { type CombatantId, combatant, type Encounter } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { ActionWay, Intent } from '../core/intent.ts';
import type { Check } from '../core/reason.ts';
import { closestName, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import { type Exchange, type Intention, inflictStatus, resolveExchange } from './exchange.ts';
import { STATUSES, type Status } from './names.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import { rollSkill } from './rolling.ts';
import { isSameName, type Mastery, type Sheet, SKILLS, skillsOf } from './sheet.ts';
import { makeStabilityRoll } from './stability.ts';
import { payStamina, STAMINA, updateExhaustion } from './stamina.ts';
import { canAct, checkActionLeft, opponentOf, possibleTargets, spendAction } from './turn-action.ts';

/** The highest stamina cost of a special action: the maximum stamina of a Master. */
const MAX_COST = 490;

/** Ruling: a special action meant to harm costs at least this much. */
const MIN_HARM_COST = 2;

/** A special action against a number from the GM. */
interface Feat {
  readonly actor: CombatantId;
  readonly skill: string;
  readonly difficulty: number;
  readonly cost: number;
  readonly manner: string;
  readonly target?: CombatantId;
  readonly status?: Status;
  readonly words?: string;
}

type Special = { readonly feat: Feat } | { readonly opposed: Exchange };

/**
 * The ways to roll a special action that players are offered: against the target's Defense or, in `FEAT_MANNERS`,
 * against a number from the GM.
 */
export const SPECIAL_MANNERS = [
  'harm vs Defense',
  'vs Defense',
  'stun vs Defense',
  'fatigue vs Defense',
  'disorient vs Defense',
];
/** The costs that players are offered, in stamina. */
const LISTED_COSTS = [2, 0, 1, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100];
export const FEAT_MANNERS = ['vs 8', 'vs 10', 'vs 12', 'vs 15', 'vs 18', 'vs 20'];

/**
 * A spell, an ability or any unusual move: a d20 plus the modifier of the skill `tool`, against a number ("vs 12":
 * succeeds on the number or more) or against the target's Defense or named skill ("vs Defense": must be higher). "harm
 * vs …" does damage by the damage types; "stun vs …" and the like cause a status. `amount` is the declared cost.
 */
export const special = action<Mastery, Special>({
  title: 'Special action',
  cite: 'Combat Flow › Special Actions; House',
  when: 'turn',
  kind: 'cast',
  also: 'cast',
  offers(encounter, actor) {
    if (!canAct(encounter, actor)) return undefined;
    const targets = possibleTargets(encounter, actor);
    const skills = skillsOf(combatant(encounter, actor).sheet).map(({ name }) => name);
    const tools = [...skills.slice(SKILLS.length), ...skills.slice(0, SKILLS.length)];
    const amount = { what: STAMINA, most: MAX_COST };
    return targets.length > 0
      ? { targets, tools, manners: [...SPECIAL_MANNERS, ...FEAT_MANNERS], amount }
      : { tools, manners: FEAT_MANNERS, amount };
  },
  ways: specialWays,
  plan: planSpecial,
  resolve: (resolution, special) =>
    'feat' in special ? rollFeat(resolution, special.feat) : resolveExchange(resolution, special.opposed),
});

/**
 * The ways to use each skill: to harm a target, or for another purpose against its Defense or a number. The cost must
 * always be declared.
 */
function specialWays(encounter: Encounter<Mastery>, actor: CombatantId): readonly ActionWay[] {
  const skills = skillsOf(combatant(encounter, actor).sheet).map(({ name }) => name);
  const tools = [...skills.slice(SKILLS.length), ...skills.slice(0, SKILLS.length)];
  const [harm, ...otherManners] = SPECIAL_MANNERS;
  const amount = { what: STAMINA, most: MAX_COST, needed: true, usual: LISTED_COSTS } as const;
  const harmAmount = { ...amount, least: MIN_HARM_COST };
  return tools.flatMap((tool): readonly ActionWay[] => [
    { tool, amount: harmAmount, harms: true, ...given({ manner: harm }) },
    {
      tool,
      amount,
      alone: true,
      hows: [
        ...otherManners.map((manner) => ({ manner, harms: true as const })),
        ...FEAT_MANNERS.map((manner) => ({ manner })),
      ],
    },
  ]);
}

function planSpecial(encounter: Encounter<Mastery>, intent: Intent): Result<Special, Refusal> {
  const { actor, tool: input, words } = intent;
  const actionCheck = checkActionLeft(encounter, actor);
  if (!actionCheck.ok) return actionCheck;
  const skill = readSkill(combatant(encounter, actor).sheet, input);
  if (!skill.ok) return skill;
  const manner = readManner(encounter, intent);
  if (!manner.ok) return manner;
  const { aim, against, manner: standardManner } = manner.value;
  const cost = declaredCost(intent.amount, aim);
  if (!cost.ok) return cost;
  const commonFields = { actor, skill: skill.value, cost: cost.value, manner: standardManner, ...given({ words }) };

  if (typeof against === 'string') {
    const target = opponentOf(encounter, intent);
    if (!target.ok) return target;
    const skillFields = { cause: because({ id: 'skill', skill: skill.value }), tool: skill.value, bonus: [] };
    return ok({ opposed: { ...commonFields, ...skillFields, action: 'special', target: target.value, against, aim } });
  }
  // Damage depends on the difference between two rolls, and nothing is rolled for a fixed number.
  if (aim === 'harm') return no(refusal('harm-needs-a-roll', { number: against }));
  const target = aim === 'effect' ? storyTarget(intent) : opponentOf(encounter, intent);
  if (!target.ok) return target;
  const statusField = aim === 'effect' ? {} : { status: aim };
  return ok({
    feat: { ...commonFields, ...statusField, difficulty: against, ...(target.value && { target: target.value }) },
  });
}

/** The target of an action that only matters to the story: anyone, even a collapsed fighter, or no one. */
function storyTarget({ actor, targets }: Intent): Result<CombatantId | undefined, Refusal> {
  if (targets && targets.length > 1) return no({ type: 'too-many', what: 'targets', most: 1 });
  return targets?.[0] === actor ? no({ type: 'not-at-self' }) : ok(targets?.[0]);
}

/**
 * The cost that the player declares, because the book leaves it to the nature of the action. It may be 0 unless the
 * action harms.
 */
function declaredCost(amount: number | undefined, aim: Intention): Result<number, Refusal> {
  if (amount === undefined) return no({ type: 'missing', what: 'stamina-cost', known: [] });
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_COST)
    return no({
      type: 'out-of-bounds',
      what: 'stamina-cost',
      least: aim === 'harm' ? MIN_HARM_COST : 0,
      most: MAX_COST,
    });
  return aim === 'harm' && amount < MIN_HARM_COST ? no(refusal('harm-costs', { least: MIN_HARM_COST })) : ok(amount);
}

/**
 * Rolls an action against a number; it succeeds on the number or more. Ruling: if its cost requires a stability roll,
 * that roll has no opponent.
 */
function rollFeat(resolution: Resolution<Mastery>, details: Feat): void {
  const { actor, skill, difficulty, cost, manner, target, status, words } = details;
  const targets = target === undefined ? undefined : [target];
  const declaredFields = { manner, tool: skill, ...given({ targets, words }) };
  resolution.record({ type: 'declared', action: 'special', actor, ...declaredFields });
  const skillReason = because({ id: 'skill', skill });
  spendAction(resolution, actor, skillReason);

  const roll = rollSkill(resolution, resolution.combatant(actor), { skill, advantage: false });
  const hasSucceeded = roll.total >= difficulty;
  const check: Check<'success' | 'failure'> = {
    roll,
    against: { name: because({ id: 'difficulty' }), value: difficulty },
    degree: hasSucceeded ? 'success' : 'failure',
    tier: hasSucceeded ? 'success' : 'failure',
  };
  const purpose = because({ id: 'special' });
  resolution.record({ type: 'checked', actor, purpose, tool: skill, check, ...given({ target }) });

  const needsStabilityRoll = payStamina(resolution, actor, cost, skillReason);
  updateExhaustion(resolution, resolution.combatant(actor));
  if (needsStabilityRoll) makeStabilityRoll(resolution, actor);
  if (hasSucceeded && status && target !== undefined) inflictStatus(resolution, status, { actor, target, skill });
}

/** The manner of a special action: its purpose, and the number or target's skill it is rolled against. */
interface Manner {
  readonly aim: Intention;
  readonly against: number | string;
  /** The manner in standard wording: "harm vs Defense". */
  readonly manner: string;
}

/** The lowest difficulty a GM can give. */
const MIN_DIFFICULTY = 1;
/** The highest difficulty a GM can give. */
const MAX_DIFFICULTY = 60;
/** The maximum length of a skill's name, in characters. */
const MAX_SKILL_NAME_LENGTH = 40;

/** Examples for a player who gave no manner. */
const EXAMPLE_MANNERS = ['vs 12', 'vs Defense', 'harm vs Defense', 'stun vs Defense'];

/**
 * Reads "vs 12", "15", "DC 12", "vs Stealth", "harm", "harm vs Defense", "stun vs 14". If the text doesn't say what to
 * roll against, it is the target's Defense.
 */
function readManner(encounter: Encounter<Mastery>, { targets, manner: input }: Intent): Result<Manner, Refusal> {
  const text = input?.trim() ?? '';
  if (text === '' && !targets?.length) return no({ type: 'missing', what: 'difficulty', known: EXAMPLE_MANNERS });
  if (/^heal/i.test(text)) return no(refusal('no-healing'));
  const mannerParts = splitManner(text);
  if (mannerParts.purpose !== undefined && /^(and|with|[&+,])\s?/i.test(mannerParts.rest))
    return no(refusal('one-purpose'));
  const oppositionResult = oppositionOf(encounter, targets, mannerParts);
  if (!oppositionResult.ok) return oppositionResult;
  const standardManner = [mannerParts.purpose, 'vs', oppositionResult.value]
    .filter((part) => part !== undefined)
    .join(' ');
  return ok({ aim: intentionOf(mannerParts.purpose), against: oppositionResult.value, manner: standardManner });
}

/** The words that players write for each purpose of a special action. */
const PURPOSE_WORDS = {
  harm: /^(harm|hurt|damage)\b/i,
  stun: /^stun(ned)?\b/i,
  fatigue: /^fatigued?\b/i,
  disorient: /^disorient(ed)?\b/i,
};
export const PURPOSES = ['harm', 'stun', 'fatigue', 'disorient'] as const;
type Purpose = (typeof PURPOSES)[number];

/** Splits a text like "stun vs Defense" into its purpose (if it has one), whether it has a "vs", and the rest. */
function splitManner(text: string): { readonly purpose?: Purpose; readonly opposed: boolean; readonly rest: string } {
  const purpose = PURPOSES.find((each) => PURPOSE_WORDS[each].test(text));
  const textAfterPurpose = purpose === undefined ? text : text.replace(PURPOSE_WORDS[purpose], '').trim();
  const oppositionText = textAfterPurpose
    .replace(/^(vs\b\.?|versus\b|against\b)/i, '')
    .replace(/^\s*(dc|difficulty)\s*(?=\d)/i, '')
    .trim();
  return { ...(purpose && { purpose }), opposed: oppositionText !== textAfterPurpose, rest: oppositionText };
}

function intentionOf(purpose: Purpose | undefined): Intention {
  if (purpose === undefined) return 'effect';
  return purpose === 'harm' ? 'harm' : STATUSES[purpose];
}

/**
 * The opposition: a number from the GM, or a skill of the target. A skill that is neither on the sheet nor in the rules
 * is only accepted after "vs".
 */
function oppositionOf(
  encounter: Encounter<Mastery>,
  targets: Intent['targets'],
  { opposed, rest }: ReturnType<typeof splitManner>,
): Result<number | string, Refusal> {
  if (rest === '') return ok('Defense');
  if (/^[+-]?\d+(\.\d+)?$/.test(rest)) {
    const difficulty = Number(rest);
    if (Number.isInteger(difficulty) && difficulty >= MIN_DIFFICULTY && difficulty <= MAX_DIFFICULTY)
      return ok(difficulty);
    return no({ type: 'out-of-bounds', what: 'difficulty', least: MIN_DIFFICULTY, most: MAX_DIFFICULTY });
  }
  const [target] = targets ?? [];
  const sheet = target === undefined ? undefined : combatant(encounter, target).sheet;
  const skill = readSkill(sheet, rest);
  const isKnownSkill = skill.ok && (sheet ? skillsOf(sheet).some(({ name }) => name === skill.value) : false);
  if (skill.ok && !isKnownSkill && (!opposed || /\bvs\b/i.test(rest)))
    return no({ type: 'no-such', what: 'way', typed: rest, known: EXAMPLE_MANNERS });
  return skill;
}

/**
 * The skill that a player means, spelled as on the sheet. A skill that isn't on the sheet is accepted as Novice. Only a
 * likely misspelling of one on the sheet is refused, because a typo would otherwise waste the turn.
 */
function readSkill(sheet: Sheet | undefined, input: string | undefined): Result<string, Refusal> {
  const skillNames = sheet ? skillsOf(sheet).map(({ name }) => name) : [];
  const typedName = input?.trim() ?? '';
  if (typedName === '') return no({ type: 'missing', what: 'skill', known: skillNames });
  if (typedName.length > MAX_SKILL_NAME_LENGTH)
    return no({ type: 'text-unfit', what: 'skill', longest: MAX_SKILL_NAME_LENGTH });
  const matchingSkill = skillNames.find((name) => isSameName(name, typedName));
  if (matchingSkill) return ok(matchingSkill);
  const closestSkill = closestName(typedName, skillNames);
  // "Ice Magic" is similar to "Fire Magic" but a different skill; "Fir Magic" is a misspelling.
  const isMisspelling = closestSkill !== undefined && closestSkill[0]?.toLowerCase() === typedName[0]?.toLowerCase();
  return isMisspelling
    ? no({ type: 'no-such', what: 'skill', typed: typedName, known: skillNames, near: closestSkill })
    : ok(typedName);
}
