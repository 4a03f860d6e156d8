import { component } from '../../src/interaction/component.ts';
import { restButton } from '../../src/interaction/rest-buttons.ts';
import { restKind, restTogether } from '../../src/interaction/resting.ts';
import { no } from '../../src/rules/core/result.ts';
import { anyEncounter } from '../../src/session/authorize.ts';

/** A rest, when no rounds run: of the whole party for a GM, of their own for a player. */
export const restPressed = component({
  id: restButton,
  requires: anyEncounter,
  run({ kind: markOf }, session) {
    const kind = restKind(session, markOf);
    return kind === undefined ? no({ type: 'stale' }) : restTogether(session, kind);
  },
});
