import { choose as goOn, NOTHING, withStep } from '../../src/interaction/action-menus.ts';
import { refuse } from '../../src/interaction/command.ts';
import { carriedNumber, type Press } from '../../src/interaction/component.ts';

/** The menus behind the turn's buttons: who, what, at whom, with what, how. */
export const choose: Press = {
  verb: 'choose',
  run({ carried, chosen: [value = ''] }, table) {
    const [fight, event, step = '', by = '', action = '', at = '', tool = '', how = '', page] = carried;
    const { mark, encounter } = table;
    if (!encounter || mark?.fight !== carriedNumber(fight)) return refuse({ type: 'stale' }, table);
    // Places in lists mean what they meant only while nothing has happened since; else the choice begins anew.
    if (mark.event !== carriedNumber(event)) return goOn(table, { ...NOTHING, action }, true);
    const before = { by, action, at, with: tool, how, page: Math.max(0, carriedNumber(page)) };
    return goOn(table, withStep(before, step, value), true);
  },
};
