/** What a reader accepts, where no further facts are needed. Each has its message, such as `want-sheet`. */
export const PLAIN_EXPECTATIONS = [
  'yes-or-no',
  'no-field',
  'anything',
  'sheet',
  'sheet-fields',
  'free-name',
  'name-with-letter',
  'list-as-json',
  'lists',
  'shorter-nudge',
  'pack-id',
  'heights',
  'from-or-file',
  'from-file-or-sheet',
  'full-immunity',
  'plus-or-share',
  'usual-within',
  'some-text',
  'sha256',
  'fray-format',
  'token',
  'https-address',
  'languages',
  'server-id',
  'postgres-address',
  'connections-range',
  'rate',
] as const;
export type PlainExpectation = (typeof PLAIN_EXPECTATIONS)[number];

/** What a reader accepts, as data. `src/text/wants.ts` puts it into words: "a whole number from 0 to 100". */
export type Expectation =
  | { readonly kind: 'integer' | 'number' | 'list'; readonly least: number; readonly most: number }
  | { readonly kind: 'text' | 'name' | 'row'; readonly longest: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'object'; readonly fields: readonly string[] }
  /** A name from the book, or the full value. */
  | { readonly kind: 'named'; readonly or: Expectation }
  | { readonly kind: 'either'; readonly one: Expectation; readonly other: Expectation }
  /** A setting that may be empty. */
  | { readonly kind: 'or-empty'; readonly or: Expectation }
  | { readonly kind: 'dice'; readonly most: number; readonly least: number; readonly sides: number }
  /** The name is in the list more than once. */
  | { readonly kind: 'twice'; readonly name: string }
  | { readonly kind: 'combatants'; readonly most: number }
  | { readonly kind: 'connections'; readonly most: number }
  /** Connections that aren't in order, are beyond the total, or are named twice. */
  | { readonly kind: 'connections-order'; readonly low: number; readonly high: number }
  | { readonly kind: 'connections-total'; readonly of: number }
  | { readonly kind: 'connections-once'; readonly twice: number }
  | { readonly kind: PlainExpectation };
