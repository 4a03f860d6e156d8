import { tell } from '../embeds/tell.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, type Result } from '../rules/core/result.ts';
import { isSecret } from '../rules/core/secrecy.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { capital } from '../text/markdown.ts';
import { deedTitle, gm as words } from '../text/spoken.ts';
import { isToldByPosts } from './keep.ts';
import type { PostView } from './views.ts';

/** Does a deed from the panel, and says what was done. All others read it in the channel's messages. */
export function playFromPanel(session: Session, deed: Deed): Result<string, Refusal> {
  return map(session.do(deed), (outcome) => {
    if (!isSecret(deed) && !isToldByPosts(session, outcome)) tellAll(session, { embeds: [tell(outcome)] });
    return saidOf(session, deed, outcome);
  });
}

/** What was done, for the GM. Where no message is kept in the channel, all that it came to. */
function saidOf({ caller }: Session, deed: Deed, outcome: DeedOutcome): string {
  const title = words.done(capital(deedTitle(deed, outcome, 'gm')));
  if (caller.keepsPosts || isSecret(deed)) return title;
  return `${title}\n${tell(outcome).description ?? ''}`;
}

/** Tells all of what no other message of the channel tells. */
export function tellAll(session: Session, view: PostView): void {
  if (!session.caller.keepsPosts) return;
  const { posts } = session;
  const number = posts.next;
  session.keepPosts({ ...posts, next: number + 1 }, [{ kind: 'told', state: 'closed', number, version: 1, view }]);
}
