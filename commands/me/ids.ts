// The ids of the buttons and menus in My character, and the combatants for which a caller may open it.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { componentId, findByHash, idText, textHash, thisEncounter } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { type Combatant, type Encounter, onTurn, ownerOf } from '../../src/rules/core/encounter.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { combatantsLentByCaller, ownCombatants, type Session } from '../../src/session/session.ts';
import { t } from '../../src/text/t.ts';

/** The button that shows where the player is needed in the server. */
export const myTurnsButtonId = componentId('needed', {});

/** The button that shows what the player has missed in the channel's encounter. */
export const catchUpButtonId = componentId('catch-up', { encounter: thisEncounter });

/** The button that shows the player's dice luck in their newest fights. */
export const ownLuckButtonId = componentId('own-luck', {});

/** The button that shows the player's statistics in their latest fights. */
export const ownStatsButtonId = componentId('own-stats', {});

/** The menu of the user's combatants. Each value is a short hash of a combatant's id. */
export const myCharacterMenuId = componentId('corner-of', { encounter: thisEncounter });

/** The menu of answers for an auto-reaction. `about` is a short hash of what the auto-reaction reacts to. */
export const answerMenuId = componentId('corner-answer', { encounter: thisEncounter, who: idText, about: idText });

/** *Undo* in My character. `deed` identifies the deed that was the last one when the button was shown. */
export const myCharacterUndoId = componentId('corner-undo', { encounter: thisEncounter, who: idText, deed: idText });

/** A button that carries out a saved action. `saved` is a short hash of the action. */
export const savedActionButtonId = componentId('saved', { encounter: thisEncounter, who: idText, saved: idText });

/** *Save…*, and the form that asks for a name. */
export const saveActionButtonId = componentId('save', { encounter: thisEncounter, who: idText });

/** The menu that deletes an action or a roll that the player has saved. */
export const removeSavedActionMenuId = componentId('unsave', { encounter: thisEncounter, who: idText });

/**
 * The combatants for which the caller may open My character. Their own characters, lent ones too, come before
 * creatures. Within each group, those whose turn it is come first, and the dead last.
 */
export function myCharacters(session: Session): readonly Combatant[] {
  const { encounter, caller } = session;
  if (!encounter) return [];
  const combatantsOnTurn = onTurn(encounter);
  const combatantRank = (each: Combatant) =>
    4 * Number(each.controller !== caller.user && ownerOf(each) !== caller.user) +
    2 * Number(each.vitality === 'dead') +
    Number(!combatantsOnTurn.includes(each));
  // If GMs hand their own characters over to “the GM”, they still play these characters. So both lists contain them.
  const ownOrLent = new Set([...ownCombatants(session), ...combatantsLentByCaller(session)]);
  return [...ownOrLent].toSorted((one, other) => combatantRank(one) - combatantRank(other));
}

/**
 * Finds a combatant by the short hash of its id, if the caller may open My character for it. Without a hash, finds the
 * caller's most likely combatant.
 */
export function characterByHash(session: Session, combatantHash: string): Result<Combatant | undefined, Refusal> {
  const characters = myCharacters(session);
  if (combatantHash === '') return ok(characters[0]);
  const combatant = findByHash(combatantHash, characters, ({ id }) => id);
  return combatant ? ok(combatant) : no({ type: 'stale' });
}

/** The button back to My character. It also works in a channel without an encounter. */
export const backToMyCharacterButtonId = componentId('corner-again', {});

/** Why a user has no combatant in this channel. */
export function notPlayingText(encounter: Encounter | undefined): string {
  if (!encounter) return t('me-no-encounter');
  return encounter.phase === 'ended' ? t('refused-wrong-phase-ended') : t('me-no-one');
}

export function myCharacterButton(): APIButtonComponent {
  return panel.button(t('gm-back'), backToMyCharacterButtonId.write({}));
}

/** The values with which every id of My character begins. */
export function characterIdFields({ version }: Pick<Session, 'version'>, { id }: Combatant) {
  return { encounter: version?.encounter ?? 0, who: textHash(id) };
}
