import { ButtonStyle } from 'discord-api-types/v10';
import { showSetting } from '../../src/embeds/encounter-embeds.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { settingNow } from '../../src/interaction/gm/own-setting.ts';
import { at, type Running } from '../../src/interaction/gm/panel.ts';
import { words as paragraph } from '../../src/interaction/panel.ts';
import { mark, marked } from '../../src/interaction/posts/mark.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { settingsOf } from '../../src/interaction/settings.ts';
import { backRow, gmScreen } from '../../src/posts/links.ts';
import type { Setting } from '../../src/rules/core/encounter.ts';
import { shorten } from '../../src/text/markdown.ts';
import { briefOf } from '../../src/text/reference.ts';
import { referenceOf, gm as words } from '../../src/text/spoken.ts';
import { settingButton, valueButton } from './ids.ts';

/** All settings, each a button with what it is now: that shows what it may be. */
export function settingsScreen(session: Running): Reply {
  const { rules } = session;
  const buttons = Object.entries(settingsOf(rules)).map(([name, { values }]) => {
    const now = settingNow(session, name) ?? values[0] ?? '';
    const label = words.setting(words.settingCalled(name), words.valueCalled(name, showSetting(now)));
    return button(label, settingButton.write({ ...at(session), setting: mark(name) }));
  });
  return gmScreen(
    undefined,
    paragraph(`### ${words.settingsTitle}`),
    ...buttonRow(...buttons),
    ...backRow(at(session).encounter),
  );
}

/** What a setting may be, a button each; what it is now is the blue one. */
export function valuesScreen(session: Running, setting: string): Reply {
  const { rules } = session;
  const values = settingsOf(rules)[setting]?.values ?? [];
  const now = settingNow(session, setting) ?? values[0];
  const buttons = values.map((value) => {
    const shown = showSetting(value);
    const id = valueButton.write({ ...at(session), setting: mark(setting), value: mark(shown) });
    const label = words.valueCalled(setting, shown);
    return value === now ? button(words.asNow(label), id, ButtonStyle.Primary) : button(label, id);
  });
  const about = briefOf(referenceOf(rules.id), 'settings', setting);
  return gmScreen(
    undefined,
    paragraph([`### ${words.settingCalled(setting)}`, shorten(about, 300), words.settingTyped(setting)].join('\n')),
    ...buttonRow(...buttons),
    ...backRow(at(session).encounter),
  );
}

/** The setting of that mark. Absent: there is none. */
export function settingMarked({ rules }: Running, wanted: string): string | undefined {
  return marked(wanted, Object.keys(settingsOf(rules)), String);
}

/** What a setting may be, by its mark. */
export function valueMarked({ rules }: Running, setting: string, wanted: string): Setting | undefined {
  return marked(wanted, settingsOf(rules)[setting]?.values ?? [], showSetting);
}
