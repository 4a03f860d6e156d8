import type { Deed } from '../rules/core/deed.ts';
import { type CombatantId, isOnTurn } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { given } from '../rules/core/given.ts';
import type { Instead } from '../rules/core/instead.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { ok, type Result } from '../rules/core/result.ts';
import { seededChance } from '../rules/core/seeded-chance.ts';
import { tacticDeed } from '../rules/core/tactics.ts';
import type { TacticRun } from '../session/encounter-state.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';

/** Some acts cost nothing and could be done for ever: then the turn ends. */
const MOST_ACTS = 12;

/** A run that has nothing left but the end of the turn. */
export function endsTheTurn(subject: CombatantId, instead?: Instead): TacticRun {
  return { how: 'tactic', subject, style: 'wary', acts: MOST_ACTS, ...given({ instead }) };
}

/** What came of playing by a tactic: the turn is over, or somebody is asked, and it goes on after the answer. */
export type TacticPlayed = 'played' | 'asked';

/** Plays somebody's turn by a tactic to its end, in the name of `user`. */
export function playTactic(
  session: Session,
  run: Omit<TacticRun, 'how' | 'acts'>,
  user: string,
): Result<TacticPlayed, Refusal> {
  return goOn(session, { how: 'tactic', acts: 0, ...run }, user);
}

/** Goes on after the question that it stopped at. */
export function goOnWithTactic(
  session: Session,
  run: TacticRun,
  user: string,
  { events }: DeedOutcome,
): Result<TacticPlayed, Refusal> {
  return endsTurn(events, run.subject) ? ok('played') : goOn(session, run, user);
}

function goOn(
  session: Session,
  { subject, style, leave, acts, instead }: TacticRun,
  user: string,
): Result<TacticPlayed, Refusal> {
  const { rules } = session;
  for (let act = acts; ; act++) {
    const { encounter, state } = session;
    if (!encounter || !state || !isOnTurn(encounter, subject)) return ok('played');
    // Another chance for each deed, and the same one for whoever plays the record again.
    const chance = seededChance(state.id * 1_000_003 + state.deeds);
    const deed: Deed =
      act < MOST_ACTS ? tacticDeed(rules, encounter, subject, style, chance, leave) : { type: 'end-turn', subject };
    const said = act === 0 ? instead : undefined;
    const run: TacticRun = { how: 'tactic', subject, style, acts: act + 1, ...given({ leave, instead: said }) };
    const done = session.do(deed, { user, run });
    if (!done.ok) return done;
    if (done.value.question) return ok('asked');
    if (deed.type === 'end-turn' || endsTurn(done.value.events, subject)) return ok('played');
  }
}

/** Whether somebody’s turn is over, be it that their next has come at once. */
export function endsTurn(events: readonly Event[], subject: CombatantId): boolean {
  return events.some((event) => event.type === 'turn-ended' && event.subject === subject);
}
