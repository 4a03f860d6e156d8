/** Zones that change their clocks in every way there is: by half an hour, by two, in Ramadan, not at all. */
export const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Antarctica/Troll',
  'UTC',
  'Pacific/Apia',
  'America/St_Johns',
] as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows: the weekday, and minutes after midnight. */
export function clockOnTheWall(zone: string, at: number): { readonly weekday: number; readonly minute: number } {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
    });
  clocks.set(zone, clock);
  const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(shown.weekday ?? ''),
    minute: Number(shown.hour) * 60 + Number(shown.minute),
  };
}
