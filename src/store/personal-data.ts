import type { PackEntryName, Resource, UserId } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { pendingDataOfUser } from '../session/encounter-state.ts';
import type { PackSummary } from '../session/pack.ts';
import { type Person, type SavedEntry, storedDataKinds, UNKNOWN_PERSON } from '../session/person.ts';
import type { PersonalData, PersonalDataSummary, PersonalDeed, PersonalFight } from '../session/personal-data.ts';
import type { Portrait } from '../session/portrait.ts';
import { rowsOf } from './deed-rows.ts';
import type { Row } from './write-shapes.ts';

/** The maximum size of the encounters in one export, in bytes. The newest come first. */
const MAX_FIGHT_BYTES = 2_000_000;
/** The maximum size of the deeds in one export, in bytes. The newest come first. */
const MAX_DEED_BYTES = 5_000_000;
/** The maximum size of the images in one export, in bytes. */
const MAX_IMAGE_BYTES = 1_000_000;

type FightRow = Pick<
  Row<'encounters'>,
  'id' | 'name' | 'system' | 'channel' | 'phase' | 'gms' | 'openedAt' | 'endedAt'
>;
/** Where and when a user said something as a character. The message is null if its id isn't known. */
export type SpeechRow = Pick<Row<'said'>, 'channel' | 'message' | 'at'>;
export type PersonalDeedRow = Pick<Row<'deeds'>, 'encounter' | 'number' | 'at' | 'kind' | 'deed' | 'answers'>;

/** How much data about a user is stored in a server. */
export interface SummarizedRows {
  readonly characters: readonly Row<'characters'>[];
  readonly saved: readonly SavedEntry[];
  /** The revisions of packs that the user uploaded. */
  readonly packs: readonly PackSummary[];
  /** How many portraits of packs' entries the user uploaded. */
  readonly portraitCount: number;
  readonly person: Person;
  /** The encounters where the user is a GM or has a combatant, newest first. */
  readonly fights: readonly FightRow[];
  readonly deedCount: number;
  /** What the user said as a character, the newest first. */
  readonly said: readonly SpeechRow[];
  /** The encounters with a pending request or message that is from the user or for the user. */
  readonly pending: readonly Pick<Row<'encounters'>, 'id' | 'pending'>[];
}

/** All data about a user that is stored in a server. */
export interface PersonalRows extends SummarizedRows {
  /** The user's portraits, by the character's id. */
  readonly portraits: ReadonlyMap<string, Portrait>;
  readonly fieldImages: readonly (Portrait & { readonly encounter: number })[];
  /** Portraits of packs' entries that the user uploaded. */
  readonly packPortraits: readonly (Portrait & PackEntryName)[];
  /** The user's combatants, in the order of their encounters. */
  readonly combatants: readonly Row<'combatants'>[];
  /** The user's deeds in pages, those of the newest encounters first. */
  readonly deeds: AsyncIterable<readonly PersonalDeedRow[]>;
  /** The chronicles with lines about the user's deeds. */
  readonly chronicles: readonly Row<'chronicles'>[];
}

export function personalDataSummaryOf(user: UserId, summarizedRows: SummarizedRows): PersonalDataSummary {
  const { fights } = summarizedRows;
  return {
    characters: summarizedRows.characters.length,
    saved: summarizedRows.saved.length,
    packs: summarizedRows.packs.length,
    portraits: summarizedRows.portraitCount,
    ...storedDataKinds(summarizedRows.person),
    fights: fights.length,
    deeds: summarizedRows.deedCount,
    said: summarizedRows.said.length,
    pending: summarizedRows.pending.length,
    alone: fights.filter(({ phase, gms }) => phase !== 'ended' && gms.length === 1 && gms[0] === user),
  };
}

/** All stored data of a user, in a form that the user can read. */
export async function personalDataOf(server: string, user: UserId, rows: PersonalRows): Promise<PersonalData> {
  const { saved, person, portraits } = rows;
  const fights = await entriesWithinByteLimit(MAX_FIGHT_BYTES, fightsOf(user, rows));
  const images = rows.fieldImages.map(({ encounter, ...image }) => ({ fight: encounter, ...portraitJson(image) }));
  const packImages = rows.packPortraits.map(({ pack, entry, ...image }) => ({ pack, entry, ...portraitJson(image) }));
  const deeds = await entriesWithinByteLimit(MAX_DEED_BYTES, deedsOf(rows));
  return {
    server,
    user,
    characters: rows.characters.map(({ id, name, system, sheet, draft, changedAt }) => ({
      name,
      system,
      sheet,
      ...(draft !== null && { draft }),
      changedAt,
      ...portraitField(portraits.get(id)),
    })),
    saved,
    packs: rows.packs.map(({ by: _, ...head }) => head),
    ...(person !== UNKNOWN_PERSON && { person }),
    fieldImages: await entriesWithinByteLimit(MAX_IMAGE_BYTES, images),
    packPortraits: await entriesWithinByteLimit(MAX_IMAGE_BYTES, packImages),
    fights,
    deeds,
    said: rows.said.map(({ channel, message, at }) => ({
      channel,
      ...given({ message: message ?? undefined }),
      at: isoTime(at),
    })),
    chronicles: rows.chronicles.map(({ encounter, lines }) => ({
      fight: encounter,
      lines: lines.filter((line) => line.user === user),
    })),
    pending: rows.pending.flatMap(({ id, pending }) =>
      pending ? [{ fight: id, ...pendingDataOfUser(pending, user) }] : [],
    ),
    leftOut: { fights: rows.fights.length - fights.length, deeds: rows.deedCount - deeds.length },
  };
}

function portraitField(portrait: Portrait | undefined): Pick<PersonalData['characters'][number], 'portrait'> {
  if (!portrait) return {};
  return { portrait: portraitJson(portrait) };
}

function portraitJson({ type, bytes }: Portrait) {
  return { type, base64: Buffer.from(bytes).toString('base64') };
}

function fightsOf(user: UserId, { fights, combatants: userCombatants }: PersonalRows): readonly PersonalFight[] {
  const combatantsByFight = Map.groupBy(userCombatants, ({ encounter }) => encounter);
  return fights.map(({ id, name, system, channel, openedAt, endedAt, gms }) => ({
    fight: id,
    name,
    system,
    channel,
    opened: isoTime(openedAt),
    ...(endedAt !== null && { ended: isoTime(endedAt) }),
    gm: gms.includes(user),
    combatants: (combatantsByFight.get(id) ?? []).map(
      ({ name: fighterName, vitality, resources, sheet, own, hp, wounds, stress, stamina }) => ({
        name: fighterName,
        vitality,
        resources: { ...resourcesOf({ hp, wounds, stress, stamina }), ...resources },
        sheet,
        own,
      }),
    ),
  }));
}

async function* deedsOf({ deeds }: PersonalRows): AsyncGenerator<PersonalDeed> {
  for await (const { encounter, number, at, kind, deed, answers } of rowsOf(deeds))
    yield { fight: encounter, number, at: isoTime(at), kind, ...(deed !== null && { deed }), answers };
}

function resourcesOf(columns: Readonly<Record<string, number | null>>): Readonly<Record<string, Resource>> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => (value === null ? [] : [[name, { value }]])),
  );
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}

/** The first entries of a list, as many as fit into `maxBytes` bytes of JSON. Each character counts as one byte. */
async function entriesWithinByteLimit<T>(
  maxBytes: number,
  entries: AsyncIterable<T> | Iterable<T>,
): Promise<readonly T[]> {
  const entriesWithinLimit: T[] = [];
  let byteCount = 0;
  for await (const each of entries) {
    byteCount += JSON.stringify(each).length;
    if (byteCount > maxBytes) break;
    entriesWithinLimit.push(each);
  }
  return entriesWithinLimit;
}
