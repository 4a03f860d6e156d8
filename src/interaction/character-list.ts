import { characterList, pagesFor } from '../embeds/character.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { ownCharacters } from '../session/own-characters.ts';
import type { Session } from '../session/session.ts';
import { buttons as buttonsWords } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { componentId, idInteger } from './component.ts';
import { type Reply, whisper } from './reply.ts';

/** A button that turns to a page of the list. The first page is 0. */
export const characterPage = componentId('characters', { page: idInteger });

/** A page of the caller's characters, with buttons to turn it. The first page is 0; past the last comes the last. */
export function characterListReply(session: Session<'characters'>, wanted: number): Result<Reply, Refusal> {
  const mine = ownCharacters(session);
  if (mine.length === 0) return no({ type: 'no-character', typed: '', known: [] });
  const pages = pagesFor(mine.length);
  const page = Math.min(wanted, pages - 1);
  const turn = (label: string, to: number) =>
    to < 0 || to >= pages ? [] : [button(label, characterPage.write({ page: to }))];
  return ok(
    whisper(characterList(mine, page), {
      components: buttonRow(...turn(buttonsWords.back, page - 1), ...turn(buttonsWords.more, page + 1)),
    }),
  );
}
