import type { Die } from '../rules/core/dice.ts';
import type { Combatant, Encounter, PackEntryName, UserId } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Answering } from './answer-times.ts';
import type { Character } from './character.ts';
import type { StoredDefaults } from './defaults.ts';
import type { EncounterRecord } from './encounter-record.ts';
import type { Missed } from './missed.ts';
import type { WaitingEncounter } from './needed.ts';
import type { PackHead, PackKeepers, StoredPack } from './pack.ts';
import type { Person, Saved } from './person.ts';
import type { Extent, PersonalData } from './personal-data.ts';
import type { History } from './undo-plan.ts';

/** What a handler can load besides the channel's encounter, by the need's name. */
export interface Loadable {
  /** An id for a new encounter. */
  readonly newEncounter: number;
  /** The caller's characters in this server, by name. */
  readonly characters: readonly Character[];
  /** What the caller has saved in this server, by name. */
  readonly saved: readonly Saved[];
  /** The ids of the caller's characters that have a portrait. */
  readonly portraits: readonly string[];
  /** The caller's hours and other settings in this server. */
  readonly person: Person;
  /** The encounters of this server that wait for the caller, or that the caller runs. */
  readonly waits: readonly WaitingEncounter[];
  /** The defaults of new encounters in this server and in this channel. */
  readonly defaults: StoredDefaults;
  /** The system of the last encounter that was opened in this server. Undefined if there was none. */
  readonly lastSystem: string | undefined;
  /** All stored revisions of this server's packs, by id, the newest first. */
  readonly packHeads: readonly PackHead[];
  /** The packs that this server uses, by id, after those of the host's folder. */
  readonly packs: readonly StoredPack[];
  /** A stored revision, found by the beginning of its digest. Undefined if there is none. */
  readonly packRevision: StoredPack | undefined;
  /** The entries of this server's packs that have a portrait, by their keys. */
  readonly packPortraits: readonly PackEntryName[];
  /** Who may change this server's packs. */
  readonly packKeepers: PackKeepers;
  /** The caller's characters, by id, as they were when they last played in this channel. */
  readonly lastCharacters: ReadonlyMap<string, Combatant>;
  /** What the caller, as a GM, added to this server's encounters in their latest deeds, newest first. */
  readonly addedLately: readonly AddedLately[];
  /** The characters of another user, who has asked to join. */
  readonly asker: Pick<Loadable, 'characters' | 'lastCharacters'>;
  /** What the caller may have missed in the channel's encounter. */
  readonly missed: Missed;
  /** The history that undo and redo need. */
  readonly history: History;
  /** The newest encounters of this channel, newest first. */
  readonly encounters: readonly { readonly id: number; readonly name: string }[];
  /** The whole record of one of this channel's encounters. Undefined if it doesn't exist. */
  readonly record: EncounterRecord | undefined;
  /** The deeds that a message in the channel tells about. Undefined if it tells about none. */
  readonly toldIn: ToldDeeds | undefined;
  /**
   * The author of a character's message in the channel. Undefined if it isn't a character's message, or its author
   * isn't known.
   */
  readonly said: Said | undefined;
  /** The token under which the channel's encounter is shared. Undefined if it isn't. */
  readonly share: string | undefined;
  /** The newest encounters of this server in which the caller plays or played, newest first, with their dice. */
  readonly played: readonly PlayedFight[];
  /** How the players of the channel's encounter answered before, and their hours. */
  readonly answering: Answering;
  /** How much of the caller's data is stored in this server. */
  readonly extent: Extent;
  /** All stored data of the caller in this server. */
  readonly personalData: PersonalData;
}

/** The deeds that a message tells about: the encounter, the first deed and the last. */
export interface ToldDeeds {
  readonly encounter: number;
  readonly first: number;
  readonly last: number;
}

/** A message in which a character says something. */
export interface Said {
  readonly message: string;
  /** Who said it. */
  readonly user: UserId;
}

/** A combatant that a GM added, by its name in the encounter, and the encounter's system. */
export interface AddedLately {
  readonly system: string;
  readonly name: string;
}

export type Need = keyof Loadable;

/** The argument with which each need is declared. */
interface NeedArguments extends Record<Need, unknown> {
  readonly newEncounter: true;
  readonly characters: true;
  readonly saved: true;
  readonly person: true;
  readonly waits: true;
  readonly defaults: true;
  readonly lastSystem: true;
  readonly portraits: true;
  readonly packHeads: true;
  readonly packs: true;
  readonly packRevision: Pick<PackHead, 'id' | 'digest'>;
  readonly packPortraits: true;
  readonly packKeepers: true;
  readonly lastCharacters: true;
  readonly addedLately: true;
  /** The id of the user who asked. */
  readonly asker: string;
  readonly missed: true;
  readonly history: true;
  /** The most encounters to load. */
  readonly encounters: number;
  /**
   * The encounter's id or name. If several have the name, the latest. Without `typed`, the channel's current encounter.
   * `toldIn` is the id of a message that shows it.
   */
  readonly record: { readonly typed?: string | undefined } | { readonly toldIn: string };
  /** The message's id. */
  readonly toldIn: string;
  /** The message's id. */
  readonly said: string;
  readonly share: true;
  /** The most encounters to load. */
  readonly played: number;
  readonly answering: true;
  readonly extent: true;
  readonly personalData: true;
}

/** The needs that a handler declares, such as `{ characters: true }`. */
export type Needs<N extends Need = Need> = { readonly [K in N]: NeedArguments[K] };

export type PartialNeeds = Partial<Needs>;

/** The data that was loaded for the needs. */
export type LoadedFor<N extends Need> = Pick<Loadable, N>;

/** Merges several sets of needs. */
export function allNeeds(needs: readonly (PartialNeeds | undefined)[]): PartialNeeds {
  let all: PartialNeeds = {};
  for (const each of needs) all = { ...all, ...each };
  return all;
}

/** An encounter that a user plays or played in, with what statistics need. */
export interface PlayedFight {
  readonly name: string;
  readonly opening: Encounter;
  /** The deeds that aren't undone, oldest first: those with dice, those that did something, and those that say who plays a combatant. */
  readonly deeds: readonly { readonly events: readonly Event[]; readonly thrown: readonly Die[] }[];
}
