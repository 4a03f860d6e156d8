import { showSetting } from '../../src/embeds/encounter-embeds.ts';
import { command } from '../../src/interaction/command.ts';
import { keptAsOwn } from '../../src/interaction/gm/own-setting.ts';
import { setting, settingValue } from '../../src/interaction/options/rules.ts';
import { show, whisper } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';
import { gm as gmWords } from '../../src/text/spoken.ts';

export const set = command({
  name: 'set',
  description: 'Change a setting of the scene: tone, secrecy, optional rules (GM)',
  requires: gm,
  options: {
    setting: setting('Which'),
    value: settingValue('To what', 'setting'),
  },
  run({ setting, value }, session) {
    const said = gmWords.set(setting, plain(showSetting(value)));
    if (!keptAsOwn(session, setting, value))
      return map(session.do({ type: 'set', setting, value }), () => show({ description: said }));
    return whisper({ description: said });
  },
});
