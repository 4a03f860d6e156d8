import { componentId, idInteger, idOneOf, thisEncounter } from '../component.ts';

const UNSEEN = idOneOf('unseen', '');

/** The menu that brings a suggestion in: how many of which kinds is chosen, by the marks of their names. */
export const bringMenu = componentId('bring', { encounter: thisEncounter, unseen: UNSEEN });

/** In place of the message that was pressed: suggestions, or only how the fight stands and what one more would change. */
export const balanceButton = componentId('balance', {
  encounter: thisEncounter,
  seed: idInteger,
  unseen: UNSEEN,
  what: idOneOf('ideas', 'one more'),
});
