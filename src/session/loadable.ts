import type { Die } from '../rules/core/dice.ts';
import type { Combatant, Encounter, TurnTimer } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Character } from './character.ts';
import type { EncounterRecord } from './encounter-record.ts';
import type { Missed } from './missed.ts';
import type { WaitingEncounter } from './needed.ts';
import type { PackHead, PackKeepers, StoredPack } from './pack.ts';
import type { Person, Saved } from './person.ts';
import type { Extent, PersonalData } from './personal-data.ts';
import type { History } from './undo-plan.ts';

/** What a handler can load besides the channel's encounter, by the name of the need. */
export interface Loadable {
  /** An id for a new encounter. */
  readonly newEncounter: number;
  /** The caller's characters in this server, by name. */
  readonly characters: readonly Character[];
  /** What the caller has saved in this server, by name. */
  readonly saved: readonly Saved[];
  /** The ids of those characters that have a portrait. */
  readonly portraits: readonly string[];
  /** The caller's hours and habits in this server. */
  readonly person: Person;
  /** The encounters of this server that wait for the caller, or that the caller runs. */
  readonly waits: readonly WaitingEncounter[];
  /** The turn timer that new encounters in this server start with. Undefined if there is none. */
  readonly usualTimer: TurnTimer | undefined;
  /** All stored revisions of this server's packs, by id, the newest first. */
  readonly packHeads: readonly PackHead[];
  /** The packs that this server uses, by id, after those of the host's folder. */
  readonly packs: readonly StoredPack[];
  /** One stored revision, by the beginning of its digest. Undefined if there is none like that. */
  readonly packRevision: StoredPack | undefined;
  /** Who may change this server's packs. */
  readonly packKeepers: PackKeepers;
  /** How the caller's characters were when they last played in this channel, by character id. */
  readonly lastCharacters: ReadonlyMap<string, Combatant>;
  /** The characters of another user, who has asked to join. */
  readonly asker: Pick<Loadable, 'characters' | 'lastCharacters'>;
  /** What the caller may have missed in the channel's encounter. */
  readonly missed: Missed;
  /** The history that undo and redo need. */
  readonly history: History;
  /** This channel's last encounters, latest first. */
  readonly encounters: readonly { readonly id: number; readonly name: string }[];
  /** The whole record of one of this channel's encounters. Undefined if it doesn't exist. */
  readonly record: EncounterRecord | undefined;
  /** The deeds that a message of the channel shows. Undefined if it shows none. */
  readonly toldIn: ToldDeeds | undefined;
  /** The latest encounters of this server that the caller plays or played in, latest first, with their dice. */
  readonly played: readonly PlayedFight[];
  /** How much data of the caller is stored in this server. */
  readonly extent: Extent;
  /** All stored data of the caller in this server. */
  readonly personalData: PersonalData;
}

/** The deeds that a message shows: the encounter, and the first and last of them. */
export interface ToldDeeds {
  readonly encounter: number;
  readonly first: number;
  readonly last: number;
}

export type Need = keyof Loadable;

/** The argument each need is declared with. */
interface NeedArguments extends Record<Need, unknown> {
  readonly newEncounter: true;
  readonly characters: true;
  readonly saved: true;
  readonly person: true;
  readonly waits: true;
  readonly usualTimer: true;
  readonly portraits: true;
  readonly packHeads: true;
  readonly packs: true;
  readonly packRevision: Pick<PackHead, 'id' | 'digest'>;
  readonly packKeepers: true;
  readonly lastCharacters: true;
  /** The user's id. */
  readonly asker: string;
  readonly missed: true;
  readonly history: true;
  /** At most this many. */
  readonly encounters: number;
  /**
   * The encounter's id or name; if several have the name, the latest. Without `typed`, the channel's current one. Or
   * the message that shows it.
   */
  readonly record: { readonly typed?: string | undefined } | { readonly toldIn: string };
  /** The message's id. */
  readonly toldIn: string;
  /** At most this many. */
  readonly played: number;
  readonly extent: true;
  readonly personalData: true;
}

/** What a handler declares, for example `{ characters: true }`. */
export type Needs<N extends Need = Need> = { readonly [K in N]: NeedArguments[K] };

/** Any set of needs. */
export type PartialNeeds = Partial<Needs>;

/** What has been loaded for those needs. */
export type LoadedFor<N extends Need> = Pick<Loadable, N>;

/** Merges several sets of needs. */
export function allNeeds(needs: readonly (PartialNeeds | undefined)[]): PartialNeeds {
  let all: PartialNeeds = {};
  for (const each of needs) all = { ...all, ...each };
  return all;
}

/** An encounter that a user plays or played in, with what dice statistics need. */
export interface PlayedFight {
  readonly name: string;
  readonly opening: Encounter;
  /** The deeds not undone, oldest first: those with dice, and those that say who plays a combatant. */
  readonly deeds: readonly { readonly events: readonly Event[]; readonly thrown: readonly Die[] }[];
}
