// Messages from the GM that only one player can read, once.

import { ButtonStyle } from 'discord-api-types/v10';
import { command, text, user } from '../src/interaction/command.ts';
import { component, componentId, idInteger, thisEncounter } from '../src/interaction/component.ts';
import * as panel from '../src/interaction/panel.ts';
import { inChannelLanguage, type Reply, whisper } from '../src/interaction/reply.ts';
import type { UserId } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { playerOf } from '../src/rules/core/played-by.ts';
import { no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { Whisper } from '../src/session/encounter-state.ts';
import { gm, type InEncounter, type Session } from '../src/session/session.ts';
import { gmWords as words } from '../src/text/gm.ts';
import { mention, t } from '../src/text/t.ts';

/** The maximum length of a GM's message, in characters. */
export const MAX_MESSAGE_LENGTH = 1000;

export const whisperTo = command({
  name: 'whisper',
  requires: gm,
  options: {
    who: user(),
    words: text(undefined, MAX_MESSAGE_LENGTH),
  },
  run({ who, words: text }, session) {
    const reply = leaveMessage(session, who, text);
    return session.caller.keepsPosts ? { ...whisper(t('gm-sent', { user: mention(who) })), unkept: true } : reply;
  },
});

/** *Read*, under the post that pings a player about a message from the GM. */
const readButtonId = componentId('read', { encounter: thisEncounter, post: idInteger });

export const readWhisper = component({
  id: readButtonId,
  run({ post }, session) {
    const text = readMessage(session, post);
    if (text !== undefined) return { ...whisper(t('gm-from-gm', { words: text })), unkept: true };
    const keptWhisper = session.pending.whispers.find((each) => each.post === post);
    return no(keptWhisper ? { type: 'not-for-you', user: keptWhisper.to } : { type: 'stale' });
  },
});

/** Saves a message for one player, and pings them with a post that doesn't contain it. Returns that post. */
export function leaveMessage(
  session: Session,
  user: UserId,
  text: string,
): Pick<Reply, 'content' | 'ping' | 'components'> {
  const { posts, pending, caller, version } = session;
  const postNumber = posts.next;
  const id = readButtonId.write({ encounter: version?.encounter ?? 0, post: postNumber });
  const view = inChannelLanguage(session, () => ({
    content: t('gm-new-whisper', { user: mention(user) }),
    ping: [user],
    components: panel.buttonRow(panel.button(t('gm-read'), id, ButtonStyle.Primary)),
  }));
  const whisperPost = { kind: 'whisper', state: 'open', number: postNumber, version: 1, view } as const;
  session.keepPosts({ ...posts, next: postNumber + 1 }, caller.keepsPosts ? [whisperPost] : []);
  const whisper = {
    from: caller.user,
    to: user,
    words: text,
    post: postNumber,
    ...given({ revision: version?.revision }),
  };
  session.keepPending({ ...pending, whispers: [...pending.whispers, whisper] });
  return view;
}

/** Shows a player the message of a post, and deletes both. Undefined if there is none for this user. */
function readMessage(session: Session, post: number): string | undefined {
  const keptWhisper = session.pending.whispers.find((each) => each.post === post && each.to === session.caller.user);
  if (keptWhisper) removeWhisper(session, keptWhisper);
  return keptWhisper?.words;
}

/** The message that undo would withdraw: it is unread, and nothing was done since. */
export function lastMessage(session: Session): Whisper | undefined {
  const lastWhisper = session.pending.whispers.at(-1);
  return lastWhisper && lastWhisper.revision === session.version?.revision ? lastWhisper : undefined;
}

/** Withdraws an unread message and its post. Returns its title. */
export function undoWhisper(session: Session & InEncounter, post: number): Result<string, Refusal> {
  const keptWhisper = session.pending.whispers.find((each) => each.post === post);
  if (!keptWhisper) return no({ type: 'words-read' });
  removeWhisper(session, keptWhisper);
  return ok(messageTitle(session, keptWhisper));
}

/** The title of a message: "the message for the player of Kira". */
export function messageTitle({ encounter }: InEncounter, { to }: Whisper): string {
  const userCombatants = encounter.combatants.filter((each) => playerOf(each) === to);
  return words.whisperTo(userCombatants.map(({ name }) => name));
}

function removeWhisper(session: Session, whisper: Whisper): void {
  const { pending, caller, posts } = session;
  session.keepPending({ ...pending, whispers: pending.whispers.filter((each) => each !== whisper) });
  const removedPost = { kind: 'whisper', state: 'gone', number: whisper.post, version: 2 } as const;
  if (caller.keepsPosts) session.keepPosts(posts, [removedPost]);
}
