import type { Deed } from '../../rules/core/deed.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { UserId } from '../../rules/core/personal.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { map, ok, type Result } from '../../rules/core/result.ts';
import type { Session } from '../../session/session.ts';
import type { DeedOutcome } from '../../session/step.ts';
import { untilTyped } from '../../session/typed-times.ts';
import { hands as handsWords } from '../../text/spoken.ts';
import { playerNamed } from '../lend/lend-out.ts';

/** What a GM types for: until their owner acts for them. */
const BACK = /^(?:until )?(?:they (?:are|’re|'re) )?back$/i;

/**
 * The deed by which a GM puts somebody into another's hands, or, where nobody is named, into their own: for good, or for a time
 * where one was typed, by the GM's clock.
 */
export function handOutDeed(
  session: Session<'person'>,
  { id: subject }: Combatant,
  to: UserId | undefined,
  typed: string | undefined,
): Result<Deed, Refusal> {
  const player = playerNamed(session, to);
  if (!player.ok) return player;
  if (typed === undefined) return ok({ type: 'hand-over', subject, ...given({ to }) });
  const { person } = session.loaded;
  const isOpen = BACK.test(typed.trim()) || typed === handsWords.theyAreBack;
  const until = isOpen ? ok(undefined) : untilTyped(typed, person, session.caller.now);
  return map(until, (at): Deed => ({ type: 'lend', subject, ...given({ to, until: at }) }));
}

/** Puts somebody into another's hands. */
export function handOut(
  session: Session<'person'>,
  of: Combatant,
  to: UserId | undefined,
  typed: string | undefined,
): Result<DeedOutcome, Refusal> {
  const deed = handOutDeed(session, of, to, typed);
  return deed.ok ? session.do(deed.value) : deed;
}
