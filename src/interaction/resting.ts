import { storyParagraph, toldEmbed } from '../embeds/told.ts';
import { outcomeReply } from '../posts/deed-reply.ts';
import { playerOf } from '../rules/core/deleted-user.ts';
import { type Combatant, PLAYERS } from '../rules/core/encounter.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { type InEncounter, isGm, ownCombatants } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { plain } from '../text/markdown.ts';
import { corner as words } from '../text/spoken.ts';
import { marked } from './posts/mark.ts';
import { type Reply, show } from './reply.ts';

/** The kind of rest of that mark. */
export function restKind({ rules }: Session, kind: string): string | undefined {
  return marked(kind, rules.rests, String);
}

/**
 * Everybody rests who can, told in one message: for a GM the whole party, for a player their own. Refused where nobody can,
 * as the first of them was.
 */
export function restTogether(session: Session & InEncounter, kind: string): Result<Reply, Refusal> {
  const done: DeedOutcome[] = [];
  const not: string[] = [];
  let refused: Refusal = { type: 'nobody-of-yours' };
  for (const { id: actor, name } of partyOf(session)) {
    const rested = session.do({ type: 'intent', intent: { action: 'rest', actor, manner: kind } });
    if (rested.ok) {
      done.push(rested.value);
      if (rested.value.question) return ok(outcomeReply(session, rested.value));
    } else {
      if (not.length === 0) refused = rested.why;
      not.push(plain(name));
    }
  }
  const embed = toldEmbed(done.map(storyParagraph));
  if (!embed) return no(refused);
  return ok(show([embed, ...(not.length > 0 ? [{ description: words.restNot(not) }] : [])]));
}

/** Those who fight with the players; a player's own. */
function partyOf(session: Session & InEncounter): readonly Combatant[] {
  if (!isGm(session)) return ownCombatants(session);
  const { combatants } = session.encounter;
  return combatants.filter((each) => playerOf(each) !== undefined || each.side === PLAYERS);
}
