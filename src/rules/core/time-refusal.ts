/** Why the table says no about the hours in which somebody plays, and about times that are typed. */
export type TimeRefusal =
  | { readonly type: 'no-such-zone'; readonly typed: string; readonly near?: string }
  | { readonly type: 'time-unreadable'; readonly typed: string; readonly as: 'duration' | 'time of day' | 'day' }
  /** Quiet from a time of day until the same. */
  | { readonly type: 'quiet-all-day' }
  /** In minutes a day. */
  | { readonly type: 'quiet-too-long'; readonly quiet: number; readonly most: number }
  | { readonly type: 'off-all-week' }
  /** When it is over, in milliseconds since 1970. */
  | { readonly type: 'absence-over'; readonly until: number }
  | { readonly type: 'absence-too-far'; readonly days: number }
  | { readonly type: 'not-away' };
