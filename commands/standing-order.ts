import { command } from '../src/interaction/command.ts';
import { actor } from '../src/interaction/options/combatants.ts';
import { standingAnswer, standingOrder } from '../src/interaction/options/rules.ts';
import { playQuietly } from '../src/posts/deed-reply.ts';
import { no } from '../src/rules/core/result.ts';
import { isBorrowed, running } from '../src/session/authorize.ts';
import { plain } from '../src/text/markdown.ts';
import { corner as words } from '../src/text/spoken.ts';

/** Answers in advance. What somebody plans is theirs to know: they alone are told. */
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
    if (isBorrowed(session, as)) return no({ type: 'owners-answers', name: as.name });
    const deed = { type: 'standing-order', subject: as.id, about: about.name, answer } as const;
    return playQuietly(session, deed, words.ordered(plain(as.name), about.name, answer));
  },
});
