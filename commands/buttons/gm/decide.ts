import { component } from '../../../src/interaction/component.ts';
import { decideButton, gmQuestion } from '../../../src/interaction/gm/question.ts';
import { gm } from '../../../src/session/authorize.ts';

/** Under a question that only the GM may see: what is asked and its answers, in private. */
export const decide = component({
  id: decideButton,
  requires: gm,
  run: (_, session) => gmQuestion(session),
});
