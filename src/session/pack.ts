import { createHash } from 'node:crypto';
import type { UserId } from '../rules/core/encounter.ts';

/** Who may change a server's packs: only members who may manage the server, or any GM in it as well. */
export const PACK_KEEPERS = ['managers', 'gms'] as const;
export type PackKeepers = (typeof PACK_KEEPERS)[number];

/** A stored revision of a content pack, without its file. */
export interface PackHead {
  readonly id: string;
  readonly revision: number;
  readonly system: string;
  readonly title: string;
  /** SHA-256 of the file's text. */
  readonly digest: string;
  /** The file's length in bytes of UTF-8. */
  readonly bytes: number;
  /** Who uploaded it. Undefined if their data was deleted. */
  readonly by?: UserId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True for the revision that the server uses. */
  readonly current: boolean;
}

/** A stored revision with its file, exactly as it was uploaded. */
export interface StoredPack extends PackHead {
  readonly file: string;
  /** True for a pack in the host's folder: every server has it, and no server can change it. */
  readonly host?: true;
}

/** The most entries of a server's packs that may have a portrait. */
export const MAX_PACK_PORTRAITS = 200;

/** The side of a pack's portraits, in pixels: enough for a thumbnail on a phone, and for a token on the map. */
export const PACK_PORTRAIT_SIDE = 160;

/** How an entry of a pack is found: by its name in lower case, as names in a pack count as equal. */
export function entryKey(name: string): string {
  return name.trim().toLowerCase();
}

/** SHA-256 of a file's text, in hex. */
export function packDigest(file: string): string {
  return createHash('sha256').update(file).digest('hex');
}
