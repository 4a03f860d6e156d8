import { command } from '../src/interaction/command.ts';
import { play, playQuietly } from '../src/interaction/deed-reply.ts';
import { actor } from '../src/interaction/options/combatants.ts';
import { standingAnswer, standingOrder } from '../src/interaction/options/rules.ts';
import { detailOf } from '../src/rules/core/secrecy.ts';
import { running } from '../src/session/authorize.ts';
import { plain } from '../src/text/markdown.ts';

export const order = command({
  name: 'standing-order',
  description: 'Give a standing answer, so that the fight need not wait for you',
  requires: running,
  options: {
    about: standingOrder('What it is about'),
    answer: standingAnswer('What you do each time; “ask” to be asked', 'about'),
    as: actor('For whom, if you play several'),
  },
  run({ about, answer, as }, session) {
    const deed = { type: 'standing-order', subject: as.id, about: about.name, answer } as const;
    if (detailOf(as, session.encounter) === 'exact') return play(session, deed);
    return playQuietly(session, deed, `**${plain(as.name)}** from now on: ${about.name}: ${answer}.`);
  },
});
