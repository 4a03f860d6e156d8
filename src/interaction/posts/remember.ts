import { untoldAfter } from '../../posts/news.ts';
import { find, isOnTurn } from '../../rules/core/encounter.ts';
import type { Event } from '../../rules/core/event.ts';
import type { Intent } from '../../rules/core/intent.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { Posts } from '../../session/posts.ts';
import type { Session } from '../../session/session.ts';

/** What everybody did last, how they answered, and what has befallen them. */
export function remembering(session: Session, { encounter }: EncounterState): Posts {
  const { posts, outcomes } = session;
  let { last } = posts;
  for (const { before, events, question } of outcomes) {
    if (question) continue;
    // What follows is what others answer it with.
    const act = events.find((event) => event.type === 'declared');
    if (act && isOnTurn(before, act.actor) && isWorthAgain(act, events, encounter))
      last = { ...last, [act.actor]: lastAct(act) };
  }
  const answered = answering(session);
  const untold = untoldAfter(session, encounter);
  if (last === posts.last && untold === posts.untold && !answered) return posts;
  return { ...posts, last, ...(untold && { untold }), ...answered };
}

/** What is offered again: what was done to somebody with points of the turn, and was no harm to one's own side. */
function isWorthAgain(act: Intent, events: readonly Event[], encounter: EncounterState['encounter']): boolean {
  const { actor, targets = [] } = act;
  const side = find(encounter, actor)?.side;
  const friends = targets.filter((id) => find(encounter, id)?.side === side);
  const hurt = events.some(
    (event) =>
      (event.type === 'harmed' || (event.type === 'struck' && !event.helpful)) &&
      event.actor === actor &&
      friends.includes(event.target),
  );
  const paid = events.some((event) => event.type === 'spent' && event.subject === actor);
  return targets.length > 0 && paid && !hurt;
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

/** The answer that was given, and how often in a row it was the same. Words of a player's own are not kept. */
function answering({ answered, base, posts }: Session): Pick<Posts, 'answers'> | undefined {
  const offers = base?.waiting?.question.offers ?? [];
  if (!answered || !offers.includes(answered.answer)) return undefined;
  const { subject, about, answer } = answered;
  const before = posts.answers?.[subject]?.[about];
  const times = before?.answer === answer ? before.times + 1 : 1;
  return { answers: { ...posts.answers, [subject]: { ...posts.answers?.[subject], [about]: { answer, times } } } };
}
