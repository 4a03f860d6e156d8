import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { PlayedField } from '../../src/rules/core/played-field.ts';
import { no, ok } from '../../src/rules/core/result.ts';
import { gm, type InEncounter, type Precondition } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';

/** A session of the GM's, with or without a field. */
export type OnField = Session & InEncounter;

/** The channel's encounter has a field. */
export interface HasField {
  readonly encounter: Encounter & { readonly field: PlayedField };
}

/** The caller is a GM of an encounter that has a field. */
export const gmOfField: Precondition<InEncounter & HasField> = (session) => {
  const met = gm(session);
  if (!met.ok) return met;
  return hasField(met.value) ? ok(met.value) : no({ type: 'no-field' });
};

/** Whether there is a field now: a deed may have taken it away. */
export function hasField<S extends InEncounter>(session: S): session is S & HasField {
  return session.encounter.field !== undefined;
}
