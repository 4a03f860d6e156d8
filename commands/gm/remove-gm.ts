import { command } from '../../src/interaction/command.ts';
import { user } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { gmOrAdmin } from '../../src/session/authorize.ts';
import { gm as gmWords } from '../../src/text/spoken.ts';

export const removeGm = command({
  name: 'remove-gm',
  description: 'Let a user be a GM of this encounter no longer (GM)',
  requires: gmOrAdmin,
  options: { who: user('Whom') },
  run({ who }, session) {
    const { encounter, caller } = session;
    const [opener] = encounter.gms;
    if (who === opener && caller.user !== opener && !caller.admin) return no({ type: 'opener' });
    const gms = encounter.gms.filter((each) => each !== who);
    // An encounter without a GM could never end.
    if (gms.length === 0) return no({ type: 'last-gm' });
    return map(session.do({ type: 'gms', gms }), () => show({ description: gmWords.gms(gms) }));
  },
});
