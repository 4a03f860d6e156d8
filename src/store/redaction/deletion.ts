import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Encounter } from '../../rules/core/encounter.ts';
import { DELETED_USER_PREFIX } from '../../rules/core/played-by.ts';
import type { ChronicleLine } from '../../session/encounter-record.ts';
import { type EncounterState, pendingDataWithoutUser, type WaitingDeed } from '../../session/encounter-state.ts';
import type { Posts } from '../../session/posts.ts';
import { replayEvents } from '../../session/undo-plan.ts';
import { type DeedRow, historyOf } from '../deed-rows.ts';
import { currentStateWrites } from '../row-writes.ts';
import { type Row, type RowWrite, updateShape } from '../write-shapes.ts';
import {
  mentionsErasedUser,
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

/** All parts of an encounter that may contain a user's id or words. */
export interface RedactableEncounter {
  readonly state: EncounterState;
  readonly opening: Encounter;
  /** All deeds, oldest first. */
  readonly deeds: readonly DeedRow[];
  readonly posts: readonly PostRow[];
  readonly chronicle: readonly ChronicleLine[];
}

/** The parts of an encounter that may contain a user's words. */
export interface EncounterWithWords {
  readonly system: string;
  /** The ids of the user's combatants. */
  readonly combatantIds: readonly string[];
  /** The user's deeds, and all deeds with words in them (`WORD_MARKERS`). */
  readonly deeds: readonly Pick<DeedRow, 'user' | 'deed' | 'events'>[];
}

/** What a user wrote in an encounter: in their deeds, or for their combatants. */
export function textsWrittenBy(user: string, { system, combatantIds, deeds }: EncounterWithWords): readonly string[] {
  const ownIds = new Set(combatantIds);
  return deeds.flatMap(({ user: author, deed, events }) => [
    ...(author === user && deed ? wordsOf(deed, system) : []),
    ...events.flatMap((event) => ownWordsOf(event, ownIds, system)),
  ]);
}

/** How to redact a user's id and the words they wrote: each gets a replacement. */
export function redactionFor(user: string, writtenTexts: readonly string[]): Redaction {
  // Two conditions may differ only in a text that the user wrote, so each text gets a different replacement. The number
  // in the replacement makes it different.
  const firstReplacementNumber = randomBytes(4).readUInt32BE();
  const replacements = new Map(
    writtenTexts.map((text, index) => [text, `… ${(firstReplacementNumber + index).toString(36)}`]),
  );
  return {
    user,
    userReplacement: `${DELETED_USER_PREFIX}${randomBytes(6).toString('hex')}`,
    textReplacements: replacements,
  };
}

const OPENING_UPDATE = updateShape('encounters', ['opening']);
const DEED_UPDATE = updateShape('deeds', ['user', 'deed', 'events', 'answers', 'redacted']);
const POST_UPDATE = updateShape('posts', ['state', 'view', 'version']);
const CHRONICLE_UPDATE = updateShape('chronicles', ['lines']);

/**
 * The rows to write when a user is removed from an encounter. Empty if nothing in it was the user's. The record and the
 * current state are redacted in the same way, so that replaying the record still gives the state. The encounter's
 * revision increases, so that a commit that was prepared before the deletion conflicts and isn't written.
 */
export function deletionWrites(stored: RedactableEncounter, redaction: Redaction): readonly RowWrite[] {
  const encounterWithoutUser = withoutUser(stored, { ...redaction, system: stored.opening.system });
  if (!encounterWithoutUser) return [];
  const encounter = stored.state.id;
  return [
    ...currentStateWrites(stored.state, encounterWithoutUser.state),
    { shape: OPENING_UPDATE, row: { id: encounter, opening: encounterWithoutUser.opening } },
    ...encounterWithoutUser.deeds.map((row) => ({ shape: DEED_UPDATE, row })),
    ...encounterWithoutUser.posts.map((row) => ({ shape: POST_UPDATE, row: { ...row, encounter } })),
    ...(stored.chronicle.length > 0
      ? [{ shape: CHRONICLE_UPDATE, row: { encounter, lines: encounterWithoutUser.chronicle } }]
      : []),
  ];
}

/**
 * An encounter without a user, with only the deeds and messages that changed. Undefined if nothing in it was the
 * user's.
 */
function withoutUser(stored: RedactableEncounter, redaction: Redaction): RedactableEncounter | undefined {
  const { waiting, pending, clock, posts, encounter, revision } = stored.state;
  const opening = redactedEncounter(stored.opening, redaction);
  const isOpeningUnchanged = isDeepStrictEqual(opening, stored.opening);
  // The hash chain of the record begins with the opening, so a changed opening affects every deed.
  const deeds = stored.deeds.map((row) => redactedRow(row, redaction, isOpeningUnchanged || row.number > 0));
  const { remaining: pendingWithoutUser, droppedPosts } = pending
    ? pendingDataWithoutUser(pending, redaction.user)
    : NO_PENDING_DATA;
  const redactedStateParts = {
    waiting: waiting && waitingWithoutUser(waiting, redaction),
    pending: pendingWithoutUser,
    // Removes the waits for the user. Fray computes again who a current encounter is waiting for, because the deletion
    // makes it due.
    clock: clock && { ...clock, waits: clock.waits.filter(({ user }) => user !== redaction.user) },
  };
  const changedParts = {
    opening,
    deeds: deeds.filter((row, index) => row !== stored.deeds[index]),
    posts: stored.posts.flatMap((row) => postWithoutUser(row, droppedPosts, redaction)),
    chronicle: stored.chronicle.map((line) => (line.user === redaction.user ? { text: line.text } : line)),
  };
  const isRecordUnchanged = isOpeningUnchanged && changedParts.deeds.length === 0;
  const isUnchanged =
    isRecordUnchanged && changedParts.posts.length === 0 && isDeepStrictEqual(changedParts.chronicle, stored.chronicle);
  if (isUnchanged && isDeepStrictEqual(redactedStateParts, { waiting, pending, clock })) return undefined;
  const state = {
    ...stored.state,
    ...redactedStateParts,
    posts: posts && postsWithoutTexts(posts),
    encounter: isRecordUnchanged ? encounter : replayEvents(historyOf(opening, deeds)),
    revision: revision + 1,
  };
  return { ...changedParts, state };
}

const NO_PENDING_DATA = { remaining: undefined, droppedPosts: [] };

/** Redacts a row and marks it as redacted, because its hash covers the original. */
function redactedRow(row: DeedRow, redaction: Redaction, mayStayUnmarked: boolean): DeedRow {
  const newRow = {
    ...row,
    user: row.user === redaction.user ? redaction.userReplacement : row.user,
    deed: row.deed && redactedDeed(row.deed, redaction),
    events: row.events.map((event) => redactedEvent(event, redaction)),
    answers: redactedAnswers(row.answers, redaction),
  };
  return mayStayUnmarked && isDeepStrictEqual(newRow, row) ? row : { ...newRow, redacted: true };
}

function waitingWithoutUser(
  { deed, answers, question, user, ...waiting }: WaitingDeed,
  redaction: Redaction,
): WaitingDeed {
  const furtherQuestions = waiting.further?.map((each) => ({
    ...each,
    question: redactedQuestion(each.question, redaction),
  }));
  return {
    ...waiting,
    ...(furtherQuestions && { further: furtherQuestions }),
    deed: redactedDeed(deed, redaction),
    answers: redactedAnswers(answers, redaction),
    question: redactedQuestion(question, redaction),
    user: user === redaction.user ? redaction.userReplacement : user,
  };
}

/** Drops story lines and last actions, because they may contain the user's words. Discord already shows them. */
function postsWithoutTexts({ turn, over, ...posts }: Posts): Posts {
  return {
    ...posts,
    last: {},
    ...(turn && { turn: { ...turn, told: [] } }),
    ...(over && { over: over.map(({ told: _, ...each }) => each) }),
  };
}

/**
 * Marks a post as gone if its request or message was removed. Drops the content of any other post that mentions the
 * user. Empty if the post doesn't change.
 */
function postWithoutUser(row: PostRow, droppedPosts: readonly number[], redaction: Redaction): readonly PostRow[] {
  if (droppedPosts.includes(row.number)) return [{ ...row, state: 'gone', view: null, version: row.version + 1 }];
  return row.view && mentionsErasedUser(row.view, redaction) ? [{ ...row, view: null }] : [];
}
