import type { Extent, PersonalData } from '../../session/personal-data.ts';
import type { OpenPostgres } from './open.ts';

export async function extentOf(_open: OpenPostgres, _server: string, _user: string): Promise<Extent> {
  throw new Error('cold: extentOf');
}

export async function personalDataOf(_open: OpenPostgres, _server: string, _user: string): Promise<PersonalData> {
  throw new Error('cold: personalDataOf');
}
