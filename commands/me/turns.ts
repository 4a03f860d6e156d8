// Lists the server's fights that wait for a player.

import { nextCombatantAmong, turnText } from '../../src/embeds/my-character.ts';
import { command } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { ownCombatants, type Session } from '../../src/session/session.ts';
import { type WaitEntry, waitLists } from '../../src/session/waiting-encounters.ts';
import { waitingFightWords as words } from '../../src/text/my-character.ts';
import { and, mention, plain, t } from '../../src/text/t.ts';
import { myCharacterButton, myCharacters, myTurnsButtonId, notPlayingText } from './ids.ts';

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
/** The maximum number of lines about the players that one fight waits for. All other players are only counted. */
const MAX_LINES_PER_FIGHT = 4;
/** The maximum number of players in one line. All others are only counted. */
const MAX_PLAYERS_PER_LINE = 6;

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
      panel.paragraph(`### ${t('needed-title')}${own.length === 0 ? `\n${noTurnsText(session, others)}` : ''}`),
      ...own.slice(0, MAX_LISTED_FIGHTS).map((each) => ownWaitLine(each, session)),
      ...(own.length > MAX_LISTED_FIGHTS
        ? [panel.paragraph(t('needed-more', { count: own.length - MAX_LISTED_FIGHTS }))]
        : []),
      ...(others.length > 0 ? [panel.divider(), panel.paragraph(otherPlayersText(others))] : []),
      panel.buttonRow(myCharacterButton(), panel.closeButton()),
    ),
  );
}

/**
 * Says that no fight waits for the caller, and when their turn comes in this channel. A fight that waits for a player
 * who is away waits for its GM.
 */
function noTurnsText(session: Session, others: readonly WaitEntry[]): string {
  const waitsForAbsent = others.filter(
    ({ what, away }) => away !== undefined && (what === 'turn' || what === 'question'),
  );
  const fightCount = new Set(waitsForAbsent.map(({ where }) => where.channel)).size;
  if (fightCount > 0) return t('needed-for-absent', { count: fightCount });
  const { encounter, caller } = session;
  const characters = myCharacters(session);
  const playerCombatants = ownCombatants(session);
  // A lent combatant, or one on autopilot, has no turn for the caller to take.
  const candidates = characters.filter((each) => playerCombatants.includes(each) && each.auto === undefined);
  const character = candidates.find((each) => playerOf(each) === caller.user);
  const combatant = character ?? (encounter && nextCombatantAmong(candidates, encounter));
  const ownTurnText = encounter && combatant ? turnText(combatant, encounter, caller.user) : '';
  if (character && ownTurnText !== '')
    return `${t('needed-no-one')}\n${t('needed-next', { name: plain(character.name), turn: ownTurnText })}`;
  if (ownTurnText !== '') return `${t('needed-no-one')}\n${t('needed-next-of-gm', { turn: ownTurnText })}`;
  return characters.length > 0 ? t('needed-no-one') : `${t('needed-no-one')}\n-# ${notPlayingText(encounter)}`;
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

/** The players that the caller waits for, with one entry for each fight. */
function otherPlayersText(others: readonly WaitEntry[]): string {
  const fights = [...Map.groupBy(others, ({ where }) => where.channel).values()];
  const fightTexts = fights.slice(0, MAX_LISTED_FIGHTS).map(fightText);
  const moreLines =
    fights.length > MAX_LISTED_FIGHTS ? [t('needed-more', { count: fights.length - MAX_LISTED_FIGHTS })] : [];
  return [`### ${t('needed-others')}`, ...fightTexts, ...moreLines].join('\n');
}

/**
 * A fight, and who it waits for. Players who have to do the same thing share a line if their deadlines and the times of
 * their pings are the same.
 */
function fightText(entries: readonly WaitEntry[]): string {
  const [first] = entries;
  const fightLine = first ? [words.fight(plain(first.where.name), first.where.channel)] : [];
  const groups = [...Map.groupBy(entries, (each) => `${each.what} ${timeTexts(each).join()}`).values()];
  const lines = groups.slice(0, MAX_LINES_PER_FIGHT).flatMap((group) => {
    const times = group[0] ? timeTexts(group[0]) : [];
    return [otherPlayersLine(group), ...words.times(times)];
  });
  const moreCount = groups.slice(MAX_LINES_PER_FIGHT).flat().length;
  return [...fightLine, ...lines, ...(moreCount > 0 ? [t('needed-more', { count: moreCount })] : [])].join('\n');
}

/** The line about players from whom one thing is needed, such as their turns or their answers to a question. */
function otherPlayersLine(entries: readonly WaitEntry[]): string {
  const [first, another] = entries;
  const users = entries.map(({ user = '' }) => user);
  if (first?.what === 'word') return t('needed-unread', { user: and(users.map(mention), MAX_PLAYERS_PER_LINE) });
  if (!first || another) {
    const playerTexts = entries.map(({ user = '', names }) =>
      words.playerWith(
        user,
        names.map((each) => plain(each)),
      ),
    );
    return words.severalPlayers(first?.what ?? 'turn', and(playerTexts, MAX_PLAYERS_PER_LINE));
  }
  const { what, names, user = '' } = first;
  const shownNames = names.map((each) => plain(each));
  if (what === 'check') return t('needed-check-of', { user: mention(user), names: and(shownNames) });
  return what === 'question' ? words.questionTo(user, shownNames) : words.turnOf(user, shownNames);
}

function smallPrint(entry: WaitEntry): string {
  const { where } = entry;
  return words.small(timeTexts(entry), plain(where.name), where.channel);
}

function timeTexts({ since, until, away }: WaitEntry): readonly string[] {
  return [
    ...(away === undefined ? [] : [words.away(away.until)]),
    ...(until === undefined ? [] : [words.due(until)]),
    // A player who is away isn't pinged.
    ...(since === undefined || away !== undefined ? [] : [words.pinged(since)]),
  ];
}
