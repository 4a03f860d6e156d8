import { status } from '../../src/embeds/status.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { asGm, findCombatant } from '../../src/session/authorize.ts';

export const move = command({
  name: 'move',
  description: 'Change somebody’s place in the order (GM)',
  options: {
    who: text('Who moves', everybody),
    before: optional(text('Right before whom; nobody: to the end', everybody)),
  },
  run({ who, before }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const meant = findCombatant(encounter.value, who);
    if (!meant.ok) return refusalReply(meant.why, session);
    const place = before === undefined ? undefined : findCombatant(encounter.value, before);
    if (place && !place.ok) return refusalReply(place.why, session);

    const deed = { type: 'reorder', subject: meant.value.id, ...(place && { before: place.value.id }) } as const;
    const done = session.do(deed);
    return done.ok ? show(status(done.value.after)) : refusalReply(done.why, session);
  },
});
