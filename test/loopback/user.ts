import { InteractionType } from 'discord-api-types/v10';
import { Channel } from './channel.ts';
import { contextInvocation } from './context-menu.ts';
import type { Json } from './form.ts';
import { type ActOptions, type Answer, Interaction, type NewInteraction } from './interaction.ts';
import { Message } from './message.ts';
import type { Modal, ModalValues } from './modal.ts';
import type { Platform } from './platform.ts';
import { checkVisible, type PressOptions, pressData, selectData } from './press.ts';
import type { Chosen } from './select.ts';
import { invocation, type OptionValues, suggestion } from './slash.ts';
import { snowflake } from './snowflake.ts';

/** A user, or the bot. The methods do what a user can do in Discord. */
export class User {
  readonly id = snowflake();
  /** The name that others see. */
  readonly name: string;
  readonly bot: boolean;
  /** The language of the user's client, by Discord's code. */
  locale = 'en-US';
  readonly #platform: Platform;
  #directMessages: Channel | undefined;

  constructor(platform: Platform, name: string, bot = false) {
    if (!name || [...name].length > 32) throw new Error(`A name has 1 to 32 characters: ${name}`);
    this.#platform = platform;
    this.name = name;
    this.bot = bot;
    platform.users.set(this.id, this);
  }

  get mention(): string {
    return `<@${this.id}>`;
  }

  /** Types a slash command: `slash(arena, 'attack', { target: 'Goblin 1' })`, `slash(arena, 'encounter start')`. */
  async slash(channel: Channel, path: string, options: OptionValues = {}, act: ActOptions = {}): Promise<Answer> {
    const { name, data } = invocation(this.#platform, { user: this, channel }, path, options);
    const type = InteractionType.ApplicationCommand;
    return this.#act({ type, channel, data, title: `/${name}`, command: name }, act);
  }

  /**
   * Types in the option `focused`, by default the last of `options`, and waits for suggestions. Required options may be
   * missing.
   */
  async autocomplete(
    channel: Channel,
    path: string,
    options: OptionValues,
    focused = Object.keys(options).at(-1) ?? '',
    act: ActOptions = {},
  ): Promise<Answer> {
    const { name, data } = suggestion(this.#platform, { user: this, channel }, path, options, focused);
    const type = InteractionType.ApplicationCommandAutocomplete;
    return this.#act({ type, channel, data, title: `/${name}: typing ${focused}` }, act);
  }

  /** Uses a command in the context menu of a message, or of a user in a channel. */
  async context(name: string, target: Message | User, channel: Channel, act: ActOptions = {}): Promise<Answer> {
    if (target instanceof Message) checkVisible(this, target);
    const data = contextInvocation(this.#platform, { user: this, channel }, name, target);
    const type = InteractionType.ApplicationCommand;
    return this.#act({ type, channel, data, title: `“${name}” on ${target.id}`, command: name }, act);
  }

  /** Presses the button with that custom id or label. */
  async click(message: Message, button: string, act: PressOptions = {}): Promise<Answer> {
    return this.#press(message, `The button ${button}`, pressData(this, message, button, act), act);
  }

  /** Chooses values in the select menu with that custom id or placeholder. */
  async select(message: Message, customId: string, values: readonly Chosen[], act: PressOptions = {}): Promise<Answer> {
    return this.#press(message, `The select ${customId}`, selectData(this, message, customId, values, act), act);
  }

  /** Fills in a modal and sends it. */
  async submit(modal: Modal, values: ModalValues, act: ActOptions = {}): Promise<Answer> {
    const { user, channel, source } = modal.interaction;
    if (user !== this) throw new Error(`The modal ${modal.title} was shown to ${user.name}, not to ${this.name}`);
    const data = modal.submission(values);
    return this.#act(
      { type: InteractionType.ModalSubmit, channel, data, title: `The modal ${modal.customId}`, source },
      act,
    );
  }

  /** Posts a message in a channel. */
  say(channel: Channel, content: string): Message {
    return new Message(this.#platform, { channel, author: this, body: { content } });
  }

  /** The direct messages between this user and the bot. */
  directMessages(): Channel {
    this.#directMessages ??= new Channel(this.#platform, { name: '', recipient: this });
    return this.#directMessages;
  }

  /** The user in the format of the API. */
  payload(): object {
    const username = this.name
      .toLowerCase()
      .replaceAll(/[^a-z0-9_.]/g, '')
      .slice(0, 32);
    return {
      id: this.id,
      username: username.length >= 2 ? username : `user_${this.id.slice(-6)}`,
      global_name: this.bot ? null : this.name,
      discriminator: '0',
      avatar: null,
      banner: null,
      accent_color: null,
      bot: this.bot,
      system: false,
      public_flags: 0,
    };
  }

  #press(source: Message, title: string, data: Json, act: ActOptions): Promise<Answer> {
    return this.#act({ type: InteractionType.MessageComponent, channel: source.channel, data, title, source }, act);
  }

  #act(fields: Omit<NewInteraction, 'user'>, act: ActOptions): Promise<Answer> {
    const { guild, name } = fields.channel;
    if (fields.channel.isForum) throw new Error(`Commands are used in the posts of #${name}, not in the forum itself`);
    if (guild && !guild.has(this)) throw new Error(`${this.name} is not a member of ${guild.name}`);
    const title = `${fields.title} by ${this.name} in ${guild ? `#${name}` : 'direct messages'}`;
    return new Interaction(this.#platform, { ...fields, title, user: this }).perform(act);
  }
}
