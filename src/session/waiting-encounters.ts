import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/played-by.ts';
import type { BookName } from '../rules/core/template.ts';
import type { Span } from '../time/zone.ts';
import type { Wait } from './clock.ts';
import type { PendingData } from './encounter-state.ts';
import { languageOf, localizedName } from './localized-names.ts';
import { absenceAt, type Person } from './person.ts';
import type { PostKind } from './posts.ts';

/** An encounter in a server, and who it is waiting for. */
export interface WaitingEncounter {
  readonly channel: string;
  readonly name: string;
  readonly system: string;
  readonly gms: readonly UserId[];
  readonly waits: readonly Wait[];
  readonly pending: PendingData;
  /** The names of the encounter's combatants, as readers see them. */
  readonly names: ReadonlyMap<CombatantId, string>;
  /** The player of each combatant. Combatants that aren't included are the GM's. */
  readonly players: ReadonlyMap<CombatantId, UserId>;
  /** The encounter's open messages. */
  readonly messages: readonly OpenMessage[];
  /** The settings of the encounter's players. */
  readonly people: ReadonlyMap<UserId, Person>;
}

/** A stored combatant: its id, its name, who plays it, and whether its name is the book's. */
export type NameRow = readonly [id: string, name: string, player: UserId | null, book: BookName | null];

/** The names of an encounter's stored combatants as readers see them, and who plays them. */
export function namesAndPlayersOf(
  rows: readonly NameRow[],
  { system, pending }: Pick<WaitingEncounter, 'system' | 'pending'>,
): Pick<WaitingEncounter, 'names' | 'players'> {
  const language = languageOf({ pending });
  const localizedNameOf = (name: string, book: BookName | null) =>
    localizedName({ name, ...(book && { book }) }, system, language);
  return {
    names: new Map(rows.map(([id, name, , book]) => [id, localizedNameOf(name, book)])),
    players: new Map(
      rows.flatMap(([id, , controller]) => {
        const player = playerOf(given({ controller: controller ?? undefined }));
        return player === undefined ? [] : [[id, player]];
      }),
    ),
  };
}

/** An open message, with its number and its id in Discord. */
export interface OpenMessage {
  readonly kind: PostKind;
  readonly number: number;
  readonly message: string;
}

/** Something that a user must do, or someone that a GM is waiting for. */
export interface WaitEntry {
  /**
   * A turn to take, a question to answer, a check to roll, a request to join that a GM must answer, or a GM's message
   * to read.
   */
  readonly what: 'turn' | 'question' | 'check' | 'request' | 'word';
  readonly where: Pick<WaitingEncounter, 'channel' | 'name'>;
  /** The Discord id of the message to go to. Undefined if it isn't known. */
  readonly message?: string;
  /** The names of the combatants whose turn or question it is, or of the combatant that wants to join. */
  readonly names: readonly string[];
  /** The user who is needed, or who asks to join. Undefined for the GM. */
  readonly user?: UserId;
  /** When the wait began, in milliseconds since 1970. */
  readonly since?: number;
  /** When the user's time to act or answer ends, in milliseconds since 1970. Undefined if there is no limit now. */
  readonly until?: number;
  /** The absence of the player that a GM is waiting for. Undefined if the player isn't away now. */
  readonly away?: Span;
}

/**
 * What a user must do, and who the user is waiting for as a GM. In both lists, the waits that end first come first.
 * Waits without an end come last, sorted by when they began.
 */
export interface WaitLists {
  readonly own: readonly WaitEntry[];
  readonly others: readonly WaitEntry[];
}

/**
 * What a user must do in a server's encounters, and who the user is waiting for as a GM. Only a GM sees who else the
 * encounter is waiting for.
 */
export function waitLists(encounters: readonly WaitingEncounter[], user: UserId, now: number): WaitLists {
  const listsPerEncounter = encounters.map((encounter) => {
    const isGm = encounter.gms.includes(user);
    const isForUser = (who: UserId | undefined) => who === user || (who === undefined && isGm);
    const waitEntries = [...playerWaitEntries(encounter, now), ...checkWaitEntries(encounter)];
    const requests = isGm ? requestEntries(encounter) : [];
    const unreadEntries = unreadMessageEntries(encounter);
    return {
      own: [
        ...waitEntries.filter((wait) => isForUser(wait.user)),
        ...requests,
        ...unreadEntries.filter(({ to }) => to === user),
      ],
      others: [
        ...(isGm
          ? waitEntries
              .filter((wait) => !isForUser(wait.user))
              .map((wait) => ({ ...wait, ...given({ away: currentAbsence(encounter, wait, now) }) }))
          : []),
        ...unreadEntries.filter(({ from, to }) => from === user && to !== user),
      ],
    };
  });
  return {
    own: sortSoonestFirst(listsPerEncounter.flatMap(({ own }) => own)),
    others: sortSoonestFirst(listsPerEncounter.flatMap(({ others }) => others)),
  };
}

function currentAbsence({ people }: WaitingEncounter, { user }: WaitEntry, now: number): Span | undefined {
  const person = user === undefined ? undefined : people.get(user);
  const absence = person && absenceAt(person, now);
  return absence && absence.from <= now ? absence : undefined;
}

/**
 * Who the encounter is waiting for now, with one entry for each player. While a question is open, no turn continues.
 */
function playerWaitEntries(encounter: WaitingEncounter, now: number): readonly WaitEntry[] {
  const { channel, name, names } = encounter;
  const currentWaits = encounter.waits.filter(
    (wait) => (wait.for === 'turn' || wait.for === 'question') && !isAutopilotActing(wait, now),
  );
  const questionWaits = currentWaits.filter((wait) => wait.for === 'question');
  const waits = questionWaits.length > 0 ? questionWaits : currentWaits;
  return [...Map.groupBy(waits, ({ user }) => user)].map(([user, userWaits]): WaitEntry => {
    const waitKind = questionWaits.length > 0 ? 'question' : 'turn';
    const messageId = encounter.messages.findLast(({ kind }) => kind === waitKind)?.message;
    const waitEnds = userWaits.flatMap(({ count }) => (count?.end === undefined || count.stopped ? [] : [count.end]));
    return {
      what: waitKind,
      where: { channel, name },
      names: userWaits.flatMap(({ subject }) => names.get(subject) ?? []),
      since: Math.min(...userWaits.map(({ since }) => since)),
      ...given({ user, message: messageId, until: waitEnds.length > 0 ? Math.min(...waitEnds) : undefined }),
    };
  });
}

/** Who still has to roll in open checks, with one entry for each check and player. */
function checkWaitEntries({
  channel,
  name,
  names,
  players,
  pending,
  messages,
}: WaitingEncounter): readonly WaitEntry[] {
  return (pending.checks ?? []).flatMap(({ post, who, results, closed }) => {
    if (closed) return [];
    const rollerIds = new Set(results.map(({ subject }) => subject));
    const waitingIds = who.filter((id) => names.has(id) && !rollerIds.has(id));
    const messageId = messages.find(({ number }) => number === post)?.message;
    return [...Map.groupBy(waitingIds, (id) => players.get(id))].map(
      ([user, rollers]): WaitEntry => ({
        what: 'check',
        where: { channel, name },
        names: rollers.flatMap((id) => names.get(id) ?? []),
        ...given({ user, message: messageId }),
      }),
    );
  });
}

/** Whether autopilot or a plan is about to act. */
function isAutopilotActing({ next }: Wait, now: number): boolean {
  return next?.what === 'act' && next.at <= now;
}

function requestEntries({ channel, name, system, pending, messages }: WaitingEncounter): readonly WaitEntry[] {
  return pending.requests.map((request) => {
    const messageId = messages.find(({ number }) => number === request.post)?.message;
    return {
      what: 'request',
      where: { channel, name },
      names: [localizedName(request, system, languageOf({ pending }))],
      user: request.user,
      ...given({ message: messageId }),
    };
  });
}

/** Unread messages, with one entry for each pair of sender and reader. */
function unreadMessageEntries({ channel, name, pending, messages }: WaitingEncounter) {
  const unreadWhispers = [...new Map(pending.whispers.map((each) => [`${each.from} ${each.to}`, each])).values()];
  return unreadWhispers.map(({ from, to, post }) => {
    const messageId = messages.find(({ number }) => number === post)?.message;
    return {
      what: 'word',
      where: { channel, name },
      names: [],
      user: to,
      from,
      to,
      ...given({ message: messageId }),
    } as const;
  });
}

function sortSoonestFirst(entries: readonly WaitEntry[]): readonly WaitEntry[] {
  const endOf = ({ until = Number.POSITIVE_INFINITY }: WaitEntry) => until;
  const startOf = ({ since = Number.POSITIVE_INFINITY }: WaitEntry) => since;
  return entries.toSorted(
    (one, other) => compareNumbers(endOf(one), endOf(other)) || compareNumbers(startOf(one), startOf(other)),
  );
}

/** Equal values are compared first, because Infinity minus Infinity is NaN. */
function compareNumbers(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
