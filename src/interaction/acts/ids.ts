import { componentId, integer, oneOf, text, thisEncounter } from '../component.ts';

/** The turn that it was made in, and whose acts they are: a mark of the combatant’s id. */
const at = { encounter: thisEncounter, turn: text, actor: text } as const;

/** Whether words are asked for with whatever is chosen. */
const SAYINGS = ['', 'say'] as const;
export type Saying = (typeof SAYINGS)[number];
const saying = oneOf(...SAYINGS);

/** Shows the panel anew. */
export const panelButton = componentId('acts', { ...at, saying });

/** Whose acts are shown; what is chosen is a mark of the combatant’s id. */
export const whoseMenu = componentId('acts-whose', { encounter: thisEncounter, saying });

/** A menu of acts; what is chosen is the mark of one, or `OTHERS`. */
export const actsMenu = componentId('acts-menu', { ...at, menu: text, page: integer, saying });
export const OTHERS = 'others';

/** At once, with words, though it is done to a friend, or both. */
export const HOWS = [...SAYINGS, 'sure', 'sure and say'] as const;

/** An act by its mark. */
export const actNow = componentId('acts-now', { ...at, act: text, how: oneOf(...HOWS) });

/** The same at a tile; asks for a tile; and the form that it is typed into. */
export const actTile = componentId('acts-tile', { ...at, act: text, to: text });
export const actTileMenu = componentId('acts-tiles', { ...at, act: text });
export const actTileType = componentId('acts-type', { ...at, act: text });
export const actTileTyped = componentId('acts-typed', { ...at, act: text });

/** The form of an act. */
export const actForm = componentId('acts-form', { ...at, act: text });

/** The odds of what can be chosen there. */
export const oddsButton = componentId('acts-odds', at);
