import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Need, Needs, PartialNeeds } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';

/** The answers that came with a command, by option name. An attachment comes as its text. */
export type OptionValues = ReadonlyMap<string, string | number | boolean>;

/** One suggestion of autocomplete: what is shown, and what is sent. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** What could be meant, given the table, what is typed so far, and the other options. Filtered and cut short by the caller. */
export type Choices<N extends Need = never> = (
  session: Session<N>,
  typed: string,
  others: OptionValues,
) => readonly (string | Choice)[];

/** Choices that need more than the channel's encounter. */
export interface ChoicesWithNeeds {
  readonly needs: PartialNeeds;
  readonly choices: Choices<Need>;
}

/** What is suggested for an option. */
export type Suggest = Choices | ChoicesWithNeeds;

/** Declares what choices need: it is loaded before they are asked for. */
export function withNeeds<N extends Need>(needs: Needs<N>, choices: Choices<N>): ChoicesWithNeeds {
  return { needs, choices };
}

/** One option of a slash command: what Discord is told of it, and how the answer is read back, as a `T`. */
export interface Option<T> {
  readonly required: boolean;
  readonly suggest?: Suggest;
  definition(name: string): APIApplicationCommandBasicOption;
  /** Reads the answer again, whoever sent it: what Discord's client would not let through is refused here too. */
  read(answers: OptionValues, name: string): Result<T, Refusal>;
}

export type Options = Readonly<Record<string, Option<unknown>>>;

/** What the handler receives: the option names, with the types the options promise. */
export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

/** The longest text an option takes, unless it says otherwise. */
export const LONGEST = 100;

/** What was typed into a text option, before it is read. */
export function typedText(typed: OptionValues, name: string): string | undefined {
  const value = typed.get(name);
  return value === undefined ? undefined : String(value).trim();
}

/** A short text of one line. */
export function text(description: string, suggest?: Suggest, longest: number = LONGEST): Option<string> {
  return {
    required: true,
    ...(suggest && { suggest }),
    definition: (name) => ({
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
      return given === '' || long ? no({ type: 'text-unfit', what: name, longest }) : ok(given);
    },
  };
}

/** A whole number from `least` to `most`. */
export function integer(description: string, least: number, most: number): Option<number> {
  return {
    required: true,
    definition: (name) => ({
      type: Type.Integer,
      name,
      description,
      required: true,
      min_value: least,
      max_value: most,
    }),
    read(answers, name) {
      const given = answers.get(name);
      const fits = typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most;
      return fits ? ok(given) : no({ type: 'out-of-bounds', what: name, least, most });
    },
  };
}

/** Yes or no. */
export function boolean(description: string): Option<boolean> {
  return {
    required: true,
    definition: (name) => ({ type: Type.Boolean, name, description, required: true }),
    read: (answers, name) => ok(answers.get(name) === true),
  };
}

/** One of a few values that never change. */
export function oneOf<const V extends string>(description: string, values: readonly V[]): Option<V> {
  const choices = values.map((value) => ({ name: value, value }));
  return {
    required: true,
    definition: (name) => ({ type: Type.String, name, description, required: true, choices }),
    read(answers, name) {
      const typed = String(answers.get(name) ?? '');
      const value = values.find((each) => each === typed);
      return value === undefined ? no({ type: 'no-such', what: name, typed, known: values }) : ok(value);
    },
  };
}

/** A user of the server, by id. */
export function user(description: string): Option<string> {
  return {
    required: true,
    definition: (name) => ({ type: Type.User, name, description, required: true }),
    read: (answers, name) => ok(String(answers.get(name) ?? '')),
  };
}

/** A text file, read whole before the command is run. */
export function attachment(description: string): Option<string> {
  return {
    required: true,
    definition: (name) => ({ type: Type.Attachment, name, description, required: true }),
    read: (answers, name) => ok(String(answers.get(name) ?? '')),
  };
}

/** The same, but it may be left out. */
export function optional<T>(option: Option<T>): Option<T | undefined> {
  return {
    ...option,
    required: false,
    definition: (name) => ({ ...option.definition(name), required: false }),
    read: (answers, name) => (answers.has(name) ? option.read(answers, name) : ok(undefined)),
  };
}
