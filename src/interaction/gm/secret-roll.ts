import { rolled } from '../../embeds/roll-embed.ts';
import { writtenIn } from '../../rules/core/reasons.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { map, type Result } from '../../rules/core/result.ts';
import type { InEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { gm as gmWords } from '../../text/spoken.ts';
import { type Reply, whisper } from '../reply.ts';

/** Throws dice for the GM alone: sealed and recorded like all others, but not in the log until the encounter is over. */
export function secretRoll(session: Session & InEncounter, dice: string): Result<Reply, Refusal> {
  return map(thrown(session, dice), (shown) =>
    whisper([rolled(session.caller.user, shown, undefined, true), { description: gmWords.inSecret }]),
  );
}

/** The same for the panel: what it came to, in a line. */
export function rolledInSecret(session: Session & InEncounter, dice: string): Result<string, Refusal> {
  return map(thrown(session, dice), (shown) => `🎲 ${plain(shown, 1500)}\n-# ${gmWords.inSecret}`);
}

function thrown(session: Session & InEncounter, dice: string): Result<string, Refusal> {
  return map(session.do({ type: 'roll', dice, secret: true }), ({ events }) =>
    events.flatMap((event) => (event.type === 'remarked' ? [writtenIn(event.what)] : [])).join(''),
  );
}
