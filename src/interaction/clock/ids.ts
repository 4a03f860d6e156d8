import { componentId, idInteger, idOneOf, thisEncounter } from '../component.ts';

/** What a button under a nudge does: shows what can be done; plays for whoever is late, or ends their turn; waits on. */
const DOES = ['acts', 'play', 'end', 'wait'] as const;

/** The buttons under a nudge. `post` is the number of its message. */
export const nudgeButton = componentId('nudge', { encounter: thisEncounter, does: idOneOf(...DOES), post: idInteger });
