import { ButtonStyle } from 'discord-api-types/v10';
import { backRow, gmScreen, panelButton } from '../../posts/links.ts';
import { plain } from '../../text/markdown.ts';
import { gm as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { words as paragraph } from '../panel.ts';
import type { Reply } from '../reply.ts';
import { at, type Running } from './panel.ts';

/** Asks once whether the scene is to end. */
export function endQuestion(session: Running): Reply {
  const { name, hidden = [] } = session.encounter;
  const waiting = hidden.map((each) => plain(each.name));
  const sure = panelButton.write({ ...at(session), press: 'end now', key: '' });
  return gmScreen(
    undefined,
    paragraph(words.sureToEnd(plain(name), waiting)),
    ...buttonRow(button(words.endNow, sure, ButtonStyle.Danger)),
    ...backRow(at(session).encounter),
  );
}
