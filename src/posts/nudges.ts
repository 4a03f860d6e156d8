// The messages that remind players that the encounter is waiting for them.

import { ButtonStyle } from 'discord-api-types/v10';
import { componentId, idInteger, idOneOf, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import { type Encounter, find } from '../rules/core/encounter.ts';
import type { Caller } from '../session/caller.ts';
import type { Moment, Wait } from '../session/clock.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import type { NudgePost, Posts } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import { plain, t } from '../text/t.ts';
import { timerWords as words } from '../text/times.ts';
import { gmsOf } from './pings.ts';
import type { PostsDraft } from './turn-post.ts';
import type { PostView } from './views.ts';

/** What a nudge's button does: show the actions, play for the late player, end their turn, or keep waiting. */
const NUDGE_ACTIONS = ['acts', 'play', 'end', 'wait'] as const;

/** The buttons under a nudge. `post` is the number of the nudge's message. */
export const nudgeButtonId = componentId('nudge', {
  encounter: thisEncounter,
  does: idOneOf(...NUDGE_ACTIONS),
  post: idInteger,
});

/**
 * Reminds a player that the encounter is waiting for them. One message covers all of the player's combatants, and other
 * players with the same turn or question. `why` says if the player is late, or back from an absence.
 */
export function nudge(session: Session, wait: Wait, why: 'late' | 'back' = 'late'): void {
  const { state, caller, people } = session;
  if (!state || !caller.keepsPosts) return;
  // If a turn was handed to another player when little time was left, that player has just been pinged.
  if (why === 'late' && wait.count && caller.now - wait.since < wait.count.full / 4) return;
  const matchingWaits = similarWaits(state, wait);
  // A player isn't nudged again while an earlier nudge is open. If that one only pinged the player at the end of an
  // absence, it is removed, so that they are still reminded before their time is up.
  if (why === 'late' && wait.past.includes('back'))
    for (const earlierNudge of (session.posts.nudges ?? []).filter((each) => isNudgeAbout(each, wait)))
      removeNudge(session, earlierNudge);
  const { nudges = [] } = session.posts;
  if (nudges.some((each) => isNudgeAbout(each, wait))) return;
  const wantsDirectMessage = wait.user !== undefined && people.of.get(wait.user)?.direct;
  const existingNudge =
    wantsDirectMessage || wait.user === undefined
      ? undefined
      : nudges.find(
          (each) =>
            canAddPlayerTo(session, each, wait) && currentWaits(state, each).every(({ user }) => user !== undefined),
        );
  if (existingNudge) {
    const newNudge = {
      ...existingNudge,
      subjects: [...existingNudge.subjects, ...matchingWaits.map(({ subject }) => subject)],
    };
    const newNudges = nudges.map((each) => (each === existingNudge ? newNudge : each));
    session.keepPosts(withNudges(session.posts, newNudges), [
      nudgeUpdateChange(session, state, newNudge, currentWaits(state, newNudge)),
    ]);
    return;
  }
  addNudge(session, state, {
    what: 'nudge',
    for: wait.for,
    key: wait.key,
    subjects: matchingWaits.map(({ subject }) => subject),
    ...(wantsDirectMessage && { direct: wantsDirectMessage }),
  });
}

/**
 * Whether a nudge was made in this session and is about the same turn or question, so that this player can be added to
 * it.
 */
function canAddPlayerTo({ base }: Session, { number, what, direct, ...post }: NudgePost, wait: Wait): boolean {
  const isNewNudge = number >= (base?.posts?.next ?? 0);
  return isNewNudge && what === 'nudge' && !direct && post.for === wait.for && post.key === wait.key;
}

/** Tells the GM who the encounter is waiting for. Earlier nudges about this wait are removed. */
export function tellGmPlayerIsLate(session: Session, wait: Wait): void {
  const { state, caller } = session;
  if (!state || !caller.keepsPosts || wait.user === undefined) return;
  const earlierNudges = (session.posts.nudges ?? []).filter((each) => isNudgeAbout(each, wait));
  for (const earlierNudge of earlierNudges) removeNudge(session, earlierNudge);
  addNudge(session, state, { what: 'late', for: wait.for, key: wait.key, subjects: [wait.subject] });
}

/** Removes a nudge by its number. */
export function removeNudgeByNumber(session: Session, post: number): void {
  const nudgePost = session.posts.nudges?.find(({ number }) => number === post);
  if (nudgePost) removeNudge(session, nudgePost);
}

/**
 * Removes nudges that no longer apply, because the player acted or the wait is over. The others show the new deadlines.
 */
export function updateNudges(
  draft: PostsDraft,
  session: Session,
  state: EncounterState,
  haveDeadlinesChanged: boolean,
): void {
  const { nudges = [] } = draft.posts;
  if (nudges.length === 0) return;
  const newNudges = nudges.flatMap((each) => {
    const nudgedWaits = currentWaits(state, each).filter(
      (wait) => session.outcomes.length === 0 || !isWaitingForCaller(wait, session),
    );
    if (nudgedWaits.length === 0) {
      draft.changes.push(nudgeRemovalChange(each));
      return [];
    }
    if (!haveDeadlinesChanged && nudgedWaits.length === each.subjects.length) return [each];
    const updatedNudge = { ...each, version: each.version + 1, subjects: nudgedWaits.map(({ subject }) => subject) };
    draft.changes.push(nudgeUpdateChange(session, state, updatedNudge, nudgedWaits));
    return [updatedNudge];
  });
  draft.posts = withNudges(draft.posts, newNudges);
}

/** Whether the encounter waits for the caller. A wait without a user is for any GM. */
function isWaitingForCaller({ user }: Wait, { caller, encounter }: Session): boolean {
  return user === undefined ? encounter?.gms.includes(caller.user) === true : user === caller.user;
}

function addNudge(session: Session, state: EncounterState, about: Omit<NudgePost, 'number' | 'version'>): void {
  const { posts } = session;
  const newNudge: NudgePost = { ...about, number: posts.next, version: 1 };
  const nudgedWaits = currentWaits(state, newNudge);
  if (nudgedWaits.length === 0) return;
  const newPosts = withNudges({ ...posts, next: posts.next + 1 }, [...(posts.nudges ?? []), newNudge]);
  session.keepPosts(newPosts, [nudgeUpdateChange(session, state, newNudge, nudgedWaits)]);
}

function removeNudge(session: Session, post: NudgePost): void {
  const { posts } = session;
  const otherNudges = (posts.nudges ?? []).filter((each) => each !== post);
  session.keepPosts(withNudges(posts, otherNudges), [nudgeRemovalChange(post)]);
}

function withNudges({ nudges: _, ...posts }: Posts, nudges: readonly NudgePost[]): Posts {
  return nudges.length === 0 ? posts : { ...posts, nudges };
}

function nudgeRemovalChange({ number, version }: NudgePost) {
  return { kind: 'nudge', state: 'gone', number, version: version + 1 } as const;
}

function nudgeUpdateChange(session: Session, state: EncounterState, post: NudgePost, waits: readonly Wait[]) {
  const { number, version } = post;
  const view = nudgeView(state.encounter, { id: state.id, post, waits }, session.caller);
  return { kind: 'nudge', state: 'open', number, version, view } as const;
}

/** All waits for the same player, or for the GM, in the same turn or question. */
function similarWaits({ clock }: EncounterState, wait: Wait): readonly Wait[] {
  return (clock?.waits ?? []).filter(
    (each) => each.for === wait.for && each.key === wait.key && each.user === wait.user,
  );
}

/** The waits that a nudge is about, if they haven't ended. Leaves out a wait that ended and started again. */
function currentWaits({ clock }: EncounterState, post: NudgePost): readonly Wait[] {
  const openWaits = (clock?.waits ?? []).filter(
    (wait) => isNudgeAbout(post, wait) && (wait.count ? !wait.count.stopped : wait.past.includes('back')),
  );
  const nudgedUsers = openWaits.flatMap(({ past, user }) =>
    past.some((what) => MOMENTS_THAT_NUDGE.has(what)) ? [user] : [],
  );
  return openWaits.filter(({ user }) => nudgedUsers.includes(user));
}

const MOMENTS_THAT_NUDGE: ReadonlySet<Moment['what']> = new Set(['nudge', 'end', 'tell', 'back']);

function isNudgeAbout({ for: what, key, subjects }: NudgePost, wait: Wait): boolean {
  return wait.for === what && wait.key === key && subjects.includes(wait.subject);
}

/** The maximum length of a name in a nudge, in characters. */
const MAX_NUDGE_NAME_LENGTH = 40;

/** What a nudge is about. */
interface NudgeSubject {
  /** The encounter's number. */
  readonly id: number;
  readonly post: NudgePost;
  /**
   * The waits that the nudge is about. The encounter waits either for players in all of them, or for the GM in all of
   * them.
   */
  readonly waits: readonly Wait[];
}

/**
 * A nudge as the channel or the player sees it: who the encounter is waiting for, and until when. It reveals nothing
 * that the encounter's pinned overview doesn't show.
 */
function nudgeView(
  encounter: Encounter,
  { id, post, waits }: NudgeSubject,
  { server, channel }: Pick<Caller, 'server' | 'channel'>,
): PostView {
  const names = namesOf(encounter, waits);
  const [{ user, since } = { user: undefined, since: 0 }] = waits;
  const gms = gmsOf(encounter);
  const buttonFor = (
    label: string,
    does: Parameters<typeof nudgeButtonId.write>[0]['does'],
    style?: ButtonStyle.Primary,
  ) => panel.button(label, nudgeButtonId.write({ encounter: id, does, post: post.number }), style);
  if (post.what === 'late' && user !== undefined)
    return {
      content: words.late(gms, names, user, since, post.for),
      ping: gms,
      components: panel.buttonRow(
        ...(post.for === 'turn' ? [buttonFor(t('timer-play-for'), 'play'), buttonFor(t('timer-end-for'), 'end')] : []),
        buttonFor(t('timer-wait-on'), 'wait'),
      ),
    };
  const actionRow =
    post.for === 'turn' ? panel.buttonRow(buttonFor(t('timer-options'), 'acts', ButtonStyle.Primary)) : [];
  if (user === undefined)
    return {
      // A question about a creature can be secret, and so can the creature that it is about.
      content: post.for === 'question' ? words.gmAsked(gms) : words.creatures(gms, names),
      ping: gms,
      components: actionRow,
    };
  const users = usersOf(waits);
  const content = [...Map.groupBy(waits, ({ count }) => count?.end)]
    .map(([end, some]) => words.nudge(usersOf(some), namesOf(encounter, some), post.for, end))
    .join('\n');
  if (!post.direct) return { content, ping: users, components: actionRow };
  const linkButton = panel.linkButton(t('timer-to-the-fight'), `https://discord.com/channels/${server}/${channel}`);
  return { content, ping: [user], direct: user, components: panel.buttonRow(linkButton) };
}

function usersOf(waits: readonly Wait[]): readonly string[] {
  return [...new Set(waits.flatMap(({ user }) => user ?? []))];
}

function namesOf(encounter: Encounter, waits: readonly Wait[]): readonly string[] {
  return waits.map(({ subject }) => plain(find(encounter, subject)?.name ?? '', MAX_NUDGE_NAME_LENGTH));
}
