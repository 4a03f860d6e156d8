import { showSetting } from '../../embeds/encounter-embeds.ts';
import { shorten } from '../../text/markdown.ts';
import { briefOf } from '../../text/reference.ts';
import { referenceOf, gm as words } from '../../text/spoken.ts';
import { entry, menuRow } from '../menus.ts';
import { words as paragraph } from '../panel.ts';
import { mark, marked } from '../posts/mark.ts';
import type { Reply } from '../reply.ts';
import { settingsOf } from '../settings.ts';
import { settingsMenu, valuesMenu } from './ids.ts';
import { at, type Running } from './panel.ts';
import { backRow, gmScreen } from './screen.ts';

/** All settings, each with what it is now: one is chosen to be changed. */
export function settingsScreen(session: Running, said?: string): Reply {
  const { rules, encounter } = session;
  const reference = referenceOf(rules.id);
  const options = Object.entries(settingsOf(rules)).map(([name, { values }]) => {
    const now = encounter.settings[name] ?? values[0] ?? '';
    const about = briefOf(reference, 'settings', name);
    return entry(words.setting(name, showSetting(now)), mark(name), { about });
  });
  return gmScreen(
    said,
    paragraph(`### ${words.settingsTitle}`),
    menuRow(settingsMenu.write(at(session)), words.whichSetting, options),
    ...backRow(at(session).encounter),
  );
}

/** What a setting may be; what it is now is chosen already. */
export function valuesScreen(session: Running, setting: string): Reply {
  const { rules, encounter } = session;
  const values = settingsOf(rules)[setting]?.values ?? [];
  const now = encounter.settings[setting] ?? values[0];
  const options = values.map((value) => entry(showSetting(value), showSetting(value), { usual: value === now }));
  const about = briefOf(referenceOf(rules.id), 'settings', setting);
  return gmScreen(
    undefined,
    paragraph(`### ${setting}\n${shorten(about, 300)}`),
    menuRow(valuesMenu.write({ ...at(session), setting: mark(setting) }), words.toWhat, options),
    ...backRow(at(session).encounter),
  );
}

/** The setting of that mark. Absent: there is none. */
export function settingMarked({ rules }: Running, wanted: string): string | undefined {
  return marked(wanted, Object.keys(settingsOf(rules)), String);
}
