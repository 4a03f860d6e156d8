import { no, ok, type Result } from '../rules/core/result.ts';
import { rulesNamed } from '../rules/systems.ts';
import { type EncounterRecord, FORMAT } from '../session/encounter-record.ts';

/** The most sides that a die may have: more than any notation throws, few enough to be drawn from 32 bits. */
const MOST_SIDES = 1_000_000;

/**
 * Reads the file of a scene's record. Refused, with what is wrong in a few words: what is no such file, and what lacks
 * the places that a check looks at. What stands in them is believed by nobody before it is checked.
 */
export function readScene(text: string): Result<EncounterRecord, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no('it is no JSON');
  }
  const amiss = amissIn(value);
  // The edge where a file gets its type: the places that are looked at have just been looked for.
  return amiss === undefined ? ok(value as EncounterRecord) : no(amiss);
}

type Fields = Readonly<Record<string, unknown>>;

function amissIn(file: unknown): string | undefined {
  if (!isFields(file) || typeof file.format !== 'string' || !file.format.startsWith('fray '))
    return 'it is no record of a scene';
  if (file.format !== FORMAT)
    return `it is of the form “${file.format.slice(0, 40)}”, and this version knows “${FORMAT}”`;
  const { opening, present, seeds, deeds, encounter, openedAt, endedAt, digest } = file;
  if (!isEncounter(opening)) return 'it lacks the opening of the scene, of a system that is known here';
  if (!isEncounter(present)) return 'it lacks how the scene stands';
  if (!Array.isArray(seeds) || seeds.length === 0 || !seeds.every(isSeed)) return 'it lacks the seals of the dice';
  if (!isCount(encounter) || !isCount(openedAt) || !(endedAt === undefined || isCount(endedAt)) || !isHash(digest))
    return 'it lacks which encounter it is of';
  if (!(file.chronicle === undefined || isListOf(file.chronicle, isFields))) return 'its chronicle is not whole';
  if (!Array.isArray(deeds)) return 'it lacks the deeds';
  const broken = deeds.findIndex((deed) => !isDeed(deed));
  return broken === -1 ? undefined : `entry ${broken} of its deeds is not whole`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEncounter(value: unknown): boolean {
  return (
    isFields(value) &&
    typeof value.system === 'string' &&
    rulesNamed(value.system) !== undefined &&
    typeof value.name === 'string' &&
    Array.isArray(value.combatants)
  );
}

function isSeed(value: unknown): boolean {
  if (!isFields(value) || !isCount(value.firstThrow) || !isCount(value.firstRoll) || !isHash(value.commitment))
    return false;
  return value.seed === undefined || isHash(value.seed);
}

function isDeed(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { number, kind, user, at, deed, answers, firstThrow, thrown, bulk, touches, undoneBy, events, hash } = value;
  const played = kind === 'done' || kind === 'withdrawn';
  return (
    isCount(number) &&
    typeof user === 'string' &&
    isCount(at) &&
    isHash(hash) &&
    (bulk === undefined || isBulk(bulk)) &&
    (played ? isTyped(deed) : kind === 'undo' || kind === 'redo') &&
    isListOf(answers, (each) => typeof each === 'string') &&
    isCount(firstThrow) &&
    isListOf(thrown, isDie) &&
    isListOf(touches, isCount) &&
    (undoneBy === undefined || isCount(undoneBy)) &&
    isListOf(events, isTyped)
  );
}

function isBulk(value: unknown): boolean {
  return isFields(value) && isCount(value.count) && isHash(value.digest);
}

function isDie(value: unknown): boolean {
  if (!isFields(value) || !isCount(value.sides) || !isCount(value.face)) return false;
  return value.sides >= 2 && value.sides <= MOST_SIDES;
}

function isTyped(value: unknown): boolean {
  return isFields(value) && typeof value.type === 'string';
}

function isListOf(value: unknown, is: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
