// What a part of a text may mean: every way of every action that is possible now, with a score, a target, and what the
// form needs.

import { type FormValues, fillIn, usualValues } from '../rules/core/act-form.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { actionKey, type Intent } from '../rules/core/intent.ts';
import { begin } from '../rules/core/play.ts';
import type { CompleteAction } from '../rules/core/whole-acts.ts';
import { areAllies, type Option, placesMeant, targetsOf } from './options.ts';
import {
  actionEvidence,
  type Facts,
  habitOf,
  isSubject,
  MIN_EVIDENCE,
  methodEvidence,
  priorOf,
  type Reader,
  type Scope,
  thingEvidence,
} from './scope.ts';

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
  /** The text names the target, or may mean it with a pronoun, or has a pronoun but names another target. */
  namedTarget: 0,
  pronounTarget: -0.3,
  pronounAside: -1.9,
  guessedTarget: -0.4,
  wrongTarget: -2.6,
  neglectedTarget: -0.4,
  harmsAlly: -2.5,
  helpsEnemy: -2,
  form: -0.2,
} as const;

/** The meanings of one option, with the targets that the text names or suggests. */
export function scoredOption(facts: Facts, scope: Scope, option: Option): readonly MeantAction[] {
  const { reader } = facts;
  const evidence = actionEvidence(facts, scope, option) + habitOf(facts, scope, option.name);
  const method = methodScore(facts, scope, option);
  // Without a word for the action itself, a tool or manner says little: readied actions have the same tools as others.
  const isBare =
    actionEvidence(facts, scope, option) < MIN_EVIDENCE && reader.rules.actions[option.name]?.kind !== 'attack';
  const base = evidence + priorOf(facts, scope, option) + (isBare ? Math.min(0, method) : method);
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

function methodScore(facts: Facts, scope: Scope, option: Option): number {
  const { reader, byAction } = facts;
  const { name, method, isUsual } = option;
  const { tool, manner } = method;
  let score = 0;
  const siblings = byAction.get(name) ?? [];
  const ofTool = (id: string | undefined) =>
    id === undefined
      ? thingEvidence(facts, scope, reader.inHand) / 2
      : methodEvidence(facts, scope, 'tool', id, name) + readiedEvidence(scope, id, name);
  const bestOf = (ids: readonly (string | undefined)[], evidence: (id: string | undefined) => number) =>
    Math.max(...[...new Set(ids)].map(evidence));
  const tools = siblings.map((each) => each.method.tool);
  const [ownTool, bestTool] = [ofTool(tool), bestOf(tools, ofTool)];
  score += SCORE.tool * (ownTool - bestTool);
  if (ownTool === 0 && tool !== undefined && !isUsualTool(siblings, tool)) score += SCORE.unnamedTool;
  const ofManner = (id: string | undefined) =>
    id === undefined
      ? 0
      : Math.min(2.5, methodEvidence(facts, scope, 'manner', id, name) + readiedEvidence(scope, id, name));
  const manners = siblings.filter((each) => each.method.tool === tool).map((each) => each.method.manner);
  const [ownManner, bestManner] = [ofManner(manner), bestOf(manners, ofManner)];
  score += SCORE.manner * (ownManner - bestManner);
  if (ownManner === 0 && manner !== undefined && !isUsual && siblings[0]?.method.manner !== manner)
    score += SCORE.unnamedManner;
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

/** The later someone is named, the likelier they are the target. */
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
    if (ids.length > 1) return [{ ids, score: SCORE.namedTarget }, ...nones];
  }
  const scores = new Map<CombatantId, number>();
  let isWrong = false;
  const suits = (id: CombatantId) =>
    option.harms ? !areAllies(reader, [id]) : !option.helps || areAllies(reader, [id]);
  const isNamed = aimed.some((each) => !each.pronoun && each.ids.some((id) => allowed.includes(id) && suits(id)));
  for (const [order, mention] of aimed.entries()) {
    const fitting = mention.ids.filter((id) => allowed.includes(id));
    const fit = mention.self
      ? SCORE.pronounTarget
      : mention.pronoun
        ? isNamed
          ? SCORE.pronounAside
          : SCORE.pronounTarget
        : SCORE.namedTarget;
    for (const [index, id] of fitting.slice(0, 2).entries()) {
      const isFirst = mention.ids[0] === id;
      const score = fit + LATER_MENTION * order - 0.6 * index - (isFirst ? 0 : 0.1);
      scores.set(id, Math.max(scores.get(id) ?? Number.NEGATIVE_INFINITY, score));
    }
    if (fitting.length === 0 && !mention.pronoun && !mention.self) isWrong = true;
  }
  const named = [...scores]
    .map(([id, score]) => ({ ids: [id], score }))
    .toSorted((one, other) => other.score - one.score);
  if (named.length > 0) return [...named.slice(0, MAX_TARGETS_TRIED), ...nones];
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
  return words.join(' ').replaceAll("' ", "'").slice(0, MAX_TRIGGER_LENGTH);
}

/** The squares of the map that a text about a move means. */
export function moveMeanings(facts: Facts, scope: Scope): readonly MeantAction[] {
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

/** How much less likely another way of an offered action must be so that another action comes before it. */
const [CLOSE, ALIKE_LAG] = [0.75, 1.2];

/**
 * The best meanings, each once. Other ways of an action that is already offered come later, unless they're as likely.
 */
export function varied(all: readonly MeantAction[]): readonly MeantAction[] {
  const seen = new Set<string>();
  const ranked = new Map<string, number>();
  const once = all.flatMap((each) => {
    const { intent, score } = each;
    const key = `${actionKey(intent)}\n${intent.amount ?? ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const best = ranked.get(intent.action);
    const count = all.indexOf(each) === 0 ? 0 : best === undefined ? 0 : best - score <= CLOSE ? 0 : 1;
    if (best === undefined) ranked.set(intent.action, score);
    return [{ each, rank: score - ALIKE_LAG * count }];
  });
  return once.toSorted((one, other) => other.rank - one.rank).map(({ each }) => each);
}
