// Lets a feature declare commands for the context menus of members and messages.

import type { RESTPostAPIContextMenuApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import type { UserId } from '../rules/core/encounter.ts';
import { no, ok } from '../rules/core/refusal.ts';
import { combineNeeds, type DeedsInMessage, type Need, type Needs, type PartialNeeds } from '../session/loadable.ts';
import type { Precondition, Session } from '../session/session.ts';
import { tableText } from '../text/t.ts';
import { type Answer, checkPrecondition, refusalReply, replyOf } from './command.ts';
import type { IdField } from './component.ts';
import type { Reply } from './reply.ts';

/** The message on which a command was used, as Discord sends it with the command. */
export interface WrittenMessage {
  readonly author: UserId;
  /** The text, as typed. */
  readonly text: string;
}

/** A command in a context menu as the dispatcher sees it. */
export interface ContextCommand {
  readonly definition: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  /** The data that `handle` needs. `target` is a member's or message's id. */
  needs(target: string): PartialNeeds;
  handle(target: string, session: Session<Need>, message?: WrittenMessage): Reply;
}

/** Reads a member's or message's id as a `T`. Refuses an id that isn't valid here. */
export type ContextTarget<T, N extends Need = never> = Pick<IdField<T, N>, 'needs' | 'read'>;

export const anyUser: ContextTarget<UserId> = { read: (id) => ok(id) };

/** Accepts any message and passes on its id. */
export const anyMessage: ContextTarget<string> = { read: (id) => ok(id) };

/** The deeds that a message describes, from any encounter in the channel. */
export const deedsInMessage: ContextTarget<DeedsInMessage, 'toldIn'> = {
  needs: (id) => ({ toldIn: id }),
  read: (_, { loaded }) => (loaded.toldIn ? ok(loaded.toldIn) : no({ type: 'tells-nothing' })),
};

/** The declaration of a context menu command. Its name can have up to 32 characters, with capitals and spaces. */
interface ContextCommandSpec<T, I extends Need, N extends Need, P> {
  /** The key of the command's name in the texts, without the prefix `context-`. */
  readonly id: string;
  readonly requires?: Precondition<P>;
  readonly target: ContextTarget<T, I>;
  /**
   * The data that the handler needs. It can depend on the target's id. The channel's encounter and the data for reading
   * the target are loaded anyway.
   */
  readonly needs?: Needs<N> | ((target: string) => Needs<N>);
  readonly run: (target: T, session: Session<I | NoInfer<N>> & P, message: WrittenMessage | undefined) => Answer;
}

/** Declares a command in members' context menus. It runs only if its target is valid and `requires` is met. */
export function userCommand<T, I extends Need = never, N extends Need = never, P = unknown>(
  spec: ContextCommandSpec<T, I, N, P>,
): ContextCommand {
  return contextCommand(ApplicationCommandType.User, spec);
}

/** Declares a command in messages' context menus. It runs only if its target is valid and `requires` is met. */
export function messageCommand<T, I extends Need = never, N extends Need = never, P = unknown>(
  spec: ContextCommandSpec<T, I, N, P>,
): ContextCommand {
  return contextCommand(ApplicationCommandType.Message, spec);
}

function contextCommand<T, I extends Need, N extends Need, P>(
  type: ApplicationCommandType.User | ApplicationCommandType.Message,
  { id, requires, target, needs, run }: ContextCommandSpec<T, I, N, P>,
): ContextCommand {
  return {
    get definition() {
      return {
        type,
        name: tableText(`context-${id}`),
        contexts: [InteractionContextType.Guild],
        integration_types: [ApplicationIntegrationType.GuildInstall],
      };
    },
    needs: (targetId) =>
      combineNeeds([typeof needs === 'function' ? needs(targetId) : needs, target.needs?.(targetId)]),
    handle(targetId, session, message) {
      const preconditionResult = checkPrecondition(session, requires);
      if (!preconditionResult.ok) return refusalReply(preconditionResult.why, session);
      const valueResult = target.read(targetId, session);
      return valueResult.ok
        ? replyOf(run(valueResult.value, preconditionResult.value, message), session)
        : refusalReply(valueResult.why, session);
    },
  };
}
