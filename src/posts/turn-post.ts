// The message about a turn: how it is opened, continued, closed and undone.

import { pointsOf } from '../embeds/turn.ts';
import { type Combatant, type CombatantId, isOnTurn, onTurn } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { type EncounterState, turnKey } from '../session/encounter-state.ts';
import type { DeedText, PastTurnPost, PostChange, Posts, TurnPost } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import { combatantsOfAbsentPlayers, isAutoplayedNow, noteFirstTurns, withNextUpWarnings } from './pings.ts';
import { updatesAfterShowing } from './unshown.ts';
import { areCreatures, MAX_CREATURE_PARAGRAPHS, pastTurnView, textSinceLastTurn, turnView } from './views.ts';

/** What the channel's messages should look like after this session. */
export interface PostsDraft {
  posts: Posts;
  readonly changes: PostChange[];
}

/** The maximum number of paragraphs that are kept for one turn. */
const MAX_TURN_PARAGRAPHS = 40;
/** How many past turns are kept for undoing. */
const MAX_PAST_TURNS = 20;

/** Updates the turn's message. Either the message is continued, or it is closed and a new one is opened. */
export function updateTurnPost(
  draft: PostsDraft,
  session: Session,
  state: EncounterState,
  deedTexts: readonly DeedText[],
): void {
  const { encounter } = state;
  const { rewound } = session;
  const actingCombatants = onTurn(encounter);
  const isInCombat = encounter.phase === 'fighting' && actingCombatants.length > 0;
  const isSameTurn = eventsOf(session).every(({ type }) => !NEW_TURN_EVENTS.has(type));
  const remainingTexts = rewound ? removeUndoneDeeds(draft, session, isSameTurn) : [];
  const { turn } = draft.posts;
  if (turn && isInCombat && (isSameTurn || isMessageContinued(turn, deedTexts, actingCombatants))) {
    continueTurnPost(draft, session, state, withDeedTexts(turn, deedTexts));
    return;
  }
  if (turn) {
    const [combatantIds, latestActorIds] = [turnCombatantIds(turn, session), actorIdsLatestFirst(turn, session)];
    closeTurnPost(draft, state, { ...withDeedTexts(turn, deedTexts), on: combatantIds, acting: latestActorIds });
  }
  if (isInCombat) openTurnPost(draft, session, state, turn ? [] : [...remainingTexts, ...deedTexts]);
}

const NEW_TURN_EVENTS: ReadonlySet<string> = new Set(['turn-started', 'phase-begun']);

/** The events of this session, or the events that were undone or redone. */
export function eventsOf({ outcomes, rewound }: Session): readonly Event[] {
  return [
    ...outcomes.flatMap(({ events, question }) => (question ? [] : events)),
    ...(rewound?.deeds ?? []).flatMap(({ events }) => events),
  ];
}

/**
 * Whether the message continues from one creature's turn to the next. Creatures on autopilot share one message, no
 * matter how many there are.
 */
function isMessageContinued(
  { creatures, told: before, alone }: TurnPost,
  deedTexts: readonly DeedText[],
  actingCombatants: readonly Combatant[],
): boolean {
  if (!creatures || !areCreatures(actingCombatants)) return false;
  return alone === true || before.length + deedTexts.length <= MAX_CREATURE_PARAGRAPHS || before.length === 0;
}

/**
 * Adds new deeds to the turn's message. If a setting was changed several times, only the last change is shown. If there
 * are too many paragraphs, the oldest are only counted.
 */
function withDeedTexts(turn: TurnPost, newTexts: readonly DeedText[]): TurnPost {
  const changedSettings = newTexts.flatMap(({ set }) => set ?? []);
  const deedTexts = [
    ...turn.told.filter(({ set }) => set === undefined || !changedSettings.includes(set)),
    ...newTexts,
  ];
  const surplusCount = deedTexts.length - MAX_TURN_PARAGRAPHS;
  const [first] = deedTexts;
  if (surplusCount <= 0 || !first) return { ...turn, told: deedTexts };
  const cut = { first: turn.cut?.first ?? first.deed, count: (turn.cut?.count ?? 0) + surplusCount };
  // How combatants are doing is always shown. If it is in paragraphs that are left out, it moves to the first paragraph
  // that is shown.
  const affectedStates = deedTexts.slice(0, surplusCount + 1).flatMap((each) => each.touched ?? []);
  const latestStates = [...new Map(affectedStates.map((each) => [each.subject, each])).values()];
  const [next, ...others] = deedTexts.slice(surplusCount);
  if (!next) return { ...turn, told: deedTexts, cut };
  return { ...turn, told: [latestStates.length === 0 ? next : { ...next, touched: latestStates }, ...others], cut };
}

/** Continues the turn's message. If someone still has to be pinged, a new message replaces the old one. */
function continueTurnPost(draft: PostsDraft, session: Session, state: EncounterState, turn: TurnPost): void {
  const { encounter } = state;
  const actingCombatants = onTurn(encounter);
  const combatantsToPing = actingCombatants.filter((each) => needsPing(each, turn, session, state));
  const combatantIds = [...new Set([...turnCombatantIds(turn, session), ...actingCombatants.map(({ id }) => id)])];
  const { alone: wasAutomatic, ...otherFields } = turn;
  const isAutomatic = state.waiting ? wasAutomatic : areAllAutoplayed(actingCombatants, session, state);
  const updatedTurnPost = {
    ...otherFields,
    ...given({ alone: isAutomatic }),
    turn: turnKey(encounter),
    creatures: areCreatures(actingCombatants),
    on: combatantIds,
    acting: actorIdsLatestFirst(turn, session),
  };
  if (combatantsToPing.length === 0) {
    writeTurnPost(draft, state, { ...updatedTurnPost, version: turn.version + 1 });
    return;
  }
  draft.changes.push({ kind: 'turn', state: 'gone', number: turn.number, version: turn.version + 1 });
  const { posts } = draft;
  const { warns: _, ...newTurnPost } = updatedTurnPost;
  draft.posts = { ...posts, next: posts.next + 1 };
  writeTurnPost(draft, state, {
    ...newTurnPost,
    number: posts.next,
    version: 1,
    calls: combatantsToPing.map(({ id }) => id),
  });
}

/**
 * Whether a combatant's player or the GM must be pinged about the turn, because the combatant was handed over or
 * couldn't act before, or because its player is away now. A GM is pinged again when everyone else with the turn is done.
 */
function needsPing(who: Combatant, { creatures, alone }: TurnPost, session: Session, state: EncounterState): boolean {
  const { base, encounter, caller } = session;
  const player = playerOf(who);
  if (isAutoplayedNow(state, who, caller.now)) return false;
  if (player === undefined && alone) return !state.waiting && encounter?.gms.includes(caller.user) !== true;
  // A player who has just acted needs no ping. A GM who was pinged about one creature also sees the others.
  if (player === undefined ? creatures || encounter?.gms.includes(caller.user) : player === caller.user) return false;
  const wasHandedOver = eventsOf(session).some((event) => event.type === 'handed-over' && event.subject === who.id);
  const isAbsent = combatantsOfAbsentPlayers(state).includes(who);
  if (isAbsent && encounter?.gms.includes(caller.user)) return false;
  const isNewlyAbsent =
    isAbsent && base !== undefined && !combatantsOfAbsentPlayers(base).some(({ id }) => id === who.id);
  return (
    wasHandedOver ||
    isNewlyAbsent ||
    (isAbsent && isOnlyAbsentLeft(state) && base !== undefined && !isOnlyAbsentLeft(base)) ||
    !(base && isOnTurn(base.encounter, who.id))
  );
}

/** Whether everyone whose turn it is has a player who is away, so that only a GM can go on. */
function isOnlyAbsentLeft(state: EncounterState): boolean {
  const absentCombatants = combatantsOfAbsentPlayers(state);
  return onTurn(state.encounter).every((each) => absentCombatants.includes(each));
}

function openTurnPost(
  draft: PostsDraft,
  session: Session,
  state: EncounterState,
  deedTexts: readonly DeedText[],
): void {
  const { encounter } = state;
  const actingCombatants = onTurn(encounter);
  const areAllCreatures = areCreatures(actingCombatants);
  const actingCombatantIds = actingCombatants.map(({ id }) => id);
  const sinceLastTurnText = textSinceLastTurn(encounter, draft.posts);
  const postNumber = draft.posts.next;
  draft.posts = { ...draft.posts, next: postNumber + 1 };
  const isCallerGm = encounter.gms.includes(session.caller.user);
  const combatantsToPing = actingCombatants.filter((each) => !isAutoplayedNow(state, each, session.caller.now));
  const absentCombatants = combatantsOfAbsentPlayers(state);
  const isForGms = (each: Combatant) => playerOf(each) === undefined || absentCombatants.includes(each);
  const pingedIds = combatantsToPing.filter((each) => !isForGms(each) || !isCallerGm).map(({ id }) => id);
  const isAutomaticTurn = areAllAutoplayed(actingCombatants, session, state);
  const currentTurnKey = turnKey(encounter);
  const startPoints = pointsOf(actingCombatants, encounter);
  const { posts, warns } = withNextUpWarnings(draft.posts, session, encounter);
  draft.posts = posts;
  const startedAt = session.caller.now;
  const hasNewcomers =
    noteFirstTurns(
      session,
      combatantsToPing.filter((each) => !absentCombatants.includes(each)),
    ) || undefined;
  const newTurnPost = {
    number: postNumber,
    version: 1,
    turn: currentTurnKey,
    creatures: areAllCreatures,
    on: actingCombatantIds,
    calls: pingedIds,
    acting: [],
    told: deedTexts,
    since: sinceLastTurnText,
    begun: startedAt,
  };
  const hasReminder =
    session.outcomes.some(({ events }) => events.some((each) => each.type === 'event-came' && !each.before.effect)) ||
    undefined;
  writeTurnPost(draft, state, {
    ...newTurnPost,
    ...given({ alone: isAutomaticTurn, had: startPoints, first: hasNewcomers, reminds: hasReminder, warns }),
  });
}

/** True if everyone whose turn it is will be played automatically right away. Undefined otherwise. */
function areAllAutoplayed(
  actingCombatants: readonly Combatant[],
  session: Session,
  state: EncounterState,
): true | undefined {
  return actingCombatants.every((each) => isAutoplayedNow(state, each, session.caller.now)) || undefined;
}

function writeTurnPost(draft: PostsDraft, state: EncounterState, turn: TurnPost): void {
  draft.posts = { ...draft.posts, turn };
  const { number, version } = turn;
  const view = turnView(state, draft.posts, turn);
  draft.changes.push({ kind: 'turn', state: 'open', number, version, view, ...deedRangeOf(turn) });
}

function closeTurnPost(draft: PostsDraft, state: EncounterState, turn: TurnPost): void {
  const { encounter, deeds: next } = state;
  const { number, told, on: combatantIds } = turn;
  const version = turn.version + 1;
  const { turn: _, over = [], untold, ...otherPosts } = draft.posts;
  // The players of these combatants have seen in the turn's message what was done in the turn.
  const newPosts = {
    ...otherPosts,
    ...(untold && { untold: updatesAfterShowing(untold, combatantIds, next - 1, encounter) }),
  };
  const { deeds } = deedRangeOf(turn);
  const earlierPosts = over.map(({ told: _, ...each }) => each).slice(-MAX_PAST_TURNS + 1);
  draft.posts = { ...newPosts, over: deeds ? [...earlierPosts, { number, version, deeds, told }] : over };
  const view = pastTurnView(turn, state);
  draft.changes.push({ kind: 'turn', state: 'closed', number, version, view, ...(deeds && { deeds }) });
}

function deedRangeOf({ told, cut }: TurnPost): { readonly deeds?: readonly [number, number] } {
  const [firstText, lastText] = [told[0], told.at(-1)];
  return firstText && lastText ? { deeds: [cut?.first ?? firstText.deed, lastText.deed] } : {};
}

/**
 * Removes the text about undone actions from the messages. If all of these actions happened in the current turn, the
 * turn's message continues without that text. Otherwise, the messages with that text are deleted. What else they say
 * moves into a new message, which pings the player whose turn it is.
 */
function removeUndoneDeeds(draft: PostsDraft, { rewound }: Session, isSameTurn: boolean): readonly DeedText[] {
  const undoneNumbers = rewound?.by === 'undo' ? rewound.deeds.map(({ number }) => number) : [];
  const isNotUndone = ({ deed }: DeedText) => !undoneNumbers.includes(deed);
  const { turn, over = [], ...posts } = draft.posts;
  if (isSameTurn || rewound?.by === 'redo') {
    if (turn) draft.posts = { ...draft.posts, turn: { ...turn, told: turn.told.filter(isNotUndone) } };
    return [];
  }
  const firstUndoneNumber = Math.min(...undoneNumbers);
  const outdatedPosts = over.filter(({ deeds: [from, to], told }) =>
    told ? to >= firstUndoneNumber : from >= firstUndoneNumber,
  );
  const oldPosts = [...outdatedPosts, ...(turn ? [turn] : [])];
  for (const { number, version } of oldPosts)
    draft.changes.push({ kind: 'turn', state: 'gone', number, version: version + 1 });
  draft.posts = { ...posts, over: over.filter((each: PastTurnPost) => !outdatedPosts.includes(each)) };
  return oldPosts.flatMap(({ told = [] }) => told.filter(isNotUndone));
}

/** The combatants whose turn it was, including creatures whose turns were played together. */
function turnCombatantIds({ on: combatantIds }: TurnPost, session: Session): readonly CombatantId[] {
  const idsWithEndedTurn = eventsOf(session).flatMap((event) =>
    event.type === 'turn-ended' && event.skipped === undefined ? [event.subject] : [],
  );
  return [...new Set([...combatantIds, ...idsWithEndedTurn])];
}

/** The combatants that acted in the turn. The one that acted last comes first. */
function actorIdsLatestFirst({ acting }: TurnPost, { outcomes }: Session): readonly CombatantId[] {
  const actorIds = outcomes.flatMap(({ events, question }) =>
    question ? [] : events.flatMap((event) => (event.type === 'declared' ? [event.actor] : [])),
  );
  return actorIds.length === 0 ? acting : [...new Set([...actorIds.toReversed(), ...acting])];
}
