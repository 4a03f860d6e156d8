// Decides who a message pings, and finds out who acts next. For combatants on autopilot, no one is pinged.

import { combatantsBeginningTurn, nameWithOwner } from '../embeds/turn.ts';
import type { Reply } from '../interaction/reply.ts';
import {
  type Combatant,
  type CombatantId,
  combatant,
  type Encounter,
  find,
  onTurn,
  type UserId,
} from '../rules/core/encounter.ts';
import { type UpcomingTurn, upcomingTurn } from '../rules/core/next-up.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import type { Question } from '../rules/core/question.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Wait } from '../session/clock.ts';
import { type EncounterState, turnKey, withoutNewcomers } from '../session/encounter-state.ts';
import { isAway } from '../session/person.ts';
import type { Posts } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import { type PingedUsers, questionPingText, turnPingText } from '../text/record.ts';
import { and, mention, t } from '../text/t.ts';
import { creaturesInARow, endTurnLabel } from './turn-buttons.ts';

/** The maximum number of users that a reply pings. */
const MAX_PINGED_USERS = 15;

type Ping = Pick<Reply, 'content' | 'ping'>;

/**
 * Pings each player whose combatant's turn has begun. Pings the GMs if creatures' turns follow a player's, unless the
 * GM has just acted.
 */
export function turnPing(session: Session, before: Encounter, after: Encounter): Ping {
  session.keepClock();
  const { state, caller } = session;
  const combatantsStartingTurn = combatantsBeginningTurn(before, after).filter(
    (each) => !state || !isAutoplayedNow(state, each, caller.now),
  );
  const pingedPlayers = [...Map.groupBy(combatantsStartingTurn, playerOf)].flatMap(
    ([user, combatants]): PingedUsers[] =>
      user === undefined ? [] : [{ users: [user], combatants: combatants.map(({ name }) => name) }],
  );
  const creatures = combatantsStartingTurn.filter((each) => playerOf(each) === undefined);
  const isGmPresent = after.gms.includes(caller.user) || onTurn(before).some((each) => playerOf(each) === undefined);
  const gms = isGmPresent || creatures.length === 0 ? [] : gmsOf(after);
  const pingedUsers = [
    ...pingedPlayers.slice(0, MAX_PINGED_USERS),
    ...(gms.length === 0 ? [] : [{ users: gms, combatants: creatures.map(({ name }) => name) }]),
  ];
  if (pingedUsers.length === 0) return {};
  const nextUpText = nextUpLine(after);
  const firstTurnText = noteFirstTurns(session, combatantsStartingTurn)
    ? `\n${t('start-first-turn', { end: endTurnLabel(onTurn(after)) })}`
    : '';
  return {
    content: `${turnPingText(pingedUsers, after.name)}${nextUpText === undefined ? '' : `\n${nextUpText}`}${firstTurnText}`,
    ping: pingedUsers.flatMap(({ users }) => users),
  };
}

/**
 * Whether the message must explain turns, because one of these combatants' players has their very first turn. Records
 * that these players have got the explanation.
 */
export function noteFirstTurns(session: Session, combatantsStartingTurn: readonly Combatant[]): boolean {
  const { newcomers = [] } = session.pending;
  const newcomersStartingTurn = newcomers.filter((user) =>
    combatantsStartingTurn.some((each) => playerOf(each) === user),
  );
  if (newcomersStartingTurn.length > 0) session.keepPending(withoutNewcomers(session.pending, newcomersStartingTurn));
  return newcomersStartingTurn.length > 0;
}

/** Pings the users who can answer the open questions. */
export function questionPing(encounter: Encounter, open: readonly Question[]): Ping {
  const decidingUsers = [...new Set(open.flatMap((question) => decidingUsersOf(encounter, question)))].slice(
    0,
    MAX_PINGED_USERS,
  );
  if (decidingUsers.length === 0) return {};
  const askedIds = open.filter((question) => isAskedOpenly(question, encounter)).map(({ subject }) => subject);
  const names = [...new Set(askedIds)].map((id) => combatant(encounter, id).name);
  return { content: questionPingText(decidingUsers, names, encounter.name), ping: decidingUsers };
}

/** The player who answers a question, or the GMs. */
export function decidingUsersOf(encounter: Encounter, { subject }: Question): readonly UserId[] {
  const player = playerOf(combatant(encounter, subject));
  return player === undefined ? gmsOf(encounter) : [player];
}

/** The GMs to ping, at most as many as a message may ping. */
export function gmsOf({ gms }: Encounter): readonly UserId[] {
  return gms.filter((gm) => !isDeletedUser(gm)).slice(0, MAX_PINGED_USERS);
}

/** Whether a combatant's turn is about to be played automatically, so that no one is pinged. */
export function isAutoplayedNow({ clock }: EncounterState, { id }: Combatant, now: number): boolean {
  const turnWait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id);
  return turnWait?.next?.what === 'act' && turnWait.next.at <= now;
}

/**
 * The combatants on autopilot that have their turn but wait for the GM. That happens if their action was undone, a
 * round went by without any player, or the timer is stopped.
 */
export function combatantsWaitingForGm({
  encounter,
  clock,
  waiting,
}: Pick<EncounterState, 'encounter' | 'clock' | 'waiting'>) {
  if (waiting) return [];
  const key = turnKey(encounter);
  return onTurn(encounter).filter(({ auto, id }) => {
    const turnWait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id && each.key === key);
    return auto !== undefined && turnWait !== undefined && turnWait.next?.what !== 'act';
  });
}

/** A player who is away and has to act or answer. */
interface AbsentPlayer {
  readonly wait: Wait;
  readonly user: UserId;
}

/**
 * The players who are away although the encounter waits for them to act or answer. Included only if nothing acts for
 * them automatically, and if someone else is a GM who can act.
 */
function absentPlayers({ clock, encounter }: EncounterState, what: Wait['for']): readonly AbsentPlayer[] {
  return (clock?.waits ?? []).flatMap((wait) => {
    const { user } = wait;
    const isWaitedFor = wait.for === what && wait.away !== undefined && wait.next?.what !== 'act';
    return isWaitedFor && user !== undefined && gmsOf(encounter).some((gm) => gm !== user) ? [{ wait, user }] : [];
  });
}

/** The combatants whose turn it is and whose players are away. The GM is pinged instead. */
export function combatantsOfAbsentPlayers(state: EncounterState): readonly Combatant[] {
  const key = turnKey(state.encounter);
  const absentIds = absentPlayers(state, 'turn').flatMap(({ wait }) => (wait.key === key ? wait.subject : []));
  return onTurn(state.encounter).filter(({ id }) => absentIds.includes(id));
}

/** The players who are asked something but are away. The GM is pinged instead. */
export function absentAskedPlayers(state: EncounterState): readonly AbsentPlayer[] {
  return absentPlayers(state, 'question').filter(({ wait }) => isAskedOpenly(wait, state.encounter));
}

/** The maximum length of a name in the line about who acts next, in characters. */
const MAX_NEXT_NAME_LENGTH = 40;
/** The maximum number of names in the line about who acts next. */
const MAX_NEXT_NAMES = 4;

/** Who acts after this turn, or after a run of creatures' turns. */
function nextUpcomingTurn(encounter: Encounter): UpcomingTurn | undefined {
  return upcomingTurn(rulesOf(encounter), encounter, creaturesInARow(encounter));
}

/**
 * The line about who acts next: "Next: Mira". It mentions the players of the combatants in `warns`, who are pinged.
 * Undefined if it isn't known who is next.
 */
export function nextUpLine(encounter: Encounter, warns: readonly CombatantId[] = []): string | undefined {
  const nextTurn = nextUpcomingTurn(encounter);
  if (!nextTurn) return undefined;
  const names = nextTurn.who.map((each) => {
    const [name, player] = [nameWithOwner(each, MAX_NEXT_NAME_LENGTH), playerOf(each)];
    return warns.includes(each.id) && player !== undefined
      ? t('board-next-player', { name, user: mention(player) })
      : name;
  });
  return t('board-next', { names: and(names, MAX_NEXT_NAMES) });
}

/** The players to ping because their combatants are next. */
export function warnedPlayers(encounter: Encounter, warns: readonly CombatantId[] = []): readonly UserId[] {
  return warns.flatMap((id) => {
    const foundCombatant = find(encounter, id);
    return (foundCombatant && playerOf(foundCombatant)) ?? [];
  });
}

/**
 * Finds the combatants who act next and whose players want a ping about it, and records them in `posts`. Each of these
 * players is pinged once per round, even if turns are undone.
 */
export function withNextUpWarnings(
  posts: Posts,
  { people, caller }: Session,
  encounter: Encounter,
): { readonly posts: Posts; readonly warns?: readonly CombatantId[] } {
  const nextTurn = nextUpcomingTurn(encounter);
  if (!nextTurn) return { posts };
  const idsWarnedBefore = posts.warned?.round === nextTurn.round ? posts.warned.of : [];
  // A player whose turn it is already, or who has just acted, needs no ping.
  const usersWithoutPing = [...onTurn(encounter).map(playerOf), caller.user];
  const warnedIds = nextTurn.who.flatMap((each) => {
    const user = playerOf(each);
    const person = user === undefined ? undefined : people.of.get(user);
    if (user === undefined || isDeletedUser(user) || person?.next !== true || isAway(person, caller.now)) return [];
    return each.auto !== undefined || usersWithoutPing.includes(user) || idsWarnedBefore.includes(each.id)
      ? []
      : each.id;
  });
  if (warnedIds.length === 0) return { posts };
  return {
    posts: { ...posts, warned: { round: nextTurn.round, of: [...idsWarnedBefore, ...warnedIds] } },
    warns: warnedIds,
  };
}
