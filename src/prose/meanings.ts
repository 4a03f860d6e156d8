// Finds what a part of a text may mean: every way to do every action that is possible now, each with a score, a target,
// and the values that its form needs.

import { type FormValues, usualValues, withFormValues } from '../rules/core/action-form.ts';
import { type CombatantId, find } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { actionKey } from '../rules/core/intent.ts';
import { prepareIntent } from '../rules/core/play.ts';
import { missingActionCandidates } from './missing-actions.ts';
import { type ActionOption, areAllies, meantMoves } from './options.ts';
import {
  type Fit,
  learnedScore,
  type MeaningCandidate,
  type MeantAction,
  unitsOf,
  type WeightedUnit,
} from './ranking.ts';
import {
  actionEvidence,
  hasOwnVerb,
  isSubject,
  MIN_EVIDENCE,
  methodEvidence,
  priorScoreOf,
  type Reader,
  type Scope,
  type TextFacts,
  thingEvidence,
} from './scope.ts';
import { targetChoices } from './targets.ts';

const SCORES = {
  tool: 1,
  manner: 1,
  /** A tool or manner that isn't the usual one and that the text doesn't name. */
  unnamedTool: -1.1,
  unnamedManner: -0.8,
  otherNamedTool: -2.5,
  /** The text says what the target does, and has no verb for the action: “the wolf leaps at me, I dodge”. */
  doer: -0.6,
  harmsAlly: -2.5,
  helpsEnemy: -2,
  form: -0.2,
} as const;

const unitsByOption = new WeakMap<ActionOption, readonly WeightedUnit[]>();

/** The meanings of one option, with the targets that the text names or suggests. */
function candidatesOfOption(facts: TextFacts, scope: Scope, option: ActionOption): readonly MeaningCandidate[] {
  const { reader } = facts;
  const evidence = actionEvidence(facts, scope, option);
  const methodFits: Fit[] = [];
  const scoreOfMethod = methodScore(facts, scope, option, methodFits);
  const units = unitsByOption.get(option) ?? unitsOf(reader, option.name, option.method);
  unitsByOption.set(option, units);
  // A tool or manner that the text names raises the score only if the text also has a word for the action. For example,
  // readying a spell has the same tools as casting it, so the tool alone doesn't show which is meant.
  const lacksVerb =
    actionEvidence(facts, scope, option) < MIN_EVIDENCE && reader.rules.actions[option.name]?.kind !== 'attack';
  const baseScore =
    evidence + priorScoreOf(facts, scope, option) + (lacksVerb ? Math.min(0, scoreOfMethod) : scoreOfMethod);
  methodFits.push(
    ['own words', Math.min(4, scope.evidence.get(option.name) ?? 0)],
    ['evidence', Math.min(4, evidence)],
    ...(lacksVerb ? [['bare', 1] as const] : []),
    ...(option.form?.form?.needed ? [['form', 1] as const] : []),
  );
  const candidates: MeaningCandidate[] = [];
  for (const { ids, score, basis, order = 0, isDoer } of targetChoices(facts, scope, option)) {
    const filledAction = fillInAction(facts, scope, option, ids);
    if (!filledAction) continue;
    const { isAllowed, ...meant } = filledAction;
    const areFriends = areAllies(
      reader,
      ids.filter((id) => id !== reader.actor),
    );
    const areEnemies = ids.length > 0 && ids.every((id) => !areAllies(reader, [id]));
    const misfitPenalty =
      option.harms && (areFriends || (ids.length > 0 && ids[0] === reader.actor))
        ? SCORES.harmsAlly
        : option.helps && areEnemies
          ? SCORES.helpsEnemy
          : 0;
    const fits: Fit[] = [
      [`target: ${basis}`, 1],
      ...(order > 0 ? [['named later', order] as const] : []),
      ...(misfitPenalty < 0 ? [[areEnemies ? 'helps an enemy' : 'harms a friend', 1] as const] : []),
      ...targetFits(facts, ids),
    ];
    const isTargetNamed = basis.startsWith('named') || basis === 'each' || basis === 'group';
    const isFarFetched =
      (reader.rules.actions[option.name]?.gm === true && evidence < MIN_EVIDENCE) ||
      (option.helps && areEnemies && (evidence < MIN_EVIDENCE || !isTargetNamed));
    candidates.push({
      ...(isFarFetched && { isFarFetched }),
      meaning: {
        ...meant,
        score:
          baseScore +
          score +
          misfitPenalty +
          (isDoer && !hasOwnVerb(scope, option) ? SCORES.doer : 0) +
          (option.form?.form?.needed ? SCORES.form : 0),
      },
      units,
      ...given({ targetUnits: targetUnitsOf(reader, ids) }),
      shared: methodFits,
      fits,
      ...given({ isAllowed }),
    });
  }
  return candidates;
}

/** The features that a target has because of the fight, such as being the actor's last target. */
function targetFits({ reader }: TextFacts, [id, another]: readonly CombatantId[]): readonly Fit[] {
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

/** What a target's weights are learned for: each word of its name. With them, “the old lady” can point to a witch. */
function targetUnitsOf(
  { encounter, lexicon }: Reader,
  [id, another]: readonly CombatantId[],
): readonly WeightedUnit[] | undefined {
  const name = id === undefined || another !== undefined ? undefined : find(encounter, id)?.name;
  return name === undefined
    ? undefined
    : lexicon.stemsOfName(name).flatMap((stem) => (/\d/u.test(stem) ? [] : [[`at: ${stem}`, 1] as const]));
}

function methodScore(facts: TextFacts, scope: Scope, option: ActionOption, fits: Fit[]): number {
  const { reader, byAction } = facts;
  const { name, method, isFirstOfAction } = option;
  const { tool, manner } = method;
  let score = 0;
  const siblingOptions = byAction.get(name) ?? [];
  const toolEvidence = (id: string | undefined) =>
    id === undefined
      ? thingEvidence(facts, scope, reader.inHand) / 2
      : methodEvidence(facts, scope, 'tool', id, name) + readiedEvidence(scope, id, name);
  // All `siblingOptions` belong to the same action. What they have in common is looked up only once.
  const cachedEvidence = (key: string, evidence: () => number) => {
    const knownEvidence = scope.methods.get(key);
    if (knownEvidence !== undefined) return knownEvidence;
    const newEvidence = evidence();
    scope.methods.set(key, newEvidence);
    return newEvidence;
  };
  const maxEvidence = (ids: readonly (string | undefined)[], evidence: (id: string | undefined) => number) =>
    Math.max(...[...new Set(ids)].map(evidence));
  const ownToolEvidence = cachedEvidence(`own-tool\n${name}\n${tool ?? ''}`, () => toolEvidence(tool));
  const bestToolEvidence = cachedEvidence(`best-tool\n${name}`, () =>
    maxEvidence(
      siblingOptions.map((each) => each.method.tool),
      toolEvidence,
    ),
  );
  score += SCORES.tool * (ownToolEvidence - bestToolEvidence);
  if (ownToolEvidence === 0 && tool !== undefined && !isUsualTool(siblingOptions, tool)) {
    score += SCORES.unnamedTool;
    fits.push(['unnamed tool', 1]);
  }
  if (tool !== undefined) fits.push(['tool', Math.min(3, ownToolEvidence)]);
  if (ownToolEvidence < bestToolEvidence) fits.push(['another tool', bestToolEvidence - ownToolEvidence]);
  if (tool !== undefined && ownToolEvidence >= 2) fits.push(['tool in full', 1]);
  const { tools, manners } = scope.named;
  if (tool !== undefined && tools.has(tool)) fits.push(['tool by name', 1]);
  else if (tools.size > 0) {
    fits.push(['another tool by name', 1]);
    // A text rarely contains a name of several words by chance.
    if ([...tools].some((each) => each.includes(' '))) score += SCORES.otherNamedTool;
  }
  if (manner !== undefined && manners.has(manner)) fits.push(['manner by name', 1]);
  else if (siblingOptions.some((each) => each.method.manner !== undefined && manners.has(each.method.manner)))
    fits.push(['another manner by name', 1]);
  const mannerEvidence = (id: string | undefined) =>
    id === undefined
      ? 0
      : Math.min(2.5, methodEvidence(facts, scope, 'manner', id, name) + readiedEvidence(scope, id, name));
  const ownMannerEvidence = cachedEvidence(`own-manner\n${name}\n${manner ?? ''}`, () => mannerEvidence(manner));
  const bestMannerEvidence = cachedEvidence(`best-manner\n${name}\n${tool ?? ''}`, () =>
    maxEvidence(
      siblingOptions.flatMap(({ method }) => (method.tool === tool ? [method.manner] : [])),
      mannerEvidence,
    ),
  );
  score += SCORES.manner * (ownMannerEvidence - bestMannerEvidence);
  if (
    ownMannerEvidence === 0 &&
    manner !== undefined &&
    !isFirstOfAction &&
    siblingOptions[0]?.method.manner !== manner
  ) {
    score += SCORES.unnamedManner;
    fits.push(['unnamed manner', 1]);
  }
  if (manner !== undefined) fits.push(['manner', ownMannerEvidence]);
  if (ownMannerEvidence < bestMannerEvidence) fits.push(['another manner', bestMannerEvidence - ownMannerEvidence]);
  const mannerNumber = manner === undefined ? undefined : numberInManner(manner);
  if (mannerNumber !== undefined && scope.number !== undefined)
    fits.push([mannerNumber === scope.number ? 'manner with the number' : 'manner with another number', 1]);
  if (!isFirstOfAction) fits.push(['unusual', 1]);
  return score;
}

/** The number in a manner such as “vs 12”. */
function numberInManner(manner: string): number | undefined {
  const [number] = /\d+/u.exec(manner) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The evidence for an action that is readied: “I ready myself to grapple him” has a verb for grappling. */
function readiedEvidence({ evidence }: Scope, id: string | undefined, name: string): number {
  const readiedAction = id?.split(':')[0] ?? '';
  return readiedAction === name ? 0 : Math.min(2, evidence.get(readiedAction) ?? 0);
}

function isUsualTool(siblings: readonly ActionOption[], tool: string): boolean {
  return siblings[0]?.method.tool === tool;
}

/** The intent, with its form filled in from the text: the points, the targets and the square. */
function fillInAction(
  facts: TextFacts,
  scope: Scope,
  option: ActionOption,
  ids: readonly CombatantId[],
): (Pick<MeantAction, 'intent' | 'act'> & Pick<MeaningCandidate, 'isAllowed'>) | undefined {
  const { reader } = facts;
  const [target, another] = ids;
  const wholeAction =
    another === undefined ? (target === undefined ? option.alone : option.byTarget.get(target)) : undefined;
  const stake = stakeIn(option, scope);
  const tile = scope.tile;
  if (wholeAction && stake === undefined) {
    const { tiles } = wholeAction;
    if (!tiles) return { intent: wholeAction.intent, act: wholeAction };
    const to = tile !== undefined && tiles.includes(tile) ? tile : tiles[0];
    return { intent: { ...wholeAction.intent, ...given({ to }) }, act: wholeAction };
  }
  const { form: act } = option;
  if (!act?.form) return undefined;
  const { form } = act;
  const formValues: FormValues = {
    ...usualValues(form),
    ...given({
      how: form.hows ? option.method : undefined,
      targets: ids.length > 0 ? ids : undefined,
      amount: stake,
      to: tile !== undefined && form.tiles?.includes(tile) ? tile : undefined,
      words: form.words ? conditionText(facts, scope) : undefined,
    }),
  };
  const valuesWithTargets =
    ids.length === 0 && form.alone && !form.several?.usual.length ? { ...formValues, targets: [] } : formValues;
  const intent = withFormValues(act.intent, valuesWithTargets);
  const key = `${actionKey(intent)}\n${intent.amount ?? ''}`;
  const isIntentAllowed = () => {
    const cachedPermission = facts.allowed.get(key);
    const isAllowedNow = cachedPermission ?? prepareIntent(reader.rules, reader.encounter, intent).ok;
    if (cachedPermission === undefined) facts.allowed.set(key, isAllowedNow);
    return isAllowedNow;
  };
  return { intent, act, isAllowed: isIntentAllowed };
}

/** The points that a text stakes on an action. */
function stakeIn({ form, method: { manner } }: ActionOption, { saysEverything, numbers }: Scope): number | undefined {
  const amounts = form?.form?.amounts;
  if (!amounts || amounts.lines.length === 0) return undefined;
  const { lines, least = 1, most } = amounts;
  // The number in a manner isn't a number of points to stake, such as the 12 in “Acrobatics vs 12”.
  const mannerNumber = manner === undefined ? undefined : numberInManner(manner);
  const stake = numbers
    .filter((number) => number !== mannerNumber)
    .find((number) => lines.includes(number) || (number >= least && number <= most));
  if (stake !== undefined) return stake;
  if (numbers.length > 0 && numbers[0] === mannerNumber) return undefined;
  return saysEverything ? lines.at(-1) : undefined;
}

/** The maximum length of a trigger in the player's own words, in characters. */
const MAX_TRIGGER_LENGTH = 80;

/** What a readied action waits for, in the text's own words. */
function conditionText({ tokens }: TextFacts, { clause }: Scope): string {
  const conditionPart = clause.parts.find(({ role }) => role === 'condition') ?? clause.parts[0];
  const conditionWords = conditionPart
    ? tokens.slice(conditionPart.from, conditionPart.to + 1).map(({ text }) => text)
    : [];
  return conditionWords.join(' ').replaceAll("' ", "'").slice(0, MAX_TRIGGER_LENGTH);
}

/** The squares of the map that a text about a move means. */
function moveCandidates(facts: TextFacts, scope: Scope): readonly MeaningCandidate[] {
  const { reader } = facts;
  if (!reader.moves) return [];
  const moveActions = [...new Set(reader.moves.ways.map(({ intent }) => intent.action))];
  const evidence = Math.max(0, ...moveActions.map((action) => scope.evidence.get(action) ?? 0));
  const namesSquare = scope.tile !== undefined && evidence >= Math.max(0, ...scope.evidence.values());
  const describesMove = evidence >= MIN_EVIDENCE || namesSquare;
  const mentionsOfOthers = scope.mentions
    .filter((each) => !each.self && !isSubject(facts, each))
    .toSorted((one, other) => Number(one.pronoun ?? false) - Number(other.pronoun ?? false));
  const targetMentions = mentionsOfOthers.length > 0 ? mentionsOfOthers : facts.speech.mentions;
  return meantMoves(reader, reader.moves, {
    hits: scope.hits,
    tile: scope.tile,
    targets: targetMentions.flatMap(({ ids }) => ids.slice(0, 1)),
  }).map(({ way, toward, fit }) => ({
    meaning: {
      intent: way.intent,
      score: describesMove ? Math.max(evidence, MIN_EVIDENCE) + fit : evidence + fit - 1,
      strikes: way.strikes.length,
      ...given({ toward }),
    },
    units: unitsOf(reader, way.intent.action, {}),
    ...given({ targetUnits: toward === undefined ? undefined : targetUnitsOf(reader, [toward]) }),
    fits: [
      ['own words', Math.min(4, evidence)],
      ['place', fit],
      ...(describesMove ? [] : [['unsaid place', 1] as const]),
      ...(toward === undefined ? [] : [['target: toward', 1] as const]),
      ...(namesSquare ? [['target: square', 1] as const] : []),
    ],
  }));
}

/** Everything that a part of a text may mean, with the evidence for each meaning. */
export function candidatesIn(facts: TextFacts, scope: Scope): readonly MeaningCandidate[] {
  return [
    ...facts.options.flatMap((option) => candidatesOfOption(facts, scope, option)),
    ...moveCandidates(facts, scope),
    ...missingActionCandidates(facts, scope),
  ];
}

/** A meaning with its score. */
export interface RankedMeaning extends MeantAction {
  readonly isMissing?: true;
  readonly isBeyondTools?: true;
  readonly isImpossibleMove?: true;
  readonly isFarFetched?: true;
}

/** The maximum number of meanings that are returned for a part of a text. The others are far less likely. */
const MAX_RANKED_MEANINGS = 40;

/** What a part of a text may mean, the likeliest first. */
export function meaningsIn(facts: TextFacts, scope: Scope): readonly RankedMeaning[] {
  const { habits } = facts.reader.lexicon;
  const scoredCandidates = candidatesIn(facts, scope)
    .map((candidate) => ({
      candidate,
      score: learnedScore(habits, scope, candidate, candidate.meaning.score),
    }))
    .toSorted((one, other) => other.score - one.score);
  return scoredCandidates
    .values()
    .filter(({ candidate }) => candidate.isAllowed?.() ?? true)
    .take(MAX_RANKED_MEANINGS)
    .map(({ candidate: { meaning, isMissing, isBeyondTools, isImpossibleMove, isFarFetched }, score }) => ({
      ...meaning,
      score,
      ...given({ isMissing, isBeyondTools, isImpossibleMove, isFarFetched }),
    }))
    .toArray();
}

/** A meaning's score counts this much less for each way to do the same action that is already listed. */
const REPEATED_ACTION_PENALTY = 1;
/** This is added for each listed meaning that differs only in its manner: the same test at another difficulty. */
const REPEATED_TOOL_PENALTY = 1;

/**
 * The likeliest meanings, at most `count`. Different actions, tools and targets come before further manners, because a
 * player whose action is missing from the list must write again.
 */
export function variedMeanings(all: readonly MeantAction[], count: number): readonly MeantAction[] {
  const remainingMeanings = [...withoutDuplicates(all)];
  const listedMeanings: MeantAction[] = [];
  const penalizedScore = ({ intent, score }: MeantAction) => {
    const sameAction = listedMeanings.filter((each) => each.intent.action === intent.action);
    const sameTool = sameAction.filter(
      ({ intent: { tool, targets } }) =>
        tool !== undefined && tool === intent.tool && targets?.join() === intent.targets?.join(),
    );
    return score - REPEATED_ACTION_PENALTY * sameAction.length - REPEATED_TOOL_PENALTY * sameTool.length;
  };
  while (remainingMeanings.length > 0 && listedMeanings.length < count) {
    const best = remainingMeanings.reduce((one, other) => (penalizedScore(other) > penalizedScore(one) ? other : one));
    listedMeanings.push(best);
    remainingMeanings.splice(remainingMeanings.indexOf(best), 1);
  }
  return listedMeanings;
}

/** The meanings without duplicates. Of those that are the same to the player, the first is kept. */
export function withoutDuplicates(all: readonly MeantAction[]): readonly MeantAction[] {
  const seenKeys = new Set<string>();
  return all.filter(({ intent }) => {
    const key = `${actionKey(intent)}\n${intent.amount ?? ''}`;
    if (seenKeys.has(key)) return false;
    seenKeys.add(key);
    return true;
  });
}
