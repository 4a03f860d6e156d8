import {
  missingAccess,
  unknownApplication,
  unknownChannel,
  unknownGuild,
  unknownMember,
  unknownUser,
} from './api-error.ts';
import type { Channel } from './channel.ts';
import { commandBodies } from './command-form.ts';
import { commandPayload } from './commands.ts';
import { isJson } from './form.ts';
import type { Guild } from './guild.ts';
import { INTERACTION_ROUTES } from './interaction-routes.ts';
import { MESSAGE_ROUTES } from './message-routes.ts';
import type { Platform } from './platform.ts';
import type { Call, Route } from './router.ts';
import { WEBHOOK_ROUTES } from './webhook-routes.ts';

/** The channel in the path. Throws Discord's 404 if there is none. */
function channelOf({ platform, params }: Call): Channel {
  const channel = platform.channels.get(params.channel ?? '');
  if (!channel) throw unknownChannel();
  if (!channel.may(platform.bot, 'ViewChannel')) throw missingAccess();
  return channel;
}

function guildOf({ platform, params }: Call): Guild {
  const guild = platform.guilds.get(params.guild ?? '');
  if (!guild) throw unknownGuild();
  return guild;
}

/** The server of a route for commands. Undefined for global commands. */
function commandsScope(call: Call): Guild | undefined {
  if (call.params.application !== call.platform.applicationId) throw unknownApplication();
  return call.params.guild === undefined ? undefined : guildOf(call);
}

function getCommands(call: Call): object {
  return call.platform.commands
    .in(commandsScope(call))
    .map((command) =>
      commandPayload(command, call.platform.applicationId, call.query.get('with_localizations') === 'true'),
    );
}

function putCommands(call: Call): object {
  const { commands, applicationId } = call.platform;
  return commands
    .replace(commandsScope(call), commandBodies(call.json))
    .map((command) => commandPayload(command, applicationId, true));
}

function application(platform: Platform): object {
  const { bot, applicationId } = platform;
  return {
    id: applicationId,
    name: bot.name,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    bot: bot.payload(),
    owner: bot.payload(),
    team: null,
    approximate_guild_count: platform.guilds.size,
  };
}

function gateway({ origin }: Platform): { url: string } {
  return { url: origin.replace('http', 'ws') };
}

const SESSION_LIMIT = { total: 1000, remaining: 1000, reset_after: 14_400_000 };
const COMMANDS_PATH = '/applications/:application/commands';
const GUILD_COMMANDS_PATH = '/applications/:application/guilds/:guild/commands';

/** Every route that can be requested. */
export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/gateway', open: true, handle: ({ platform }) => gateway(platform) },
  {
    method: 'GET',
    path: '/gateway/bot',
    handle: ({ platform }) => ({
      ...gateway(platform),
      shards: platform.settings.shards,
      session_start_limit: { ...SESSION_LIMIT, max_concurrency: platform.settings.maxConcurrency },
    }),
  },
  { method: 'GET', path: '/users/@me', handle: ({ platform }) => platform.bot.payload() },
  { method: 'GET', path: '/oauth2/applications/@me', handle: ({ platform }) => application(platform) },
  { method: 'GET', path: '/applications/@me', handle: ({ platform }) => application(platform) },
  { method: 'GET', path: COMMANDS_PATH, handle: getCommands },
  { method: 'PUT', path: COMMANDS_PATH, handle: putCommands },
  { method: 'GET', path: GUILD_COMMANDS_PATH, handle: getCommands },
  { method: 'PUT', path: GUILD_COMMANDS_PATH, handle: putCommands },
  {
    method: 'GET',
    path: '/users/:user',
    handle: ({ platform, params }) => {
      const user = platform.users.get(params.user ?? '');
      if (!user) throw unknownUser();
      return user.payload();
    },
  },
  {
    method: 'POST',
    path: '/users/@me/channels',
    handle: ({ platform, json }) => {
      const user = platform.users.get(isJson(json) ? String(json.recipient_id) : '');
      if (!user) throw unknownUser();
      return user.directMessages().payload();
    },
  },
  { method: 'GET', path: '/guilds/:guild', handle: (call) => guildOf(call).payload() },
  {
    method: 'GET',
    path: '/guilds/:guild/channels',
    handle: (call) =>
      guildOf(call)
        .channels.filter(({ parent }) => !parent)
        .map((channel) => channel.payload()),
  },
  { method: 'GET', path: '/guilds/:guild/roles', handle: (call) => guildOf(call).rolePayloads() },
  {
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    handle: (call) => {
      const user = call.platform.users.get(call.params.user ?? '');
      const member = user && guildOf(call).memberPayload(user);
      if (!member) throw unknownMember();
      return { user: user.payload(), ...member };
    },
  },
  { method: 'GET', path: '/channels/:channel', handle: (call) => channelOf(call).payload() },
  ...MESSAGE_ROUTES,
  ...WEBHOOK_ROUTES,
  ...INTERACTION_ROUTES,
];
