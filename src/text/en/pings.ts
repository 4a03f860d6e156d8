import { plain } from '../markdown.ts';
import { grammar } from './grammar.ts';

/** Most names in one call; the rest is counted. */
const MOST_NAMES = 5;
/** The longest name in a call. */
const LONGEST = 40;

/** Who is called, and the combatants because of whom. */
export interface Called {
  readonly users: readonly string[];
  readonly combatants: readonly string[];
}

/** Calls those whose turn has come: whose, and in which encounter. */
export function turnCall(called: readonly Called[], encounter: string): string {
  const all = called.flatMap(({ combatants }) => combatants);
  const who = called.map(({ users, combatants }) => `${users.map(grammar.mention).join(' ')}: ${names(combatants)}`);
  return `${grammar.and(who)} ${all.length === 1 ? 'is' : 'are'} on turn in “${plain(encounter, LONGEST)}”.`;
}

/** Calls those who decide something for a combatant. */
export function questionCall(users: readonly string[], combatant: string, encounter: string): string {
  return `${users.map(grammar.mention).join(' ')}: you decide for ${names([combatant])} in “${plain(encounter, LONGEST)}”.`;
}

function names(combatants: readonly string[]): string {
  return grammar.and(
    combatants.map((name) => `**${plain(name, LONGEST)}**`),
    MOST_NAMES,
  );
}
