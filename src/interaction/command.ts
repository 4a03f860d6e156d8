// Slash commands: how a feature declares one.

import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Refusal } from '../rules/core/refusal.ts';
import { ok, type Result } from '../rules/core/result.ts';
import type { Precondition } from '../session/authorize.ts';
import { allNeeds, type Need, type Needs, type PartialNeeds } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';
import { explain } from '../text/spoken.ts';
import type { Choice, NeedsOf, Options, OptionValues, Values } from './option.ts';
import { type Reply, whisper } from './reply.ts';

/** Most suggestions Discord takes, and the longest of their names. */
const MOST_CHOICES = 25;
const LONGEST_CHOICE = 100;

/** A command, or one of a group, as the dispatcher sees it: its option types already put to use. */
interface Runnable {
  readonly name: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
  /** It works without the store too, as in a channel without an encounter. */
  readonly storeless: boolean;
  /** What is to be loaded for `handle`. */
  needs(values: OptionValues): PartialNeeds;
  handle(values: OptionValues, session: Session<Need>): Reply;
  /** What is to be loaded for the suggestions of an option. */
  suggestionNeeds(option: string): PartialNeeds;
  suggest(option: string, values: OptionValues, session: Session<Need>): readonly Choice[];
}

/** One slash command as Discord knows it: alone, or a group of subcommands under one name. */
export interface AnyCommand {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** What to run: by the subcommand's name in a group, else by none. */
  find(subcommand: string | undefined): Runnable | undefined;
}

/** A command that stands alone, or goes into `subcommands`. */
type Command = AnyCommand & Runnable;

/** What a handler answers. What it refuses, or what refused it, is put into words in one place. */
export type Answer = Reply | Result<Reply, Refusal>;

/**
 * Declares a slash command: what Discord is told, and the handler. It is called only where `requires` is met and every
 * option stands for something; else the caller reads why not.
 */
export function command<const O extends Options, N extends Need = never, P = unknown>(spec: {
  readonly name: string;
  readonly description: string;
  readonly requires?: Precondition<P>;
  /** It answers even where the store does not: as in a channel without an encounter. */
  readonly storeless?: boolean;
  readonly options: O;
  /** What is loaded besides the channel's encounter and what the options need. */
  readonly needs?: Needs<N>;
  readonly run: (values: Values<O>, session: Session<NoInfer<N> | NeedsOf<O>> & P) => Answer;
}): Command {
  const { name, description } = spec;
  // Discord wants the required options first.
  const entries = Object.entries(spec.options).sort(([, a], [, b]) => Number(b.required) - Number(a.required));
  const options = entries.map(([option, { definition }]) => definition(option));
  const needing = entries.filter(([, each]) => each.needs);
  const inReadingOrder = entries.toSorted(([, a], [, b]) => Number(b.first ?? false) - Number(a.first ?? false));
  const runnable: Runnable = {
    name,
    description,
    options,
    storeless: spec.storeless ?? false,
    needs: (values) => allNeeds([spec.needs, ...needing.map(([option, each]) => each.needs?.(values, option))]),
    handle(values, session) {
      const met = meets(session, spec.requires);
      if (!met.ok) return refusalReply(met.why, session);
      const read: [string, unknown][] = [];
      for (const [option, { read: readOption }] of inReadingOrder) {
        const value = readOption(values, option, session);
        if (!value.ok) return refusalReply(value.why, session);
        read.push([option, value.value]);
      }
      // The edge where options get their types: each has just been read by the reader that promises its type.
      return replyOf(spec.run(Object.fromEntries(read) as Values<O>, met.value), session);
    },
    suggestionNeeds(option) {
      const suggest = Object.hasOwn(spec.options, option) ? spec.options[option]?.suggest : undefined;
      return typeof suggest === 'object' ? suggest.needs : {};
    },
    suggest(option, values, session) {
      const suggest = Object.hasOwn(spec.options, option) ? spec.options[option]?.suggest : undefined;
      const typed = String(values.get(option) ?? '').toLowerCase();
      const choices = typeof suggest === 'object' ? suggest.choices : suggest;
      return (choices?.(session, typed, values) ?? [])
        .map((each) => (typeof each === 'string' ? { name: each, value: each } : each))
        .filter((each) => each.name.toLowerCase().includes(typed) && each.value.length <= LONGEST_CHOICE)
        .slice(0, MOST_CHOICES)
        .map((each) => ({ name: each.name.slice(0, LONGEST_CHOICE), value: each.value }));
    },
  };
  return {
    ...runnable,
    definition: { name, description, options, ...EVERYWHERE_IN_A_SERVER },
    find: (subcommand) => (subcommand === undefined ? runnable : undefined),
  };
}

/** Several commands under one name: `/encounter start`, `/encounter end`. */
export function subcommands(name: string, description: string, commands: readonly Runnable[]): AnyCommand {
  const options = commands.map(
    (each): APIApplicationCommandSubcommandOption => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: each.name,
      description: each.description,
      options: [...each.options],
    }),
  );
  return {
    definition: { name, description, options, ...EVERYWHERE_IN_A_SERVER },
    find: (subcommand) => commands.find((each) => each.name === subcommand),
  };
}

/** The session, where it meets what is required of it. Nothing required is met by any. */
export function meets<S extends Session, P>(session: S, requires: Precondition<P> | undefined): Result<S & P, Refusal> {
  // Where nothing is required, `P` is unknown, and any session is one.
  return requires ? requires(session) : ok(session as S & P);
}

/** The reply to what a handler answered. */
export function replyOf(answer: Answer, session: Session): Reply {
  if (!('ok' in answer)) return answer;
  return answer.ok ? answer.value : refusalReply(answer.why, session);
}

/** A refusal as a reply: in plain words, for the caller alone. */
export function refusalReply(why: Refusal, { encounter }: Pick<Session, 'encounter'>): Reply {
  return whisper(explain(why, encounter));
}

const EVERYWHERE_IN_A_SERVER = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};
