import { type APIEmbed, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { shorten } from '../text/t.ts';

/** Discord's limits for an embed. `fields` is the maximum number of fields. The others are in characters. */
export const EMBED_LIMITS = {
  title: 256,
  description: 4096,
  fields: 25,
  name: 256,
  value: 1024,
  footer: 2048,
  all: 6000,
} as const;

/** Discord's limits for a form, in characters. `fields` is the maximum number of fields. */
export const FORM_LIMITS = { title: 45, hint: 100, fields: 5 } as const;

/** Discord's limits for a menu. `entries` is the maximum number of entries. The others are in characters. */
export const MENU_LIMITS = { entries: 25, entry: 100, placeholder: 150 } as const;

/** Discord's limits for buttons: a label's characters, and the buttons in a row. */
export const BUTTON_LIMITS = { label: 80, inRow: 5 } as const;

/** Shortens an embed to Discord's limits, the description first. */
export function cutToLimits(embed: APIEmbed): APIEmbed {
  const { description: fullDescription, ...others } = embed;
  const fields = embed.fields?.slice(0, EMBED_LIMITS.fields).map(({ name, value, inline }) => ({
    name: shorten(name || '\u200b', EMBED_LIMITS.name),
    value: shorten(value || '\u200b', EMBED_LIMITS.value),
    ...(inline !== undefined && { inline }),
  }));
  const title = embed.title === undefined ? undefined : shorten(embed.title, EMBED_LIMITS.title);
  const footer = embed.footer && { ...embed.footer, text: shorten(embed.footer.text, EMBED_LIMITS.footer) };
  const fixedLength = (title?.length ?? 0) + (footer?.text.length ?? 0) + (embed.author?.name.length ?? 0);
  const fittingFields: typeof fields = [];
  let remainingLength = EMBED_LIMITS.all - fixedLength;
  for (const field of fields ?? []) {
    const length = field.name.length + field.value.length;
    if (length > remainingLength) break;
    remainingLength -= length;
    fittingFields.push(field);
  }
  // If the fields use up the limit, the description is left out.
  const description =
    fullDescription === undefined || remainingLength === 0
      ? undefined
      : shorten(fullDescription, Math.min(remainingLength, EMBED_LIMITS.description));
  return {
    ...others,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(fields && { fields: fittingFields }),
    ...(footer && { footer }),
  };
}

/**
 * Discord's limits for a message made of components: the number of components, and the characters of all texts
 * together.
 */
export const LAYOUT_LIMITS = { components: 40, text: 4000 } as const;

/**
 * Shortens a message's components to Discord's limits. The longest texts are shortened first. If there are too many
 * components, the last ones are left out. Rows of buttons and menus are left out only after all others, so that users
 * can always go on.
 */
export function cutToLayoutLimits(components: readonly TopLevelComponent[]): readonly TopLevelComponent[] {
  const fittingComponents = componentsThatFit(components, LAYOUT_LIMITS.components);
  const maxTextLength = maxLengthFor(
    textLengths(fittingComponents).toSorted((a, b) => a - b),
    LAYOUT_LIMITS.text,
  );
  return fittingComponents.map((each) => withShortTexts(each, maxTextLength));
}

type TopLevelComponent = APIMessageTopLevelComponent;

/**
 * The components that fit if at most `room` components are allowed, in their original order. Rows of buttons and menus
 * have priority.
 */
function componentsThatFit<C extends TopLevelComponent>(components: readonly C[], room: number): readonly C[] {
  let remainingRoom = room;
  const isActionRow = ({ type }: C) => type === ComponentType.ActionRow;
  const fittingComponentByOriginal = new Map<C, C>();
  for (const component of [...components.filter(isActionRow), ...components.filter((other) => !isActionRow(other))]) {
    const fittingComponent =
      component.type === ComponentType.Container
        ? { ...component, components: [...componentsThatFit(component.components, remainingRoom - 1)] }
        : component;
    const componentCount = componentCountOf(fittingComponent);
    if (
      componentCount > remainingRoom ||
      ('components' in fittingComponent && fittingComponent.components.length === 0)
    )
      continue;
    remainingRoom -= componentCount;
    fittingComponentByOriginal.set(component, fittingComponent);
  }
  return components.flatMap((each) => fittingComponentByOriginal.get(each) ?? []);
}

/** Counts a component and all components inside it. */
function componentCountOf(component: TopLevelComponent): number {
  if (component.type === ComponentType.Container)
    return component.components.reduce((sum, each) => sum + componentCountOf(each), 1);
  return 1 + ('components' in component ? component.components.length : 0) + ('accessory' in component ? 1 : 0);
}

/** The lengths of all texts in these components. */
function textLengths(components: readonly TopLevelComponent[]): readonly number[] {
  return components.flatMap((each) => {
    if (each.type === ComponentType.TextDisplay) return [each.content.length];
    if (each.type === ComponentType.Container) return textLengths(each.components);
    return each.type === ComponentType.Section ? textLengths(each.components) : [];
  });
}

/**
 * The maximum length for each text, so that all texts together have at most `max` characters. `lengths` must be in
 * ascending order.
 */
function maxLengthFor(lengths: readonly number[], max: number): number {
  let remainingLength = max;
  for (const [index, length] of lengths.entries()) {
    const equalShare = Math.floor(remainingLength / (lengths.length - index));
    if (length > equalShare) return equalShare;
    remainingLength -= length;
  }
  return max;
}

/**
 * Shortens every text to a maximum length. An empty text becomes an invisible character, because Discord refuses empty
 * texts.
 */
function withShortTexts<C extends TopLevelComponent>(component: C, maxLength: number): C {
  if (component.type === ComponentType.TextDisplay)
    return { ...component, content: shorten(component.content.trim() || '\u200b', maxLength) };
  if (component.type === ComponentType.Container)
    return { ...component, components: component.components.map((each) => withShortTexts(each, maxLength)) };
  if (component.type === ComponentType.Section)
    return { ...component, components: component.components.map((each) => withShortTexts(each, maxLength)) };
  return component;
}
