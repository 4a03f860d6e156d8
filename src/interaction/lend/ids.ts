import { componentId, idOneOf, idText, thisEncounter } from '../component.ts';

/** Shows in whose hands somebody is; lends them to the GM; gives them back. `until`: as it was chosen; empty: until their owner is back. */
export const lendButton = componentId('lend', {
  encounter: thisEncounter,
  who: idText,
  press: idOneOf('open', 'to the GM', 'back'),
  until: idText,
});

/** The menu of members: whoever is chosen plays them. */
export const lendTo = componentId('lend-to', { encounter: thisEncounter, who: idText, until: idText });

/** The menu of times. */
export const lendUntil = componentId('lend-until', { encounter: thisEncounter, who: idText });

/** The entry that says: until their owner is back. */
export const UNTIL_BACK = 'back';
