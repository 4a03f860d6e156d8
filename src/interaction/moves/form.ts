import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Combatant } from '../../rules/core/encounter.ts';
import { moves as words } from '../../text/spoken.ts';
import { formOf, textField } from '../forms.ts';

/** The field of the form into which a tile is typed. */
export const TILE = 'tile';
/** "D7", with room for a space and a slip. */
const LONGEST_TILE = 10;

/** Asks for a tile. */
export function tileForm(id: string, { name }: Combatant): APIModalInteractionResponseCallbackData {
  return formOf(id, words.typeTitle(name), [tileField()]);
}

export function tileField() {
  return textField(TILE, { label: words.tile }, { required: true, longest: LONGEST_TILE, example: words.example });
}
