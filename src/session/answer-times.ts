// Reads from an encounter's record how long turns and rounds took.

import { applyEvent } from '../rules/core/apply.ts';
import type { Deed } from '../rules/core/deed.ts';
import {
  type Combatant,
  type CombatantId,
  combatant,
  type Encounter,
  find,
  type UserId,
} from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/played-by.ts';
import type { PastTurn } from '../time/habit.ts';
import { MINUTE } from '../time/zone.ts';
import type { EncounterRecord, RecordedDeed } from './encounter-record.ts';
import type { People } from './person.ts';

/** How long a player took from the start of their turns to their first actions in them, in milliseconds. */
export interface AnswerTimes {
  readonly user: UserId;
  /** The median of the player's times, over all of their turns. */
  readonly typical: number;
  readonly longest: number;
  readonly turns: number;
}

/**
 * The times of every player who acted in their own turn, the fastest player first. Undone turns count too, because they
 * also took time.
 */
export function answerTimes({ opening, deeds }: Pick<EncounterRecord, 'opening' | 'deeds'>): readonly AnswerTimes[] {
  const answerTimesByUser = new Map<UserId, number[]>();
  const turnStartById = new Map<CombatantId, number>();
  let encounter = opening;
  for (const { kind, deed, user, at, events, undoneBy } of deeds) {
    const actorId = deed && kind !== 'undo' ? actorOf(deed) : undefined;
    const turnStart = actorId === undefined ? undefined : turnStartById.get(actorId);
    if (actorId !== undefined && turnStart !== undefined && encounter.combatants.some(({ id }) => id === actorId)) {
      if (playerOf(combatant(encounter, actorId)) === user)
        answerTimesByUser.set(user, [...(answerTimesByUser.get(user) ?? []), at - turnStart]);
      turnStartById.delete(actorId);
    }
    for (const event of events) {
      if (event.type === 'turn-started') for (const id of event.block) turnStartById.set(id, at);
      if (event.type === 'turn-ended') turnStartById.delete(event.subject);
      if (undoneBy === undefined) encounter = applyEvent(encounter, event);
    }
  }
  return [...answerTimesByUser]
    .map(([user, userTimes]) => {
      const sortedTimes = userTimes.toSorted((a, b) => a - b);
      return {
        user,
        typical: sortedTimes[sortedTimes.length >> 1] ?? 0,
        longest: sortedTimes.at(-1) ?? 0,
        turns: userTimes.length,
      };
    })
    .toSorted((a, b) => a.typical - b.typical);
}

function actorOf(deed: Deed): CombatantId | undefined {
  if (deed.type === 'intent') return deed.intent.actor;
  return deed.type === 'end-turn' ? deed.subject : undefined;
}

/** The fields of a record's row that are needed to tell how long turns took. */
export interface TimedDeed
  extends Pick<RecordedDeed, 'kind' | 'user' | 'at' | 'deed' | 'answers' | 'events' | 'undoneBy'> {
  /** True if the deed happened automatically, or followed an automatic answer. */
  readonly isAutomatic: boolean;
}

/** How long an encounter's turns and rounds took. */
export interface PastTurns {
  readonly encounter: number;
  readonly turns: readonly PastTurn[];
  /** The turns that haven't ended yet. */
  readonly open: readonly UnfinishedTurn[];
  /** True if the turn order changed in more than half of the rounds. */
  readonly reorders: boolean;
  /** How long each complete round took, in milliseconds. Rounds in which combat was paused are left out. */
  readonly rounds: readonly number[];
  /** When the current round began, in milliseconds since 1970. Undefined if combat is paused or over. */
  readonly roundBegan?: number;
}

/** A turn that hasn't ended yet. */
interface UnfinishedTurn extends Omit<PastTurn, 'until' | 'answered'> {
  readonly isPlayedByGm: boolean;
}

/** If a turn was shorter than this and its player didn't end it, the turn is ignored. In milliseconds. */
const MAX_AUTOMATIC_TURN_MS = 2 * MINUTE;

/** Collects an encounter's turns from its deeds, the oldest first. */
export class TurnTimes {
  readonly #encounter: number;
  readonly #turns: PastTurn[] = [];
  readonly #rounds: number[] = [];
  readonly #open = new Map<CombatantId, UnfinishedTurn>();
  /** When each user last did something. */
  readonly #lastSeen = new Map<UserId, number>();
  #encounterNow: Encounter;
  /** The combatants that have had a turn in this round, in order. `#orderBefore` is the same for the round before. */
  #order: readonly CombatantId[] = [];
  #orderBefore: readonly CombatantId[] = [];
  /** In how many rounds the turn order differed from the order of the round before. */
  #changedRounds = 0;
  #roundBegan: number | undefined;

  constructor(encounter: number, opening: Encounter) {
    this.#encounter = encounter;
    this.#encounterNow = opening;
  }

  add({ kind, user, at, deed, answers, events, undoneBy, isAutomatic: byItself }: TimedDeed): void {
    const actorId = deed && kind !== 'undo' ? actorOf(deed) : undefined;
    const openTurn = actorId === undefined ? undefined : this.#open.get(actorId);
    if (actorId !== undefined && openTurn && answers.length > 0 && !byItself)
      this.#open.set(actorId, { ...openTurn, questionsAnswered: openTurn.questionsAnswered + 1 });
    if (!byItself) this.#lastSeen.set(user, at);
    for (const event of events) {
      if (event.type === 'turn-started') {
        this.#order = [...this.#order, ...event.block];
        for (const id of event.block) this.#begin(id, at);
      }
      if (event.type === 'turn-ended') this.#end(event.subject, at, byItself ? undefined : user);
      if (event.type === 'round-started' && undoneBy === undefined) this.#beginRound(at);
      if (event.type === 'phase-begun') this.#stop();
      if (undoneBy === undefined) this.#encounterNow = applyEvent(this.#encounterNow, event);
    }
  }

  get pastTurns(): PastTurns {
    return {
      encounter: this.#encounter,
      turns: this.#turns,
      open: [...this.#open.values()],
      reorders: this.#changedRounds * 2 > this.#rounds.length,
      rounds: this.#rounds,
      ...given({ roundBegan: this.#roundBegan }),
    };
  }

  #begin(id: CombatantId, at: number): void {
    const combatant = find(this.#encounterNow, id);
    if (!combatant) return;
    const userWaitedFor = userToWaitFor(combatant, this.#encounterNow);
    const lastSeenAt = this.#lastSeen.get(userWaitedFor);
    const isPlayedByGm = playerOf(combatant) === undefined;
    this.#open.set(id, {
      who: userWaitedFor,
      isPlayedByGm,
      since: at,
      byAutopilot: combatant.auto !== undefined,
      questionsAnswered: 0,
      ...given({ seen: lastSeenAt }),
    });
  }

  /** Ends a combatant's turn. `user` is the user who ended it, or undefined if it ended automatically. */
  #end(id: CombatantId, until: number, user: UserId | undefined): void {
    const turn = this.#open.get(id);
    if (!turn) return;
    this.#open.delete(id);
    const { isPlayedByGm, ...pastTurn } = turn;
    const isAnswered =
      user === turn.who || (user !== undefined && isPlayedByGm && this.#encounterNow.gms.includes(user));
    // Leaves out a short turn that the player didn't end, because it says nothing about how fast the player answers.
    // Turns on autopilot stay in the list, where they are marked.
    if (!isAnswered && !turn.byAutopilot && until - turn.since < MAX_AUTOMATIC_TURN_MS) return;
    // A user who has several turns at the same time takes them one after the other.
    const previousTurnEnd = this.#turns.findLast(({ who, answered }) => who === turn.who && answered)?.until ?? 0;
    const shiftedTimes = previousTurnEnd > turn.since ? { since: previousTurnEnd, seen: previousTurnEnd } : {};
    this.#turns.push({ ...pastTurn, ...shiftedTimes, until, answered: isAnswered });
  }

  #beginRound(at: number): void {
    if (this.#roundBegan !== undefined) {
      this.#rounds.push(at - this.#roundBegan);
      if (isOrderChanged(this.#orderBefore, this.#order)) this.#changedRounds++;
      this.#orderBefore = this.#order;
    }
    this.#order = [];
    this.#roundBegan = at;
  }

  #stop(): void {
    this.#open.clear();
    this.#roundBegan = undefined;
  }
}

/** Whether the combatants that acted in both rounds acted in a different order. */
function isOrderChanged(before: readonly CombatantId[], after: readonly CombatantId[]): boolean {
  const idsInBothRounds = before.filter((id) => after.includes(id));
  return after.filter((id) => before.includes(id)).some((id, index) => id !== idsInBothRounds[index]);
}

/** The user who takes a combatant's turn: its player, or the GM. */
export function userToWaitFor(who: Combatant, { gms }: Pick<Encounter, 'gms'>): UserId {
  return playerOf(who) ?? gms[0] ?? '';
}

/** Earlier turns of the players of an encounter, and when these players play (time zone, quiet hours, absences). */
export interface AnswerHistory {
  /**
   * The turns in the channel's encounter, and in the server's latest encounters with the same players. The newest
   * encounter comes first.
   */
  readonly fights: readonly PastTurns[];
  /** When the players play (time zone, quiet hours, absences). If there is only one GM, also when the GM plays. */
  readonly people: People['of'];
}

/** The past turns and the open ones that wait for a user. An open turn counts as unanswered and as ending `now`. */
export function turnsUntil({ turns, open }: PastTurns, now: number): readonly PastTurn[] {
  const unfinishedTurns = open.flatMap(({ isPlayedByGm: _, ...turn }) =>
    turn.byAutopilot ? [] : [{ ...turn, until: now, answered: false }],
  );
  return [...turns, ...unfinishedTurns];
}
