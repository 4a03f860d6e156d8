import { answerOnAutopilot, handleDueMoments } from '../../commands/timer/due.ts';
import type { AnyCommand, OptionValues } from '../interaction/command.ts';
import { type ComponentHandler, type ComponentInput, splitComponentId } from '../interaction/component.ts';
import type { ContextCommand, WrittenMessage } from '../interaction/context-command.ts';
import { inChannelLanguage, type Reply } from '../interaction/reply.ts';
import { updatePosts } from '../posts/update-posts.ts';
import type { Caller } from '../session/caller.ts';
import type { Need, PartialNeeds } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';

/** A slash command from any adapter. */
export interface CommandRequest {
  readonly command: string;
  readonly subcommand?: string;
  readonly answers: OptionValues;
  readonly caller: Caller;
}

/** A pressed button, a choice from a menu, or a submitted form. */
export interface ComponentRequest extends ComponentInput {
  readonly component: string;
  readonly caller: Caller;
}

/** A command from the context menu of a member or a message. */
export interface ContextRequest {
  readonly contextCommand: string;
  /** The id of the member or the message. */
  readonly target: string;
  /** The message on which the command was used. Undefined for a member. */
  readonly message?: WrittenMessage;
  readonly caller: Caller;
}

/** A request to do what is due in an encounter. */
interface DueRequest {
  /** The id of the encounter in which something is due. */
  readonly due: number;
  readonly caller: Caller;
}

export type Request = CommandRequest | ComponentRequest | ContextRequest | DueRequest;

/** A request with its handler, ready to run. */
export interface Job {
  /** The job's name in logs and metrics. */
  readonly name: string;
  readonly caller: Caller;
  readonly needs: PartialNeeds;
  readonly storeless?: boolean;
  decide(session: Session<Need>): Reply;
}

/** Finds the handlers of requests. */
export class Handlers {
  readonly #commands: ReadonlyMap<string, AnyCommand>;
  readonly #components: ReadonlyMap<string, ComponentHandler>;
  readonly #contextCommands: ReadonlyMap<string, ContextCommand>;

  constructor(
    commands: readonly AnyCommand[],
    components: readonly ComponentHandler[],
    contextCommands: readonly ContextCommand[] = [],
  ) {
    this.#contextCommands = new Map(contextCommands.map((command) => [command.definition.name, command]));
    this.#commands = new Map(
      commands.flatMap((command) =>
        [command.name, command.formerly].flatMap((name) => (name === undefined ? [] : [[name, command] as const])),
      ),
    );
    this.#components = new Map(components.map((component) => [component.action, component]));
  }

  /** The handler of a command, for suggestions. */
  command({ command, subcommand }: Pick<CommandRequest, 'command' | 'subcommand'>) {
    return this.#commands.get(command)?.find(subcommand);
  }

  /** The request with its handler. Undefined if this version has no handler for it. */
  jobOf(request: Request): Job | undefined {
    if ('due' in request) return dueJob(request);
    if ('contextCommand' in request) return this.#contextJob(request);
    return 'command' in request ? this.#commandJob(request) : this.#componentJob(request);
  }

  #commandJob({ command, subcommand, answers, caller }: CommandRequest): Job | undefined {
    const runnableCommand = this.command({ command, ...(subcommand !== undefined && { subcommand }) });
    if (!runnableCommand) return undefined;
    const optionValues = storableOptions(answers);
    return {
      name: subcommand === undefined ? command : `${command} ${subcommand}`,
      caller,
      needs: runnableCommand.needs(optionValues),
      storeless: runnableCommand.storeless,
      decide: (session) => withUpdatedPosts(session, runnableCommand.handle(optionValues, session)),
    };
  }

  #contextJob({ contextCommand, target, caller, message }: ContextRequest): Job | undefined {
    const command = this.#contextCommands.get(contextCommand);
    return (
      command && {
        name: contextCommand,
        caller,
        needs: command.needs(target),
        decide: (session) =>
          withUpdatedPosts(
            session,
            command.handle(target, session, message && { ...message, text: storableText(message.text) }),
          ),
      }
    );
  }

  #componentJob({ component, chosen, fields, caller }: ComponentRequest): Job | undefined {
    const { action, parts } = splitComponentId(component);
    const handler = this.#components.get(action);
    if (!handler) return undefined;
    const input = { chosen: chosen.map(storableText), fields: storableOptions(fields) };
    return {
      name: `press ${action}`,
      caller,
      needs: handler.needs(parts),
      decide: (session) => withUpdatedPosts(session, handler.handle(parts, input, session)),
    };
  }
}

function dueJob({ due, caller }: DueRequest): Job {
  return {
    name: 'due',
    caller,
    needs: {},
    decide: (session) =>
      withUpdatedPosts(
        session,
        inChannelLanguage(session, () => handleDueMoments(session, due)),
      ),
  };
}

/** Updates the clock and the channel's messages after a command, whatever its reply is. */
function withUpdatedPosts(session: Session<Need>, reply: Reply): Reply {
  if (session.recorded && session.recorded !== session.base) session.keepClock();
  // If the encounter's messages show the result (`posted`), autopilot answers open questions immediately. If the reply
  // itself shows a question, autopilot answers it later, so that the player can read the question first.
  inChannelLanguage(session, () => {
    if (reply.posted) answerOnAutopilot(session);
    updatePosts(session);
  });
  return reply;
}

/** Removes the characters that databases can't store: lone surrogates and NUL. */
function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

function storableOptions<Value>(texts: ReadonlyMap<string, Value>): ReadonlyMap<string, Value | string> {
  return new Map([...texts].map(([name, text]) => [name, typeof text === 'string' ? storableText(text) : text]));
}
