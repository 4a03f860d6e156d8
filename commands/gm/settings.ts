// Changing an encounter's settings by tapping, in the GM's panel.

import { ButtonStyle } from 'discord-api-types/v10';
import { settingValueText } from '../../src/embeds/card.ts';
import { component, findByHash, textHash } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { LANGUAGE_SETTING_NAME, settingInputText, settingsOf, withLanguage } from '../../src/interaction/settings.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import type { Setting } from '../../src/rules/core/encounter.ts';
import { currentSettingName, FORMER_SETTING_NAMES, settingOf } from '../../src/rules/core/former-settings.ts';
import { ok } from '../../src/rules/core/refusal.ts';
import { gm, type Session } from '../../src/session/session.ts';
import { UNEVEN_SETTING_NAME, withUnevenSetting } from '../../src/session/uneven-setting.ts';
import { gmWords as words } from '../../src/text/gm.ts';
import { referenceOf } from '../../src/text/language.ts';
import { nameOf } from '../../src/text/names.ts';
import { briefOf } from '../../src/text/reference.ts';
import { shorten, t, withLabel } from '../../src/text/t.ts';
import { backButtonRow, settingButtonId, valueButtonId } from './ids.ts';
import { type GmPanelSession, gmPanel, PANEL_NEEDS, panelIdFields, refreshedPanel } from './panel.ts';

/** Shows a setting's values. */
export const showSettingValues = component({
  id: settingButtonId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ setting: settingHash }, session) {
    const setting = settingByHash(session, settingHash);
    return asUpdate(setting === undefined ? gmPanel(session, t('gm-changed')) : valuesScreen(session, setting));
  },
});

export const setSettingValue = component({
  id: valueButtonId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ setting: settingHash, value: valueHash }, session) {
    const setting = settingByHash(session, settingHash);
    const settingValue = setting === undefined ? undefined : valueByHash(session, setting, valueHash);
    if (setting === undefined || settingValue === undefined) return asUpdate(gmPanel(session, t('gm-changed')));
    if (saveUnrecordedSetting(session, setting, settingValue))
      return refreshedPanel(
        session,
        ok(
          t('gm-setting-set', {
            setting: nameOf(session.rules.id, 'setting', setting),
            value: settingValueText(session.rules.id, settingValue),
          }),
        ),
      );
    return refreshedPanel(session, playFromPanel(session, { type: 'set', setting, value: settingValue }));
  },
});

/** All settings as buttons with their current values. A button shows the possible values of its setting. */
export function settingsScreen(session: GmPanelSession): Reply {
  const { rules } = session;
  const buttons = Object.entries(settingsOf(rules)).map(([name, { values }]) => {
    const currentValue = currentSettingValue(session, name) ?? values[0] ?? '';
    const label = withLabel(
      words.settingName(name),
      words.valueName(name, settingInputText(currentValue), settingValueText(rules.id, currentValue)),
    );
    return panel.button(label, settingButtonId.write({ ...panelIdFields(session), setting: textHash(name) }));
  });
  return panel.gmScreen(
    undefined,
    panel.paragraph(`### ${t('gm-settings-title')}`),
    ...panel.buttonRow(...buttons),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}

/** A setting's values as buttons. The current one is blue. */
function valuesScreen(session: GmPanelSession, setting: string): Reply {
  const { rules } = session;
  const values = settingsOf(rules)[setting]?.values ?? [];
  const currentValue = currentSettingValue(session, setting) ?? values[0];
  const buttons = values.map((value) => {
    const id = valueButtonId.write({
      ...panelIdFields(session),
      setting: textHash(setting),
      value: textHash(settingInputText(value)),
    });
    const label = words.valueName(setting, settingInputText(value), settingValueText(rules.id, value));
    return value === currentValue
      ? panel.button(t('gm-setting-now', { value: label }), id, ButtonStyle.Primary)
      : panel.button(label, id);
  });
  const brief = briefOf(referenceOf(rules.id), 'settings', setting);
  return panel.gmScreen(
    undefined,
    panel.paragraph(
      [`### ${words.settingName(setting)}`, shorten(brief, 300), t('gm-setting-typed', { setting })].join('\n'),
    ),
    ...panel.buttonRow(...buttons),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}

/**
 * Finds a setting by the short hash of its name. An old button can have the hash of a setting's former name. Undefined
 * if nothing matches.
 */
function settingByHash({ rules }: GmPanelSession, settingHash: string): string | undefined {
  const settings = settingsOf(rules);
  const formerSettingNames = FORMER_SETTING_NAMES.filter((name) => Object.hasOwn(settings, currentSettingName(name)));
  const settingName = findByHash(settingHash, [...Object.keys(settings), ...formerSettingNames], String);
  return settingName === undefined ? undefined : currentSettingName(settingName);
}

/** Finds the value of a setting by its short hash. */
function valueByHash({ rules }: GmPanelSession, setting: string, valueHash: string): Setting | undefined {
  return findByHash(valueHash, settingsOf(rules)[setting]?.values ?? [], settingInputText);
}

/**
 * Saves a setting that isn't in the encounter's record: the language, or one that is hidden from players. Returns false
 * for any other setting, because it is part of the encounter and its change must be recorded.
 */
export function saveUnrecordedSetting(session: Session, setting: string, value: Setting): boolean {
  if (setting === UNEVEN_SETTING_NAME) session.keepPending(withUnevenSetting(session.pending, value));
  else if (setting === LANGUAGE_SETTING_NAME) session.keepPending(withLanguage(session.pending, value));
  else return false;
  return true;
}

/** A setting's current value. Undefined if no one has set it. */
function currentSettingValue({ pending, encounter }: Pick<Session, 'pending' | 'encounter'>, setting: string) {
  if (setting === LANGUAGE_SETTING_NAME) return pending.language;
  return setting === UNEVEN_SETTING_NAME ? pending.lopsided : encounter && settingOf(encounter, setting);
}
