import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { buttonsOf, labelOf, selectsOf } from './components.ts';
import type { Json } from './form.ts';
import type { ActOptions } from './interaction.ts';
import type { Message } from './message.ts';
import { type Chosen, choose } from './select.ts';
import type { User } from './user.ts';

export interface PressOptions extends ActOptions {
  /** True if the user's client still shows the component as it was before a change. The old version is then sent. */
  readonly stale?: boolean;
}

/** The `data` of an interaction in which a button is pressed. */
export function pressData(user: User, message: Message, button: string, { stale = false }: PressOptions): Json {
  checkVisible(user, message);
  if (stale) return { component_type: ComponentType.Button, custom_id: button };
  const buttons = buttonsOf(message.components);
  const component = buttons.find((one) => customIdOf(one) === button) ?? buttons.find((one) => labelOf(one) === button);
  if (!component)
    throw new Error(
      `There is no button ${button}, but ${buttons.map((one) => labelOf(one) ?? customIdOf(one)).join(', ') || 'none'}`,
    );
  if (component.style === ButtonStyle.Link || component.style === ButtonStyle.Premium)
    throw new Error(`${button} tells the bot nothing`);
  if (component.disabled) throw new Error(`The button ${button} is disabled`);
  return { component_type: component.type, custom_id: component.custom_id };
}

/** The `data` of an interaction in which entries of a select menu are chosen. */
export function selectData(
  user: User,
  message: Message,
  customId: string,
  chosen: readonly Chosen[],
  { stale = false }: PressOptions,
): Json {
  if (stale) return { component_type: ComponentType.StringSelect, custom_id: customId, values: chosen };
  checkVisible(user, message);
  const selects = selectsOf(message.components);
  const component = selects.find((select) => select.custom_id === customId || select.placeholder === customId);
  if (!component)
    throw new Error(`There is no select ${customId}, but ${selects.map((one) => one.custom_id).join(', ') || 'none'}`);
  if (component.disabled) throw new Error(`The select ${customId} is disabled`);
  const { values, resolved } = choose(component, chosen, { user, channel: message.channel });
  const resolvedData = component.type === ComponentType.StringSelect ? {} : { resolved };
  return { component_type: component.type, custom_id: component.custom_id, values, ...resolvedData };
}

/** Throws if the user can't see the message: it was deleted, or only another user sees it. */
export function checkVisible(user: User, message: Message): void {
  if (message.deleted) throw new Error('The message was deleted');
  if (message.viewer && message.viewer !== user)
    throw new Error(`${user.name} cannot see what was whispered to ${message.viewer.name}`);
}

function customIdOf(button: APIButtonComponent): string | undefined {
  return 'custom_id' in button ? button.custom_id : undefined;
}
