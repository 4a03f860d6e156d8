import { balanceFoot, balanceHead, suggestionEntry, toldDifficulties } from '../../../commands/balance.ts';
import type { Balance, BalanceWork } from '../../odds/balance.ts';
import { balanceBegun } from '../../odds/balance-search.ts';
import type { Lineup } from '../../odds/lineup.ts';
import { toldSuggestions } from '../../odds/suggestions.ts';
import type { WorkState } from '../../odds/work-state.ts';
import { gmScreen, panelButton } from '../../posts/links.ts';
import { given } from '../../rules/core/given.ts';
import { boundsOf } from '../../session/lopsided-setting.ts';
import type { Session } from '../../session/session.ts';
import { gm as gmWords, balance as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { entry, menuRow } from '../menus.ts';
import { words as paragraph } from '../panel.ts';
import { mark } from '../posts/mark.ts';
import type { Reply } from '../reply.ts';
import { balanceButton, bringMenu } from './balance-ids.ts';
import { stopButton } from './forecast-reply.ts';
import type { AboutBalance, Begun } from './odds-work.ts';

/** Between the kinds of a suggestion, and between how many and of what. */
const [KINDS, COUNT] = ['+', '.'];

/** A search that begins where it is sent, for the GM who asks. */
export function balanceStarted(
  { version, pending, caller }: Pick<Session, 'version' | 'pending' | 'caller'>,
  work: BalanceWork,
  said?: string,
): Reply {
  const about = { encounter: version?.encounter ?? 0, isWarned: boundsOf(pending) !== undefined, ...given({ said }) };
  const asked = caller.interaction;
  return { ...balanceReply(balanceBegun(work), { ...about, asked }, 'working'), work: { work, about, asked } };
}

/** The suggestions as far as they are known, with a menu that brings one in, and Stop while it goes on. */
export function balanceReply(
  balance: Balance,
  { encounter, isWarned, said, asked }: AboutBalance & Begun,
  state: WorkState,
): Reply {
  const { work } = balance;
  const unseen = work.encounter.hidden ? 'unseen' : '';
  const suggestions = toldSuggestions(balance, state).map((each) => {
    const { label, about } = suggestionEntry(work, each);
    return entry(label, marksOf(work, each.lineup), { about });
  });
  const told = toldDifficulties(balance, state);
  const next =
    work.creatures > 0 ? { label: words.others, seed: work.seed + 1 } : { label: words.suggest, seed: work.seed };
  const hint = state === 'working' || isWarned ? [] : [`-# ${words.warns}`];
  const last =
    state === 'working'
      ? [stopButton({ asked })]
      : [
          button(next.label, balanceButton.write({ encounter, seed: next.seed, unseen, what: 'ideas' })),
          button(gmWords.button, panelButton.write({ encounter, press: 'back', key: '' })),
          closeButton(),
        ];
  return gmScreen(
    said,
    paragraph(balanceHead(balance)),
    ...(told === '' ? [] : [paragraph(told)]),
    ...(suggestions.length > 0 ? [menuRow(bringMenu.write({ encounter, unseen }), words.bring, suggestions)] : []),
    paragraph([balanceFoot(balance, state), ...hint].join('\n')),
    ...buttonRow(...last),
  );
}

function marksOf({ kinds }: BalanceWork, lineup: Lineup): string {
  return lineup.map(({ kind, count }) => `${count}${COUNT}${mark(kinds[kind]?.name ?? '')}`).join(KINDS);
}

/** How many of whom a button brings in, by the marks of their names. */
export function marksRead(who: string): readonly { readonly count: number; readonly marked: string }[] {
  return who.split(KINDS).map((part) => {
    const [count = '', marked = ''] = part.split(COUNT);
    return { count: Number(count), marked };
  });
}
