// Lets a feature declare its slash commands.

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
import { combineNeeds, type Need, type Needs, type PartialNeeds } from '../session/loadable.ts';
import { type Portrait, portraitOf, sizeOf } from '../session/portrait.ts';
import type { Precondition, Session } from '../session/session.ts';
import { explain } from '../text/refusals.ts';
import { t, tableText } from '../text/t.ts';
import { type Reply, whisper } from './reply.ts';
import { matchingEntries } from './search.ts';

/** Discord's limits: the number of suggestions for an option, and the length of each suggestion in characters. */
const MAX_OPTION_SUGGESTIONS = 25;
const MAX_SUGGESTION_LENGTH = 100;

/** A command or subcommand as the dispatcher sees it, without the types of its options. */
interface RunnableCommand {
  readonly name: string;
  /** An old name that still works. */
  readonly formerly?: string;
  /**
   * The description and options for Discord. `id` is the id of the command's texts. If `withFormerNames` is true, old
   * names of options are included.
   */
  describe(id: string, withFormerNames: boolean): CommandDescription;
  /** True if the command works without the store. It then runs as if the channel had no encounter. */
  readonly storeless: boolean;
  /** The data that `handle` needs. */
  needs(values: OptionValues): PartialNeeds;
  handle(values: OptionValues, session: Session<Need>): Reply;
  /** The data that an option's suggestions need. */
  suggestionNeeds(option: string): PartialNeeds;
  suggest(option: string, values: OptionValues, session: Session<Need>): readonly Choice[];
  /** How the option's file is read. */
  fileReadingOf(option: string): FileReading;
}

/** How an attached file is read before the command runs. */
export interface FileReading {
  /** The side of the square that a picture is scaled down to, in pixels. */
  readonly square?: number;
  /** The maximum size of the file in bytes. Undefined: the usual limit for attached files. */
  readonly maxBytes?: number;
}

interface CommandDescription {
  readonly description: string;
  readonly options: APIApplicationCommandBasicOption[];
}

type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** One slash command as Discord knows it: a single command, or a group of subcommands under one name. */
export interface AnyCommand {
  readonly name: string;
  /** An old name that still works. */
  readonly formerly?: string;
  /**
   * What users see, with current names only. It is computed anew each time, because the language of its texts can
   * change.
   */
  readonly definition: CommandDefinition;
  /** What Discord and the terminal accept, including the old names of the command, its subcommands and its options. */
  readonly registered: readonly CommandDefinition[];
  /** Finds a subcommand by its name. A command without subcommands returns itself. */
  find(subcommand: string | undefined): RunnableCommand | undefined;
}

/** A single command, without subcommands. */
type Command = AnyCommand & RunnableCommand;

/** What a handler returns: a reply, or a refusal. `replyOf` puts the refusal into words. */
export type Answer = Reply | Result<Reply, Refusal>;

/**
 * Declares a slash command with its options and its handler. The handler runs only if `requires` is met and every
 * option is valid. If not, the reply says why.
 */
export function command<const O extends CommandOptions, N extends Need = never, P = unknown>(spec: {
  readonly name: string;
  /** An old name that still works. */
  readonly formerly?: string;
  readonly requires?: Precondition<P>;
  /** True if the command works without the store. It then runs as if the channel had no encounter. */
  readonly storeless?: boolean;
  readonly options: O;
  /** The data that the handler needs besides the channel's encounter and what the options need. */
  readonly needs?: Needs<N>;
  readonly run: (values: ValuesOf<O>, session: Session<NoInfer<N> | NeedsOf<O>> & P) => Answer;
}): Command {
  const { name, formerly } = spec;
  // Discord wants required options to come first.
  const optionEntries = Object.entries(spec.options).sort(([, a], [, b]) => Number(b.required) - Number(a.required));
  const oldNamesByOption = optionEntries.map(([option, { formerly: old }]) => [option, old] as const);
  const withCurrentNames = (values: OptionValues): OptionValues => withCurrentOptionNames(values, oldNamesByOption);
  const currentNameOf = (option: string): string => oldNamesByOption.find(([, old]) => old === option)?.[0] ?? option;
  const optionsWithNeeds = optionEntries.filter(([, each]) => each.needs);
  const optionsInReadingOrder = optionEntries.toSorted(
    ([, a], [, b]) => Number(b.isReadFirst ?? false) - Number(a.isReadFirst ?? false),
  );
  const runnableCommand: RunnableCommand = {
    name,
    ...(formerly !== undefined && { formerly }),
    describe: (id, former) => ({
      description: tableText(id),
      options: [
        ...optionEntries.map(([option, each]) => each.definition(option, tableText(`${id}.${option}`))),
        ...optionEntries.flatMap(([option, { formerly: old, definition }]) =>
          former && old !== undefined ? definition(old, t('command-former-option', { name: option })) : [],
        ),
      ],
    }),
    storeless: spec.storeless ?? false,
    needs(typed) {
      const optionValues = withCurrentNames(typed);
      return combineNeeds([
        spec.needs,
        ...optionsWithNeeds.map(([option, each]) => each.needs?.(optionValues, option)),
      ]);
    },
    handle(typed, session) {
      const optionValues = withCurrentNames(typed);
      const preconditionResult = checkPrecondition(session, spec.requires);
      if (!preconditionResult.ok) return refusalReply(preconditionResult.why, session);
      const valuesByOption: [string, unknown][] = [];
      for (const [option, { read: readOption }] of optionsInReadingOrder) {
        const valueResult = readOption(optionValues, option, session);
        if (!valueResult.ok) return refusalReply(valueResult.why, session);
        valuesByOption.push([option, valueResult.value]);
      }
      // Each value comes from its option's reader, so it has the option's type.
      return replyOf(spec.run(Object.fromEntries(valuesByOption) as ValuesOf<O>, preconditionResult.value), session);
    },
    fileReadingOf: (typedName) => optionEntries.find(([option]) => option === currentNameOf(typedName))?.[1].file ?? {},
    suggestionNeeds(typedName) {
      const option = currentNameOf(typedName);
      const suggestions = Object.hasOwn(spec.options, option) ? spec.options[option]?.suggest : undefined;
      return typeof suggestions === 'object' ? suggestions.needs : {};
    },
    suggest(typedName, typedValues, session) {
      const [option, values] = [currentNameOf(typedName), withCurrentNames(typedValues)];
      const suggestions = Object.hasOwn(spec.options, option) ? spec.options[option]?.suggest : undefined;
      const input = String(values.get(option) ?? '').toLowerCase();
      const choices = typeof suggestions === 'object' ? suggestions.choices : suggestions;
      const allChoices = (choices?.(session, input, values) ?? [])
        .map((each) => (typeof each === 'string' ? { name: each, value: each } : each))
        .filter(({ value }) => value.length <= MAX_SUGGESTION_LENGTH);
      return matchingEntries(allChoices, input, ({ name }) => [name])
        .slice(0, MAX_OPTION_SUGGESTIONS)
        .map((each) => ({ name: each.name.slice(0, MAX_SUGGESTION_LENGTH), value: each.value }));
    },
  };
  const definitionWithName = (
    shownName: string,
    withFormerNames: boolean,
    description?: string,
  ): CommandDefinition => ({
    name: shownName,
    ...runnableCommand.describe(`command-${name}`, withFormerNames),
    ...(description !== undefined && { description }),
    ...SERVER_CONTEXTS,
  });
  return {
    ...runnableCommand,
    find: (subcommand) => (subcommand === undefined ? runnableCommand : undefined),
    get definition() {
      return definitionWithName(name, false);
    },
    get registered() {
      return registrations(runnableCommand, definitionWithName);
    },
  };
}

/** Several commands under one name, such as `/encounter start` and `/encounter end`. */
export function subcommands(
  name: string,
  commands: readonly RunnableCommand[],
  { formerly }: { readonly formerly?: string } = {},
): AnyCommand {
  const subcommandOption = (
    shownName: string,
    each: RunnableCommand,
    withFormerNames: boolean,
    currentName?: string,
  ): APIApplicationCommandSubcommandOption => ({
    type: ApplicationCommandOptionType.Subcommand,
    name: shownName,
    ...each.describe(`command-${name}-${each.name}`, withFormerNames),
    ...(currentName !== undefined && { description: t('command-former', { name: currentName }) }),
  });
  const definitionWithName = (
    shownName: string,
    withFormerNames: boolean,
    description = tableText(`command-${name}`),
  ): CommandDefinition => ({
    name: shownName,
    description,
    options: [
      ...commands.map((each) =>
        subcommandOption(each.name, each, withFormerNames, shownName === name ? undefined : `${name} ${each.name}`),
      ),
      ...commands.flatMap((each) =>
        withFormerNames && each.formerly !== undefined
          ? subcommandOption(each.formerly, each, withFormerNames, `${name} ${each.name}`)
          : [],
      ),
    ],
    ...SERVER_CONTEXTS,
  });
  return {
    name,
    ...(formerly !== undefined && { formerly }),
    get definition() {
      return definitionWithName(name, false);
    },
    get registered() {
      return registrations({ name, ...(formerly !== undefined && { formerly }) }, definitionWithName);
    },
    find: (subcommand) =>
      commands.find((each) => each.name === subcommand) ??
      commands.find((each) => subcommand !== undefined && each.formerly === subcommand),
  };
}

/** The definitions of a command under its current name and, if it has one, its old name. */
function registrations(
  { name, formerly }: Pick<AnyCommand, 'name' | 'formerly'>,
  define: (shownName: string, former: boolean, description?: string) => CommandDefinition,
): readonly CommandDefinition[] {
  const currentDefinition = define(name, true);
  return formerly === undefined
    ? [currentDefinition]
    : [currentDefinition, define(formerly, true, t('command-former', { name }))];
}

/** The typed options under their current names. */
function withCurrentOptionNames(
  values: OptionValues,
  names: readonly (readonly [name: string, formerly: string | undefined])[],
): OptionValues {
  const typedOldNames = names.filter(([name, old]) => old !== undefined && values.has(old) && !values.has(name));
  if (typedOldNames.length === 0) return values;
  return new Map(
    [...values].map(([input, value]) => [typedOldNames.find(([, old]) => old === input)?.[0] ?? input, value] as const),
  );
}

/** Returns the session if it meets the precondition, or if there is no precondition. */
export function checkPrecondition<S extends Session, P>(
  session: S,
  requires: Precondition<P> | undefined,
): Result<S & P, Refusal> {
  // If there is no precondition, `P` is the type `unknown`, so every session has the type `S & P`.
  return requires ? requires(session) : ok(session as S & P);
}

/** The reply for what a handler returned. */
export function replyOf(answer: Answer, session: Session): Reply {
  if (!('ok' in answer)) return answer;
  return answer.ok ? answer.value : refusalReply(answer.why, session);
}

/** A refusal as a private reply. */
export function refusalReply(refusal: Refusal, { encounter }: Pick<Session, 'encounter'>): Reply {
  return whisper(explain(refusal, encounter));
}

const SERVER_CONTEXTS = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** An option of a slash command: its definition for Discord, and how its value is read as a `T`. */
export interface Option<T, N extends Need = never> {
  readonly required: boolean;
  /** An old name that still works. Only an optional option can have one. */
  readonly formerly?: string;
  /** True if the option names the actor, so it must be read before the others. */
  readonly isReadFirst?: true;
  readonly suggest?: Suggestions;
  /** How an attached file is read. */
  readonly file?: FileReading;
  /** The data that `read` needs. */
  needs?(values: OptionValues, name: string): PartialNeeds;
  definition(name: string, description: string): APIApplicationCommandBasicOption;
  /** Reads the value. It also refuses what Discord's client would never send, because other adapters might. */
  read(values: OptionValues, name: string, session: Session<N>): Result<T, Refusal>;
}

type CommandOptions = Readonly<Record<string, Option<unknown, Need>>>;

/** The values that the handler gets, by option name. */
type ValuesOf<O extends CommandOptions> = {
  readonly [K in keyof O]: O[K] extends Option<infer T, infer _> ? T : never;
};

/** The data that a command's options need. */
type NeedsOf<O extends CommandOptions> = {
  readonly [K in keyof O]: O[K] extends Option<unknown, infer N> ? N : never;
}[keyof O];

/** The maximum length of a text option, in characters, unless the option sets its own. */
const MAX_TEXT_LENGTH = 100;

/** An option for a short text on one line. */
export function text(suggest?: Suggestions, maxLength: number = MAX_TEXT_LENGTH): Option<string> {
  return {
    required: true,
    ...(suggest && { suggest }),
    definition: (name, description) => ({
      type: Type.String,
      name,
      description,
      required: true,
      max_length: maxLength,
      ...(suggest && { autocomplete: true }),
    }),
    read(answers, name) {
      const typedText = String(answers.get(name) ?? '').trim();
      const isTooLong = typedText.length > maxLength;
      return typedText === '' || isTooLong
        ? no({ type: 'text-unfit', what: { option: name }, longest: maxLength })
        : ok(typedText);
    },
  };
}

/** An option for a whole number from `min` to `max`, inclusive. */
export function integer(min: number, max: number, suggest?: Suggestions): Option<number> {
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
      const typedNumber = answers.get(name);
      const isInRange =
        typeof typedNumber === 'number' && Number.isInteger(typedNumber) && typedNumber >= min && typedNumber <= max;
      return isInRange ? ok(typedNumber) : no({ type: 'out-of-bounds', what: { option: name }, least: min, most: max });
    },
  };
}

/** An option for yes or no. If it is left out, the answer is no. */
export function boolean(): Option<boolean> {
  return {
    required: false,
    definition: (name, description) => ({ type: Type.Boolean, name, description, required: false }),
    read: (answers, name) => ok(answers.get(name) === true),
  };
}

/** An option for one of a few values that never change. */
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
      const matchingValue = values.find((each) => each === input) ?? values.find((each) => choiceName(each) === input);
      return matchingValue === undefined
        ? no({ type: 'no-such', what: { option: name }, typed: input, known: values })
        : ok(matchingValue);
    },
  };
}

/** The values, each with the name that Discord shows. */
function choicesOf(values: readonly string[]): { name: string; value: string }[] {
  return values.map((value) => ({ name: choiceName(value), value }));
}

/** The name of a choice in the user's language, as Discord shows it and as it can be typed in the terminal. */
const choiceName = (value: string): string => tableText(choiceId(value));

/** The id of the text that names a choice. */
export function choiceId(value: string): string {
  return `choice-${value.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
}

/** Keeps an option's old name working. */
export function withOldName<T, N extends Need>(option: Option<T, N>, formerly: string): Option<T, N> {
  return { ...option, formerly };
}

/** A Discord user id, or a speaker's name in the terminal. */
const USER_ID_PATTERN = /^[\p{L}\p{N}_.-]{1,32}$/u;

/** An option for a user of the server. Its value is the user's id. */
export function user(): Option<string> {
  return {
    required: true,
    definition: (name, description) => ({ type: Type.User, name, description, required: true }),
    read(answers, name) {
      const typedText = String(answers.get(name) ?? '');
      return USER_ID_PATTERN.test(typedText)
        ? ok(typedText)
        : no({ type: 'text-unfit', what: { option: name }, longest: 32 });
    },
  };
}

/** An option for a text file, which is read before the command runs. */
export function attachment(): Option<string> {
  return {
    required: true,
    definition: (name, description) => ({ type: Type.Attachment, name, description, required: true }),
    read: (answers, name) => ok(String(answers.get(name) ?? '')),
  };
}

/**
 * An option for a text file of up to `maxBytes`, which can be more than the usual limit for attached files. The file is
 * read before the command runs.
 */
export function largeAttachment(maxBytes: number): Option<string> {
  return { ...attachment(), file: { maxBytes } };
}

/** An option for a picture, which is read before the command runs. */
export function picture(): Option<Portrait> {
  const fileOption = attachment();
  return { ...fileOption, read: (answers, name) => portraitOf(String(answers.get(name) ?? '')) };
}

/** An option for a picture of any size, which the adapter scales down to a square before the command runs. */
export function squarePicture(side: number): Option<Portrait> {
  const pictureOption = picture();
  return {
    ...pictureOption,
    file: { square: side },
    read(answers, name, session) {
      const pictureResult = pictureOption.read(answers, name, session);
      const size = pictureResult.ok && pictureResult.value.type === 'png' ? sizeOf(pictureResult.value) : undefined;
      if (pictureResult.ok && (size?.width !== side || size.height !== side))
        return no({ type: 'file-unfit', because: 'not drawn here' });
      return pictureResult;
    },
  };
}

/** An option for a text that names something, such as a combatant, a character or a rule. */
export function namingOption<T, N extends Need = never>(spec: {
  /** The data that `resolve` needs. */
  readonly needs?: Needs<N> | ((input: string | undefined) => Needs<N>);
  readonly suggest?: Suggestions;
  readonly maxLength?: number;
  readonly resolve: (input: string, session: Session<NoInfer<N>>, values: OptionValues) => Result<T, Refusal>;
}): Option<T, N> {
  const { read, ...typed } = text(spec.suggest, spec.maxLength);
  const { needs } = spec;
  return {
    ...typed,
    ...(needs && {
      needs: (values, name) => (typeof needs === 'function' ? needs(typedText(values, name)) : needs),
    }),
    read(values, name, session) {
      const valueResult = read(values, name, session);
      return valueResult.ok ? spec.resolve(valueResult.value, session, values) : valueResult;
    },
  };
}

/** Makes an option optional. If it is left out, its value is undefined. */
export function optional<T, N extends Need>(option: Option<T, N>): Option<T | undefined, N> {
  return withDefault(option, () => ok(undefined));
}

/** Makes an option optional. If it is left out, `otherwise` gives the value or refuses. */
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
 * What the user typed into a command, by option name. For an attached text file, the value is its content. For a
 * picture, it is the bytes in base64 (`src/session/portrait.ts`).
 */
export type OptionValues = ReadonlyMap<string, string | number | boolean>;

/** The text typed into an option, trimmed. Undefined if the option was left out. */
function typedText(values: OptionValues, name: string): string | undefined {
  const value = values.get(name);
  return value === undefined ? undefined : String(value).trim();
}

/** The text typed into an option, trimmed. "" if the option was left out. */
export function typedTextOrEmpty(values: OptionValues, name: string): string {
  return typedText(values, name) ?? '';
}

/** An autocomplete suggestion: the text that is shown, and the value that is sent. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/**
 * The possible values of an option, depending on the session, the text typed so far and the other options. The caller
 * shows at most 25 of those that match the text. Choices that begin with the text come first.
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
export type Suggestions = Choices | ChoicesWithNeeds;

/** Choices, and the data that they need. */
export function withNeeds<N extends Need>(needs: Needs<N>, choices: Choices<N>): ChoicesWithNeeds {
  return { needs, choices };
}
