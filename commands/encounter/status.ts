import { status as statusOf } from '../../src/embeds/status.ts';
import { turnStrip } from '../../src/embeds/turn-strip.ts';
import { command } from '../../src/interaction/command.ts';
import { boolean } from '../../src/interaction/option.ts';
import { show, whisper } from '../../src/interaction/reply.ts';
import { deadlinesOf } from '../../src/posts/deadlines.ts';
import { given } from '../../src/rules/core/given.ts';
import { viewOf } from '../../src/rules/core/secrecy.ts';
import { anyEncounter } from '../../src/session/authorize.ts';

export const status = command({
  name: 'status',
  description: 'How the fight stands: the order, everybody’s state, whose turn it is',
  requires: anyEncounter,
  options: { private: boolean('For your eyes alone; a GM sees every number then') },
  run({ private: alone }, { encounter, caller, waiting, state }) {
    const view = alone ? viewOf(caller.user, encounter) : 'players';
    const shown = statusOf(encounter, view, waiting?.question, state && deadlinesOf(state));
    const picture = given({ picture: turnStrip(encounter, view) });
    return alone ? whisper(shown, picture) : show(shown, picture);
  },
});
