import { randomUUID } from 'node:crypto';
import type { APIButtonComponent, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { commands } from '../../commands/all.ts';
import { components } from '../../commands/buttons/all.ts';
import { Host } from '../../src/app/host.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import type { EncounterState } from '../../src/session/encounter-state.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import type { StoredPost } from '../../src/store/store.ts';
import { readLine } from '../../src/terminal/line.ts';

const PLACE = { channel: 'yard', server: 'tavern' };

/** A message of the encounter as the channel sees it. */
export interface Shown extends StoredPost {
  readonly text: string;
  readonly labels: readonly string[];
  /** Who was notified when it was posted. */
  readonly pinged: readonly string[];
}

/** A channel whose messages are kept current, without Discord: every change of a message is shown at once. */
export class PostedChannel {
  readonly #store: SqliteStore;
  readonly #host: Host;
  readonly #messages = new Map<number, Shown>();
  readonly errors: object[] = [];
  /** Whom each message notified when it was posted, in order. */
  readonly pings: { readonly kind: string; readonly users: readonly string[] }[] = [];
  /** Replies that all see and that are no messages of the encounter. */
  shown = 0;

  constructor(store = new SqliteStore(openDatabase(':memory:'))) {
    this.#store = store;
    this.#host = new Host(store, commands, components, { error: (about) => this.errors.push(about) });
  }

  /** The messages that stand, oldest first. */
  get messages(): readonly Shown[] {
    return [...this.#messages.values()].toSorted((a, b) => a.number - b.number);
  }

  /** Those of a kind that wait for somebody. */
  open(kind: StoredPost['kind']): readonly Shown[] {
    return this.messages.filter((each) => each.kind === kind && each.state === 'open');
  }

  /** What can be pressed under all messages. */
  get labels(): readonly string[] {
    return this.messages.filter(({ kind }) => kind !== 'card').flatMap(({ labels }) => labels);
  }

  async state(): Promise<EncounterState> {
    const loaded = await this.#store.load({ ...PLACE, user: '', interaction: randomUUID() });
    if (loaded.repeat !== undefined || !loaded.state) throw new Error('No encounter');
    return loaded.state;
  }

  /** Types commands as at the terminal's table: `@ana /join character:Kira`. Returns the last reply. */
  async say(...lines: readonly string[]): Promise<Reply> {
    let reply: Reply = {};
    for (const line of lines) {
      const spoken = readLine(line, commands);
      if (!spoken.ok) throw new Error(spoken.why);
      const { speaker = 'gm', ...request } = spoken.value;
      reply = await this.#handled(this.#host.handle({ ...request, caller: caller(speaker) }));
    }
    return reply;
  }

  /** Presses a button of the messages, or of a reply, by what stands on it or how that begins. */
  async press(user: string, label: string, under?: Reply): Promise<Reply> {
    const rows = under ? [under.components ?? []] : this.messages.map(({ view }) => componentsOf(view)).toReversed();
    const buttons = rows.flatMap(buttonsIn);
    const found =
      buttons.find((each) => labelOf(each) === label) ?? buttons.find((each) => labelOf(each).startsWith(label));
    if (!found || !('custom_id' in found)) throw new Error(`No “${label}”, but ${buttons.map(labelOf).join(' | ')}`);
    return this.pressId(user, found.custom_id);
  }

  pressId(user: string, component: string, chosen: readonly string[] = []): Promise<Reply> {
    return this.#handled(this.#host.handle({ component, chosen, fields: new Map(), caller: caller(user) }));
  }

  async #handled(handled: Promise<Reply>): Promise<Reply> {
    const reply = await handled;
    if (!reply.posted && !reply.whisper && !reply.update && !reply.form) this.shown++;
    for (const post of await this.#store.postsToShow(PLACE.channel)) await this.#show(post);
    return reply;
  }

  async #show(post: StoredPost): Promise<void> {
    const { number, kind, state, view } = post;
    const { message, ...kept } = post;
    if (state === 'gone') {
      this.#messages.delete(number);
      await this.#store.postShown(kept);
      return;
    }
    const users = message === undefined ? ((view as Reply | undefined)?.ping ?? []) : [];
    if (message === undefined) this.pings.push({ kind, users });
    const shown = { ...post, ...readOf(view), pinged: this.#messages.get(number)?.pinged ?? users };
    this.#messages.set(number, shown);
    await this.#store.postShown({ ...post, message: `m${number}` });
  }
}

function caller(user: string) {
  const keepsPosts = true as const;
  return { ...PLACE, user, name: user, interaction: randomUUID(), now: Date.now(), keepsPosts };
}

function componentsOf(view: object | undefined): readonly APIMessageTopLevelComponent[] {
  return (view as Reply | undefined)?.components ?? [];
}

function readOf(view: object | undefined): Pick<Shown, 'text' | 'labels'> {
  const { content = '', embeds = [] } = (view ?? {}) as Reply;
  const text = [content, ...embeds.flatMap(({ title = '', description = '' }) => [title, description])].join('\n');
  return { text, labels: buttonsIn(componentsOf(view)).map(labelOf) };
}

/** The buttons of rows. */
export function buttonsIn(components: readonly APIMessageTopLevelComponent[]): readonly APIButtonComponent[] {
  return components.flatMap((row) =>
    row.type === 1 ? row.components.flatMap((each) => (each.type === 2 ? [each] : [])) : [],
  );
}

/** What stands on a button. */
export function labelOf(button: APIButtonComponent): string {
  return 'label' in button ? (button.label ?? '') : '';
}
