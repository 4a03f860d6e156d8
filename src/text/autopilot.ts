import type { Style } from '../rules/core/encounter.ts';
import { and, labelInSentence, t } from './t.ts';

const MAX_NAMES_IN_SENTENCE = 4;

export function styleName(style: Style | 'off'): string {
  return t(`autopilot-${style}`);
}

export function styleDescription(style: Style | 'off'): string {
  return t(`autopilot-${style}.about`);
}

/** Texts about autopilot, for the GM's screen and for everyone. Callers escape the names. */
export const autopilotWords = {
  playsAs: (style: Style) => t('autopilot-on-as', { style: labelInSentence(styleName(style)) }),
  /** If `style` is undefined, the GM plays the creatures again. */
  set: (all: readonly string[], style: Style | undefined) => {
    const names = and(
      all.map((name) => `**${name}**`),
      MAX_NAMES_IN_SENTENCE,
    );
    return style === undefined
      ? t('autopilot-set-off', { names })
      : t('autopilot-set', { names, count: all.length, style: labelInSentence(styleName(style)) });
  },
  /** Says that combatants are on autopilot, or aren't anymore. */
  told: (names: readonly string[], isOn: boolean) =>
    isOn
      ? t('autopilot-told', { names: and(names, MAX_NAMES_IN_SENTENCE), count: names.length })
      : t('autopilot-told-off', { names: and(names, MAX_NAMES_IN_SENTENCE) }),
  /** Says who is on autopilot. `areAll` is true if these are all of the GM's creatures. */
  onBoard: (names: readonly string[], areAll: boolean) =>
    areAll && names.length > 1
      ? t('autopilot-on-board-all')
      : t('autopilot-on-board', { names: and(names, MAX_NAMES_IN_SENTENCE), count: names.length }),
  waitsForGm: (names: readonly string[]) => t('autopilot-held', { names: and(names, MAX_NAMES_IN_SENTENCE) }),
} as const;
