import type { PoolClient } from 'pg';
import { idOf, type OtherChange } from '../change-writes.ts';
import type { Commit } from '../store.ts';
import { changeSheet } from './characters.ts';
import { deleteUser } from './delete-user.ts';
import { addFieldImage } from './field-images.ts';
import { recount } from './people.ts';
import { changePortrait } from './portraits.ts';

/** Writes a change that depends on what is kept, in the transaction of its commit and after its rows. */
export async function writeOther(client: PoolClient, change: OtherChange, { key, state, now }: Commit): Promise<void> {
  switch (change.type) {
    case 'sheet-changed':
      return changeSheet(client, key.server, change.change, now);
    case 'portrait-changed':
      return changePortrait(client, key.server, change.character, change.portrait);
    case 'field-image-added':
      return addFieldImage(
        client,
        { server: key.server, encounter: idOf({ state }), user: key.user, at: now },
        change.image,
      );
    case 'person-changed':
      return recount(client, key.server, key.user);
    case 'user-deleted':
      return deleteUser(client, key.server, key.user);
    default:
      return change satisfies never;
  }
}
