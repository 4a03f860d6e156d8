import type { Change, OwnChange } from './change.ts';
import type { Moment, Wait } from './clock.ts';
import { touched, withClock, withMoment } from './keep-clock.ts';
import type { Need } from './loadable.ts';
import type { Pending } from './pending.ts';
import type { PostChange, Posts } from './posts.ts';
import { SessionView } from './session-view.ts';
import type { Undone } from './undo-plan.ts';

/** What was taken back or put back, and by which of the two. */
export interface Rewound extends Undone {
  readonly by: 'undo' | 'redo';
}

/** What a session changes beside the record: the encounter's messages, its clock, what waits, and what the caller has. */
export abstract class SessionBeside<N extends Need> extends SessionView<N> {
  protected readonly added: Change[] = [];

  /** What was undone or put back in this session. */
  abstract get rewound(): Rewound | undefined;

  get changes(): readonly Change[] {
    return this.added;
  }

  /** Whether there is anything to commit. A deed that stops at a question changes only the state. */
  get changed(): boolean {
    return this.added.length > 0 || this.state !== this.base;
  }

  /** Adds a change of what the caller has beside the encounter. */
  add(change: OwnChange): void {
    this.added.push(change);
  }

  /** Says how the messages of the encounter are to be from now on. */
  keepPosts(posts: Posts, changes: readonly PostChange[]): void {
    this.current = { ...this.playing(), posts };
    this.added.push(...changes.map((post): Change => ({ type: 'post-changed', post })));
  }

  /** Brings the clock up to what was done. */
  keepClock(): void {
    this.current = withClock(this.playing(), this);
  }

  /** Works out anew when what is due, by what is known of the players now. The state is another from now on, in any case. */
  recount(): void {
    this.current = withClock(touched(this.playing()), this, true);
  }

  /** Notes that a moment of a wait has come. */
  passMoment(wait: Wait, what: Moment['what']): void {
    this.current = withMoment(touched(this.playing()), wait, what);
  }

  /** Says what waits for somebody from now on. */
  keepPending(pending: Pending): void {
    this.current = { ...this.playing(), pending };
  }
}
