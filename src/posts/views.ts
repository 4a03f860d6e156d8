// Puts an encounter's messages together: those about turns and what happened in them, those that ask players a
// question, and the card (the pinned overview of the encounter).

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { boardEmbed, type Deadline, type Deadlines } from '../embeds/board.ts';
import { cardEmbed } from '../embeds/card.ts';
import { fieldPicture } from '../embeds/field-picture.ts';
import { questionText } from '../embeds/question.ts';
import { sinceLastTurnLines } from '../embeds/since-last-turn.ts';
import { nameWithOwner, pointsLeft } from '../embeds/turn.ts';
import { creatureTurnsEmbed, hasTooManyDeeds, paragraphsEmbed } from '../embeds/turn-story.ts';
import { tileName } from '../field/field.ts';
import { componentId, idInteger, textHash } from '../interaction/component.ts';
import { encounterNumber } from '../interaction/options/encounters.ts';
import * as panel from '../interaction/panel.ts';
import type { Reply } from '../interaction/reply.ts';
import { waitingCombatants } from '../rules/core/delay.ts';
import {
  type Combatant,
  type Encounter,
  find,
  onTurn,
  type PortraitKey,
  type Proposal,
  type UserId,
} from '../rules/core/encounter.ts';
import { isSeenOnMap } from '../rules/core/field-sight.ts';
import { given } from '../rules/core/given.ts';
import { isCombatantCutOffByHeight, standsAt } from '../rules/core/map-positions.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { openProposals } from '../rules/core/proposals.ts';
import type { Question } from '../rules/core/question.ts';
import { isAskedOpenly, isAutopilotKnown, type Viewer, visiblePortraitKey } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Wait } from '../session/clock.ts';
import { type EncounterState, turnKey } from '../session/encounter-state.ts';
import { isLootable, itemsOf } from '../session/item-transfers.ts';
import { type OpenQuestion, openQuestions, questionsOf } from '../session/open-questions.ts';
import type { Posts, TurnPost } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { isWaitForQuestion, offerKey } from '../session/update-clock.ts';
import { autopilotWords } from '../text/autopilot.ts';
import { questionWords, boardWords as words } from '../text/board.ts';
import { eventCountdowns } from '../text/events.ts';
import { and, capital, mention, plain, t } from '../text/t.ts';
import { timerWords } from '../text/times.ts';
import { joinButtonId, lootButtonId, myCharacterButtonId, panelButtonId, quickFightButtonId } from './card-buttons.ts';
import {
  absentAskedPlayers,
  combatantsOfAbsentPlayers,
  combatantsWaitingForGm,
  decidingUsersOf,
  gmsOf,
  nextUpLine,
  warnedPlayers,
} from './pings.ts';
import { answerButtons, gmWasAskedReply, sharedQuestionMessage } from './question.ts';
import { absentTurnButtons, creaturesInARow, endTurnLabel, turnButtonId, turnRows } from './turn-buttons.ts';
import { unshownUpdatesFor } from './unshown.ts';

/** A message, as everyone in the channel sees it. */
export type PostView = Pick<Reply, 'content' | 'embeds' | 'components' | 'ping' | 'portrait' | 'picture' | 'direct'>;

/** The maximum length of a name in a ping, in characters. A message's text can have 2,000 characters in all. */
const MAX_PING_NAME_LENGTH = 40;
/** The maximum number of paragraphs in a message about several creatures' turns. */
export const MAX_CREATURE_PARAGRAPHS = 8;
/** The maximum number of names in a ping, not counting the mentions. */
const MAX_NAMES_IN_PING = 10;

export function areCreatures(combatants: readonly Combatant[]): boolean {
  return combatants.every((each) => playerOf(each) === undefined);
}

/** The message about the current turn: who is pinged, what has been done, the board, and the buttons. */
export function turnView(state: EncounterState, posts: Posts, post: TurnPost): PostView {
  const { encounter, waiting } = state;
  const storyEmbed = turnStoryEmbed(post);
  const { content, ping } = pingOf(state, post);
  const questionLine = waiting && waitingText(encounter, questionsOf(waiting));
  const combatantsWaiting = combatantsWaitingForGm(state).filter((each) => isAutopilotKnown(each, encounter));
  const waitLine =
    questionLine ??
    (combatantsWaiting.length === 0 ? undefined : autopilotWords.waitsForGm(nameList(combatantsWaiting)));
  const delayedCombatants = waitingCombatants(encounter).filter(({ vitality }) => vitality === 'up');
  const nextUpText = nextUpLine(encounter, post.warns);
  const absentCombatants = waiting ? [] : combatantsOfAbsentPlayers(state);
  // The hint is for players, not for a GM who plays for someone who is away.
  const isPlayerHere = onTurn(encounter).some((each) => playerOf(each) && !absentCombatants.includes(each));
  const lines = [
    content,
    ...(post.reminds ? [`-# ${t('event-reminder', { gms: gmsOf(encounter).map(mention).join(' ') })}`] : []),
    ...eventCountdowns(encounter).map((line) => `-# ${line}`),
    ...(waitLine === undefined ? [] : [waitLine]),
    ...(delayedCombatants.length > 0
      ? [t('delay-waiting', { names: and(nameList(delayedCombatants)), count: delayedCombatants.length })]
      : []),
    ...cutOffCombatantLines(encounter, onTurn(encounter)),
    ...(nextUpText === undefined ? [] : [nextUpText]),
    ...(post.first && isPlayerHere ? [t('start-first-turn', { end: endTurnLabel(onTurn(encounter)) })] : []),
  ];
  return {
    content: lines.join('\n'),
    ping: [...new Set([...ping, ...warnedPlayers(encounter, post.warns)])],
    embeds: [...(storyEmbed ? [storyEmbed] : []), boardEmbed(encounter, deadlinesOf(state))],
    components:
      questionLine === undefined
        ? [
            ...turnRows(encounter, state.id, posts, combatantsWaiting.length),
            ...absentTurnButtons(encounter, state.id, absentCombatants),
            ...buttonsForStory(post, state),
          ]
        : [],
    ...(areCreatures(onTurn(encounter)) && sharedPortrait(onTurn(encounter), encounter)),
    ...given({ picture: fieldPicture(encounter) }),
  };
}

/** For each of these combatants that players can see and that can't leave its square, a line that says why. */
export function cutOffCombatantLines(
  encounter: Encounter,
  combatants: readonly Combatant[],
  view?: Viewer,
): readonly string[] {
  return combatants.flatMap((each) => {
    const tile = standsAt(encounter, each.id);
    if (
      !tile ||
      !isCombatantCutOffByHeight(rulesOf(encounter), encounter, each) ||
      !isSeenOnMap(rulesOf(encounter), encounter, each, view)
    )
      return [];
    return [t('map-cut-off', { name: plain(each.name), square: tileName(tile) })];
  });
}

function waitingText(encounter: Encounter, open: readonly Question[]): string {
  const askedIds = open.flatMap((question) => (isAskedOpenly(question, encounter) ? [question.subject] : []));
  const names = [...new Set(askedIds)].map((id) => plain(find(encounter, id)?.name ?? ''));
  const waitingNames = open.some((question) => !isAskedOpenly(question, encounter))
    ? [t('people-gm'), ...names]
    : names;
  if (waitingNames.length > 1)
    return questionWords.waitsFor(waitingNames.map((name, index) => (index === 0 ? capital(name) : name)));
  return names.length === 0 ? t('board-waits-for-gm') : t('board-waits-for', { name: names[0] ?? '' });
}

/** The message about a past turn, with what happened in it. */
export function pastTurnView(post: TurnPost, state: EncounterState): PostView {
  const { encounter } = state;
  const names = nameList(post.on.flatMap((id) => find(encounter, id) ?? []));
  const nothingDoneText = encounter.phase === 'fighting' ? words.nothingDone(names) : words.cutShort(names);
  const nothingDoneParagraph = { deed: -1, story: nothingDoneText, state: '', sums: '' };
  const hasStory = post.told.some(({ story }) => story !== '');
  const paragraphs = hasStory ? post.told : [nothingDoneParagraph, ...post.told];
  const pastPost = { ...post, told: paragraphs };
  return {
    content: '',
    embeds: [turnStoryEmbed(pastPost) ?? {}],
    components: buttonsForStory(pastPost, state),
    ...(hasStory && portraitOf(post, encounter)),
  };
}

/** What was done in a turn. For several creatures' turns, only as much as fits on a phone. */
function turnStoryEmbed({ creatures, told, cut }: TurnPost): ReturnType<typeof paragraphsEmbed> {
  const leftOutCount = cut?.count ?? 0;
  return creatures ? creatureTurnsEmbed(told, leftOutCount) : paragraphsEmbed(told, { before: leftOutCount });
}

/** The buttons under a turn's story: one that shows the rest of the story, and one for loot. */
function buttonsForStory(post: TurnPost, state: EncounterState): readonly panel.ButtonRow[] {
  return panel.buttonRow(...detailsButtons(post, state.id), ...lootButtons(post, state));
}

/**
 * A button that shows the rest of the story to the player who presses it, if the message about several creatures' turns
 * leaves something out.
 */
function detailsButtons({ creatures, told, cut }: TurnPost, encounter: number): readonly APIButtonComponent[] {
  const [firstText, lastText] = [told[0], told.at(-1)];
  if (!creatures || !firstText || !lastText || !hasTooManyDeeds(told)) return [];
  const deeds = { first: cut?.first ?? firstText.deed, last: lastText.deed };
  return [panel.button(t('board-details'), detailsButtonId.write({ encounter, ...deeds }))];
}

/** The *Loot…* button, if a fallen creature has something that players may take. */
function lootButtons({ told }: TurnPost, { encounter, id }: EncounterState): readonly APIButtonComponent[] {
  const affectedStates = told.flatMap((each) => each.touched ?? []);
  const fallenCombatants = encounter.combatants.filter(
    (each) =>
      affectedStates.some(({ subject, isOut }) => isOut && subject === each.id) &&
      isLootable(encounter, each) &&
      itemsOf(encounter, each).length > 0,
  );
  const [first, another] = fallenCombatants;
  if (!first) return [];
  const combatantHash = another ? '' : textHash(first.id);
  return [
    panel.button(t('items-loot'), lootButtonId.write({ encounter: id, from: combatantHash, to: '', press: 'open' })),
  ];
}

/**
 * The portrait next to a turn's story: that of the only combatant, or the portrait that everyone who acted has in
 * common.
 */
function portraitOf({ on, acting }: TurnPost, encounter: Encounter): Pick<PostView, 'portrait'> {
  const shownIds = on.length === 1 ? on : on.filter((id) => acting.includes(id));
  return sharedPortrait(
    shownIds.flatMap((id) => find(encounter, id) ?? []),
    encounter,
  );
}

/** The portrait that all of these combatants have in common, such as creatures of one kind. */
function sharedPortrait(all: readonly Combatant[], encounter: Encounter): Pick<PostView, 'portrait'> {
  const rules = rulesOf(encounter);
  const [first, ...others] = all.map((each) =>
    visiblePortraitKey(each, encounter, isSeenOnMap(rules, encounter, each)),
  );
  return first !== undefined && others.every((each) => isSamePortrait(each, first)) ? { portrait: first } : {};
}

function isSamePortrait(one: PortraitKey | undefined, other: PortraitKey): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What happened since the last turn of the pinged combatants. */
export function textSinceLastTurn(encounter: Encounter, posts: Posts): string {
  const actingCombatants = onTurn(encounter);
  const actingIds = (areCreatures(actingCombatants) ? creaturesInARow(encounter) : actingCombatants).map(
    ({ id }) => id,
  );
  const [only, another] = actingCombatants;
  const formOfAddress = only && !another && playerOf(only) !== undefined ? 'to them' : 'by name';
  return sinceLastTurnLines(actingIds, formOfAddress, unshownUpdatesFor(actingIds, posts), encounter);
}

function pingOf(
  state: EncounterState,
  { since, creatures, calls, had, turn, alone, reminds }: TurnPost,
): Required<Pick<PostView, 'content' | 'ping'>> {
  const { encounter } = state;
  const actingCombatants = onTurn(encounter);
  const names = nameList(actingCombatants);
  const pingedCombatants = encounter.combatants.filter(({ id }) => calls.includes(id));
  const gms = gmsOf(encounter);
  const absentCombatants = combatantsOfAbsentPlayers(state);
  const pingedPlayers = pingedCombatants.flatMap((each) =>
    absentCombatants.includes(each) ? [] : (playerOf(each) ?? []),
  );
  const isForGms = (each: Combatant) => playerOf(each) === undefined || absentCombatants.includes(each);
  const pingedGms = reminds || pingedCombatants.some(isForGms) ? gms : [];
  const pingedUsers = [...new Set([...pingedPlayers, ...pingedGms])];
  if (creatures)
    return {
      content: words.creaturesTurn(alone ? [] : gms, names, laterCreatureNames(encounter), since),
      ping: pingedUsers,
    };
  const presentCombatants = actingCombatants.filter((each) => !absentCombatants.includes(each));
  const players = [...new Set(presentCombatants.flatMap((each) => playerOf(each) ?? []))];
  const remainingPoints = had && turn === turnKey(encounter) ? pointsLeft(actingCombatants, had, encounter) : undefined;
  const turnText = remainingPoints
    ? words.left(players, names[0] ?? '', remainingPoints).trim()
    : presentCombatants.length > 0
      ? words.yourTurn(players, nameList(presentCombatants), since)
      : '';
  const awayText =
    absentCombatants.length > 0 ? words.turnOfAbsent(gms, nameList(absentCombatants), usersOf(absentCombatants)) : '';
  return { content: [turnText, awayText].filter((line) => line !== '').join('\n'), ping: pingedUsers };
}

function usersOf(combatants: readonly Combatant[]): readonly UserId[] {
  return [...new Set(combatants.flatMap((each) => playerOf(each) ?? []))];
}

function laterCreatureNames(encounter: Encounter): readonly string[] {
  const actingCombatants = onTurn(encounter);
  return nameList(creaturesInARow(encounter).filter((each) => !actingCombatants.includes(each)));
}

/**
 * The names of combatants. If there are many, only those at the beginning of the list, and how many others there are.
 */
function nameList(all: readonly Combatant[]): readonly string[] {
  const namedCombatants = all.length > MAX_NAMES_IN_PING ? all.slice(0, MAX_NAMES_IN_PING - 1) : all;
  const names = namedCombatants.map((each) => nameWithOwner(each, MAX_PING_NAME_LENGTH));
  return namedCombatants === all
    ? names
    : [...names, t('board-others', { count: all.length - namedCombatants.length })];
}

/**
 * The message about a question, with its answers as buttons, or about all questions that are asked together. If only
 * the GM may see the question, the message only says that the GM is asked. `pingedNumbers` are the numbers of questions
 * whose players have already been pinged.
 */
export function questionView(
  session: Session,
  outcome: DeedOutcome,
  posts: Posts,
  pingedNumbers: readonly number[] = [],
): PostView {
  const { waiting, version, encounter, state } = session;
  const { question, after } = outcome;
  if (!question || !waiting) throw new Error('A deed without a question');
  const [first, ...others] = openQuestions(waiting);
  if (first && others.length > 0) {
    const newQuestions = [first, ...others].filter(({ revision }) => !pingedNumbers.includes(revision));
    const { content, components } = sharedQuestionMessage({ version, encounter, posts }, outcome, waiting);
    const pingedUsers = [...new Set(newQuestions.flatMap((each) => usersToAsk(session, after, each)))];
    return { content: `${content}${state ? answerSmallPrint(state) : ''}`, ping: pingedUsers, components };
  }
  if (!isAskedOpenly(question, after)) return gmWasAskedReply(session, outcome);
  const decidingUsers = decidingUsersOf(after, question);
  const mentionsText = decidingUsers.map(mention).join(' ');
  const smallPrint = state ? answerSmallPrint(state) : '';
  return {
    content: `${`${mentionsText} ${questionText(outcome, question)}`.trim().slice(0, 1800)}${smallPrint}`,
    ping: !first ? decidingUsers : pingedNumbers.includes(first.revision) ? [] : usersToAsk(session, after, first),
    components: first ? answerButtons({ version, encounter, posts }, first) : [],
  };
}

/** The users that a new question pings: the players who decide, or the GMs if the player is away. */
function usersToAsk({ state }: Session, encounter: Encounter, open: OpenQuestion): readonly UserId[] {
  const isAbsent = state !== undefined && absentAskedPlayers(state).some(({ wait }) => isWaitForQuestion(wait, open));
  return isAbsent ? gmsOf(encounter) : decidingUsersOf(encounter, open.question);
}

/** Who is away and can't answer, and the earliest deadline of the open questions, each on a line of its own. */
function answerSmallPrint(state: EncounterState): string {
  const absentUsers = [...new Set(absentAskedPlayers(state).map(({ user }) => user))];
  const answerDeadlines = deadlinesOf(state).all.flatMap((each) => (each.for === 'question' ? (each.end ?? []) : []));
  const lines = [
    ...(absentUsers.length > 0 ? [questionWords.ofAbsent(gmsOf(state.encounter), absentUsers)] : []),
    ...(answerDeadlines.length > 0 ? [timerWords.answerUntil(Math.min(...answerDeadlines))] : []),
  ];
  return lines.map((line) => `\n-# ${line}`).join('');
}

/**
 * The encounter's card: who is in the encounter, its phase, and the published fingerprint (hash) of the secret seed
 * that its dice come from.
 */
export function cardView(
  { encounter, id, pending }: EncounterState,
  commitment: string,
  { shownSeed }: Posts,
): PostView {
  const joinButton = panel.button(t('me-join'), joinButtonId.write({ encounter: id }), ButtonStyle.Success);
  const myCharacterButton = panel.button(
    t('me-open'),
    myCharacterButtonId.write({ encounter: id, view: 'open', who: '' }),
  );
  const gmButton = panel.button(t('gm-button'), panelButtonId.write({ encounter: id, press: 'open', key: '' }));
  const idFields = { encounter: id, turn: turnKey(encounter), actor: '' };
  const isQuick = isQuickFight({ encounter, ...given({ pending }) });
  const actionButtons = isQuick
    ? [beginButton(encounter, id)]
    : encounter.phase === 'fighting'
      ? // During combat, the buttons for actions are on the turn's message instead of here.
        []
      : [panel.button(t('acts-outside-rounds'), turnButtonId.write({ ...idFields, what: 'more' }))];
  return {
    embeds: [cardEmbed(encounter, commitment, shownSeed, isQuick)],
    components:
      encounter.phase === 'ended' ? [] : panel.buttonRow(joinButton, ...actionButtons, myCharacterButton, gmButton),
    // During combat, the turn's message has the map.
    ...given({ picture: encounter.phase === 'fighting' ? undefined : fieldPicture(encounter) }),
  };
}

/** Whether players can still join a quick fight that hasn't begun. */
export function isQuickFight({ encounter, pending }: Pick<EncounterState, 'encounter' | 'pending'>): boolean {
  return pending?.quick === true && encounter.phase === 'gathering';
}

/** The *Begin* button, with the number of players. */
export function beginButton(encounter: Encounter, id: number) {
  const playerCount = new Set(encounter.combatants.flatMap((each) => playerOf(each) ?? [])).size;
  return panel.button(
    t('quick-begin', { players: playerCount }),
    quickFightButtonId.write({ encounter: id }),
    ButtonStyle.Primary,
  );
}

/** The deadlines of all turns and questions that the encounter is waiting for, as far as everyone may know them. */
export function deadlinesOf({ clock, encounter }: EncounterState): Deadlines {
  return {
    stopped: encounter.pace?.stopped === true,
    all: (clock?.waits ?? []).flatMap((wait) =>
      wait.for === 'turn' || wait.for === 'question' ? deadlinesOfWait(wait, wait.for) : [],
    ),
  };
}

function deadlinesOfWait(
  { subject, user, count, past, away: absence }: Wait,
  what: Deadline['for'],
): readonly Deadline[] {
  if (user !== undefined && !count && absence)
    return [{ subject, for: what, away: { user, ...given({ until: absence.until }) } }];
  if (!count || count.stopped || user === undefined) return [];
  if (past.includes('end')) return [{ subject, for: what, over: true }];
  const { end } = count;
  const { away } = absenceIn(count, user);
  return end === undefined && !away ? [] : [{ subject, for: what, ...given({ end, away }) }];
}

/** The first absence during a countdown. The start of the absence is included only if it is still to come. */
function absenceIn({ hours, from, end }: NonNullable<Wait['count']>, user: string): Pick<Deadline, 'away'> {
  const [firstAbsence] = (hours.away ?? [])
    .filter((each) => (each.until ?? Number.POSITIVE_INFINITY) > from && each.from < (end ?? Number.POSITIVE_INFINITY))
    .toSorted((one, other) => one.from - other.from);
  if (!firstAbsence) return {};
  return {
    away: {
      user,
      ...given({ from: firstAbsence.from > from ? firstAbsence.from : undefined, until: firstAbsence.until }),
    },
  };
}

/** When an offer is withdrawn, if no one answers it. Undefined if it stays open. */
export function offerEnd({ clock, encounter }: EncounterState, offer: Proposal): number | undefined {
  const offerWait = clock?.waits.find((each) => each.for === 'offer' && each.key === offerKey(offer));
  const isOpenEnded = !offerWait?.count || offerWait.count.stopped || encounter.pace?.atEnd === 'wait';
  return isOpenEnded ? undefined : offerWait.count?.end;
}

/** Whether both states would show the same deadlines. */
export function haveSameDeadlines(one: EncounterState, other: EncounterState): boolean {
  const deadlinesText = (state: EncounterState) =>
    JSON.stringify([deadlinesOf(state), openProposals(state.encounter).map((offer) => offerEnd(state, offer))]);
  return one.clock === other.clock || deadlinesText(one) === deadlinesText(other);
}

/** The button that shows everything several creatures did. Their message shows only what mattered most. */
export const detailsButtonId = componentId('details', {
  encounter: encounterNumber,
  first: idInteger,
  last: idInteger,
});
