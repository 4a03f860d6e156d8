import type { PackEntryName, Resource, Vitality } from '../rules/core/encounter.ts';
import type { DeedKind } from './change.ts';
import type { Character } from './character.ts';
import type { ChronicleLine } from './encounter-record.ts';
import type { Pending } from './encounter-state.ts';
import type { PackHead } from './pack.ts';
import type { Person, Saved } from './person.ts';
import type { PictureType } from './portrait.ts';

/** All stored data of a player in a server, for them to read. Times are in ISO 8601. */
export interface PersonalData {
  readonly server: string;
  readonly user: string;
  /** The player's saved actions and rolls. */
  readonly saved: readonly Saved[];
  /**
   * The revisions of content packs that the player uploaded. The files aren't included, because they belong to the
   * server.
   */
  readonly packs: readonly Omit<PackHead, 'by'>[];
  /** The player's hours, and the hints that they have seen. Undefined if there are neither. */
  readonly person?: Person;
  readonly characters: readonly (Omit<Character, 'id' | 'server' | 'user'> & {
    readonly portrait?: { readonly type: PictureType; readonly base64: string };
  })[];
  /** Map images that the player uploaded, as many as fit. */
  readonly fieldImages: readonly { readonly fight: number; readonly type: PictureType; readonly base64: string }[];
  /** Portraits they uploaded for creatures of packs, as many as fit. */
  readonly packPortraits: readonly (PackEntryName & { readonly type: PictureType; readonly base64: string })[];
  readonly fights: readonly PersonalFight[];
  readonly deeds: readonly PersonalDeed[];
  /** Where and when the player said something as a character. The words are only in Discord's messages. */
  readonly said: readonly { readonly channel: string; readonly message?: string; readonly at: string }[];
  /** What the player did in encounters of version 0.1, with the words they wrote. */
  readonly chronicles: readonly { readonly fight: number; readonly lines: readonly ChronicleLine[] }[];
  /** The player's requests, refusals, and unread messages from or to them. */
  readonly pending: readonly ({ readonly fight: number } & Pending)[];
  /** How many of the oldest fights and deeds were left out, because they didn't fit into the file. */
  readonly leftOut: { readonly fights: number; readonly deeds: number };
}

/** A fight that the player ran or had a combatant in. */
export interface PersonalFight {
  readonly fight: number;
  readonly name: string;
  readonly system: string;
  readonly channel: string;
  readonly opened: string;
  readonly ended?: string;
  readonly gm: boolean;
  readonly combatants: readonly {
    readonly name: string;
    readonly vitality: Vitality;
    readonly resources: Readonly<Record<string, Resource>>;
    readonly sheet: object;
    readonly own: object;
  }[];
}

/** A deed of the player, with the words they wrote. */
export interface PersonalDeed {
  readonly fight: number;
  readonly number: number;
  readonly at: string;
  readonly kind: DeedKind;
  readonly deed?: unknown;
  readonly answers: readonly string[];
}

/** How much data of a player is stored in a server. */
export interface Extent {
  readonly characters: number;
  readonly saved: number;
  /** How many revisions of content packs the player uploaded. */
  readonly packs: number;
  /** How many portraits of packs' entries the player uploaded. */
  readonly portraits: number;
  /** True if the player has set their hours, or how they are nudged. */
  readonly hours: boolean;
  /** True if the player has seen a hint that is shown only once. */
  readonly hints: boolean;
  readonly fights: number;
  readonly deeds: number;
  /** How often the player said something as a character. */
  readonly said: number;
  /** How many fights have a request, a refusal or an unread message of the player. */
  readonly pending: number;
  /** Fights that have not ended and have only this player as GM. */
  readonly alone: readonly { readonly name: string; readonly channel: string }[];
}
