import { component } from '../../src/interaction/component.ts';
import { againId, rollReply } from '../../src/interaction/rolling.ts';

/** Again under a roll: throws the same dice, as the roll of whoever presses. */
export const againPressed = component({ id: againId, run: ({ dice }, session) => rollReply(session, dice) });
