// TDGS: the settings of an encounter

import type { SettingEntry, StandingOrder } from '../core/ruleset.ts';
import { AUTO_END } from '../core/turns.ts';
import type { Fight, Fighter } from './sheet.ts';

/**
 * The value of `AUTO_END` with which a turn doesn't end automatically if a Step would get a ranged fighter out of
 * melee.
 */
export const UNLESS_STEP_HELPS = 'unless a step helps';

export const settings: Readonly<Record<string, SettingEntry>> = {
  [AUTO_END]: {
    cite: '6 Action Economy › Your Turn',
    values: [true, UNLESS_STEP_HELPS, false],
    whenPinged: UNLESS_STEP_HELPS,
  },
  cap: {
    cite: '8 Combat › Deflection Cap: 75%; 17 Damage › Resistance',
    values: ['on', 'off'],
  },
  'high ground': {
    cite: '14 Movement › High Ground (optional)',
    values: [false, true],
  },
};

/** The cap on deflection and on resistance, in percent. */
export function percentCapOf(encounter: Fight): number {
  return encounter.settings.cap === 'off' ? Number.POSITIVE_INFINITY : 75;
}

/** The auto-reactions, each with the question that it answers as its key. The first answer of each is the default. */
export const standingOrders: Readonly<Record<string, StandingOrder>> = {
  interrupt: {
    cite: '5 Actions › Active Defense; 6 Action Economy › Interrupts',
    offers: ['first', 'Dodge', 'Block', 'Parry', 'none', 'ask'],
    usual: 'first',
  },
  'opportunity attack': {
    cite: '14 Movement › Opportunity Attack',
    offers: ['yes', 'no', 'ask'],
    usual: 'yes',
  },
  'turn end': {
    cite: '6 Action Economy › Your Turn',
    offers: ['with the last Action', 'by hand'],
    usual: 'with the last Action',
  },
};

/** Someone's auto-reaction, or the default. */
export function standingOrderOf({ standingOrders: ownOrders }: Fighter, about: string): string {
  return (Object.hasOwn(ownOrders, about) ? ownOrders[about] : undefined) ?? standingOrders[about]?.offers[0] ?? '';
}
