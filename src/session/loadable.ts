import type { Die } from '../rules/core/dice.ts';
import type { Combatant, Encounter, PackEntryName, UserId } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { AnswerHistory } from './answer-times.ts';
import type { Character } from './character.ts';
import type { StoredDefaults } from './defaults.ts';
import type { EncounterRecord } from './encounter-record.ts';
import type { MissedDeeds } from './missed-deeds.ts';
import type { PackKeepers, PackSummary, StoredPack } from './pack.ts';
import type { Person, SavedEntry } from './person.ts';
import type { PersonalData, PersonalDataSummary } from './personal-data.ts';
import type { History } from './undo-plan.ts';
import type { WaitingEncounter } from './waiting-encounters.ts';

/** What a handler can load besides the channel's encounter, by the name of the need. */
export interface LoadableData {
  /** An id for a new encounter. */
  readonly newEncounter: number;
  /** The caller's characters in this server, sorted by name. */
  readonly characters: readonly Character[];
  /** What the caller has saved in this server, sorted by name. */
  readonly saved: readonly SavedEntry[];
  /** The ids of the caller's characters that have a portrait. */
  readonly portraits: readonly string[];
  /**
   * The caller's settings in this server: when they play, how they are pinged, and what happens while they are away.
   */
  readonly person: Person;
  /** This server's encounters that are waiting for the caller, or that the caller runs. */
  readonly waits: readonly WaitingEncounter[];
  /** The defaults for new encounters in this server and this channel. */
  readonly defaults: StoredDefaults;
  /** The system of the encounter that was opened last in this server. Undefined if there was none. */
  readonly lastSystem: string | undefined;
  /** All stored revisions of this server's packs, sorted by id, the newest first. */
  readonly packSummaries: readonly PackSummary[];
  /**
   * The packs that this server uses: first its own, sorted by id, then those that the bot's admin provides for every
   * server.
   */
  readonly packs: readonly StoredPack[];
  /** The stored revision of a pack whose digest begins with a given text. Undefined if there is none. */
  readonly packRevision: StoredPack | undefined;
  /** The entries in this server's packs that have a portrait, by their keys. */
  readonly packPortraits: readonly PackEntryName[];
  /** Who may change this server's packs. */
  readonly packKeepers: PackKeepers;
  /** The caller's characters by id, each in its state from its last encounter in this channel. */
  readonly lastCharacters: ReadonlyMap<string, Combatant>;
  /** What the caller recently added to this server's encounters as a GM, the newest first. */
  readonly addedLately: readonly AddedCombatant[];
  /** The characters of another user who has asked to join. */
  readonly asker: Pick<LoadableData, 'characters' | 'lastCharacters'>;
  /** What the caller may have missed in the channel's encounter. */
  readonly missed: MissedDeeds;
  /** The history that undo and redo need. */
  readonly history: History;
  /** This channel's latest encounters, the newest first. */
  readonly encounters: readonly { readonly id: number; readonly name: string }[];
  /** The whole record of an encounter in this channel. Undefined if there is no such encounter. */
  readonly record: EncounterRecord | undefined;
  /**
   * The language of the messages of the encounter in `record`. The record doesn't contain it. Undefined for English.
   */
  readonly recordLanguage: string | undefined;
  /** The deeds that a message in the channel tells about. Undefined if it tells about none. */
  readonly toldIn: DeedsInMessage | undefined;
  /**
   * A message in which a character says something in the channel, and the user who wrote it. Undefined if no character
   * speaks in the message, or if its author isn't known.
   */
  readonly said: CharacterMessage | undefined;
  /** The token under which the channel's encounter is shared. Undefined if it isn't shared. */
  readonly share: string | undefined;
  /** This server's latest encounters in which the caller plays or played, the newest first, with their dice. */
  readonly played: readonly FightForStatistics[];
  /**
   * How fast the players in the channel's encounter have answered, and when they play (time zone, quiet hours,
   * absences).
   */
  readonly answering: AnswerHistory;
  /** How much of the caller's data is stored in this server. */
  readonly extent: PersonalDataSummary;
  /** All data stored about the caller in this server. */
  readonly personalData: PersonalData;
}

/** The deeds that a message tells about: the encounter's number, and the numbers of the first and last deed. */
export interface DeedsInMessage {
  readonly encounter: number;
  readonly first: number;
  readonly last: number;
}

/** A message in which a character says something. */
export interface CharacterMessage {
  readonly message: string;
  /** The user who wrote the message. */
  readonly user: UserId;
}

/** A combatant that a GM added: the encounter's system, and the combatant's name. */
export interface AddedCombatant {
  readonly system: string;
  readonly name: string;
}

export type Need = keyof LoadableData;

/** What a handler passes for each need: `true`, or which data to load. */
interface NeedArguments extends Record<Need, unknown> {
  readonly newEncounter: true;
  readonly characters: true;
  readonly saved: true;
  readonly person: true;
  readonly waits: true;
  readonly defaults: true;
  readonly lastSystem: true;
  readonly portraits: true;
  readonly packSummaries: true;
  readonly packs: true;
  readonly packRevision: Pick<PackSummary, 'id' | 'digest'>;
  readonly packPortraits: true;
  readonly packKeepers: true;
  readonly lastCharacters: true;
  readonly addedLately: true;
  /** The id of the user who asks to join. */
  readonly asker: string;
  readonly missed: true;
  readonly history: true;
  /** The maximum number of encounters to load. */
  readonly encounters: number;
  /**
   * The encounter's id or name. If several encounters have the name, the latest one is loaded. Without `typed`, it is
   * the channel's current encounter. `toldIn` is the id of a message about the encounter.
   */
  readonly record: { readonly typed?: string | undefined } | { readonly toldIn: string };
  /** The encounter whose language is loaded, named in the same way as for `record`. */
  readonly recordLanguage: { readonly typed?: string | undefined } | { readonly toldIn: string };
  /** The id of the message that tells about the deeds. */
  readonly toldIn: string;
  /** The id of the message in which a character says something. */
  readonly said: string;
  readonly share: true;
  /** The maximum number of encounters to load. */
  readonly played: number;
  readonly answering: true;
  readonly extent: true;
  readonly personalData: true;
}

/** The data needed to show an encounter's record. */
export function recordNeeds(record: NeedArguments['record']): Needs<'record' | 'recordLanguage'> {
  return { record, recordLanguage: record };
}

/** What a handler needs, such as `{ characters: true }`. */
export type Needs<N extends Need = Need> = { readonly [K in N]: NeedArguments[K] };

export type PartialNeeds = Partial<Needs>;

/** The fields of `LoadableData` that these needs load. */
export type LoadedData<N extends Need> = Pick<LoadableData, N>;

export function combineNeeds(needs: readonly (PartialNeeds | undefined)[]): PartialNeeds {
  let combinedNeeds: PartialNeeds = {};
  for (const each of needs) combinedNeeds = { ...combinedNeeds, ...each };
  return combinedNeeds;
}

/** An encounter in which a user plays or played, with the data that statistics need. */
export interface FightForStatistics {
  readonly name: string;
  readonly opening: Encounter;
  /**
   * The deeds that aren't undone, the oldest first. Only deeds with dice or with events that statistics use are
   * included.
   */
  readonly deeds: readonly { readonly events: readonly Event[]; readonly thrown: readonly Die[] }[];
}
