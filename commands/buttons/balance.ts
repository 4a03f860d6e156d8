import { component } from '../../src/interaction/component.ts';
import { balanceButton, balanceStarted, bringButton } from '../../src/interaction/odds/balance-reply.ts';
import { balanceOf } from '../../src/interaction/odds/balancing.ts';
import { bringIn } from '../../src/interaction/odds/bringing.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';

/** A suggestion: those creatures come, and it is shown what one more would change. */
export const bring = component({ id: bringButton, requires: gm, run: (values, session) => bringIn(session, values) });

/** Suggestions anew, of another seed, or for the fight as it stands by now. */
export const suggest = component({
  id: balanceButton,
  requires: gm,
  run: ({ encounter: id, seed, unseen }, { encounter }) =>
    map(balanceOf(encounter, { unseen: unseen !== '', seed }), (work) => ({
      ...inPlace(balanceStarted(work, id)),
      dropsWork: true,
    })),
});
