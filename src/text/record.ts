import { and, mention, plain, t, withLabel } from './t.ts';

/** The dates of an encounter: its first day and, if it is over, its last. */
export function recordDays(startDay: string, endDay: string | undefined): string {
  return endDay === undefined
    ? t('record-begun', { begun: startDay })
    : t('record-days', { begun: startDay, ended: endDay });
}

/** If a ping has more names than this, the others are only counted. */
const MAX_NAMES_IN_PING = 5;
/** The maximum length of a name in a ping, in characters. */
const MAX_PING_NAME_LENGTH = 40;

/** Users who are pinged, and the combatants that they are pinged about. */
export interface PingedUsers {
  readonly users: readonly string[];
  readonly combatants: readonly string[];
}

/** Pings the players whose turn it is, with the combatants' and the encounter's names. */
export function turnPingText(pinged: readonly PingedUsers[], encounter: string): string {
  const combatantNames = pinged.flatMap(({ combatants }) => combatants);
  const turnTexts = pinged.map(({ users, combatants }) =>
    withLabel(users.map(mention).join(' '), boldNames(combatants)),
  );
  return t('ping-turn', {
    turns: and(turnTexts),
    count: combatantNames.length,
    encounter: plain(encounter, MAX_PING_NAME_LENGTH),
  });
}

/** Pings the players who must answer a question, with the combatants' and the encounter's names. */
export function questionPingText(users: readonly string[], combatants: readonly string[], encounter: string): string {
  return t('ping-question', {
    users: users.map(mention).join(' '),
    names: boldNames(combatants),
    encounter: plain(encounter, MAX_PING_NAME_LENGTH),
  });
}

function boldNames(combatants: readonly string[]): string {
  return and(
    combatants.map((name) => `**${plain(name, MAX_PING_NAME_LENGTH)}**`),
    MAX_NAMES_IN_PING,
  );
}
