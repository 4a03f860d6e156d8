// Options of slash commands, and what is suggested for them.

import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Need, Needs, PartialNeeds } from '../session/loadable.ts';
import { type Portrait, portraitOf } from '../session/portrait.ts';
import type { Session } from '../session/session.ts';

/** One option of a slash command: what Discord is told of it, and what its value stands for, a `T`. */
export interface Option<T, N extends Need = never> {
  readonly required: boolean;
  /** It says who acts, so it is read, and refused, before the others. */
  readonly first?: true;
  readonly suggest?: Suggest;
  /** What is to be loaded for `read`. */
  needs?(values: OptionValues, name: string): PartialNeeds;
  definition(name: string): APIApplicationCommandBasicOption;
  /** What the value stands for, whoever sent it: what Discord's client would not let through is refused here too. */
  read(values: OptionValues, name: string, session: Session<N>): Result<T, Refusal>;
}

export type Options = Readonly<Record<string, Option<unknown, Need>>>;

/** What the handler receives: the option names, with the types the options promise. */
export type Values<O extends Options> = {
  readonly [K in keyof O]: O[K] extends Option<infer T, infer _> ? T : never;
};

/** What the options of a command need. */
export type NeedsOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends Option<unknown, infer N> ? N : never;
}[keyof O];

/** The longest text an option takes, unless it says otherwise. */
const LONGEST = 100;

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
export function integer(description: string, least: number, most: number, suggest?: Suggest): Option<number> {
  return {
    required: true,
    ...(suggest && { suggest }),
    definition: (name) => ({
      type: Type.Integer,
      name,
      description,
      required: true,
      min_value: least,
      max_value: most,
      ...(suggest && { autocomplete: true }),
    }),
    read(answers, name) {
      const given = answers.get(name);
      const fits = typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most;
      return fits ? ok(given) : no({ type: 'out-of-bounds', what: name, least, most });
    },
  };
}

/** Yes or no; no where it is left out. */
export function boolean(description: string): Option<boolean> {
  return {
    required: false,
    definition: (name) => ({ type: Type.Boolean, name, description, required: false }),
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

/** An id as Discord has them, or the name of a speaker in the terminal. */
const USER = /^[\p{L}\p{N}_.-]{1,32}$/u;

/** A user of the server, by id. */
export function user(description: string): Option<string> {
  return {
    required: true,
    definition: (name) => ({ type: Type.User, name, description, required: true }),
    read(answers, name) {
      const given = String(answers.get(name) ?? '');
      return USER.test(given) ? ok(given) : no({ type: 'text-unfit', what: name, longest: 32 });
    },
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

/** A picture, read whole before the command is run. */
export function picture(description: string): Option<Portrait> {
  const file = attachment(description);
  return { ...file, read: (answers, name) => portraitOf(String(answers.get(name) ?? '')) };
}

/** A text that stands for something else: a combatant, a character, a rule. */
export function resolved<T, N extends Need = never>(
  description: string,
  as: {
    /** What is loaded for `resolve`. */
    readonly needs?: Needs<N> | ((typed: string | undefined) => Needs<N>);
    readonly suggest?: Suggest;
    readonly longest?: number;
    readonly resolve: (typed: string, session: Session<NoInfer<N>>, values: OptionValues) => Result<T, Refusal>;
  },
): Option<T, N> {
  const { read, ...typed } = text(description, as.suggest, as.longest);
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

/** The same, but it may be left out. */
export function optional<T, N extends Need>(option: Option<T, N>): Option<T | undefined, N> {
  return withDefault(option, () => ok(undefined));
}

/** The same; where it is left out it stands for what `otherwise` says, or is refused. */
export function withDefault<T, D, N extends Need>(
  option: Option<T, N>,
  otherwise: (session: Session<N>, values: OptionValues) => Result<D, Refusal>,
): Option<T | D, N> {
  return {
    ...option,
    required: false,
    definition: (name) => ({ ...option.definition(name), required: false }),
    read: (values, name, session) =>
      values.has(name) ? option.read(values, name, session) : otherwise(session, values),
  };
}

/** What was typed into a command, by option name. An attachment comes as its text, a picture as its bytes in base64 (`src/session/portrait.ts`). */
export type OptionValues = ReadonlyMap<string, string | number | boolean>;

/** What was typed into a text option, before it is read. */
function typedText(values: OptionValues, name: string): string | undefined {
  const value = values.get(name);
  return value === undefined ? undefined : String(value).trim();
}

/** The same; nothing typed is no text. */
export function typedIn(values: OptionValues, name: string): string {
  return typedText(values, name) ?? '';
}

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
interface ChoicesWithNeeds {
  readonly needs: PartialNeeds;
  readonly choices: Choices<Need>;
}

/** What is suggested for an option. */
export type Suggest = Choices | ChoicesWithNeeds;

/** Declares what choices need: it is loaded before they are asked for. */
export function withNeeds<N extends Need>(needs: Needs<N>, choices: Choices<N>): ChoicesWithNeeds {
  return { needs, choices };
}
