import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Wait } from './clock.ts';
import type { Pending } from './encounter-state.ts';
import type { PostKind } from './posts.ts';

/** An encounter of a server that waits for somebody, as far as it says for whom. */
export interface WaitingEncounter {
  readonly channel: string;
  readonly name: string;
  readonly gms: readonly UserId[];
  readonly waits: readonly Wait[];
  readonly pending: Pending;
  /** What those are called who are waited for. */
  readonly names: ReadonlyMap<CombatantId, string>;
  /** Its messages that are open. */
  readonly messages: readonly OpenMessage[];
}

/** A message that waits for somebody, by its number and by Discord’s id of it. */
export interface OpenMessage {
  readonly kind: PostKind;
  readonly number: number;
  readonly message: string;
}

/** Where somebody is needed, or whom they wait for. */
export interface Needed {
  /** A turn; an answer; a GM’s word about who asks to join; words of a GM’s to read. */
  readonly what: 'turn' | 'question' | 'request' | 'word';
  readonly where: Pick<WaitingEncounter, 'channel' | 'name'>;
  /** Discord’s id of the message to go to. Absent: not known. */
  readonly message?: string;
  /** Whose turn or question it is, by their names; who asks to join. */
  readonly names: readonly string[];
  /** Who is waited for, or who asks to join. Absent: the GM is waited for. */
  readonly user?: UserId;
  /** Since when, in milliseconds since 1970. */
  readonly since?: number;
  /** Until when, in milliseconds since 1970. Absent: there is no end to it as it is. */
  readonly until?: number;
}

/** Where a user is needed, and whom they wait for as a GM; what ends first comes first, then what has waited longest. */
export interface NeededOf {
  readonly own: readonly Needed[];
  readonly others: readonly Needed[];
}

/**
 * Where a user is needed in the encounters of a server, and as a GM whom they wait for. Of others nobody else is told.
 */
export function neededOf(encounters: readonly WaitingEncounter[], user: UserId, now: number): NeededOf {
  const each = encounters.map((encounter) => {
    const isGm = encounter.gms.includes(user);
    const isOwn = (who: UserId | undefined) => who === user || (who === undefined && isGm);
    const waits = byWhom(encounter, now);
    const requests = isGm ? requestsOf(encounter) : [];
    const words = wordsOf(encounter);
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

/** Who is waited for now, once for each player. Nobody’s turn goes on while a question is open. */
function byWhom(encounter: WaitingEncounter, now: number): readonly Needed[] {
  const { channel, name, names } = encounter;
  const all = encounter.waits.filter((wait) => wait.for !== 'return' && !actsAlone(wait, now));
  const asked = all.filter((wait) => wait.for === 'question');
  const waits = asked.length > 0 ? asked : all;
  return [...Map.groupBy(waits, ({ user }) => user)].map(([user, theirs]): Needed => {
    const what = asked.length > 0 ? 'question' : 'turn';
    const message = encounter.messages.findLast(({ kind }) => kind === what)?.message;
    const ends = theirs.flatMap(({ count }) => (count?.end === undefined || count.stopped ? [] : [count.end]));
    return {
      what,
      where: { channel, name },
      names: theirs.flatMap(({ subject }) => names.get(subject) ?? []),
      since: Math.min(...theirs.map(({ since }) => since)),
      ...given({ user, message, until: ends.length > 0 ? Math.min(...ends) : undefined }),
    };
  });
}

/** Whether somebody is about to act by themselves. */
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

/** Words that have not been read, one for each who wrote some and is to read them. */
function wordsOf({ channel, name, pending, messages }: WaitingEncounter) {
  const unread = [...new Map(pending.whispers.map((each) => [`${each.from} ${each.to}`, each])).values()];
  return unread.map(({ from, to, post }) => {
    const message = messages.find(({ number }) => number === post)?.message;
    return { what: 'word', where: { channel, name }, names: [], user: to, from, to, ...given({ message }) } as const;
  });
}

function soonestFirst(all: readonly Needed[]): readonly Needed[] {
  const end = ({ until = Number.POSITIVE_INFINITY }: Needed) => until;
  const begun = ({ since = Number.POSITIVE_INFINITY }: Needed) => since;
  return all.toSorted((one, other) => compared(end(one), end(other)) || compared(begun(one), begun(other)));
}

/** What never comes is as late as anything else that never does. */
function compared(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
