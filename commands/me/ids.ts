import { componentId, idText, thisEncounter } from '../../src/interaction/component.ts';

/** Where one is needed in the server. */
export const neededButton = componentId('needed', {});

/** What one has missed of the channel's encounter. */
export const catchUpButton = componentId('catch-up', { encounter: thisEncounter });

/** How lucky one was in one's latest fights. */
export const ownLuckButton = componentId('own-luck', {});

/** The menu of those whose corner the caller may see: the mark of one is chosen. */
export const cornerMenu = componentId('corner-of', { encounter: thisEncounter });

/** The menu of one answer that is given in advance. `about` is the mark of what it is about. */
export const answerMenu = componentId('corner-answer', { encounter: thisEncounter, who: idText, about: idText });

/** Undo in a corner: of the deed that was the last when it was offered. */
export const cornerUndo = componentId('corner-undo', { encounter: thisEncounter, who: idText, deed: idText });

/** A saved act that is to be done, by its mark. */
export const savedButton = componentId('saved', { encounter: thisEncounter, who: idText, saved: idText });

/** Save…, and the form that asks for a name. */
export const saveId = componentId('save', { encounter: thisEncounter, who: idText });

/** The menu that removes something saved. */
export const removeMenu = componentId('unsave', { encounter: thisEncounter, who: idText });
