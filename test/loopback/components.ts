import type {
  APIButtonComponent,
  APIMessageTopLevelComponent,
  APISectionAccessoryComponent,
  APISelectMenuComponent,
  APITextDisplayComponent,
} from 'discord-api-types/v10';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';

/** A component that contains no others. */
type Leaf = Exclude<APIMessageTopLevelComponent, { components: unknown }> | APISectionAccessoryComponent;
type Node = APIMessageTopLevelComponent | APISelectMenuComponent | Leaf;

/**
 * Every component of a message, in order. A container comes before its content, and a section's text before its
 * accessory.
 */
export function nodesOf(components: readonly Node[]): readonly Node[] {
  return components.flatMap((each) => [
    each,
    ...('components' in each ? nodesOf(each.components) : []),
    ...('accessory' in each ? [each.accessory] : []),
  ]);
}

/** The buttons of a message, in order. */
export function buttonsOf(components: readonly Node[]): readonly APIButtonComponent[] {
  return nodesOf(components).filter((each) => each.type === ComponentType.Button);
}

/** The select menus of a message. */
export function selectsOf(components: readonly Node[]): readonly APISelectMenuComponent[] {
  return nodesOf(components).filter((each): each is APISelectMenuComponent =>
    SELECT_TYPES.some((type) => type === each.type),
  );
}

/** The texts of a message with components v2. */
export function textsOf(components: readonly Node[]): readonly string[] {
  const texts = nodesOf(components).filter(
    (each): each is APITextDisplayComponent => each.type === ComponentType.TextDisplay,
  );
  return texts.map(({ content }) => content);
}

/** A button's label, or its emoji if it has no label. */
export function labelOf(button: APIButtonComponent): string | undefined {
  return 'label' in button ? (button.label ?? button.emoji?.name ?? undefined) : undefined;
}

/** True if the bot is told when the button is pressed. */
export function isLive(button: APIButtonComponent): boolean {
  return !button.disabled && button.style !== ButtonStyle.Link && button.style !== ButtonStyle.Premium;
}

export const SELECT_TYPES = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
] as const;
