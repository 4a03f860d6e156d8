// What new encounters begin with: the defaults of a server and those of a channel.

import type { Setting, TurnTimer } from '../rules/core/encounter.ts';
import type { Caller } from './caller.ts';

/** Where new encounters are played: in the channel itself, or in a thread of their own. */
export const PLACES = ['channel', 'thread'] as const;
export type FightPlace = (typeof PLACES)[number];

/** What new encounters of a server or a channel begin with. A field is undefined if nothing was chosen. */
export interface Defaults {
  readonly system?: string;
  /** Settings by name, as typed. An encounter ignores those of other systems. */
  readonly settings?: Readonly<Record<string, Setting>>;
  /**
   * Undefined if nothing was chosen. Without `timer` in it, encounters have no turn timer, whatever the server's
   * default is.
   */
  readonly pace?: { readonly timer?: TurnTimer };
  /** A kind of map. */
  readonly map?: string;
  readonly place?: FightPlace;
}

/** The typed value that turns a default off. In a channel, it overrides the server's default. */
export const NONE = 'none';

/** The names of the defaults, in the order in which they are shown. */
export const DEFAULT_NAMES = [
  'system',
  'settings',
  'pace',
  'map',
  'place',
] as const satisfies readonly (keyof Defaults)[];
export type DefaultName = (typeof DEFAULT_NAMES)[number];

/** Whose defaults are shown or changed. */
export const DEFAULTS_OF = ['server', 'channel'] as const;
export type DefaultsOf = (typeof DEFAULTS_OF)[number];

export type StoredDefaults = Readonly<Record<DefaultsOf, Defaults>>;

/** Stands for the whole server where a channel's id is expected. */
export const WHOLE_SERVER = '';

/** The channel whose defaults count. A thread and a forum post have those of the channel that they are in. */
export function defaultsChannel({ channel, parent }: Pick<Caller, 'channel' | 'parent'>): string {
  return parent ?? channel;
}

/** The defaults that count in a channel: its own, and those of the server for the rest. */
export function mergedDefaults({ server, channel }: StoredDefaults): Defaults {
  return { ...server, ...channel, settings: { ...server.settings, ...channel.settings } };
}

/** The stored rows of a server and a channel as defaults. */
export function storedDefaults(
  rows: readonly ({ readonly channel: string } & { readonly [K in DefaultName]: Defaults[K] | null })[],
): StoredDefaults {
  const of = (wanted: (channel: string) => boolean): Defaults => {
    const row = rows.find(({ channel }) => wanted(channel));
    return Object.fromEntries(DEFAULT_NAMES.flatMap((name) => (row && row[name] !== null ? [[name, row[name]]] : [])));
  };
  return { server: of((each) => each === WHOLE_SERVER), channel: of((each) => each !== WHOLE_SERVER) };
}
