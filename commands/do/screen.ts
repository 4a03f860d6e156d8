// Shows the author of a text which actions it could mean, with their odds and costs, and why something isn't
// possible.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { wordingOf } from '../../src/embeds/meters.ts';
import { briefChance, type ShownOffers } from '../../src/embeds/odds.ts';
import { componentId, idOneOf, idText, textHash, thisEncounter } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { encountersAsSeen } from '../../src/odds/stand-ins.ts';
import type { SimulatedAction, WorkResult } from '../../src/odds/work.ts';
import { nameOf, offerDetails } from '../../src/posts/available-actions.ts';
import {
  creaturesInARow,
  creaturesInARowButtonId,
  doFormButtonId,
  turnButtonId,
} from '../../src/posts/turn-buttons.ts';
import type { ImpossibleAction } from '../../src/prose/obstacles.ts';
import type { MeantAction, Reading, TextStep } from '../../src/prose/read.ts';
import { type Combatant, type Encounter, find, hasLeftFight, isOnTurn } from '../../src/rules/core/encounter.ts';
import { commandOf } from '../../src/rules/core/ruleset.ts';
import { viewerOf } from '../../src/rules/core/secrecy.ts';
import { placeName } from '../../src/rules/core/zones.ts';
import { type Draft, turnKey } from '../../src/session/encounter-state.ts';
import { type InEncounter, isGm, mayActFor, type Session } from '../../src/session/session.ts';
import { nameAmong, TOOL_NAME_KINDS } from '../../src/text/names.ts';
import { explain } from '../../src/text/refusals.ts';
import { and, plain, t } from '../../src/text/t.ts';
import { intentHash, isAboutKind, labelOf, type PlayingSession, stakeOf, unaimedLabelOf } from './meaning.ts';
import { keepPlanButton, planDraftOf, planDraftTexts } from './plan-draft.ts';

/**
 * A button that does one of the actions that a text could mean. `step` is the number of the action if the text
 * describes several.
 */
export const doMeantActionId = componentId('do-this', {
  encounter: thisEncounter,
  actor: idText,
  draft: idText,
  turn: idText,
  step: idOneOf('0', '1', '2'),
  act: idText,
  sure: idOneOf('', 'sure'),
});

/** The *Do…* button, which opens a form for writing what a combatant does. */
export function doButtons(session: Session & InEncounter, who: Combatant): readonly APIButtonComponent[] {
  if (!mayActFor(session, who)) return [];
  return [
    panel.button(
      t('do-button'),
      doFormButtonId.write({ encounter: session.version?.encounter ?? 0, actor: textHash(who.id) }),
    ),
  ];
}

/** The part of a text for which actions are offered, and a notice above the offers. */
interface ShownStep {
  /** The index of the offered action among the text's actions. */
  readonly step: number;
  /** What the text means now. */
  readonly reading: Reading;
  readonly notice?: string;
}

/** The maximum length of a text that is quoted above its offers, in characters. */
const MAX_QUOTE_LENGTH = 300;

/**
 * The actions that a text could mean, as buttons that only its author sees. Their odds follow once they are known.
 */
export function meantActionsReply(
  session: PlayingSession,
  who: Combatant,
  draft: Draft,
  { step, reading, notice }: ShownStep,
): Reply {
  const { encounter, caller } = session;
  const quoteLines = step === 0 ? [`> ${plain(draft.words, MAX_QUOTE_LENGTH)}`] : [];
  const noticeLines = notice === undefined ? [] : [notice];
  const planDraft = step === 0 ? planDraftOf(session, who, draft.words, reading) : undefined;
  const planButtons = planDraft?.plan ? [keepPlanButton(session, who, draft, planDraft.plan)] : [];
  const planTexts = planDraft ? planDraftTexts(session, who, planDraft) : [];
  // Before the combatant's turn, only the plan is offered, unless something else is possible already.
  const hasOnlyPlan = planDraft?.plan !== undefined && reading[0]?.meant.length === 0;
  const [current, next] = hasOnlyPlan ? [] : [reading[step], reading[step + 1]];
  if (!current || (current.meant.length === 0 && !current.impossible && !current.unknown))
    return panel.whisper(
      panel.box(
        planDraft?.plan ? { accent: panel.PRIVATE_PANEL_COLOR } : {},
        panel.paragraph(
          [
            ...noticeLines,
            ...quoteLines,
            ...planTexts,
            ...(planDraft?.plan
              ? []
              : [
                  outOfFightText(encounter, who) ??
                    t(isOnTurn(encounter, who.id) ? 'do-nothing' : 'do-nothing-off-turn', { name: plain(who.name) }),
                ]),
          ].join('\n'),
        ),
        panel.buttonRow(...planButtons, ...panelButtons(session, who)),
      ),
    );
  const meantActions = distinctActions(current.meant, encounter);
  const simulationsByAction = simulationsOf(session, who, meantActions);
  const isMeaningClear = !current.impossible && !current.unknown && !planDraft?.plan;
  const buttonsForGroup = isAboutKind(draft.words, who) ? groupButtons(session, meantActions[0]) : [];
  const offers: ShownOffers = {
    above: [
      panel.paragraph([...noticeLines, ...quoteLines, ...planTexts, ...meaningTexts(session, current, who)].join('\n')),
      ...panel.buttonRow(...planButtons),
    ],
    lines: meantActions.map((each, index) => ({
      ...offerTexts(each, encounter),
      pieces: simulationsByAction[index]?.length ?? 0,
      button: meantButton(session, who, draft, { step, meant: each, isBest: isMeaningClear && index === 0 }),
    })),
    below: [
      ...(next?.meant[0]
        ? [panel.paragraph(`-# ${t('do-then', { action: plain(labelOf(next.meant[0], encounter)) })}`)]
        : []),
      ...panel.buttonRow(...buttonsForGroup, ...panelButtons(session, who)),
    ],
  };
  const simulatedActions = simulationsByAction.flat();
  const simulationWork = {
    work: { type: 'acts', actions: simulatedActions, seed: 1 },
    offers,
    asked: caller.interaction,
    wait: ODDS_WAIT_MS,
  } as const;
  return { ...offersReply(offers, encounter), ...(simulatedActions.length > 0 && { work: simulationWork }) };
}

/**
 * For a GM whose creatures have several turns in a row: a button with which all of them attack the target that the text
 * means.
 */
function groupButtons(
  { rules, encounter, version, caller }: PlayingSession,
  best: MeantAction | undefined,
): readonly APIButtonComponent[] {
  const [target, another] = best?.intent.targets ?? [];
  if (!best?.act?.harms || target === undefined || another !== undefined) return [];
  if (!isGm({ encounter, caller }) || commandOf(rules, best.act.name) !== 'attack') return [];
  const run = creaturesInARow(encounter);
  if (run.length < 2 || !run.some(({ id }) => id === best.intent.actor)) return [];
  const id = creaturesInARowButtonId.write({
    encounter: version?.encounter ?? 0,
    turn: turnKey(encounter),
    how: 'attack',
    target: textHash(target),
  });
  return [panel.button(t('board-run-attacks', { count: run.length, target: nameOf(target, encounter) }), id)];
}

/** The maximum number of offers with the same action and target that differ only in how the action is done. */
const MAX_SIMILAR_OFFERS = 2;

/** Keeps the actions whose labels players can tell apart, and at most `MAX_SIMILAR_OFFERS` with the same action and target. */
function distinctActions(meant: readonly MeantAction[], encounter: Encounter): readonly MeantAction[] {
  const labels = meant.map((each) => labelOf(each, encounter));
  const actionKeys = meant.map(({ intent: { action, targets = [], to = '' } }) => [action, to, ...targets].join('\n'));
  return meant.filter(
    (_, index) =>
      labels.indexOf(labels[index] ?? '') === index &&
      actionKeys.slice(0, index).filter((key) => key === actionKeys[index]).length < MAX_SIMILAR_OFFERS,
  );
}

/** How long the offers wait for their odds, in milliseconds. Odds that take longer are added to the message later. */
const ODDS_WAIT_MS = 300;

/** The maximum number of simulations for the odds of all actions that are offered for a text. */
const MAX_SIMULATIONS = 12;

/**
 * What to simulate for the odds of each action. Empty for actions that don't have exactly one other combatant as the
 * target.
 */
function simulationsOf(
  { rules, encounter, caller }: PlayingSession,
  who: Combatant,
  meant: readonly MeantAction[],
): readonly (readonly SimulatedAction[])[] {
  const viewer = { view: viewerOf(caller.user, encounter), actor: who.id };
  let simulationCount = 0;
  return meant.map(({ act, intent }) => {
    const [target, another] = intent.targets ?? [];
    if (!act?.harms || act.action.gm || target === undefined || another !== undefined || target === who.id) return [];
    const possibleEncounters = encountersAsSeen(rules, encounter, target, viewer);
    simulationCount += possibleEncounters.length;
    if (simulationCount > MAX_SIMULATIONS) return [];
    return possibleEncounters.map((each) => ({
      encounter: each,
      deed: { type: 'intent', intent } as const,
      target,
      ...(possibleEncounters.length > 1 && { isRough: true as const }),
    }));
  });
}

/** The panel with the offers, and the odds that are known. */
export function offersReply(
  { above, lines, below }: ShownOffers,
  encounter: Encounter | undefined,
  { actions = [] }: { readonly actions?: WorkResult['actions'] } = {},
): Reply {
  let firstIndex = 0;
  const sections = lines.map(({ title, details, pieces, button }) => {
    const offerResults = actions.slice(firstIndex, firstIndex + pieces);
    firstIndex += pieces;
    const chance = pieces > 0 && offerResults.length === pieces ? briefChance(offerResults) : '';
    const detailTexts = [...details, ...(chance === '' ? [] : [`**${chance}**`])];
    const detailsLine =
      encounter && detailTexts.length > 0 ? `\n-# ${detailTexts.join(wordingOf(encounter).signs.joint)}` : '';
    return panel.line(`**${title}**${detailsLine}`, button);
  });
  return panel.whisper(panel.box({ accent: panel.PRIVATE_PANEL_COLOR }, above, sections, below));
}

/** What an offer shows: the action without its targets, and what the player should know about it. */
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

/** Says which combatant acts, or why the action that the text means isn't possible. */
function meaningTexts(
  { encounter }: PlayingSession,
  { meant: [best], impossible, unknown }: TextStep,
  who: Combatant,
): readonly string[] {
  const outOfFightNotice = best ? undefined : outOfFightText(encounter, who);
  if (outOfFightNotice !== undefined) return [outOfFightNotice];
  const alternativesHeadingTexts = best ? [t('do-instead')] : [];
  // The actor has no such weapon, spell, skill or item, or none at all for that action.
  const missingTool = unknown?.id ?? (impossible?.why.type === 'missing' ? impossible.intent.tool : undefined);
  if (missingTool !== undefined) {
    const toolName = nameAmong(encounter.system, TOOL_NAME_KINDS, missingTool);
    return [t('do-unknown', { name: plain(who.name), tool: plain(toolName) }), ...alternativesHeadingTexts];
  }
  if (impossible?.why.type === 'missing')
    return [t('do-beyond-tools', { name: plain(who.name) }), ...alternativesHeadingTexts];
  if (impossible) return [obstacleText(impossible, encounter, who), ...alternativesHeadingTexts];
  if (!best) return [];
  const isOffTurn = encounter.phase === 'fighting' && !isOnTurn(encounter, who.id);
  return [t(isOffTurn ? 'do-meanwhile' : 'do-which', { name: plain(who.name) })];
}

/** Says that the actor has left the fight, or is down or dead. Undefined if it can act. */
function outOfFightText(encounter: Encounter, { name, vitality }: Combatant): string | undefined {
  if (vitality === 'up') return undefined;
  return explain(
    hasLeftFight(vitality)
      ? { type: 'has-left', name, as: vitality }
      : { type: 'out-of-the-fight', name, as: vitality },
    encounter,
  );
}

function obstacleText(
  { why, intent: { targets = [] } }: ImpossibleAction,
  encounter: Encounter,
  who: Combatant,
): string {
  if (why.type === 'beyond-tools') return t('do-beyond-tools', { name: plain(who.name) });
  if (why.type === 'impossible-way') return t('do-impossible-way', { name: plain(who.name) });
  if (why.type !== 'no-effect') return explain(why, encounter);
  return t('do-no-effect', {
    target: plain((targets[0] === undefined ? undefined : find(encounter, targets[0]))?.name ?? who.name),
  });
}

interface ActionOffer {
  readonly step: number;
  readonly meant: MeantAction;
  readonly isBest?: boolean;
  readonly sure?: '' | 'sure';
}

function meantButton(
  session: PlayingSession,
  who: Combatant,
  draft: Draft,
  { step, meant, isBest, sure = '' }: ActionOffer,
): APIButtonComponent {
  const { encounter, version } = session;
  const id = doMeantActionId.write({
    encounter: version?.encounter ?? 0,
    actor: textHash(who.id),
    draft: textHash(draft.from),
    turn: turnKey(encounter),
    step: step === 0 ? '0' : step === 1 ? '1' : '2',
    act: intentHash(meant.intent),
    sure,
  });
  const buttonStyle = sure === 'sure' ? ButtonStyle.Danger : isBest ? ButtonStyle.Primary : ButtonStyle.Secondary;
  return panel.button(sure === 'sure' ? labelOf(meant, encounter) : t('do-play'), id, buttonStyle);
}

/** Asks once more before an action that harms an ally, or a move during which others may attack. */
export function confirmationQuestion(
  session: PlayingSession,
  who: Combatant,
  draft: Draft,
  { step, meant }: ActionOffer,
): Reply {
  const names = (meant.intent.targets ?? []).map((id) => plain(nameOf(id, session.encounter)));
  const question = meant.act
    ? t('acts-hits-ally', { names: and(names), count: names.length })
    : t('do-way-is-watched', { place: placeName(session.encounter, meant.intent.to ?? '') });
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(question),
      panel.buttonRow(meantButton(session, who, draft, { step, meant, sure: 'sure' }), panel.closeButton()),
    ),
  );
}

/** Buttons to show all actions and to close the panel. */
function panelButtons(session: PlayingSession, who: Combatant): readonly APIButtonComponent[] {
  const { encounter, version } = session;
  if (!isOnTurn(encounter, who.id)) return [panel.closeButton()];
  const id = turnButtonId.write({
    encounter: version?.encounter ?? 0,
    turn: turnKey(encounter),
    what: 'more',
    actor: '',
  });
  return [panel.button(t('board-more'), id), panel.closeButton()];
}
