// Finds the actions that a player's text describes, among those that the rules allow now. Pure: the same text in the
// same fight always means the same thing.

import { given } from '../rules/core/given.ts';
import { actionKey, type Intent } from '../rules/core/intent.ts';
import { begin } from '../rules/core/play.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { type Clause, clausesOf, OWN_ACTION_EVIDENCE, wholeOf } from './clauses.ts';
import { type Hit, TWO_ACTIONS } from './lexicon.ts';
import { candidatesIn, type MeantAction, meaningsIn, type Ranked, varied } from './meanings.ts';
import { areAllies, placesMeant, targetsOf } from './options.ts';
import { type PlanInText, planIn } from './plan.ts';
import type { Mention } from './references.ts';
import {
  actionEvidence,
  type Facts,
  factsOf,
  isSubject,
  MIN_EVIDENCE,
  methodEvidence,
  type Reader,
  type Scope,
  scopeOf,
} from './scope.ts';

export type { MeantAction, Reader };

/** Something that a text means but that isn't possible now. */
export interface ImpossibleAction {
  readonly intent: Intent;
  readonly why: Refusal;
}

/** One action of a text: what it may mean, the likeliest first. */
export interface Step {
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

/** A text's actions in order. Empty if there are none, so the text stays a post. */
export type Reading = readonly Step[];

/** The maximum number of meanings of a step. */
export const MAX_MEANINGS = 5;
/** The maximum number of actions in one text. */
const MAX_STEPS = 3;

/** Finds what a text means. */
export function readProse(text: string, reader: Reader): Reading {
  const facts = factsOf(text, reader);
  const clauses = clausesOf(facts);
  const whole = wholeOf(clauses);
  const meant = whole && weighedClause(facts, whole);
  if (!meant || !describesAction(facts, meant, clauses)) return [];
  const split = splitOf(facts, clauses, meant);
  const steps = (split && isSplit(facts, split) ? split.parts : [meant]).flatMap((part) => stepOf(facts, part) ?? []);
  return withPlan(withoutRepeats(steps).slice(0, MAX_STEPS), facts);
}

/** Adds the plan that a text describes, and a spell or item in it that the actor doesn't have. */
function withPlan(reading: Reading, facts: Facts): Reading {
  const { reader } = facts;
  const plan = planIn(facts, reader, (words) => readProse(words, reader));
  const [first = { meant: [] }, ...others] = reading;
  const unknown = reading.length > 0 ? unknownIn(facts) : undefined;
  return plan || unknown ? [{ ...first, ...given({ plan, unknown }) }, ...others] : reading;
}

/** A spell or item that the text names but that the actor can't use now in any action. */
function unknownIn({ reader: { lexicon, namesOf }, tokens, options }: Facts): Step['unknown'] {
  const offered = new Set(options.flatMap(({ method: { tool } }) => tool?.split(': ').at(-1) ?? []));
  const stems = tokens.map(({ stem }) => stem);
  const isSaid = (name: string) => {
    const words = lexicon.stemsOfName(name);
    const start = stems.indexOf(words[0] ?? '');
    return words.length > 0 && start !== -1 && words.every((word, index) => stems[start + index] === word);
  };
  const id = lexicon.tools.find((tool) => !offered.has(tool) && namesOf('tool', tool).some(isSaid));
  return id === undefined ? undefined : { kind: 'tool', id };
}

/** A clause with everything that it may mean, the likeliest first. */
interface Weighed {
  readonly clause: Clause;
  readonly scope: Scope;
  readonly ranked: readonly Ranked[];
  /** How likely it is that its best action is the right one, from 0 to 1. */
  readonly share: number;
}

function weighedClause(facts: Facts, clause: Clause): Weighed {
  const scope = scopeOf(facts, clause);
  const ranked = meaningsIn(facts, scope);
  const [best] = ranked;
  const most = best?.score ?? 0;
  let [own, all] = [0, 0];
  for (const { intent, score } of ranked) {
    const odds = Math.exp(score - most);
    all += odds;
    if (intent.action === best?.intent.action) own += odds;
  }
  return { clause, scope, ranked, share: all > 0 ? own / all : 0 };
}

/** A text that is read as two actions, one after the other. */
interface Split {
  readonly parts: readonly [Weighed, Weighed];
  /** The position of the second action's first word. */
  readonly at: number;
  readonly whole: Weighed;
}

/** The maximum number of places where splitting a text is tried. */
const MAX_SPLITS = 2;
/** If a text has more words than this, only one place to split it is tried, because long texts take longer to read. */
const MANY_WORDS = 30;

/** The likeliest split of a text into two different actions. Undefined if there's none. */
function splitOf(facts: Facts, clauses: readonly Clause[], whole: Weighed): Split | undefined {
  const splits = clauses.slice(1, facts.tokens.length > MANY_WORDS ? 2 : 1 + MAX_SPLITS).flatMap((_, before) => {
    const [first, second] = [wholeOf(clauses.slice(0, before + 1)), wholeOf(clauses.slice(before + 1))];
    if (!first || !second || !hasWordForAction(first) || !hasWordForAction(second)) return [];
    return [
      { parts: [weighedClause(facts, first), weighedClause(facts, second)] as const, at: second.parts[0]?.from ?? 0 },
    ];
  });
  const chance = ({ parts: [first, second] }: (typeof splits)[number]) => first.share * second.share;
  const [best] = splits.toSorted((one, other) => chance(other) - chance(one));
  return best && { ...best, whole };
}

function hasWordForAction({ evidence }: Clause): boolean {
  return evidence.values().some((weight) => weight > 0);
}

/** Whether a text describes two actions, rather than one and what leads up to it. */
function isSplit(facts: Facts, split: Split): boolean {
  const weights = facts.reader.lexicon.habits[TWO_ACTIONS] ?? {};
  let sum = 0;
  for (const [feature, value] of splitFeatures(facts, split)) sum += value * (weights[feature] ?? 0);
  return sum > 0;
}

/** The features that make it likelier or less likely that a text describes two actions. */
function splitFeatures(facts: Facts, { parts: [first, second], at, whole }: Split): ReadonlyMap<string, number> {
  const { tokens, hits, mentions } = facts;
  const bestOf = ({ ranked: [best] }: Weighed) => best && actionKey(best.intent);
  const actionOf = ({ ranked: [best] }: Weighed) => best?.intent.action;
  const targetOf = ({ ranked: [best] }: Weighed) => best?.intent.targets?.[0];
  const isJoint = hits.some(({ kind, from }) => kind === 'joints' && from === at);
  const start = isJoint ? at + 1 : at;
  const says = (kind: Hit['kind'], from: number, to: number) =>
    hits.some((hit) => hit.kind === kind && hit.from >= from && hit.from <= to && hit.weight >= 1.5);
  const isSelf = (from: number, to: number) =>
    mentions.some((each) => each.self && each.from >= from && each.from <= to);
  const words = tokens.length;
  const features: readonly (readonly [string, number | boolean])[] = [
    ['any', 1],
    ['first', first.share],
    ['second', second.share],
    ['both', first.share * second.share],
    ['whole', whole.share],
    ['same action', actionOf(first) === actionOf(second)],
    ['same', bestOf(first) === bestOf(second)],
    ['same target', targetOf(first) === targetOf(second)],
    ['same action at another', actionOf(first) === actionOf(second) && targetOf(first) !== targetOf(second)],
    ['whole is the first', bestOf(whole) === bestOf(first)],
    ['whole does the first', actionOf(whole) === actionOf(first)],
    ['whole does the second', actionOf(whole) === actionOf(second)],
    ['joint', isJoint],
    ['joint word', isJoint && tokens[at]?.after === ''],
    ['mark .', tokens[at]?.after === '.'],
    ['mark ,', tokens[at]?.after === ','],
    ['verb starts the first', says('action', 0, 1)],
    ['verb starts the second', says('action', start, start + 1)],
    ['actor starts the first', isSelf(0, 1)],
    ['actor starts the second', isSelf(start, start)],
    ['condition', [first, second].some(({ scope }) => scope.isConditional)],
    ['spoken', facts.isSpoken],
    ['long first', Math.min(1, at / 12)],
    ['long second', Math.min(1, (words - at) / 12)],
    ...(isJoint ? [[`“${tokens[at]?.stem ?? ''}”`, 1] as const] : []),
    ...(actionOf(first) === undefined
      ? []
      : [[`first: ${facts.reader.rules.actions[actionOf(first) ?? '']?.kind}`, 1] as const]),
    ...(actionOf(second) === undefined
      ? []
      : [[`second: ${facts.reader.rules.actions[actionOf(second) ?? '']?.kind}`, 1] as const]),
  ];
  return new Map(features.map(([name, value]) => [name, Number(value)]));
}

/**
 * For learning the weights: the features that `splitFeatures` finds in a text. Undefined if the text can't be split.
 */
export function splitFeaturesOf(text: string, reader: Reader): ReadonlyMap<string, number> | undefined {
  const facts = factsOf(text, reader);
  const clauses = clausesOf(facts);
  const whole = wholeOf(clauses);
  const split = whole && splitOf(facts, clauses, weighedClause(facts, whole));
  return split && splitFeatures(facts, split);
}

/** Whether a text describes an action at all, rather than the scene, a feeling, or what someone says. */
function describesAction(facts: Facts, whole: Weighed, clauses: readonly Clause[]): boolean {
  if (facts.tokens.length === 0) return false;
  const weights = facts.reader.lexicon.anyActionWeights;
  let sum = 0;
  for (const [feature, value] of actionFeatures(facts, whole)) sum += value * (weights[feature] ?? 0);
  const isPlan = clauses.some(({ parts }) => parts.some(({ role }) => role === 'condition'));
  return (
    sum >=
    (isPlan ? MIN_SCORE_WITH_CONDITION : facts.reader.lexicon.lacksWordWeights ? MIN_SCORE_BY_CONCEPT : MIN_SCORE)
  );
}

/** The minimum score for a text to count as an action. */
const MIN_SCORE = 0.15;

/** The minimum score for a text with a condition to count as an action: “as soon as I'm hurt, I take cover”. */
const MIN_SCORE_WITH_CONDITION = -1.5;

/**
 * The minimum score in languages other than English. They have no weights for words, which would tell actions from
 * talk.
 */
const MIN_SCORE_BY_CONCEPT = 0.2;

/** The features that make it likelier or less likely that a text describes an action. */
function actionFeatures(facts: Facts, { scope, ranked, share }: Weighed): ReadonlyMap<string, number> {
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
  const tools = new Map(
    facts.options.flatMap(({ name, method: { tool } }) => (tool === undefined ? [] : [[tool, name]])),
  );
  if ([...tools].some(([tool, name]) => methodEvidence(facts, scope, 'tool', tool, name) >= 2)) add('names a tool');
  if (hits.some(({ kind }) => kind === 'things')) add('names a thing');
  if (hits.some(({ kind, weight }) => kind === 'manner' && weight >= 2)) add('names a manner');
  const startsWith = (kind: Hit['kind']) =>
    hits.some((hit) => hit.kind === kind && hit.from === 0 && hit.weight >= 1.5);
  const strongest = Math.max(0, ...evidence);
  add('evidence', Math.min(4, strongest) / 2);
  const evidenceLevel =
    strongest < MIN_EVIDENCE
      ? 'evidence: little'
      : strongest < OWN_ACTION_EVIDENCE
        ? 'evidence: some'
        : 'evidence: much';
  add(evidenceLevel);
  const isActor = ({ self, ids }: Mention) => self === true || (ids.length === 1 && ids[0] === reader.actor);
  const actors = mentions.filter(isActor);
  if (actors.length > 0) add('names the actor');
  const [first] = tokens;
  if (startsWith('action')) add('starts with a verb');
  if (actors.some(({ from }) => from === 0)) add('starts with the actor');
  if (mentions.some((each) => each.from <= 1 && !isActor(each))) add('starts with another');

  if (isPartlySpoken) {
    add('is partly spoken');
    add(`spoken: ${evidenceLevel}`);
    if (tokens.length <= 4) add('is mostly spoken');
    if (startsWith('speaking')) add('starts with a verb of speaking');
    if (startsWith('action')) add('speech and a verb');
  }
  if (facts.asks) add('asks');
  if (first && tokens.length <= 2) add('is very short');
  add('length', Math.min(30, tokens.length) / 30);
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
  const facts = factsOf(text, reader);
  const whole = wholeOf(clausesOf(facts));
  return whole ? actionFeatures(facts, weighedClause(facts, whole)) : new Map();
}

/** For learning the weights: the features of a text and of each of its clauses, and everything that they may mean. */
export function candidatesOf(text: string, reader: Reader) {
  const facts = factsOf(text, reader);
  const clauses = clausesOf(facts);
  const of = (clause: Clause) => {
    const scope = scopeOf(facts, clause);
    return {
      features: scope.features,
      candidates: candidatesIn(facts, scope).filter(({ isAllowed }) => isAllowed?.() ?? true),
    };
  };
  const whole = wholeOf(clauses);
  return { whole: whole && of(whole), clauses: clauses.map(of) };
}

/** What a clause means, or undefined if it has no action. */
function stepOf(facts: Facts, { scope, ranked }: Weighed): Step | undefined {
  const [best] = ranked;
  const likeliest = ranked.find((each) => !each.isMissing || isRefused(facts, each.intent));
  const all = likeliest?.isMissing
    ? [likeliest, ...ranked]
    : withScoreOfMissing(ranked, best?.isMissing && best.intent.manner !== undefined ? best : undefined);
  const possible = all.filter(({ isMissing }) => !isMissing);
  const [first] = all;
  const why = first?.isMissing ? refusalOf(facts, first.intent) : undefined;
  const impossible = first && why ? { intent: first.intent, why } : impossibleIn(facts, scope, possible[0]);
  const meant = varied(possible).slice(0, MAX_MEANINGS);
  if (impossible) return { meant: instead(facts, scope, meant), impossible };
  return meant.length > 0 ? { meant } : undefined;
}

/**
 * The possible meanings. If the likeliest meaning of all has a manner that the actor doesn't have, its score goes to
 * the best possible meaning with the same action.
 */
function withScoreOfMissing(ranked: readonly Ranked[], likeliest: Ranked | undefined): readonly Ranked[] {
  const possible = ranked.filter(({ isMissing }) => !isMissing);
  const own = likeliest && possible.find(({ intent }) => intent.action === likeliest.intent.action);
  return likeliest && own ? [{ ...own, score: likeliest.score }, ...possible.filter((each) => each !== own)] : possible;
}

/**
 * Whether an action isn't possible now. If only its manner isn't available, the action is still meant, so it doesn't
 * count as impossible.
 */
function isRefused(facts: Facts, intent: Intent): boolean {
  const why = refusalOf(facts, intent);
  return why !== undefined && !(intent.manner !== undefined && why.type === 'no-such');
}

/**
 * Why an action isn't possible now. If the rules only ask for details, that isn't a reason, unless there's nothing to
 * choose from.
 */
function refusalOf({ reader: { rules, encounter } }: Facts, intent: Intent): Refusal | undefined {
  const result = begin(rules, encounter, intent);
  if (result.ok || result.why.type === 'where-to') return undefined;
  const hasNothingToChoose = result.why.type === 'missing' && result.why.known.length === 0;
  return result.why.type === 'missing' && !hasNothingToChoose ? undefined : result.why;
}

/** The likeliest action and the reason against it, if it isn't possible against the target that the text names. */
function impossibleIn(facts: Facts, scope: Scope, best: MeantAction | undefined): ImpossibleAction | undefined {
  if (!best?.act) return undefined;
  const { actor } = facts.reader;
  const { action } = best.intent;
  const aimed = scope.mentions.filter((each) => !isSubject(facts, each));
  const why = refusedTarget(facts, scope, best, aimed);
  const [wanted] = aimed.flatMap((each) => (each.pronoun || each.self ? [] : each.ids.slice(0, 1)));
  if (why) return { intent: { ...best.intent, targets: [wanted ?? actor] }, why };
  const targets = aimed.flatMap(({ ids }) => ids.slice(0, 1));
  const ofAction = facts.byAction.get(action) ?? [];
  const misses =
    (scope.evidence.get(action) ?? 0) >= OWN_ACTION_EVIDENCE &&
    targets.length > 0 &&
    !targets.some((id) => ofAction.some((each) => targetsOf(each).includes(id))) &&
    ofAction.some((each) => targetsOf(each).length > 0);
  if (!misses) return undefined;
  const intent: Intent = { action, actor, ...given({ targets: targets.slice(0, 1) }) };
  const refusal = refusalOf(facts, intent);
  return refusal && { intent, why: refusal };
}

/**
 * Why the likeliest action isn't possible against the target that the text names. If an action helps and no one else is
 * named, the actor is the target.
 */
function refusedTarget(facts: Facts, scope: Scope, best: MeantAction, aimed: readonly Mention[]): Refusal | undefined {
  const { reader } = facts;
  const { actor } = reader;
  const { act, intent } = best;
  if (!act || (intent.targets?.length ?? 0) !== 1 || scope.isConditional) return undefined;
  const named = aimed.filter((each) => !each.pronoun && !each.self && !each.all);
  const isSelf = aimed.some(({ self }) => self === true);
  const wanted =
    named.length === 1 ? named[0]?.ids[0] : act.helps && (isSelf || named.length === 0) ? actor : undefined;
  if (wanted === undefined || intent.targets?.[0] === wanted || (act.helps && intent.targets?.[0] === actor))
    return undefined;
  if (act.harms && areAllies(reader, [wanted])) return undefined;
  return refusalOf(facts, { ...intent, targets: [wanted] });
}

/**
 * What is possible instead: moving closer to the target that the text names, then the text's other possible meanings.
 */
function instead({ reader }: Facts, scope: Scope, meant: readonly MeantAction[]): readonly MeantAction[] {
  const target = scope.mentions.find(({ self }) => !self)?.ids[0];
  if (target === undefined || !reader.moves) return meant;
  const [nearer] = placesMeant(reader, reader.moves, { hits: [], tile: undefined, targets: [target] });
  return nearer
    ? [{ intent: nearer.way.intent, score: 0, toward: target, strikes: nearer.way.strikes.length }, ...meant].slice(
        0,
        MAX_MEANINGS,
      )
    : meant;
}

/** Leaves out steps that repeat the one before: “I swing, and swing again”. */
function withoutRepeats(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ meant: [best] }, index) => {
    const before = steps[index - 1]?.meant[0];
    return !best || !before || actionKey(best.intent) !== actionKey(before.intent);
  });
}
