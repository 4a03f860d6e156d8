import { type APIMessageTopLevelComponent, ComponentType, ApplicationCommandOptionType as Type } from 'discord.js';
import { EMBED_LIMITS, LAYOUT_LIMITS } from '../embeds/limits.ts';
import type { Reply } from '../interaction/reply.ts';

/** The maximum length of a Discord message's content, in characters. */
const MAX_CONTENT_LENGTH = 2000;
/** A command in backticks in one of Fray's texts, such as "/character new", with any options after it. */
const WRITTEN_COMMAND_PATTERN = /(?<!\\)`\/([a-z-]+)(?: ([a-z-]+)(?![a-z-]*:))?([^`\n]*)`/g;

/** The parts of a message in which mentions work. */
type MentionText = Pick<Reply, 'content' | 'embeds' | 'components'>;

/**
 * Turns commands in texts into mentions, which can be tapped: `/encounter start` becomes </encounter start:123>.
 * Commands stay plain text until Discord has sent their ids.
 */
export class CommandMentions {
  #ids: ReadonlyMap<string, string> = new Map();

  /** Reads the ids from Discord's list of the commands. */
  readIds(registered: unknown): void {
    if (!Array.isArray(registered)) return;
    const ids = registered.flatMap((each: unknown) => (isCommand(each) ? pathsWithIds(each) : []));
    this.#ids = new Map(ids);
  }

  /** The message with mentions. If a text would become too long, it stays as it is. */
  withMentions<S extends MentionText>(message: S): S {
    if (this.#ids.size === 0) return message;
    const { content, embeds, components } = message;
    const rewrittenMessage = {
      ...message,
      ...(content !== undefined && { content: this.#text(content, MAX_CONTENT_LENGTH) }),
      ...(embeds && {
        embeds: embeds.map((embed) => ({
          ...embed,
          ...(embed.description !== undefined && {
            description: this.#text(embed.description, EMBED_LIMITS.description),
          }),
          ...(embed.fields && {
            fields: embed.fields.map((field) => ({ ...field, value: this.#text(field.value, EMBED_LIMITS.value) })),
          }),
        })),
      }),
      ...(components && { components: components.map((each) => this.#component(each)) }),
    };
    return isTooLong(rewrittenMessage) ? message : rewrittenMessage;
  }

  #text(text: string, maxLength: number): string {
    const rewrittenText = text.replaceAll(
      WRITTEN_COMMAND_PATTERN,
      (whole, name: string, subcommand: string | undefined, rest: string) => {
        const subcommandId = subcommand === undefined ? undefined : this.#ids.get(`${name} ${subcommand}`);
        const id = subcommandId ?? this.#ids.get(name);
        if (id === undefined) return whole;
        const path = subcommandId === undefined ? name : `${name} ${subcommand}`;
        const input = (subcommandId === undefined && subcommand !== undefined ? `${subcommand}${rest}` : rest).trim();
        return `</${path}:${id}>${input === '' ? '' : ` \`${input}\``}`;
      },
    );
    return rewrittenText.length > maxLength ? text : rewrittenText;
  }

  #component<C extends APIMessageTopLevelComponent>(component: C): C {
    if (component.type === ComponentType.TextDisplay)
      return { ...component, content: this.#text(component.content, LAYOUT_LIMITS.text) };
    if (component.type === ComponentType.Container)
      return { ...component, components: component.components.map((each) => this.#component(each)) };
    if (component.type === ComponentType.Section)
      return { ...component, components: component.components.map((each) => this.#component(each)) };
    return component;
  }
}

interface RegisteredCommand {
  readonly id: string;
  readonly name: string;
  readonly type?: number;
  readonly options?: readonly { readonly type: number; readonly name: string }[];
}

function isCommand(value: unknown): value is RegisteredCommand {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

/** The names for mentioning a slash command or its subcommands, each with the command's id. */
function pathsWithIds({ id, name, type = 1, options = [] }: RegisteredCommand): readonly (readonly [string, string])[] {
  if (type !== 1) return [];
  const subcommands = options.filter((each) => each.type === Type.Subcommand);
  return subcommands.length === 0 ? [[name, id]] : subcommands.map((each) => [`${name} ${each.name}`, id] as const);
}

function isTooLong({ embeds = [], components = [] }: MentionText): boolean {
  const totalEmbedLength = embeds.reduce((sum, { title = '', description = '', footer, fields = [] }) => {
    const totalFieldLength = fields.reduce((all, { name, value }) => all + name.length + value.length, 0);
    return sum + title.length + description.length + (footer?.text.length ?? 0) + totalFieldLength;
  }, 0);
  return totalEmbedLength > EMBED_LIMITS.all || textLength(components) > LAYOUT_LIMITS.text;
}

function textLength(components: readonly APIMessageTopLevelComponent[]): number {
  return components.reduce((sum, each) => {
    if (each.type === ComponentType.TextDisplay) return sum + each.content.length;
    if (each.type === ComponentType.Container || each.type === ComponentType.Section)
      return sum + textLength(each.components);
    return sum;
  }, 0);
}
