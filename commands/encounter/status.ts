import { status as standing } from '../../src/embeds/status.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { boolean, optional } from '../../src/interaction/option.ts';
import { show, whisper } from '../../src/interaction/reply.ts';
import { isGm } from '../../src/session/authorize.ts';

export const status = command({
  name: 'status',
  description: 'How the fight stands: the order, everybody’s state, whose turn it is',
  options: { private: optional(boolean('For your eyes alone; a GM sees every number then')) },
  run({ private: alone = false }, session) {
    const { encounter } = session;
    if (!encounter) return refusalReply({ type: 'no-encounter' }, session);
    return alone ? whisper(standing(encounter, isGm(session) ? 'gm' : 'players')) : show(standing(encounter));
  },
});
