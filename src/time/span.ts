export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** A stretch of time, in milliseconds since 1970; `until` is outside it. Without `until` it has no end. */
export interface Span {
  readonly from: number;
  readonly until?: number;
}
