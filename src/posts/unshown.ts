// Keeps everyone's last action. Also keeps the events that players haven't seen yet, and shows them when the players'
// turn comes.

import { type CombatantId, type Encounter, find, isOnTurn } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Intent } from '../rules/core/intent.ts';
import { type CombatantUpdate, combatantUpdateOf, detailOf, isEventShown } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import { openQuestions } from '../session/open-questions.ts';
import type { Posts, UnshownUpdates } from '../session/posts.ts';
import type { Session } from '../session/session.ts';

/** The maximum number of updates that are kept. They are enough, because a player reads a summary of a line or two. */
const MAX_UNSHOWN_UPDATES = 60;
const NO_UPDATES: UnshownUpdates = { news: [], heard: {} };

/** The updates that players haven't been shown, after this session's deeds, undos and redos. */
function unshownUpdatesAfter(
  { posts: { untold = NO_UPDATES }, outcomes, rewound }: Session,
  after: Encounter,
): Posts['untold'] {
  const undoneNumbers = new Set(rewound?.by === 'undo' ? rewound.deeds.map(({ number }) => number) : []);
  const recordedOutcomes = [
    ...outcomes.flatMap(({ question, events, phraseSeed: { deed } }) => (question ? [] : [{ deed, events }])),
    ...(rewound?.by === 'redo' ? rewound.deeds : []).map(({ number: deed, events }) => ({ deed, events })),
  ];
  const newUpdates = recordedOutcomes.flatMap(({ deed, events }) =>
    shownUpdates(events, after).map((each) => ({ ...each, deed })),
  );
  const joinedIds = recordedOutcomes.flatMap(({ deed, events }) =>
    events.flatMap((event) => (event.type === 'joined' ? [[event.combatant.id, deed] as const] : [])),
  );
  const remainingUpdates = untold.news.filter(({ deed }) => !undoneNumbers.has(deed));
  if (newUpdates.length === 0 && joinedIds.length === 0 && remainingUpdates.length === untold.news.length)
    return untold;
  return {
    news: [...remainingUpdates, ...newUpdates]
      .toSorted((one, other) => one.deed - other.deed)
      .slice(-MAX_UNSHOWN_UPDATES),
    heard: { ...untold.heard, ...Object.fromEntries(joinedIds) },
  };
}

/**
 * Records that these combatants' players have seen everything up to a deed. Drops the updates that everyone has seen.
 */
export function updatesAfterShowing(
  { news, heard: before }: UnshownUpdates,
  ids: readonly CombatantId[],
  deed: number,
  { turnOrder }: Encounter,
): UnshownUpdates {
  const lastShownDeeds = { ...before, ...Object.fromEntries(ids.map((id) => [id, deed])) };
  const lastDeedShownToAll = Math.min(...turnOrder.flat().map((id) => lastShownDeedIn(lastShownDeeds, id)));
  return { news: news.filter((each) => each.deed > lastDeedShownToAll), heard: lastShownDeeds };
}

/**
 * The updates to show these combatants' players. An update about one of these combatants is included if its own player
 * hasn't seen it. Any other update is included if at least one of the players hasn't seen it.
 */
export function unshownUpdatesFor(
  ids: readonly CombatantId[],
  { untold: { news, heard } = NO_UPDATES }: Posts,
): readonly CombatantUpdate[] {
  const lastShownDeedOf = (id: CombatantId) => lastShownDeedIn(heard, id);
  const earliestShownDeed = Math.min(...ids.map(lastShownDeedOf));
  return news.filter(
    ({ deed, subject }) => deed > (ids.includes(subject) ? lastShownDeedOf(subject) : earliestShownDeed),
  );
}

/**
 * The number of the last deed that a combatant's player has seen, or −1 if there is none. In old fights, an id may be
 * the name of a property that every object has (“constructor”).
 */
function lastShownDeedIn(heard: UnshownUpdates['heard'], id: CombatantId): number {
  return Object.hasOwn(heard, id) ? (heard[id] ?? -1) : -1;
}

function shownUpdates(events: readonly Event[], after: Encounter): readonly CombatantUpdate[] {
  const detailLevelOf = (id: CombatantId) => {
    const foundCombatant = find(after, id);
    return foundCombatant ? detailOf(foundCombatant, after) : 'exact';
  };
  return events.flatMap((event) => (isEventShown(event, detailLevelOf) ? (combatantUpdateOf(event) ?? []) : []));
}

/** The session's posts, with everyone's last actions and answers, and what players haven't been shown. */
export function withLastActions(session: Session, { encounter }: EncounterState): Posts {
  const { posts, outcomes } = session;
  let { last: lastIntents } = posts;
  for (const { before, events, question } of outcomes) {
    if (question) continue;
    // The first declared event is the action itself. Later ones are others' reactions to it.
    const declaredEvent = events.find((event) => event.type === 'declared');
    if (
      declaredEvent &&
      isOnTurn(before, declaredEvent.actor) &&
      isWorthOfferingAgain(declaredEvent, events, encounter)
    )
      lastIntents = { ...lastIntents, [declaredEvent.actor]: intentWithoutSpeech(declaredEvent) };
  }
  const answersField = answersAfter(session);
  const unshownUpdates = unshownUpdatesAfter(session, encounter);
  if (lastIntents === posts.last && unshownUpdates === posts.untold && !answersField) return posts;
  return { ...posts, last: lastIntents, ...(unshownUpdates && { untold: unshownUpdates }), ...answersField };
}

/**
 * Whether an action is worth offering again. It must have had a target and cost the actor points, and must not have
 * harmed anyone on the actor's side. A move isn't offered again, because the combatant is already next to its target.
 */
function isWorthOfferingAgain(act: Intent, events: readonly Event[], encounter: EncounterState['encounter']): boolean {
  const { actor, targets = [] } = act;
  const side = find(encounter, actor)?.side;
  const friendIds = targets.filter((id) => find(encounter, id)?.side === side);
  const harmsFriend = events.some(
    (event) =>
      (event.type === 'harmed' || (event.type === 'struck' && !event.helpful)) &&
      event.actor === actor &&
      friendIds.includes(event.target),
  );
  const costsPoints = events.some((event) => event.type === 'spent' && event.subject === actor);
  const isMove = rulesOf(encounter).actions[act.action]?.kind === 'move';
  return targets.length > 0 && costsPoints && !harmsFriend && !isMove;
}

/** The action without what the character said. */
function intentWithoutSpeech({ action, actor, targets, tool, manner }: Intent): Intent {
  return {
    action,
    actor,
    ...(targets && { targets }),
    ...(tool !== undefined && { tool }),
    ...(manner !== undefined && { manner }),
  };
}

/**
 * Notes a combatant's last answers to questions, with the answer just given and how many times in a row it was given.
 * Typed answers aren't kept.
 */
function answersAfter({ givenAnswer: answered, base, posts }: Session): Pick<Posts, 'answers'> | undefined {
  if (!answered) return undefined;
  const { subject, about, answer } = answered;
  const subjectQuestions = openQuestions(base?.waiting).filter(({ question }) => question.subject === subject);
  if (!subjectQuestions.some(({ question }) => question.about === about && question.offers.includes(answer)))
    return undefined;
  const lastAnswer = posts.answers?.[subject]?.[about];
  const answerCount = lastAnswer?.answer === answer ? lastAnswer.times + 1 : 1;
  return {
    answers: { ...posts.answers, [subject]: { ...posts.answers?.[subject], [about]: { answer, times: answerCount } } },
  };
}
