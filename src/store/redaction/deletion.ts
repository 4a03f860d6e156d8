import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Encounter } from '../../rules/core/encounter.ts';
import { DELETED_USER } from '../../rules/core/hands.ts';
import type { ChronicleLine } from '../../session/encounter-record.ts';
import { type EncounterState, type Waiting, withoutUser } from '../../session/encounter-state.ts';
import type { Posts } from '../../session/posts.ts';
import { replayEvents } from '../../session/undo-plan.ts';
import { type DeedRow, historyOf } from '../deed-rows.ts';
import { presentWrites } from '../row-writes.ts';
import { type Row, type RowWrite, updates } from '../write-shapes.ts';
import {
  isShown,
  ownWordsOf,
  type Redaction,
  redactedAnswers,
  redactedDeed,
  redactedEncounter,
  redactedEvent,
  redactedQuestion,
  wordsOf,
} from './redact.ts';

type PostRow = Pick<Row<'posts'>, 'number' | 'state' | 'view' | 'version'>;

/** All of an encounter that may have a user's id or words. */
export interface KeptEncounter {
  readonly state: EncounterState;
  readonly opening: Encounter;
  /** Whole, oldest first. */
  readonly deeds: readonly DeedRow[];
  readonly posts: readonly PostRow[];
  readonly chronicle: readonly ChronicleLine[];
}

/** What of an encounter may have words of a user’s. */
export interface PlayedEncounter {
  /** The ids of the combatants that are theirs. */
  readonly theirs: readonly string[];
  /** Their deeds, and those that have anybody’s words (`HINTS`). */
  readonly deeds: readonly Pick<DeedRow, 'user' | 'deed' | 'events'>[];
}

/** What a user wrote in an encounter: in their deeds, or for combatants that are theirs. */
export function writtenBy(user: string, { theirs, deeds }: PlayedEncounter): readonly string[] {
  const of = new Set(theirs);
  return deeds.flatMap(({ user: by, deed, events }) => [
    ...(by === user && deed ? wordsOf(deed) : []),
    ...events.flatMap((event) => ownWordsOf(event, of)),
  ]);
}

/** What is done where a user is deleted who wrote these words: what stands in the place of their id, and of each text. */
export function redaction(user: string, written: readonly string[]): Redaction {
  // Conditions may be told apart by what stands there.
  const first = randomBytes(4).readUInt32BE();
  const wrote = new Map(written.map((text, place) => [text, `… ${(first + place).toString(36)}`]));
  return { user, former: `${DELETED_USER}${randomBytes(6).toString('hex')}`, wrote };
}

const OPENING = updates('encounters', ['opening']);
const DEED = updates('deeds', ['user', 'deed', 'events', 'answers', 'redacted']);
const POST = updates('posts', ['state', 'view', 'version']);
const CHRONICLE = updates('chronicles', ['lines']);

/**
 * What is written where a user is taken out of an encounter: nothing where nothing of it was theirs. Record and present are
 * redacted alike, so that replaying the one still gives the other; the revision grows, so that what was decided before
 * conflicts.
 */
export function deletionWrites(kept: KeptEncounter, whom: Redaction): readonly RowWrite[] {
  const left = withoutThem(kept, whom);
  if (!left) return [];
  const encounter = kept.state.id;
  return [
    ...presentWrites(kept.state, left.state),
    { shape: OPENING, row: { id: encounter, opening: left.opening } },
    ...left.deeds.map((row) => ({ shape: DEED, row })),
    ...left.posts.map((row) => ({ shape: POST, row: { ...row, encounter } })),
    ...(kept.chronicle.length > 0 ? [{ shape: CHRONICLE, row: { encounter, lines: left.chronicle } }] : []),
  ];
}

/** An encounter without a user, and of its deeds and messages those that change. Absent: nothing of it was theirs. */
function withoutThem(kept: KeptEncounter, whom: Redaction): KeptEncounter | undefined {
  const { waiting, pending, clock, posts, encounter, revision } = kept.state;
  const opening = redactedEncounter(kept.opening, whom);
  const isAsOpened = isDeepStrictEqual(opening, kept.opening);
  // The chain of the record begins with how the encounter opened.
  const deeds = kept.deeds.map((row) => redactedRow(row, whom, isAsOpened || row.number > 0));
  const { kept: stillPending, dropped } = pending ? withoutUser(pending, whom.user) : NOTHING_DROPPED;
  const beside = {
    waiting: waiting && waitingWithout(waiting, whom),
    pending: stillPending,
    // Whom their combatants wait for instead is worked out when the encounter comes up.
    clock: clock && { ...clock, waits: clock.waits.filter(({ user }) => user !== whom.user) },
  };
  const left = {
    opening,
    deeds: deeds.filter((row, place) => row !== kept.deeds[place]),
    posts: kept.posts.flatMap((row) => postWithout(row, dropped, whom)),
    chronicle: kept.chronicle.map((line) => (line.user === whom.user ? { text: line.text } : line)),
  };
  const isRecorded = isAsOpened && left.deeds.length === 0;
  const isSame = isRecorded && left.posts.length === 0 && isDeepStrictEqual(left.chronicle, kept.chronicle);
  if (isSame && isDeepStrictEqual(beside, { waiting, pending, clock })) return undefined;
  const state = {
    ...kept.state,
    ...beside,
    posts: posts && postsWithout(posts),
    encounter: isRecorded ? encounter : replayEvents(historyOf(opening, deeds)),
    revision: revision + 1,
  };
  return { ...left, state };
}

const NOTHING_DROPPED = { kept: undefined, dropped: [] };

/** The hash of a row is of what was there before: it is marked where anything has changed. */
function redactedRow(row: DeedRow, whom: Redaction, isUnmarked: boolean): DeedRow {
  const redacted = {
    ...row,
    user: row.user === whom.user ? whom.former : row.user,
    deed: row.deed && redactedDeed(row.deed, whom),
    events: row.events.map((event) => redactedEvent(event, whom)),
    answers: redactedAnswers(row.answers, whom),
  };
  return isUnmarked && isDeepStrictEqual(redacted, row) ? row : { ...redacted, redacted: true };
}

function waitingWithout({ deed, answers, question, user, ...waiting }: Waiting, whom: Redaction): Waiting {
  return {
    ...waiting,
    deed: redactedDeed(deed, whom),
    answers: redactedAnswers(answers, whom),
    question: redactedQuestion(question, whom),
    user: user === whom.user ? whom.former : user,
  };
}

/** What is told of turns, and what those on turn did last, may have words: it is forgotten. Discord has what was shown. */
function postsWithout({ turn, over, ...posts }: Posts): Posts {
  return {
    ...posts,
    last: {},
    ...(turn && { turn: { ...turn, told: [] } }),
    ...(over && { over: over.map(({ told: _, ...each }) => each) }),
  };
}

/** A wish to join, and words to or from the user, go with the messages that tell of them. */
function postWithout(row: PostRow, dropped: readonly number[], whom: Redaction): readonly PostRow[] {
  if (dropped.includes(row.number)) return [{ ...row, state: 'gone', view: null, version: row.version + 1 }];
  return row.view && isShown(row.view, whom) ? [{ ...row, view: null }] : [];
}
