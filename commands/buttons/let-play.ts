import { component } from '../../src/interaction/component.ts';
import { letPlay as id, playHeldBack } from '../../src/interaction/posts/let-play.ts';
import { outcomesReply } from '../../src/posts/deed-reply.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { turnKey } from '../../src/session/turn-key.ts';

/** Under a turn that a creature would play by itself, and does not: it does, by the GM’s word. */
export const letPlay = component({
  id,
  requires: gm,
  run({ turn }, session) {
    if (turn !== turnKey(session.encounter)) return no({ type: 'stale' });
    return map(playHeldBack(session), () => outcomesReply(session));
  },
});
