/** What a language has for all texts: names made safe, lists, percentages, plurals. */
export interface Grammar {
  /** What players or content named, safe to show. */
  readonly safe: (text: string, longest?: number) => string;
  readonly list: (names: readonly string[]) => string;
  /** "a", "a and b", "a, b and c". At most `most` are named, the rest counted. */
  readonly and: (names: readonly string[], most?: number) => string;
  /** The same with "or". */
  readonly or: (names: readonly string[], most?: number) => string;
  /** A user as Discord shows one. Whether it pings is decided where the message is sent. */
  readonly mention: (user: string) => string;
  readonly percent: (value: number) => string;
  /** "1 net hit", "3 net hits": the number and the form that goes with it. */
  readonly count: (value: number, forms: PluralForms) => string;
}

/** The forms of a noun that a language tells apart; English has two. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
