import { componentId, thisEncounter } from './component.ts';

/** Join on the card of an encounter, and the menu that it opens. */
export const joinButton = componentId('join', { encounter: thisEncounter });
