import { ButtonStyle } from 'discord-api-types/v10';
import type { UserId } from '../../rules/core/personal.ts';
import type { Session } from '../../session/session.ts';
import { gm as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { componentId, integer, thisEncounter } from '../component.ts';
import type { Reply } from '../reply.ts';

/** Read, under the message that calls a player for words of the GM's. */
export const readButton = componentId('read', { encounter: thisEncounter, post: integer });

/** Keeps words for one player, who is called by a message without them. Returns that message. */
export function leaveWords(session: Session, to: UserId, said: string): Pick<Reply, 'content' | 'ping' | 'components'> {
  const { posts, pending, caller, version } = session;
  const post = posts.next;
  const id = readButton.write({ encounter: version?.encounter ?? 0, post });
  const view = {
    content: words.aWord(to),
    ping: [to],
    components: buttonRow(button(words.read, id, ButtonStyle.Primary)),
  };
  const shown = { kind: 'whisper', state: 'open', number: post, version: 1, view } as const;
  session.keepPosts({ ...posts, next: post + 1 }, caller.keepsPosts ? [shown] : []);
  const whisper = { from: caller.user, to, words: said, post };
  session.keepPending({ ...pending, whispers: [...pending.whispers, whisper] });
  return view;
}

/** Gives a player the words of that message; they and the message go. Absent: there are none for this user. */
export function readWords(session: Session, post: number): string | undefined {
  const { pending, caller, posts } = session;
  const found = pending.whispers.find((each) => each.post === post && each.to === caller.user);
  if (!found) return undefined;
  session.keepPending({ ...pending, whispers: pending.whispers.filter((each) => each !== found) });
  if (caller.keepsPosts) session.keepPosts(posts, [{ kind: 'whisper', state: 'gone', number: post, version: 2 }]);
  return found.words;
}
