/** Zones that cover every way to change clocks: by half an hour, by two hours, for Ramadan, and not at all. */
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

/** The local weekday, and the minutes since midnight. */
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
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(parts.weekday ?? ''),
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
}
