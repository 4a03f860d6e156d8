/**
 * What players do on a Saturday, the busiest day. None of it is measured, because no one runs Fray at this size: if you
 * know better, change a line and run `node bench/scaling.ts` again. Times are in UTC, in hours.
 */
export const PLAY_ASSUMPTIONS = {
  /** Where servers are: how many hours their clocks are ahead of UTC, and their share of all servers. */
  zones: [
    { ahead: -6, share: 0.4 },
    { ahead: 1, share: 0.4 },
    { ahead: 9, share: 0.2 },
  ],
  /** The share of all servers in which a group plays together on the simulated day. */
  evenings: 0.02,
  /** The local time when a session begins on average, in hours. */
  beginsAt: 20,
  /** The standard deviation of the time when a session begins, in hours. */
  around: 1,
  /** How long a session lasts, in hours. */
  lasts: 2,
  /** The number of taps and commands a minute in a session, by all players together. */
  tapsPerMinute: 3,
  /** The number of slow play-by-chat fights in each server. They go on for weeks. */
  byPost: 0.05,
  /** The number of taps a day in a slow fight. */
  tapsPerDay: 12,
  /**
   * How many things Fray does automatically each day in a slow fight: nudges, expired turn timers, creatures on
   * autopilot.
   */
  duePerDay: 4,
  /** The local hours in which the players of a slow fight tap. */
  awake: [8, 24],
  /** How many times per session someone exports an encounter's whole record. */
  exports: 0.2,
  /** Events from Discord per server and day that aren't interactions: changed channels, roles and threads. */
  changesPerDay: 30,
} as const;

/**
 * What goes wrong on the simulated day. Times are in UTC, in hours. The bot is busiest when it is evening on most
 * servers.
 */
export const DISRUPTIONS = {
  /** A new version is installed. One process after another is stopped and started again. */
  update: { at: 10 },
  /** A process crashes at the busiest time, and is restarted immediately. */
  crash: { at: 20 },
  /** Discord's gateway is down for everyone, then all connections resume at once. `lasts` is in hours. */
  outage: { at: 20.5, lasts: 5 / 60 },
  /** On one day, this share of all connections can't be resumed and has to identify again. */
  lostSessions: 0.25,
} as const;

/** The sizes of the machines. They are average virtual machines; their prices aren't considered. */
export const MACHINE_SIZES = {
  /** The memory limit of a process: `MemoryMax` in docs/fray.service, in MB. */
  memory: 1024,
  /** The cores of the database's machine. */
  databaseCores: 4,
  /** The size of a database's disk in GB. A year of play must fit on it. */
  disk: 1000,
  /** The capacity of the network between bot and database, in MB a second. */
  network: 100,
} as const;
