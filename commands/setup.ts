import type { APIEmbed } from 'discord-api-types/v10';
import { within } from '../src/embeds/limits.ts';
import { command, subcommands } from '../src/interaction/command.ts';
import { whisper } from '../src/interaction/reply.ts';
import { t } from '../src/text/t.ts';

const check = command({
  name: 'check',
  options: {},
  run(_, { caller }) {
    const { botMay } = caller;
    return whisper(botMay === undefined ? setupEmbed([], []) : setupEmbed(lacking(botMay), doesWithout(botMay)));
  },
});

export const setup = subcommands('setup', [check]);

/** What the bot lacks in a channel, and what breaks without it; and what it does without. */
function setupEmbed(
  lacking: readonly { readonly name: string; readonly without: string }[],
  optional: readonly { readonly name: string; readonly serves: string }[],
): APIEmbed {
  const lines = lacking.map(({ name, without }) => t('setup-lacks', { name, without }));
  const needed = lines.length === 0 ? [t('setup-fine')] : [...lines, '', t('setup-fix')];
  return within({
    description: [...needed, ...optional.map(({ name, serves }) => t('setup-optional', { name, serves }))].join('\n'),
  });
}

/** What the bot needs to be allowed in a channel, by Discord's name and bit, and what goes missing without it. */
const NEEDED = [
  { name: 'View Channel', bit: 10n, without: 'no encounter can be played' },
  { name: 'Send Messages', bit: 11n, without: 'no encounter can be played' },
  { name: 'Send Messages in Threads', bit: 38n, without: 'the same in threads' },
  { name: 'Embed Links', bit: 14n, without: 'the messages of an encounter are plain text' },
  { name: 'Attach Files', bit: 15n, without: 'no exports: logs, characters; no portraits beside turns' },
  { name: 'Read Message History', bit: 16n, without: 'the notice that the card was pinned stays' },
  { name: 'Pin Messages', bit: 51n, without: 'the card of an encounter is not pinned' },
] as const;

type Needed = (typeof NEEDED)[number];

/** What the invitation does not ask for, since it allows far more, and what it is good for where a role has it. */
const OPTIONAL = [
  { name: 'Manage Messages', bit: 13n, serves: 'takes away Discord’s notice that the card was pinned' },
] as const;

/** Without these an encounter cannot be shown. */
const TO_POST: readonly string[] = ['View Channel', 'Send Messages'];

/** What of it the bot lacks, given its permissions in a channel. */
function lacking(permissions: bigint): readonly Needed[] {
  return NEEDED.filter(({ bit }) => !has(permissions, bit));
}

/** What it may do without, and does, given its permissions in a channel. */
function doesWithout(permissions: bigint): readonly (typeof OPTIONAL)[number][] {
  return OPTIONAL.filter(({ bit }) => !has(permissions, bit));
}

/** What the bot lacks to show an encounter, by Discord's names. */
export function lackingToPost(permissions: bigint): readonly string[] {
  return lacking(permissions).flatMap(({ name }) => (TO_POST.includes(name) ? [name] : []));
}

function has(permissions: bigint, bit: bigint): boolean {
  return ((permissions >> bit) & 1n) === 1n;
}
