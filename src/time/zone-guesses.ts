/** Where most people play who have set their client to a language; of a language spoken in many places, the largest. */
const BY_LANGUAGE: ReadonlyMap<string, string> = new Map([
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

const LARGEST = [
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
 * Zones in which somebody may be whose client speaks a language ("de", "en-GB"), the likeliest first: Discord says no zone.
 * The largest of the world come after them.
 */
export function zoneGuesses(locale = 'en'): readonly string[] {
  const [language = ''] = locale.split('-');
  const likely = BY_LANGUAGE.get(locale) ?? BY_LANGUAGE.get(language) ?? '';
  return [...new Set([...likely.split(' ').filter((zone) => zone !== ''), ...LARGEST])];
}
