import { showSetting } from '../../src/embeds/encounter-embeds.ts';
import { command } from '../../src/interaction/command.ts';
import { setting, settingValue } from '../../src/interaction/options/rules.ts';
import { show } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';
import { gm as words } from '../../src/text/spoken.ts';

export const set = command({
  name: 'set',
  description: 'Change a setting of the scene: tone, secrecy, optional rules (GM)',
  requires: gm,
  options: {
    setting: setting('Which'),
    value: settingValue('To what', 'setting'),
  },
  run: ({ setting, value }, session) =>
    map(session.do({ type: 'set', setting, value }), () =>
      show({ description: words.set(setting, plain(showSetting(value))) }),
    ),
});
