import { ended } from '../../src/embeds/encounter-embeds.ts';
import { within } from '../../src/embeds/limits.ts';
import { tell } from '../../src/embeds/tell.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { show } from '../../src/interaction/reply.ts';
import { asGmOrAdmin } from '../../src/session/authorize.ts';

export const end = command({
  name: 'end',
  description: 'End the scene: what lasts a scene ends, and the dice are shown (GM)',
  options: {},
  run(_, session) {
    const encounter = asGmOrAdmin(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);

    const done = session.do({ type: 'end-scene' });
    if (!done.ok) return refusalReply(done.why, session);
    const told = tell(done.value).description ?? '';
    const closing = ended(encounter.value.name, session.revealSeed());
    return show(within({ description: told === '' ? closing : `${told}\n\n${closing}` }));
  },
});
