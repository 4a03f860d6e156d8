// Finds the actions that a player's text describes, among those that the rules allow now. Pure: the same text in the
// same fight always means the same thing.

import { harmsAllies } from '../rules/core/complete-actions.ts';
import { given } from '../rules/core/given.ts';
import { actionKey } from '../rules/core/intent.ts';
import { type Clause, clausesOf, joinedClause, OWN_ACTION_EVIDENCE, receives } from './clauses.ts';
import { type Hit, TWO_ACTIONS } from './lexicon.ts';
import { candidatesIn, meaningsIn, type RankedMeaning, variedMeanings, withoutDuplicates } from './meanings.ts';
import type { Mention } from './narrowing.ts';
import {
  actionWithStrangeThing,
  type ImpossibleAction,
  impossibleActionIn,
  isRefused,
  obstacleTo,
} from './obstacles.ts';
import { meantMoves } from './options.ts';
import { type PlanInText, planInText } from './plan.ts';
import type { MeantAction } from './ranking.ts';
import {
  actionEvidence,
  MIN_EVIDENCE,
  methodEvidence,
  type Reader,
  type Scope,
  scopeOf,
  type TextFacts,
  textFactsOf,
} from './scope.ts';

export type { MeantAction, Reader };

/** One action of a text: what it may mean, the likeliest first. */
export interface TextStep {
  readonly meant: readonly MeantAction[];
  /** A meaning that is likelier than those in `meant`, although it isn't possible now. */
  readonly impossible?: ImpossibleAction;
  /** A tool or spell that the rules know and that the actor doesn't have. */
  readonly unknown?: { readonly kind: 'tool'; readonly id: string };
  /**
   * The plan that the text describes, such as “if he comes at me I parry, otherwise I shoot the mage”. Only the first
   * step has it.
   */
  readonly plan?: MeantPlan;
}

/** A plan in a text. */
export type MeantPlan = PlanInText<MeantAction>;

/** The actions that a text describes, in order. Empty if it describes none, so Fray carries nothing out. */
export type Reading = readonly TextStep[];

/** The maximum number of meanings of a step. */
export const MAX_MEANINGS = 5;
/** The maximum number of actions in one text. */
const MAX_STEPS = 3;

/** Finds what a text means. */
export function readProse(text: string, reader: Reader): Reading {
  const facts = textFactsOf(text, reader);
  const clauses = clausesOf(facts);
  const wholeClause = joinedClause(clauses);
  const weighedWholeClause = wholeClause && weighedClause(facts, wholeClause);
  if (!weighedWholeClause || !describesAction(facts, weighedWholeClause, clauses)) return [];
  const textSplit = splitOf(facts, clauses, weighedWholeClause);
  const stepsOf = (parts: readonly WeighedClause[]) =>
    withoutRepeats(parts.flatMap((part) => textStepOf(facts, part) ?? [])).slice(0, MAX_STEPS);
  const steps =
    textSplit && describesTwoActions(facts, textSplit)
      ? withOtherReadings(stepsOf(textSplit.parts), stepsOf([weighedWholeClause]))
      : stepsOf([weighedWholeClause]);
  return withPlan(withUnownedWeapon(steps, facts), facts);
}

/**
 * If the first of two actions is to draw a weapon that the actor doesn't have, and the second is an attack, both are an
 * attack with that weapon: “I draw my katana and slice the orc”. A weapon that resembles one of the actor's isn't merged,
 * because the player may mean that one.
 */
function withUnownedWeapon(steps: Reading, { reader: { rules }, hits, tokens }: TextFacts): Reading {
  const [first, second, ...others] = steps;
  const { intent: drawn, why } = first?.impossible ?? {};
  const attack = second?.meant[0]?.intent;
  const isAttack = attack !== undefined && rules.actions[attack.action]?.kind === 'attack';
  if (
    !first ||
    !second ||
    second.impossible ||
    !isAttack ||
    why?.type !== 'no-such' ||
    why.near !== undefined ||
    !drawn?.tool
  )
    return steps;
  // Anyone can grab a chair and strike with it.
  const isWeapon = hits.some(
    ({ kind, to }) =>
      (kind === 'strange' || kind === 'things') && drawn.tool?.includes(tokens[to]?.text ?? ' ') === true,
  );
  if (!isWeapon || rules.actions[drawn.action]?.kind === 'attack') return steps;
  const { manner: _, ...withoutManner } = attack;
  // The player may have meant another item that they do have.
  const meant = withoutDuplicates([
    ...second.meant.slice(0, MEANINGS_BEFORE_OTHER_READINGS),
    ...first.meant.slice(0, 1),
    ...second.meant.slice(MEANINGS_BEFORE_OTHER_READINGS),
  ]).slice(0, MAX_MEANINGS);
  return [{ meant, impossible: { intent: { ...withoutManner, tool: drawn.tool }, why } }, ...others];
}

/**
 * If a text is read as two actions, this many meanings of the first one are listed before what the text means as a
 * single action.
 */
const MEANINGS_BEFORE_OTHER_READINGS = 2;

/**
 * Adds two meanings to the first of two steps, in case the text describes only one action: the likeliest meaning of the
 * whole text, and that of the second step, because the first may only lead up to it.
 */
function withOtherReadings(steps: Reading, [whole]: Reading): Reading {
  const [first, second, ...others] = steps;
  if (!first || !second) return steps;
  const meant = [
    ...first.meant.slice(0, MEANINGS_BEFORE_OTHER_READINGS),
    ...(whole?.meant.slice(0, 1) ?? []),
    ...second.meant.slice(0, 1),
    ...first.meant.slice(MEANINGS_BEFORE_OTHER_READINGS),
  ];
  return [{ ...first, meant: withoutDuplicates(meant).slice(0, MAX_MEANINGS) }, second, ...others];
}

/** Adds the plan that a text describes, and a spell or item in it that the actor doesn't have. */
function withPlan(reading: Reading, facts: TextFacts): Reading {
  const { reader } = facts;
  const plan = planInText(facts, reader, (words) => readProse(words, reader));
  const [first = { meant: [] }, ...others] = reading;
  const unknownTool = reading.length > 0 ? unknownToolIn(facts) : undefined;
  return plan || unknownTool ? [{ ...first, ...given({ plan, unknown: unknownTool }) }, ...others] : reading;
}

/** A spell or item that the text names but that the actor can't use now in any action. */
function unknownToolIn({ reader: { lexicon, namesOf }, tokens, options }: TextFacts): TextStep['unknown'] {
  const offeredTools = new Set(options.flatMap(({ method: { tool } }) => tool?.split(': ').at(-1) ?? []));
  const stems = tokens.map(({ stem }) => stem);
  const isInText = (name: string) => {
    const nameStems = lexicon.stemsOfName(name);
    const start = stems.indexOf(nameStems[0] ?? '');
    return nameStems.length > 0 && start !== -1 && nameStems.every((word, index) => stems[start + index] === word);
  };
  const id = lexicon.tools.find((tool) => !offeredTools.has(tool) && namesOf('tool', tool).some(isInText));
  return id === undefined ? undefined : { kind: 'tool', id };
}

/** A clause with everything that it may mean, the likeliest first. */
interface WeighedClause {
  readonly clause: Clause;
  readonly scope: Scope;
  readonly ranked: readonly RankedMeaning[];
  /** How likely it is that the clause's best action is the right one, from 0 to 1. */
  readonly share: number;
}

function weighedClause(facts: TextFacts, clause: Clause): WeighedClause {
  const scope = scopeOf(facts, clause);
  const rankedMeanings = meaningsIn(facts, scope);
  const [best] = rankedMeanings;
  const bestScore = best?.score ?? 0;
  let [own, all] = [0, 0];
  for (const { intent, score } of rankedMeanings) {
    const odds = Math.exp(score - bestScore);
    all += odds;
    if (intent.action === best?.intent.action) own += odds;
  }
  return { clause, scope, ranked: rankedMeanings, share: all > 0 ? own / all : 0 };
}

/** A text that is read as two actions, one after the other. */
interface TextSplit {
  readonly parts: readonly [WeighedClause, WeighedClause];
  /** The position of the second action's first word. */
  readonly at: number;
  readonly whole: WeighedClause;
}

/** The maximum number of places where splitting a text is tried. */
const MAX_SPLITS_TRIED = 2;
/** If a text has more words than this, only one place to split it is tried, because long texts take longer to read. */
const LONG_TEXT_WORDS = 30;

/** The likeliest split of a text into two different actions. Undefined if there's none. */
function splitOf(facts: TextFacts, clauses: readonly Clause[], whole: WeighedClause): TextSplit | undefined {
  const possibleSplits = clauses
    .slice(1, facts.tokens.length > LONG_TEXT_WORDS ? 2 : 1 + MAX_SPLITS_TRIED)
    .flatMap((_, before) => {
      const [first, second] = [joinedClause(clauses.slice(0, before + 1)), joinedClause(clauses.slice(before + 1))];
      if (!first || !second || !hasWordForAction(first) || !hasWordForAction(second)) return [];
      return [
        { parts: [weighedClause(facts, first), weighedClause(facts, second)] as const, at: second.parts[0]?.from ?? 0 },
      ];
    });
  const splitChance = ({ parts: [first, second] }: (typeof possibleSplits)[number]) => first.share * second.share;
  const [best] = possibleSplits.toSorted((one, other) => splitChance(other) - splitChance(one));
  return best && { ...best, whole };
}

function hasWordForAction({ evidence }: Clause): boolean {
  return evidence.values().some((weight) => weight > 0);
}

/** Whether a text describes two actions, rather than one and what leads up to it. */
function describesTwoActions(facts: TextFacts, textSplit: TextSplit): boolean {
  const weights = facts.reader.lexicon.habits[TWO_ACTIONS] ?? {};
  let sum = 0;
  for (const [feature, value] of splitFeatures(facts, textSplit)) sum += value * (weights[feature] ?? 0);
  return sum > 0;
}

/** A high score for a meaning of a clause. */
const HIGH_SCORE = 8;

/** How well a clause's best meaning fits, from 0 to 1.5, where 1 stands for `HIGH_SCORE`. */
function scoreShare({ ranked: [best] }: WeighedClause): number {
  return Math.max(0, Math.min(1.5, (best?.score ?? 0) / HIGH_SCORE));
}

/** The features that make it likelier or less likely that a text describes two actions. */
function splitFeatures(
  facts: TextFacts,
  { parts: [first, second], at, whole }: TextSplit,
): ReadonlyMap<string, number> {
  const { tokens, hits, mentions } = facts;
  const bestActionKey = ({ ranked: [best] }: WeighedClause) => best && actionKey(best.intent);
  const bestActionOf = ({ ranked: [best] }: WeighedClause) => best?.intent.action;
  const bestTargetOf = ({ ranked: [best] }: WeighedClause) => best?.intent.targets?.[0];
  const isJoint = hits.some(({ kind, from }) => kind === 'joints' && from === at);
  const secondPartStart = isJoint ? at + 1 : at;
  const hasHit = (kind: Hit['kind'], from: number, to: number) =>
    hits.some((hit) => hit.kind === kind && hit.from >= from && hit.from <= to && hit.weight >= 1.5);
  const namesActor = (from: number, to: number) =>
    mentions.some((each) => each.self && each.from >= from && each.from <= to);
  const wordCount = tokens.length;
  const features: readonly (readonly [string, number | boolean])[] = [
    ['any', 1],
    ['first', first.share],
    ['second', second.share],
    ['both', first.share * second.share],
    ['whole', whole.share],
    ['same action', bestActionOf(first) === bestActionOf(second)],
    ['same', bestActionKey(first) === bestActionKey(second)],
    ['same target', bestTargetOf(first) === bestTargetOf(second)],
    [
      'same action at another',
      bestActionOf(first) === bestActionOf(second) && bestTargetOf(first) !== bestTargetOf(second),
    ],
    ['whole is the first', bestActionKey(whole) === bestActionKey(first)],
    ['whole does the first', bestActionOf(whole) === bestActionOf(first)],
    ['whole is the second', bestActionKey(whole) === bestActionKey(second)],
    ['whole does the second', bestActionOf(whole) === bestActionOf(second)],
    ['score of the first', scoreShare(first)],
    ['score of the second', scoreShare(second)],
    ['score of the whole', scoreShare(whole)],
    ['lower score', Math.min(scoreShare(first), scoreShare(second))],
    ['joint', isJoint],
    ['joint word', isJoint && tokens[at]?.after === ''],
    ['mark .', tokens[at]?.after === '.'],
    ['mark ,', tokens[at]?.after === ','],
    ['verb starts the first', hasHit('action', 0, 1)],
    ['verb starts the second', hasHit('action', secondPartStart, secondPartStart + 1)],
    ['actor starts the first', namesActor(0, 1)],
    ['actor starts the second', namesActor(secondPartStart, secondPartStart)],
    ['repeats', second.clause.isRepeat === true],
    ['condition', [first, second].some(({ scope }) => scope.isConditional)],
    ['spoken', facts.isSpoken],
    ['long first', Math.min(1, at / 12)],
    ['long second', Math.min(1, (wordCount - at) / 12)],
    ...(isJoint ? [[`“${tokens[at]?.stem ?? ''}”`, 1] as const] : []),
    ...(bestActionOf(first) === undefined
      ? []
      : [[`first: ${facts.reader.rules.actions[bestActionOf(first) ?? '']?.kind}`, 1] as const]),
    ...(bestActionOf(second) === undefined
      ? []
      : [[`second: ${facts.reader.rules.actions[bestActionOf(second) ?? '']?.kind}`, 1] as const]),
  ];
  return new Map(features.map(([name, value]) => [name, Number(value)]));
}

/**
 * For learning the weights: the features that `splitFeatures` finds in a text. Undefined if the text can't be split.
 */
export function splitFeaturesOf(text: string, reader: Reader): ReadonlyMap<string, number> | undefined {
  const facts = textFactsOf(text, reader);
  const clauses = clausesOf(facts);
  const wholeClause = joinedClause(clauses);
  const textSplit = wholeClause && splitOf(facts, clauses, weighedClause(facts, wholeClause));
  return textSplit && splitFeatures(facts, textSplit);
}

/** Whether a text describes an action at all, rather than the scene, a feeling, or what someone says. */
function describesAction(facts: TextFacts, whole: WeighedClause, clauses: readonly Clause[]): boolean {
  if (facts.tokens.length === 0) return false;
  const weights = facts.reader.lexicon.anyActionWeights;
  let sum = 0;
  for (const [feature, value] of actionFeatures(facts, whole)) sum += value * (weights[feature] ?? 0);
  const hasCondition = clauses.some(({ parts }) => parts.some(({ role }) => role === 'condition'));
  return (
    sum >=
    (hasCondition
      ? MIN_ACTION_SCORE_WITH_CONDITION
      : facts.reader.lexicon.lacksWordWeights
        ? MIN_ACTION_SCORE_WITHOUT_WORDS
        : MIN_ACTION_SCORE)
  );
}

/** The minimum score for a text to count as an action. */
const MIN_ACTION_SCORE = 0.15;

/** The minimum score for a text with a condition to count as an action: “as soon as I'm hurt, I take cover”. */
const MIN_ACTION_SCORE_WITH_CONDITION = -1;

/**
 * The minimum score in languages other than English. They have no weights for words, which would tell actions from
 * talk.
 */
const MIN_ACTION_SCORE_WITHOUT_WORDS = 0.5;

/** A post with at least this many words tells more than one action: the scene, a feeling, or what others do. */
const LONG_POST_WORDS = 16;

/** The features that make it likelier or less likely that a text describes an action. */
function actionFeatures(facts: TextFacts, { scope, ranked, share }: WeighedClause): ReadonlyMap<string, number> {
  const { reader, tokens, hits, mentions, isSpoken: isPartlySpoken } = facts;
  const features = new Map<string, number>();
  const add = (name: string, value = 1) => features.set(name, Math.max(features.get(name) ?? 0, value));
  for (const [feature, value] of scope.features) add(feature, Math.min(1, value));
  const evidence = [
    ...scope.evidence.values(),
    ...facts.options
      .filter(({ method }) => method.tool !== undefined)
      .map((option) => actionEvidence(facts, scope, option)),
  ];
  const actionByTool = new Map(
    facts.options.flatMap(({ name, method: { tool } }) => (tool === undefined ? [] : [[tool, name]])),
  );
  if ([...actionByTool].some(([tool, name]) => methodEvidence(facts, scope, 'tool', tool, name) >= 2))
    add('names a tool');
  if (hits.some(({ kind }) => kind === 'things')) add('names a thing');
  if (hits.some(({ kind, weight }) => kind === 'manner' && weight >= 2)) add('names a manner');
  const startsWithHitOfKind = (kind: Hit['kind']) =>
    hits.some((hit) => hit.kind === kind && hit.from === 0 && hit.weight >= 1.5);
  const strongestEvidence = Math.max(0, ...evidence);
  add('evidence', Math.min(4, strongestEvidence) / 2);
  const evidenceLevel =
    strongestEvidence < MIN_EVIDENCE
      ? 'evidence: little'
      : strongestEvidence < OWN_ACTION_EVIDENCE
        ? 'evidence: some'
        : 'evidence: much';
  add(evidenceLevel);
  const isActor = ({ self, ids }: Mention) => self === true || (ids.length === 1 && ids[0] === reader.actor);
  const actorMentions = mentions.filter(isActor);
  if (actorMentions.length > 0) add('names the actor');
  const [first] = tokens;
  if (startsWithHitOfKind('action')) add('starts with a verb');
  if (actorMentions.some(({ from }) => from === 0)) add('starts with the actor');
  if (mentions.some((each) => each.from <= 1 && !isActor(each) && !receives(hits, each))) add('starts with another');

  if (isPartlySpoken) {
    add('is partly spoken');
    add(`spoken: ${evidenceLevel}`);
    if (tokens.length <= 4) add('is mostly spoken');
    if (startsWithHitOfKind('speaking')) add('starts with a verb of speaking');
    if (startsWithHitOfKind('action')) add('speech and a verb');
  }
  if (facts.asks) add('asks');
  if (first && tokens.length <= 2) add('is very short');
  add('length', Math.min(30, tokens.length) / 30);
  if (tokens.length >= LONG_POST_WORDS) add(`long: ${evidenceLevel}`);
  const [best] = ranked;
  add('share of the best', share);
  if (best) {
    features.set('score of the best', Math.max(-1, Math.min(3, best.score / 4)));
    add(`best: ${reader.rules.actions[best.intent.action]?.kind ?? ''}`);
  }
  return features;
}

/** For learning the weights: the features that make it likelier or less likely that a text describes an action. */
export function actionFeaturesOf(text: string, reader: Reader): ReadonlyMap<string, number> {
  const facts = textFactsOf(text, reader);
  const wholeClause = joinedClause(clausesOf(facts));
  return wholeClause ? actionFeatures(facts, weighedClause(facts, wholeClause)) : new Map();
}

/** For learning the weights: the features of a text and of each of its clauses, and everything that they may mean. */
export function candidatesOf(text: string, reader: Reader) {
  const facts = textFactsOf(text, reader);
  const clauses = clausesOf(facts);
  const of = (clause: Clause) => {
    const scope = scopeOf(facts, clause);
    return {
      features: scope.features,
      candidates: candidatesIn(facts, scope).filter(({ isAllowed }) => isAllowed?.() ?? true),
    };
  };
  const wholeClause = joinedClause(clauses);
  return { whole: wholeClause && of(wholeClause), clauses: clauses.map(of) };
}

/** What a clause means, or undefined if it has no action. */
function textStepOf(facts: TextFacts, { scope, ranked }: WeighedClause): TextStep | undefined {
  const [best] = ranked;
  const likeliestMeaning = withNamedTool(
    facts,
    ranked,
    ranked.find((each) => !each.isMissing || isRefused(facts, each)),
  );
  const all = likeliestMeaning?.isMissing
    ? [likeliestMeaning, ...ranked]
    : withMissingActionScore(ranked, best?.isMissing && best.intent.manner !== undefined ? best : undefined);
  const possibleMeanings = withoutFarFetched(all.filter(({ isMissing }) => !isMissing));
  const [first] = all;
  const why = first?.isMissing ? obstacleTo(facts, first) : undefined;
  const withStrangeThing = actionWithStrangeThing(facts, scope, possibleMeanings);
  // A player who reads “no greataxe” knows more than one who reads that nothing can do that.
  const isBeyondTools = why?.type === 'beyond-tools' && first?.intent.action === withStrangeThing?.intent.action;
  const impossibleAction =
    first && why && !isBeyondTools
      ? { intent: first.intent, why }
      : (withStrangeThing ?? impossibleActionIn(facts, scope, uselessHelp(all) ?? possibleMeanings[0]));
  const meanings = variedMeanings(possibleMeanings, MAX_MEANINGS);
  if (impossibleAction)
    return { meant: possibleAlternatives(facts, scope, meanings, impossibleAction), impossible: impossibleAction };
  return meanings.length > 0 ? { meant: meanings } : undefined;
}

/** The likeliest meaning, if it would help someone but there is only an enemy left to help: “I cast Mend”, with no one hurt. */
function uselessHelp(meanings: readonly RankedMeaning[]): RankedMeaning | undefined {
  const best = meanings.find(({ isMissing }) => !isMissing);
  return best?.isFarFetched && best.act?.helps ? best : undefined;
}

/** Leaves out what hardly anyone means, unless nothing else is possible. */
function withoutFarFetched(meanings: readonly RankedMeaning[]): readonly RankedMeaning[] {
  const likelyMeanings = meanings.filter(({ isFarFetched }) => !isFarFetched);
  return likelyMeanings.length > 0 ? likelyMeanings : meanings;
}

/**
 * If a text means an action that none of the actor's tools can do, prefers the meaning with the tool that the text
 * names, so that the player reads why that tool isn't possible.
 */
function withNamedTool(
  facts: TextFacts,
  ranked: readonly RankedMeaning[],
  likeliest: RankedMeaning | undefined,
): RankedMeaning | undefined {
  if (!likeliest?.isBeyondTools) return likeliest;
  const { action } = likeliest.intent;
  const isNamedTool = (each: RankedMeaning) =>
    each.isMissing === true && each.intent.action === action && each.intent.tool !== undefined;
  return ranked.find((each) => isNamedTool(each) && isRefused(facts, each)) ?? likeliest;
}

/**
 * The meanings that are possible. If the likeliest meaning isn't, because the actor doesn't have its manner, its score
 * goes to the likeliest possible meaning with the same action.
 */
function withMissingActionScore(
  ranked: readonly RankedMeaning[],
  likeliest: RankedMeaning | undefined,
): readonly RankedMeaning[] {
  const possibleMeanings = ranked.filter(({ isMissing }) => !isMissing);
  const own = likeliest && possibleMeanings.find(({ intent }) => intent.action === likeliest.intent.action);
  return likeliest && own
    ? [{ ...own, score: likeliest.score }, ...possibleMeanings.filter((each) => each !== own)]
    : possibleMeanings;
}

/**
 * What is possible instead: moving closer to the target that the text names, the same action done another way, then the
 * text's other possible meanings, except those that harm the actor's allies.
 */
function possibleAlternatives(
  { reader }: TextFacts,
  scope: Scope,
  all: readonly MeantAction[],
  { intent: { action } }: ImpossibleAction,
): readonly MeantAction[] {
  const meaningsSafeForAllies = all
    .filter(({ act, intent }) => !act || !harmsAllies(reader.encounter, { harms: act.harms, intent }))
    .toSorted((one, other) => Number(other.intent.action === action) - Number(one.intent.action === action));
  const targetId = scope.mentions.find(({ self }) => !self)?.ids[0];
  if (targetId === undefined || !reader.moves) return meaningsSafeForAllies;
  const [nearer] = meantMoves(reader, reader.moves, { hits: [], tile: undefined, targets: [targetId] });
  return nearer
    ? [
        { intent: nearer.way.intent, score: 0, toward: targetId, strikes: nearer.way.strikes.length },
        ...meaningsSafeForAllies,
      ].slice(0, MAX_MEANINGS)
    : meaningsSafeForAllies;
}

/** Leaves out steps that repeat the one before: “I swing, and swing again”. */
function withoutRepeats(steps: readonly TextStep[]): readonly TextStep[] {
  return steps.filter(({ meant: [best] }, index) => {
    const previousMeaning = steps[index - 1]?.meant[0];
    return !best || !previousMeaning || actionKey(best.intent) !== actionKey(previousMeaning.intent);
  });
}
