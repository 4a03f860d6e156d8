import { createHash } from 'node:crypto';
import { type OwnCondition, ownAffliction } from '../rules/core/condition.ts';
import type { Deed, PackSource } from '../rules/core/deed.ts';
import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Affliction } from '../rules/core/intent.ts';

/** Who may change a server's packs: only members who may manage the server, or also GMs. */
export const PACK_KEEPERS = ['managers', 'gms'] as const;
export type PackKeepers = (typeof PACK_KEEPERS)[number];

/** A stored revision of a content pack, without its file. */
export interface PackSummary {
  readonly id: string;
  readonly revision: number;
  readonly system: string;
  readonly title: string;
  /** The SHA-256 of the file's text. */
  readonly digest: string;
  /** The file's length in UTF-8, in bytes. */
  readonly bytes: number;
  /** The user who uploaded the revision. Undefined if the user's data was deleted. */
  readonly by?: UserId;
  /** When the revision was uploaded, in milliseconds since 1970. */
  readonly at: number;
  /** True if it is the revision that the server uses. */
  readonly current: boolean;
}

/** A stored revision of a pack, with its file. */
export interface StoredPack extends PackSummary {
  readonly file: string;
  /**
   * True if the pack is in the folder of packs that the bot's admin provides. Every server has it, and no server can
   * change it.
   */
  readonly host?: true;
}

/** The maximum number of entries in a server's packs that can have a portrait. */
export const MAX_PACK_PORTRAITS = 200;

/**
 * The width and height of portraits in packs, in pixels: enough for a thumbnail on a phone, and for a token on the map.
 */
export const PACK_PORTRAIT_SIDE = 160;

/** The key of a pack's entry: its name in lower case, because names in a pack ignore case. */
export function entryKey(name: string): string {
  return name.trim().toLowerCase();
}

/** The SHA-256 of a file's text, in hex. */
export function packDigest(file: string): string {
  return createHash('sha256').update(file).digest('hex');
}

/** A condition in a pack that the GM can put on someone. */
export interface ConditionFromPack extends OwnCondition {
  readonly from: PackSource;
}

/**
 * The deed that puts a condition on someone: the pack's condition with this name if there is one, or else the book's.
 */
export function afflictDeed(
  subject: CombatantId,
  name: string,
  conditions: readonly ConditionFromPack[],
  details: Omit<Affliction, 'condition' | 'form'>,
): Extract<Deed, { type: 'afflict' }> {
  const ownCondition = conditions.find((each) => each.name === name);
  const affliction = ownCondition ? ownAffliction(ownCondition, details) : { condition: name, ...details };
  return { type: 'afflict', subject, affliction, ...given({ from: ownCondition?.from }) };
}
