// Finds the actions that a player's text describes, among those that the rules allow now. Pure: the same text in the
// same fight always means the same.

import { type FormValues, fillIn, usualValues } from '../rules/core/act-form.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { actionKey, type Intent } from '../rules/core/intent.ts';
import { begin } from '../rules/core/play.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { CompleteAction } from '../rules/core/whole-acts.ts';
import { type Clause, clausesOf, type FoundText, OWN_ACTION_EVIDENCE } from './clauses.ts';
import type { Hit, Lexicon } from './lexicon.ts';
import { areAllies, type Moves, type Option, optionsOf, placesMeant, targetsOf } from './options.ts';
import { type PlanInText, planIn } from './plan.ts';
import { type Mention, mentionsIn, type Situated } from './references.ts';
import { isSpoken, type Token, wordsOf } from './words.ts';

/** Everything that a text is read against. */
export interface Reader extends Situated {
  readonly lexicon: Lexicon;
  /** The actions that are possible now, as `completeActions` lists them. */
  readonly acts: readonly CompleteAction[];
  readonly moves?: Moves;
  /** The names of tools and manners by which players know them. */
  namesOf(kind: 'tool' | 'manner', id: string): readonly string[];
  /** Names of what the actor holds: the weapon of an attack that names none. */
  readonly inHand: readonly string[];
}

/** An action that a text may mean. */
export interface MeantAction {
  readonly intent: Intent;
  readonly score: number;
  /** The offered action that it fills in. Undefined for a move on the map. */
  readonly act?: CompleteAction;
  /** For a move: who it leads to. */
  readonly toward?: CombatantId;
  /** For a move: how many attacks it may provoke. */
  readonly strikes?: number;
}

/** Something that a text means but that isn't possible now. */
export interface ImpossibleAction {
  readonly intent: Intent;
  readonly why: Refusal;
}

/** One action of a text: what it may mean, the likeliest first. */
export interface Step {
  readonly meant: readonly MeantAction[];
  /** What the text means more likely than `meant`, but isn't possible. */
  readonly impossible?: ImpossibleAction;
  /** A tool or spell that the rules know and that the actor doesn't have. */
  readonly unknown?: { readonly kind: 'tool'; readonly id: string };
  /** Only on the first step: the text is a plan, such as “if he comes at me I parry, otherwise I shoot the mage”. */
  readonly plan?: MeantPlan;
}

/** A plan in a text. */
export type MeantPlan = PlanInText<MeantAction>;

/** A text's actions in order. Empty if there are none: it stays a post. */
export type Reading = readonly Step[];

/** The least evidence for an action. A single everyday verb is enough, a weak word isn't. */
const MIN_EVIDENCE = 1.2;
/** The maximum number of meanings of a step. */
export const MAX_MEANINGS = 5;
/** The maximum number of actions in one text. */
const MAX_STEPS = 3;

/** Finds what a text means. */
export function readProse(text: string, reader: Reader): Reading {
  const { lexicon } = reader;
  const typed = wordsOf(text, lexicon.common, lexicon.stems);
  for (const { name } of reader.seen)
    for (const word of name.toLowerCase().split(/[^\p{L}\p{N}]+/u)) if (word) lexicon.know(lexicon.stems.of(word));
  const tokens = lexicon.corrected(typed);
  const hits = lexicon.hitsIn(tokens);
  const mentions = mentionsIn(tokens, hits, lexicon, reader);
  const options = optionsOf(reader.acts);
  const facts: Facts = {
    ...{ reader, tokens, hits, mentions, actor: reader.actor, conditional: lexicon.conditional },
    isSpoken: isSpoken(text, lexicon.common),
    options,
    byAction: Map.groupBy(options, ({ name }) => name),
  };
  const clauses = clausesOf(facts);
  const steps = clauses.flatMap((clause) => stepOf(facts, clause) ?? []);
  return withPlan(withoutRepeats(steps).slice(0, MAX_STEPS), facts);
}

/** Adds the plan that a text describes, if any. */
function withPlan(reading: Reading, facts: Facts): Reading {
  const { reader } = facts;
  const plan = planIn(facts, reader, (words) => readProse(words, reader));
  const [first = { meant: [] }, ...others] = reading;
  return plan ? [{ ...first, plan }, ...others] : reading;
}

/** A text in a fight, with everything found in it. */
interface Facts extends FoundText {
  readonly reader: Reader;
  readonly options: readonly Option[];
  readonly byAction: ReadonlyMap<string, readonly Option[]>;
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

/** What a clause says, looked up once for all options. */
interface Scope {
  readonly clause: Clause;
  readonly evidence: ReadonlyMap<string, number>;
  readonly mentions: readonly Mention[];
  readonly hits: readonly Hit[];
  readonly stems: ReadonlySet<string>;
  readonly tokens: readonly Token[];
  readonly isConditional: boolean;
  readonly saysEverything: boolean;
  readonly number: number | undefined;
  readonly tile: string | undefined;
  /** How strongly the clause speaks for each tool and manner, as far as it was looked up. */
  readonly methods: Map<string, number>;
}

function scopeOf({ reader, tokens, hits, mentions }: Facts, clause: Clause): Scope {
  const isIn = ({ from }: { readonly from: number }) =>
    clause.parts.some((part) => part.from <= from && from <= part.to);
  const own = hits.filter(isIn);
  const inScope = tokens.filter((_, index) => isIn({ from: index }));
  const isNamed = (index: number) => mentions.some((each) => !each.pronoun && each.from <= index && index <= each.to);
  const numbers = tokens.flatMap(({ text }, index) =>
    isIn({ from: index }) && /^\d{1,3}$/.test(text) && !isNamed(index) ? [Number(text)] : [],
  );
  const tile = inScope.map(({ text }) => text.toUpperCase()).find((text) => /^[A-Z]\d{1,2}$/.test(text));
  const isConditional = clause.parts.some(({ role }) => role === 'condition');
  const evidence = new Map(clause.evidence);
  const { conditional } = reader.lexicon;
  if (isConditional && conditional !== undefined)
    evidence.set(conditional, (evidence.get(conditional) ?? 0) + CONDITION_EVIDENCE);
  return {
    clause,
    evidence,
    mentions: mentions.filter(isIn),
    hits: own,
    stems: new Set(tokens.flatMap(({ stem }, index) => (isIn({ from: index }) && !isNamed(index) ? [stem] : []))),
    tokens: inScope,
    isConditional,
    saysEverything: own.some(({ kind }) => kind === 'everything'),
    number: numbers[0],
    tile,
    methods: new Map(),
  };
}

/** How strongly a condition (“if he comes closer …”) speaks for the action that waits for something. */
const CONDITION_EVIDENCE = 4;

/** How well the words of a name are in a clause: from 0 to 1. */
function namedShare({ reader }: Facts, { stems }: Scope, kind: 'tool' | 'manner', id: string): number {
  let best = 0;
  for (const name of reader.namesOf(kind, id)) {
    const words = reader.lexicon.stemsOfName(name);
    if (words.length === 0) continue;
    const found = words.filter((word) => stems.has(word)).length;
    // A part of a compound counts too: “sword” for the longsword.
    const isPart = found === 0 && words.some((word) => [...stems].some((stem) => isPartOf(stem, word)));
    best = Math.max(best, isPart ? 0.6 : found / words.length);
  }
  return best;
}

function isPartOf(stem: string, word: string): boolean {
  return stem.length >= 4 && word.length > stem.length && (word.endsWith(stem) || word.startsWith(stem));
}

/** How strongly a clause speaks for a tool or manner, by its name and by words for it. */
function methodEvidence(facts: Facts, scope: Scope, kind: 'tool' | 'manner', id: string, action: string): number {
  const key = `${kind}\n${action}\n${id}`;
  const known = scope.methods.get(key);
  if (known !== undefined) return known;
  const evidence = foundMethodEvidence(facts, scope, kind, id, action);
  scope.methods.set(key, evidence);
  return evidence;
}

function foundMethodEvidence(facts: Facts, scope: Scope, kind: 'tool' | 'manner', id: string, action: string): number {
  const byWords = scope.hits
    .filter((hit) => hit.kind === kind && (hit.id === id || hit.id === `${action}/${id}`))
    .reduce((most, { weight }) => Math.max(most, weight), 0);
  const byThings = kind === 'tool' ? thingEvidence(facts, scope, [id]) : 0;
  return Math.max(2 * namedShare(facts, scope, kind, id), byWords * 0.9, byThings);
}

/** How strongly a clause speaks for one of some weapons by its kind: “blade” for a sword. */
function thingEvidence({ reader }: Facts, { hits }: Scope, ids: readonly string[]): number {
  const names = ids.flatMap((id) => reader.namesOf('tool', id)).map((name) => name.toLowerCase());
  return hits
    .filter((hit) => hit.kind === 'things' && names.some((name) => name.includes(hit.id)))
    .reduce((most, { weight }) => Math.max(most, weight * 0.8), 0);
}

const SCORE = {
  tool: 1,
  manner: 1,
  /** A tool or manner that isn't the usual one and that the text doesn't name. */
  unnamedTool: -1.1,
  unnamedManner: -0.8,
  /** The text names another tool than this one. */
  otherTool: -1.5,
  target: 1.6,
  guessedTarget: -0.15,
  wrongTarget: -1.4,
  neglectedTarget: -0.4,
  harmsAlly: -2.5,
  helpsEnemy: -2,
  form: -0.2,
} as const;

/** The meanings of one option, with the targets that the text names or suggests. */
function scoredOption(facts: Facts, scope: Scope, option: Option): readonly MeantAction[] {
  const { reader } = facts;
  const evidence = actionEvidence(facts, scope, option);
  if (evidence < MIN_EVIDENCE) return [];
  const base = evidence + methodScore(facts, scope, option);
  const meanings: MeantAction[] = [];
  for (const { ids, score } of targetChoices(facts, scope, option)) {
    const filled = filledIn(facts, scope, option, ids);
    if (!filled) continue;
    const areFriends = areAllies(
      reader,
      ids.filter((id) => id !== reader.actor),
    );
    const areFoes = ids.length > 0 && ids.every((id) => !areAllies(reader, [id]));
    const misfit =
      option.harms && (areFriends || (ids.length > 0 && ids[0] === reader.actor))
        ? SCORE.harmsAlly
        : option.helps && areFoes
          ? SCORE.helpsEnemy
          : 0;
    meanings.push({ ...filled, score: base + score + misfit + (option.form?.form?.needed ? SCORE.form : 0) });
  }
  return meanings;
}

function actionEvidence(facts: Facts, scope: Scope, { name, method, harms }: Option): number {
  const { reader } = facts;
  const verbs = scope.evidence.get(name) ?? 0;
  // A weak verb is enough if the text says whom it is done to.
  const isAimed = harms && verbs > 0 && verbs < MIN_EVIDENCE && scope.mentions.some(({ self }) => !self);
  const own = isAimed ? Math.max(verbs, MIN_EVIDENCE) : verbs;
  const kind = reader.rules.actions[name]?.kind;
  // The name of a spell or an item is as good as a verb: “Fire Bolt at the archer!”
  const isNamedTool = method.tool !== undefined && (kind === 'cast' || (kind === 'use' && own > 0));
  const byTool = isNamedTool ? methodEvidence(facts, scope, 'tool', method.tool ?? '', name) : 0;
  const byTarget = harms && own === 0 && kind === 'attack' && scope.mentions.some(({ self }) => !self) ? 1 : 0;
  const byWeapon =
    byTarget > 0
      ? Math.min(1.3, thingEvidence(facts, scope, method.tool === undefined ? reader.inHand : [method.tool]))
      : 0;
  return Math.max(own, own * 0.5 + byTool, byWeapon);
}

function methodScore(facts: Facts, scope: Scope, option: Option): number {
  const { reader, byAction } = facts;
  const { name, method, isUsual } = option;
  const { tool, manner } = method;
  let score = 0;
  const siblings = byAction.get(name) ?? [];
  const ofTool = (id: string | undefined) =>
    id === undefined ? thingEvidence(facts, scope, reader.inHand) / 2 : methodEvidence(facts, scope, 'tool', id, name);
  if (siblings.some((each) => each.method.tool !== tool)) {
    const own = ofTool(tool) + readiedEvidence(scope, tool, name);
    const best = Math.max(...[...new Set(siblings.map((each) => each.method.tool))].map(ofTool));
    if (own > 0) score += SCORE.tool * own;
    else if (tool !== undefined && !isUsualTool(siblings, tool)) score += SCORE.unnamedTool;
    if (best > own + 0.5) score += SCORE.otherTool;
  } else if (tool !== undefined) score += SCORE.tool * ofTool(tool) * 0.5;
  if (manner !== undefined) {
    const own = methodEvidence(facts, scope, 'manner', manner, name) + readiedEvidence(scope, manner, name);
    if (own > 0) score += SCORE.manner * Math.min(own, 2.5);
    else if (!isUsual && siblings[0]?.method.manner !== manner) score += SCORE.unnamedManner;
  }
  return score;
}

/** A readied action is named by its own verbs: “I ready myself to grapple him”. */
function readiedEvidence({ evidence }: Scope, id: string | undefined, name: string): number {
  const action = id?.split(':')[0] ?? '';
  return action === name ? 0 : Math.min(2, evidence.get(action) ?? 0);
}

function isUsualTool(siblings: readonly Option[], tool: string): boolean {
  return siblings[0]?.method.tool === tool;
}

interface TargetChoice {
  readonly ids: readonly CombatantId[];
  readonly score: number;
}

/** Who is named later is a bit likelier to be the target. */
const LATER_MENTION = 0.12;

/** The maximum number of targets that are tried for one option. */
const MAX_TARGETS_TRIED = 4;

/** The targets that a text names for an option, or those it most likely means. */
function targetChoices(facts: Facts, scope: Scope, option: Option): readonly TargetChoice[] {
  const { reader } = facts;
  const allowed = targetsOf(option);
  const aimed = scope.mentions.filter((each) => !isSubject(facts, each));
  const nones: TargetChoice[] =
    option.alone || (option.form?.form && allowed.length === 0) || option.form?.form?.alone
      ? [{ ids: [], score: aimed.some(({ pronoun, self }) => !pronoun && !self) ? SCORE.neglectedTarget : 0 }]
      : [];
  if (allowed.length === 0) return nones;
  const several = option.form?.form?.several;
  const group = aimed.find((each) => each.all && each.ids.length > 1);
  if (group && several) {
    const ids = group.ids.filter((id) => allowed.includes(id));
    if (ids.length > 1) return [{ ids, score: SCORE.target }, ...nones];
  }
  const choices: TargetChoice[] = [];
  for (const [order, mention] of aimed.entries()) {
    const fitting = mention.ids.filter((id) => allowed.includes(id));
    const strength = mention.self ? 0.9 : mention.pronoun ? 0.7 : 1;
    for (const [index, id] of fitting.slice(0, 2).entries())
      if (!choices.some(({ ids }) => ids[0] === id))
        choices.push({
          ids: [id],
          score: SCORE.target * strength + LATER_MENTION * order - 0.25 * index - 0.1 * (mention.ids[0] === id ? 0 : 1),
        });
    if (fitting.length === 0 && !mention.pronoun && !mention.self) choices.push({ ids: [], score: Number.NaN });
  }
  const named = choices.filter(({ score }) => !Number.isNaN(score));
  if (named.length > 0) return [...named.slice(0, MAX_TARGETS_TRIED), ...nones];
  const isWrong = choices.length > 0;
  const usual = several && !several.singly ? (option.form?.form?.usual.targets ?? []) : [];
  const guesses = usual.length > 0 ? [usual] : likelyTargets(reader, option, allowed).map((id) => [id]);
  const score = isWrong ? SCORE.wrongTarget : SCORE.guessedTarget;
  return [...nones, ...guesses.slice(0, 2).map((ids, index) => ({ ids, score: score - 0.2 * index }))];
}

/** Who an action is most likely aimed at if the text doesn't say: the last target, or whoever attacked last. */
function likelyTargets({ recent, actor }: Reader, option: Option, allowed: readonly CombatantId[]) {
  const recently = option.helps
    ? [actor]
    : [recent.lastTarget, ...recent.blows.filter(({ on }) => on === actor).map(({ by }) => by)];
  const first = recently.flatMap((id) => (id !== undefined && allowed.includes(id) ? [id] : []));
  return [...new Set([...first, ...allowed])];
}

/** Whether someone is only named as the one who acts: “Kira swings”, “I swing”. */
function isSubject({ reader, tokens }: Facts, mention: Mention): boolean {
  if (!mention.self) {
    const { pronoun, from } = mention;
    const text = tokens[from]?.text ?? '';
    return pronoun === true && reader.lexicon.isSubjectPronoun(text);
  }
  const text = tokens[mention.from]?.text ?? '';
  const isReflexive = reader.lexicon.isReflexive(text);
  if (isReflexive) return false;
  return true;
}

/** The intent with everything the text says about its form: how many points, who and where. */
function filledIn(
  facts: Facts,
  scope: Scope,
  option: Option,
  ids: readonly CombatantId[],
): Pick<MeantAction, 'intent' | 'act'> | undefined {
  const { reader } = facts;
  const [target, another] = ids;
  const whole = another === undefined ? (target === undefined ? option.alone : option.byTarget.get(target)) : undefined;
  const staked = stakeIn(option, scope);
  const tile = scope.tile;
  if (whole && staked === undefined) {
    const { tiles } = whole;
    if (!tiles) return { intent: whole.intent, act: whole };
    const to = tile !== undefined && tiles.includes(tile) ? tile : tiles[0];
    return { intent: { ...whole.intent, ...given({ to }) }, act: whole };
  }
  const { form: act } = option;
  if (!act?.form) return undefined;
  const { form } = act;
  const values: FormValues = {
    ...usualValues(form),
    ...given({
      how: form.hows ? option.method : undefined,
      targets: ids.length > 0 ? ids : undefined,
      amount: staked,
      to: tile !== undefined && form.tiles?.includes(tile) ? tile : undefined,
      words: form.words ? conditionText(facts, scope) : undefined,
    }),
  };
  const withTargets =
    ids.length === 0 && form.alone && !form.several?.usual.length ? { ...values, targets: [] } : values;
  const intent = fillIn(act.intent, withTargets);
  return begin(reader.rules, reader.encounter, intent).ok ? { intent, act } : undefined;
}

/** The points that a text stakes on an action. */
function stakeIn({ form }: Option, { saysEverything, number }: Scope): number | undefined {
  const lines = form?.form?.amounts?.lines;
  if (!lines || lines.length === 0) return undefined;
  if (number !== undefined && lines.includes(number)) return number;
  return saysEverything ? lines.at(-1) : undefined;
}

/** The maximum length of a trigger in the player's words. */
const MAX_TRIGGER_LENGTH = 80;

/** What a readied action waits for, in the text's own words. */
function conditionText({ tokens }: Facts, { clause }: Scope): string {
  const part = clause.parts.find(({ role }) => role === 'condition') ?? clause.parts[0];
  const words = part ? tokens.slice(part.from, part.to + 1).map(({ text }) => text) : [];
  return words.join(' ').slice(0, MAX_TRIGGER_LENGTH);
}

/** The squares of the map that a text about a move means. */
function moveMeanings(facts: Facts, scope: Scope): readonly MeantAction[] {
  const { reader } = facts;
  if (!reader.moves) return [];
  const actions = [...new Set(reader.moves.ways.map(({ intent }) => intent.action))];
  const evidence = Math.max(0, ...actions.map((action) => scope.evidence.get(action) ?? 0));
  const isPlaced = scope.tile !== undefined && evidence >= Math.max(0, ...scope.evidence.values());
  if (evidence < MIN_EVIDENCE && !isPlaced) return [];
  return placesMeant(reader, reader.moves, {
    hits: scope.hits,
    tile: scope.tile,
    targets: scope.mentions.filter(({ self }) => !self).flatMap(({ ids }) => ids.slice(0, 1)),
  }).map(({ way, toward, fit }) => ({
    intent: way.intent,
    score: Math.max(evidence, MIN_EVIDENCE) + fit,
    strikes: way.strikes.length,
    ...given({ toward }),
  }));
}

/** How much stronger the words for an impossible action must be than those for a possible one. */
const MIN_LEAD_OF_IMPOSSIBLE = 0.7;

/** How well a place must fit so that a move is meant rather than an action that isn't possible. */
const GOOD_PLACE = 0.9;

/** What the text means according to its words, if the rules don't allow it now. */
function impossibleIn(facts: Facts, scope: Scope, best: MeantAction | undefined): ImpossibleAction | undefined {
  const { reader } = facts;
  const { rules, encounter, actor } = reader;
  const isOffered = (name: string) => facts.options.some((each) => each.name === name);
  const bestEvidence = best ? (scope.evidence.get(best.intent.action) ?? 0) : 0;
  const targets = scope.mentions.filter((each) => !isSubject(facts, each)).flatMap(({ ids }) => ids.slice(0, 1));
  if (best && !best.act && best.score >= bestEvidence + GOOD_PLACE) return undefined;
  const tries = [...scope.evidence].toSorted((one, other) => other[1] - one[1]);
  for (const [name, evidence] of tries) {
    const entry = rules.actions[name];
    if (!entry || entry.gm || evidence < OWN_ACTION_EVIDENCE) continue;
    if (reader.moves?.ways.some((way) => way.intent.action === name)) continue;
    const isMissing = !isOffered(name) && evidence >= bestEvidence + MIN_LEAD_OF_IMPOSSIBLE;
    // The action is possible, but not against the one whom the text names.
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
    // A question for more isn't a reason against it.
    if (result.ok || result.why.type === 'missing' || result.why.type === 'where-to') continue;
    return { intent, why: result.why };
  }
  return undefined;
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

/** The maximum number of meanings that differ only in their target. */
const MAX_ALIKE = 2;

/** The best meanings, with few that differ only in their target, so that others have room. */
function varied(all: readonly MeantAction[]): readonly MeantAction[] {
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  return all.filter(({ intent }) => {
    const key = `${actionKey(intent)}\n${intent.amount ?? ''}`;
    const kind = [intent.action, intent.tool, intent.manner].join('\n');
    const count = alike.get(kind) ?? 0;
    if (seen.has(key) || count >= MAX_ALIKE) return false;
    seen.add(key);
    alike.set(kind, count + 1);
    return true;
  });
}

/** Steps that repeat the one before are left out: “I swing, and swing again”. */
function withoutRepeats(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ meant: [best] }, index) => {
    const before = steps[index - 1]?.meant[0];
    return !best || !before || actionKey(best.intent) !== actionKey(before.intent);
  });
}
