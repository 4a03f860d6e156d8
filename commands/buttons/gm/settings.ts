import { showSetting } from '../../../src/embeds/encounter-embeds.ts';
import { component } from '../../../src/interaction/component.ts';
import { drawnAnew } from '../../../src/interaction/gm/drawn.ts';
import { keptAsOwn } from '../../../src/interaction/gm/own-setting.ts';
import { gmPanel, PANEL_NEEDS } from '../../../src/interaction/gm/panel.ts';
import { inPlace } from '../../../src/interaction/reply.ts';
import { playFromPanel } from '../../../src/posts/tell-all.ts';
import { ok } from '../../../src/rules/core/result.ts';
import { gm } from '../../../src/session/authorize.ts';
import { gm as words } from '../../../src/text/spoken.ts';
import { settingButton, valueButton } from '../../gm/ids.ts';
import { settingMarked, valueMarked, valuesScreen } from '../../gm/settings.ts';

/** A setting: what it may be. */
export const settings = component({
  id: settingButton,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ setting: wanted }, session) {
    const setting = settingMarked(session, wanted);
    return inPlace(setting === undefined ? gmPanel(session, words.changed) : valuesScreen(session, setting));
  },
});

/** What a setting is from now on. */
export const values = component({
  id: valueButton,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ setting: wanted, value: of }, session) {
    const setting = settingMarked(session, wanted);
    const value = setting === undefined ? undefined : valueMarked(session, setting, of);
    if (setting === undefined || value === undefined) return inPlace(gmPanel(session, words.changed));
    if (keptAsOwn(session, setting, value)) return drawnAnew(session, ok(words.set(setting, showSetting(value))));
    return drawnAnew(session, playFromPanel(session, { type: 'set', setting, value }));
  },
});
