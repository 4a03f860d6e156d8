// Offers from a GM or a rule to a player at any time, such as a compel. Unless the kind of offer says otherwise, the
// fight doesn't wait for the answer.

import {
  type Combatant,
  type CombatantId,
  combatant,
  type Encounter,
  type Proposal,
  type System,
} from './encounter.ts';
import { given } from './given.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';

/** One kind of offer that a system has. */
export interface ProposalRules<S extends System = System> {
  readonly title: string;
  /** The rule's heading in the book. */
  readonly cite: string;
  /** True if the fight waits for the answer. */
  readonly waits?: true;
  /** Whether this kind of offer can be made to a combatant now. Undefined: it always can. */
  may?(encounter: Encounter<S>, to: CombatantId): Result<unknown, Refusal>;
  accept(resolution: Resolution<S>, proposal: Proposal): void;
  /** Applies what refusing costs. Undefined: refusing costs nothing. */
  refuse?(resolution: Resolution<S>, proposal: Proposal): void;
}

/** The kinds of offers, by name. */
export type ProposalKinds<S extends System> = { readonly proposals?: Readonly<Record<string, ProposalRules<S>>> };

export const PROPOSAL_ANSWERS = ['accept', 'refuse', 'withdraw'] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

/** The maximum number of open offers. */
const MAX_PROPOSALS = 10;

/** The offers without an answer, oldest first. */
export function openProposals({ timeline }: Pick<Encounter, 'timeline'>): readonly Proposal[] {
  return timeline?.proposals ?? [];
}

/**
 * Offers something to a combatant's player. Rules call this function too. If the fight waits for the answer, asks
 * immediately.
 */
export function propose<S extends System>(
  resolution: Resolution<S>,
  rules: ProposalKinds<S>,
  { kind, to, words }: Omit<Proposal, 'id'>,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  const { name } = combatant(encounter, to);
  const proposalRules = proposalRulesOf(rules, kind);
  if (!proposalRules)
    return no({ type: 'no-such', what: 'offer', typed: kind, known: Object.keys(rules.proposals ?? {}) });
  const checkResult = proposalRules.may?.(encounter, to) ?? ok();
  if (!checkResult.ok) return checkResult;
  const currentProposals = openProposals(encounter);
  if (currentProposals.some((each) => each.kind === kind && each.to === to))
    return no({ type: 'offered-already', name });
  if (currentProposals.length >= MAX_PROPOSALS) return no({ type: 'too-many', what: 'offers', most: MAX_PROPOSALS });
  const id = String(Math.max(0, ...currentProposals.map((each) => Number(each.id))) + 1);
  const proposal: Proposal = { id, kind, to, ...given({ words }) };
  if (proposalRules.waits) {
    const note = because({ id: 'is offered', title: proposalRules.title, ...given({ words }) });
    const answer = resolution.ask({ subject: to, about: kind, offers: ['accept', 'refuse'], note });
    settleProposal(resolution, proposalRules, proposal, answer);
    return ok();
  }
  resolution.record({ type: 'proposed', proposal });
  return ok();
}

/** A player accepts or refuses an offer, or the GM withdraws it. */
export function answerProposal<S extends System>(
  resolution: Resolution<S>,
  rules: ProposalKinds<S>,
  id: string,
  answer: ProposalAnswer,
): Result<undefined, Refusal> {
  const proposal = openProposals(resolution.encounter).find((each) => each.id === id);
  if (!proposal) return no({ type: 'stale' });
  settleProposal(resolution, proposalRulesOf(rules, proposal.kind), proposal, answer);
  return ok();
}

/** Withdraws the open offers to a combatant that leaves, or all open offers if no combatant is given. */
export function withdrawProposals<S extends System>(resolution: Resolution<S>, who?: CombatantId): void {
  for (const proposal of openProposals(resolution.encounter))
    if (who === undefined || proposal.to === who)
      resolution.record({ type: 'proposal-answered', proposal, answer: 'withdraw' });
}

function settleProposal<S extends System>(
  resolution: Resolution<S>,
  rules: ProposalRules<S> | undefined,
  proposal: Proposal,
  answer: ProposalAnswer,
): void {
  resolution.record({ type: 'proposal-answered', proposal, answer });
  if (answer === 'accept') rules?.accept(resolution, proposal);
  if (answer === 'refuse') rules?.refuse?.(resolution, proposal);
}

function proposalRulesOf<S extends System>({ proposals = {} }: ProposalKinds<S>, kind: string) {
  return Object.hasOwn(proposals, kind) ? proposals[kind] : undefined;
}

/** The kinds of offers that can be made to a combatant now. */
export function proposalKindsFor<S extends System>(
  { proposals = {} }: ProposalKinds<S>,
  encounter: Encounter<S>,
  { id }: Pick<Combatant<S>, 'id'>,
): readonly string[] {
  return Object.entries(proposals).flatMap(([kind, { may }]) => (may && !may(encounter, id).ok ? [] : [kind]));
}
