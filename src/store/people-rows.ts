import { type Person, UNKNOWN_PERSON } from '../session/person.ts';
import type { people } from './sqlite/schema.ts';

type PersonRow = typeof people.$inferSelect;

/** Whether there is something to keep of a person. */
export function isKnown({ hours, direct, meanwhile }: Person): boolean {
  return Object.keys(hours).length > 0 || direct === true || meanwhile !== undefined;
}

/** The row of a person. */
export function personRow(
  server: string,
  user: string,
  { hours: { zone, quiet, off, away }, direct, meanwhile }: Person,
): PersonRow {
  return {
    server,
    user,
    zone: zone ?? null,
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    off: off ?? null,
    away: away ?? null,
    direct: direct === true,
    meanwhile: meanwhile ?? null,
  };
}

/** A person as their row has them: an unknown one where there is none. */
export function personOf(row: PersonRow | undefined): Person {
  if (!row) return UNKNOWN_PERSON;
  const { zone, quietFrom, quietUntil, off, away, direct, meanwhile } = row;
  return {
    hours: {
      ...(zone !== null && { zone }),
      ...(quietFrom !== null && quietUntil !== null && { quiet: { from: quietFrom, until: quietUntil } }),
      ...(off !== null && { off }),
      ...(away !== null && { away }),
    },
    ...(direct && { direct }),
    ...(meanwhile !== null && { meanwhile }),
  };
}
