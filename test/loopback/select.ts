import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import { Channel } from './channel.ts';
import { User } from './user.ts';

/** A user's choice in a select menu: the value or the label of an option, or a user or channel. */
export type Chosen = string | User | Channel;

/** What an interaction contains about the ids in it: `users`, `members`, `channels`, `attachments`. */
export type Resolved = Record<string, Record<string, object>>;

/** A user's choice, as an interaction contains it. */
export interface Choice {
  readonly values: readonly string[];
  readonly resolved: Resolved;
}

/** The user who acts, and the channel. */
export interface ActorContext {
  readonly user: User;
  readonly channel: Channel;
}

/** Makes a choice in a select menu. Throws if Discord's client wouldn't allow it. */
export function choose(
  select: APISelectMenuComponent,
  chosen: readonly Chosen[],
  where: ActorContext,
  optional = false,
): Choice {
  const min = optional ? 0 : (select.min_values ?? 1);
  const max = select.max_values ?? 1;
  if (chosen.length < min || chosen.length > max) {
    throw new Error(`${select.custom_id} takes ${min} to ${max} values, not ${chosen.length}`);
  }
  const values: string[] = [];
  const resolved: Resolved = {};
  for (const one of chosen) {
    if (one instanceof User || one instanceof Channel) {
      values.push(one.id);
      note(resolved, one.id, resolve(one, where));
    } else if (select.type === ComponentType.StringSelect) {
      const option = select.options.find(({ value, label }) => value === one || label === one);
      if (!option)
        throw new Error(
          `${select.custom_id} has no option ${one}: ${select.options.map(({ value }) => value).join(', ')}`,
        );
      values.push(option.value);
    } else {
      values.push(one);
    }
  }
  return { values, resolved };
}

/** Adds the data about an id to `resolved`. */
export function note(resolved: Resolved, id: string, about: Record<string, object>): void {
  for (const [kind, payload] of Object.entries(about)) resolved[kind] = { ...resolved[kind], [id]: payload };
}

/** What an interaction contains about a user or channel. */
export function resolve(named: User | Channel, { user, channel }: ActorContext): Record<string, object> {
  if (named instanceof Channel) return { channels: named.partialPayload(user) };
  const member = channel.guild?.memberPayload(named);
  return {
    users: named.payload(),
    ...(member && { members: { ...member, permissions: String(channel.permissionsOf(named)) } }),
  };
}
