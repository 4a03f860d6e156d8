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
  | { readonly type: 'not-away' }
  /** In minutes. */
  | {
      readonly type: 'pace-unfit';
      readonly what: 'turn' | 'answer' | 'nudge';
      readonly least: number;
      readonly most: number;
    }
  /** A nudge so many minutes before the end of a turn that is no longer. */
  | { readonly type: 'nudge-too-early'; readonly nudge: number; readonly turn: number }
  /** There is no clock to be stopped. */
  | { readonly type: 'no-pace' }
  /** Whoever goes later lends then. */
  | { readonly type: 'hands-later' };
