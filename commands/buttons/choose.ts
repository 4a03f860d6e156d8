import { choose as goOn, NO_CHOICE, withStep } from '../../src/interaction/action-menus.ts';
import { refusalReply } from '../../src/interaction/command.ts';
import { component, numberArg } from '../../src/interaction/component.ts';

/** The menus behind the turn's buttons: who, what, at whom, with what, how. */
export const choose = component({
  action: 'choose',
  run({ args, chosen: [value = ''] }, session) {
    const [fight, event, step = '', by = '', action = '', at = '', tool = '', how = '', page] = args;
    const { revision, encounter } = session;
    if (!encounter || revision?.fight !== numberArg(fight)) return refusalReply({ type: 'stale' }, session);
    // Places in lists mean what they meant only while nothing has happened since; else the choice begins anew.
    if (revision.event !== numberArg(event)) return goOn(session, { ...NO_CHOICE, action }, true);
    const before = { actor: by, action, targets: at, tool: tool, manner: how, page: Math.max(0, numberArg(page)) };
    return goOn(session, withStep(before, step, value), true);
  },
});
