import { DAY } from '../time/span.ts';

/** How long what is left of a server that the bot has left, or of a deleted channel, is kept, in milliseconds. */
export const KEPT_AFTER_LEAVING = 30 * DAY;
/** How long a reply is kept for a second delivery. Discord's tokens live for 15 minutes. */
export const REPLY_KEPT = DAY;

/** The tables of what is kept of a server beside its encounters, by a column of its id. */
export const OF_SERVER = ['characters', 'saved', 'people', 'servers'] as const;
/** The tables of what is kept of encounters. */
export const OF_ENCOUNTER = [
  'deeds',
  'conditions',
  'combatants',
  'seeds',
  'chronicles',
  'posts',
  'field_images',
] as const;
