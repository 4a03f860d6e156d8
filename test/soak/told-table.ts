import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { commands, components, contextCommands } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import type { Choice } from '../../src/interaction/command.ts';
import { fullText, type Reply } from '../../src/interaction/reply.ts';
import type { PostView } from '../../src/posts/views.ts';
import { given } from '../../src/rules/core/given.ts';
import type { EncounterState } from '../../src/session/encounter-state.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { readLine } from '../../src/terminal/line.ts';
import { nodesOf } from '../loopback/components.ts';
import { emptyDatabase } from '../store/memory.ts';

const HERE = { server: 'tavern', channel: 'here' } as const;

/** A value that a user gives for an option. */
export type Value = string | number | boolean;

/** What a user does: type a command, press a button, or choose from a menu. */
export type Request =
  | { readonly command: string; readonly subcommand?: string | undefined; readonly answers: ReadonlyMap<string, Value> }
  | {
      readonly component: string;
      readonly chosen: readonly string[];
      readonly fields: ReadonlyMap<string, string>;
    }
  | { readonly contextCommand: string; readonly target: string };

/** A message of the channel, or a reply. */
export type Message = Pick<Reply, 'content' | 'embeds' | 'components'> & Partial<Reply>;

/**
 * A channel whose users and server all have the same language. Tables with the same seed have the same dice, ids and
 * times, so the same requests make the same record.
 */
export class ToldTable {
  readonly #store: SqliteStore;
  readonly #host: Host;
  readonly #locale: string;
  readonly #posts = new Map<string, PostView>();
  #sent = 0;
  #suggested = 0;

  constructor(locale: string, seed: number) {
    let ids = 0;
    const next = () => (++ids).toString(16).padStart(8, '0') + seed.toString(16).padStart(8, '0');
    const chance = {
      newSeed: () => next().repeat(4),
      newId: () => `${next().slice(0, 8)}-0000-4000-8000-${seed.toString(16).padStart(12, '0')}`,
    };
    const log = {
      error: (about: object) => {
        throw new Error(JSON.stringify(about, Object.getOwnPropertyNames));
      },
    };
    this.#locale = locale;
    this.#store = new SqliteStore(emptyDatabase());
    this.#host = new Host(this.#store, commands, components, log, { contextCommands, chance });
  }

  /** Says a line as in the terminal: "@ana /join character:Kira". Without a speaker, the GM gwen speaks. */
  say(line: string): Promise<Reply> {
    const parsed = readLine(line, commands);
    if (!parsed.ok) throw new Error(`${line}: ${parsed.why}`);
    const { speaker = 'gwen', ...request } = parsed.value;
    return this.send(speaker, request);
  }

  async send(user: string, request: Request): Promise<Reply> {
    const caller = this.#caller(user);
    const reply = await this.#host.handle({ ...request, caller } as Parameters<Host['handle']>[0]);
    for (const post of await this.#store.postsToShow(HERE)) {
      const id = `${post.encounter}00${post.number}`;
      const place = { ...HERE, encounter: post.encounter, number: post.number, version: post.version };
      if (post.state === 'gone' || !post.view) this.#posts.delete(id);
      else this.#posts.set(id, post.view as PostView);
      await this.#store.postShown(this.#posts.has(id) ? { ...place, message: id } : place);
    }
    return reply;
  }

  /** What a user can choose for an option while they type a command. */
  suggest(
    user: string,
    request: Extract<Request, { readonly command: string }>,
    option: string,
  ): Promise<readonly Choice[]> {
    const { subcommand, ...rest } = request;
    const caller = { ...this.#caller(user), interaction: `suggest ${this.#suggested++}` };
    // `#caller` has counted this request in `#sent`, which sets the table's time. The tables in other languages aren't
    // asked for suggestions, so the count goes back, and all tables keep the same time.
    this.#sent -= 1;
    return this.#host.suggest({ ...rest, ...given({ subcommand }), caller }, option);
  }

  /** The channel's messages that show the encounter, by their ids, oldest first. */
  get posts(): ReadonlyMap<string, PostView> {
    return this.#posts;
  }

  /** The state of the encounter. Undefined if there is none. */
  async state(): Promise<EncounterState | undefined> {
    const loaded = await this.#store.load({ ...HERE, user: '', interaction: '' });
    return loaded.repeat === undefined ? loaded.state : undefined;
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #caller(user: string) {
    const sent = this.#sent++;
    const languages = { locale: this.#locale, serverLocale: this.#locale };
    const at = { ...HERE, interaction: `i${sent}`, now: 1e12 + sent * 60_000 };
    return { user, name: user, ...at, ...languages, keepsPosts: true, draws: true } as const;
  }
}

/** A text in a message, and where it is. */
export interface Shown {
  readonly where: string;
  readonly text: string;
}

/** All texts of a message, and of its form, files and picture. */
export function shownIn({
  content = '',
  embeds = [],
  components = [],
  form,
  files,
  picture,
}: Message): readonly Shown[] {
  const texts: (readonly [where: string, text: string | undefined])[] = [
    ['content', content],
    ...embeds.flatMap(({ title, description, footer, author, fields = [] }): [string, string | undefined][] => [
      ['title', title],
      ['description', description],
      ['footer', footer?.text],
      ['author', author?.name],
      ...fields.flatMap(({ name, value }): [string, string][] => [
        ['field', name],
        ['field', value],
      ]),
    ]),
    ...nodesOf(components as APIMessageTopLevelComponent[]).flatMap(nodeTexts),
    ['form title', form?.title],
    ...(form?.components ?? []).flatMap((each) => [
      ...nodeTexts(each),
      ...('component' in each ? nodeTexts(each.component) : []),
    ]),
    ...(files ?? []).map((file): [string, string] => [`file ${file.name}`, fileText(file.name, fullText(file))]),
    ['picture', picture?.alt],
  ];
  return texts.flatMap(([where, text]) => (text ? [{ where, text }] : []));
}

function nodeTexts(node: object): [string, string | undefined][] {
  const {
    content,
    label,
    description,
    placeholder,
    options = [],
    items = [],
  } = node as {
    readonly [Text in 'content' | 'label' | 'description' | 'placeholder']?: string;
  } & { readonly options?: readonly object[]; readonly items?: readonly { readonly description?: string }[] };
  return [
    ['text', content],
    ['label', label],
    ['description', description],
    ['placeholder', placeholder],
    ...options.flatMap(nodeTexts),
    ...items.map((item): [string, string | undefined] => ['alt', item.description]),
  ];
}

/** The text that a reader sees in a file: a page without its markup, or no text at all for a record. */
function fileText(name: string, text: string): string {
  if (name.endsWith('.json')) return '';
  if (!name.endsWith('.html')) return text;
  return text
    .replace(/<(script|style|code|svg|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<\/(?:li|p|h\d|td|th|summary|title)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
