// Commands in the context menus of members and messages.

import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { UserId } from '../rules/core/encounter.ts';
import { no, ok } from '../rules/core/refusal.ts';
import { allNeeds, type Need, type Needs, type PartialNeeds, type ToldIn } from '../session/loadable.ts';
import type { Precondition, Session } from '../session/session.ts';
import { type Answer, meets, refusalReply, replyOf } from './command.ts';
import type { IdField } from './component.ts';
import type { Reply } from './reply.ts';

/** A command in the context menu of a member or a message, as the host sees it. */
export interface ContextCommand {
  readonly definition: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  /** What is to be loaded for `handle`. `target` is the id of what it is used on. */
  needs(target: string): PartialNeeds;
  handle(target: string, session: Session<Need>): Reply;
}

/** What the id of a member or a message stands for, a `T`; refused where that is nothing here. */
export type Target<T, N extends Need = never> = Pick<IdField<T, N>, 'needs' | 'read'>;

/** The member, whoever it is. */
export const anyUser: Target<UserId> = { read: (id) => ok(id) };

/** The deeds that the message tells, of whichever encounter of the channel. */
export const toldDeeds: Target<ToldIn, 'toldIn'> = {
  needs: (id) => ({ toldIn: id }),
  read: (_, { loaded }) => (loaded.toldIn ? ok(loaded.toldIn) : no({ type: 'tells-nothing' })),
};

/** What is declared of such a command. Its name is shown as it is: capitals and blanks may stand in it, 32 characters at most. */
interface ContextCommandSpec<T, I extends Need, N extends Need, P> {
  readonly name: string;
  readonly requires?: Precondition<P>;
  readonly target: Target<T, I>;
  /** What is loaded besides the channel's encounter and what the target needs, or what of the target's id. */
  readonly needs?: Needs<N> | ((target: string) => Needs<N>);
  readonly run: (target: T, session: Session<I | NoInfer<N>> & P) => Answer;
}

/** Declares a command in the context menu of members. It is called only where its target is valid and `requires` is met. */
export function userCommand<T, I extends Need = never, N extends Need = never, P = unknown>(
  spec: ContextCommandSpec<T, I, N, P>,
): ContextCommand {
  return contextCommand(ApplicationCommandType.User, spec);
}

/** Declares a command in the context menu of messages. It is called only where its target is valid and `requires` is met. */
export function messageCommand<T, I extends Need = never, N extends Need = never, P = unknown>(
  spec: ContextCommandSpec<T, I, N, P>,
): ContextCommand {
  return contextCommand(ApplicationCommandType.Message, spec);
}

function contextCommand<T, I extends Need, N extends Need, P>(
  type: ApplicationCommandType.User | ApplicationCommandType.Message,
  { name, requires, target, needs, run }: ContextCommandSpec<T, I, N, P>,
): ContextCommand {
  return {
    definition: {
      type,
      name,
      contexts: [InteractionContextType.Guild],
      integration_types: [ApplicationIntegrationType.GuildInstall],
    },
    needs: (id) => allNeeds([typeof needs === 'function' ? needs(id) : needs, target.needs?.(id)]),
    handle(id, session) {
      const met = meets(session, requires);
      if (!met.ok) return refusalReply(met.why, session);
      const value = target.read(id, session);
      return value.ok ? replyOf(run(value.value, met.value), session) : refusalReply(value.why, session);
    },
  };
}
