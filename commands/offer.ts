// Lets a GM make an offer to a player at any time, such as a compel, and the player answer it.

import { type Choices, command, optional, text } from '../src/interaction/command.ts';
import { component } from '../src/interaction/component.ts';
import { combatant } from '../src/interaction/options/combatants.ts';
import { play } from '../src/posts/deed-reply.ts';
import { offerButtonId, offerRow } from '../src/posts/offers.ts';
import { combatant as combatantOf } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { openProposals } from '../src/rules/core/proposals.ts';
import { choose, map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { anyEncounter, gm, isGm, mayActFor } from '../src/session/session.ts';

/** The maximum length of an offer's description, in characters. */
export const MAX_OFFER_LENGTH = 300;

const suggestedKinds: Choices = ({ rules, encounter }) =>
  encounter ? Object.values(rules.proposals ?? {}).map(({ title }) => title) : [];

export const offer = command({
  name: 'offer',
  requires: gm,
  options: {
    who: combatant(),
    what: text(suggestedKinds),
    words: optional(text(undefined, MAX_OFFER_LENGTH)),
  },
  run({ who, what, words }, session) {
    const kindResult = findKind(session.rules, what);
    if (!kindResult.ok) return kindResult;
    const replyResult = play(session, { type: 'propose', kind: kindResult.value, to: who.id, ...given({ words }) });
    const [madeOffer] = openProposals(session.encounter).filter(
      (each) => each.to === who.id && each.kind === kindResult.value,
    );
    // Outside of Discord, no message is kept for the offer, so the reply has its buttons.
    const buttonRows =
      madeOffer && !session.caller.keepsPosts && session.state ? offerRow(session.state.id, madeOffer) : [];
    return map(replyResult, (reply) =>
      buttonRows.length > 0 ? { ...reply, components: [...(reply.components ?? []), ...buttonRows] } : reply,
    );
  },
});

/** Finds a kind of offer by its id or title. */
function findKind({ proposals = {} }: Pick<Ruleset, 'proposals'>, typed: string): Result<string, Refusal> {
  const kinds = Object.entries(proposals).map(([kind, { title }]) => ({ kind, name: title }));
  const kindWithId = kinds.find(({ kind }) => kind === typed.toLowerCase());
  return kindWithId ? ok(kindWithId.kind) : map(choose('offer', typed, kinds), ({ kind }) => kind);
}

/** The buttons of an offer. Its player or the GM answers, and only the GM withdraws. */
export const answerOffer = component({
  id: offerButtonId,
  requires: anyEncounter,
  run({ offer: id, kind, answer }, session) {
    const { encounter } = session;
    const proposal = openProposals(encounter).find((each) => each.id === id && each.kind === kind);
    if (!proposal) return no({ type: 'stale' });
    const target = combatantOf(encounter, proposal.to);
    if (answer === 'withdraw' && !isGm(session)) return no({ type: 'not-the-gm', gms: encounter.gms });
    if (!mayActFor(session, target) && !isGm(session)) return no({ type: 'not-yours', name: target.name });
    return play(session, { type: 'answer-proposal', id, answer });
  },
});
