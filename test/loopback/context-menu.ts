import type { Json } from './form.ts';
import type { Message } from './message.ts';
import type { Platform } from './platform.ts';
import { type ActorContext, note, type Resolved, resolve } from './select.ts';
import { checkOffered } from './slash.ts';
import { User } from './user.ts';

/** The `data` of a command in the context menu of a user or a message. */
export function contextInvocation(platform: Platform, where: ActorContext, name: string, target: User | Message): Json {
  const type = target instanceof User ? 2 : 3;
  const command = platform.commands.find(name, where.channel.guild, type);
  if (!command) throw new Error(`${name} was never registered for ${type === 2 ? 'users' : 'messages'}`);
  checkOffered(command, where);
  const targetData = target instanceof User ? resolve(target, where) : { messages: target.payload() };
  const resolved: Resolved = {};
  note(resolved, target.id, targetData);
  const { id, guild } = command;
  return { id, name, type, target_id: target.id, resolved, ...(guild && { guild_id: guild.id }) };
}
