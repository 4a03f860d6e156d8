import { componentId, idInteger, idOneOf, idText, thisEncounter } from '../../src/interaction/component.ts';

/** The turn that it was made in, and whose acts they are: a mark of the combatant’s id. */
const at = { encounter: thisEncounter, turn: idText, actor: idText } as const;

/** Whether words are asked for with whatever is chosen. */
const SAYINGS = ['', 'say'] as const;
export type Saying = (typeof SAYINGS)[number];
const saying = idOneOf(...SAYINGS);

/** Shows the panel anew. */
export const panelButton = componentId('acts', { ...at, saying });

/** Whose acts are shown; what is chosen is a mark of the combatant’s id. */
export const whoseMenu = componentId('acts-whose', { encounter: thisEncounter, saying });

/** A menu of acts; what is chosen is the mark of one, or `OTHERS`. */
export const actsMenu = componentId('acts-menu', { ...at, menu: idText, page: idInteger, saying });
export const OTHERS = 'others';

/** At once, with words, though it is done to a friend, or both. */
export const HOWS = [...SAYINGS, 'sure', 'sure and say'] as const;

/** An act by its mark. */
export const actNow = componentId('acts-now', { ...at, act: idText, how: idOneOf(...HOWS) });

/** The same at a tile; asks for a tile; and the form that it is typed into. */
export const actTile = componentId('acts-tile', { ...at, act: idText, to: idText });
export const actTileMenu = componentId('acts-tiles', { ...at, act: idText });
export const actTileType = componentId('acts-type', { ...at, act: idText });
export const actTileTyped = componentId('acts-typed', { ...at, act: idText });

/** The form of an act. */
export const actForm = componentId('acts-form', { ...at, act: idText });

/** The odds of what can be chosen there. */
export const oddsButton = componentId('acts-odds', at);
