import { choiceMenu, choose as goOn, NO_CHOICE, withStep } from '../../src/interaction/action-menus.ts';
import { component } from '../../src/interaction/component.ts';

/** The menus behind the turn's buttons: who, what, at whom, with what, how. */
export const choose = component({
  id: choiceMenu,
  run({ revision, step, ...before }, session, { chosen: [value = ''] }) {
    // Indexes into lists mean what they meant only while nothing has happened since; else the choice begins anew.
    if (session.version?.revision !== revision) return goOn(session, { ...NO_CHOICE, action: before.action }, true);
    return goOn(session, withStep(before, step, value), true);
  },
});
