import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Combatant } from '../../rules/core/encounter.ts';
import type { Session } from '../../session/session.ts';
import { corner as words } from '../../text/spoken.ts';
import { button } from '../buttons.ts';
import { componentId, oneOf, text, thisEncounter } from '../component.ts';
import { mark } from '../posts/mark.ts';

/** What of a corner is shown: anew, or in place of what was shown before. */
const VIEWS = ['open', 'back', 'answers', 'sheet', 'saved', 'leave', 'leave now'] as const;

/** My corner, and what is behind its buttons. `who` is the mark of a combatant's id; empty: whoever is likeliest. */
export const cornerButton = componentId('corner', {
  encounter: thisEncounter,
  view: oneOf(...VIEWS),
  who: text,
});

/** Back to one's corner from what is behind it, in any channel. */
export const backToCorner = componentId('corner-again', {});

export function toCorner(): APIButtonComponent {
  return button(words.back, backToCorner.write({}));
}

/** Where one is needed in the server. */
export const neededButton = componentId('needed', {});

/** What one has missed of the channel's encounter. */
export const catchUpButton = componentId('catch-up', { encounter: thisEncounter });

/** How lucky one was in one's latest fights. */
export const ownLuckButton = componentId('own-luck', {});

/** The menu of those whose corner the caller may see: the mark of one is chosen. */
export const cornerMenu = componentId('corner-of', { encounter: thisEncounter });

/** The menu of one answer that is given in advance. `about` is the mark of what it is about. */
export const answerMenu = componentId('corner-answer', { encounter: thisEncounter, who: text, about: text });

/** Undo in a corner: of the deed that was the last when it was offered. */
export const cornerUndo = componentId('corner-undo', { encounter: thisEncounter, who: text, deed: text });

/** A saved act that is to be done, by its mark. */
export const savedButton = componentId('saved', { encounter: thisEncounter, who: text, saved: text });

/** Save…, and the form that asks for a name. */
export const saveId = componentId('save', { encounter: thisEncounter, who: text });

/** The menu that removes something saved. */
export const removeMenu = componentId('unsave', { encounter: thisEncounter, who: text });

/** The edge of a corner. */
export const OWN_COLOUR = 0x5865f2;

/** What the ids of somebody's corner begin with. */
export function cornerAt({ version }: Pick<Session, 'version'>, { id }: Combatant) {
  return { encounter: version?.encounter ?? 0, who: mark(id) };
}
