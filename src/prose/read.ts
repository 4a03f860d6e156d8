// Finds the actions that a player's text describes, among those that the rules allow now. Pure: the same text in the
// same fight always means the same.

import { given } from '../rules/core/given.ts';
import { actionKey, type Intent } from '../rules/core/intent.ts';
import { begin } from '../rules/core/play.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { type Clause, clausesOf, OWN_ACTION_EVIDENCE } from './clauses.ts';
import type { Hit } from './lexicon.ts';
import { type MeantAction, moveMeanings, scoredOption, varied } from './meanings.ts';
import { areAllies, placesMeant, targetsOf } from './options.ts';
import { type PlanInText, planIn } from './plan.ts';
import type { Mention } from './references.ts';
import {
  actionEvidence,
  type Facts,
  factsOf,
  habitOf,
  isSubject,
  MIN_EVIDENCE,
  priorOf,
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
  /** What the text more likely means than `meant`, but isn't possible. */
  readonly impossible?: ImpossibleAction;
  /** A tool or spell that the rules know and that the actor doesn't have. */
  readonly unknown?: { readonly kind: 'tool'; readonly id: string };
  /** Only on the first step: the text is a plan, such as “if he comes at me I parry, otherwise I shoot the mage”. */
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
  if (!isDeed(facts, clauses)) return [];
  const steps = clauses.flatMap((clause) => stepOf(facts, clause) ?? []);
  return withPlan(withoutRepeats(withoutPreludes(steps)).slice(0, MAX_STEPS), facts);
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

/** How much weaker than a later step a step must be to count as only leading up to it. */
const PRELUDE_LAG = 2.5;

/** Leaves out first steps that only lead up to a later one: “she narrows her eyes, and drives her blade home”. */
function withoutPreludes(steps: readonly Step[]): readonly Step[] {
  const scoreOf = ({ meant: [best] }: Step) => best?.score ?? 0;
  const [first, second, ...others] = steps;
  if (!first || !second || first.impossible) return steps;
  const strongest = Math.max(...[second, ...others].map(scoreOf));
  if (scoreOf(first) > strongest - PRELUDE_LAG) return steps;
  const [best, next, ...rest] = second.meant;
  const ofFirst = first.meant.slice(0, 1);
  const merged: Step = best
    ? { ...second, meant: [best, ...(next ? [next] : []), ...ofFirst, ...rest].slice(0, MAX_MEANINGS) }
    : first;
  return withoutPreludes([merged, ...others]);
}

/** Whether a text describes an action at all, rather than the scene, a feeling, or what someone says. */
function isDeed(facts: Facts, clauses: readonly Clause[]): boolean {
  if (facts.tokens.length === 0) return false;
  const weights = facts.reader.lexicon.deed;
  let sum = 0;
  for (const [feature, value] of deedFeatures(facts, clauses)) sum += value * (weights[feature] ?? 0);
  const isPlan = clauses.some(({ parts }) => parts.some(({ role }) => role === 'condition'));
  return sum >= (isPlan ? PLAN_DEED : 0);
}

/** The least score with which a text with a condition counts as an action: “as soon as I'm hurt, I take cover”. */
const PLAN_DEED = -1.5;

/** What suggests that a text describes an action, or that it doesn't. */
function deedFeatures(facts: Facts, clauses: readonly Clause[]): ReadonlyMap<string, number> {
  const { reader, tokens, hits, mentions, isSpoken: isPartlySpoken } = facts;
  const scopes = clauses.map((clause) => scopeOf(facts, clause));
  const features = new Map<string, number>();
  const add = (name: string, value = 1) => features.set(name, Math.max(features.get(name) ?? 0, value));
  for (const { features: said } of scopes) for (const [feature, value] of said) add(feature, Math.min(1, value));
  const evidence = scopes.flatMap((scope) => [
    ...scope.evidence.values(),
    ...facts.options
      .filter(({ method }) => method.tool !== undefined)
      .map((option) => actionEvidence(facts, scope, option)),
  ]);
  const strongest = Math.max(0, ...evidence);
  add('evidence', Math.min(4, strongest) / 2);
  add(
    strongest < MIN_EVIDENCE
      ? 'evidence: little'
      : strongest < OWN_ACTION_EVIDENCE
        ? 'evidence: some'
        : 'evidence: much',
  );
  const isActor = ({ self, ids }: Mention) => self === true || (ids.length === 1 && ids[0] === reader.actor);
  const actors = mentions.filter(isActor);
  if (actors.length > 0) add('names the actor');
  const [first] = tokens;
  const startsWith = (kind: Hit['kind']) =>
    hits.some((hit) => hit.kind === kind && hit.from === 0 && hit.weight >= 1.5);
  if (startsWith('action')) add('starts with a verb');
  if (actors.some(({ from }) => from === 0)) add('starts with the actor');
  if (mentions.some((each) => each.from <= 1 && !isActor(each))) add('starts with another');
  if (isPartlySpoken) add('is partly spoken');
  if (isPartlySpoken && tokens.length <= 4) add('is mostly spoken');
  if (facts.asks) add('asks');
  if (first && tokens.length <= 2) add('is very short');
  add('length', Math.min(30, tokens.length) / 30);
  return features;
}

/** For learning: what suggests that a text describes an action, or that it doesn't. */
export function deedFeaturesOf(text: string, reader: Reader): ReadonlyMap<string, number> {
  const facts = factsOf(text, reader);
  return deedFeatures(facts, clausesOf(facts));
}

/** For learning: what each clause of a text says, and the evidence in its words for each action. */
export function evidenceOf(text: string, reader: Reader) {
  const facts = factsOf(text, reader);
  return clausesOf(facts).map((clause) => {
    const scope = scopeOf(facts, clause);
    const base = new Map(scope.evidence);
    for (const option of facts.options) {
      const score = actionEvidence(facts, scope, option) + priorOf(facts, scope, option);
      base.set(option.name, Math.max(base.get(option.name) ?? Number.NEGATIVE_INFINITY, score));
    }
    return { base, features: scope.features };
  });
}

/** What a clause means, or undefined if it has no action. */
function stepOf(facts: Facts, clause: Clause): Step | undefined {
  const { options } = facts;
  const scope = scopeOf(facts, clause);
  const scored = options.flatMap((option) => scoredOption(facts, scope, option));
  const moves = moveMeanings(facts, scope);
  const all = [...scored, ...moves].toSorted((one, other) => other.score - one.score);
  const impossible = impossibleIn(facts, scope, all[0]);
  const meant = varied(all).slice(0, MAX_MEANINGS);
  if (impossible) return { meant: instead(facts, scope, meant), impossible };
  return meant.length > 0 ? { meant } : undefined;
}

/** How much stronger the words for an impossible action must be than those for a possible one. */
const MIN_LEAD_OF_IMPOSSIBLE = 0.7;

/** How well a place must fit for a text to mean a move rather than an action that isn't possible. */
const GOOD_PLACE = 0.9;

/** What the text means according to its words, if the rules don't allow it now. */
function impossibleIn(facts: Facts, scope: Scope, best: MeantAction | undefined): ImpossibleAction | undefined {
  const { reader } = facts;
  const { rules, encounter, actor } = reader;
  const isOffered = (name: string) => facts.options.some((each) => each.name === name);
  const bestEvidence = Math.max(
    best ? (scope.evidence.get(best.intent.action) ?? 0) : 0,
    ...facts.options.map((each) => actionEvidence(facts, scope, each) + habitOf(facts, scope, each.name)),
  );
  const aimed = scope.mentions.filter((each) => !isSubject(facts, each));
  const targets = aimed.flatMap(({ ids }) => ids.slice(0, 1));
  const why = best && refusedTarget(facts, scope, best, aimed);
  const [wanted] = aimed.flatMap((each) => (each.pronoun || each.self ? [] : each.ids.slice(0, 1)));
  if (why) return { intent: { ...best.intent, targets: [wanted ?? actor] }, why };
  if (best && !best.act && best.score >= bestEvidence + GOOD_PLACE) return undefined;
  const tries = [...scope.evidence].toSorted((one, other) => other[1] - one[1]);
  for (const [name, evidence] of tries) {
    const entry = rules.actions[name];
    if (!entry || entry.gm || evidence < OWN_ACTION_EVIDENCE) continue;
    if (reader.moves?.ways.some((way) => way.intent.action === name)) continue;
    const isMissing =
      !isOffered(name) && evidence + habitOf(facts, scope, name) >= bestEvidence + MIN_LEAD_OF_IMPOSSIBLE;
    // The action is possible, but not against the target that the text names.
    const misses =
      isOffered(name) &&
      best?.intent.action === name &&
      targets.length > 0 &&
      !targets.some((id) => facts.options.some((each) => each.name === name && targetsOf(each).includes(id))) &&
      facts.options.some((each) => each.name === name && targetsOf(each).length > 0);
    if (!isMissing && !misses) continue;
    const intent: Intent = {
      action: name,
      actor,
      ...given({ targets: targets[0] === undefined ? undefined : [targets[0]] }),
    };
    const result = begin(rules, encounter, intent);
    // If the rules only ask for more details, the action is possible.
    if (result.ok || result.why.type === 'missing' || result.why.type === 'where-to') continue;
    return { intent, why: result.why };
  }
  return undefined;
}

/**
 * Why the likeliest action isn't possible against the target that the text names. Without a name, the target of help is
 * usually the actor.
 */
function refusedTarget(
  { reader }: Facts,
  scope: Scope,
  best: MeantAction,
  aimed: readonly Mention[],
): Refusal | undefined {
  const { rules, encounter, actor } = reader;
  const { act, intent } = best;
  if (!act || (intent.targets?.length ?? 0) !== 1 || scope.isConditional) return undefined;
  const named = aimed.filter((each) => !each.pronoun && !each.self && !each.all);
  const isSelf = aimed.some(({ self }) => self === true);
  const wanted =
    named.length === 1 ? named[0]?.ids[0] : act.helps && (isSelf || named.length === 0) ? actor : undefined;
  if (wanted === undefined || intent.targets?.[0] === wanted || (act.helps && intent.targets?.[0] === actor))
    return undefined;
  if (act.harms && areAllies(reader, [wanted])) return undefined;
  const result = begin(rules, encounter, { ...intent, targets: [wanted] });
  return result.ok || result.why.type === 'missing' || result.why.type === 'where-to' ? undefined : result.why;
}

/** What is possible instead: what the text may mean as well, then getting closer to the one it names. */
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

/** Steps that repeat the one before are left out: “I swing, and swing again”. */
function withoutRepeats(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ meant: [best] }, index) => {
    const before = steps[index - 1]?.meant[0];
    return !best || !before || actionKey(best.intent) !== actionKey(before.intent);
  });
}
