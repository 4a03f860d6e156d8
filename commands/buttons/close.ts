import { closeId } from '../../src/interaction/close-button.ts';
import { component } from '../../src/interaction/component.ts';
import { closed } from '../../src/interaction/reply.ts';

/** Close on a private message. */
export const close = component({ id: closeId, run: () => closed });
