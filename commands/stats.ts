// Fight statistics: of everyone in an encounter, and of a player in their latest fights.

import { FightStats, userStats } from '../src/embeds/fight-stats.ts';
import { cutToLimits } from '../src/embeds/limits.ts';
import { command, withOldName } from '../src/interaction/command.ts';
import { component, componentId } from '../src/interaction/component.ts';
import { encounterNumber, loadedRecord, pastEncounter } from '../src/interaction/options/encounters.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply, whisper } from '../src/interaction/reply.ts';
import { no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { secrecyOf, viewerOf } from '../src/rules/core/secrecy.ts';
import { answerTimes } from '../src/session/answer-times.ts';
import { chronicledDeeds, type EncounterRecord } from '../src/session/encounter-record.ts';
import type { Session } from '../src/session/session.ts';
import { mention, plain, t } from '../src/text/t.ts';
import { timerWords } from '../src/text/times.ts';
import { MINUTE } from '../src/time/zone.ts';
import { myCharacterButton, ownStatsButtonId } from './me/ids.ts';

export const stats = command({
  name: 'stats',
  options: { encounter: withOldName(pastEncounter(), 'scene') },
  run: ({ encounter }, { caller }) => statsReply(encounter, caller.user),
});

/** The *Fight statistics* button on an encounter's last message. */
export const statsButtonId = componentId('stats', { encounter: encounterNumber });

export const showStats = component({
  id: statsButtonId,
  run(_, session) {
    const result = loadedRecord(session);
    return result.ok ? statsReply(result.value, session.caller.user) : result;
  },
});

/** The maximum number of players whose answering times are listed. */
const MAX_LISTED_PLAYERS = 15;

/** An encounter's statistics, as far as the user may know them. Its GM also sees how fast the players answered. */
function statsReply(record: EncounterRecord, user: string): Result<Reply, Refusal> {
  const { present } = record;
  const view = viewerOf(user, present);
  const fightStats = new FightStats(view);
  for (const each of chronicledDeeds(record, view)) fightStats.add(each);
  const text = fightStats.blocks.join('\n');
  if (text === '') return no({ type: 'nothing-recorded', name: present.name });
  const answerTimeRows = view === 'gm' ? answerTimes(record).slice(0, MAX_LISTED_PLAYERS) : [];
  const lines = answerTimeRows.map(({ user: player, typical, longest, turns }) =>
    t('stats-times-one', {
      user: mention(player),
      typical: timerWords.length(wholeMinutes(typical)),
      longest: timerWords.length(wholeMinutes(longest)),
      turns,
    }),
  );
  const isPartial = view === 'players' && secrecyOf(present) !== 'exact';
  const parts = [
    text,
    ...(isPartial ? [t('stats-partial')] : []),
    ...(lines.length > 0 ? [[t('stats-times-title'), ...lines].join('\n')] : []),
  ];
  const embed = cutToLimits({ title: t('stats-of', { name: plain(present.name) }), description: parts.join('\n\n') });
  return ok(whisper(embed, { components: panel.buttonRow(panel.closeButton()) }));
}

/** A player's statistics cover at most this many of their latest fights in the server. */
export const MAX_STATS_FIGHTS = 100;

/** *Fight statistics* in My character. */
export const showOwnStats = component({
  id: ownStatsButtonId,
  needs: { played: MAX_STATS_FIGHTS },
  run: (_, session) => asUpdate(ownStatsScreen(session)),
});

/** The caller's statistics in their latest fights, with a line for each system. Only the caller sees it. */
export function ownStatsScreen({ caller, loaded }: Session<'played'>): Reply {
  const { fights, lines } = userStats(loaded.played, caller.user);
  const statLines = fights === 0 ? [t('stats-own-none')] : [t('stats-own-fights', { count: fights }), ...lines];
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph([`### ${t('stats-own')}`, ...statLines].join('\n')),
      panel.buttonRow(myCharacterButton(), panel.closeButton()),
    ),
  );
}

/** A time in milliseconds as whole minutes, at least 1. */
const wholeMinutes = (time: number) => Math.max(1, Math.round(time / MINUTE));
