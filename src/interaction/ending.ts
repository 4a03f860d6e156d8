import type { APIEmbed } from 'discord-api-types/v10';
import { ended } from '../embeds/encounter-embeds.ts';
import { within } from '../embeds/limits.ts';
import { tell } from '../embeds/tell.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, type Result } from '../rules/core/result.ts';
import type { Session } from '../session/session.ts';
import { undoneInSession } from '../session/undo-policy.ts';

/** Ends the scene; tells what ends with it, and the seed of its dice. */
export function endScene(session: Session<'history'>): Result<APIEmbed, Refusal> {
  return map(session.do({ type: 'end-scene' }), (outcome) => {
    const told = tell(outcome).description ?? '';
    const record = { undone: undoneInSession(session), hash: session.head ?? '' };
    const closing = ended(outcome.after.name, session.revealSeed(), record);
    return within({ description: told === '' ? closing : `${told}\n\n${closing}` });
  });
}
