// The GM's panel, and the tools behind *More GM tools…*.

import { ButtonStyle } from 'discord-api-types/v10';
import { encounterWithCombatant } from '../../src/embeds/character.ts';
import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { stateOf, wordingOf } from '../../src/embeds/meters.ts';
import { decidersText } from '../../src/embeds/question.ts';
import { roundName } from '../../src/embeds/turn.ts';
import { combatantsPlayedByGm } from '../../src/interaction/options/combatants.ts';
import { packScenes } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { panelButtonId } from '../../src/posts/card-buttons.ts';
import { combatantsWaitingForGm } from '../../src/posts/pings.ts';
import { type Combatant, type Encounter, onTurn } from '../../src/rules/core/encounter.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import type { Refusal, Result } from '../../src/rules/core/refusal.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { turnKey } from '../../src/session/encounter-state.ts';
import { questionsOf } from '../../src/session/open-questions.ts';
import { isAway } from '../../src/session/person.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import { styleName } from '../../src/text/autopilot.ts';
import { gmWords, joiningWords } from '../../src/text/gm.ts';
import { drawingWords } from '../../src/text/map.ts';
import { explain } from '../../src/text/refusals.ts';
import { capital, labelInSentence, mention, plain, t, withoutEscapes } from '../../src/text/t.ts';
import { howLongButton, lateRoundText } from '../how-long.ts';
import { fieldButtonId, hiddenCombatantsOffMap, placeButtons } from '../map/ids.ts';
import { keepSceneButton, sceneButtonId } from '../pack/ids.ts';
import { admitInPanelId, requestButtons, requestedName } from '../requests.ts';
import { shareButton } from '../share.ts';
import { messageKey, undoOffer } from '../undo.ts';
import { lastMessage } from '../whisper.ts';
import {
  allCombatants,
  backButtonRow,
  combatantButtonId,
  combatantMenuId,
  type GmForm,
  gmFormId,
  hashOf,
  hashOfAll,
  shortName,
} from './ids.ts';

/**
 * The maximum number of combatants that get a line because it's their turn. A message can have 40 components, and a
 * line takes three.
 */
const MAX_COMBATANT_LINES = 3;
/** The maximum number of the GM's creatures that are listed with their HP and conditions. The menu has all of them. */
const MAX_LISTED_CREATURES = 8;
/** The maximum number of unread messages that are shown. */
const MAX_UNREAD_MESSAGES = 2;

export const PANEL_NEEDS = { history: true, characters: true, person: true, packs: true, packKeepers: true } as const;

/** A session with the data of the panel. */
export type GmPanelSession = Session<keyof typeof PANEL_NEEDS> & InEncounter;

/**
 * The GM's panel: who the encounter waits for, who asks to join, who is hidden, the creatures with their HP and
 * conditions, a menu of everyone, and the most common tools. The likely next step is highlighted. Other tools are
 * behind *More GM tools…*. The panel should fit on one and a half screens of a phone. `notice` is at the top: what was
 * just done, or why it wasn't.
 */
export function gmPanel(session: GmPanelSession, notice?: string): Reply {
  const { encounter } = session;
  return panel.gmScreen(
    notice,
    panel.paragraph(headingText(session)),
    ...waitingLines(session),
    ...requestLines(session),
    ...unreadLines(session),
    ...hiddenLines(session),
    ...creatureLines(encounter),
    ...combatantMenuRow(session),
    ...toolRows(session),
  );
}

function headingText(session: GmPanelSession): string {
  const { encounter, waiting, posts, people, caller } = session;
  const { phase, name, combatants } = encounter;
  const phaseText = phase === 'fighting' ? roundName(encounter) : t(`gm-phase-${phase}`);
  const isAbsent = (each: Combatant) => {
    const player = playerOf(each);
    const person = player === undefined ? undefined : people.of.get(player);
    return person !== undefined && isAway(person, caller.now);
  };
  const boldNames = (combatants: readonly Combatant[]) => combatants.map((each) => `**${plain(each.name)}**`);
  const turnNames = boldNames(onTurn(encounter).filter((each) => !isAbsent(each)));
  // A player who is away isn't pinged.
  const absentNames = boldNames(onTurn(encounter).filter(isAbsent));
  const absentText = absentNames.length === 0 ? '' : ` ${gmWords.away(absentNames)}`;
  // If the turn has only just started, its message doesn't exist yet.
  const turnStart = posts.turn?.turn === turnKey(encounter) ? posts.turn.begun : undefined;
  const joinedCombatants = phase === 'gathering' ? combatants.filter((each) => playerOf(each) !== undefined) : [];
  const joinedNames = boldNames(joinedCombatants);
  const decisionLine = waiting ? `\n${decidersText(encounter, questionsOf(waiting), 'gm')}` : '';
  const slowRoundText = lateRoundText(session);
  const slowRoundLine = slowRoundText === '' ? '' : `\n${slowRoundText}`;
  return `### ${plain(name)}\n${gmWords.waitingFor(phaseText, turnNames, turnStart)}${absentText}${joinedNames.length === 0 ? '' : ` ${gmWords.joined(joinedNames)}`}${slowRoundLine}${decisionLine}`;
}

/**
 * The combatants whose turn it is, each with a button. The button skips the turn, or plays it on autopilot if that turn
 * waits for the GM.
 */
function waitingLines(session: GmPanelSession): readonly panel.Part[] {
  const { encounter, waiting, state } = session;
  if (waiting) return [];
  const waitingCreatures = state ? combatantsWaitingForGm(state) : [];
  const turnButtonOf = (each: Combatant) =>
    waitingCreatures.includes(each)
      ? panelButtonFor(
          session,
          each,
          'let play',
          t('autopilot-play-named', { name: shortName(each) }),
          ButtonStyle.Primary,
        )
      : panelButtonFor(session, each, 'skip', t('gm-skip', { name: shortName(each) }));
  return onTurn(encounter)
    .slice(0, MAX_COMBATANT_LINES)
    .map((each) => panel.line(combatantLine(each, encounter), turnButtonOf(each)));
}

/**
 * Unread messages to players, with buttons to withdraw them. *Undo* withdraws the last one if nothing has been done
 * since.
 */
function unreadLines(session: GmPanelSession): readonly panel.Part[] {
  const lastWhisper = lastMessage(session);
  return session.pending.whispers
    .filter((each) => each !== lastWhisper)
    .slice(-MAX_UNREAD_MESSAGES)
    .map(({ to, post }) =>
      panel.line(
        t('gm-unread-whisper', { user: mention(to) }),
        toolButton(session, 'undo', t('gm-unsend'), undefined, messageKey(post)),
      ),
    );
}

/**
 * Lists the hidden combatants, with a button to reveal them. If there are several, the button reveals all of them. Says
 * who isn't on the map, with a button to place them.
 */
function hiddenLines(session: GmPanelSession): readonly panel.Part[] {
  const { hidden = [], field } = session.encounter;
  const [only, another] = hidden;
  if (!only) return [];
  const combatantsOffMap = hiddenCombatantsOffMap(session.encounter, field);
  const offMapLine =
    combatantsOffMap.length === 0
      ? ''
      : `\n-# ${drawingWords.nowhere(combatantsOffMap.map(({ name }) => plain(name)))}`;
  const placeRow = panel.buttonRow(...placeButtons(session, combatantsOffMap));
  if (another) {
    const hiddenNames = hidden.map((each) => `**${plain(each.name)}**`);
    return [
      panel.line(
        `${gmWords.allHidden(hiddenNames)}${offMapLine}`,
        toolButton(session, 'reveal all', t('gm-reveal-all', { count: hidden.length }), undefined, hashOfAll(hidden)),
      ),
      ...placeRow,
    ];
  }
  const hiddenLine = `${combatantLine(only, session.encounter)}\n-# ${capital(t('gm-hidden'))}${offMapLine}`;
  return [
    panel.line(hiddenLine, panelButtonFor(session, only, 'reveal', t('gm-reveal', { name: shortName(only) }))),
    ...placeRow,
  ];
}

/** How the GM's combatants are doing, with all numbers. If there are many, lists only the first ones. */
function creatureLines(encounter: Encounter): readonly panel.Part[] {
  const combatantsOnTurn = onTurn(encounter);
  const otherCreatures = encounter.combatants.filter(
    (each) => playerOf(each) === undefined && !combatantsOnTurn.includes(each),
  );
  if (otherCreatures.length === 0) return [];
  const shownCreatures =
    otherCreatures.length > MAX_LISTED_CREATURES ? otherCreatures.slice(0, MAX_LISTED_CREATURES - 1) : otherCreatures;
  const unlistedCount = otherCreatures.length - shownCreatures.length;
  const lines = shownCreatures.map((each) => combatantLine(each, encounter));
  return [
    panel.paragraph(
      [...lines, ...(unlistedCount > 0 ? [t('gm-more-in-menu', { count: unlistedCount })] : [])].join('\n'),
    ),
  ];
}

/** A combatant's numbers and conditions, as the GM sees them. */
function stateText(combatant: Combatant, encounter: Encounter): string {
  return stateOf(combatant, encounterWithCombatant(combatant, encounter), rulesOf(encounter), { view: 'gm' }).state;
}

function combatantLine(combatant: Combatant, encounter: Encounter): string {
  const { state, separator } = stateOf(combatant, encounterWithCombatant(combatant, encounter), rulesOf(encounter), {
    view: 'gm',
  });
  const nameAndNumbers = `**${plain(combatant.name)}**${state === '' ? '' : `${separator}${state}`}`;
  const styleText = combatant.auto && labelInSentence(styleName(combatant.auto));
  return styleText === undefined ? nameAndNumbers : `${nameAndNumbers}${wordingOf(encounter).signs.joint}${styleText}`;
}

/** A menu of everyone with their HP and conditions, or several menus. Combatants whose turn it is come first. */
function combatantMenuRow(session: GmPanelSession): readonly panel.Part[] {
  const { encounter } = session;
  const { hidden = [] } = encounter;
  const combatantsOnTurn = onTurn(encounter);
  const sortedCombatants = allCombatants(encounter).toSorted(
    (a, b) => Number(combatantsOnTurn.includes(b)) - Number(combatantsOnTurn.includes(a)),
  );
  const combatantEntries = sortedCombatants.map((each) => {
    const combatantState = withoutEscapes(stateText(each, encounter));
    return panel.entry(each.name, hashOf(each), {
      about: hidden.includes(each) ? t('gm-hidden-with', { state: combatantState }) : combatantState,
    });
  });
  const { entries } = MENU_LIMITS;
  return Array.from({ length: Math.ceil(combatantEntries.length / entries) }, (_, menu) => {
    const menuOptions = combatantEntries.slice(menu * entries, (menu + 1) * entries);
    const placeholder =
      combatantEntries.length > entries
        ? t('gm-choose-combatant-from', { first: menuOptions[0]?.label ?? '', last: menuOptions.at(-1)?.label ?? '' })
        : t('gm-choose-combatant');
    return panel.menuRow(combatantMenuId.write({ ...panelIdFields(session), menu }), placeholder, menuOptions);
  });
}

/** The most common tools, and a button for the others. */
function toolRows(session: GmPanelSession): readonly panel.Part[] {
  const { encounter } = session;
  const { phase } = encounter;
  const likelyStep = likelyNextStep(session);
  const undoableStep = undoOffer(session);
  const startButton = toolButton(
    session,
    'begin',
    t(phase === 'gathering' ? 'gm-start-combat' : 'gm-continue-combat'),
    likelyStep === 'begin' ? ButtonStyle.Success : undefined,
  );
  const addButton = formButton(session, 'add', t('gm-add'), likelyStep === 'add' ? ButtonStyle.Primary : undefined);
  const actButton = toolButton(session, 'act', t('gm-act-for'), likelyStep === 'act' ? ButtonStyle.Primary : undefined);
  const endButton = toolButton(session, 'end', t('gm-end'), likelyStep === 'end' ? ButtonStyle.Primary : undefined);
  const firstRow = {
    gathering: [
      addButton,
      ...scenesButton(session),
      startButton,
      toolButton(session, 'balance', t('balance-in-panel')),
      mapButton(session),
    ],
    fighting: [
      actButton,
      toolButton(session, 'pause', t('gm-pause')),
      addButton,
      ...(usesMap(encounter) ? [mapButton(session)] : []),
    ],
    aftermath: [startButton, endButton],
    ended: [],
  }[phase];
  return [
    panel.buttonRow(...firstRow),
    panel.buttonRow(
      ...(undoableStep
        ? [toolButton(session, 'undo', t('gm-undo', { deed: undoableStep.title }), undefined, undoableStep.key)]
        : []),
    ),
    panel.buttonRow(
      formButton(session, 'roll', t('gm-roll')),
      ...(hasPlayers(encounter) ? [formButton(session, 'whisper', t('gm-whisper'))] : []),
      ...(encounter.combatants.length > 0 ? [formButton(session, 'check', t('gm-check'))] : []),
      toolButton(session, 'more', t('gm-more-tools')),
      panel.closeButton(),
    ),
  ].flat();
}

/**
 * The GM's likely next step. Undefined if the GM has to wait, answer a question, or play creatures that autopilot left
 * waiting.
 */
function likelyNextStep({
  encounter,
  rules,
  waiting,
  state,
}: GmPanelSession): 'add' | 'begin' | 'act' | 'end' | undefined {
  const { phase, combatants, hidden = [] } = encounter;
  if (phase !== 'gathering' && hidden.length === 0 && rules.decided(encounter)) return 'end';
  if (phase === 'aftermath') return 'begin';
  if (phase === 'gathering')
    return hasPlayers(encounter) && combatants.some((each) => playerOf(each) === undefined) ? 'begin' : 'add';
  const combatantsOnTurn = onTurn(encounter);
  const waitingCreatures = state ? combatantsWaitingForGm(state) : [];
  return !waiting && combatantsOnTurn.some((each) => playerOf(each) === undefined && !waitingCreatures.includes(each))
    ? 'act'
    : undefined;
}

/** The less common tools, by topic. */
export function moreToolsScreen(session: GmPanelSession): Reply {
  const { encounter } = session;
  const { phase } = encounter;
  const hasCombatBegun = phase !== 'gathering';
  return panel.gmScreen(
    undefined,
    panel.paragraph(`### ${t('gm-more-tools-title')}`),
    ...panel.buttonRow(
      ...(phase === 'aftermath' ? [formButton(session, 'add', t('gm-add'))] : []),
      ...(session.rules.scene && phase !== 'ended' ? [formButton(session, 'scene', t('gm-scene'))] : []),
      ...(hasCombatBegun
        ? [
            ...scenesButton(session),
            toolButton(session, 'balance', t('balance-in-panel')),
            ...(phase === 'fighting' && usesMap(encounter) ? [] : [mapButton(session)]),
          ]
        : []),
      ...(combatantsPlayedByGm(encounter).length > 0 ? [toolButton(session, 'auto', t('autopilot-button'))] : []),
    ),
    ...panel.buttonRow(
      formButton(session, 'pace', t('timer-button')),
      howLongButton('here', session),
      ...clockButton(session),
      ...(phase === 'fighting' ? [toolButton(session, 'round start', t('gm-undo-round'))] : []),
    ),
    ...panel.buttonRow(
      toolButton(session, 'settings', t('gm-settings')),
      ...(phase === 'ended' ? [] : [toolButton(session, 'events', t('event-button'))]),
      ...(session.shareAddress ? [shareButton(session)] : []),
      ...keepSceneButton(session),
      ...(phase === 'aftermath' ? [] : [toolButton(session, 'end', t('gm-end'), ButtonStyle.Danger)]),
    ),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}

/** The button *Scenes…*, if the server's packs have scenes for this system. */
function scenesButton(session: GmPanelSession) {
  if (packScenes(session).length === 0) return [];
  return [panel.button(t('scene-button'), sceneButtonId.write({ press: 'list', scene: '', place: '' }))];
}

/** True if the GM is likely to need the map or the zones in combat. */
function usesMap({ field, zones }: Encounter): boolean {
  return field !== undefined || zones !== undefined;
}

function mapButton(session: GmPanelSession) {
  // Zones have no picture, so the button's label doesn't mention one.
  const label = session.rules.zones && !session.encounter.field ? t('zones-name') : t('drawing-button');
  return panel.button(label, fieldButtonId.write({ ...panelIdFields(session), press: 'open' }));
}

/** A button to stop or resume the timer, if there is one. */
function clockButton(session: GmPanelSession) {
  const { pace } = session.encounter;
  if (!pace) return [];
  return [
    pace.stopped
      ? toolButton(session, 'run clock', t('timer-run'))
      : toolButton(session, 'stop clock', t('timer-stop')),
  ];
}

function hasPlayers({ combatants }: Encounter): boolean {
  return combatants.some((each) => playerOf(each) !== undefined);
}

/** The values with which every id of the panel begins. */
export function panelIdFields({ version }: Pick<Session, 'version'>) {
  return { encounter: version?.encounter ?? 0 };
}

function toolButton(
  session: GmPanelSession,
  what: Parameters<typeof panelButtonId.write>[0]['press'],
  label: string,
  style?: ButtonStyle.Primary | ButtonStyle.Success | ButtonStyle.Danger,
  key = '',
) {
  return panel.button(label, panelButtonId.write({ ...panelIdFields(session), press: what, key }), style);
}

function panelButtonFor(
  session: GmPanelSession,
  combatant: Combatant,
  what: 'skip' | 'reveal' | 'let play',
  label: string,
  style?: ButtonStyle.Primary,
) {
  return panel.button(
    label,
    combatantButtonId.write({ ...panelIdFields(session), press: what, who: hashOf(combatant) }),
    style,
  );
}

function formButton(session: GmPanelSession, what: GmForm, label: string, style?: ButtonStyle.Primary) {
  return panel.button(label, gmFormId.write({ ...panelIdFields(session), form: what, who: '' }), style);
}

/** The maximum number of requests to join that are shown. */
const MAX_SHOWN_REQUESTS = 2;

/** The players who ask to join, with buttons to answer them, and the players whose request was refused. */
function requestLines(session: Session): readonly panel.Part[] {
  const { requests, refused } = session.pending;
  const requestRows = requests.slice(0, MAX_SHOWN_REQUESTS).flatMap((request): readonly panel.Part[] => [
    panel.paragraph(
      t(request.leaving === undefined ? 'joining-asking' : 'joining-asking-to-leave', {
        user: mention(request.user),
        name: plain(requestedName(session, request)),
      }),
    ),
    panel.buttonRow(...requestButtons(session, request, admitInPanelId)),
  ]);
  if (refused.length === 0) return requestRows;
  const forgiveButtonId = panelButtonId.write({
    encounter: session.version?.encounter ?? 0,
    press: 'forgive',
    key: '',
  });
  return [
    ...requestRows,
    panel.paragraph(joiningWords.refusedBefore(refused)),
    panel.buttonRow(panel.button(t('joining-ask-again'), forgiveButtonId)),
  ];
}

/** Shows the panel again. At its top, it says what was done, or why it wasn't. */
export function refreshedPanel(session: GmPanelSession, result: Result<string, Refusal>): Reply {
  // After a change, the clock must be updated to know who the encounter waits for.
  if (session.hasChanges) session.keepClock();
  return asUpdate(gmPanel(session, result.ok ? result.value : explain(result.why, session.encounter)));
}
