// Lists the server's fights that wait for a player.

import { turnText } from '../../src/embeds/my-character.ts';
import { command } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { ownCombatants, type Session } from '../../src/session/session.ts';
import { type WaitEntry, waitLists } from '../../src/session/waiting-encounters.ts';
import { waitingFightWords as words } from '../../src/text/my-character.ts';
import { and, mention, plain, t } from '../../src/text/t.ts';
import { myCharacterButton, myCharacters, myTurnsButtonId } from './ids.ts';

export const turnsCommand = command({
  name: 'turns',
  needs: { waits: true },
  options: {},
  run: (_, session) => myTurnsScreen(session),
});

/** *My turns* in My character. */
export const showMyTurns = component({
  id: myTurnsButtonId,
  needs: { waits: true },
  run: (_, session) => asUpdate(myTurnsScreen(session)),
});

/** The maximum number of fights that are listed. All others are only counted. */
const MAX_LISTED_FIGHTS = 10;

/**
 * The fights of the server that wait for the caller, most urgent first, and the players that the caller waits for as a
 * GM.
 */
export function myTurnsScreen(session: Session<'waits'>): Reply {
  const { caller, loaded } = session;
  const { own, others } = waitLists(loaded.waits, caller.user, caller.now);
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(`### ${t('needed-title')}${own.length === 0 ? `\n${noTurnsText(session)}` : ''}`),
      ...own.slice(0, MAX_LISTED_FIGHTS).map((each) => ownWaitLine(each, session)),
      ...(own.length > MAX_LISTED_FIGHTS
        ? [panel.paragraph(t('needed-more', { count: own.length - MAX_LISTED_FIGHTS }))]
        : []),
      ...(others.length > 0 ? [panel.divider(), panel.paragraph(otherPlayersText(others))] : []),
      panel.buttonRow(myCharacterButton(), panel.closeButton()),
    ),
  );
}

/** Says that no fight waits for the caller, and when their turn comes in this channel. */
function noTurnsText(session: Session): string {
  const { encounter } = session;
  const characters = myCharacters(session);
  const playerCombatants = ownCombatants(session);
  // A lent combatant, or one on autopilot, has no turn for the caller to take.
  const combatant = characters.find((each) => playerCombatants.includes(each) && each.auto === undefined);
  const ownTurnText = encounter && combatant ? turnText(combatant, encounter, session.caller.user) : '';
  if (combatant && ownTurnText !== '')
    return `${t('needed-no-one')}\n${t('needed-next', { name: plain(combatant.name), turn: ownTurnText })}`;
  if (characters.length > 0) return t('needed-no-one');
  return `${t('needed-no-one')}\n-# ${encounter && encounter.phase !== 'ended' ? t('me-no-one') : t('me-no-encounter')}`;
}

function ownWaitLine(needed: WaitEntry, { caller }: Session): panel.Part {
  const { where, message } = needed;
  const waitText = `${ownWaitText(needed)}\n${smallPrint(needed)}`;
  if (message === undefined) return panel.paragraph(waitText);
  return panel.line(
    waitText,
    panel.linkButton(t('needed-go'), `https://discord.com/channels/${caller.server}/${where.channel}/${message}`),
  );
}

function ownWaitText({ what, names, user }: WaitEntry): string {
  const shownNames = names.map((each) => plain(each));
  switch (what) {
    case 'turn':
      return words.turn(shownNames, user === undefined);
    case 'question':
      return words.question(shownNames, user === undefined);
    case 'check':
      return words.check(shownNames, user === undefined);
    case 'request':
      return t('needed-request', { user: mention(user ?? ''), name: shownNames[0] ?? '' });
    case 'word':
      return t('needed-whisper');
    default:
      return what satisfies never;
  }
}

function otherPlayersText(others: readonly WaitEntry[]): string {
  const lines = others.slice(0, MAX_LISTED_FIGHTS).map((each) => `${otherPlayerText(each)}\n${smallPrint(each)}`);
  const moreLines =
    others.length > MAX_LISTED_FIGHTS ? [t('needed-more', { count: others.length - MAX_LISTED_FIGHTS })] : [];
  return [`### ${t('needed-others')}`, ...lines, ...moreLines].join('\n');
}

/** The line about a player that a fight waits for. */
function otherPlayerText({ what, names, user = '' }: WaitEntry): string {
  const shownNames = names.map((each) => plain(each));
  if (what === 'word') return t('needed-unread', { user: mention(user) });
  if (what === 'check') return t('needed-check-of', { user: mention(user), names: and(shownNames) });
  return what === 'question' ? words.questionTo(user, shownNames) : words.turnOf(user, shownNames);
}

function smallPrint({ where, since, until, away }: WaitEntry): string {
  const timeTexts = [
    ...(away === undefined ? [] : [words.away(away.until)]),
    ...(until === undefined ? [] : [words.due(until)]),
    ...(since === undefined ? [] : [words.pinged(since)]),
  ];
  return words.small(timeTexts, plain(where.name), where.channel);
}
