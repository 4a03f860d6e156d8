// Who is pinged by a message, and who is not, as they play by themselves.

import { newlyOnTurn } from '../embeds/turn.ts';
import type { Reply } from '../interaction/reply.ts';
import { type Combatant, combatant, type Encounter, onTurn, type UserId } from '../rules/core/encounter.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import type { Question } from '../rules/core/resolution.ts';
import { type EncounterState, turnKey } from '../session/encounter-state.ts';
import type { Session } from '../session/session.ts';
import { type Called, questionCall, turnCall } from '../text/record.ts';

/** Most users that one reply calls. */
const MOST_CALLED = 15;

type Ping = Pick<Reply, 'content' | 'ping'>;

/**
 * Calls those whose turn has come: each player once, and the GMs once when creatures' turns come after a player's. A GM who
 * did it is there already, and for whoever plays by themselves no one is called.
 */
export function turnPing(session: Session, before: Encounter, after: Encounter): Ping {
  session.keepClock();
  const { state, caller } = session;
  const came = newlyOnTurn(before, after).filter((each) => !state || !playsAtOnce(state, each, caller.now));
  const players = [...Map.groupBy(came, playerOf)].flatMap(([user, theirs]): Called[] =>
    user === undefined ? [] : [{ users: [user], combatants: theirs.map(({ name }) => name) }],
  );
  const creatures = came.filter((each) => playerOf(each) === undefined);
  const present = after.gms.includes(caller.user) || onTurn(before).some((each) => playerOf(each) === undefined);
  const gms = present || creatures.length === 0 ? [] : gmsOf(after);
  const called = [
    ...players.slice(0, MOST_CALLED),
    ...(gms.length === 0 ? [] : [{ users: gms, combatants: creatures.map(({ name }) => name) }]),
  ];
  if (called.length === 0) return {};
  return { content: turnCall(called, after.name), ping: called.flatMap(({ users }) => users) };
}

/** Calls those who may answer a question. */
export function questionPing(encounter: Encounter, question: Question): Ping {
  const users = deciders(encounter, question);
  if (users.length === 0) return {};
  const { name } = combatant(encounter, question.subject);
  return { content: questionCall(users, name, encounter.name), ping: users };
}

/** The player of the one whose choice it is, else the GMs. */
export function deciders(encounter: Encounter, { subject }: Question): readonly UserId[] {
  const player = playerOf(combatant(encounter, subject));
  return player === undefined ? gmsOf(encounter) : [player];
}

/** The GMs who can be called, as many as one message may call. */
export function gmsOf({ gms }: Encounter): readonly UserId[] {
  return gms.filter((gm) => !isDeletedUser(gm)).slice(0, MOST_CALLED);
}

/** Whether somebody’s turn plays by itself as soon as this is committed, so that nobody is called for it. */
export function playsAtOnce({ clock }: EncounterState, { id }: Combatant, now: number): boolean {
  const wait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id);
  return wait?.next?.what === 'act' && wait.next.at <= now;
}

/**
 * Those on turn who would play by themselves, and are the GM’s all the same: what they did was taken back, a round has gone
 * by without anybody, or the clock stands.
 */
export function heldBack({ encounter, clock, waiting }: Pick<EncounterState, 'encounter' | 'clock' | 'waiting'>) {
  if (waiting) return [];
  const key = turnKey(encounter);
  return onTurn(encounter).filter(({ auto, id }) => {
    const wait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id && each.key === key);
    return auto !== undefined && wait !== undefined && wait.next?.what !== 'act';
  });
}
