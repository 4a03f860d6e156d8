import { componentId, integer, oneOf, text, thisEncounter } from '../component.ts';

const UNSEEN = oneOf('unseen', '');

/** Brings a suggestion in. `who` has how many of which kinds, by the marks of their names. */
export const bringButton = componentId('bring', { encounter: thisEncounter, who: text, unseen: UNSEEN });

/** In place of the message that was pressed: suggestions, or only how the fight stands and what one more would change. */
export const balanceButton = componentId('balance', {
  encounter: thisEncounter,
  seed: integer,
  unseen: UNSEEN,
  what: oneOf('ideas', 'one more'),
});
