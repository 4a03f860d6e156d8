// Updates the messages that show an encounter after a deed.

import { storyParagraph } from '../embeds/told.ts';
import { undoText } from '../embeds/undo-embed.ts';
import { type Combatant, type CombatantId, find, onTurn, ownerOf, sameTimes } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { isEventShown, isQuiet } from '../rules/core/secrecy.ts';
import { type EncounterState, turnKey } from '../session/encounter-state.ts';
import { openQuestions } from '../session/open-questions.ts';
import type { DeedText } from '../session/posts.ts';
import { isGm, type Rewound, type Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { mention, plain, t } from '../text/t.ts';
import { closeChecks } from './check-post.ts';
import { keepNudges } from './nudges.ts';
import { keepOffers } from './offers.ts';
import { keepTurn, type PostsDraft } from './turn-post.ts';
import { withLastActions } from './unshown.ts';
import { keepVictory } from './victory.ts';
import { cardView, type PostView, questionView, sameDeadlines } from './views.ts';

/** Updates the messages that show the encounter, at the end of a session. */
export function keepPosts(session: Session): void {
  const { state, base, caller } = session;
  const outcomes = session.outcomes.filter((outcome) => !isHiddenFromPlayers(outcome));
  const shownRewound = rewoundForPlayers(session.rewound);
  if (!caller.keepsPosts || !state || state === base) return;
  const before = base?.id === state.id ? base : undefined;
  // A free roll has a separate message.
  const deadlinesChanged = before !== undefined && !sameDeadlines(before, state);
  const quiet = before && outcomes.length === 0 && !shownRewound && !deadlinesChanged && !hasEarlyAnswer(session);
  const draft: PostsDraft = { posts: quiet ? session.posts : withLastActions(session, state), changes: [] };
  keepNudges(draft, session, state, deadlinesChanged);
  if (quiet) {
    if (draft.changes.length > 0) session.keepPosts(draft.posts, draft.changes);
    return;
  }
  const deedTexts = outcomes.filter((outcome) => isShownByPosts(session, outcome)).flatMap(deedTextsOf);
  if (shownRewound) {
    const how = shownRewound.by === 'redo' ? 'redone' : isGm(session) ? 'undone-by-the-gm' : 'undone';
    const deeds = [...(shownRewound.withdrawn ? [shownRewound.withdrawn] : []), ...shownRewound.deeds].map(
      ({ deed }) => deed,
    );
    deedTexts.push({ deed: state.deeds - 1, story: undoText({ ...shownRewound, deeds }, how), state: '', sums: '' });
  }
  // Deaths are posted before the next turn's message, so that the turn's message is the newest.
  keepDeaths(draft, session, state);
  keepOffers(draft, state);
  keepTurn(draft, session, state, deedTexts);
  keepVictory(draft, session, state);
  keepQuestion(draft, session, deadlinesChanged);
  if (isCardDue(before, state, draft)) keepCard(draft, session, state);
  if (state.encounter.phase === 'ended') {
    dropRequests(draft, session);
    closeChecks(draft, session, state);
  }
  if (draft.changes.length > 0 || draft.posts !== session.posts) session.keepPosts(draft.posts, draft.changes);
}

/** Drops open requests to join once the encounter is over. */
function dropRequests({ changes }: PostsDraft, session: Session): void {
  const { pending } = session;
  if (pending.requests.length === 0) return;
  for (const { post: number } of pending.requests) changes.push({ kind: 'request', state: 'gone', number, version: 2 });
  session.keepPending({ ...pending, requests: [] });
}

/**
 * True if players may know nothing of the outcome. The messages then stay unchanged, because an edit would show that
 * something happened.
 */
export function isHiddenFromPlayers({ events, question }: DeedOutcome): boolean {
  return !question && events.length > 0 && events.every((event) => !isEventShown(event, () => 'exact'));
}

/** What was undone or redone, as far as players may know. Undefined if there is nothing that they may know. */
function rewoundForPlayers(rewound: Rewound | undefined): Rewound | undefined {
  const deeds = rewound?.deeds.filter(({ deed }) => !isQuiet(deed, rewound.after)) ?? [];
  return rewound && (rewound.withdrawn || deeds.length > 0) ? { ...rewound, deeds } : undefined;
}

/** True if the encounter's messages show this outcome, so that no other message is needed. */
export function isShownByPosts({ caller, posts }: Session, { before, after, events }: DeedOutcome): boolean {
  // The end of an encounter reveals the seed, so everyone must see it.
  if (!caller.keepsPosts || after.phase === 'ended') return false;
  if (posts.turn || onTurn(after).length > 0) return true;
  return (
    before.phase === 'gathering' && after.phase === 'gathering' && events.every(({ type }) => CARD_EVENTS.has(type))
  );
}

/** The events that change what the card shows. */
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
    ...given({ set: changedSetting(outcome) }),
  };
  return deedText.story === '' && deedText.state === '' && deedText.sums === '' ? [] : [deedText];
}

/** Which part of the turn timer a deed changed. Undefined if none. */
function changedSetting({ events }: DeedOutcome): DeedText['set'] {
  const found = events.find((event) => event.type === 'pace-set');
  return found && (sameTimes(found.before, found.after) ? 'clock' : 'pace');
}

/**
 * Keeps a message for the open questions. It shows the deadline and who still has to answer, so it is drawn again when
 * these change. A question that wasn't asked in it gets a new message in its place, because only a new one pings.
 */
function keepQuestion(draft: PostsDraft, session: Session, deadlinesChanged: boolean): void {
  const { question: post, ...others } = draft.posts;
  const { waiting } = session;
  const askedOutcome = session.outcomes.at(-1)?.question ? session.outcomes.at(-1) : undefined;
  const open = openQuestions(waiting).map(({ revision }) => revision);
  const alreadyPinged = post?.asks ?? [];
  const stays = post && waiting && (!askedOutcome || open.every((each) => alreadyPinged.includes(each)));
  if (post && !stays && (askedOutcome || !waiting)) {
    draft.changes.push({ kind: 'question', state: 'gone', number: post.number, version: post.version + 1 });
    draft.posts = others;
  }
  if (!waiting || !(askedOutcome || (stays && (deadlinesChanged || hasEarlyAnswer(session))))) return;
  const outcome = askedOutcome ?? session.asked();
  if (!outcome) return;
  const number = stays ? post.number : draft.posts.next;
  const version = stays ? post.version + 1 : 1;
  const asks = stays ? alreadyPinged : open;
  const next = Math.max(draft.posts.next, number + 1);
  const common = { number, version, ...(asks.length > 1 && { asks }) };
  draft.posts = { ...draft.posts, next, question: common };
  const view = questionView(session, outcome, draft.posts, alreadyPinged);
  draft.changes.push({ kind: 'question', state: 'open', number, version, view });
}

/** Whether a player has answered early, so that the answer is kept until the rules come to its question. */
function hasEarlyAnswer({ base, waiting }: Session): boolean {
  return waiting?.further !== base?.waiting?.further;
}

/** True if the card must change: because of who is in the encounter, its phase, or whose turn it is. */
function isCardDue(before: EncounterState | undefined, after: EncounterState, { posts }: PostsDraft): boolean {
  if (!before || !posts.card) return true;
  const [oldFight, newFight] = [before.encounter, after.encounter];
  return (
    oldFight.phase !== newFight.phase ||
    oldFight.combatants.length !== newFight.combatants.length ||
    oldFight.combatants.some(({ controller }, index) => controller !== newFight.combatants[index]?.controller) ||
    oldFight.settings !== newFight.settings ||
    oldFight.pace !== newFight.pace ||
    (oldFight.field !== newFight.field && newFight.phase !== 'fighting') ||
    oldFight.gms !== newFight.gms ||
    before.seed !== after.seed ||
    (newFight.phase === 'fighting' && turnKey(oldFight) !== turnKey(newFight))
  );
}

function keepCard(draft: PostsDraft, session: Session, state: EncounterState): void {
  const { card } = draft.posts;
  const version = (card?.version ?? 0) + 1;
  const number = card?.number ?? draft.posts.next;
  draft.posts = { ...draft.posts, card: { number, version }, next: Math.max(draft.posts.next, number + 1) };
  const view: PostView = cardView(state, session.commitment ?? '', draft.posts);
  const isOver = state.encounter.phase === 'ended';
  draft.changes.push({ kind: 'card', state: isOver ? 'closed' : 'open', number, version, view });
}

/**
 * Tells players that their character has died, in a separate message, because editing the turn's message would ping no
 * one. The message is deleted when the character is revived or the death is undone.
 */
function keepDeaths(draft: PostsDraft, session: Session, { encounter }: EncounterState): void {
  const before = draft.posts.deaths ?? [];
  const isAlive = (id: CombatantId) => (find(encounter, id)?.vitality ?? 'dead') !== 'dead';
  for (const { subject, number } of before)
    if (isAlive(subject)) draft.changes.push({ kind: 'told', state: 'gone', number, version: 2 });
  const deaths = before.filter(({ subject }) => !isAlive(subject));
  let { next } = draft.posts;
  for (const who of newlyDead(session, encounter.combatants)) {
    const users = [...new Set([ownerOf(who) ?? [], playerOf(who) ?? []].flat())].filter((user) => !isDeletedUser(user));
    if (users.length === 0 || deaths.some(({ subject }) => subject === who.id)) continue;
    const view = { content: t('me-died', { users: users.map(mention).join(' '), name: plain(who.name) }), ping: users };
    draft.changes.push({ kind: 'told', state: 'closed', number: next, version: 1, view });
    deaths.push({ subject: who.id, number: next });
    next++;
  }
  const { deaths: _, ...posts } = draft.posts;
  draft.posts = { ...posts, next, ...given({ deaths: deaths.length > 0 ? deaths : undefined }) };
}

/** Combatants who died in this session and are still dead at its end. */
function newlyDead({ outcomes }: Session, combatants: readonly Combatant[]): readonly Combatant[] {
  const died = outcomes.flatMap(({ events, question }) =>
    question ? [] : events.flatMap((event) => (event.type === 'fell' && event.after === 'dead' ? [event.subject] : [])),
  );
  return combatants.filter(({ id, vitality }) => vitality === 'dead' && died.includes(id));
}
