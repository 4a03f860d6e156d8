import { component } from '../../src/interaction/component.ts';
import { luckButton } from '../../src/interaction/luck-button.ts';
import { no } from '../../src/rules/core/result.ts';
import { luckReply } from '../luck.ts';

/** Luck under the end of a scene. */
export const luckPressed = component({
  id: luckButton,
  run: (_, { loaded: { record }, caller }) => (record ? luckReply(record, caller) : no({ type: 'no-encounter' })),
});
