import { command } from '../../src/interaction/command.ts';
import { user } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gmOrAdmin } from '../../src/session/authorize.ts';
import { gm as gmWords } from '../../src/text/spoken.ts';

export const addGm = command({
  name: 'add-gm',
  description: 'Make another user a GM of this encounter too (GM)',
  requires: gmOrAdmin,
  options: { who: user('Whom') },
  run({ who }, session) {
    const gms = [...new Set([...session.encounter.gms, who])];
    return map(session.do({ type: 'gms', gms }), () => show({ description: gmWords.gms(gms) }));
  },
});
