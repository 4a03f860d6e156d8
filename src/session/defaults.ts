// The defaults of the server and of the channel, which new encounters start with.

import type { Setting, TurnTimer } from '../rules/core/encounter.ts';
import type { Caller } from './caller.ts';

/** Where new encounters are played: in the channel itself, or in a thread of their own. */
export const FIGHT_PLACES = ['channel', 'thread'] as const;
export type FightPlace = (typeof FIGHT_PLACES)[number];

/** What new encounters in a server or a channel start with. A field is undefined if nothing was chosen for it. */
export interface Defaults {
  readonly system?: string;
  /** Settings by name, as typed. An encounter ignores settings of other systems. */
  readonly settings?: Readonly<Record<string, Setting>>;
  /**
   * The choice of a turn timer. Undefined if no choice was made here. An object without `timer` is a choice, too: no
   * turn timer, even if the server has one as a default.
   */
  readonly pace?: { readonly timer?: TurnTimer };
  /** The kind of map that new encounters have. */
  readonly map?: string;
  readonly place?: FightPlace;
}

/** What users type to turn a default off. In a channel, it overrides the server's default. */
export const NO_DEFAULT = 'none';

/** The names of the defaults, in the order of the list that users see. */
export const DEFAULT_NAMES = [
  'system',
  'settings',
  'pace',
  'map',
  'place',
] as const satisfies readonly (keyof Defaults)[];
export type DefaultName = (typeof DEFAULT_NAMES)[number];

/** The levels at which defaults can be set: for the whole server, or for one channel. */
export const DEFAULT_LEVELS = ['server', 'channel'] as const;
export type DefaultLevel = (typeof DEFAULT_LEVELS)[number];

export type StoredDefaults = Readonly<Record<DefaultLevel, Defaults>>;

/** Stands for the whole server where a channel's id is expected. */
export const WHOLE_SERVER = '';

/** The channel whose defaults apply. For a thread or a forum post, this is its parent channel. */
export function defaultsChannel({ channel, parent }: Pick<Caller, 'channel' | 'parent'>): string {
  return parent ?? channel;
}

/** The defaults that apply in a channel: its own, and those of the server for everything else. */
export function mergedDefaults({ server, channel }: StoredDefaults): Defaults {
  return { ...server, ...channel, settings: { ...server.settings, ...channel.settings } };
}

/** The defaults of a server and a channel, from their stored rows. */
export function storedDefaults(
  rows: readonly ({ readonly channel: string } & { readonly [K in DefaultName]: Defaults[K] | null })[],
): StoredDefaults {
  const defaultsWhere = (isWanted: (channel: string) => boolean): Defaults => {
    const row = rows.find(({ channel }) => isWanted(channel));
    return Object.fromEntries(DEFAULT_NAMES.flatMap((name) => (row && row[name] !== null ? [[name, row[name]]] : [])));
  };
  return {
    server: defaultsWhere((each) => each === WHOLE_SERVER),
    channel: defaultsWhere((each) => each !== WHOLE_SERVER),
  };
}
