import { GatewayCloseCodes } from 'discord.js';
import { StartupError } from '../startup-error.ts';

const WRONG_TOKEN =
  'Discord does not take the token. Copy it again from the developer portal (Bot › Reset Token) to DISCORD_TOKEN.';
const OUTDATED = 'Update Fray; if it is the newest version already, please report this.';

/** Codes with which Discord closes a connection for good, in plain words. */
const FINAL: Readonly<Record<number, { readonly message: string; readonly temporary?: true }>> = {
  [GatewayCloseCodes.AuthenticationFailed]: { message: WRONG_TOKEN },
  // A new start asks Discord again how many connections there should be.
  [GatewayCloseCodes.InvalidShard]: {
    message: 'Discord wants another number of connections (4010). The next start asks it how many, unless SHARDS says.',
    temporary: true,
  },
  [GatewayCloseCodes.ShardingRequired]: {
    message:
      'The bot is in more servers than its connections may carry (4011). The next start opens more; with SHARDS, stop all processes and start them with a larger number behind the stroke.',
    temporary: true,
  },
  [GatewayCloseCodes.InvalidAPIVersion]: {
    message: `Discord’s API has moved on from this version (4012). ${OUTDATED}`,
  },
  [GatewayCloseCodes.InvalidIntents]: {
    message: `Discord does not know what Fray asks to be told (4013). ${OUTDATED}`,
  },
  [GatewayCloseCodes.DisallowedIntents]: {
    message: `Discord does not allow the bot what Fray asks to be told (4014). Fray needs no privileged intent. ${OUTDATED}`,
  },
};

/** Why Discord has closed a connection for good. Undefined for a code after which the client reconnects by itself. */
export function finalClose(code: number): StartupError | undefined {
  const why = FINAL[code];
  return why && new StartupError(why.message, why);
}

/** What the error of a login says an admin must mend. Undefined for one that may pass by itself. */
export function refusedLogin(error: unknown): StartupError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  const status = 'status' in error ? error.status : undefined;
  return code === 'TokenInvalid' || status === 401 ? new StartupError(WRONG_TOKEN) : undefined;
}
