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
  run(_, { caller: { botPermissions }, docsUrl }) {
    if (botPermissions === undefined) return whisper(setupEmbed([], [], docsUrl));
    return whisper(setupEmbed(missingPermissions(botPermissions), missingOptionalPermissions(botPermissions), docsUrl));
  },
});

export const setup = subcommands('setup', [check, defaults]);

/** The permissions that the bot lacks in a channel, what doesn't work without them, and optional permissions. */
function setupEmbed(
  lackedPermissions: readonly NeededPermission[],
  lackedOptional: readonly (typeof OPTIONAL_PERMISSIONS)[number][],
  docsUrl: string | undefined,
): APIEmbed {
  const lines = lackedPermissions.map(({ permission, without, page }) => {
    const facts = { name: t(`setup-permission-${permission}`), without: t(`setup-without-${without}`) };
    return `${t('setup-lacks', facts)}\n-# ${linkTo(page, docsUrl)}`;
  });
  const neededPermissionLines = lines.length === 0 ? [t('setup-fine')] : [...lines, '', t('setup-fix')];
  const optionalPermissionLines = lackedOptional.map(({ permission, page }) => {
    const facts = { name: t(`setup-permission-${permission}`) };
    return `${t(`setup-optional-${permission}`, facts)}\n-# ${linkTo(page, docsUrl)}`;
  });
  return cutToLimits({ description: [...neededPermissionLines, ...optionalPermissionLines].join('\n') });
}

/** The pages about the permissions, each with its heading. */
export const SETUP_PAGES = ['admins.md#permissions', 'admins.md#manage-messages', 'admins.md#manage-webhooks'] as const;
type SetupPage = (typeof SETUP_PAGES)[number];
const [PERMISSIONS_PAGE, MESSAGES_PAGE, WEBHOOKS_PAGE] = SETUP_PAGES;

/** A link to the page on the site. Without a site, the path in the checkout. */
function linkTo(page: SetupPage, docsUrl: string | undefined): string {
  const path = `docs/${page}`;
  return docsUrl === undefined ? path : `[${path}](${docsUrl}/${page.replace('.md', '.html')})`;
}

/** The permissions that the bot needs in a channel, with Discord's bit for each. */
const NEEDED_PERMISSIONS = [
  { permission: 'view', bit: 10n, without: 'play', page: PERMISSIONS_PAGE },
  { permission: 'send', bit: 11n, without: 'play', page: PERMISSIONS_PAGE },
  { permission: 'open-threads', bit: 35n, without: 'open-threads', page: PERMISSIONS_PAGE },
  { permission: 'threads', bit: 38n, without: 'threads', page: PERMISSIONS_PAGE },
  { permission: 'embeds', bit: 14n, without: 'embeds', page: PERMISSIONS_PAGE },
  { permission: 'files', bit: 15n, without: 'files', page: PERMISSIONS_PAGE },
  { permission: 'history', bit: 16n, without: 'notice', page: MESSAGES_PAGE },
  { permission: 'pin', bit: 51n, without: 'pin', page: PERMISSIONS_PAGE },
] as const;

type NeededPermission = (typeof NEEDED_PERMISSIONS)[number];

/** Permissions that the invitation doesn't ask for, because they allow far more than Fray needs them for. */
const OPTIONAL_PERMISSIONS = [
  { permission: 'manage', bit: 13n, page: MESSAGES_PAGE },
  { permission: 'webhooks', bit: 29n, page: WEBHOOKS_PAGE },
] as const;

/** The permissions that are needed to show an encounter. */
const NEEDED_TO_POST: readonly NeededPermission['permission'][] = ['view', 'send'];
/** The permissions that are needed to open a thread for an encounter, and to show it there. */
const NEEDED_FOR_THREAD: readonly NeededPermission['permission'][] = [...NEEDED_TO_POST, 'open-threads', 'threads'];

/** The permissions that the bot lacks in a channel. */
function missingPermissions(permissions: bigint): readonly NeededPermission[] {
  return NEEDED_PERMISSIONS.filter(({ bit }) => !hasBit(permissions, bit));
}

/** The optional permissions that the bot doesn't have. */
function missingOptionalPermissions(permissions: bigint): readonly (typeof OPTIONAL_PERMISSIONS)[number][] {
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
