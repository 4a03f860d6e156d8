/**
 * What players do, on a Saturday, the busiest day. None of it is measured, for nobody runs Fray so large: whoever knows better
 * changes a line and runs `node bench/scaling.ts` again. Times are in UTC, in hours.
 */
export const PLAY = {
  /** Where servers are: how many hours their clocks are ahead of UTC, and which share of all they are. */
  zones: [
    { ahead: -6, share: 0.4 },
    { ahead: 1, share: 0.4 },
    { ahead: 9, share: 0.2 },
  ],
  /** The share of servers in which a group plays together that day. */
  evenings: 0.02,
  /** When it begins by its own clock, in hours, and how far around that (standard deviation). */
  beginsAt: 20,
  around: 1,
  /** How long it goes on, in hours. */
  lasts: 2,
  /** Taps and commands a minute in such a fight, of everybody together. */
  tapsAMinute: 3,
  /** Fights by post for each server: they go on for weeks. */
  byPost: 0.05,
  /** Taps in such a fight a day. */
  tapsADay: 12,
  /** What happens there by itself a day: nudges, times that are over, creatures that play themselves. */
  dueADay: 4,
  /** When taps come by post, by the player's own clock, in hours. */
  awake: [8, 24],
  /** Exports of a whole record, for each evening. */
  exports: 0.2,
  /** What Discord tells of a server a day beside interactions: its channels, roles and threads change. */
  changesADay: 30,
} as const;

/** What goes wrong on that day, in UTC, in hours. The busiest hour is that of most servers' evening. */
export const TROUBLE = {
  /** A new version: one process after the other is stopped and started. */
  update: { at: 10 },
  /** One process dies when most is played, and is started again at once. */
  crash: { at: 20 },
  /** Discord's gateway is away for everybody, and every connection resumes at once. In hours. */
  outage: { at: 20.5, lasts: 5 / 60 },
  /** The share of connections that cannot be resumed in a day, and identify anew. */
  lostSessions: 0.25,
} as const;

/** The machines. Prices are nobody's; these are middling virtual ones. */
export const MACHINES = {
  /** Memory that a process may take: `MemoryMax` in docs/fray.service, in MB. */
  memory: 1024,
  /** Cores of the database's machine. */
  databaseCores: 4,
  /** Disk of one database, in GB: what a year may fill. */
  disk: 1000,
  /** What the network between bot and database carries, in MB a second. */
  network: 100,
} as const;
