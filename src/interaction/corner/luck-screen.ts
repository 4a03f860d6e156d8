import { diceLines, luckLine, luckWord } from '../../embeds/luck.ts';
import { ownLuck } from '../../odds/own-luck.ts';
import { OWN_COLOUR, toCorner } from '../../posts/links.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { luck as words } from '../../text/spoken.ts';
import { buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { panel, words as paragraph, whisperPanel } from '../panel.ts';
import type { Reply } from '../reply.ts';

/** Of so many of their latest fights in the server somebody is told how lucky they were. */
export const MOST_FIGHTS = 20;
/** So many are told one by one. */
const MOST_TOLD = 8;

/** How lucky the caller was with the dice of those they played, in their latest fights together and in each, for them alone. */
export function luckScreen({ caller, loaded }: Session<'played'>): Reply {
  const { all, each } = ownLuck(loaded.played, caller.user);
  const told = each.slice(0, MOST_TOLD).map(({ fight, luck }) => luckLine({ name: plain(fight.name), luck }));
  const more = each.length > MOST_TOLD ? [words.more(each.length - MOST_TOLD)] : [];
  const lines =
    each.length === 0
      ? [words.noneOfYours]
      : [
          words.yours(luckWord(all), each.length, all.rolls),
          `-# ${diceLines({ name: '', luck: all }).join('; ')}`,
          ...(each.length > 1 ? [...told, ...more] : []),
          `-# ${words.how}`,
        ];
  return whisperPanel(
    panel(
      { accent: OWN_COLOUR },
      paragraph([`### ${words.own}`, ...lines].join('\n')),
      buttonRow(toCorner(), closeButton()),
    ),
  );
}
