import { ended } from '../../src/embeds/encounter-embeds.ts';
import { within } from '../../src/embeds/limits.ts';
import { tell } from '../../src/embeds/tell.ts';
import { command } from '../../src/interaction/command.ts';
import { show } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gmOrAdmin } from '../../src/session/authorize.ts';
import { undoneInSession } from '../../src/session/undo-policy.ts';

export const end = command({
  name: 'end',
  description: 'End the scene: what lasts a scene ends, and the dice are shown (GM)',
  requires: gmOrAdmin,
  needs: { history: true },
  options: {},
  run: (_, session) =>
    map(session.do({ type: 'end-scene' }), (outcome) => {
      const told = tell(outcome).description ?? '';
      const record = { undone: undoneInSession(session), hash: session.head ?? '' };
      const closing = ended(outcome.after.name, session.revealSeed(), record);
      return show(within({ description: told === '' ? closing : `${told}\n\n${closing}` }));
    }),
});
