import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Need, Needs, PartialNeeds } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';
import { explain } from '../text/en/refusals.ts';
import type { Choice, Options, OptionValues, Values } from './option.ts';
import { type Reply, whisper } from './reply.ts';

/** Most suggestions Discord takes, and the longest of their names. */
const MOST_CHOICES = 25;
const LONGEST_CHOICE = 100;

/** A command, or one of a group, as the dispatcher sees it: its option types already put to use. */
export interface Runnable {
  readonly name: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
  /** What is to be loaded for `handle`. */
  needs(typed: OptionValues): PartialNeeds;
  handle(answers: OptionValues, session: Session<Need>): Reply;
  /** What is to be loaded for the suggestions of an option. */
  suggestionNeeds(option: string): PartialNeeds;
  suggest(option: string, answers: OptionValues, session: Session<Need>): readonly Choice[];
}

/** One slash command as Discord knows it: alone, or a group of subcommands under one name. */
export interface AnyCommand {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** What to run: by the subcommand's name in a group, else by none. */
  find(subcommand: string | undefined): Runnable | undefined;
}

/** A command that stands alone, or goes into a `group`. */
export type Command<O extends Options, N extends Need> = AnyCommand &
  Runnable & { run(values: Values<O>, session: Session<N>): Reply };

/** Declares a slash command: what Discord is told, and the handler that gets its options with their types. */
export function command<const O extends Options, const N extends Need = never>(is: {
  readonly name: string;
  readonly description: string;
  readonly options: O;
  /** What is loaded besides the channel's encounter; it may depend on what was typed. */
  readonly needs?: Needs<N> | ((typed: OptionValues) => Needs<N>);
  readonly run: (values: Values<O>, session: Session<NoInfer<N>>) => Reply;
}): Command<O, N> {
  const { name, description } = is;
  // Discord wants the required options first.
  const entries = Object.entries(is.options).sort(([, a], [, b]) => Number(b.required) - Number(a.required));
  const options = entries.map(([option, { definition }]) => definition(option));
  const runnable: Runnable = {
    name,
    description,
    options,
    needs: (typed) => (typeof is.needs === 'function' ? is.needs(typed) : (is.needs ?? {})),
    handle(answers, session) {
      const read: [string, unknown][] = [];
      for (const [option, { read: readOption }] of entries) {
        const value = readOption(answers, option);
        if (!value.ok) return refusalReply(value.why, session);
        read.push([option, value.value]);
      }
      // The edge where options get their types: each has just been read by the reader that promises its type.
      return is.run(Object.fromEntries(read) as Values<O>, session);
    },
    suggestionNeeds(option) {
      const suggest = Object.hasOwn(is.options, option) ? is.options[option]?.suggest : undefined;
      return typeof suggest === 'object' ? suggest.needs : {};
    },
    suggest(option, answers, session) {
      const suggest = Object.hasOwn(is.options, option) ? is.options[option]?.suggest : undefined;
      const typed = String(answers.get(option) ?? '').toLowerCase();
      const choices = typeof suggest === 'object' ? suggest.choices : suggest;
      return (choices?.(session, typed, answers) ?? [])
        .map((each) => (typeof each === 'string' ? { name: each, value: each } : each))
        .filter((each) => each.name.toLowerCase().includes(typed) && each.value.length <= LONGEST_CHOICE)
        .slice(0, MOST_CHOICES)
        .map((each) => ({ name: each.name.slice(0, LONGEST_CHOICE), value: each.value }));
    },
  };
  return {
    ...runnable,
    run: is.run,
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

/** A refusal as an answer: in plain words, for the asker alone. */
export function refusalReply(why: Refusal, { encounter }: Pick<Session, 'encounter'>): Reply {
  return whisper(explain(why, encounter));
}

const EVERYWHERE_IN_A_SERVER = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};
