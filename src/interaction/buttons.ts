import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';

export type ButtonRow = APIActionRowComponent<APIButtonComponent>;

/** A button with a word on it. */
export function button(
  label: string,
  id: string,
  style: APIButtonComponentWithCustomId['style'] = ButtonStyle.Secondary,
): APIButtonComponent {
  return { type: ComponentType.Button, style, label, custom_id: id };
}

/** Buttons side by side. None is no row. */
export function buttonRow(...buttons: readonly APIButtonComponent[]): readonly ButtonRow[] {
  return buttons.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: [...buttons] }];
}
