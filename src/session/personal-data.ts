import type { Resource, Vitality } from '../rules/core/encounter.ts';
import type { DeedKind } from './change.ts';
import type { Character } from './character.ts';
import type { ChronicleLine } from './encounter-record.ts';
import type { Pending } from './encounter-state.ts';
import type { Person, Saved } from './person.ts';
import type { PictureType } from './portrait.ts';

/** Everything that is kept of one player in one server, for them to read. Times in ISO 8601. */
export interface PersonalData {
  readonly server: string;
  readonly user: string;
  /** The acts and rolls that they have saved. */
  readonly saved: readonly Saved[];
  /** When they play. Absent: they have said nothing of it. */
  readonly person?: Person;
  readonly characters: readonly (Omit<Character, 'id' | 'server' | 'user'> & {
    readonly portrait?: { readonly type: PictureType; readonly base64: string };
  })[];
  /** Pictures that they laid under fields, as many as fit. */
  readonly fieldImages: readonly { readonly fight: number; readonly type: PictureType; readonly base64: string }[];
  readonly fights: readonly PersonalFight[];
  readonly deeds: readonly PersonalDeed[];
  /** What they did in encounters of version 0.1, with the words they wrote. */
  readonly chronicles: readonly { readonly fight: number; readonly lines: readonly ChronicleLine[] }[];
  /** What they ask or have been refused, and words by them or for them that have not been read. */
  readonly pending: readonly ({ readonly fight: number } & Pending)[];
  /** What was too much for one file: the oldest fights and deeds. */
  readonly leftOut: { readonly fights: number; readonly deeds: number };
}

/** A fight in which the player ran or played somebody. */
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

/** Something the player did, with the words they wrote. */
export interface PersonalDeed {
  readonly fight: number;
  readonly number: number;
  readonly at: string;
  readonly kind: DeedKind;
  readonly deed?: unknown;
  readonly answers: readonly string[];
}

/** How much of a player there is in a server. */
export interface Extent {
  readonly characters: number;
  readonly saved: number;
  /** Whether they have said when they play. */
  readonly person: boolean;
  readonly fights: number;
  readonly deeds: number;
  /** Fights in which they ask to join, were refused, or words by or for them wait to be read. */
  readonly pending: number;
  /** Fights that have not ended and have no other GM. */
  readonly alone: readonly { readonly name: string; readonly channel: string }[];
}
