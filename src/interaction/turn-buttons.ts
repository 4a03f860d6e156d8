import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { type Encounter, onTurn } from '../rules/core/encounter.ts';
import { offersOf } from '../rules/core/play.ts';
import type { Session } from '../session/session.ts';
import { componentId } from './component.ts';

type Row = APIActionRowComponent<APIButtonComponent>;

/** A button with a word on it. */
export function button(label: string, id: string, style: APIButtonComponentWithCustomId['style']): APIButtonComponent {
  return { type: ComponentType.Button, style, label, custom_id: id };
}

/** The turn that is being played, short enough for an id: a second press on “End turn” does not end the next one. */
export function turnKey({ round, turn }: Pick<Encounter, 'round' | 'turn'>): string {
  return `${round}.${turn}`;
}

/** The actions that have a button of their own, or none: a rest is for when no rounds run. */
const WITH_BUTTONS: readonly string[] = ['attack', 'defend', 'rest'];

/** What those whose turn it is can do now, as buttons. None while nobody's turn it is, or the fight waits for an answer. */
export function turnButtons(session: Session): readonly Row[] {
  const { encounter, revision, waiting } = session;
  if (!encounter || !revision || waiting) return [];
  const turn = onTurn(encounter);
  if (turn.length === 0) return [];
  const can = (action: string) => turn.some(({ id }) => offersOf(session.rules, encounter, id, action) !== undefined);
  // One more thing to do is enough for the button: what all there is, its menu finds out.
  const more = Object.keys(session.rules.actions).some((action) => !WITH_BUTTONS.includes(action) && can(action));
  const id = (what: string) => componentId('turn', revision.fight, revision.event, what, turnKey(encounter));
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        ...(can('attack') ? [button('Attack', id('attack'), ButtonStyle.Primary)] : []),
        ...(can('defend') ? [button('Defend', id('defend'), ButtonStyle.Secondary)] : []),
        ...(more ? [button('Act…', id('act'), ButtonStyle.Secondary)] : []),
        button('End turn', id('end'), ButtonStyle.Secondary),
      ],
    },
  ];
}
