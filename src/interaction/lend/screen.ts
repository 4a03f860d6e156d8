import { ButtonStyle } from 'discord-api-types/v10';
import { cornerAt, cornerButton, OWN_COLOUR } from '../../posts/links.ts';
import { playerOf } from '../../rules/core/deleted-user.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { ownerOf } from '../../rules/core/lent.ts';
import type { InEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { corner, hands as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { entry, memberRow, menuRow } from '../menus.ts';
import { line, type PanelPart, panel, words as paragraph, whisperPanel } from '../panel.ts';
import type { Reply } from '../reply.ts';
import { lendButton, lendTo, lendUntil, UNTIL_BACK } from './ids.ts';

/** For how many days characters are lent. */
const USUAL_DAYS = [2, 3, 5, 7, 14, 21, 28] as const;

/** In whose hands somebody is, in a corner, with the button to change it. Nothing about a GM's own creature. */
export function handsLine(session: Session & InEncounter, of: Combatant): readonly PanelPart[] {
  const isMine = ownerOf(of) === session.caller.user;
  if (!isMine && !(of.lent && of.controller === session.caller.user)) return [];
  const text = `**${words.heading}**\n-# ${of.lent ? standing(session, of) : words.yours}`;
  if (of.lent) return [line(text, backButton(session, of))];
  const open = lendButton.write({ ...cornerAt(session, of), press: 'open', until: '' });
  return [line(text, button(words.button, open))];
}

/** Lends somebody: until when, and to whom; or says to whom they are lent. `said` stands on top. */
export function lendScreen(
  session: Session & InEncounter,
  of: Combatant,
  { until = '', said }: { readonly until?: string; readonly said?: string | undefined } = {},
): Reply {
  const at = cornerAt(session, of);
  const toCorner = button(corner.back, cornerButton.write({ ...at, view: 'back' }));
  const top = said === undefined ? [] : [paragraph(said)];
  const head = paragraph(`### ${words.title(plain(of.name))}\n${of.lent ? standing(session, of) : words.how}`);
  if (of.lent)
    return whisperPanel(
      panel({ accent: OWN_COLOUR }, ...top, head, buttonRow(backButton(session, of), toCorner, closeButton())),
    );
  const times = [
    entry(words.untilBack, UNTIL_BACK, { usual: until === '' }),
    ...USUAL_DAYS.map((days) => entry(words.inDays(days), `${days} days`, { usual: until === `${days} days` })),
  ];
  return whisperPanel(
    panel(
      { accent: OWN_COLOUR },
      ...top,
      head,
      menuRow(lendUntil.write(at), words.untilWhen, times),
      memberRow(lendTo.write({ ...at, until }), words.toWhom),
      buttonRow(button(words.toGm, lendButton.write({ ...at, press: 'to the GM', until })), toCorner, closeButton()),
    ),
  );
}

function standing({ caller }: Session, of: Combatant): string {
  const name = plain(of.name);
  if (of.controller === caller.user) return words.borrowed(name, of.lent?.owner, of.lent?.until);
  return words.lent(name, playerOf(of), of.lent?.until);
}

function backButton(session: Session, of: Combatant) {
  const label = of.controller === session.caller.user ? words.giveBack : words.takeBack;
  const id = lendButton.write({ ...cornerAt(session, of), press: 'back', until: '' });
  return button(label, id, ButtonStyle.Primary);
}
