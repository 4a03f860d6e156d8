import { showSetting } from '../../../src/embeds/encounter-embeds.ts';
import { component } from '../../../src/interaction/component.ts';
import { drawnAnew } from '../../../src/interaction/gm/drawn.ts';
import { settingsMenu, valuesMenu } from '../../../src/interaction/gm/ids.ts';
import { gmPanel, PANEL_NEEDS } from '../../../src/interaction/gm/panel.ts';
import { playFromPanel } from '../../../src/interaction/gm/play.ts';
import { settingMarked, valuesScreen } from '../../../src/interaction/gm/settings.ts';
import { inPlace } from '../../../src/interaction/reply.ts';
import { settingsOf } from '../../../src/interaction/settings.ts';
import { gm } from '../../../src/session/authorize.ts';
import { gm as words } from '../../../src/text/spoken.ts';

/** The menu of settings: what the one that is chosen may be. */
export const settings = component({
  id: settingsMenu,
  requires: gm,
  needs: PANEL_NEEDS,
  run(_, session, { chosen: [wanted = ''] }) {
    const setting = settingMarked(session, wanted);
    return inPlace(setting === undefined ? gmPanel(session, words.changed) : valuesScreen(session, setting));
  },
});

/** The menu of what a setting may be. */
export const values = component({
  id: valuesMenu,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ setting: wanted }, session, { chosen: [shown = ''] }) {
    const setting = settingMarked(session, wanted);
    const entry = setting === undefined ? undefined : settingsOf(session.rules)[setting];
    const value = entry?.values.find((each) => showSetting(each) === shown);
    if (setting === undefined || value === undefined) return inPlace(gmPanel(session, words.changed));
    return drawnAnew(session, playFromPanel(session, { type: 'set', setting, value }));
  },
});
