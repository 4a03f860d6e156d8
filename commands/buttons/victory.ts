import { component } from '../../src/interaction/component.ts';
import { endQuestion } from '../../src/interaction/gm/end-question.ts';
import { PANEL_NEEDS } from '../../src/interaction/gm/panel.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { victoryButton } from '../../src/posts/victory.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { withWarning } from '../uneven.ts';

/** Under the message that says who has won: the end of the encounter, asked once, or more rounds. */
export const victory = component({
  id: victoryButton,
  requires: gm,
  needs: PANEL_NEEDS,
  run: ({ press }, session) =>
    press === 'end'
      ? endQuestion(session)
      : map(play(session, { type: 'initiative' }), (reply) => withWarning(session, reply)),
});
