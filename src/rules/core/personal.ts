declare const kind: unique symbol;

/** Text that tells of a user. What has such a field is redacted when they ask to be deleted; `store/` has to say how. */
type Personal<Kind extends string> = string & { readonly [kind]?: Kind };

/** A player or GM: Discord's user id, or the speaker's name at the terminal table. */
export type UserId = Personal<'user'>;

/** What somebody wrote in their own words, and of which nothing in the rules depends. */
export type OwnWords = Personal<'words'>;

/** Words for a condition. The rules may tell conditions apart by them, so that others have to stand in their place. */
export type ConditionNote = Personal<'note'>;

/** Dice as they were typed; a label of the user’s own words may follow them. */
export type LabeledDice = Personal<'dice'>;

/** What tells a condition from others on its bearer; it may end with the note. */
export type ConditionKey = Personal<'key'>;

/** A stored character's id; a ready-made one's names its user. */
export type CharacterId = Personal<'character'>;

/** Which kinds of personal text are somewhere in a value. `Told`: what tells by reasons. `object`: what only one system reads. */
export type PersonalIn<T, Told> = T extends string
  ? typeof kind extends keyof T
    ? NonNullable<T[typeof kind]>
    : never
  : T extends number | boolean | undefined | null
    ? never
    : T extends Told
      ? 'reasons'
      : T extends readonly (infer Each)[]
        ? PersonalIn<Each, Told>
        : keyof T extends never
          ? 'own state'
          : { [Field in keyof T]-?: PersonalIn<NonNullable<T[Field]>, Told> }[keyof T];
