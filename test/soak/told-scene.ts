import { type APIApplicationCommandOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { commands } from '../../commands/all.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { SECRECY_LEVELS } from '../../src/rules/core/secrecy.ts';
import { rulesNamed, systemIds } from '../../src/rules/systems.ts';
import { localizedName } from '../../src/session/localized-names.ts';
import { ENGLISH, inLanguage } from '../../src/text/languages.ts';
import { withOdds } from '../commands/known-odds.ts';
import { buttonsOf, isLive, nodesOf, selectsOf } from '../loopback/components.ts';
import { seededRandom } from './length.ts';
import { type Message, type Request, ToldTable, type Value } from './told-table.ts';

/** A message as users see it in English and in each of the other languages. */
export interface ToldMessage {
  readonly what: string;
  readonly english: Message;
  readonly own: ReadonlyMap<string, Message>;
  /** Whether players see the message, and not only the GM. */
  readonly forPlayers: boolean;
}

/** The messages of a scene, the names that users gave, and all combatants' names as readers see them. */
export interface ToldScene {
  readonly name: string;
  readonly messages: readonly ToldMessage[];
  /** Requests whose effect in another language wasn't the same as in English. */
  readonly different: readonly string[];
  readonly names: readonly string[];
  readonly toldNames: readonly string[];
  /** Whether the GM has shown the hidden creature to the players. */
  readonly isRevealed: boolean;
}

/** The hidden creature's name, which no player may read. */
export const SECRET_NAME = 'Xyloq';
/** What players and the GM type where a command asks for words. */
const TYPED_WORDS = 'Xyl';

/** Commands that need a file or another channel, end everything, or change no text. */
const LEFT_OUT_COMMANDS = new Set([
  'encounter start',
  'encounter thread',
  'privacy delete',
  'character portrait',
  'character import',
  'pack portrait',
  'pack add',
  'map image',
  'map import',
]);

/** Every command that random users type, with its subcommands. */
const TYPED = commands.flatMap(({ definition: { name, options = [] } }) => {
  const groups = options.filter((option) => option.type === Type.Subcommand);
  const all =
    groups.length > 0
      ? groups.map((group) => ({ command: name, subcommand: group.name, options: group.options ?? [] }))
      : [{ command: name, subcommand: undefined, options: options as readonly APIApplicationCommandOption[] }];
  return all.filter(
    ({ subcommand }) => !LEFT_OUT_COMMANDS.has(subcommand === undefined ? name : `${name} ${subcommand}`),
  );
});

/** Plays a random scene in English and, with the same dice and requests, in other languages. */
export async function playIn(languages: readonly string[], seed: number, requests: number): Promise<ToldScene> {
  const below = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(Math.max(list.length, 1))];
  const happens = (percent: number) => below(100) < percent;
  const system = pick(systemIds()) ?? '';
  const secrecy = pick(SECRECY_LEVELS) ?? 'words';
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No system ${system}`);
  const table = new ToldTable('en-US', seed);
  const ownTables = new Map(languages.map((language) => [language, new ToldTable(language, seed)] as const));
  const inEach = async <T>(make: (own: ToldTable, language: string) => T | Promise<T>) => {
    const made = new Map<string, T>();
    for (const [language, own] of ownTables) made.set(language, await make(own, language));
    return made;
  };
  const messages: ToldMessage[] = [];
  const different: string[] = [];
  /** Private replies that are still open, with the user who sees each. */
  let open: { readonly user: string; readonly english: Message; readonly own: ReadonlyMap<string, Message> }[] = [];
  let shownPosts = new Map<string, string>();
  const gms = new Set(['gwen']);
  let wasRevealed = false;
  const isSecret = ({ name }: { readonly name: string }) => name.startsWith(SECRET_NAME);

  const note = (what: string, user: string, english: Reply, own: ReadonlyMap<string, Reply>) => {
    messages.push({
      what,
      english,
      own,
      forPlayers: !gms.has(user) || !(english.whisper || english.form || english.update),
    });
    for (const [id, post] of table.posts) {
      const json = JSON.stringify(post);
      if (shownPosts.get(id) === json) continue;
      messages.push({ what: `post after ${what}`, english: post, own: ownPosts(id), forPlayers: true });
    }
    shownPosts = new Map([...table.posts].map(([id, post]) => [id, JSON.stringify(post)]));
    if (english.whisper || english.form) open = [{ user, english, own }, ...open].slice(0, 3);
  };
  const send = async (
    what: string,
    user: string,
    request: Request,
    ownRequest: (language: string) => Request | undefined = () => request,
  ) => {
    const english = await table.send(user, request);
    const own = await inEach((each, language) => each.send(user, ownRequest(language) ?? request));
    const { encounter } = (await table.state()) ?? {};
    for (const gm of encounter?.gms ?? []) gms.add(gm);
    // Even if the GM hides the creature again, players still know it.
    wasRevealed ||= encounter?.combatants.some(isSecret) === true;
    if (english.work && happens(4)) {
      const withOwnOdds = (reply: Reply) => inLanguage(reply.language ?? ENGLISH, () => withOdds(reply, 1));
      const ownOdds = new Map([...own].map(([language, reply]) => [language, withOwnOdds(reply)] as const));
      note(`${what} with odds`, user, withOwnOdds(english), ownOdds);
    }
    note(what, user, english, own);
  };
  const say = async (line: string) => {
    const speaker = /^@(\w+)/.exec(line)?.[1] ?? 'gwen';
    note(line, speaker, await table.say(line), await inEach((own) => own.say(line)));
  };

  const characters = rules.archetypes.filter(({ kind }) => kind === 'character');
  const creatures = rules.archetypes.filter(({ kind }) => kind === 'creature');
  const settings = [
    `secrecy=${secrecy}`,
    `tone=${pick(['heroic', 'grim', 'plain'])}`,
    ...(happens(20) ? ['signs=words'] : []),
  ];
  await say(`/encounter start ruleset:${system} name:Brawl settings:"${settings.join(', ')}"`);
  await say(`@ana /join character:"${pick(characters)?.name}" name:Ana`);
  if (happens(60)) await say(`@bo /join character:"${pick(characters)?.name}"${happens(50) ? ' name:Bo' : ''}`);
  await say(`/character new name:Foe ruleset:${system} from:"${pick(creatures)?.name}"`);
  await say(`/add creature:Foe count:${1 + below(2)}`);
  if (happens(60)) {
    await say(`/character new name:${SECRET_NAME} ruleset:${system} from:"${pick(creatures)?.name}"`);
    await say(`/add creature:${SECRET_NAME} hidden:true`);
  }
  if (happens(40)) await say(`/add creature:"${pick(creatures)?.name}" count:${1 + below(2)}`);
  if (happens(25)) {
    await say(`/map new kind:${pick(['room', 'bridge', 'clearing'])} seed:${1 + below(99)}`);
    await pressOne(0);
  }
  if (happens(90)) await say('/initiative');
  for (let request = 0; request < requests; request++) {
    const kind = below(10);
    if (kind < 4) await pressPost();
    else if (kind < 6) await pressOne(below(Math.max(open.length, 1)));
    else await typeCommand();
  }
  if (happens(30)) {
    await say(`/add creature:"${pick(creatures)?.name}" count:2`);
    await say('/encounter status');
  }
  const state = await table.state();
  const ownStates = await inEach((own) => own.state());
  for (const [language, own] of ownStates) if (own?.head !== state?.head) different.push(`${language}: the record`);
  for (const each of [table, ...ownTables.values()]) await each.close();
  const combatants = state?.encounter.combatants ?? [];
  const hidden = state?.encounter.hidden ?? [];
  const isRevealed = wasRevealed || !hidden.some(isSecret) || combatants.some(isSecret);
  return {
    name: `${seed} ${system} ${secrecy}`,
    messages,
    different,
    toldNames: [...combatants, ...hidden].flatMap((who) =>
      [ENGLISH, ...languages].map((language) => localizedName(who, system, language)),
    ),
    names: [
      ...[...combatants, ...hidden, ...(state?.pending?.requests ?? [])].flatMap(({ name, book }) =>
        book ? [] : [name],
      ),
      SECRET_NAME,
      'Ana',
      'Bo',
      'Foe',
      'Brawl',
      'gwen',
      'ana',
      'bo',
      'cy',
      'zz',
      TYPED_WORDS,
      'Ha',
    ],
    isRevealed,
  };

  function ownPosts(id: string): ReadonlyMap<string, Message> {
    return new Map([...ownTables].map(([language, own]) => [language, own.posts.get(id) ?? {}] as const));
  }

  /** Presses something in one of the open private replies. */
  async function pressOne(place: number): Promise<void> {
    const reply = open[place];
    if (reply) await pressIn(reply.user, reply.english, reply.own);
  }

  async function pressPost(): Promise<void> {
    const [id, english] = pick([...table.posts].slice(-2)) ?? [];
    if (id !== undefined && english) await pressIn(pick(['ana', 'ana', 'bo', 'gwen']) ?? '', english, ownPosts(id));
  }

  /** Presses the same random button or menu in both messages, or sends their forms. */
  async function pressIn(user: string, english: Message, own: ReadonlyMap<string, Message>): Promise<void> {
    if (english.form) {
      const fields = new Map(
        fieldsOf(english.form).map(({ id, options }) => [id, pick(options ?? ['2', '1d6', '']) ?? ''] as const),
      );
      const request = { chosen: [], fields } as const;
      open = open.filter((each) => each.english !== english);
      await send(
        `form ${english.form.custom_id}`,
        user,
        { component: english.form.custom_id, ...request },
        (language) => {
          const form = own.get(language)?.form;
          return form && { component: form.custom_id, ...request };
        },
      );
      return;
    }
    const pressable = pressableIn(english);
    const place = below(Math.max(pressable.length, 1));
    const pressed = pressable[place];
    if (!pressed) return;
    const option = pick(pressed.options);
    if (pressed.options.length > 0 && option === undefined) return;
    const chosen = option === undefined ? [] : [option];
    const request = { chosen, fields: new Map<string, string>() };
    const what = `press ${pressed.id} ${chosen.join(' ')}`;
    await send(what, user, { component: pressed.id, ...request }, (language) => {
      const ownPressable = pressableIn(own.get(language) ?? {});
      const ownPressed = ownPressable.find(({ id }) => id === pressed.id) ?? ownPressable[place];
      // Lists of related entries and of time zones depend on the language.
      if (!ownPressed || (option !== undefined && !ownPressed.options.includes(option))) {
        if (!/^(rule|hours)/.test(pressed.id)) different.push(`${language}: no ${pressed.id} ${option ?? ''}`);
        return undefined;
      }
      return { component: ownPressed.id, ...request };
    });
  }

  async function typeCommand(): Promise<void> {
    const typed = pick(TYPED);
    if (!typed) return;
    const user = pick(['gwen', 'gwen', 'ana', 'ana', 'bo']) ?? 'ana';
    const { command, subcommand, options } = typed;
    const answers = new Map<string, Value>();
    for (const option of options) {
      const isRequired = 'required' in option && option.required === true;
      if (!isRequired && !happens(option.name === 'as' && command !== 'log' ? 5 : 30)) continue;
      const value = await valueFor(user, { command, subcommand, answers }, option);
      if (value !== undefined) answers.set(option.name, value);
      else if (isRequired) return;
    }
    const line = `@${user} /${command} ${subcommand ?? ''} ${[...answers].map((each) => each.join(':')).join(' ')}`;
    await send(line, user, { command, ...(subcommand !== undefined && { subcommand }), answers });
  }

  async function valueFor(
    user: string,
    request: Extract<Request, { readonly command: string }>,
    option: APIApplicationCommandOption,
  ): Promise<Value | undefined> {
    if (option.name === 'language') return undefined;
    // No request changes the table's language. Otherwise, the English texts and the translations, which this test
    // compares, would be in other languages.
    if (request.answers.get('setting') === 'language') return undefined;
    if (option.type === Type.Integer || option.type === Type.Number) return 1 + below(4);
    if (option.type === Type.Boolean) return happens(50);
    if (option.type === Type.User) return pick(['ana', 'bo', 'cy']);
    if (option.type === Type.Attachment) return undefined;
    const fixedValues = 'choices' in option ? (option.choices ?? []).map(({ value }) => value) : [];
    if (fixedValues.length > 0) return pick(fixedValues);
    if (option.name === 'dice') return pick(['2d6+1', 'd20', '3d6kh2']);
    // Only a plain map takes a size.
    if (option.name === 'size' && request.command === 'map') return undefined;
    if (['words', 'say', 'note'].includes(option.name)) return TYPED_WORDS;
    const suggested = await table.suggest(user, request, option.name);
    return happens(90) ? pick(suggested)?.value : 'zz';
  }
}

/** The ids of a form's fields. If a field is a menu, also the values of its options. */
function fieldsOf(form: NonNullable<Reply['form']>) {
  return form.components.flatMap((each) => {
    if (!('component' in each && 'custom_id' in each.component)) return [];
    const { custom_id: id } = each.component;
    const options = 'options' in each.component ? each.component.options?.map(({ value }) => value) : undefined;
    return [{ id, options }];
  });
}

/** The buttons and menus that can be used, with the menus' options. */
function pressableIn({
  components = [],
}: Message): readonly { readonly id: string; readonly options: readonly string[] }[] {
  const nodes = nodesOf(components);
  return [
    ...buttonsOf(nodes).flatMap((button) =>
      isLive(button) && 'custom_id' in button ? [{ id: button.custom_id, options: [] }] : [],
    ),
    ...selectsOf(nodes).flatMap((menu) => {
      if (menu.disabled === true || !('options' in menu)) return [];
      return [{ id: menu.custom_id, options: menu.options.map(({ value }) => value) }];
    }),
  ];
}
