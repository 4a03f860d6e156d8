import { component } from '../../src/interaction/component.ts';
import { luckButton } from '../../src/interaction/luck-button.ts';
import { luckReply } from '../../src/interaction/odds/luck-reply.ts';
import { no } from '../../src/rules/core/result.ts';

/** Luck under the end of a scene. */
export const luck = component({
  id: luckButton,
  run: (_, { loaded: { record }, caller }) => (record ? luckReply(record, caller) : no({ type: 'no-encounter' })),
});
