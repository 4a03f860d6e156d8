// Which stored fields hold something about a user: their id, or their words. These fields are redacted when the user's
// data is deleted.

import type { PersonalIn, System } from './encounter.ts';
import type { Reason, Roll } from './reason.ts';

/**
 * How to redact a value, field by field. Every field that holds a user's id, their words or a reason has to be listed,
 * no matter how deep it is. If a field is missing, the code doesn't compile.
 */
export type RedactionOf<T> = T extends string
  ? PersonalIn<T, Reason | Roll>
  : [PersonalIn<T, Reason | Roll>] extends ['reasons']
    ? 'reasons'
    : T extends readonly (infer Each)[]
      ? RedactionOf<Each>
      : keyof T extends never
        ? 'own state'
        : RedactedFields<T>;

/** The fields of a type that need redaction, and how each is redacted. */
export type RedactedFields<T> = {
  readonly [Field in keyof T as [PersonalIn<NonNullable<T[Field]>, Reason | Roll>] extends [never]
    ? never
    : Field]-?: RedactionOf<NonNullable<T[Field]>>;
};

/** `RedactionOf` at run time: what to do with a value. */
export type RedactionRule =
  | 'user'
  | 'words'
  | 'note'
  | 'dice'
  | 'key'
  | 'character'
  | 'reasons'
  | 'own state'
  | { readonly [field: string]: RedactionRule };

/** The fields to redact in everything that a system stores: sheets, and the state of combatants and encounters. */
export type PersonalFields<S extends System> = RedactedFields<
  S['sheet'] & S['state']['combatant'] & S['state']['encounter']
>;
