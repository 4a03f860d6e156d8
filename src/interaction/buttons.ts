import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { BUTTON_LIMITS } from '../embeds/limits.ts';
import { shorten } from '../text/markdown.ts';

export type ButtonRow = APIActionRowComponent<APIButtonComponent>;

/** A button with a few words on it, cut to what Discord takes. */
export function button(
  label: string,
  id: string,
  style: APIButtonComponentWithCustomId['style'] = ButtonStyle.Secondary,
): APIButtonComponent {
  return { type: ComponentType.Button, style, label: shorten(label, BUTTON_LIMITS.label), custom_id: id };
}

/** A button that opens an address of Discord’s. */
export function linkButton(label: string, url: string): APIButtonComponent {
  return { type: ComponentType.Button, style: ButtonStyle.Link, label: shorten(label, BUTTON_LIMITS.label), url };
}

/** Buttons side by side, in as many rows as they need. None is no row. */
export function buttonRow(...buttons: readonly APIButtonComponent[]): readonly ButtonRow[] {
  const { inRow } = BUTTON_LIMITS;
  const rows: ButtonRow[] = [];
  for (let first = 0; first < buttons.length; first += inRow)
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(first, first + inRow) });
  return rows;
}
