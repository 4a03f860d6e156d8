import type { Resource, Vitality } from '../rules/core/encounter.ts';
import type { DeedKind } from './change.ts';
import type { Character } from './character.ts';
import type { ChronicleLine } from './encounter-record.ts';
import type { Pending } from './encounter-state.ts';
import type { PackHead } from './pack.ts';
import type { Person, Saved } from './person.ts';
import type { PictureType } from './portrait.ts';

/** All stored data of one player in one server, for them to read. Times in ISO 8601. */
export interface PersonalData {
  readonly server: string;
  readonly user: string;
  /** Their saved actions and rolls. */
  readonly saved: readonly Saved[];
  /** The revisions of content packs that they stored, without the files: those belong to the server. */
  readonly packs: readonly Omit<PackHead, 'by'>[];
  /** Their hours. Undefined if they have set none. */
  readonly person?: Person;
  readonly characters: readonly (Omit<Character, 'id' | 'server' | 'user'> & {
    readonly portrait?: { readonly type: PictureType; readonly base64: string };
  })[];
  /** Map images they uploaded, as many as fit. */
  readonly fieldImages: readonly { readonly fight: number; readonly type: PictureType; readonly base64: string }[];
  readonly fights: readonly PersonalFight[];
  readonly deeds: readonly PersonalDeed[];
  /** What they did in encounters of version 0.1, with the words they wrote. */
  readonly chronicles: readonly { readonly fight: number; readonly lines: readonly ChronicleLine[] }[];
  /** Their requests and refusals, and unread messages from or to them. */
  readonly pending: readonly ({ readonly fight: number } & Pending)[];
  /** How many of the oldest fights and deeds didn't fit into the file. */
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

/** How much data of a player there is in a server. */
export interface Extent {
  readonly characters: number;
  readonly saved: number;
  /** Revisions of content packs that they stored. */
  readonly packs: number;
  /** True if they have set their hours. */
  readonly person: boolean;
  readonly fights: number;
  readonly deeds: number;
  /** Fights with a request, a refusal or an unread message of theirs. */
  readonly pending: number;
  /** Fights that have not ended and have no other GM. */
  readonly alone: readonly { readonly name: string; readonly channel: string }[];
}
