import { ButtonStyle } from 'discord-api-types/v10';
import { gmsOf } from '../../posts/pings.ts';
import type { PostView } from '../../posts/views.ts';
import { type Encounter, find } from '../../rules/core/encounter.ts';
import type { Caller } from '../../session/caller.ts';
import type { Wait } from '../../session/clock.ts';
import type { NudgePost } from '../../session/posts.ts';
import { plain } from '../../text/markdown.ts';
import { pace as words } from '../../text/spoken.ts';
import { button, buttonRow, linkButton } from '../buttons.ts';
import { nudgeButton } from '../clock/ids.ts';

/** The longest name in a nudge. */
const LONGEST = 40;

/** What a nudge is about. */
interface Nudged {
  /** The encounter’s number. */
  readonly id: number;
  readonly post: NudgePost;
  /** All of players, or all the GM’s. */
  readonly waits: readonly Wait[];
}

/** A nudge as the channel sees it, or its player alone: who is waited for, and until when. It tells nothing that the board does not. */
export function nudgeView(
  encounter: Encounter,
  { id, post, waits }: Nudged,
  { server, channel }: Pick<Caller, 'server' | 'channel'>,
): PostView {
  const names = namesOf(encounter, waits);
  const [{ user, since } = { user: undefined, since: 0 }] = waits;
  const gms = gmsOf(encounter);
  const press = (label: string, does: Parameters<typeof nudgeButton.write>[0]['does'], style?: ButtonStyle.Primary) =>
    button(label, nudgeButton.write({ encounter: id, does, post: post.number }), style);
  if (post.what === 'late' && user !== undefined)
    return {
      content: words.late(gms, names, user, since, post.for),
      ping: gms,
      components: buttonRow(
        ...(post.for === 'turn' ? [press(words.playFor, 'play'), press(words.endFor, 'end')] : []),
        press(words.waitOn, 'wait'),
      ),
    };
  const acts = post.for === 'turn' ? buttonRow(press(words.acts, 'acts', ButtonStyle.Primary)) : [];
  if (user === undefined)
    return {
      // What a creature is asked may be the GM’s alone, and so whose question it is.
      content: post.for === 'question' ? words.gmAsked(gms) : words.creatures(gms, names),
      ping: gms,
      components: acts,
    };
  const users = usersOf(waits);
  const content = [...Map.groupBy(waits, ({ count }) => count?.end)]
    .map(([end, some]) => words.nudged(usersOf(some), namesOf(encounter, some), post.for, end))
    .join('\n');
  if (!post.direct) return { content, ping: users, components: acts };
  const link = linkButton(words.toTheFight, `https://discord.com/channels/${server}/${channel}`);
  return { content, ping: [user], direct: user, components: buttonRow(link) };
}

function usersOf(waits: readonly Wait[]): readonly string[] {
  return [...new Set(waits.flatMap(({ user }) => user ?? []))];
}

function namesOf(encounter: Encounter, waits: readonly Wait[]): readonly string[] {
  return waits.map(({ subject }) => plain(find(encounter, subject)?.name ?? '', LONGEST));
}
