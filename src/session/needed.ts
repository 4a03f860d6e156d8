import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/played-by.ts';
import type { Wait } from './clock.ts';
import type { Pending } from './encounter-state.ts';
import type { PostKind } from './posts.ts';

/** A waiting encounter of a server, and who it waits for. */
export interface WaitingEncounter {
  readonly channel: string;
  readonly name: string;
  readonly gms: readonly UserId[];
  readonly waits: readonly Wait[];
  readonly pending: Pending;
  /** The names of the combatants that the encounter waits for. */
  readonly names: ReadonlyMap<CombatantId, string>;
  /** Who plays them. Combatants that aren't in it are the GM's. */
  readonly players: ReadonlyMap<CombatantId, UserId>;
  /** The encounter's open messages. */
  readonly messages: readonly OpenMessage[];
}

/** The names of an encounter's stored combatants, and who plays them. */
export function combatantsIn(
  rows: readonly (readonly [id: string, name: string, player: UserId | null])[],
): Pick<WaitingEncounter, 'names' | 'players'> {
  return {
    names: new Map(rows.map(([id, name]) => [id, name])),
    players: new Map(
      rows.flatMap(([id, , controller]) => {
        const player = playerOf(given({ controller: controller ?? undefined }));
        return player === undefined ? [] : [[id, player]];
      }),
    ),
  };
}

/** An open message, with its number and Discord's id. */
export interface OpenMessage {
  readonly kind: PostKind;
  readonly number: number;
  readonly message: string;
}

/** Something a user has to do, or someone they wait for. */
export interface Needed {
  /**
   * A turn to take, a question to answer, a check to roll for, a request to join that a GM has to answer, or a GM's
   * message to read.
   */
  readonly what: 'turn' | 'question' | 'check' | 'request' | 'word';
  readonly where: Pick<WaitingEncounter, 'channel' | 'name'>;
  /** Discord's id of the message to go to. Undefined if not known. */
  readonly message?: string;
  /** The names of the combatants whose turn or question it is, or of the one who asks to join. */
  readonly names: readonly string[];
  /** The user who is needed, or who asks to join. Undefined for the GM. */
  readonly user?: UserId;
  /** When the wait began, in milliseconds since 1970. */
  readonly since?: number;
  /** When the time is over, in milliseconds since 1970. Undefined if there is no limit now. */
  readonly until?: number;
}

/**
 * Where a user is needed, and who the user waits for as a GM. The wait that ends first comes first. Waits without an
 * end follow, longest first.
 */
export interface NeededLists {
  readonly own: readonly Needed[];
  readonly others: readonly Needed[];
}

/**
 * Where a user is needed in the encounters of a server, and who the user waits for as a GM. Only GMs learn who else is
 * waited for.
 */
export function whereNeeded(encounters: readonly WaitingEncounter[], user: UserId, now: number): NeededLists {
  const each = encounters.map((encounter) => {
    const isGm = encounter.gms.includes(user);
    const isOwn = (who: UserId | undefined) => who === user || (who === undefined && isGm);
    const waits = [...onePerPlayer(encounter, now), ...checksOf(encounter)];
    const requests = isGm ? requestsOf(encounter) : [];
    const words = unreadMessages(encounter);
    return {
      own: [...waits.filter((wait) => isOwn(wait.user)), ...requests, ...words.filter(({ to }) => to === user)],
      others: [
        ...(isGm ? waits.filter((wait) => !isOwn(wait.user)) : []),
        ...words.filter(({ from, to }) => from === user && to !== user),
      ],
    };
  });
  return {
    own: soonestFirst(each.flatMap(({ own }) => own)),
    others: soonestFirst(each.flatMap(({ others }) => others)),
  };
}

/** Who the encounter waits for now, once for each player. While a question is open, no turn goes on. */
function onePerPlayer(encounter: WaitingEncounter, now: number): readonly Needed[] {
  const { channel, name, names } = encounter;
  const all = encounter.waits.filter(
    (wait) => (wait.for === 'turn' || wait.for === 'question') && !actsAlone(wait, now),
  );
  const questions = all.filter((wait) => wait.for === 'question');
  const waits = questions.length > 0 ? questions : all;
  return [...Map.groupBy(waits, ({ user }) => user)].map(([user, userWaits]): Needed => {
    const what = questions.length > 0 ? 'question' : 'turn';
    const message = encounter.messages.findLast(({ kind }) => kind === what)?.message;
    const ends = userWaits.flatMap(({ count }) => (count?.end === undefined || count.stopped ? [] : [count.end]));
    return {
      what,
      where: { channel, name },
      names: userWaits.flatMap(({ subject }) => names.get(subject) ?? []),
      since: Math.min(...userWaits.map(({ since }) => since)),
      ...given({ user, message, until: ends.length > 0 ? Math.min(...ends) : undefined }),
    };
  });
}

/** Who still has to roll in open checks, once for each check and player. */
function checksOf({ channel, name, names, players, pending, messages }: WaitingEncounter): readonly Needed[] {
  return (pending.checks ?? []).flatMap(({ post, who, results, closed }) => {
    if (closed) return [];
    const rolled = new Set(results.map(({ subject }) => subject));
    const waiting = who.filter((id) => names.has(id) && !rolled.has(id));
    const message = messages.find(({ number }) => number === post)?.message;
    return [...Map.groupBy(waiting, (id) => players.get(id))].map(
      ([user, own]): Needed => ({
        what: 'check',
        where: { channel, name },
        names: own.flatMap((id) => names.get(id) ?? []),
        ...given({ user, message }),
      }),
    );
  });
}

/** True if autopilot is about to act. */
function actsAlone({ next }: Wait, now: number): boolean {
  return next?.what === 'act' && next.at <= now;
}

function requestsOf({ channel, name, pending, messages }: WaitingEncounter): readonly Needed[] {
  return pending.requests.map((request) => {
    const message = messages.find(({ number }) => number === request.post)?.message;
    return {
      what: 'request',
      where: { channel, name },
      names: [request.name],
      user: request.user,
      ...given({ message }),
    };
  });
}

/** Unread messages, one for each pair of sender and reader. */
function unreadMessages({ channel, name, pending, messages }: WaitingEncounter) {
  const unread = [...new Map(pending.whispers.map((each) => [`${each.from} ${each.to}`, each])).values()];
  return unread.map(({ from, to, post }) => {
    const message = messages.find(({ number }) => number === post)?.message;
    return { what: 'word', where: { channel, name }, names: [], user: to, from, to, ...given({ message }) } as const;
  });
}

function soonestFirst(all: readonly Needed[]): readonly Needed[] {
  const end = ({ until = Number.POSITIVE_INFINITY }: Needed) => until;
  const startOf = ({ since = Number.POSITIVE_INFINITY }: Needed) => since;
  return all.toSorted(
    (one, other) => compareNumbers(end(one), end(other)) || compareNumbers(startOf(one), startOf(other)),
  );
}

/** Compares equal values first, because Infinity minus Infinity is NaN. */
function compareNumbers(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
