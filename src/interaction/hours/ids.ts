import type { APIButtonComponent } from 'discord-api-types/v10';
import { hours as words } from '../../text/spoken.ts';
import { button } from '../buttons.ts';
import { componentId, idOneOf } from '../component.ts';

/** What a button does: shows the hours or the absence; opens a form; says how to nudge; says that one is back. */
const DOES = ['hours', 'away', 'zone', 'quiet', 'day', 'direct', 'not-direct', 'back'] as const;

/** The buttons of the hours. */
export const hoursButton = componentId('hours', { does: idOneOf(...DOES) });

/** Shows one's hours in place of the private message on which it is. */
export function openHours(): APIButtonComponent {
  return button(words.button, hoursButton.write({ does: 'hours' }));
}

/** The menu of time zones, and the form for another. */
export const zoneId = componentId('hours-zone', {});

/** The menu of quiet hours, and the form for others. */
export const quietId = componentId('hours-quiet', {});

/** The menu of days off. */
export const offId = componentId('hours-off', {});

/** The menu of how long one is away, and the form for another day. */
export const awayId = componentId('hours-away', {});

/** The menu of what is done meanwhile. */
export const meanwhileId = componentId('hours-meanwhile', {});

/** The entry that says that there is none of it, or no end. */
export const NONE = 'none';

/** The fields of the forms. */
export const HOURS_FIELDS = { zone: 'zone', from: 'from', until: 'until' } as const;
