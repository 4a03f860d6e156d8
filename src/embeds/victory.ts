import { type Combatant, ENEMIES, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Reason } from '../rules/core/reason.ts';
import { rulesOf } from '../rules/systems.ts';
import { capital, plain } from '../text/markdown.ts';
import { victory as words } from '../text/spoken.ts';
import { metersOfAll, sayOf } from './meters.ts';

/** Why the rounds have stopped of themselves, where they have. */
export function decidedIn(events: readonly Event[]): Reason | undefined {
  const found = events.find((event) => event.type === 'remarked' && event.what.id === 'decided');
  // By the table of reasons that is what the fact is.
  return found?.type === 'remarked' && 'how' in found.what ? (found.what.how as Reason) : undefined;
}

/** Who has won, in a sentence. */
export function whoWon(how: Reason, encounter: Encounter): string {
  const side = 'side' in how && typeof how.side === 'string' ? how.side : undefined;
  // A number of hits that was agreed on says itself how it was won.
  if ('hits' in how) return `${capital(sayOf(encounter).word(how))}.`;
  if (side === undefined) return words.draw;
  if (side === PLAYERS) return words.players;
  return side === ENEMIES ? words.enemies : words.side(plain(side));
}

/** How the players' side came out of it, those who are out of the fight first, and who of the others is. */
export function costOf(encounter: Encounter): readonly string[] {
  const { combatants } = encounter;
  const isOut = ({ vitality }: Combatant) => vitality !== 'up';
  const own = combatants.filter(({ side }) => side === PLAYERS).toSorted((a, b) => Number(isOut(b)) - Number(isOut(a)));
  const out = combatants.filter((each) => each.side !== PLAYERS && isOut(each)).map(({ name }) => plain(name));
  const lines = metersOfAll(encounter);
  return [
    ...own.slice(0, MOST).flatMap(({ id }) => lines.get(id)?.line ?? []),
    ...(own.length > MOST ? [words.more(own.length - MOST)] : []),
    ...(out.length > 0 ? [words.beaten(out)] : []),
  ];
}

/** Most of the players' side that have a line. */
const MOST = 10;

/** The message that says who has won: that first, then what it cost. */
export function victoryText(how: Reason, encounter: Encounter): string {
  return [
    `**${whoWon(how, encounter)}**`,
    ...costOf(encounter),
    `-# ${words.next(rulesOf(encounter).rests.length > 0)}`,
  ].join('\n');
}
