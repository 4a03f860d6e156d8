// Slash commands: how a feature declares one.

import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { allNeeds, type Need, type Needs, type PartialNeeds } from '../session/loadable.ts';
import { type Portrait, portraitOf, sizeOf } from '../session/portrait.ts';
import type { Precondition, Session } from '../session/session.ts';
import { explain } from '../text/refusals.ts';
import { described, t } from '../text/t.ts';
import { type Reply, whisper } from './reply.ts';
import { matchingEntries } from './search.ts';

/** Discord's limits: the most suggestions for an option, and the most characters of each. */
const MAX_CHOICES = 25;
const LONGEST_CHOICE = 100;

/** A command or subcommand for the dispatcher, without the types of its options. */
interface Runnable {
  readonly name: string;
  /** An old name that still works. */
  readonly formerly?: string;
  /**
   * The description and options for Discord. `id` is the id of its texts. With `former`, old names of options are
   * included.
   */
  describe(id: string, former: boolean): Described;
  /** True if the command works while the store doesn't, as if the channel had no encounter. */
  readonly storeless: boolean;
  /** The data that `handle` needs. */
  needs(values: OptionValues): PartialNeeds;
  handle(values: OptionValues, session: Session<Need>): Reply;
  /** The data that the suggestions of an option need. */
  suggestionNeeds(option: string): PartialNeeds;
  suggest(option: string, values: OptionValues, session: Session<Need>): readonly Choice[];
  /** How a file for the option is read. */
  fileOf(option: string): FileReading;
}

/** How an attached file is read before the command runs. */
export interface FileReading {
  /** The side of the square that a picture is scaled down to, in pixels. */
  readonly square?: number;
  /** The most bytes, if it may be larger than other files. */
  readonly most?: number;
}

interface Described {
  readonly description: string;
  readonly options: APIApplicationCommandBasicOption[];
}

type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** One slash command as Discord knows it: a single command, or a group of subcommands under one name. */
export interface AnyCommand {
  readonly name: string;
  /** An old name that still works. */
  readonly formerly?: string;
  /** What people see, with current names only. It is a function, so that its texts can be in any language. */
  readonly definition: Definition;
  /** What Discord and the terminal accept, with the old names of the command, its subcommands and its options. */
  readonly registered: readonly Definition[];
  /** Finds a subcommand by its name. Returns the command itself if it has none. */
  find(subcommand: string | undefined): Runnable | undefined;
}

/** A command that stands alone or belongs to a group. */
type Command = AnyCommand & Runnable;

/** What a handler answers with. Refusals are put into words in one place. */
export type Answer = Reply | Result<Reply, Refusal>;

/**
 * Declares a slash command with its options and its handler. The handler runs only if `requires` is met and every
 * option is valid. Otherwise the caller is told why not.
 */
export function command<const O extends Options, N extends Need = never, P = unknown>(spec: {
  readonly name: string;
  /** An old name that still works. */
  readonly formerly?: string;
  readonly requires?: Precondition<P>;
  /** True if it answers even while the store doesn't, as if the channel had no encounter. */
  readonly storeless?: boolean;
  readonly options: O;
  /** The data that the handler needs, besides the channel's encounter and what the options need. */
  readonly needs?: Needs<N>;
  readonly run: (values: Values<O>, session: Session<NoInfer<N> | NeedsOf<O>> & P) => Answer;
}): Command {
  const { name, formerly } = spec;
  // Discord wants the required options first.
  const entries = Object.entries(spec.options).sort(([, a], [, b]) => Number(b.required) - Number(a.required));
  const oldNames = entries.map(([option, { formerly: old }]) => [option, old] as const);
  const underNewNames = (values: OptionValues): OptionValues => withNewNames(values, oldNames);
  const currentName = (option: string): string => oldNames.find(([, old]) => old === option)?.[0] ?? option;
  const optionsWithNeeds = entries.filter(([, each]) => each.needs);
  const orderedOptions = entries.toSorted(([, a], [, b]) => Number(b.first ?? false) - Number(a.first ?? false));
  const runnable: Runnable = {
    name,
    ...(formerly !== undefined && { formerly }),
    describe: (id, former) => ({
      description: described(id),
      options: [
        ...entries.map(([option, each]) => each.definition(option, described(`${id}.${option}`))),
        ...entries.flatMap(([option, { formerly: old, definition }]) =>
          former && old !== undefined ? definition(old, t('command-former-option', { name: option })) : [],
        ),
      ],
    }),
    storeless: spec.storeless ?? false,
    needs(typed) {
      const values = underNewNames(typed);
      return allNeeds([spec.needs, ...optionsWithNeeds.map(([option, each]) => each.needs?.(values, option))]);
    },
    handle(typed, session) {
      const values = underNewNames(typed);
      const preconditionMet = checkPrecondition(session, spec.requires);
      if (!preconditionMet.ok) return refusalReply(preconditionMet.why, session);
      const readValues: [string, unknown][] = [];
      for (const [option, { read: readOption }] of orderedOptions) {
        const value = readOption(values, option, session);
        if (!value.ok) return refusalReply(value.why, session);
        readValues.push([option, value.value]);
      }
      // Each value was read by its option's reader, so it has the option's type.
      return replyOf(spec.run(Object.fromEntries(readValues) as Values<O>, preconditionMet.value), session);
    },
    fileOf: (typedName) => entries.find(([option]) => option === currentName(typedName))?.[1].file ?? {},
    suggestionNeeds(typedName) {
      const option = currentName(typedName);
      const suggest = Object.hasOwn(spec.options, option) ? spec.options[option]?.suggest : undefined;
      return typeof suggest === 'object' ? suggest.needs : {};
    },
    suggest(typedName, given, session) {
      const [option, values] = [currentName(typedName), underNewNames(given)];
      const suggest = Object.hasOwn(spec.options, option) ? spec.options[option]?.suggest : undefined;
      const input = String(values.get(option) ?? '').toLowerCase();
      const choices = typeof suggest === 'object' ? suggest.choices : suggest;
      const all = (choices?.(session, input, values) ?? [])
        .map((each) => (typeof each === 'string' ? { name: each, value: each } : each))
        .filter(({ value }) => value.length <= LONGEST_CHOICE);
      return matchingEntries(all, input, ({ name }) => [name])
        .slice(0, MAX_CHOICES)
        .map((each) => ({ name: each.name.slice(0, LONGEST_CHOICE), value: each.value }));
    },
  };
  const define = (shown: string, former: boolean, description?: string): Definition => ({
    name: shown,
    ...runnable.describe(`command-${name}`, former),
    ...(description !== undefined && { description }),
    ...SERVER_CONTEXTS,
  });
  return {
    ...runnable,
    find: (subcommand) => (subcommand === undefined ? runnable : undefined),
    get definition() {
      return define(name, false);
    },
    get registered() {
      return registrations(runnable, define);
    },
  };
}

/** Several commands under one name, such as `/encounter start` and `/encounter end`. */
export function subcommands(
  name: string,
  commands: readonly Runnable[],
  { formerly }: { readonly formerly?: string } = {},
): AnyCommand {
  const option = (
    shown: string,
    each: Runnable,
    former: boolean,
    now?: string,
  ): APIApplicationCommandSubcommandOption => ({
    type: ApplicationCommandOptionType.Subcommand,
    name: shown,
    ...each.describe(`command-${name}-${each.name}`, former),
    ...(now !== undefined && { description: t('command-former', { name: now }) }),
  });
  const define = (shown: string, former: boolean, description = described(`command-${name}`)): Definition => ({
    name: shown,
    description,
    options: [
      ...commands.map((each) => option(each.name, each, former, shown === name ? undefined : `${name} ${each.name}`)),
      ...commands.flatMap((each) =>
        former && each.formerly !== undefined ? option(each.formerly, each, former, `${name} ${each.name}`) : [],
      ),
    ],
    ...SERVER_CONTEXTS,
  });
  return {
    name,
    ...(formerly !== undefined && { formerly }),
    get definition() {
      return define(name, false);
    },
    get registered() {
      return registrations({ name, ...(formerly !== undefined && { formerly }) }, define);
    },
    find: (subcommand) =>
      commands.find((each) => each.name === subcommand) ??
      commands.find((each) => subcommand !== undefined && each.formerly === subcommand),
  };
}

/** A command under its current name, and under its old one if it has one. */
function registrations(
  { name, formerly }: Pick<AnyCommand, 'name' | 'formerly'>,
  define: (shown: string, former: boolean, description?: string) => Definition,
): readonly Definition[] {
  const now = define(name, true);
  return formerly === undefined ? [now] : [now, define(formerly, true, t('command-former', { name }))];
}

/** The typed options by their current names. */
function withNewNames(
  values: OptionValues,
  names: readonly (readonly [name: string, formerly: string | undefined])[],
): OptionValues {
  const withOldName = names.filter(([name, old]) => old !== undefined && values.has(old) && !values.has(name));
  if (withOldName.length === 0) return values;
  return new Map(
    [...values].map(([input, value]) => [withOldName.find(([, old]) => old === input)?.[0] ?? input, value] as const),
  );
}

/** The session, if it meets the precondition. Without a precondition every session does. */
export function checkPrecondition<S extends Session, P>(
  session: S,
  requires: Precondition<P> | undefined,
): Result<S & P, Refusal> {
  // Without a precondition `P` is unknown, so every session fits.
  return requires ? requires(session) : ok(session as S & P);
}

/** The reply to a handler's answer. */
export function replyOf(answer: Answer, session: Session): Reply {
  if (!('ok' in answer)) return answer;
  return answer.ok ? answer.value : refusalReply(answer.why, session);
}

/** A refusal as a private reply in plain words. */
export function refusalReply(why: Refusal, { encounter }: Pick<Session, 'encounter'>): Reply {
  return whisper(explain(why, encounter));
}

const SERVER_CONTEXTS = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** One option of a slash command: its definition for Discord, and how its value is read as a `T`. */
export interface Option<T, N extends Need = never> {
  readonly required: boolean;
  /** An old name that still works. Only an optional option can have one. */
  readonly formerly?: string;
  /** True if the option names the actor, so that it's read before the others. */
  readonly first?: true;
  readonly suggest?: Suggest;
  /** How an attached file is read. */
  readonly file?: FileReading;
  /** The data that `read` needs. */
  needs?(values: OptionValues, name: string): PartialNeeds;
  definition(name: string, description: string): APIApplicationCommandBasicOption;
  /**
   * Reads the value. Anything that Discord's client would refuse is refused here too, because other adapters may send
   * it.
   */
  read(values: OptionValues, name: string, session: Session<N>): Result<T, Refusal>;
}

type Options = Readonly<Record<string, Option<unknown, Need>>>;

/** The values that the handler gets, by the names of the options. */
type Values<O extends Options> = {
  readonly [K in keyof O]: O[K] extends Option<infer T, infer _> ? T : never;
};

/** The data that the options of a command need. */
type NeedsOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends Option<unknown, infer N> ? N : never;
}[keyof O];

/** The most characters of an option, unless it sets its own limit. */
const MAX_TEXT_LENGTH = 100;

/** A short text of one line. */
export function text(suggest?: Suggest, longest: number = MAX_TEXT_LENGTH): Option<string> {
  return {
    required: true,
    ...(suggest && { suggest }),
    definition: (name, description) => ({
      type: Type.String,
      name,
      description,
      required: true,
      max_length: longest,
      ...(suggest && { autocomplete: true }),
    }),
    read(answers, name) {
      const given = String(answers.get(name) ?? '').trim();
      const long = given.length > longest;
      return given === '' || long ? no({ type: 'text-unfit', what: { option: name }, longest }) : ok(given);
    },
  };
}

/** A whole number from `min` to `max`, inclusive. */
export function integer(min: number, max: number, suggest?: Suggest): Option<number> {
  return {
    required: true,
    ...(suggest && { suggest }),
    definition: (name, description) => ({
      type: Type.Integer,
      name,
      description,
      required: true,
      min_value: min,
      max_value: max,
      ...(suggest && { autocomplete: true }),
    }),
    read(answers, name) {
      const given = answers.get(name);
      const fits = typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max;
      return fits ? ok(given) : no({ type: 'out-of-bounds', what: { option: name }, least: min, most: max });
    },
  };
}

/** Yes or no. Leaving it out means no. */
export function boolean(): Option<boolean> {
  return {
    required: false,
    definition: (name, description) => ({ type: Type.Boolean, name, description, required: false }),
    read: (answers, name) => ok(answers.get(name) === true),
  };
}

/** One of a few values that never change. */
export function oneOf<const V extends string>(values: readonly V[]): Option<V> {
  return {
    required: true,
    definition: (name, description) => ({
      type: Type.String,
      name,
      description,
      required: true,
      choices: choicesOf(values),
    }),
    read(answers, name) {
      const input = String(answers.get(name) ?? '');
      const value = values.find((each) => each === input);
      return value === undefined
        ? no({ type: 'no-such', what: { option: name }, typed: input, known: values })
        : ok(value);
    },
  };
}

/** The values, each with the name that Discord shows. */
function choicesOf(values: readonly string[]): { name: string; value: string }[] {
  return values.map((value) => ({ name: described(choiceId(value)), value }));
}

/** The id of a choice's name. */
export function choiceId(value: string): string {
  return `choice-${value.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
}

/** An option that can still be typed by its old name. */
export function withOldName<T, N extends Need>(option: Option<T, N>, formerly: string): Option<T, N> {
  return { ...option, formerly };
}

/** A Discord id, or the name of a speaker in the terminal. */
const USER_ID = /^[\p{L}\p{N}_.-]{1,32}$/u;

/** A user of the server, by id. */
export function user(): Option<string> {
  return {
    required: true,
    definition: (name, description) => ({ type: Type.User, name, description, required: true }),
    read(answers, name) {
      const given = String(answers.get(name) ?? '');
      return USER_ID.test(given) ? ok(given) : no({ type: 'text-unfit', what: { option: name }, longest: 32 });
    },
  };
}

/** A text file, read in full before the command runs. */
export function attachment(): Option<string> {
  return {
    required: true,
    definition: (name, description) => ({ type: Type.Attachment, name, description, required: true }),
    read: (answers, name) => ok(String(answers.get(name) ?? '')),
  };
}

/** A text file that may be larger than others, read in full before the command runs. */
export function largeAttachment(most: number): Option<string> {
  return { ...attachment(), file: { most } };
}

/** A picture, read in full before the command runs. */
export function picture(): Option<Portrait> {
  const file = attachment();
  return { ...file, read: (answers, name) => portraitOf(String(answers.get(name) ?? '')) };
}

/** A picture of any size, which the adapter scales down to a square before the command runs. */
export function squarePicture(side: number): Option<Portrait> {
  const option = picture();
  return {
    ...option,
    file: { square: side },
    read(answers, name, session) {
      const read = option.read(answers, name, session);
      const size = read.ok && read.value.type === 'png' ? sizeOf(read.value) : undefined;
      if (read.ok && (size?.width !== side || size.height !== side))
        return no({ type: 'file-unfit', because: 'not drawn here' });
      return read;
    },
  };
}

/** A text that names something, such as a combatant, a character or a rule. */
export function namingOption<T, N extends Need = never>(as: {
  /** The data that `resolve` needs. */
  readonly needs?: Needs<N> | ((input: string | undefined) => Needs<N>);
  readonly suggest?: Suggest;
  readonly longest?: number;
  readonly resolve: (input: string, session: Session<NoInfer<N>>, values: OptionValues) => Result<T, Refusal>;
}): Option<T, N> {
  const { read, ...typed } = text(as.suggest, as.longest);
  const { needs } = as;
  return {
    ...typed,
    ...(needs && {
      needs: (values, name) => (typeof needs === 'function' ? needs(typedText(values, name)) : needs),
    }),
    read(values, name, session) {
      const value = read(values, name, session);
      return value.ok ? as.resolve(value.value, session, values) : value;
    },
  };
}

/** An option that can be left out. */
export function optional<T, N extends Need>(option: Option<T, N>): Option<T | undefined, N> {
  return withDefault(option, () => ok(undefined));
}

/** An option that can be left out. If it is, `otherwise` gives the value or refuses. */
export function withDefault<T, D, N extends Need>(
  option: Option<T, N>,
  otherwise: (session: Session<N>, values: OptionValues) => Result<D, Refusal>,
): Option<T | D, N> {
  return {
    ...option,
    required: false,
    definition: (name, description) => ({ ...option.definition(name, description), required: false }),
    read: (values, name, session) =>
      values.has(name) ? option.read(values, name, session) : otherwise(session, values),
  };
}

/**
 * What was typed into a command, by option name. An attached text is its content, and a picture is its bytes in base64
 * (`src/session/portrait.ts`).
 */
export type OptionValues = ReadonlyMap<string, string | number | boolean>;

/** What was typed into a text option, before it is read. */
function typedText(values: OptionValues, name: string): string | undefined {
  const value = values.get(name);
  return value === undefined ? undefined : String(value).trim();
}

/** What was typed into a text option. "" if nothing was. */
export function typedTextOrEmpty(values: OptionValues, name: string): string {
  return typedText(values, name) ?? '';
}

/** One autocomplete suggestion: what is shown, and what is sent. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/**
 * The possible values of an option, for this session, the text typed so far and the other options. The caller keeps
 * those that match the text, at most 25. Those that begin with the text come first.
 */
export type Choices<N extends Need = never> = (
  session: Session<N>,
  input: string,
  others: OptionValues,
) => readonly (string | Choice)[];

/** Choices that need more data than the channel's encounter. */
interface ChoicesWithNeeds {
  readonly needs: PartialNeeds;
  readonly choices: Choices<Need>;
}

/** The suggestions for an option. */
export type Suggest = Choices | ChoicesWithNeeds;

/** Choices with the data that they need. */
export function withNeeds<N extends Need>(needs: Needs<N>, choices: Choices<N>): ChoicesWithNeeds {
  return { needs, choices };
}
