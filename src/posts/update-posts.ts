// Updates the messages about an encounter after a deed.

import { storyParagraph } from '../embeds/turn-story.ts';
import { undoText } from '../embeds/undo-embed.ts';
import { type Combatant, type CombatantId, find, haveSameTimes, onTurn, ownerOf } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { isEventShown, isOmittedFromChannel } from '../rules/core/secrecy.ts';
import { type EncounterState, turnKey } from '../session/encounter-state.ts';
import { openQuestions } from '../session/open-questions.ts';
import type { DeedText } from '../session/posts.ts';
import { isGm, type Rewind, type Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { mention, plain, t } from '../text/t.ts';
import { closeChecks, updateWaitingChecks } from './check-post.ts';
import { updateNudges } from './nudges.ts';
import { updateOfferPosts } from './offers.ts';
import { type PostsDraft, updateTurnPost } from './turn-post.ts';
import { withLastActions } from './unshown.ts';
import { updateVictoryPost } from './victory.ts';
import { cardView, haveSameDeadlines, type PostView, questionView } from './views.ts';

/** Updates the messages about the encounter at the end of a session. */
export function updatePosts(session: Session): void {
  const { state, base, caller } = session;
  const outcomes = session.outcomes.filter((outcome) => !isHiddenFromPlayers(outcome));
  const shownRewind = rewindForPlayers(session.rewound);
  if (!caller.keepsPosts || !state || state === base) return;
  const oldState = base?.id === state.id ? base : undefined;
  const hasLanguageChanged = oldState !== undefined && oldState.pending?.language !== state.pending?.language;
  const haveDeadlinesChanged = oldState !== undefined && (hasLanguageChanged || !haveSameDeadlines(oldState, state));
  // A change that gets its own message, such as a free roll, doesn't change the turn's message or the encounter's card
  // (its pinned overview).
  const leavesPostsUnchanged =
    oldState && outcomes.length === 0 && !shownRewind && !haveDeadlinesChanged && !hasEarlyAnswer(session);
  const draft: PostsDraft = {
    posts: leavesPostsUnchanged ? session.posts : withLastActions(session, state),
    changes: [],
  };
  updateNudges(draft, session, state, haveDeadlinesChanged);
  if (leavesPostsUnchanged) {
    if (draft.changes.length > 0) session.keepPosts(draft.posts, draft.changes);
    return;
  }
  const deedTexts = outcomes.filter((outcome) => isShownByPosts(session, outcome)).flatMap(deedTextsOf);
  if (shownRewind) {
    const undoHeading = shownRewind.by === 'redo' ? 'redone' : isGm(session) ? 'undone-by-the-gm' : 'undone';
    const deeds = [...(shownRewind.withdrawn ? [shownRewind.withdrawn] : []), ...shownRewind.deeds].map(
      ({ deed }) => deed,
    );
    deedTexts.push({
      deed: state.deeds - 1,
      story: undoText({ ...shownRewind, deeds }, undoHeading),
      state: '',
      sums: '',
    });
  }
  // Deaths are posted first, so that the turn's message is newer.
  updateDeathPosts(draft, session, state);
  updateOfferPosts(draft, state);
  updateTurnPost(draft, session, state, deedTexts);
  updateVictoryPost(draft, session, state);
  updateQuestionPost(draft, session, haveDeadlinesChanged);
  if (hasLanguageChanged || isCardDue(oldState, state, draft)) updateCard(draft, session, state);
  if (state.encounter.phase === 'ended') {
    dropJoinRequests(draft, session);
    closeChecks(draft, session, state);
  } else if (oldState) updateWaitingChecks(draft, session, oldState, state);
  if (draft.changes.length > 0 || draft.posts !== session.posts) session.keepPosts(draft.posts, draft.changes);
}

/** Removes the open requests to join when the encounter is over. */
function dropJoinRequests({ changes }: PostsDraft, session: Session): void {
  const { pending } = session;
  if (pending.requests.length === 0) return;
  for (const { post: number } of pending.requests) changes.push({ kind: 'request', state: 'gone', number, version: 2 });
  session.keepPending({ ...pending, requests: [] });
}

/**
 * Whether the outcome must stay hidden from players. If so, no message changes, because an edit would show that
 * something happened.
 */
export function isHiddenFromPlayers({ events, question }: DeedOutcome): boolean {
  return !question && events.length > 0 && events.every((event) => !isEventShown(event, () => 'exact'));
}

/** What was undone or redone, as far as players may know. Undefined if they may not know about any of it. */
function rewindForPlayers(rewound: Rewind | undefined): Rewind | undefined {
  const deeds = rewound?.deeds.filter(({ deed }) => !isOmittedFromChannel(deed, rewound.after)) ?? [];
  return rewound && (rewound.withdrawn || deeds.length > 0) ? { ...rewound, deeds } : undefined;
}

/** Whether the encounter's messages show this outcome, so no other message is needed. */
export function isShownByPosts({ caller, posts }: Session, { before, after, events }: DeedOutcome): boolean {
  // When an encounter ends, the seed is revealed, and everyone must see it.
  if (!caller.keepsPosts || after.phase === 'ended') return false;
  if (posts.turn || onTurn(after).length > 0) return true;
  return (
    before.phase === 'gathering' && after.phase === 'gathering' && events.every(({ type }) => CARD_EVENTS.has(type))
  );
}

/** The events after which the card (the encounter's pinned overview) shows something different. */
const CARD_EVENTS: ReadonlySet<string> = new Set([
  'joined',
  'left',
  'setting-changed',
  'pace-set',
  'grouped',
  'turn-order-set',
  'placed',
  'tiles-changed',
  'field-look-set',
]);

function deedTextsOf(outcome: DeedOutcome): readonly DeedText[] {
  if (outcome.question) return [];
  const deedText = {
    deed: outcome.phraseSeed.deed,
    ...storyParagraph(outcome),
    ...given({ set: changedTimerSetting(outcome) }),
  };
  return deedText.story === '' && deedText.state === '' && deedText.sums === '' ? [] : [deedText];
}

/** Which part of the turn timer a deed changed. Undefined if it changed none. */
function changedTimerSetting({ events }: DeedOutcome): DeedText['set'] {
  const timerEvent = events.find((event) => event.type === 'pace-set');
  return timerEvent && (haveSameTimes(timerEvent.before, timerEvent.after) ? 'clock' : 'pace');
}

/**
 * Keeps the message with the open questions up to date. It shows the deadline and who still has to answer, and is
 * updated when these change. If there is a new question, a new message replaces the old one, because editing a message
 * doesn't ping anyone.
 */
function updateQuestionPost(draft: PostsDraft, session: Session, deadlinesChanged: boolean): void {
  const { question: post, ...others } = draft.posts;
  const { waiting } = session;
  const outcomeWithQuestion = session.outcomes.at(-1)?.question ? session.outcomes.at(-1) : undefined;
  const openRevisions = openQuestions(waiting).map(({ revision }) => revision);
  const pingedRevisions = post?.asks ?? [];
  const canReusePost =
    post && waiting && (!outcomeWithQuestion || openRevisions.every((each) => pingedRevisions.includes(each)));
  if (post && !canReusePost && (outcomeWithQuestion || !waiting)) {
    draft.changes.push({ kind: 'question', state: 'gone', number: post.number, version: post.version + 1 });
    draft.posts = others;
  }
  if (!waiting || !(outcomeWithQuestion || (canReusePost && (deadlinesChanged || hasEarlyAnswer(session))))) return;
  const outcome = outcomeWithQuestion ?? session.outcomeAtQuestion();
  if (!outcome) return;
  const postNumber = canReusePost ? post.number : draft.posts.next;
  const version = canReusePost ? post.version + 1 : 1;
  const askedRevisions = canReusePost ? pingedRevisions : openRevisions;
  const nextPostNumber = Math.max(draft.posts.next, postNumber + 1);
  const questionPost = { number: postNumber, version, ...(askedRevisions.length > 1 && { asks: askedRevisions }) };
  draft.posts = { ...draft.posts, next: nextPostNumber, question: questionPost };
  const view = questionView(session, outcome, draft.posts, pingedRevisions);
  draft.changes.push({ kind: 'question', state: 'open', number: postNumber, version, view });
}

/** Whether a player has answered early in this session. Such an answer is kept until the rules reach its question. */
function hasEarlyAnswer({ base, waiting }: Session): boolean {
  return waiting?.further !== base?.waiting?.further;
}

/**
 * Whether the card (the encounter's pinned overview) must be updated, for example because someone joined, combat began
 * or another turn started.
 */
function isCardDue(before: EncounterState | undefined, after: EncounterState, { posts }: PostsDraft): boolean {
  if (!before || !posts.card) return true;
  const [oldEncounter, newEncounter] = [before.encounter, after.encounter];
  return (
    oldEncounter.phase !== newEncounter.phase ||
    oldEncounter.combatants.length !== newEncounter.combatants.length ||
    oldEncounter.combatants.some(
      ({ controller }, index) => controller !== newEncounter.combatants[index]?.controller,
    ) ||
    oldEncounter.settings !== newEncounter.settings ||
    oldEncounter.pace !== newEncounter.pace ||
    (oldEncounter.field !== newEncounter.field && newEncounter.phase !== 'fighting') ||
    oldEncounter.gms !== newEncounter.gms ||
    before.seed !== after.seed ||
    (newEncounter.phase === 'fighting' && turnKey(oldEncounter) !== turnKey(newEncounter))
  );
}

function updateCard(draft: PostsDraft, session: Session, state: EncounterState): void {
  const { card } = draft.posts;
  const version = (card?.version ?? 0) + 1;
  const postNumber = card?.number ?? draft.posts.next;
  draft.posts = {
    ...draft.posts,
    card: { number: postNumber, version },
    next: Math.max(draft.posts.next, postNumber + 1),
  };
  const view: PostView = cardView(state, session.commitment ?? '', draft.posts);
  const isEncounterOver = state.encounter.phase === 'ended';
  draft.changes.push({ kind: 'card', state: isEncounterOver ? 'closed' : 'open', number: postNumber, version, view });
}

/**
 * Tells players that their character has died. That takes a message of its own, because editing the turn's message
 * wouldn't ping them. The message is deleted if the character is revived or the death is undone.
 */
function updateDeathPosts(draft: PostsDraft, session: Session, { encounter }: EncounterState): void {
  const deathPosts = draft.posts.deaths ?? [];
  const isAlive = (id: CombatantId) => (find(encounter, id)?.vitality ?? 'dead') !== 'dead';
  for (const { subject, number } of deathPosts)
    if (isAlive(subject)) draft.changes.push({ kind: 'told', state: 'gone', number, version: 2 });
  const remainingDeathPosts = deathPosts.filter(({ subject }) => !isAlive(subject));
  let { next } = draft.posts;
  for (const who of newlyDeadCombatants(session, encounter.combatants)) {
    const users = [...new Set([ownerOf(who) ?? [], playerOf(who) ?? []].flat())].filter((user) => !isDeletedUser(user));
    if (users.length === 0 || remainingDeathPosts.some(({ subject }) => subject === who.id)) continue;
    const view = { content: t('me-died', { users: users.map(mention).join(' '), name: plain(who.name) }), ping: users };
    draft.changes.push({ kind: 'told', state: 'closed', number: next, version: 1, view });
    remainingDeathPosts.push({ subject: who.id, number: next });
    next++;
  }
  const { deaths: _, ...posts } = draft.posts;
  draft.posts = {
    ...posts,
    next,
    ...given({ deaths: remainingDeathPosts.length > 0 ? remainingDeathPosts : undefined }),
  };
}

/** The combatants who died in this session and are still dead at its end. */
function newlyDeadCombatants({ outcomes }: Session, combatants: readonly Combatant[]): readonly Combatant[] {
  const deathIds = outcomes.flatMap(({ events, question }) =>
    question ? [] : events.flatMap((event) => (event.type === 'fell' && event.after === 'dead' ? [event.subject] : [])),
  );
  return combatants.filter(({ id, vitality }) => vitality === 'dead' && deathIds.includes(id));
}
