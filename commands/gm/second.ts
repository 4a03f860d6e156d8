import { command, refusalReply } from '../../src/interaction/command.ts';
import { boolean, optional, user } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { asGmOrAdmin } from '../../src/session/authorize.ts';
import { list, mention } from '../../src/text/markdown.ts';

export const second = command({
  name: 'second',
  description: 'Make another user a GM of this encounter too, or no longer (GM)',
  options: {
    who: user('Whom'),
    remove: optional(boolean('No longer a GM')),
  },
  run({ who, remove = false }, session) {
    const encounter = asGmOrAdmin(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const others = encounter.value.gms.filter((gm) => gm !== who);
    // A fight without a GM could never end.
    if (remove && others.length === 0) return refusalReply({ type: 'last-gm' }, session);

    const gms = remove ? others : [...others, who];
    const done = session.do({ type: 'gms', gms });
    if (!done.ok) return refusalReply(done.why, session);
    return show({ description: `GMs of this encounter: ${list(gms.map(mention))}.` });
  },
});
