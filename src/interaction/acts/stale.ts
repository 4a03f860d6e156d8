import { actsPanel } from '../../../commands/act/panel.ts';
import { actorsOf } from '../../posts/acts.ts';
import { type Encounter, isOnTurn, onTurn } from '../../rules/core/encounter.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { and, acts as words } from '../../text/spoken.ts';
import { type Reply, whisper } from '../reply.ts';

/** To whoever pressed what belongs to an earlier moment: that nothing has happened, and what can be done now. */
export function staleReply(session: Session & { readonly encounter: Encounter }): Reply {
  const { encounter } = session;
  const [actor] = actorsOf(session);
  if (actor && isOnTurn(encounter, actor.id)) return actsPanel(session, { actor, saying: '', notice: words.stale });
  const now = onTurn(encounter).map(({ name }) => plain(name));
  return whisper(now.length === 0 ? words.stale : `${words.stale} ${words.turnOf(and(now))}`);
}
