import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Refusal } from '../rules/core/refusal.ts';
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
  handle(answers: OptionValues, session: Session): Reply;
  suggest(option: string, answers: OptionValues, session: Session): readonly Choice[];
}

/** One slash command as Discord knows it: alone, or a group of subcommands under one name. */
export interface AnyCommand {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** What to run: by the subcommand's name in a group, else by none. */
  find(subcommand: string | undefined): Runnable | undefined;
}

/** A command that stands alone, or goes into a `group`. */
export type Command<O extends Options> = AnyCommand & Runnable & { run(values: Values<O>, session: Session): Reply };

/** Declares a slash command: what Discord is told, and the handler that gets its options with their types. */
export function command<const O extends Options>(is: {
  readonly name: string;
  readonly description: string;
  readonly options: O;
  run(values: Values<O>, session: Session): Reply;
}): Command<O> {
  const { name, description } = is;
  // Discord wants the required options first.
  const entries = Object.entries(is.options).sort(([, a], [, b]) => Number(b.required) - Number(a.required));
  const options = entries.map(([option, { definition }]) => definition(option));
  const runnable: Runnable = {
    name,
    description,
    options,
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
    suggest(option, answers, session) {
      const found = Object.hasOwn(is.options, option) ? is.options[option] : undefined;
      const typed = String(answers.get(option) ?? '').toLowerCase();
      return (found?.suggest?.(session, typed, answers) ?? [])
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
