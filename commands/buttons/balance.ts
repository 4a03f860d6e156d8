import { component } from '../../src/interaction/component.ts';
import { balanceButton, bringMenu } from '../../src/interaction/odds/balance-ids.ts';
import { balanceStarted } from '../../src/interaction/odds/balance-reply.ts';
import { balanceOf } from '../../src/interaction/odds/balancing.ts';
import { bringIn } from '../../src/interaction/odds/bringing.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';

/** A suggestion: those creatures come, and it is shown what one more would change. */
export const bring = component({
  id: bringMenu,
  requires: gm,
  run: ({ unseen }, session, { chosen: [who = ''] }) => bringIn(session, { who, unseen: unseen !== '' }),
});

/** Suggestions anew, of another seed or for the fight as it stands by now; or only what one more would change. */
export const suggest = component({
  id: balanceButton,
  requires: gm,
  run({ seed, unseen, what }, session) {
    const fight = { unseen: unseen !== '', seed, ...(what === 'one more' && { only: 'as it stands' as const }) };
    return map(balanceOf(session.encounter, fight), (work) => ({
      ...inPlace(balanceStarted(session, work)),
      dropsWork: true,
    }));
  },
});
