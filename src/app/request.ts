import { answerAtOnce, fire } from '../../commands/timer/fire.ts';
import type { AnyCommand, OptionValues } from '../interaction/command.ts';
import { type ComponentHandler, type ComponentInput, splitComponentId } from '../interaction/component.ts';
import type { ContextCommand } from '../interaction/context-command.ts';
import type { Reply } from '../interaction/reply.ts';
import { keepPosts } from '../posts/keep.ts';
import type { Caller } from '../session/caller.ts';
import type { Need, PartialNeeds } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';

/** A slash command as it was sent, by whatever way it came. */
export interface CommandRequest {
  readonly command: string;
  readonly subcommand?: string;
  readonly answers: OptionValues;
  readonly caller: Caller;
}

/** A button that was pressed, a menu chosen from, or a form sent. */
export interface ComponentRequest extends ComponentInput {
  readonly component: string;
  readonly caller: Caller;
}

/** A command that was taken from the context menu of a member or a message. */
export interface ContextRequest {
  readonly contextCommand: string;
  /** The id of the member or the message. */
  readonly target: string;
  readonly caller: Caller;
}

/** A moment has come at which something is to happen by itself. */
interface DueRequest {
  /** The encounter in which it is. */
  readonly due: number;
  readonly caller: Caller;
}

export type Request = CommandRequest | ComponentRequest | ContextRequest | DueRequest;

/** A request with the handler it is for, ready to run. */
export interface Job {
  /** For the log and measurements. */
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
    this.#commands = new Map(commands.map((command) => [command.definition.name, command]));
    this.#components = new Map(components.map((component) => [component.action, component]));
  }

  /** The handler of a command, for suggestions. */
  command({ command, subcommand }: Pick<CommandRequest, 'command' | 'subcommand'>) {
    return this.#commands.get(command)?.find(subcommand);
  }

  /** The request with its handler. Undefined: this version knows none. */
  jobOf(request: Request): Job | undefined {
    if ('due' in request) return dueJob(request);
    if ('contextCommand' in request) return this.#contextJob(request);
    return 'command' in request ? this.#commandJob(request) : this.#componentJob(request);
  }

  #commandJob({ command, subcommand, answers, caller }: CommandRequest): Job | undefined {
    const runnable = this.command({ command, ...(subcommand !== undefined && { subcommand }) });
    if (!runnable) return undefined;
    const values = allStorable(answers);
    return {
      name: subcommand === undefined ? command : `${command} ${subcommand}`,
      caller,
      needs: runnable.needs(values),
      storeless: runnable.storeless,
      decide: (session) => keptPosts(session, runnable.handle(values, session)),
    };
  }

  #contextJob({ contextCommand, target, caller }: ContextRequest): Job | undefined {
    const command = this.#contextCommands.get(contextCommand);
    return (
      command && {
        name: contextCommand,
        caller,
        needs: command.needs(target),
        decide: (session) => keptPosts(session, command.handle(target, session)),
      }
    );
  }

  #componentJob({ component, chosen, fields, caller }: ComponentRequest): Job | undefined {
    const { action, parts } = splitComponentId(component);
    const handler = this.#components.get(action);
    if (!handler) return undefined;
    const input = { chosen: chosen.map(storable), fields: allStorable(fields) };
    return {
      name: `press ${action}`,
      caller,
      needs: handler.needs(parts),
      decide: (session) => keptPosts(session, handler.handle(parts, input, session)),
    };
  }
}

function dueJob({ due, caller }: DueRequest): Job {
  return { name: 'due', caller, needs: {}, decide: (session) => keptPosts(session, fire(session, due)) };
}

/** What was done shows in the channel's messages, whatever the reply is. */
function keptPosts(session: Session<Need>, reply: Reply): Reply {
  if (session.state && session.state !== session.base) session.keepClock();
  // Where the reply tells the question itself, it stands until it has been read.
  if (reply.posted) answerAtOnce(session);
  keepPosts(session);
  return reply;
}

/** A text without what no database gives back as it was: halves of characters, and the character 0. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

function allStorable<Value>(texts: ReadonlyMap<string, Value>): ReadonlyMap<string, Value | string> {
  return new Map([...texts].map(([name, text]) => [name, typeof text === 'string' ? storable(text) : text]));
}
