import { componentId, idOneOf, idText, thisEncounter } from '../component.ts';

/** Where somebody can go. `actor` is the mark of an id; empty: whoever presses. `on`: the panel takes its place. */
export const moveButton = componentId('move', {
  encounter: thisEncounter,
  actor: idText,
  on: idOneOf('turn', 'panel'),
});

/** Goes nearer to a foe who is out of reach, in the turn that it was offered in. Actor and target are marks of ids. */
export const approachButton = componentId('approach', {
  encounter: thisEncounter,
  turn: idText,
  actor: idText,
  target: idText,
});

/** Marks of how the field was (`fieldMark`) and of who goes: what was offered then counts as long as that is so. */
const at = { encounter: thisEncounter, field: idText, actor: idText } as const;

/** Goes to a tile. Where somebody may strike on the way, only if the presser is sure. */
export const moveTo = componentId('move-to', { ...at, to: idText, sure: idOneOf('', 'sure') });

/** The menu of the nearest tiles; what is chosen is a tile. */
export const moveMenu = componentId('move-menu', at);

/** Asks for a tile, and the form that it is typed into. */
export const moveType = componentId('move-type', at);
export const moveTyped = componentId('move-typed', at);

/** Opens or closes the door on a tile. */
export const moveDoor = componentId('move-door', { ...at, door: idText });
