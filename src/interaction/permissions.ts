/** What the bot needs to be allowed in a channel, by Discord's name and bit, and what goes missing without it. */
export const NEEDED = [
  { name: 'View Channel', bit: 10n, without: 'no tracker, and no answer that came too late can be posted' },
  { name: 'Send Messages', bit: 11n, without: 'no tracker, and no answer that came too late can be posted' },
  { name: 'Send Messages in Threads', bit: 38n, without: 'the same in threads' },
  { name: 'Embed Links', bit: 14n, without: 'the tracker stays empty' },
  { name: 'Attach Files', bit: 15n, without: 'no exports: logs, characters' },
  { name: 'Read Message History', bit: 16n, without: 'the tracker cannot be pinned' },
  { name: 'Pin Messages', bit: 51n, without: 'the tracker is not pinned' },
] as const;

/** What of it the bot lacks, given its permissions in a channel. */
export function lacking(permissions: bigint): readonly (typeof NEEDED)[number][] {
  return NEEDED.filter(({ bit }) => ((permissions >> bit) & 1n) === 0n);
}
