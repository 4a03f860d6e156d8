import { ButtonStyle } from 'discord-api-types/v10';
import { OWN_COLOUR } from '../../posts/links.ts';
import { absenceAt, MEANWHILE, type Person } from '../../session/person.ts';
import type { Session } from '../../session/session.ts';
import { capital } from '../../text/markdown.ts';
import { hours as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { entry, menuRow } from '../menus.ts';
import { panel, words as paragraph, whisperPanel } from '../panel.ts';
import type { Reply } from '../reply.ts';
import { awayId, hoursButton, meanwhileId, NONE, openHours } from './ids.ts';

/** For how many days people are away. */
const USUAL_DAYS = [2, 3, 5, 7, 14, 21, 28] as const;

/** Whether somebody is away or will be, until when, and what is done meanwhile. */
export function absenceText(person: Person, now: number): string {
  const absence = absenceAt(person, now);
  if (!absence) return `${words.home}.`;
  const { from, until } = absence;
  const when = from > now ? words.awayLater(from, until) : words.awayNow(until);
  return `${when}; ${words.meanwhileSaid(person.meanwhile ?? 'wait')}.`;
}

/** The caller's absence, with menus of how long and what meanwhile. `said` stands above it. */
export function awayScreen(
  { caller, loaded }: Session<'person'>,
  person: Person = loaded.person,
  said?: string,
): Reply {
  const isAway = absenceAt(person, caller.now) !== undefined;
  const now = person.meanwhile ?? 'wait';
  const ways = MEANWHILE.map((each) => entry(words.meanwhileLabel(each), each, { usual: each === now }));
  return whisperPanel(
    panel(
      { accent: OWN_COLOUR },
      ...(said === undefined ? [] : [paragraph(said)]),
      paragraph(
        `### ${words.absence}\n${absenceText(person, caller.now)}\n-# ${words.awayHow(!isAway || now === 'wait')}`,
      ),
      menuRow(awayId.write({}), words.awayUntil, [
        entry(words.tomorrow, 'tomorrow'),
        ...USUAL_DAYS.map((days) => entry(words.inDays(days), `${days} days`)),
        entry(words.unknown, NONE),
      ]),
      ...(isAway
        ? [paragraph(`**${capital(words.meanwhile)}**`), menuRow(meanwhileId.write({}), words.meanwhile, ways)]
        : []),
      buttonRow(
        ...(isAway ? [button(words.back, hoursButton.write({ does: 'back' }), ButtonStyle.Success)] : []),
        button(words.otherDay, hoursButton.write({ does: 'day' })),
        openHours(),
        closeButton(),
      ),
    ),
  );
}
