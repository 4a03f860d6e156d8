import type { Deed } from '../../rules/core/deed.ts';
import type { Die } from '../../rules/core/dice.ts';
import type {
  AtTheEnd,
  Block,
  Combatant,
  ConditionForm,
  Duration,
  Encounter,
  LoanToPlayer,
  PackEntryName,
  Phase,
  Plan,
  PlayedField,
  PlayedZones,
  Resource,
  Scene,
  Setting,
  Style,
  Timeline,
  TurnTimer,
  Vitality,
} from '../../rules/core/encounter.ts';
import type { Event } from '../../rules/core/event.ts';
import type { BookName } from '../../rules/core/template.ts';
import type { BulkRoll, DeedKind } from '../../session/change.ts';
import type { Draft } from '../../session/character.ts';
import type { Clock } from '../../session/clock.ts';
import type { Defaults } from '../../session/defaults.ts';
import type { ChronicleLine } from '../../session/encounter-record.ts';
import type { PendingData, WaitingDeed } from '../../session/encounter-state.ts';
import type { PackKeepers } from '../../session/pack.ts';
import type { Hint, SavedEntry } from '../../session/person.ts';
import type { PictureType } from '../../session/portrait.ts';
import type { PostKind, PostState, Posts } from '../../session/posts.ts';
import type { Weekday } from '../../time/countdown.ts';
import type { Span } from '../../time/zone.ts';
import { blob, index, integer, primaryKey, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts';

/** An encounter as it opened and as it is now. `current` is true for the encounter that its channel plays now. */
export const encounters = sqliteTable(
  'encounters',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    channel: text('channel').notNull(),
    server: text('server').notNull(),
    current: integer('current', { mode: 'boolean' }).notNull(),
    system: text('system').notNull(),
    name: text('name').notNull(),
    phase: text('phase').$type<Phase>().notNull(),
    round: integer('round').notNull(),
    turn: integer('turn').notNull(),
    turnOrder: text('turn_order', { mode: 'json' }).$type<readonly Block[]>().notNull(),
    done: text('done', { mode: 'json' }).$type<readonly string[]>().notNull(),
    gms: text('gms', { mode: 'json' }).$type<readonly string[]>().notNull(),
    pace: text('pace', { mode: 'json' }).$type<TurnTimer>(),
    settings: text('settings', { mode: 'json' }).$type<Readonly<Record<string, Setting>>>().notNull(),
    positions: text('positions', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    field: text('field', { mode: 'json' }).$type<PlayedField>(),
    zones: text('zones', { mode: 'json' }).$type<PlayedZones>(),
    /** Delayed turns, and the GM's events in the turn order, such as a storm. */
    timeline: text('timeline', { mode: 'json' }).$type<Timeline>(),
    /** What the scene itself has: conditions, pools and countdowns. */
    scene: text('scene', { mode: 'json' }).$type<Scene>(),
    /** The state that only the encounter's system uses. Contains no user id. */
    own: text('own', { mode: 'json' }).$type<object>().notNull().default({}),
    /** Hidden combatants. They are stored here whole, not as rows of `combatants`. */
    hidden: text('hidden', { mode: 'json' }).$type<readonly Combatant[]>(),
    /** The encounter as it opened. Replaying its events from here gives the other columns. */
    opening: text('opening', { mode: 'json' }).$type<Encounter>().notNull(),
    deeds: integer('deeds').notNull(),
    /** Increases with every event, undo, redo and question. It shows when a commit or a button is out of date. */
    revision: integer('revision').notNull(),
    /**
     * The number of dice rolled so far, without free rolls (`/roll` and checks) but including deeds that are now
     * undone. It is also the number of the next die.
     */
    throws: integer('throws').notNull(),
    /** The number of dice in free rolls (`/roll` and checks). The column `throws` doesn't include these dice. */
    rolls: integer('rolls').notNull().default(0),
    /** The last hash of the record's hash chain. */
    head: text('head').notNull().default(''),
    /** The hash of the dice's new secret seed, to be posted in the channel after a restore or an update. */
    resealed: text('resealed'),
    resealedBecause: text('resealed_because').$type<'restore' | 'update'>(),
    posts: text('posts', { mode: 'json' }).$type<Posts>(),
    /** The deed that waits for an answer. */
    waiting: text('waiting', { mode: 'json' }).$type<WaitingDeed>(),
    /**
     * What is pending besides the fight, such as requests to join and unread messages. Contains settings of the GM too.
     */
    pending: text('pending', { mode: 'json' }).$type<PendingData>(),
    /** Who the encounter waits for, since when and until when. */
    clock: text('clock', { mode: 'json' }).$type<Clock>(),
    /** The earliest time at which something happens automatically. Null if nothing will. */
    dueAt: integer('due_at'),
    openedAt: integer('opened_at').notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [
    uniqueIndex('one_current_encounter_a_channel').on(table.channel).where(sql`${table.current} = 1`),
    index('encounters_of_a_channel').on(table.channel),
    index('encounters_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index('encounters_of_a_server')
      .on(table.server)
      .where(sql`current = 1 AND (clock IS NOT NULL OR pending IS NOT NULL)`),
  ],
);

/** A player's character in a server. It can play in several channels, with separate wounds in each. */
export const characters = sqliteTable(
  'characters',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    user: text('user').notNull(),
    name: text('name').notNull(),
    /** The name in lower case, for searches. */
    lookup: text('lookup').notNull(),
    system: text('system').notNull(),
    sheet: text('sheet', { mode: 'json' }).$type<object>().notNull(),
    /** An invalid form that a player submitted. It is kept so that they can correct it. */
    draft: text('draft', { mode: 'json' }).$type<Draft>(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [uniqueIndex('one_character_of_a_name').on(table.server, table.user, table.lookup)],
);

/** A character's picture. Pictures have their own table because they are loaded only when shown. */
export const portraits = sqliteTable('portraits', {
  character: text('character')
    .primaryKey()
    .references(() => characters.id, { onDelete: 'cascade' }),
  type: text('type').$type<PictureType>().notNull(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
});

/**
 * Background images of an encounter's maps. They have their own table because an image is loaded only when its map is
 * drawn.
 */
export const fieldImages = sqliteTable(
  'field_images',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    /** The digest that a map uses to refer to the image. */
    digest: text('digest').notNull(),
    /** Who uploaded the image. */
    user: text('user').notNull(),
    type: text('type').$type<PictureType>().notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.encounter, table.digest] }),
    index('field_images_by_digest').on(table.digest),
  ],
);

/** When users play (time zone, quiet hours, days off, absences), and their other settings, for each server. */
export const people = sqliteTable(
  'people',
  {
    server: text('server').notNull(),
    user: text('user').notNull(),
    zone: text('zone'),
    /** The start of the quiet hours, in minutes after midnight. */
    quietFrom: integer('quiet_from'),
    quietUntil: integer('quiet_until'),
    off: text('off', { mode: 'json' }).$type<readonly Weekday[]>(),
    away: text('away', { mode: 'json' }).$type<readonly Span[]>(),
    /** True if the user gets nudges as direct messages. */
    direct: integer('direct', { mode: 'boolean' }).notNull(),
    /** True if the user is pinged when their turn comes next. */
    next: integer('next', { mode: 'boolean' }),
    meanwhile: text('meanwhile').$type<AtTheEnd>(),
    /** The hints that the user has seen. */
    hints: text('hints', { mode: 'json' }).$type<readonly Hint[]>(),
  },
  (table) => [primaryKey({ columns: [table.server, table.user] })],
);

/** Actions and rolls that players saved under a name. */
export const saved = sqliteTable(
  'saved',
  {
    server: text('server').notNull(),
    user: text('user').notNull(),
    /** The system of a saved action. "" for a saved roll. */
    system: text('system').notNull(),
    /** The name in lower case, for searches. */
    lookup: text('lookup').notNull(),
    name: text('name').notNull(),
    what: text('what', { mode: 'json' }).$type<SavedEntry['what']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.user, table.system, table.lookup] })],
);

/** What is known about a server. Contains no user id. */
export const servers = sqliteTable('servers', {
  server: text('server').primaryKey(),
  /** Who may change the server's packs. Null if only members who can manage the server may. */
  packKeepers: text('pack_keepers').$type<PackKeepers>(),
  /** The system of the last encounter that was opened in the server. */
  lastSystem: text('last_system'),
  /** When Fray introduced itself in the server. */
  welcomedAt: integer('welcomed_at'),
});

/** The defaults for new encounters. The row with channel "" is for the whole server. Contains no user id. */
export const defaults = sqliteTable(
  'defaults',
  {
    server: text('server').notNull(),
    channel: text('channel').notNull(),
    system: text('system'),
    settings: text('settings', { mode: 'json' }).$type<NonNullable<Defaults['settings']>>(),
    /** The turn timer. */
    pace: text('pace', { mode: 'json' }).$type<NonNullable<Defaults['pace']>>(),
    map: text('map'),
    /** Whether each encounter gets a thread. */
    place: text('place').$type<NonNullable<Defaults['place']>>(),
  },
  (table) => [primaryKey({ columns: [table.server, table.channel] })],
);

/** The last revisions of each content pack of a server. */
export const packs = sqliteTable(
  'packs',
  {
    server: text('server').notNull(),
    id: text('id').notNull(),
    revision: integer('revision').notNull(),
    system: text('system').notNull(),
    title: text('title').notNull(),
    /** SHA-256 of the file. Two files may claim the same revision number. */
    digest: text('digest').notNull(),
    bytes: integer('bytes').notNull(),
    /** Who uploaded the file. Null if their data was deleted. */
    by: text('by_user'),
    at: integer('at').notNull(),
    /** True for the revision that the server uses. */
    current: integer('current', { mode: 'boolean' }).notNull(),
    /**
     * The file's text as uploaded. Fray reads the text again after each start, because an update may have changed how
     * packs are read.
     */
    file: text('file').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.id, table.digest] })],
);

/**
 * Pictures of creatures and characters in a server's packs. They have their own table because a picture is loaded only
 * when it is shown.
 */
export const packPortraits = sqliteTable(
  'pack_portraits',
  {
    server: text('server').notNull(),
    /** The pack's id. A portrait belongs to all revisions of the pack. */
    pack: text('pack').notNull(),
    /** The entry's name in lower case. */
    entry: text('entry').notNull(),
    /** Who uploaded the portrait. */
    user: text('user').notNull(),
    type: text('type').$type<PictureType>().notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.pack, table.entry] })],
);

/** A combatant as it is now. */
export const combatants = sqliteTable(
  'combatants',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    id: text('id').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    book: text('book', { mode: 'json' }).$type<BookName>(),
    side: text('side').notNull(),
    controller: text('controller'),
    character: text('character'),
    portrait: text('portrait', { mode: 'json' }).$type<PackEntryName>(),
    group: text('group_name'),
    vitality: text('vitality').$type<Vitality>().notNull(),
    hp: integer('hp'),
    hpMax: integer('hp_max'),
    wounds: integer('wounds'),
    woundsMax: integer('wounds_max'),
    stress: integer('stress'),
    stressMax: integer('stress_max'),
    stamina: integer('stamina'),
    staminaMax: integer('stamina_max'),
    resources: text('resources', { mode: 'json' }).$type<Readonly<Record<string, Resource>>>().notNull(),
    standingOrders: text('standing_orders', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    sheet: text('sheet', { mode: 'json' }).$type<object>().notNull(),
    /** The state that only the encounter's system uses. Contains no user id. */
    own: text('own', { mode: 'json' }).$type<object>().notNull().default({}),
    auto: text('auto').$type<Style>(),
    plan: text('plan', { mode: 'json' }).$type<Plan>(),
    lent: text('lent', { mode: 'json' }).$type<LoanToPlayer>(),
  },
  (table) => [
    primaryKey({ columns: [table.encounter, table.id] }),
    index('combatants_of_a_character').on(table.character),
  ],
);

export const conditions = sqliteTable(
  'conditions',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    bearer: text('bearer').notNull(),
    key: text('key').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    source: text('source'),
    value: integer('value'),
    note: text('note'),
    until: text('until').$type<Duration['until']>().notNull(),
    of: text('of'),
    left: integer('left'),
    facts: text('facts', { mode: 'json' }).$type<Readonly<Record<string, string | number | boolean>>>(),
    /** What the condition does, if it isn't from the book. */
    form: text('form', { mode: 'json' }).$type<ConditionForm>(),
  },
  (table) => [primaryKey({ columns: [table.encounter, table.bearer, table.key] })],
);

/** Deeds with their events, numbered within their encounter. An undone deed stays and names the undo. */
export const deeds = sqliteTable(
  'deeds',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    number: integer('number').notNull(),
    interaction: text('interaction').notNull(),
    user: text('user').notNull(),
    kind: text('kind').$type<DeedKind>().notNull(),
    /** The deed itself. Null if the row is an undo or a redo. */
    deed: text('deed', { mode: 'json' }).$type<Deed>(),
    answers: text('answers', { mode: 'json' }).$type<readonly string[]>().notNull(),
    events: text('events', { mode: 'json' }).$type<readonly Event[]>().notNull(),
    firstThrow: integer('first_throw').notNull(),
    thrown: text('thrown', { mode: 'json' }).$type<readonly Die[] | BulkRoll>().notNull(),
    /** The deeds that an undo undoes or a redo redoes, oldest first. */
    touches: text('touches', { mode: 'json' }).$type<readonly number[]>().notNull(),
    /** The undo that undid this deed. Null if it is not undone. */
    undoneBy: integer('undone_by'),
    at: integer('at').notNull(),
    /** SHA-256 over the row, its events and the previous hash. */
    hash: text('hash').notNull().default(''),
    /** True if personal data was redacted after the row was hashed. The hash covers the original. */
    redacted: integer('redacted', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.encounter, table.number] }),
    // This index finds the combatants that a user added lately as a GM.
    index('deeds_that_add').on(table.user, table.encounter, table.number).where(sql`deed ->> 'type' = 'join'`),
  ],
);

/**
 * The secret seeds of an encounter's dice. The dice are numbered, and each seed rolls the dice from the number
 * `first_throw` on, until the next seed begins. A revealed seed rolls no more dice.
 */
export const seeds = sqliteTable(
  'seeds',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    number: integer('number').notNull(),
    firstThrow: integer('first_throw').notNull(),
    /**
     * The number of the first die that this seed rolls in free rolls (`/roll` and checks), which are numbered
     * separately.
     */
    firstRoll: integer('first_roll').notNull().default(0),
    seed: text('seed').notNull(),
    shownAt: integer('shown_at'),
  },
  (table) => [primaryKey({ columns: [table.encounter, table.number] })],
);

/** The reply to each interaction. If Discord delivers an interaction again, Fray sends the same reply. */
export const replies = sqliteTable(
  'replies',
  {
    interaction: text('interaction').primaryKey(),
    user: text('user').notNull().default(''),
    reply: text('reply').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('replies_by_age').on(table.at)],
);

/** The messages that show an encounter in its channel: how each should look, and what Discord shows. */
export const posts = sqliteTable(
  'posts',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    number: integer('number').notNull(),
    kind: text('kind').$type<PostKind>().notNull(),
    state: text('state').$type<PostState>().notNull(),
    /** How the message should look. Null if Discord shows it and it won't change again. */
    view: text('view', { mode: 'json' }).$type<object>(),
    version: integer('version').notNull(),
    /** The version of the message that Discord shows. */
    shown: integer('shown'),
    message: text('message'),
    /** The channel of a direct message. Null if the message is in the encounter's channel. */
    channel: text('channel'),
    firstDeed: integer('first_deed'),
    lastDeed: integer('last_deed'),
  },
  (table) => [
    primaryKey({ columns: [table.encounter, table.number] }),
    index('posts_to_show').on(table.encounter).where(sql`version IS NOT shown`),
    index('posts_by_message').on(table.message),
  ],
);

/** The chronicle that replaces the record of an encounter from version 0.1. */
export const chronicles = sqliteTable('chronicles', {
  encounter: integer('encounter')
    .primaryKey()
    .references(() => encounters.id),
  lines: text('lines', { mode: 'json' }).$type<readonly ChronicleLine[]>().notNull(),
});

/** The authors of characters' messages. The words are only in Discord's message. */
export const said = sqliteTable(
  'said',
  {
    interaction: text('interaction').primaryKey(),
    server: text('server').notNull(),
    channel: text('channel').notNull(),
    user: text('user').notNull(),
    /** The id that Discord gave the message. Null if it isn't known yet. */
    message: text('message'),
    at: integer('at').notNull(),
  },
  (table) => [
    index('said_by_message').on(table.message),
    index('said_by_user').on(table.server, table.user),
    index('said_by_age').on(table.at),
  ],
);

/** The token in the URL of an encounter's page on the web. An encounter without a row isn't shared. */
export const shares = sqliteTable(
  'shares',
  {
    encounter: integer('encounter')
      .primaryKey()
      .references(() => encounters.id),
    token: text('token').notNull(),
  },
  (table) => [uniqueIndex('shares_by_token').on(table.token)],
);

/** The servers that the bot has left and the channels that were deleted, with the time when Fray noticed it. */
export const departures = sqliteTable('departures', {
  place: text('place').primaryKey(),
  at: integer('at').notNull(),
});

/** When the process was last known to be running. The table has one row. */
export const heartbeats = sqliteTable('heartbeats', {
  id: integer('id').primaryKey(),
  at: integer('at').notNull(),
});

/** The times in which the process was not running. */
export const downtimes = sqliteTable('downtimes', {
  from: integer('from').primaryKey(),
  until: integer('until').notNull(),
});
