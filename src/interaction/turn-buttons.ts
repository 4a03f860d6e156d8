import { ButtonStyle } from 'discord-api-types/v10';
import type { ActionCommand } from '../rules/core/action.ts';
import { type Encounter, onTurn } from '../rules/core/encounter.ts';
import { offersOf } from '../rules/core/play.ts';
import { actionOf, commandOf } from '../rules/core/ruleset.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import type { Session } from '../session/session.ts';
import { type ButtonRow, button, buttonRow } from './buttons.ts';
import { componentId, oneOf, text, thisEncounter } from './component.ts';
import type { Reply } from './reply.ts';

/** A button under a turn. It works as long as the encounter is the same, for whoever presses it on their turn. */
export const turnButton = componentId('turn', {
  encounter: thisEncounter,
  what: oneOf('attack', 'defend', 'act', 'end'),
  turn: text,
});

/** The turn that is being played: a second press on “End turn” does not end the next one. */
export function turnKey({ round, turn }: Pick<Encounter, 'round' | 'turn'>): string {
  return `${round}.${turn}`;
}

/** The commands whose actions have a button of their own, or none: a rest is for when no rounds run. */
const WITH_BUTTONS: ReadonlySet<ActionCommand | undefined> = new Set(['attack', 'defend', 'rest']);

/** What those on turn can do now, as buttons. None while it is nobody's turn, or a question is open. */
export function turnButtons(session: Session): readonly ButtonRow[] {
  const { encounter, version, waiting } = session;
  if (!encounter || !version || waiting) return [];
  const turn = onTurn(encounter);
  if (turn.length === 0) return [];
  // Everybody sees the buttons: those of a creature whose state is kept back say nothing of what it can do.
  const isOpen = turn.every((each) => detailOf(each, encounter) === 'exact');
  const can = (action: string) =>
    isOpen
      ? turn.some(({ id }) => offersOf(session.rules, encounter, id, action) !== undefined)
      : actionOf(session.rules, action) !== undefined;
  // Show the button if any other action can be done; its menu lists them.
  const more = Object.keys(session.rules.actions).some(
    (action) => !WITH_BUTTONS.has(commandOf(session.rules, action)) && can(action),
  );
  const id = (what: 'attack' | 'defend' | 'act' | 'end') =>
    turnButton.write({ encounter: version.encounter, what, turn: turnKey(encounter) });
  return buttonRow(
    ...(can('attack') ? [button('Attack', id('attack'), ButtonStyle.Primary)] : []),
    ...(can('defend') ? [button('Defend', id('defend'))] : []),
    ...(more ? [button('Act…', id('act'))] : []),
    button('End turn', id('end')),
  );
}

/** The turn's buttons as a part of a reply: absent where there are none. */
export function withTurnButtons(session: Session): Pick<Reply, 'components'> {
  const components = turnButtons(session);
  return components.length === 0 ? {} : { components };
}
