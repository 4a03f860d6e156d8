import type { APIButtonComponent } from 'discord-api-types/v10';
import { componentId, idText, thisEncounter } from '../interaction/component.ts';
import { button } from '../interaction/panel.ts';
import type { Deed } from '../rules/core/deed.ts';
import { seededChance } from '../rules/core/dice.ts';
import { type Combatant, type CombatantId, type Encounter, isOnTurn, onTurn } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { given } from '../rules/core/given.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Instead } from '../rules/core/resolution.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { tacticDeed } from '../rules/core/tactics.ts';
import { type EncounterState, type TacticRun, turnKey } from '../session/encounter-state.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { auto as words } from '../text/spoken.ts';

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

/** Those on turn who were held back play by themselves after all. */
export const letPlay = componentId('let-play', { encounter: thisEncounter, turn: idText });

/** The button for it, under a turn in which so many are held back. */
export function letPlayButton(encounter: Encounter, id: number, held: number): APIButtonComponent {
  return button(words.letPlay(held), letPlay.write({ encounter: id, turn: turnKey(encounter) }));
}

/** Plays the turns of those who are held back, or of one, by the word of a GM. Refused where nobody is. */
export function playHeldBack(session: Session, only?: Combatant): Result<unknown, Refusal> {
  const { state, caller } = session;
  const held = (state ? heldBack(state) : []).filter((each) => !only || each.id === only.id);
  if (held.length === 0) return no({ type: 'stale' });
  for (const { id: subject, auto: style, lent } of held) {
    if (style === undefined) continue;
    const leave = lent ? {} : undefined;
    const played = playTactic(session, { subject, style, ...given({ leave }) }, caller.user);
    if (!played.ok || played.value === 'asked') return played;
  }
  return ok();
}

/** Whether somebody’s turn plays by itself as soon as this is committed, so that nobody is called for it. */
export function playsAtOnce({ clock }: EncounterState, { id }: Combatant, now: number): boolean {
  const wait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id);
  return wait?.next?.what === 'act' && wait.next.at <= now;
}

/**
 * Those on turn who would play by themselves, and are the GM’s all the same: what they did was taken back, a round has gone
 * by without anybody, or the clock stands.
 */
export function heldBack({ encounter, clock, waiting }: Pick<EncounterState, 'encounter' | 'clock' | 'waiting'>) {
  if (waiting) return [];
  const key = turnKey(encounter);
  return onTurn(encounter).filter(({ auto, id }) => {
    const wait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id && each.key === key);
    return auto !== undefined && wait !== undefined && wait.next?.what !== 'act';
  });
}
