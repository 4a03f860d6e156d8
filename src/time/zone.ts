const formatsByZone = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. Throws `RangeError` if it isn't a zone. */
export function offsetFromUtc(zone: string, at: number): number {
  let offsetFormat = formatsByZone.get(zone);
  if (!offsetFormat) {
    offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formatsByZone.set(zone, offsetFormat);
  }
  const offsetMatch = /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/.exec(offsetFormat.format(at)) ?? [];
  const [, sign, hours = 0, minutes = 0, seconds = 0] = offsetMatch;
  const offsetMs = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND;
  return sign === '-' ? -offsetMs : offsetMs;
}

/** A zone's local time at an instant. It is returned as the instant at which clocks in UTC show that time. */
export function wallTime(zone: string, at: number): number {
  return at + offsetFromUtc(zone, at);
}

/**
 * The first and the last instant at which a zone's clocks show a wall time (in the form of `wallTime`). They differ if
 * clocks are set back. If the clocks skip that wall time, both are the moment of the change.
 */
export function instantsOf(zone: string, wall: number): readonly [first: number, last: number] {
  // No zone is further than a day from UTC, so these are the offsets before and after any clock change near `wall`.
  const [before, after] = [offsetFromUtc(zone, wall - DAY), offsetFromUtc(zone, wall + DAY)];
  const matchingInstants = [wall - before, wall - after].filter((at) => wallTime(zone, at) === wall);
  if (matchingInstants.length > 0) return [Math.min(...matchingInstants), Math.max(...matchingInstants)];
  let low = wall - Math.max(before, after);
  let high = wall - Math.min(before, after);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (wallTime(zone, middle) < wall) low = middle;
    else high = middle;
  }
  return [high, high];
}

/** The names of the zones: "Europe/Berlin". Outdated and very new names are understood too, but not listed. */
export function zoneNames(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}

/** The city in a zone's name, as it is usually written: "New York". */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/**
 * Three-letter abbreviations that each mean only one zone, including its daylight saving time. Ambiguous ones such as
 * "EST" and "BST" are left out.
 */
const UNAMBIGUOUS_ZONE_ABBREVIATIONS = ['UTC', 'GMT', 'CET', 'EET', 'WET', 'MET'];
const ZONE_AREAS = ['Africa', 'America', 'Antarctica', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Indian', 'Pacific'];

/** Finds a typed zone by its name, ignoring case, or by its city if only one zone has it. Undefined if none fits. */
export function findTimeZone(input: string): string | undefined {
  const zoneName = input.trim().replaceAll(' ', '_');
  // An offset has no daylight saving time, and an abbreviation may mean several zones.
  if (!/^[a-z]/i.test(zoneName)) return undefined;
  if (/^[a-z]{3}$/i.test(zoneName))
    return UNAMBIGUOUS_ZONE_ABBREVIATIONS.find((zone) => zone === zoneName.toUpperCase());
  const listedZone = zoneNames().find((zone) => zone.toLowerCase() === zoneName.toLowerCase());
  if (listedZone !== undefined) return listedZone;
  if (isZone(zoneName)) return withCapitals(zoneName);
  const [only, ...others] = ZONE_AREAS.map((area) => `${area}/${withCapitals(zoneName)}`).filter(isZone);
  if (only === undefined) return zoneOfCity(zoneName);
  return others.length === 0 ? only : undefined;
}

/** The only zone whose name ends with this city: America/Indiana/Indianapolis for "Indianapolis". */
function zoneOfCity(typedCity: string): string | undefined {
  const city = cityOf(typedCity).toLowerCase();
  const [only, ...others] = zoneNames().filter((zone) => cityOf(zone).toLowerCase() === city);
  return others.length === 0 && !typedCity.includes('/') ? only : undefined;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * A typed zone with each word capitalized: "Asia/Ho_Chi_Minh". A few zones are spelled differently:
 * "Africa/Dar_es_Salaam".
 */
function withCapitals(name: string): string {
  if (/\d/.test(name)) return name.toUpperCase();
  return name.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * The zones of most players whose client is in this language. For a language spoken in many places, the largest ones.
 */
const ZONES_BY_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ['bg', 'Europe/Sofia'],
  ['cs', 'Europe/Prague'],
  ['da', 'Europe/Copenhagen'],
  ['de', 'Europe/Berlin Europe/Vienna Europe/Zurich'],
  ['el', 'Europe/Athens'],
  ['en-GB', 'Europe/London Europe/Dublin Australia/Sydney Australia/Perth Pacific/Auckland Africa/Johannesburg'],
  [
    'en',
    'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Toronto America/Vancouver America/Halifax America/Anchorage Pacific/Honolulu Europe/London Australia/Sydney',
  ],
  ['es-ES', 'Europe/Madrid Atlantic/Canary'],
  ['es', 'America/Mexico_City America/Bogota America/Lima America/Santiago America/Buenos_Aires America/Caracas'],
  ['fi', 'Europe/Helsinki'],
  ['fr', 'Europe/Paris Europe/Brussels Europe/Zurich America/Montreal'],
  ['hi', 'Asia/Kolkata'],
  ['hr', 'Europe/Zagreb'],
  ['hu', 'Europe/Budapest'],
  ['id', 'Asia/Jakarta Asia/Makassar Asia/Jayapura'],
  ['it', 'Europe/Rome'],
  ['ja', 'Asia/Tokyo'],
  ['ko', 'Asia/Seoul'],
  ['lt', 'Europe/Vilnius'],
  ['nl', 'Europe/Amsterdam Europe/Brussels'],
  ['no', 'Europe/Oslo'],
  ['pl', 'Europe/Warsaw'],
  ['pt', 'America/Sao_Paulo America/Manaus Europe/Lisbon'],
  ['ro', 'Europe/Bucharest'],
  ['ru', 'Europe/Moscow Europe/Samara Asia/Yekaterinburg Asia/Novosibirsk Asia/Vladivostok'],
  ['sv', 'Europe/Stockholm'],
  ['th', 'Asia/Bangkok'],
  ['tr', 'Europe/Istanbul'],
  ['uk', 'Europe/Kyiv'],
  ['vi', 'Asia/Ho_Chi_Minh'],
  ['zh-TW', 'Asia/Taipei Asia/Hong_Kong'],
  ['zh', 'Asia/Shanghai Asia/Hong_Kong Asia/Singapore'],
]);

const LARGEST_ZONES = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/Helsinki',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/**
 * Zones a user may be in, guessed from the language of their client ("de", "en-GB"), because Discord doesn't say. The
 * most likely ones come first, then the largest zones in the world.
 */
export function zoneGuesses(locale = 'en'): readonly string[] {
  const [language = ''] = locale.split('-');
  const likelyZones = ZONES_BY_LANGUAGE.get(locale) ?? ZONES_BY_LANGUAGE.get(language) ?? '';
  return [...new Set([...likelyZones.split(' ').filter((zone) => zone !== ''), ...LARGEST_ZONES])];
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** A stretch of time, in milliseconds since 1970. `until` is exclusive; without it, the span has no end. */
export interface Span {
  readonly from: number;
  readonly until?: number;
}
