// The settings that every system has, and how users type them.

import { settingValueText } from '../embeds/card.ts';
import { PICTURE_SETTING, PICTURE_VALUES } from '../embeds/field-picture.ts';
import { TURN_KINDS, TURNS_SETTING_NAME } from '../rules/core/blocks.ts';
import type { Setting } from '../rules/core/encounter.ts';
import { currentSettingName } from '../rules/core/former-settings.ts';
import { choose, ok, type Refusal, type Result, unknownName } from '../rules/core/refusal.ts';
import type { Ruleset, SettingEntry } from '../rules/core/ruleset.ts';
import { SECRECY_LEVELS, SECRECY_SETTING_NAME } from '../rules/core/secrecy.ts';
import { AUTO_END } from '../rules/core/turns.ts';
import type { PendingData } from '../session/encounter-state.ts';
import { LOOT_SETTING } from '../session/item-transfers.ts';
import { JOIN_SETTINGS } from '../session/joining.ts';
import { UNEVEN_SETTING } from '../session/uneven-setting.ts';
import { gmWords } from '../text/gm.ts';
import { ENGLISH, languageName, offeredLanguages } from '../text/languages.ts';
import { idNamed } from '../text/names.ts';
import { TONE_SETTING_NAME, TONES } from '../text/phrase.ts';
import { DETAIL_LEVELS, DETAILS_SETTING_NAME, SIGN_STYLES, SIGNS_SETTING_NAME } from '../text/signs.ts';
import { capital } from '../text/t.ts';
import { typedTextInEnglish } from '../text/typed.ts';
import { namingOption, type Option } from './command.ts';

/** The setting for who may change a sheet during an encounter. */
export const SHEETS_SETTING = 'sheets';

/** The settings that every system has. */
const COMMON_SETTINGS: Readonly<Record<string, SettingEntry>> = {
  [AUTO_END]: {
    cite: 'House',
    values: [true, false],
  },
  [TURNS_SETTING_NAME]: {
    cite: 'House',
    values: TURN_KINDS,
  },
  [TONE_SETTING_NAME]: {
    cite: 'House',
    values: TONES,
  },
  [DETAILS_SETTING_NAME]: {
    cite: 'House',
    values: DETAIL_LEVELS,
  },
  [SIGNS_SETTING_NAME]: {
    cite: 'House',
    values: SIGN_STYLES,
  },
  [PICTURE_SETTING]: {
    cite: 'House',
    values: PICTURE_VALUES,
  },
  [SECRECY_SETTING_NAME]: {
    cite: 'House',
    values: SECRECY_LEVELS,
  },
  [SHEETS_SETTING]: {
    cite: 'House',
    values: ['gm', 'players'],
  },
};

/**
 * The setting for the language of the encounter's messages. It isn't kept in the encounter's record, so that a fight
 * has the same record in every language.
 */
export const LANGUAGE_SETTING_NAME = 'language';

const LANGUAGE_SETTING: Readonly<Record<string, SettingEntry>> = {
  [LANGUAGE_SETTING_NAME]: {
    cite: 'House',
    get values() {
      return offeredLanguages();
    },
    read: languageNamed,
  },
};

/** An option for a language that is offered. */
export function language(): Option<string> {
  return namingOption({
    suggest: () => offeredLanguages().map((code) => ({ name: capital(languageName(code)), value: code })),
    resolve(input) {
      const languageCode = languageNamed(input);
      return languageCode === undefined
        ? unknownName({ settingValue: LANGUAGE_SETTING_NAME }, input, offeredLanguages())
        : ok(languageCode);
    },
  });
}

/** Finds an offered language by its code, or by its name in English, in that language or in the current one. */
function languageNamed(input: string): string | undefined {
  const name = input.toLowerCase();
  return offeredLanguages().find((code) =>
    [code, languageName(code, ENGLISH), languageName(code, code), languageName(code)].some(
      (each) => each.toLowerCase() === name,
    ),
  );
}

/** The encounter's data outside its record (`PendingData`), with another language for the encounter's messages. */
export function withLanguage({ language: _, ...others }: PendingData, value: Setting | undefined): PendingData {
  return typeof value === 'string' && value !== ENGLISH ? { ...others, language: value } : others;
}

/** All settings that an encounter in this system has, by name. */
export function settingsOf(rules: Ruleset): Readonly<Record<string, SettingEntry>> {
  return {
    ...COMMON_SETTINGS,
    ...JOIN_SETTINGS,
    ...UNEVEN_SETTING,
    ...LOOT_SETTING,
    ...LANGUAGE_SETTING,
    ...rules.settings,
  };
}

/** Reads several settings, such as "cap=off, high-ground=on". Refuses an unknown setting or value. */
export function readSettings(rules: Ruleset, input: string): Result<Readonly<Record<string, Setting>>, Refusal> {
  const settings: Record<string, Setting> = {};
  for (const settingText of input.split(/[,;]/).filter((each) => each.trim() !== '')) {
    const [name = '', ...valueParts] = settingText.split(/[=:]/);
    const settingResult = readSetting(rules, name.trim().toLowerCase(), valueParts.join('=').trim());
    if (!settingResult.ok) return settingResult;
    settings[settingResult.value.name] = settingResult.value.value;
  }
  return ok(settings);
}

/** Reads the value of a setting. */
export function readSetting(
  rules: Ruleset,
  name: string,
  input: string,
): Result<{ readonly name: string; readonly value: Setting }, Refusal> {
  const settingEntries = Object.entries(settingsOf(rules)).map(([name, entry]) => ({ ...entry, name }));
  const labeledSettingName = settingEntries.find(
    (each) => gmWords.settingName(each.name).toLowerCase() === name.toLowerCase(),
  )?.name;
  const entryResult = choose('setting', currentSettingName(labeledSettingName ?? name), settingEntries);
  if (!entryResult.ok) return entryResult;
  const entry = entryResult.value;
  const inputVariants = [input, typedTextInEnglish(input), idNamed(rules.id, ['option'], input)].map((each) =>
    each.toLowerCase(),
  );
  const matchingValue = entry.values.find(
    (each) =>
      settingInputTexts(each).some((text) => inputVariants.includes(text)) ||
      [gmWords.valueName(entry.name, settingInputText(each)), settingValueText(rules.id, each)].some(
        (name) => name.toLowerCase() === input.toLowerCase(),
      ),
  );
  if (matchingValue !== undefined) return ok({ name: entry.name, value: matchingValue });
  const parsedValue = entry.read?.(input);
  if (parsedValue !== undefined) return ok({ name: entry.name, value: parsedValue });
  return unknownName(
    { settingValue: entry.name },
    input,
    entry.values.map((each) => settingInputTexts(each)[0] ?? ''),
  );
}

/** A setting's value in the form that `readSettings` understands in every language. */
export function settingInputText(value: Setting): string {
  return typeof value === 'boolean' ? (settingInputTexts(value)[0] ?? '') : String(value);
}

/** The texts that users can type for a value. The first one is also how it is shown. */
function settingInputTexts(value: Setting): readonly string[] {
  if (value === true) return ['on', 'yes', 'true'];
  if (value === false) return ['off', 'no', 'false'];
  return [String(value).toLowerCase()];
}
