import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { characterList, pagesFor } from '../embeds/character.ts';
import { ownCharacters } from '../session/own-characters.ts';
import type { Session } from '../session/session.ts';
import { refusalReply } from './command.ts';
import { componentId } from './component.ts';
import { type Reply, whisper } from './reply.ts';
import { button } from './turn-buttons.ts';

/** A page of the caller's characters, with buttons to turn it. The first page is 0; past the last comes the last. */
export function characterListReply(session: Session<'characters'>, wanted: number, update = false): Reply {
  const mine = ownCharacters(session);
  if (mine.length === 0) return refusalReply({ type: 'no-character', typed: '', known: [] }, session);
  const pages = pagesFor(mine.length);
  const page = Math.min(wanted, pages - 1);
  const turn = (label: string, to: number) =>
    to < 0 || to >= pages ? [] : [button(label, componentId('characters', to), ButtonStyle.Secondary)];
  const components = [...turn('Back', page - 1), ...turn('More', page + 1)];
  return whisper(characterList(mine, page), {
    ...(update && { update: true }),
    ...(components.length > 0 && { components: [{ type: ComponentType.ActionRow, components }] }),
  });
}
