// The ids of a player's corner, and whose corners they may see.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { componentId, idText, mark, marked, thisEncounter } from '../../src/interaction/component.ts';
import { button } from '../../src/interaction/panel.ts';
import { type Combatant, onTurn, ownerOf } from '../../src/rules/core/encounter.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { lentByCaller, ownCombatants, type Session } from '../../src/session/session.ts';
import { t } from '../../src/text/t.ts';

/** Where one is needed in the server. */
export const neededButton = componentId('needed', {});

/** What one has missed of the channel's encounter. */
export const catchUpButton = componentId('catch-up', { encounter: thisEncounter });

/** How lucky one was in one's latest fights. */
export const ownLuckButton = componentId('own-luck', {});

/** The menu of those whose corner the caller may see: the mark of one is chosen. */
export const myCharacterMenu = componentId('corner-of', { encounter: thisEncounter });

/** The menu of one answer that is given in advance. `about` is the mark of what it is about. */
export const answerMenu = componentId('corner-answer', { encounter: thisEncounter, who: idText, about: idText });

/** Undo in a corner: of the deed that was the last when it was offered. */
export const myCharacterUndo = componentId('corner-undo', { encounter: thisEncounter, who: idText, deed: idText });

/** A saved act that is to be done, by its mark. */
export const savedButton = componentId('saved', { encounter: thisEncounter, who: idText, saved: idText });

/** Save…, and the form that asks for a name. */
export const saveId = componentId('save', { encounter: thisEncounter, who: idText });

/** The menu that removes something saved. */
export const removeMenu = componentId('unsave', { encounter: thisEncounter, who: idText });

/** Those whose corner the caller has: their own characters, lent ones too, before creatures; those on turn first, the dead last. */
export function myCharacters(session: Session): readonly Combatant[] {
  const { encounter, caller } = session;
  if (!encounter) return [];
  const now = onTurn(encounter);
  const rank = (each: Combatant) =>
    4 * Number(each.controller !== caller.user && ownerOf(each) !== caller.user) +
    2 * Number(each.vitality === 'dead') +
    Number(!now.includes(each));
  return [...ownCombatants(session), ...lentByCaller(session)].toSorted((one, other) => rank(one) - rank(other));
}

/** The one of that mark, whose corner the caller has; without a mark the likeliest. */
export function characterMeant(session: Session, who: string): Result<Combatant | undefined, Refusal> {
  const corners = myCharacters(session);
  if (who === '') return ok(corners[0]);
  const meant = marked(who, corners, ({ id }) => id);
  return meant ? ok(meant) : no({ type: 'stale' });
}

/** Back to one's corner from what is behind it, in any channel. */
export const backToMyCharacter = componentId('corner-again', {});

export function toMyCharacter(): APIButtonComponent {
  return button(t('gm-back'), backToMyCharacter.write({}));
}

/** What the ids of somebody's corner begin with. */
export function characterAt({ version }: Pick<Session, 'version'>, { id }: Combatant) {
  return { encounter: version?.encounter ?? 0, who: mark(id) };
}
