import { paragraph } from '../../embeds/told.ts';
import { rewoundText } from '../../embeds/undo-embed.ts';
import { type Encounter, onTurn } from '../../rules/core/encounter.ts';
import type { Intent } from '../../rules/core/intent.ts';
import { isGm } from '../../session/authorize.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { PostChange, Posts, Told, TurnPost } from '../../session/posts.ts';
import type { Session } from '../../session/session.ts';
import type { DeedOutcome } from '../../session/step.ts';
import { turnKey } from './act-buttons.ts';
import { newsAfter } from './news.ts';
import { areCreatures, cardView, overView, type PostView, questionView, sinceOf, turnView } from './views.ts';

/** How the messages of a channel are to be after what was done in a session, and whether they tell all of it. */
interface Drafted {
  posts: Posts;
  readonly changes: PostChange[];
}

/** Brings the messages that show the encounter up to what was done in this session. */
export function keepPosts(session: Session): void {
  const { state, base, caller, rewound, outcomes } = session;
  if (!caller.keepsPosts || !state || state === base) return;
  const before = base?.id === state.id ? base : undefined;
  // A free roll has a message of its own.
  if (before && outcomes.length === 0 && !rewound) return;
  const draft: Drafted = { posts: remembering(session, state), changes: [] };
  const told = outcomes.filter((outcome) => isToldByPosts(session, outcome)).flatMap(toldOf);
  if (rewound) {
    const how = rewound.by === 'redo' ? 'put back' : isGm(session) ? 'undone by the GM' : 'undone';
    const deeds = [...(rewound.withdrawn ? [rewound.withdrawn] : []), ...rewound.deeds].map(({ deed }) => deed);
    told.push({ deed: state.deeds - 1, story: rewoundText({ ...rewound, deeds }, how), state: '', sums: '' });
  }
  keepTurn(draft, session, state, told, rewound !== undefined);
  keepQuestion(draft, session);
  if (isCardDue(before, state, draft)) keepCard(draft, session, state);
  if (draft.changes.length > 0 || draft.posts !== session.posts) session.keepPosts(draft.posts, draft.changes);
}

/** Whether the messages that show the encounter tell what a deed came to, so that it needs none of its own. */
export function isToldByPosts({ caller, posts }: Session, { before, after, events }: DeedOutcome): boolean {
  // What the end of an encounter shows, its seed above all, is to be seen by all.
  if (!caller.keepsPosts || after.phase === 'ended') return false;
  if (posts.turn || onTurn(after).length > 0) return true;
  return (
    before.phase === 'gathering' && after.phase === 'gathering' && events.every(({ type }) => ON_THE_CARD.has(type))
  );
}

/** What the card shows: who is there. */
const ON_THE_CARD: ReadonlySet<string> = new Set(['joined', 'left', 'setting-changed', 'grouped', 'turn-order-set']);

/** What everybody did last, and what has befallen them. */
function remembering({ posts, outcomes }: Session, { encounter }: EncounterState): Posts {
  let { last, news } = posts;
  for (const { events, question } of outcomes) {
    if (question) continue;
    news = newsAfter(news, events, encounter);
    for (const event of events) if (event.type === 'declared') last = { ...last, [event.actor]: lastAct(event) };
  }
  return last === posts.last && news === posts.news ? posts : { ...posts, last, news };
}

/** The act without the words that were said with it. */
function lastAct({ action, actor, targets, tool, manner }: Intent): Intent {
  return {
    action,
    actor,
    ...(targets && { targets }),
    ...(tool !== undefined && { tool }),
    ...(manner !== undefined && { manner }),
  };
}

function toldOf(outcome: DeedOutcome): readonly Told[] {
  if (outcome.question) return [];
  const said = { deed: outcome.phraseSeed.deed, ...paragraph(outcome) };
  return said.story === '' && said.state === '' && said.sums === '' ? [] : [said];
}

/** The message of the turn: told on, or closed and followed by the next. */
function keepTurn(
  draft: Drafted,
  session: Session,
  state: EncounterState,
  told: readonly Told[],
  rewound: boolean,
): void {
  const { encounter } = state;
  const { turn } = draft.posts;
  const now = onTurn(encounter);
  const going = encounter.phase === 'fighting' && now.length > 0;
  if (turn && going && goesOn(turn, encounter) && !rewound) {
    writeTurn(draft, session, state, { ...turn, told: [...turn.told, ...told], version: turn.version + 1 });
    return;
  }
  // What was undone is told by a new message: it has to call whose turn it is again.
  const carried = rewound ? [...(turn?.told.filter(({ deed }) => isStanding(session, deed)) ?? []), ...told] : [];
  if (turn) closeTurn(draft, encounter, rewound ? undefined : { ...turn, told: [...turn.told, ...told] }, turn);
  if (!going) return;
  const first = rewound ? carried : turn ? [] : told;
  const key = turnKey(encounter);
  const creatures = areCreatures(now);
  const on = now.map(({ id }) => id);
  const since = sinceOf(encounter, draft.posts);
  const news = Object.fromEntries(Object.entries(draft.posts.news).filter(([id]) => !on.includes(id)));
  const number = draft.posts.next;
  draft.posts = { ...draft.posts, next: number + 1, news };
  writeTurn(draft, session, state, { number, version: 1, turn: key, creatures, on, told: first, since });
}

/** Whether the message goes on: in the same turn, or from one creature to the next. */
function goesOn(post: TurnPost, encounter: Encounter): boolean {
  return post.turn === turnKey(encounter) || (post.creatures && areCreatures(onTurn(encounter)));
}

function isStanding({ rewound }: Session, deed: number): boolean {
  return !rewound?.deeds.some(({ number }) => number === deed);
}

function writeTurn(draft: Drafted, session: Session, state: EncounterState, turn: TurnPost): void {
  draft.posts = { ...draft.posts, turn };
  const view = turnView(state, draft.posts, turn, session.caller.user);
  draft.changes.push({
    kind: 'turn',
    state: 'open',
    number: turn.number,
    version: turn.version,
    view,
    ...deedsOf(turn),
  });
}

function closeTurn(
  draft: Drafted,
  encounter: Encounter,
  told: TurnPost | undefined,
  { number, version }: TurnPost,
): void {
  const { turn: _, ...posts } = draft.posts;
  draft.posts = posts;
  const over = { kind: 'turn', number, version: version + 1 } as const;
  if (told) draft.changes.push({ ...over, state: 'closed', view: overView(told, encounter), ...deedsOf(told) });
  else draft.changes.push({ ...over, state: 'gone' });
}

function deedsOf({ told }: TurnPost): Pick<PostChange, 'deeds'> {
  const [first, last] = [told[0], told.at(-1)];
  return first && last ? { deeds: [first.deed, last.deed] } : {};
}

/** The question is a message as long as it is open. */
function keepQuestion(draft: Drafted, session: Session): void {
  const { question } = draft.posts;
  const asked = session.outcomes.at(-1)?.question ? session.outcomes.at(-1) : undefined;
  if (question && (asked || !session.waiting)) {
    draft.changes.push({ kind: 'question', state: 'gone', number: question.number, version: question.version + 1 });
    const { question: _, ...posts } = draft.posts;
    draft.posts = posts;
  }
  if (!asked || !session.waiting) return;
  const number = draft.posts.next;
  draft.posts = { ...draft.posts, next: number + 1, question: { number, version: 1 } };
  draft.changes.push({ kind: 'question', state: 'open', number, version: 1, view: questionView(session, asked) });
}

/** The card changes with who is in the encounter, with its phase and with whose turn it is. */
function isCardDue(before: EncounterState | undefined, after: EncounterState, { posts }: Drafted): boolean {
  if (!before || !posts.card) return true;
  const [was, is] = [before.encounter, after.encounter];
  return (
    was.phase !== is.phase ||
    was.combatants.length !== is.combatants.length ||
    was.settings !== is.settings ||
    was.gms !== is.gms ||
    before.seed !== after.seed ||
    (is.phase === 'fighting' && turnKey(was) !== turnKey(is))
  );
}

function keepCard(draft: Drafted, session: Session, state: EncounterState): void {
  const { card } = draft.posts;
  const version = (card?.version ?? 0) + 1;
  const number = card?.number ?? draft.posts.next;
  draft.posts = { ...draft.posts, card: { number, version }, next: Math.max(draft.posts.next, number + 1) };
  const view: PostView = cardView(state, session.commitment ?? '', draft.posts);
  const over = state.encounter.phase === 'ended';
  draft.changes.push({ kind: 'card', state: over ? 'closed' : 'open', number, version, view });
}
