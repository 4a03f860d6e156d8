import type { PoolClient } from 'pg';
import type { Encounter } from '../../rules/core/encounter.ts';
import { NO_PEOPLE, type People } from '../../session/people.ts';
import type { Person } from '../../session/person.ts';
import type { OpenPostgres } from './open.ts';

export async function personOf(_open: OpenPostgres, _server: string, _user: string): Promise<Person> {
  throw new Error('cold: personOf');
}

/** What is known of when the players of an encounter play: nothing where it has no pace. */
export async function peopleOf(
  _open: OpenPostgres,
  _server: string,
  encounter: Encounter | undefined,
): Promise<People> {
  if (!encounter?.pace) return NO_PEOPLE;
  throw new Error('cold: peopleOf');
}

export async function keepPerson(_client: PoolClient, _server: string, _user: string, _person: Person): Promise<void> {
  throw new Error('cold: keepPerson, with the recount of due times');
}
