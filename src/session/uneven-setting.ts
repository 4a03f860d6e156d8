import type { Setting } from '../rules/core/encounter.ts';
import type { SettingEntry } from '../rules/core/ruleset.ts';
import type { PendingData } from './encounter-state.ts';

/**
 * The setting for when the GM is warned about an uneven fight. It isn't kept in the encounter, so no record, card or
 * file tells players what the GM thinks of the odds.
 */
export const UNEVEN_SETTING_NAME = 'uneven';

/** The setting's values: off, or the lowest and highest chance that the players win, in percent: "30-95". */
export const UNEVEN_SETTING: Readonly<Record<string, SettingEntry>> = {
  [UNEVEN_SETTING_NAME]: {
    cite: 'House',
    values: [false, '30-95', '50-95', '50-99', '20-100'],
    read: (input) => {
      const bounds = parseBounds(input.replace(/\s*[–-]\s*/, '-'));
      return bounds && `${bounds.least}-${bounds.most}`;
    },
  },
};

/** Changes the setting for warnings about uneven fights, which is kept in the pending data. */
export function withUnevenSetting({ lopsided: _, ...others }: PendingData, value: Setting | undefined): PendingData {
  return typeof value === 'string' ? { ...others, lopsided: value } : others;
}

/** The lowest and highest chance that the players win, in percent. Undefined if the GM wants no warnings. */
export function warningBounds({ lopsided }: Pick<PendingData, 'lopsided'>) {
  return lopsided === undefined ? undefined : parseBounds(lopsided);
}

function parseBounds(text: string): { readonly least: number; readonly most: number } | undefined {
  const [, least = '', most = ''] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  const isValidRange = least !== '' && Number(least) < Number(most) && Number(most) <= 100;
  return isValidRange ? { least: Number(least), most: Number(most) } : undefined;
}
