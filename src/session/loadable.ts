import type { Die } from '../rules/core/dice.ts';
import type { Combatant, Encounter, Pace } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Character } from './character.ts';
import type { EncounterRecord } from './encounter-record.ts';
import type { Lately } from './lately.ts';
import type { WaitingEncounter } from './needed.ts';
import type { Person, Saved } from './person.ts';
import type { Extent, PersonalData } from './personal-data.ts';
import type { History } from './undo-plan.ts';

/** What a handler can ask for besides the channel's encounter, by the name under which it declares the need. */
export interface Loadable {
  /** An id for an encounter that is about to be opened. */
  readonly newEncounter: number;
  /** The caller's characters in this server, by name. */
  readonly characters: readonly Character[];
  /** What the caller has saved in this server, by name. */
  readonly saved: readonly Saved[];
  /** The ids of those of them that have a portrait. */
  readonly portraits: readonly string[];
  /** How the caller plays in this server, and when. */
  readonly person: Person;
  /** The encounters of this server that wait for the caller, or that they run. */
  readonly waits: readonly WaitingEncounter[];
  /** The pace with which an encounter opens in this server. Absent: none. */
  readonly usualPace: Pace | undefined;
  /** How the caller's characters stood in this channel when they last played here, by the character's id. */
  readonly lastSelves: ReadonlyMap<string, Combatant>;
  /** The characters of another user, who has asked to join. */
  readonly asker: Pick<Loadable, 'characters' | 'lastSelves'>;
  /** What the caller may have missed of the channel's encounter. */
  readonly lately: Lately;
  /** What undo and redo go by. */
  readonly history: History;
  /** This channel's last encounters, latest first. */
  readonly encounters: readonly { readonly id: number; readonly name: string }[];
  /** The whole record of one of this channel's encounters. Absent where there is none such. */
  readonly record: EncounterRecord | undefined;
  /** Which deeds a message of the channel tells. Absent: it tells none. */
  readonly toldIn: ToldIn | undefined;
  /** The latest encounters of this server in which the caller plays or played, the latest first, with the dice that fell. */
  readonly played: readonly PlayedFight[];
  /** How much is kept of the caller in this server. */
  readonly extent: Extent;
  /** All that is kept of the caller in this server. */
  readonly personalData: PersonalData;
}

/** The deeds that a message tells: of which encounter, from which to which. */
export interface ToldIn {
  readonly encounter: number;
  readonly first: number;
  readonly last: number;
}

export type Need = keyof Loadable;

/** With what each need is declared. */
interface NeedArguments extends Record<Need, unknown> {
  readonly newEncounter: true;
  readonly characters: true;
  readonly saved: true;
  readonly person: true;
  readonly waits: true;
  readonly usualPace: true;
  readonly portraits: true;
  readonly lastSelves: true;
  /** The user's id. */
  readonly asker: string;
  readonly lately: true;
  readonly history: true;
  /** At most so many. */
  readonly encounters: number;
  /**
   * The encounter's id or name; of several of one name the latest. Absent: the channel's present one. Or the message that
   * tells of it.
   */
  readonly record: { readonly typed?: string | undefined } | { readonly toldIn: string };
  /** The message's id. */
  readonly toldIn: string;
  /** At most so many. */
  readonly played: number;
  readonly extent: true;
  readonly personalData: true;
}

/** What a handler declares: `{ characters: true }`. */
export type Needs<N extends Need = Need> = { readonly [K in N]: NeedArguments[K] };

/** Some needs, whichever. */
export type PartialNeeds = Partial<Needs>;

/** What has been loaded for such needs. */
export type LoadedFor<N extends Need> = Pick<Loadable, N>;

/** Several needs as one. */
export function allNeeds(needs: readonly (PartialNeeds | undefined)[]): PartialNeeds {
  let all: PartialNeeds = {};
  for (const each of needs) all = { ...all, ...each };
  return all;
}

/** An encounter in which somebody plays or played, as far as their dice are to be told. */
export interface PlayedFight {
  readonly name: string;
  readonly opening: Encounter;
  /** What stands of it, oldest first: deeds that threw dice, and those that say who plays whom. */
  readonly deeds: readonly { readonly events: readonly Event[]; readonly thrown: readonly Die[] }[];
}
