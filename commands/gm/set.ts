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
  run({ setting, value: typed }, table) {
    const encounter = asGm(table);
    if (!encounter.ok) return refusalReply(encounter.why, table);
    const read = readSetting(table.rules, setting.toLowerCase(), typed);
    if (!read.ok) return refusalReply(read.why, table);

    const { name, value } = read.value;
    const done = table.do(`the setting ${name}`, { type: 'set', setting: name, value });
    if (!done.ok) return refusalReply(done.why, table);
    return show({ description: `**${name}** is **${plain(showSetting(value))}** from now on.` });
  },
});
