// Who a message pings. For combatants on autopilot, no one is pinged.

import { turnsBegun } from '../embeds/turn.ts';
import type { Reply } from '../interaction/reply.ts';
import { type Combatant, combatant, type Encounter, onTurn, type UserId } from '../rules/core/encounter.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import type { Question } from '../rules/core/question.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import { type EncounterState, turnKey, withoutNewcomers } from '../session/encounter-state.ts';
import type { Session } from '../session/session.ts';
import { type PingedUsers, questionPingText, turnPingText } from '../text/record.ts';
import { t } from '../text/t.ts';
import { nextLine } from './next-line.ts';

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
  const startingCombatants = turnsBegun(before, after).filter(
    (each) => !state || !isPlayedAtOnce(state, each, caller.now),
  );
  const players = [...Map.groupBy(startingCombatants, playerOf)].flatMap(([user, combatants]): PingedUsers[] =>
    user === undefined ? [] : [{ users: [user], combatants: combatants.map(({ name }) => name) }],
  );
  const creatures = startingCombatants.filter((each) => playerOf(each) === undefined);
  const isGmPresent = after.gms.includes(caller.user) || onTurn(before).some((each) => playerOf(each) === undefined);
  const gms = isGmPresent || creatures.length === 0 ? [] : gmsOf(after);
  const pingedUsers = [
    ...players.slice(0, MAX_PINGED_USERS),
    ...(gms.length === 0 ? [] : [{ users: gms, combatants: creatures.map(({ name }) => name) }]),
  ];
  if (pingedUsers.length === 0) return {};
  const nextText = nextLine(after);
  const firstTurnText = noteFirstTurns(session, startingCombatants) ? `\n${t('start-first-turn')}` : '';
  return {
    content: `${turnPingText(pingedUsers, after.name)}${nextText === undefined ? '' : `\n${nextText}`}${firstTurnText}`,
    ping: pingedUsers.flatMap(({ users }) => users),
  };
}

/**
 * Whether one of these combatants' players has their very first turn, so that the message explains turns. Notes that it
 * was explained.
 */
export function noteFirstTurns(session: Session, startingCombatants: readonly Combatant[]): boolean {
  const { newcomers = [] } = session.pending;
  const users = newcomers.filter((user) => startingCombatants.some((each) => playerOf(each) === user));
  if (users.length > 0) session.keepPending(withoutNewcomers(session.pending, users));
  return users.length > 0;
}

/** Pings the users who can answer the open questions. */
export function questionPing(encounter: Encounter, open: readonly Question[]): Ping {
  const users = [...new Set(open.flatMap((question) => deciders(encounter, question)))].slice(0, MAX_PINGED_USERS);
  if (users.length === 0) return {};
  const askedIds = open.filter((question) => isAskedOpenly(question, encounter)).map(({ subject }) => subject);
  const names = [...new Set(askedIds)].map((id) => combatant(encounter, id).name);
  return { content: questionPingText(users, names, encounter.name), ping: users };
}

/** The player who answers a question, or the GMs. */
export function deciders(encounter: Encounter, { subject }: Question): readonly UserId[] {
  const player = playerOf(combatant(encounter, subject));
  return player === undefined ? gmsOf(encounter) : [player];
}

/** The GMs to ping, at most as many as a message may ping. */
export function gmsOf({ gms }: Encounter): readonly UserId[] {
  return gms.filter((gm) => !isDeletedUser(gm)).slice(0, MAX_PINGED_USERS);
}

/** Whether a combatant's turn is played automatically right after this commit, so that no one is pinged. */
export function isPlayedAtOnce({ clock }: EncounterState, { id }: Combatant, now: number): boolean {
  const wait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id);
  return wait?.next?.what === 'act' && wait.next.at <= now;
}

/**
 * The combatants on autopilot whose turn it is but who wait for the GM, because their action was undone, a round went
 * by without any player, or the timer is stopped.
 */
export function combatantsWaitingForGm({
  encounter,
  clock,
  waiting,
}: Pick<EncounterState, 'encounter' | 'clock' | 'waiting'>) {
  if (waiting) return [];
  const key = turnKey(encounter);
  return onTurn(encounter).filter(({ auto, id }) => {
    const wait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id && each.key === key);
    return auto !== undefined && wait !== undefined && wait.next?.what !== 'act';
  });
}
