import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import { buttonsOf, isLive, labelOf, selectsOf } from './components.ts';
import type { Answer } from './interaction.ts';
import type { Loopback } from './loopback.ts';
import type { Message } from './message.ts';
import { labelsOf, textOf } from './message-text.ts';
import type { Modal, ModalValue, ModalValues } from './modal.ts';
import { type Screens, type ScreensOptions, screensOf } from './screens.ts';
import type { Chosen } from './select.ts';
import type { OptionValues } from './slash.ts';
import { tapsOf } from './taps.ts';
import type { User } from './user.ts';

/** How long a person looks for something before they give up. */
const MAX_WAIT_MS = 5_000;
/** The taps for a context menu: hold the message, choose "Apps", and choose the command. */
const CONTEXT_TAPS = 3;

/**
 * A person with a phone, in one channel. They use the newest message that has what they are looking for, and prefer
 * private messages. If there is no such message yet, they wait for one.
 */
export class Phone {
  readonly user: User;
  readonly channel: Channel;
  /**
   * How many taps the person has made. Typing is free. In a form, each changed box or menu entry counts as one tap.
   * Opening a menu to change it counts as one more, and so does sending the form.
   */
  taps = 0;
  /** The form that is open. */
  form: Modal | undefined;
  readonly #loopback: Loopback;

  constructor(loopback: Loopback, user: User, channel: Channel) {
    this.#loopback = loopback;
    this.user = user;
    this.channel = channel;
  }

  /** The messages that this person can see, oldest first. */
  get messages(): readonly Message[] {
    return this.#loopback.messages(this.channel).filter(({ viewer }) => !viewer || viewer === this.user);
  }

  /** The labels of the buttons that this person can press. Those of the oldest message come first. */
  get labels(): readonly string[] {
    return this.messages.flatMap(labelsOf);
  }

  /** Presses a button by its label or the beginning of its label. It counts as one tap. */
  async tap(label: string): Promise<Answer> {
    const { message, found } = await this.#find(`the button “${label}”`, ({ components }) => {
      const liveButtons = buttonsOf(components).filter((each) => isLive(each) && 'custom_id' in each);
      return findNamed(liveButtons, label, labelOf);
    });
    this.taps++;
    return this.#done(await this.user.click(message, 'custom_id' in found ? found.custom_id : label));
  }

  /**
   * Opens a menu by its placeholder and chooses entries by the beginnings of their labels. It counts as one tap, and
   * one more for each entry.
   */
  async choose(placeholder: string, ...entries: readonly Chosen[]): Promise<Answer> {
    const { message, found } = await this.#find(`the menu “${placeholder}”`, ({ components }) => {
      const openMenus = selectsOf(components).filter((each) => !each.disabled);
      return findNamed(openMenus, placeholder, (each) => each.placeholder);
    });
    const chosenEntries = entries.map((entry) => entryOf(found, entry));
    this.taps += 1 + entries.length;
    return this.#done(await this.user.select(message, found.custom_id, chosenEntries));
  }

  /** The entries of a menu, which is found by its placeholder. */
  async entries(placeholder: string): Promise<readonly string[]> {
    const { found } = await this.#find(`the menu “${placeholder}”`, ({ components }) => {
      const openMenus = selectsOf(components).filter((each) => each.type === ComponentType.StringSelect);
      return findNamed(openMenus, placeholder, (each) => each.placeholder);
    });
    return found.options.map(({ label }) => label);
  }

  /** Fills in the open form and sends it. Fields are found by the beginnings of their labels. */
  async fill(values: ModalValues = {}): Promise<Answer> {
    const { form } = this;
    if (!form) throw new Error(`${this.user.name} has no form open`);
    const filledValues: [string, ModalValue][] = Object.entries(values).map(([label, value]) => {
      const field = findNamed(form.fields, label, (each) => each.label);
      return [field?.component.custom_id ?? label, value];
    });
    this.taps += tapsOf(form, new Map(filledValues));
    return this.#done(await this.user.submit(form, Object.fromEntries(filledValues)));
  }

  /** Types a command. Typing doesn't count as taps. */
  async type(path: string, options: OptionValues = {}): Promise<Answer> {
    return this.#done(await this.user.slash(this.channel, path, options));
  }

  /** Uses a command in the context menu of a message or a member, which counts as three taps. */
  async context(name: string, target: Message | User): Promise<Answer> {
    this.taps += CONTEXT_TAPS;
    return this.#done(await this.user.context(name, target, this.channel));
  }

  until(condition: () => boolean, what: string): Promise<void> {
    return this.#loopback.until(condition, MAX_WAIT_MS, what);
  }

  /** Waits for a message that contains this text, and returns the newest. */
  async reads(text: string): Promise<Message> {
    const { message } = await this.#find(`“${text}”`, (each) => textOf(each).includes(text) || undefined);
    return message;
  }

  /** What this person sees, as data that can be drawn. */
  screens(options: ScreensOptions = {}): Screens {
    return screensOf(this.messages, this.#loopback.users, { ...options, ...(this.form && { form: this.form }) });
  }

  /** Finds the newest message in which `look` finds something. Private messages come first. */
  async #find<T>(what: string, look: (message: Message) => T | undefined): Promise<{ message: Message; found: T }> {
    const find = () => {
      const newestFirst = this.messages.toReversed();
      for (const message of [
        ...newestFirst.filter(({ viewer }) => viewer),
        ...newestFirst.filter(({ viewer }) => !viewer),
      ]) {
        const foundElement = look(message);
        if (foundElement !== undefined) return { message, found: foundElement };
      }
      return undefined;
    };
    await this.until(() => find() !== undefined, what).catch(() => undefined);
    const foundMessage = find();
    if (foundMessage) return foundMessage;
    const menus = this.messages.flatMap(({ components }) => selectsOf(components).map((each) => each.placeholder));
    const lastMessage = this.messages.findLast((each) => textOf(each) !== '');
    throw new Error(
      `${this.user.name} does not see ${what}, but the buttons ${this.labels.join(' | ') || 'none'}; the menus ${menus.join(' | ') || 'none'}; last: ${lastMessage ? textOf(lastMessage) : 'nothing'}`,
    );
  }

  #done(answer: Answer): Answer {
    this.form = answer.modal;
    return answer;
  }
}

/** Finds an entry by its name, or the first one whose name begins with it. */
function findNamed<T>(all: readonly T[], name: string, nameOf: (one: T) => string | undefined): T | undefined {
  return all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one)?.startsWith(name));
}

/** The value that Discord sends for an entry. */
function entryOf(select: APISelectMenuComponent, entry: Chosen): Chosen {
  if (select.type !== ComponentType.StringSelect || typeof entry !== 'string') return entry;
  const option = findNamed(select.options, entry, ({ label }) => label);
  if (option) return option.value;
  throw new Error(`“${select.placeholder}” has no “${entry}”: ${select.options.map(({ label }) => label).join(' | ')}`);
}
