import { and, mention, plain, t } from './t.ts';

/** The days of an encounter: the first, and the last once it has ended. */
export function recordDays(begun: string, ended: string | undefined): string {
  return ended === undefined ? t('record-begun', { begun }) : t('record-days', { begun, ended });
}

/** The most names in one ping. The others are counted. */
const MOST_NAMES = 5;
/** The longest name in a ping, in characters. */
const LONGEST = 40;

/** Pinged users, and the combatants that they are pinged for. */
export interface PingedUsers {
  readonly users: readonly string[];
  readonly combatants: readonly string[];
}

/** Pings players whose turn has come: whose, and in which encounter. */
export function turnPingText(called: readonly PingedUsers[], encounter: string): string {
  const all = called.flatMap(({ combatants }) => combatants);
  const turns = called.map(({ users, combatants }) => `${users.map(mention).join(' ')}: ${names(combatants)}`);
  return t('ping-turn', { turns: and(turns), count: all.length, encounter: plain(encounter, LONGEST) });
}

/** Pings players who decide something for a combatant. */
export function questionPingText(users: readonly string[], combatants: readonly string[], encounter: string): string {
  return t('ping-question', {
    users: users.map(mention).join(' '),
    names: names(combatants),
    encounter: plain(encounter, LONGEST),
  });
}

function names(combatants: readonly string[]): string {
  return and(
    combatants.map((name) => `**${plain(name, LONGEST)}**`),
    MOST_NAMES,
  );
}
