import { type APIApplicationCommandOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import type { Secrecy } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { PACK_PORTRAIT_SIDE } from '../../src/session/pack.ts';
import { pictureOptionValue } from '../../src/session/portrait.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { readLine } from '../../src/terminal/line.ts';
import { secretPack, secrets } from '../commands/enemy-secrets.ts';
import { withOdds } from '../commands/known-odds.ts';
import { readable } from '../commands/readable.ts';
import { buttonsOf, labelOf, nodesOf } from '../loopback/components.ts';
import { plainPng } from '../session/pictures.ts';
import { copyOf, emptyDatabase } from '../store/memory.ts';
import { LONG, times } from './length.ts';

/** A stranger, a player of the encounter, and the GM of another encounter in the same server. */
const VIEWERS = ['zoe', 'ana', 'mia'] as const;

/**
 * Names to try first: the GM's creature, and names that are in the pack of only one of the two copies of a fight that
 * the test compares.
 */
const SECRET_NAMES = /^(Foe|Gloom|Queen|The (crypt|queen))/;

/** The user who uploads packs. */
const MANAGER = 'mira';

/** The maximum number of values to try for an option. */
const MAX_VALUES = times(4, 12);

type Values = ReadonlyMap<string, string | number | boolean>;

/** An encounter in memory, and the users who act in it. */
class World {
  readonly #store: SqliteStore;
  readonly #host: Host;
  #sent: number;

  /** `sent` is the number of earlier interactions. */
  constructor(open: OpenSqlite, sent = 0) {
    this.#sent = sent;
    this.#store = new SqliteStore(open);
    this.#host = new Host(this.#store, commands, components, {
      error: (about) => expect.fail(JSON.stringify(about, Object.getOwnPropertyNames)),
    });
  }

  async say(...lines: readonly string[]): Promise<readonly Reply[]> {
    const replies: Reply[] = [];
    for (const line of lines) {
      const result = readLine(line, commands);
      if (!result.ok) throw new Error(`${line}: ${result.why}`);
      const { speaker = 'gwen', ...request } = result.value;
      replies.push(await this.#host.handle({ ...request, caller: this.#caller(speaker) }));
    }
    return replies;
  }

  serve(user: string, command: string, subcommand: string | undefined, answers: Values): Promise<Reply> {
    const request = { command, ...(subcommand && { subcommand }), answers, caller: this.#caller(user) };
    return this.#host.handle(request);
  }

  suggest(user: string, command: string, subcommand: string | undefined, answers: Values, option: string) {
    const caller = { ...this.#caller(user), interaction: 'none' };
    this.#sent -= 1;
    return this.#host.suggest({ command, ...(subcommand && { subcommand }), answers, caller }, option);
  }

  press(user: string, id: string, chosen: readonly string[]): Promise<Reply> {
    return this.#host.handle({ component: id, chosen, fields: new Map(), caller: this.#caller(user) });
  }

  /** Uploads a pack and makes the server use it. */
  async use(pack: object): Promise<void> {
    const caller = () => ({ ...this.#caller('mira'), admin: true });
    const request = { command: 'pack', subcommand: 'add', answers: new Map([['file', JSON.stringify(pack)]]) };
    const { components = [] } = await this.#host.handle({ ...request, caller: caller() });
    const button = buttonsOf(components).find((each) => labelOf(each) === 'Use it');
    if (!button || !('custom_id' in button)) throw new Error('No button uses the pack');
    await this.#host.handle({ component: button.custom_id, chosen: [], fields: new Map(), caller: caller() });
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #caller(user: string) {
    const interaction = this.#sent++;
    const channel = user === 'mia' && interaction < 2 ? 'elsewhere' : 'here';
    const caller = { channel, server: 'tavern', interaction: `i${interaction}`, now: 1e12 + interaction * 60_000 };
    return { user, name: user, admin: user === MANAGER, ...caller };
  }
}

/** Two copies of a fight that differ only in the content of the server's pack. */
async function twinWorlds(system: string, secrecy: Secrecy): Promise<readonly [World, World]> {
  const database = emptyDatabase();
  const world = new World(database);
  const rules = rulesNamed(system)!;
  const hero = rules.archetypes.find(({ kind }) => kind === 'character')!.name;
  const enemy = rules.archetypes.find(({ kind }) => kind === 'creature')!;
  await world.say(
    `@mia /encounter start ruleset:${system}`,
    '@mia /add creature:Nobody',
    `/encounter start ruleset:${system} settings:"secrecy=${secrecy}"`,
    `@ana /join character:"${hero}" name:Hero`,
    `/character new name:Foe ruleset:${system} from:"${enemy.name}"`,
    '/add creature:Foe',
    '/initiative',
    // Players may learn a creature's secrets by what they do to it. So Hero's turn is skipped: on the creature's own
    // turn, players can't do anything to it.
    '/turn skip who:Hero',
  );
  const [{ components: drafted = [] } = {}] = await world.say('/map new size:9x5');
  const use = buttonsOf(drafted).find((each) => labelOf(each) === 'Use this map');
  if (!use || !('custom_id' in use)) throw new Error('No button takes the map');
  await world.press('gwen', use.custom_id, []);
  const [one, other] = [copyOf(database), copyOf(database)];
  await world.close();
  const worlds = [new World(one, 1000), new World(other, 1000)] as const;
  for (const [index, each] of worlds.entries()) await each.use(secretPack(system, enemy.name, index === 0));
  return worlds;
}

/** The part of a GM's reply that everyone can read. */
function shownToAll(reply: Reply | undefined): Reply | undefined {
  return reply?.whisper ? undefined : reply;
}

/**
 * A reply as its reader sees it. Computing odds is slow, so only the long form of the test does it, once per command.
 * odds.test.ts compares odds too.
 */
function replyAsRead(reply: Reply, computesOdds: boolean): unknown {
  const { work, ...rest } = computesOdds ? withOdds(reply) : reply;
  return work && 'shows' in work ? { ...rest, shows: work.shows } : rest;
}

/** A reply as text, without what always differs: dice outside of encounters, random ids, and hashes of the record. */
function normalText(what: unknown): string {
  const text = readable(what);
  if (text.includes('Rolled outside a fight')) return 'dice';
  return text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replace(/[0-9a-f]{12,}/g, 'hash');
}

/** The text near the first difference from another text. */
function textAround(text: string, other: string): string {
  let differenceIndex = 0;
  while (differenceIndex < text.length && text[differenceIndex] === other[differenceIndex]) differenceIndex += 1;
  return text.slice(Math.max(0, differenceIndex - 60), differenceIndex + 60);
}

interface Probe {
  readonly command: string;
  readonly subcommand: string | undefined;
  readonly values: Values;
  readonly option: string | undefined;
}

/** Every option of every command, or of the named commands, with several values that are suggested to the GM. */
async function probes(world: World, only?: readonly string[]): Promise<readonly Probe[]> {
  const probes: Probe[] = [];
  for (const { definition } of commands.filter(({ definition: { name } }) => only?.includes(name) ?? true)) {
    const groups = (definition.options ?? []).filter((option) => option.type === Type.Subcommand);
    const subcommands = groups.length > 0 ? groups : [{ name: undefined, options: definition.options ?? [] }];
    for (const { name: subcommand, options = [] } of subcommands) {
      const command = definition.name;
      const base = new Map<string, string | number | boolean>();
      for (const option of options) {
        if (!('required' in option) || !option.required) continue;
        const [first] = await candidates(world, command, subcommand, base, option);
        if (first !== undefined) base.set(option.name, first);
      }
      probes.push({ command, subcommand, values: base, option: undefined });
      for (const option of options)
        for (const value of await candidates(world, command, subcommand, base, option))
          probes.push({ command, subcommand, values: new Map(base).set(option.name, value), option: option.name });
    }
  }
  return probes;
}

async function candidates(
  world: World,
  command: string,
  subcommand: string | undefined,
  base: Values,
  option: APIApplicationCommandOption,
): Promise<readonly (string | number | boolean)[]> {
  if (option.type === Type.Integer) return [1, 2];
  if (option.type === Type.Boolean) return [true];
  if (option.type === Type.User) return ['zoe'];
  if (option.type === Type.Attachment) return ['{}'];
  const fixedValues = 'choices' in option ? (option.choices ?? []).map(({ value }) => value) : [];
  if (fixedValues.length > 0) return fixedValues;
  const suggestions = await world.suggest('gwen', command, subcommand, base, option.name);
  const values = suggestions.map(({ value }) => value);
  const enemy = values.filter((value) => SECRET_NAMES.test(String(value)));
  return [...new Set([...enemy, ...values.slice(0, MAX_VALUES - 1), 'zz'])].slice(0, MAX_VALUES);
}

/** The ids of the buttons and menus in a reply, at any depth. A menu comes with its first value. */
function pressable({ components = [] }: Reply): readonly { readonly id: string; readonly chosen: readonly string[] }[] {
  return nodesOf(components).flatMap((each) => {
    if (!('custom_id' in each)) return [];
    return [{ id: each.custom_id, chosen: 'options' in each ? [each.options?.[0]?.value ?? ''] : [] }];
  });
}

/**
 * A pack, and the names of its creatures that players haven't seen in the fight. The test compares two copies of the
 * fight, and gives these creatures portraits in only the first copy.
 */
interface UnknownPack {
  readonly pack: object;
  readonly unknown: readonly string[];
}

/**
 * Makes the server use a pack, gives its unknown creatures portraits if wanted, and opens its scene in the current
 * fight.
 */
async function openFrom(world: World, { pack, unknown }: UnknownPack, isPortrayed: boolean): Promise<void> {
  const file = new Map([['file', JSON.stringify(pack)]]);
  const { components: preview = [] } = await world.serve(MANAGER, 'pack', 'add', file);
  const use = buttonsOf(preview).find((each) => labelOf(each) === 'Use it');
  if (!use || !('custom_id' in use)) throw new Error('The pack doesn’t fit');
  await world.press(MANAGER, use.custom_id, []);
  const picture = pictureOptionValue({ type: 'png', bytes: plainPng(PACK_PORTRAIT_SIDE) });
  for (const creature of unknown) {
    const options = new Map(Object.entries({ pack: 'The Cellar', creature, ...(isPortrayed && { picture }) }));
    // The command is sent even without a picture. Every command moves the test's time on by a minute, and the time must
    // stay the same in both copies of the fight.
    const text = readable(await world.serve(MANAGER, 'pack', 'portrait', options));
    expect(text).toContain(isPortrayed ? 'now has a portrait' : 'has no portrait yet');
  }
  const [reply] = await world.say('/encounter start scene:"The door"');
  expect(readable(reply)).toContain('The door is open.');
}

/**
 * The differences between two copies of a fight that someone who isn't the GM can see, with every command or only with
 * the named ones. The copies differ in the GM's secrets about a creature, and in the pack in use.
 */
export async function differences(
  system: string,
  secrecy: Secrecy,
  only?: readonly string[],
  packs?: readonly [one: UnknownPack, other: UnknownPack],
): Promise<readonly string[]> {
  const worlds = await twinWorlds(system, secrecy);
  const [one, other] = worlds;
  if (packs) {
    await openFrom(one, packs[0], true);
    await openFrom(other, packs[1], false);
  }
  const texts: string[] = [];
  const compare = (what: string, a: unknown, b: unknown) => {
    if (readable(a) !== readable(b) && normalText(a) !== normalText(b))
      texts.push(
        `${what}:\n  ${textAround(normalText(a), normalText(b))}\n  ${textAround(normalText(b), normalText(a))}`,
      );
  };
  const typedCommands = new Set<string>();
  const pressedIds = new Set<string>();
  const pressAll = async (what: string, [a, b]: readonly [Reply, Reply], viewers: readonly string[]) => {
    const ids = pressable(b);
    for (const [index, { id, chosen }] of pressable(a).entries()) {
      // Skips two buttons that were already compared in another reply, because they do the same here.
      const pair = [id, ids[index]?.id, ...chosen].join(' ');
      if (pressedIds.has(pair)) continue;
      pressedIds.add(pair);
      for (const user of viewers)
        compare(
          `${user} presses ${id} of ${what}`,
          replyAsRead(await one.press(user, id, chosen), false),
          replyAsRead(await other.press(user, ids[index]?.id ?? '', chosen), false),
        );
    }
  };
  const lines = [secrets(system, secrecy, true), secrets(system, secrecy, false)] as const;
  for (const [index, line] of lines[0].entries()) {
    const [a] = await one.say(line);
    const [b] = await other.say(lines[1][index] ?? '');
    compare(line, shownToAll(a), shownToAll(b));
  }
  for (const [index, { command, subcommand, values, option }] of (await probes(one, only)).entries()) {
    const commandName = `/${command} ${subcommand ?? ''}`;
    const commandLine = `${commandName} ${[...values].map(([name, value]) => `${name}:${value}`).join(' ')}`;
    // Compares the suggestions for each option only once, because they don't depend on the value that is tried.
    if (option !== undefined && !typedCommands.has(`${commandName} ${option}`)) {
      typedCommands.add(`${commandName} ${option}`);
      const answers = new Map(values).set(option, '');
      for (const user of VIEWERS)
        compare(
          `${user} types ${option} of ${commandName}`,
          await one.suggest(user, command, subcommand, answers, option),
          await other.suggest(user, command, subcommand, answers, option),
        );
    }
    // In the short form, each value of an option is tried by only one viewer.
    const viewers = LONG || option === undefined ? VIEWERS : [VIEWERS[index % VIEWERS.length] ?? VIEWERS[0]];
    for (const user of viewers) {
      const replies = [
        await one.serve(user, command, subcommand, values),
        await other.serve(user, command, subcommand, values),
      ] as const;
      const [a, b] = replies.map((reply) => replyAsRead(reply, LONG && option === undefined));
      compare(`${user} says ${commandLine}`, a, b);
      await pressAll(`${user}’s ${commandLine}`, replies, viewers);
    }
  }
  for (const line of ['/undo steps:3', '/redo', '/log export as:markdown', '/undo to:"round start"']) {
    const [a] = await one.say(line);
    const [b] = await other.say(line);
    compare(line, shownToAll(a), shownToAll(b));
  }
  await Promise.all(worlds.map((world) => world.close()));
  return texts;
}
