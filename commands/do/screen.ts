// What a text may mean, as a panel that only its author sees: the actions with their odds and costs, and why something isn't
// possible.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { sayOf } from '../../src/embeds/meters.ts';
import { chanceInBrief, type ShownOffers } from '../../src/embeds/odds.ts';
import { componentId, idOneOf, idText, mark, thisEncounter } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { encountersAsSeen } from '../../src/odds/stand-ins.ts';
import type { SimulatedAction, WorkResult } from '../../src/odds/work.ts';
import { actionLabel, actsFor, likeliestFirst, nameOf, offerDetails, toolLabel } from '../../src/posts/acts.ts';
import { creaturesInARow, doButton, runButton, turnButton } from '../../src/posts/turn-buttons.ts';
import { type MeantAction, type Reading, readProse, type Step } from '../../src/prose/read.ts';
import type { Recent } from '../../src/prose/references.ts';
import {
  type Combatant,
  combatant,
  type Encounter,
  GUARD,
  isOnTurn,
  MAX_PLAN_LINES,
  type Plan,
  type PlanCondition,
  type PlanLine,
} from '../../src/rules/core/encounter.ts';
import { isSeenOnMap } from '../../src/rules/core/field-sight.ts';
import { given } from '../../src/rules/core/given.ts';
import { actionKey, type Intent } from '../../src/rules/core/intent.ts';
import { planOf } from '../../src/rules/core/plan-choices.ts';
import { guardOf } from '../../src/rules/core/play.ts';
import { commandOf, type Ruleset, takesTurns } from '../../src/rules/core/ruleset.ts';
import { detailOf, isEventShown, updateOf, viewOf } from '../../src/rules/core/secrecy.ts';
import { type CompleteAction, harmsAllies } from '../../src/rules/core/whole-acts.ts';
import { placeName } from '../../src/rules/core/zones.ts';
import { type Draft, turnKey } from '../../src/session/encounter-state.ts';
import { lastActionOf } from '../../src/session/posts.ts';
import { type InEncounter, isGm, mayActFor, ownCombatants, type Session } from '../../src/session/session.ts';
import { ENGLISH, inLanguage } from '../../src/text/languages.ts';
import { MANNER_KINDS, nameAmong, nameOf as nameInBook, TOOL_KINDS } from '../../src/text/names.ts';
import { explain } from '../../src/text/refusals.ts';
import { and, labeled, plain, t } from '../../src/text/t.ts';
import { lexiconOf } from '../../src/text/verbs.ts';
import { movesOf } from '../move/screen.ts';
import { planInUse, plannableBy, planText } from '../plan/screen.ts';

export type Playing = Session<'missed'> & InEncounter;
const idFields = { encounter: thisEncounter, actor: idText, draft: idText } as const;

/** Does one of the actions that a text may mean. `step` is its place in a text with several actions. */
export const doMeant = componentId('do-this', {
  ...idFields,
  turn: idText,
  step: idOneOf('0', '1', '2'),
  act: idText,
  sure: idOneOf('', 'sure'),
});

/** Keeps the plan that a text describes. */
export const keepMeantPlan = componentId('do-plan', { ...idFields, plan: idText });

/** A button to write what a combatant does. */
export function doButtons(session: Session & InEncounter, who: Combatant): readonly APIButtonComponent[] {
  if (!mayActFor(session, who)) return [];
  return [
    panel.button(t('do-button'), doButton.write({ encounter: session.version?.encounter ?? 0, actor: mark(who.id) })),
  ];
}

/** What a text means now, from what its author may know. With `encounter`, what it would mean there. */
export function readingOf(
  session: Playing,
  who: Combatant,
  words: string,
  encounter: Encounter = session.encounter,
): Reading {
  const { rules, caller, posts } = session;
  const view = viewOf(caller.user, encounter);
  const position = { rules, encounter, caller };
  const acts = actsFor(position, who);
  const { ways, places } = movesOf(position, who);
  const reading = readProse(words, {
    rules,
    encounter,
    actor: who.id,
    recent: recentFor(session, who, lastActionOf(posts, who.id)),
    seen: encounter.combatants.filter((each) => isSeenOnMap(rules, encounter, each, view)),
    mayKnowHealth: (each) => detailOf(each, encounter, view) !== 'hidden',
    lexicon: lexiconOf(encounter.system),
    acts,
    ...(ways.length > 0 && { moves: { ways, places } }),
    namesOf: (kind, id) => namesOf(encounter.system, kind, id),
    inHand: rules.inHand?.(who) ?? [],
  });
  if (!isOnTurn(encounter, who.id)) return reading;
  return reading.map((step) => {
    if (step.meant.length > 0 || !(step.impossible || step.unknown)) return step;
    return { ...step, meant: usualActions(acts, lastActionOf(posts, who.id)) };
  });
}

/** The maximum number of actions that are offered instead of one that isn't possible, if the text means no other. */
const MAX_INSTEAD = 3;

/** The likeliest actions that need no form. */
function usualActions(acts: readonly CompleteAction[], last: Intent | undefined): readonly MeantAction[] {
  return likeliestFirst(acts, last)
    .filter(({ action, form, tiles }) => !action.gm && !form && !tiles)
    .slice(0, MAX_INSTEAD)
    .map((act) => ({ intent: act.intent, act, score: 0 }));
}

/** The names of a tool or manner in the reader's language and in English. */
function namesOf(system: string, kind: 'tool' | 'manner', id: string): readonly string[] {
  const name = () => nameAmong(system, kind === 'tool' ? TOOL_KINDS : MANNER_KINDS, id);
  return [...new Set([name(), inLanguage(ENGLISH, name)])];
}

/** The attacks since the player's last turn, as far as they were shown, and whom the combatant attacked last. */
function recentFor({ encounter, caller, loaded }: Playing, who: Combatant, last: Intent | undefined): Recent {
  const view = viewOf(caller.user, encounter);
  const detail = (id: string) => {
    const each = encounter.combatants.find((one) => one.id === id);
    return each ? detailOf(each, encounter, view) : 'hidden';
  };
  const blows = loaded.missed.deeds.flatMap(({ events }) =>
    events.flatMap((event) => {
      const update = isEventShown(event, detail) ? updateOf(event) : undefined;
      if (update?.type !== 'struck' && update?.type !== 'missed') return [];
      return [{ by: update.actor, on: update.subject, hit: update.type === 'struck' }];
    }),
  );
  const lastTarget = last?.targets?.find((id) => id !== who.id);
  return { blows, ...given({ lastTarget }) };
}

export function meaningMark(intent: Intent): string {
  return mark(`${actionKey(intent)}\n${intent.amount ?? ''}`);
}

/** Whether the player is asked once more: it harms a friend, or others may attack on the way. */
export function isDangerous({ encounter }: Playing, meant: MeantAction): boolean {
  const { act, intent } = meant;
  return act ? harmsAllies(encounter, { harms: act.harms, intent }) : (meant.strikes ?? 0) > 0;
}

/** What is shown with a text's offers. */
interface Shown {
  /** Which of the text's actions is offered. */
  readonly step: number;
  /** What the text means now. */
  readonly reading: Reading;
  readonly notice?: string;
}

/** The maximum length of a text that is quoted above its offers, in characters. */
const MAX_QUOTE_LENGTH = 300;

/** The actions that a text may mean, as buttons that only its author sees. Their odds follow as soon as they are known. */
export function offered(session: Playing, who: Combatant, draft: Draft, { step, reading, notice }: Shown): Reply {
  const { encounter, caller } = session;
  const quote = step === 0 ? [`> ${plain(draft.words, MAX_QUOTE_LENGTH)}`] : [];
  const noticeLines = notice === undefined ? [] : [notice];
  const planned = step === 0 ? planDraftOf(session, who, draft.words, reading) : undefined;
  const planParts = planned?.plan ? [keepButton(session, who, draft, planned.plan)] : [];
  const planTexts = planned ? draftTexts(session, who, planned) : [];
  // Before their turn, the plan is the answer, unless something else is possible meanwhile.
  const isOnlyPlan = planned?.plan !== undefined && reading[0]?.meant.length === 0;
  const [current, next] = isOnlyPlan ? [] : [reading[step], reading[step + 1]];
  if (!current || (current.meant.length === 0 && !current.impossible && !current.unknown))
    return panel.whisper(
      panel.box(
        planned?.plan ? { accent: panel.OWN_COLOR } : {},
        panel.paragraph(
          [
            ...noticeLines,
            ...quote,
            ...planTexts,
            ...(planned?.plan ? [] : [t('do-nothing', { name: plain(who.name) })]),
          ].join('\n'),
        ),
        panel.buttonRow(...planParts, ...moreButtons(session, who)),
      ),
    );
  const meant = distinct(current.meant, encounter);
  const asked = oddsOf(session, who, meant);
  const isSure = !current.impossible && !current.unknown && !planned?.plan;
  const groupParts = isAboutKind(draft.words, who) ? groupButtons(session, meant[0]) : [];
  const offers: ShownOffers = {
    above: [
      panel.paragraph([...noticeLines, ...quote, ...planTexts, ...whatIsMeant(session, current, who)].join('\n')),
      ...panel.buttonRow(...planParts),
    ],
    lines: meant.map((each, index) => ({
      ...offerTexts(each, encounter),
      pieces: asked[index]?.length ?? 0,
      button: meantButton(session, who, draft, { step, meant: each, isBest: isSure && index === 0 }),
    })),
    below: [
      ...(next?.meant[0]
        ? [panel.paragraph(`-# ${t('do-then', { action: plain(labelOf(next.meant[0], encounter)) })}`)]
        : []),
      ...panel.buttonRow(...groupParts, ...moreButtons(session, who)),
    ],
  };
  const actions = asked.flat();
  const work = {
    work: { type: 'acts', actions, seed: 1 },
    offers,
    asked: caller.interaction,
    wait: ODDS_WAIT,
  } as const;
  return { ...offersReply(offers, encounter), ...(actions.length > 0 && { work }) };
}

/**
 * For a GM whose creatures have several turns in a row: a button with which all of them attack the one that the text
 * means.
 */
function groupButtons(
  { rules, encounter, version, caller }: Playing,
  best: MeantAction | undefined,
): readonly APIButtonComponent[] {
  const [target, another] = best?.intent.targets ?? [];
  if (!best?.act?.harms || target === undefined || another !== undefined) return [];
  if (!isGm({ encounter, caller }) || commandOf(rules, best.act.name) !== 'attack') return [];
  const run = creaturesInARow(encounter);
  if (run.length < 2 || !run.some(({ id }) => id === best.intent.actor)) return [];
  const id = runButton.write({
    encounter: version?.encounter ?? 0,
    turn: turnKey(encounter),
    how: 'attack',
    target: mark(target),
  });
  return [panel.button(t('board-run-attacks', { count: run.length, target: nameOf(target, encounter) }), id)];
}

/** What creatures of a kind are called, without their numbers. */
export function kindOf({ name }: Pick<Combatant, 'name'>): string {
  return name.replace(/ \d+$/, '').toLowerCase();
}

/** Whether a text is about all creatures of a kind: it names the kind without a number, such as “both goblins”. */
export function isAboutKind(words: string, who: Combatant): boolean {
  const text = words.toLowerCase();
  const kind = kindOf(who);
  const place = text.indexOf(kind);
  return place !== -1 && !/^\s*\d/.test(text.slice(place + kind.length));
}

/** A plan that a text describes, and the parts of the text that a plan can't contain. */
export interface PlanDraft {
  readonly plan?: Plan;
  /** Why parts are left out, in words. */
  readonly left: readonly string[];
}

/**
 * The plan that a text describes: with its conditions, or what the combatant would do if it were their turn. Undefined
 * if the text isn't a plan, or if the caller can't plan for this combatant.
 */
export function planDraftOf(session: Playing, who: Combatant, words: string, reading: Reading): PlanDraft | undefined {
  const { rules, encounter } = session;
  const isOff = encounter.phase === 'fighting' && !isOnTurn(encounter, who.id);
  const canPlan = ownCombatants(session).includes(who) && who.vitality === 'up' && takesTurns(rules, who) && !who.lent;
  if (!canPlan || (!isOff && !reading[0]?.plan)) return undefined;
  const options = plannableBy(rules, encounter, who);
  const ownTurn = isOff ? readingOf(session, who, words, options.encounter) : reading;
  const branches: readonly PlanBranch[] =
    ownTurn[0]?.plan?.branches ?? ownTurn.flatMap(({ meant }) => (meant.length > 0 ? [{ meant }] : []));
  const left: string[] = [];
  const lines = branches.flatMap((branch): readonly PlanLine[] => {
    const when = branch.when ? plannedConditions(branch.when, options.conditions) : [];
    const act = plannedAct(rules, options, branch);
    if (!when) left.push(t('do-plan-cannot-wait', { words: plain(branch.when?.words ?? '', MAX_CONDITION_LENGTH) }));
    else if (!act) left.push(t('do-plan-cannot-do', { action: actionOfBranch(branch, encounter) }));
    return when && act ? [{ when, act }] : [];
  });
  // On their own turn, a condition that no plan can check is rather a part of the story: “when the dust settles, I strike”.
  if (!isOff && !lines.some(({ when }) => when.length > 0)) return undefined;
  if (lines.length === 0) return left.length > 0 ? { left } : undefined;
  return { plan: planOf(lines.slice(0, MAX_PLAN_LINES), options.choices), left };
}

/** The maximum length of a condition that is quoted, in characters. */
const MAX_CONDITION_LENGTH = 80;

/** A part of a text about a plan. */
type PlanBranch = NonNullable<Step['plan']>['branches'][number];

/** The conditions that a plan can check for what a text waits for. Undefined if there are none. */
function plannedConditions(
  { about }: NonNullable<PlanBranch['when']>,
  conditions: readonly PlanCondition[],
): readonly PlanCondition[] | undefined {
  const first = (isIt: (condition: PlanCondition) => boolean) => {
    const found = conditions.find(isIt);
    return found && [found];
  };
  switch (about) {
    case 'near':
    case 'attack':
      return first((each) => each.if === 'foe-near');
    case 'self-hurt':
      return first((each) => each.if === 'self-below' && each.percent === 50);
    case 'friend-hurt':
      return first((each) => each.if === 'friend-below' && each.percent === 50);
    case 'acts':
    case 'other':
      return undefined;
    default:
      return about satisfies never;
  }
}

/** The action of a plan that a text means. Undefined if a plan can't do it. */
function plannedAct(
  rules: Ruleset,
  { encounter, choices }: ReturnType<typeof plannableBy>,
  { meant: [best], later }: PlanBranch,
): PlanLine['act'] | undefined {
  const { action, tool, manner, target, to } = best
    ? { ...best.intent, target: best.toward ?? best.intent.targets?.[0] }
    : { to: undefined, ...later };
  if (action === undefined) return undefined;
  const actor = best?.intent.actor;
  const guard = actor === undefined ? undefined : guardOf(rules, encounter, actor);
  if (guard?.action === action && choices.some(({ act }) => act === GUARD)) return GUARD;
  if (best && !best.act && target !== undefined && rules.approach)
    return { ...rules.approach, targets: [{ who: target }, 'any foe'] };
  if (best && !best.act && to !== undefined) return { action, to, ...given({ tool, manner }) };
  const same = choices.flatMap(({ act }) => (act !== GUARD && act.action === action ? [act] : []));
  const chosen =
    same.find((act) => act.tool === tool && act.manner === manner) ??
    same.find((act) => tool !== undefined && act.tool === tool) ??
    (tool === undefined ? same[0] : undefined);
  if (!chosen?.targets || target === undefined) return chosen;
  const others = chosen.targets.filter((each) => typeof each !== 'object');
  return { ...chosen, targets: target === actor ? ['self'] : [{ who: target }, ...others] };
}

function actionOfBranch({ meant: [best], later }: PlanBranch, encounter: Encounter): string {
  return best ? plain(labelOf(best, encounter)) : nameInBook(encounter.system, 'action', later?.action ?? '');
}

/** The plan that a text describes, in words. */
function draftTexts({ encounter }: Playing, who: Combatant, { plan, left }: PlanDraft): readonly string[] {
  const head = plan ? [`**${t('plan-title', { name: plain(who.name) })}**`, planText(plan, encounter)] : [];
  const replaces = plan && planInUse(who) ? [`-# ${t('do-plan-replaces')}`] : [];
  return [...head, ...left.map((each) => `-# ${each}`), ...replaces];
}

/** Identifies a plan, so that the button keeps exactly the plan above it. */
export function planMark(plan: Plan): string {
  return mark(JSON.stringify(plan));
}

function keepButton({ version }: Playing, who: Combatant, draft: Draft, plan: Plan): APIButtonComponent {
  const encounter = version?.encounter ?? 0;
  const ids = { encounter, actor: mark(who.id), draft: mark(draft.from), plan: planMark(plan) };
  return panel.button(t('plan-keep'), keepMeantPlan.write(ids), ButtonStyle.Success);
}

/** The maximum number of ways to do the same to the same target. */
const MAX_WAYS = 2;

/** The actions whose labels players can tell apart, without too many ways to do the same. */
function distinct(meant: readonly MeantAction[], encounter: Encounter): readonly MeantAction[] {
  const labels = meant.map((each) => labelOf(each, encounter));
  const keys = meant.map(({ intent: { action, targets = [], to = '' } }) => [action, to, ...targets].join('\n'));
  return meant.filter(
    (_, index) =>
      labels.indexOf(labels[index] ?? '') === index &&
      keys.slice(0, index).filter((key) => key === keys[index]).length < MAX_WAYS,
  );
}

/** How long the offers wait for their odds, in milliseconds. Later ones are added to the message. */
const ODDS_WAIT = 300;

/** The maximum number of simulations for the odds of a text's offers. */
const MAX_PIECES = 12;

/** What to simulate for the odds of each action against one other combatant. Empty for the others. */
function oddsOf(
  { rules, encounter, caller }: Playing,
  who: Combatant,
  meant: readonly MeantAction[],
): readonly (readonly SimulatedAction[])[] {
  const viewer = { view: viewOf(caller.user, encounter), actor: who.id };
  let pieces = 0;
  return meant.map(({ act, intent }) => {
    const [target, another] = intent.targets ?? [];
    if (!act?.harms || act.action.gm || target === undefined || another !== undefined || target === who.id) return [];
    const seen = encountersAsSeen(rules, encounter, target, viewer);
    pieces += seen.length;
    if (pieces > MAX_PIECES) return [];
    return seen.map((each) => ({
      encounter: each,
      deed: { type: 'intent', intent } as const,
      target,
      ...(seen.length > 1 && { rough: true as const }),
    }));
  });
}

/** The panel with the offers, and the odds that are known. */
export function offersReply(
  { above, lines, below }: ShownOffers,
  encounter: Encounter | undefined,
  { actions = [] }: { readonly actions?: WorkResult['actions'] } = {},
): Reply {
  let first = 0;
  const sections = lines.map(({ title, details, pieces, button }) => {
    const results = actions.slice(first, first + pieces);
    first += pieces;
    const chance = pieces > 0 && results.length === pieces ? chanceInBrief(results) : '';
    const parts = [...details, ...(chance === '' ? [] : [`**${chance}**`])];
    const about = encounter && parts.length > 0 ? `\n-# ${parts.join(sayOf(encounter).signs.joint)}` : '';
    return panel.line(`**${title}**${about}`, button);
  });
  return panel.whisper(panel.box({ accent: panel.OWN_COLOR }, above, sections, below));
}

/** An action without its targets, and what a player should know about it. */
function offerTexts(meant: MeantAction, encounter: Encounter): Pick<ShownOffers['lines'][number], 'title' | 'details'> {
  const { act, intent, strikes = 0 } = meant;
  if (!act) return { title: plain(labelOf(meant, encounter)), details: strikes > 0 ? [t('do-watched')] : [] };
  const stake = stakeOf(meant, encounter);
  const title = unaimedLabelOf(act, intent, encounter);
  return {
    title: plain(stake && !stake.isCost ? t('do-staked', { action: title, staked: stake.text }) : title),
    details: [
      ...offerDetails({ ...act, intent }, encounter),
      ...(stake?.isCost ? [t('acts-costs', { price: stake.text })] : []),
    ],
  };
}

/** Whose action it is, or why what the text means isn't possible. */
function whatIsMeant(
  { encounter }: Playing,
  { meant: [best], impossible, unknown }: Step,
  who: Combatant,
): readonly string[] {
  const instead = best ? [t('do-instead')] : [];
  if (unknown) {
    const tool = nameAmong(encounter.system, TOOL_KINDS, unknown.id);
    return [t('do-unknown', { name: plain(who.name), tool }), ...instead];
  }
  if (impossible) return [explain(impossible.why, encounter), ...instead];
  if (!best) return [];
  const isOff = encounter.phase === 'fighting' && !isOnTurn(encounter, who.id);
  return [t(isOff ? 'do-meanwhile' : 'do-which', { name: plain(who.name) })];
}

interface Meant {
  readonly step: number;
  readonly meant: MeantAction;
  readonly isBest?: boolean;
  readonly sure?: '' | 'sure';
}

function meantButton(
  session: Playing,
  who: Combatant,
  draft: Draft,
  { step, meant, isBest, sure = '' }: Meant,
): APIButtonComponent {
  const { encounter, version } = session;
  const id = doMeant.write({
    encounter: version?.encounter ?? 0,
    actor: mark(who.id),
    draft: mark(draft.from),
    turn: turnKey(encounter),
    step: step === 0 ? '0' : step === 1 ? '1' : '2',
    act: meaningMark(meant.intent),
    sure,
  });
  const style = sure === 'sure' ? ButtonStyle.Danger : isBest ? ButtonStyle.Primary : ButtonStyle.Secondary;
  return panel.button(sure === 'sure' ? labelOf(meant, encounter) : t('do-play'), id, style);
}

/** An action in a few words: "Attack Goblin 2", "Fireball at Goblin 1 and Goblin 2 · 3 stress", "Move to D7". */
function labelOf({ act, intent, toward }: MeantAction, encounter: Encounter): string {
  const { to = '', targets = [] } = intent;
  if (!act) {
    const place = placeName(encounter, to);
    return toward === undefined
      ? t('do-move-to', { place })
      : t('do-move-toward', { place, name: nameOf(toward, encounter) });
  }
  const done = unaimedLabelOf(act, intent, encounter);
  const names = targets.filter((id) => id !== intent.actor).map((id) => nameOf(id, encounter));
  const [only = '', another] = names;
  const { form, tiles: _, ...whole } = act;
  const label = form?.hows ? done : actionLabel({ ...whole, way: wayOf(act, intent), intent }, encounter);
  const aimed =
    another !== undefined
      ? t('do-several', { action: done, names: and(names) })
      : // The labels of some actions leave out what their form asks.
        label.includes(only)
        ? label
        : labeled(label, only);
  return staked(aimed, { act, intent }, encounter);
}

/** An action's label with the points that are staked on it: "Attack Goblin 1 · 3 stress". */
function staked(action: string, meant: Pick<MeantAction, 'act' | 'intent'>, encounter: Encounter): string {
  const stake = stakeOf(meant, encounter);
  return stake ? t('do-staked', { action, staked: stake.text }) : action;
}

/** The points that are staked on an action, or another number that goes with it, such as squares. */
function stakeOf(
  { act, intent }: Pick<MeantAction, 'act' | 'intent'>,
  encounter: Encounter,
): { readonly text: string; readonly isCost: boolean } | undefined {
  const { actor, amount = 0 } = intent;
  const what = act?.form?.amounts?.what ?? '';
  if (amount === 0) return undefined;
  const isCost = Object.hasOwn(combatant(encounter, actor).resources, what);
  return { text: isCost ? sayOf(encounter).amount(amount, what) : `${amount} ${what}`, isCost };
}

function wayOf({ way }: CompleteAction, { tool, manner }: Intent): CompleteAction['way'] {
  return { ...way, ...given({ tool: tool ?? way.tool, manner: manner ?? way.manner }) };
}

/** An action without its targets: "Attack with Fists", "Fire Magic (stun)". */
function unaimedLabelOf(act: CompleteAction, { targets: _, ...intent }: Intent, encounter: Encounter): string {
  const { form, tiles: __, ...whole } = act;
  const way = wayOf(act, intent);
  if (!form?.hows || way.manner === undefined) return actionLabel({ ...whole, way, intent }, encounter);
  const { manner, ...withoutManner } = way;
  const action = actionLabel({ ...whole, way: withoutManner, intent }, encounter);
  return t('do-how', { action, how: toolLabel(encounter.system, { manner }, {}) });
}

/** Asks once more before an action that harms a friend, or a move on which others may attack. */
export function sureQuestion(session: Playing, who: Combatant, draft: Draft, { step, meant }: Meant): Reply {
  const names = (meant.intent.targets ?? []).map((id) => plain(nameOf(id, session.encounter)));
  const question = meant.act
    ? t('acts-hits-ally', { names: and(names), count: names.length })
    : t('do-way-is-watched', { place: placeName(session.encounter, meant.intent.to ?? '') });
  return panel.whisper(
    panel.box(
      { accent: panel.OWN_COLOR },
      panel.paragraph(question),
      panel.buttonRow(meantButton(session, who, draft, { step, meant, sure: 'sure' }), panel.closeButton()),
    ),
  );
}

/** A way to all actions, and to close the panel. */
function moreButtons(session: Playing, who: Combatant): readonly APIButtonComponent[] {
  const { encounter, version } = session;
  if (!isOnTurn(encounter, who.id)) return [panel.closeButton()];
  const id = turnButton.write({
    encounter: version?.encounter ?? 0,
    turn: turnKey(encounter),
    what: 'more',
    actor: '',
  });
  return [panel.button(t('board-more'), id), panel.closeButton()];
}
