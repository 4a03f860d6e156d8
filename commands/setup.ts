import type { APIEmbed } from 'discord-api-types/v10';
import { cutToLimits } from '../src/embeds/limits.ts';
import { command, subcommands } from '../src/interaction/command.ts';
import { whisper } from '../src/interaction/reply.ts';
import type { FightPlace } from '../src/session/defaults.ts';
import { t } from '../src/text/t.ts';
import { defaults } from './defaults.ts';

const check = command({
  name: 'check',
  options: {},
  run(_, { caller }) {
    const { botPermissions: botMay } = caller;
    return whisper(
      botMay === undefined ? setupEmbed([], []) : setupEmbed(missingPermissions(botMay), missingOptional(botMay)),
    );
  },
});

export const setup = subcommands('setup', [check, defaults]);

/** The permissions that the bot lacks in a channel, what doesn't work without them, and optional permissions. */
function setupEmbed(
  lackedPermissions: readonly Needed[],
  lackedOptional: readonly (typeof OPTIONAL_PERMISSIONS)[number][],
): APIEmbed {
  const lines = lackedPermissions.map(({ permission, without }) =>
    t('setup-lacks', { name: t(`setup-permission-${permission}`), without: t(`setup-without-${without}`) }),
  );
  const neededLines = lines.length === 0 ? [t('setup-fine')] : [...lines, '', t('setup-fix')];
  const optionalLines = lackedOptional.map(({ permission }) =>
    t(`setup-optional-${permission}`, { name: t(`setup-permission-${permission}`) }),
  );
  return cutToLimits({ description: [...neededLines, ...optionalLines].join('\n') });
}

/** The permissions that the bot needs in a channel, with Discord's bit for each. */
const NEEDED_PERMISSIONS = [
  { permission: 'view', bit: 10n, without: 'play' },
  { permission: 'send', bit: 11n, without: 'play' },
  { permission: 'open-threads', bit: 35n, without: 'open-threads' },
  { permission: 'threads', bit: 38n, without: 'threads' },
  { permission: 'embeds', bit: 14n, without: 'embeds' },
  { permission: 'files', bit: 15n, without: 'files' },
  { permission: 'history', bit: 16n, without: 'notice' },
  { permission: 'pin', bit: 51n, without: 'pin' },
] as const;

type Needed = (typeof NEEDED_PERMISSIONS)[number];

/** Permissions that the invitation doesn't ask for, because they allow far more than Fray needs them for. */
const OPTIONAL_PERMISSIONS = [
  { permission: 'manage', bit: 13n },
  { permission: 'webhooks', bit: 29n },
] as const;

/** The permissions that are needed to show an encounter. */
const NEEDED_TO_POST: readonly Needed['permission'][] = ['view', 'send'];
/** The permissions that are needed to open a thread for an encounter, and to show it there. */
const NEEDED_FOR_THREAD: readonly Needed['permission'][] = [...NEEDED_TO_POST, 'open-threads', 'threads'];

/** The permissions that the bot lacks in a channel. */
function missingPermissions(permissions: bigint): readonly Needed[] {
  return NEEDED_PERMISSIONS.filter(({ bit }) => !hasBit(permissions, bit));
}

/** The optional permissions that the bot doesn't have. */
function missingOptional(permissions: bigint): readonly (typeof OPTIONAL_PERMISSIONS)[number][] {
  return OPTIONAL_PERMISSIONS.filter(({ bit }) => !hasBit(permissions, bit));
}

/**
 * The permissions that the bot still needs to show an encounter in the channel or in a new thread, as Discord names
 * them.
 */
export function missingPermissionNames(permissions: bigint, place: FightPlace): readonly string[] {
  const neededPermissions = place === 'thread' ? NEEDED_FOR_THREAD : NEEDED_TO_POST;
  return missingPermissions(permissions).flatMap(({ permission }) =>
    neededPermissions.includes(permission) ? [t(`setup-permission-${permission}`)] : [],
  );
}

function hasBit(permissions: bigint, bit: bigint): boolean {
  return ((permissions >> bit) & 1n) === 1n;
}
