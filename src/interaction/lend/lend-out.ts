import { tell } from '../../embeds/tell.ts';
import { isToldByPosts } from '../../posts/keep.ts';
import { gmsOf } from '../../posts/pings.ts';
import { tellAll } from '../../posts/tell-all.ts';
import { type Combatant, combatant, isOnTurn } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { UserId } from '../../rules/core/personal.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../../rules/core/result.ts';
import { type InEncounter, isGm } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import type { DeedOutcome } from '../../session/step.ts';
import { plain } from '../../text/markdown.ts';
import { hands as words } from '../../text/spoken.ts';
import type { Reply } from '../reply.ts';

/** Whoever is named to play somebody, where they can: nobody stands for the GM. Refused where it is a bot. */
export function playerNamed<U extends UserId | undefined>({ caller }: Session, user: U): Result<U, Refusal> {
  return user !== undefined && caller.bots?.includes(user) ? no({ type: 'is-a-bot', user }) : ok(user);
}

/**
 * Puts somebody into another's hands for a time, or until their owner is back; without `to`, into the GM's. Refused where they
 * are not the caller's, and where the other cannot play.
 */
export function lendOut(
  session: Session & InEncounter,
  of: Combatant,
  to: UserId | undefined,
  until: number | undefined,
): Result<DeedOutcome, Refusal> {
  if (of.lent) return no({ type: 'lent-already', name: of.name });
  if (of.controller !== session.caller.user && !isGm(session)) return no({ type: 'not-yours', name: of.name });
  const player = playerNamed(session, to);
  if (!player.ok) return player;
  return map(session.do({ type: 'lend', subject: of.id, ...given({ to, until }) }), (outcome) => {
    // Whoever is on turn is called by the message of the turn.
    if (!isToldByPosts(session, outcome) || !isOnTurn(outcome.after, of.id))
      tellAll(session, lentView(session, outcome, of));
    return outcome;
  });
}

/** Calls who plays somebody from now on. */
export function lentView(
  session: Session,
  outcome: DeedOutcome,
  { id }: Combatant,
): Required<Pick<Reply, 'content' | 'ping'>> & Pick<Reply, 'embeds'> {
  const { name, controller, lent } = combatant(outcome.after, id);
  const ping = controller === undefined ? gmsOf(outcome.after) : [controller];
  const content = words.called(ping, plain(name), lent?.owner, lent?.until);
  return { content, ping, ...(isToldByPosts(session, outcome) ? {} : { embeds: [tell(outcome)] }) };
}

/** Gives somebody back to whose they are. Refused where they are not lent, and to whoever has nothing to do with it. */
export function giveBack(session: Session & InEncounter, of: Combatant): Result<DeedOutcome, Refusal> {
  const { user } = session.caller;
  if (of.lent && of.controller !== user && of.lent.owner !== user && !isGm(session))
    return no({ type: 'not-yours', name: of.name });
  return map(session.do({ type: 'give-back', subject: of.id }), (outcome) => {
    if (!isToldByPosts(session, outcome)) tellAll(session, { embeds: [tell(outcome)] });
    return outcome;
  });
}
