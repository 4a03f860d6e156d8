import { english } from './en/english.ts';

/** What has the form of a table, with words of its own. */
type Worded<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Said
    ? (...args: Args) => Worded<Said>
    : { readonly [Entry in keyof T]: Worded<T[Entry]> };

/** Everything that a language has words for: English is the measure. */
type Spoken = Pick<typeof english, Typed> & Worded<Omit<typeof english, Typed>>;
/** What has a type of its own, whatever the language. */
type Typed = 'language' | 'phrases';

/** The language that Fray speaks: the one place where it is chosen. */
const spoken: Spoken = english;

export const { grammar } = spoken.language;
export const { and, or, mention } = grammar;
export const {
  acts,
  auto,
  balance,
  language,
  referenceOf,
  practiceOf,
  practice,
  picture,
  portrait,
  sheetLines,
  explain,
  deedTitle,
  drawing,
  turnsTitle,
  failures,
  turnCall,
  questionCall,
  table,
  sums,
  standing,
  turns,
  overview,
  questions,
  people,
  rest,
  record,
  undo,
  odds,
  strength,
  opening,
  victory,
  board,
  card,
  caughtUp,
  corner,
  course,
  needed,
  since,
  field,
  forecast,
  lopsided,
  luck,
  moves,
  state,
  pace,
  page,
  plan,
  privacy,
  gm,
  joining,
  help,
  hands,
  hours,
  buttons,
  masteryCard,
  toolNamed,
  spellNamed,
  phrases,
} = spoken;

/** Whose turn it is; who is done with it while others of their block are not; who comes later. */
export type BoardTurn = Parameters<Spoken['board']['name']>[1];
/** Who is called, and the combatants because of whom. */
export type Called = Parameters<typeof turnCall>[0][number];
