import { component } from '../../src/interaction/component.ts';
import { detailsButton, detailsReply } from '../../src/posts/details.ts';
import { no } from '../../src/rules/core/result.ts';

/** All that was done in a run of creatures' turns, for whoever taps. */
export const details = component({
  id: detailsButton,
  run: (deeds, { loaded: { record }, caller: { user } }) =>
    record ? detailsReply(record, deeds, user) : no({ type: 'tells-nothing' }),
});
