import type { PackEntryName, Resource, Vitality } from '../rules/core/encounter.ts';
import type { DeedKind } from './change.ts';
import type { Character } from './character.ts';
import type { ChronicleLine } from './encounter-record.ts';
import type { PendingData } from './encounter-state.ts';
import type { PackSummary } from './pack.ts';
import type { Person, SavedEntry } from './person.ts';
import type { PictureType } from './portrait.ts';

/** All data stored about a player in a server, in a form that they can read. Times are in ISO 8601. */
export interface PersonalData {
  readonly server: string;
  readonly user: string;
  /** The player's saved actions and rolls. */
  readonly saved: readonly SavedEntry[];
  /** The revisions of content packs that the player uploaded, without their files, which belong to the server. */
  readonly packs: readonly Omit<PackSummary, 'by'>[];
  /**
   * The player's settings (when they play, how they are pinged), and the hints that they have seen. Undefined if the
   * player has none.
   */
  readonly person?: Person;
  readonly characters: readonly (Omit<Character, 'id' | 'server' | 'user'> & {
    readonly portrait?: { readonly type: PictureType; readonly base64: string };
  })[];
  /** Map images that the player uploaded, as many as fit into the file. */
  readonly fieldImages: readonly { readonly fight: number; readonly type: PictureType; readonly base64: string }[];
  /** Portraits of packs' creatures that the player uploaded, as many as fit into the file. */
  readonly packPortraits: readonly (PackEntryName & { readonly type: PictureType; readonly base64: string })[];
  readonly fights: readonly PersonalFight[];
  readonly deeds: readonly PersonalDeed[];
  /** Where and when the player said something as a character. The words themselves are only in Discord's messages. */
  readonly said: readonly { readonly channel: string; readonly message?: string; readonly at: string }[];
  /** What the player did in encounters from version 0.1, with the words that they wrote. */
  readonly chronicles: readonly { readonly fight: number; readonly lines: readonly ChronicleLine[] }[];
  /**
   * What is pending about the player in each fight: requests to join, refusals by the GM, unread messages from or to
   * the player, and texts that the player hasn't confirmed as an action.
   */
  readonly pending: readonly ({ readonly fight: number } & PendingData)[];
  /** How many of the oldest fights and deeds were left out because they didn't fit into the file. */
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

/** A deed of the player, with the words that they wrote. */
export interface PersonalDeed {
  readonly fight: number;
  readonly number: number;
  readonly at: string;
  readonly kind: DeedKind;
  readonly deed?: unknown;
  readonly answers: readonly string[];
}

/** How much data about a player is stored in a server. */
export interface PersonalDataSummary {
  readonly characters: number;
  readonly saved: number;
  /** How many revisions of content packs the player uploaded. */
  readonly packs: number;
  /** How many portraits for packs' entries the player uploaded. */
  readonly portraits: number;
  /** True if the player has set when they play (time zone, quiet hours, days off, absences), or how they get nudges. */
  readonly hours: boolean;
  /** True if the player has seen a hint that is shown only once. */
  readonly hints: boolean;
  readonly fights: number;
  readonly deeds: number;
  /** How often the player said something as a character. */
  readonly said: number;
  /** In how many fights the player has a request, a refusal or an unread message. */
  readonly pending: number;
  /** Fights that haven't ended and have only this player as their GM. */
  readonly alone: readonly { readonly name: string; readonly channel: string }[];
}
