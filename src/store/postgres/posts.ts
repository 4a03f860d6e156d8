import type { ToldIn } from '../../session/loadable.ts';
import type { Shards } from '../../shards.ts';
import type { Place, ShownPost, StoredPost } from '../store.ts';
import type { OpenPostgres } from './open.ts';

export async function toldIn(_open: OpenPostgres, _place: Place, _message: string): Promise<ToldIn | undefined> {
  throw new Error('cold: toldIn');
}

export async function postsToShow(_open: OpenPostgres, _place: Place): Promise<readonly StoredPost[]> {
  throw new Error('cold: postsToShow');
}

export async function channelsToShow(_open: OpenPostgres, _shards?: Shards): Promise<readonly Place[]> {
  throw new Error('cold: channelsToShow');
}

export async function postShown(_open: OpenPostgres, _shown: ShownPost): Promise<void> {
  throw new Error('cold: postShown');
}
