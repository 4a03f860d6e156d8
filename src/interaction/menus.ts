import {
  type APIActionRowComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { MENU_LIMITS } from '../embeds/limits.ts';
import { given } from '../rules/core/given.ts';
import { shorten } from '../text/markdown.ts';

/** An entry of a menu, cut to what Discord takes. `usual`: it is chosen where nobody chooses. */
export function entry(
  label: string,
  value: string,
  { about, usual }: { readonly about?: string | undefined; readonly usual?: boolean } = {},
): APISelectMenuOption {
  const description = about === undefined || about === '' ? undefined : shorten(about, MENU_LIMITS.entry);
  return { label: shorten(label, MENU_LIMITS.entry), value, ...given({ description, default: usual || undefined }) };
}

/** A row with a menu, of which one is chosen, or as many as are said. Entries for which there is no room are left out. */
export function menuRow(
  id: string,
  placeholder: string,
  entries: readonly APISelectMenuOption[],
  { least, most }: { readonly least: number; readonly most: number } = { least: 1, most: 1 },
): APIActionRowComponent<APIStringSelectComponent> {
  const options = entries.slice(0, MENU_LIMITS.entries);
  const menu = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: shorten(placeholder, MENU_LIMITS.placeholder),
    options,
    min_values: least,
    max_values: Math.min(most, options.length),
  } as const;
  return { type: ComponentType.ActionRow, components: [menu] };
}

/** A row with a menu, of which any are chosen, up to so many, or none. */
export function someRow(
  id: string,
  placeholder: string,
  entries: readonly APISelectMenuOption[],
  most: number,
): APIActionRowComponent<APIStringSelectComponent> {
  const { type, components } = menuRow(id, placeholder, entries);
  return { type, components: components.map((menu) => ({ ...menu, min_values: 0, max_values: most })) };
}

/** A row with a menu of the server's members, of which one is chosen. */
export function memberRow(id: string, placeholder: string): APIActionRowComponent<APIUserSelectComponent> {
  const menu = {
    type: ComponentType.UserSelect,
    custom_id: id,
    placeholder: shorten(placeholder, MENU_LIMITS.placeholder),
  } as const;
  return { type: ComponentType.ActionRow, components: [menu] };
}
