import { paragraphsEmbed, storyParagraph } from '../src/embeds/turn-story.ts';
import { command, namingOption, oneOf, optional } from '../src/interaction/command.ts';
import { component, findByHash } from '../src/interaction/component.ts';
import { actor, intentDeed, suggestIds } from '../src/interaction/options/combatants.ts';
import { inChannelLanguage, type Reply, show } from '../src/interaction/reply.ts';
import { restButtonId } from '../src/posts/card-buttons.ts';
import { outcomeReply, play } from '../src/posts/deed-reply.ts';
import { type Combatant, PLAYERS } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { playerOf } from '../src/rules/core/played-by.ts';
import { no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { actionOf } from '../src/rules/core/ruleset.ts';
import type { InEncounter, Session } from '../src/session/session.ts';
import { actor as actorOf, anyEncounter, isGm, ownCombatants } from '../src/session/session.ts';
import type { DeedOutcome } from '../src/session/step.ts';
import { idNamed } from '../src/text/names.ts';
import { and, plain, t } from '../src/text/t.ts';

export const rest = command({
  name: 'rest',
  requires: anyEncounter,
  options: {
    kind: optional(
      namingOption({
        suggest: (session) => (session.encounter ? suggestIds(session, ['option'], session.rules.rests) : []),
        resolve: (input, { encounter }) => ok(encounter ? idNamed(encounter.system, ['option'], input) : input),
      }),
    ),
    as: optional(actor()),
    who: optional(oneOf(['all'])),
  },
  run({ kind: namedKind, as, who }, session) {
    const { rests } = session.rules;
    // With only one kind of rest, there's nothing to choose.
    const kind = namedKind ?? (rests.length === 1 ? rests[0] : undefined);
    if (kind === undefined && rests.length > 0) {
      const isDuringCombat = session.encounter.phase === 'fighting' && actionOf(session.rules, 'rest')?.when === 'rest';
      return no(isDuringCombat ? { type: 'rounds-run' } : { type: 'missing', what: 'rest', known: rests });
    }
    if (who === 'all') return restTogether(session, kind);
    const actorResult = as ? ok(as) : actorOf(session, undefined);
    return actorResult.ok ? play(session, intentDeed('rest', { as: actorResult.value, manner: kind })) : actorResult;
  },
});

/** A rest outside of combat: for a GM the whole party, for a player their own characters. */
export const restAll = component({
  id: restButtonId,
  requires: anyEncounter,
  run({ kind: kindHash }, session) {
    const kind = restKind(session, kindHash);
    return kind === undefined ? no({ type: 'stale' }) : restTogether(session, kind);
  },
});

/** Finds a kind of rest by its short hash. */
function restKind({ rules }: Session, kind: string): string | undefined {
  return findByHash(kind, rules.rests, String);
}

/**
 * Lets everyone rest who can, in one message: for a GM the whole party, for a player their own characters. If no one
 * can, refuses with the reason of the first.
 */
function restTogether(session: Session & InEncounter, kind: string | undefined): Result<Reply, Refusal> {
  const outcomes: DeedOutcome[] = [];
  const namesWithoutRest: string[] = [];
  let refusal: Refusal = { type: 'no-one-of-yours' };
  for (const { id: actor, name } of partyOf(session)) {
    const restResult = session.do({ type: 'intent', intent: { action: 'rest', actor, ...given({ manner: kind }) } });
    if (restResult.ok) {
      outcomes.push(restResult.value);
      if (restResult.value.question) return ok(outcomeReply(session, restResult.value));
    } else {
      if (namesWithoutRest.length === 0) refusal = restResult.why;
      namesWithoutRest.push(plain(name));
    }
  }
  if (outcomes.length === 0) return no(refusal);
  const reply = () => {
    const embed = paragraphsEmbed(outcomes.map(storyParagraph)) ?? { description: t('me-rest-unchanged') };
    return show([
      embed,
      ...(namesWithoutRest.length > 0 ? [{ description: t('me-rest-not', { names: and(namesWithoutRest) }) }] : []),
    ]);
  };
  return ok(inChannelLanguage(session, reply));
}

/** The combatants on the players' side, or the player's own. */
function partyOf(session: Session & InEncounter): readonly Combatant[] {
  if (!isGm(session)) return ownCombatants(session);
  const { combatants } = session.encounter;
  return combatants.filter((each) => playerOf(each) !== undefined || each.side === PLAYERS);
}
