import { showSetting } from '../../src/embeds/encounter-embeds.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { text } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { readSetting } from '../../src/interaction/settings.ts';
import { settingNames, settingValues } from '../../src/interaction/suggestions.ts';
import { asGm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';

export const set = command({
  name: 'set',
  description: 'Change a setting of the scene: tone, secrecy, optional rules (GM)',
  options: {
    setting: text('Which', settingNames),
    value: text('To what', settingValues),
  },
  run({ setting, value: typed }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const read = readSetting(session.rules, setting.toLowerCase(), typed);
    if (!read.ok) return refusalReply(read.why, session);

    const { name, value } = read.value;
    const done = session.do({ type: 'set', setting: name, value });
    if (!done.ok) return refusalReply(done.why, session);
    return show({ description: `**${name}** is **${plain(showSetting(value))}** from now on.` });
  },
});
