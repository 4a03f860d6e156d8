// Finds what a part of a text may mean: every way to do every action that is possible now, each with a score, a target,
// and the values that its form needs.

import { type FormValues, usualValues, withFormValues } from '../rules/core/action-form.ts';
import type { CompleteAction } from '../rules/core/complete-actions.ts';
import { type CombatantId, find } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { type ActionMethod, actionKey, type Intent } from '../rules/core/intent.ts';
import { begin } from '../rules/core/play.ts';
import { areAllies, type Option, placesMeant, type TargetChoice, targetsOf } from './options.ts';
import { type Evidence, type Fit, learnedScore, type Unit, unitsOf } from './ranking.ts';
import {
  actionEvidence,
  type Facts,
  isSubject,
  MIN_EVIDENCE,
  methodEvidence,
  priorOf,
  type Reader,
  type Scope,
  thingEvidence,
} from './scope.ts';

/** A possible meaning before the learned weights are applied, and the evidence that they apply to. */
export interface Candidate extends Evidence {
  /** Its score comes from the fixed weights in the code, not from learned ones. */
  readonly meaning: MeantAction;
  /** True for an action that the rules have but don't offer now. */
  readonly isMissing?: true;
  /**
   * Whether the rules allow the form to be filled in like this. Checking it takes long. Undefined if they always do.
   */
  isAllowed?(): boolean;
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

const SCORE = {
  tool: 1,
  manner: 1,
  /** A tool or manner that isn't the usual one and that the text doesn't name. */
  unnamedTool: -1.1,
  unnamedManner: -0.8,
  otherNamedTool: -2.5,
  /** The text names the target. */
  namedTarget: 0,
  /** A pronoun may mean the target. */
  pronounTarget: -0.3,
  /** A pronoun may mean the target, but the text names another one. */
  pronounAside: -1.9,
  /** Someone speaks to the target, and no one else is named. */
  addressedTarget: -0.2,
  guessedTarget: -0.4,
  wrongTarget: -2.6,
  neglectedTarget: -0.4,
  harmsAlly: -2.5,
  helpsEnemy: -2,
  form: -0.2,
} as const;

const unitsByOption = new WeakMap<Option, readonly Unit[]>();

/** The meanings of one option, with the targets that the text names or suggests. */
function candidatesOfOption(facts: Facts, scope: Scope, option: Option): readonly Candidate[] {
  const { reader } = facts;
  const evidence = actionEvidence(facts, scope, option);
  const fitsOfMethod: Fit[] = [];
  const scoreOfMethod = methodScore(facts, scope, option, fitsOfMethod);
  const units = unitsByOption.get(option) ?? unitsOf(reader, option.name, option.method);
  unitsByOption.set(option, units);
  // Without a word for the action, its tool or manner says little: a readied action has the same tools as the action
  // itself.
  const isBare =
    actionEvidence(facts, scope, option) < MIN_EVIDENCE && reader.rules.actions[option.name]?.kind !== 'attack';
  const baseScore = evidence + priorOf(facts, scope, option) + (isBare ? Math.min(0, scoreOfMethod) : scoreOfMethod);
  fitsOfMethod.push(
    ['own words', Math.min(4, scope.evidence.get(option.name) ?? 0)],
    ['evidence', Math.min(4, evidence)],
    ...(isBare ? [['bare', 1] as const] : []),
    ...(option.form?.form?.needed ? [['form', 1] as const] : []),
  );
  const candidates: Candidate[] = [];
  for (const { ids, score, basis, order = 0 } of targetChoices(facts, scope, option)) {
    const filled = filledIn(facts, scope, option, ids);
    if (!filled) continue;
    const { isAllowed, ...meant } = filled;
    const areFriends = areAllies(
      reader,
      ids.filter((id) => id !== reader.actor),
    );
    const areEnemies = ids.length > 0 && ids.every((id) => !areAllies(reader, [id]));
    const misfitPenalty =
      option.harms && (areFriends || (ids.length > 0 && ids[0] === reader.actor))
        ? SCORE.harmsAlly
        : option.helps && areEnemies
          ? SCORE.helpsEnemy
          : 0;
    const fits: Fit[] = [
      [`target: ${basis}`, 1],
      ...(order > 0 ? [['named later', order] as const] : []),
      ...(misfitPenalty < 0 ? [[areEnemies ? 'helps an enemy' : 'harms a friend', 1] as const] : []),
      ...fitsOfTarget(facts, ids),
    ];
    candidates.push({
      meaning: { ...meant, score: baseScore + score + misfitPenalty + (option.form?.form?.needed ? SCORE.form : 0) },
      units,
      shared: fitsOfMethod,
      fits,
      ...given({ isAllowed }),
    });
  }
  return candidates;
}

/** The features that a target has because of the fight, such as being the actor's last target. */
function fitsOfTarget({ reader }: Facts, [id, another]: readonly CombatantId[]): readonly Fit[] {
  if (id === undefined || another !== undefined) return [];
  const { recent, encounter, actor } = reader;
  const who = find(encounter, id);
  return [
    ...(recent.lastTarget === id ? [['the last target', 1] as const] : []),
    ...(recent.attacks.some(({ by, on, hit }) => by === id && on === actor && hit) ? [['who hit', 1] as const] : []),
    ...(id === actor ? [['oneself', 1] as const] : []),
    ...(who?.vitality === 'up' ? [] : [['who is down', 1] as const]),
  ];
}

function methodScore(facts: Facts, scope: Scope, option: Option, fits: Fit[]): number {
  const { reader, byAction } = facts;
  const { name, method, isUsual } = option;
  const { tool, manner } = method;
  let score = 0;
  const siblings = byAction.get(name) ?? [];
  const ofTool = (id: string | undefined) =>
    id === undefined
      ? thingEvidence(facts, scope, reader.inHand) / 2
      : methodEvidence(facts, scope, 'tool', id, name) + readiedEvidence(scope, id, name);
  // `siblings` are the options of the same action. What they have in common is looked up only once.
  const cached = (key: string, evidence: () => number) => {
    const known = scope.methods.get(key);
    if (known !== undefined) return known;
    const found = evidence();
    scope.methods.set(key, found);
    return found;
  };
  const bestOf = (ids: readonly (string | undefined)[], evidence: (id: string | undefined) => number) =>
    Math.max(...[...new Set(ids)].map(evidence));
  const ownTool = cached(`own-tool\n${name}\n${tool ?? ''}`, () => ofTool(tool));
  const bestTool = cached(`best-tool\n${name}`, () =>
    bestOf(
      siblings.map((each) => each.method.tool),
      ofTool,
    ),
  );
  score += SCORE.tool * (ownTool - bestTool);
  if (ownTool === 0 && tool !== undefined && !isUsualTool(siblings, tool)) {
    score += SCORE.unnamedTool;
    fits.push(['unnamed tool', 1]);
  }
  if (tool !== undefined) fits.push(['tool', Math.min(3, ownTool)]);
  if (ownTool < bestTool) fits.push(['another tool', bestTool - ownTool]);
  if (tool !== undefined && ownTool >= 2) fits.push(['tool in full', 1]);
  const { tools, manners } = scope.named;
  if (tool !== undefined && tools.has(tool)) fits.push(['tool by name', 1]);
  else if (tools.size > 0) {
    fits.push(['another tool by name', 1]);
    // If the text has a name of several words, that isn't by chance.
    if ([...tools].some((each) => each.includes(' '))) score += SCORE.otherNamedTool;
  }
  if (manner !== undefined && manners.has(manner)) fits.push(['manner by name', 1]);
  else if (siblings.some((each) => each.method.manner !== undefined && manners.has(each.method.manner)))
    fits.push(['another manner by name', 1]);
  const ofManner = (id: string | undefined) =>
    id === undefined
      ? 0
      : Math.min(2.5, methodEvidence(facts, scope, 'manner', id, name) + readiedEvidence(scope, id, name));
  const ownManner = cached(`own-manner\n${name}\n${manner ?? ''}`, () => ofManner(manner));
  const bestManner = cached(`best-manner\n${name}\n${tool ?? ''}`, () =>
    bestOf(
      siblings.flatMap(({ method }) => (method.tool === tool ? [method.manner] : [])),
      ofManner,
    ),
  );
  score += SCORE.manner * (ownManner - bestManner);
  if (ownManner === 0 && manner !== undefined && !isUsual && siblings[0]?.method.manner !== manner) {
    score += SCORE.unnamedManner;
    fits.push(['unnamed manner', 1]);
  }
  if (manner !== undefined) fits.push(['manner', ownManner]);
  if (ownManner < bestManner) fits.push(['another manner', bestManner - ownManner]);
  const number = manner === undefined ? undefined : numberInManner(manner);
  if (number !== undefined && scope.number !== undefined)
    fits.push([number === scope.number ? 'manner with the number' : 'manner with another number', 1]);
  if (!isUsual) fits.push(['unusual', 1]);
  return score;
}

/** The number in a manner such as “vs 12”. */
function numberInManner(manner: string): number | undefined {
  const [number] = /\d+/u.exec(manner) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The evidence for an action that is readied: “I ready myself to grapple him” has a verb for grappling. */
function readiedEvidence({ evidence }: Scope, id: string | undefined, name: string): number {
  const action = id?.split(':')[0] ?? '';
  return action === name ? 0 : Math.min(2, evidence.get(action) ?? 0);
}

function isUsualTool(siblings: readonly Option[], tool: string): boolean {
  return siblings[0]?.method.tool === tool;
}

/**
 * A target's score gets this bonus for each mention before the target's own, because later mentions are likelier
 * targets.
 */
const LATER_MENTION_BONUS = 0.12;

/** The maximum number of targets that are tried for one option. */
const MAX_TARGETS_TRIED = 4;

/** The targets that a text names for an option, or those it most likely means. */
function targetChoices(facts: Facts, scope: Scope, option: Option): readonly TargetChoice[] {
  // All ways to do an action that are in the same form have the same targets.
  const known = scope.targets.get(option.byTarget) ?? newTargetChoices(facts, scope, option);
  scope.targets.set(option.byTarget, known);
  return known;
}

function newTargetChoices(facts: Facts, scope: Scope, option: Option): readonly TargetChoice[] {
  const { reader } = facts;
  const allowed = targetsOf(option);
  const aimed = scope.mentions.filter((each) => !isSubject(facts, each));
  const untargeted: TargetChoice[] =
    option.alone || (option.form?.form && allowed.length === 0) || option.form?.form?.alone
      ? [
          aimed.some(({ pronoun, self }) => !pronoun && !self)
            ? { ids: [], score: SCORE.neglectedTarget, basis: 'neglected' }
            : { ids: [], score: 0, basis: 'none' },
        ]
      : [];
  if (allowed.length === 0) return untargeted;
  const several = option.form?.form?.several;
  const group = aimed.find((each) => each.all && each.ids.length > 1);
  if (group && several) {
    const ids = group.ids.filter((id) => allowed.includes(id));
    if (ids.length > 1) return [{ ids, score: SCORE.namedTarget, basis: 'group' }, ...untargeted];
  }
  const scores = new Map<CombatantId, TargetChoice>();
  let isWrong = false;
  const suits = (id: CombatantId) =>
    option.harms ? !areAllies(reader, [id]) : !option.helps || areAllies(reader, [id]);
  const isNamed = aimed.some((each) => !each.pronoun && each.ids.some((id) => allowed.includes(id) && suits(id)));
  for (const [order, mention] of aimed.entries()) {
    const fitting = mention.ids.filter((id) => allowed.includes(id));
    const fitScore = mention.self
      ? SCORE.pronounTarget
      : mention.pronoun
        ? isNamed
          ? SCORE.pronounAside
          : SCORE.pronounTarget
        : SCORE.namedTarget;
    for (const [index, id] of fitting.slice(0, 2).entries()) {
      const isFirst = mention.ids[0] === id;
      const score = fitScore + LATER_MENTION_BONUS * order - 0.6 * index - (isFirst ? 0 : 0.1);
      const how = mention.self ? 'self' : mention.pronoun ? (isNamed ? 'aside' : 'pronoun') : 'named';
      if (score > (scores.get(id)?.score ?? Number.NEGATIVE_INFINITY))
        scores.set(id, { ids: [id], score, basis: `${how}${isFirst ? '' : ' second'}`, order });
    }
    if (fitting.length === 0 && !mention.pronoun && !mention.self) isWrong = true;
  }
  const named = [...scores.values()].toSorted((one, other) => other.score - one.score);
  const each = [...new Set(named.filter(({ basis }) => basis === 'named').flatMap(({ ids }) => ids))].filter(suits);
  const jointChoices: TargetChoice[] =
    several && each.length > 1 ? [{ ids: each, score: SCORE.namedTarget - 0.1, basis: 'each' }] : [];
  if (named.length > 0) return [...jointChoices, ...named.slice(0, MAX_TARGETS_TRIED), ...untargeted];
  const usualTargets = several && !several.singly ? (option.form?.form?.usual.targets ?? []) : [];
  const guesses = usualTargets.length > 0 ? [usualTargets] : likelyTargets(reader, option, allowed).map((id) => [id]);
  const score = isWrong ? SCORE.wrongTarget : SCORE.guessedTarget;
  const basis = isWrong ? 'wrong' : 'guessed';
  const addressed = [...new Set(facts.speech.mentions.flatMap(({ ids }) => ids.slice(0, 1)))].filter((id) =>
    allowed.includes(id),
  );
  return [
    ...untargeted,
    ...addressed
      .slice(0, 2)
      .map((id, index) => ({ ids: [id], score: SCORE.addressedTarget - 0.2 * index, basis: 'addressed' })),
    ...guesses
      .filter(([id, another]) => another !== undefined || id === undefined || !addressed.slice(0, 2).includes(id))
      .slice(0, 2)
      .map((ids, index) => ({ ids, score: score - 0.2 * index, basis: `${basis}${index > 0 ? ' second' : ''}` })),
  ];
}

/** Who an action is most likely aimed at if the text doesn't say: the last target, or the last attacker. */
function likelyTargets({ recent, actor }: Reader, option: Option, allowed: readonly CombatantId[]) {
  const recently = option.helps
    ? [actor]
    : [recent.lastTarget, ...recent.attacks.filter(({ on }) => on === actor).map(({ by }) => by)];
  const first = recently.flatMap((id) => (id !== undefined && allowed.includes(id) ? [id] : []));
  return [...new Set([...first, ...allowed])];
}

/** The intent, with its form filled in from the text: the points, the targets and the square. */
function filledIn(
  facts: Facts,
  scope: Scope,
  option: Option,
  ids: readonly CombatantId[],
): (Pick<MeantAction, 'intent' | 'act'> & Pick<Candidate, 'isAllowed'>) | undefined {
  const { reader } = facts;
  const [target, another] = ids;
  const whole = another === undefined ? (target === undefined ? option.alone : option.byTarget.get(target)) : undefined;
  const stake = stakeIn(option, scope);
  const tile = scope.tile;
  if (whole && stake === undefined) {
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
      amount: stake,
      to: tile !== undefined && form.tiles?.includes(tile) ? tile : undefined,
      words: form.words ? conditionText(facts, scope) : undefined,
    }),
  };
  const withTargets =
    ids.length === 0 && form.alone && !form.several?.usual.length ? { ...values, targets: [] } : values;
  const intent = withFormValues(act.intent, withTargets);
  const key = `${actionKey(intent)}\n${intent.amount ?? ''}`;
  const isAllowed = () => {
    const known = facts.allowed.get(key);
    const allowed = known ?? begin(reader.rules, reader.encounter, intent).ok;
    if (known === undefined) facts.allowed.set(key, allowed);
    return allowed;
  };
  return { intent, act, isAllowed };
}

/** The points that a text stakes on an action. */
function stakeIn({ form, method: { manner } }: Option, { saysEverything, number }: Scope): number | undefined {
  // The 12 in “Acrobatics vs 12” isn't a stake.
  if (manner !== undefined && number !== undefined && numberInManner(manner) === number) return undefined;
  const lines = form?.form?.amounts?.lines;
  if (!lines || lines.length === 0) return undefined;
  if (number !== undefined && lines.includes(number)) return number;
  return saysEverything ? lines.at(-1) : undefined;
}

/** The maximum length of a trigger in the player's own words, in characters. */
const MAX_TRIGGER_LENGTH = 80;

/** What a readied action waits for, in the text's own words. */
function conditionText({ tokens }: Facts, { clause }: Scope): string {
  const part = clause.parts.find(({ role }) => role === 'condition') ?? clause.parts[0];
  const words = part ? tokens.slice(part.from, part.to + 1).map(({ text }) => text) : [];
  return words.join(' ').replaceAll("' ", "'").slice(0, MAX_TRIGGER_LENGTH);
}

/** The squares of the map that a text about a move means. */
function moveCandidates(facts: Facts, scope: Scope): readonly Candidate[] {
  const { reader } = facts;
  if (!reader.moves) return [];
  const actions = [...new Set(reader.moves.ways.map(({ intent }) => intent.action))];
  const evidence = Math.max(0, ...actions.map((action) => scope.evidence.get(action) ?? 0));
  const isPlaced = scope.tile !== undefined && evidence >= Math.max(0, ...scope.evidence.values());
  const isSaid = evidence >= MIN_EVIDENCE || isPlaced;
  const mentioned = scope.mentions.filter(({ self }) => !self);
  const aimed = mentioned.length > 0 ? mentioned : facts.speech.mentions;
  return placesMeant(reader, reader.moves, {
    hits: scope.hits,
    tile: scope.tile,
    targets: aimed.flatMap(({ ids }) => ids.slice(0, 1)),
  }).map(({ way, toward, fit }) => ({
    meaning: {
      intent: way.intent,
      score: isSaid ? Math.max(evidence, MIN_EVIDENCE) + fit : evidence + fit - 1,
      strikes: way.strikes.length,
      ...given({ toward }),
    },
    units: unitsOf(reader, way.intent.action, {}),
    fits: [
      ['own words', Math.min(4, evidence)],
      ['place', fit],
      ...(isSaid ? [] : [['unsaid place', 1] as const]),
      ...(toward === undefined ? [] : [['target: toward', 1] as const]),
      ...(isPlaced ? [['target: square', 1] as const] : []),
    ],
  }));
}

/** Everything that a part of a text may mean, with the evidence for each meaning. */
export function candidatesIn(facts: Facts, scope: Scope): readonly Candidate[] {
  return [
    ...facts.options.flatMap((option) => candidatesOfOption(facts, scope, option)),
    ...moveCandidates(facts, scope),
    ...missingCandidates(facts, scope),
  ];
}

/** How much stronger the words for an action that isn't offered must be than the words for an offered one. */
const MIN_LEAD_OF_MISSING = 0.7;

/** The minimum evidence in a text for a tool or manner that isn't offered. */
const MIN_EVIDENCE_OF_MISSING = 1.6;

/** Meanings that aren't possible now: actions that aren't offered, and tools and manners that no offered action has. */
function missingCandidates(facts: Facts, scope: Scope): readonly Candidate[] {
  const { rules, moves, actor, lexicon } = facts.reader;
  const targets = scope.mentions.filter((each) => !isSubject(facts, each)).flatMap(({ ids }) => ids.slice(0, 1));
  const missing = (action: string, method: ActionMethod, fits: readonly Fit[]): Candidate => {
    const words = scope.evidence.get(action) ?? 0;
    return {
      meaning: {
        intent: {
          action,
          actor,
          ...method,
          ...given({ targets: targets[0] === undefined ? undefined : [targets[0]] }),
        },
        score: words - MIN_LEAD_OF_MISSING,
      },
      units: unitsOf(facts.reader, action, method),
      fits: [['own words', Math.min(4, words)], ...fits],
      isMissing: true,
    };
  };
  const offered = new Set(facts.options.flatMap(({ method: { tool } }) => tool?.split(': ').at(-1) ?? []));
  const namedTools = lexicon.tools.flatMap((tool) => {
    const evidence = offered.has(tool) ? 0 : methodEvidence(facts, scope, 'tool', tool, '');
    return evidence >= MIN_EVIDENCE_OF_MISSING ? [{ tool, evidence }] : [];
  });
  const strangeThings = strangeThingsIn(facts, scope);
  return Object.entries(rules.actions).flatMap(([action, { gm }]): readonly Candidate[] => {
    if (gm || moves?.ways.some(({ intent }) => intent.action === action)) return [];
    const own = facts.byAction.get(action);
    const takesTools = !own || own.some(({ method }) => method.tool !== undefined);
    const manners = lexicon.mannersOf(action).filter((manner) => !own?.some(({ method }) => method.manner === manner));
    return [
      ...(own ? [] : [missing(action, {}, [['not offered', 1]])]),
      ...(takesTools ? namedTools : []).map(({ tool, evidence }) =>
        missing(action, { tool }, [
          ['tool not offered', 1],
          ['tool', Math.min(3, evidence)],
        ]),
      ),
      ...(takesTools ? strangeThings : []).flatMap(({ thing, fit, actions }) =>
        actions === undefined || actions.has(action) ? [missing(action, { tool: thing }, [[fit, 1]])] : [],
      ),
      ...(own ? manners : []).flatMap((manner) => {
        const evidence = methodEvidence(facts, scope, 'manner', manner, action);
        if (evidence < MIN_EVIDENCE_OF_MISSING) return [];
        return [
          missing(action, { manner }, [
            ['manner not offered', 1],
            ['manner', Math.min(2.5, evidence)],
          ]),
        ];
      }),
    ];
  });
}

/** Something in a text that could be a tool but that the actor doesn't have. */
interface StrangeThing {
  readonly thing: string;
  readonly fit: string;
  /** The actions whose verb the thing follows. Undefined for a weapon, which any action may use. */
  readonly actions?: ReadonlySet<string>;
}

/** The maximum number of words in a strange thing's name. */
const MAX_WORDS_OF_THING = 3;

/** How clearly a verb must mean an action for an unknown word after it to be a thing: “I throw a flashbang”. */
const MIN_VERB_WEIGHT = 0.8;

/** Finds weapons that the actor doesn't have, and unknown names after a verb: “ice storm” in “I cast ice storm”. */
function strangeThingsIn(facts: Facts, scope: Scope): readonly StrangeThing[] {
  const { reader, tokens, mentions, hits } = facts;
  const { lexicon } = reader;
  const own = [...facts.options.flatMap(({ method: { tool } }) => tool ?? []), ...reader.inHand];
  const ownNames = own.flatMap((id) => reader.namesOf('tool', id)).map((name) => name.toLowerCase());
  const isMention = (index: number) => mentions.some(({ from, to }) => from <= index && index <= to);
  const thingsAt = Map.groupBy(
    scope.hits.filter(({ kind, from }) => kind === 'things' && !isMention(from)),
    ({ from }) => from,
  );
  const weapons = [...thingsAt].flatMap(([from, found]): readonly StrangeThing[] => {
    const { stem = '', text = '' } = tokens[from] ?? {};
    const isNoun = found.some(({ id }) => stem === lexicon.stems.of(id));
    // A “blade” can be the actor's sword.
    const isOwn = found.some(({ id }) => ownNames.some((name) => name.split(' ').some((word) => word.endsWith(id))));
    return isNoun && !isOwn ? [{ thing: text, fit: 'strange weapon' }] : [];
  });
  if (scope.named.tools.size > 0) return weapons;
  const verbs = Map.groupBy(
    scope.hits.filter(({ kind, weight }) => kind === 'action' && weight >= MIN_VERB_WEIGHT),
    ({ to }) => to,
  );
  const objects = [...verbs].flatMap(([to, verbHits]): readonly StrangeThing[] => {
    const words: number[] = [];
    for (let index = to + 1; index < tokens.length && words.length < MAX_WORDS_OF_THING; index++) {
      const token = tokens[index];
      if (token?.after !== '') break;
      const isArticle = hits.some((hit) => hit.from === index && (hit.kind === 'articles' || hit.kind === 'me'));
      if (isArticle && words.length === 0) continue;
      if (isArticle || isMention(index) || lexicon.isSmall(token.stem)) break;
      words.push(index);
    }
    if (words.length === 0) return [];
    const isStrange = words.some((index) => !lexicon.isWord(tokens[index]?.stem ?? ''));
    const clearVerbs = verbHits.filter(({ weight }) => isStrange || weight >= MIN_EVIDENCE);
    if (clearVerbs.length === 0) return [];
    return [
      {
        thing: words.map((index) => tokens[index]?.text ?? '').join(' '),
        fit: isStrange ? 'strange thing' : 'thing by another name',
        actions: new Set(clearVerbs.map(({ id }) => id)),
      },
    ];
  });
  return [...weapons, ...objects];
}

/** A meaning with its score. */
export interface Ranked extends MeantAction {
  readonly isMissing?: true;
}

/** The maximum number of meanings that are returned for a part of a text. The others are far less likely. */
const MAX_RANKED = 40;

/** What a part of a text may mean, the likeliest first. */
export function meaningsIn(facts: Facts, scope: Scope): readonly Ranked[] {
  const { habits } = facts.reader.lexicon;
  const scored = candidatesIn(facts, scope)
    .map((candidate) => ({
      candidate,
      score: learnedScore(habits, scope, candidate, candidate.meaning.score),
    }))
    .toSorted((one, other) => other.score - one.score);
  return scored
    .values()
    .filter(({ candidate }) => candidate.isAllowed?.() ?? true)
    .take(MAX_RANKED)
    .map(({ candidate: { meaning, isMissing }, score }) => ({ ...meaning, score, ...given({ isMissing }) }))
    .toArray();
}

/**
 * Another way to do an action that is already listed keeps its rank if its score is at most this far below the best
 * way's.
 */
const MAX_GAP_TO_BEST = 0.75;
/** If another way's score is further below the best way's, it is reduced by this much. */
const REPEAT_PENALTY = 1.2;

/**
 * Sorts the meanings, best first, without duplicates. Other ways to do an action that is already listed come later,
 * unless they are nearly as likely.
 */
export function varied(all: readonly MeantAction[]): readonly MeantAction[] {
  const seenKeys = new Set<string>();
  const ranked = new Map<string, number>();
  const distinctMeanings = all.flatMap((each, index) => {
    const { intent, score } = each;
    const key = `${actionKey(intent)}\n${intent.amount ?? ''}`;
    if (seenKeys.has(key)) return [];
    seenKeys.add(key);
    const best = ranked.get(intent.action);
    const count = index === 0 ? 0 : best === undefined ? 0 : best - score <= MAX_GAP_TO_BEST ? 0 : 1;
    if (best === undefined) ranked.set(intent.action, score);
    return [{ each, rank: score - REPEAT_PENALTY * count }];
  });
  return distinctMeanings.toSorted((one, other) => other.rank - one.rank).map(({ each }) => each);
}
