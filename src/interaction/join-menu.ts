import { ComponentType } from 'discord-api-types/v10';
import type { Session } from '../session/session.ts';
import { componentId, thisEncounter } from './component.ts';
import { joiners } from './options/characters.ts';
import { type Reply, whisper } from './reply.ts';

/** Most entries of a select menu. */
const MOST = 25;

/** Join on the opening card, and the menu that it opens. */
export const joinButton = componentId('join', { encounter: thisEncounter });

/** Asks with whom the caller joins. */
export function joinMenu(session: Session<'characters'>, at: { readonly encounter: number }): Reply {
  const options = [...new Set(joiners(session))].slice(0, MOST).map((name) => ({ label: name, value: name }));
  const select = {
    type: ComponentType.StringSelect,
    custom_id: joinButton.write(at),
    placeholder: 'With whom do you join?',
    options,
  } as const;
  return whisper('With whom do you join? For any other name: `/join character:`.', {
    components: [{ type: ComponentType.ActionRow, components: [select] }],
  });
}
