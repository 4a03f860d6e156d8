import { command } from '../../src/interaction/command.ts';
import { balanceStarted } from '../../src/interaction/odds/balance-reply.ts';
import { balanceOf } from '../../src/interaction/odds/balancing.ts';
import { boolean, integer, withDefault } from '../../src/interaction/option.ts';
import { map, ok } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';

/** Nothing of it is told to players, and nothing of it goes into the record. */
export const balance = command({
  name: 'balance',
  description: 'Which creatures make an easy, fair, hard or deadly fight, and what one more would change (GM)',
  requires: gm,
  options: {
    unseen: boolean('With those who wait unseen, from the start'),
    seed: withDefault(integer('Another seed has other ideas, the same one the same', 1, 9999), () => ok(1)),
  },
  run: (asked, session) => map(balanceOf(session.encounter, asked), (work) => balanceStarted(session, work)),
});
