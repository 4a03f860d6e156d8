// The texts on Mastery's cards, which follow the book's template.

import { capital, number, t, withLabel } from '../t.ts';

/** The book's “Action Declaration” and “Response Declaration”: who does what to whom. */
export const declarationWords = {
  attack: (round: string, who: string, how: readonly string[], target: string) => {
    const facts = { round, who, how: how.join(', ') };
    return target === ''
      ? t('mastery-card-declaration-attack', facts)
      : t('mastery-card-declaration-attack-target', { ...facts, target });
  },
  attackWith: (type: string, tool: string) => t('mastery-card-declaration-attack-with', { type, tool }),
  response: (who: string, how: string) => t('mastery-card-declaration-response', { who, how }),
  get resists() {
    return t('mastery-card-declaration-resists');
  },
  defend: (round: string, who: string, how: string) =>
    how === ''
      ? t('mastery-card-declaration-defend', { round, who })
      : t('mastery-card-declaration-defend-how', { round, who, how }),
  ready: (who: string) => t('mastery-card-declaration-ready', { who }),
  standing: (who: string, how: string) => t('mastery-card-declaration-standing', { who, how }),
};

/** A declaration's roll, with all of its math or only its total, and with its advantage. */
export const rollLine = (sum: string, total: string, advantage: string) =>
  `-# ${sum === '' ? t('mastery-card-rolled') : `${sum} =`} **${total}**${advantage}`;
export const advantageReasonText = (reasons: string) =>
  ` (${reasons === '' ? t('mastery-card-advantage-from') : reasons})`;

/** The totals of the attacker's roll (`own`) and the target's roll (`theirs`). */
interface RollTotals {
  readonly own: number;
  readonly theirs: number;
}

/**
 * The book's “Outcome Determination”: whether the attack hits, is blocked or is matched, the damage, and both totals if
 * they may be shown.
 */
export const outcomeWords = {
  hit: (band: string, amount: number, totals?: RollTotals) =>
    totals
      ? t('mastery-card-outcome-hit-compared', { band, amount, ...rollTotalFacts(totals) })
      : t('mastery-card-outcome-hit', { band, amount }),
  matched: (totals?: RollTotals) =>
    totals
      ? t('mastery-card-outcome-matched-compared', { own: number(totals.own), theirs: number(totals.theirs) })
      : t('mastery-card-outcome-matched'),
  other: (degree: string, totals?: RollTotals) => {
    if (!totals) return t('mastery-card-outcome-other', { degree });
    if (totals.own === totals.theirs) return outcomeWords.met(degree, totals.own, totals.theirs);
    return t('mastery-card-outcome-other-compared', { degree, ...rollTotalFacts(totals) });
  },
  met: (degree: string, own: number, difficulty: number) =>
    t('mastery-card-outcome-other-met', { degree, own: number(own), difficulty }),
  hits: (side: string, landed: number, goal: number) => t('mastery-card-outcome-hits', { side, landed, goal }),
};

function rollTotalFacts({ own, theirs }: RollTotals) {
  return { own: number(own), theirs: number(theirs), difference: Math.abs(own - theirs) };
}

/** The book's “Stamina Cost Calculation”: what each stamina cost was for. */
export const staminaWords = {
  get heading() {
    return t('mastery-card-stamina-heading');
  },
  damage: (band: string, amount: number) => t('mastery-card-stamina-damage', { band, amount }),
  free: (defense: string) => t('mastery-card-stamina-free', { defense }),
  change: (change: string, costs: readonly string[]) =>
    `${change}${costs.length === 0 ? '' : ` (${costs.join(', ')})`}`,
};

/** The short form of a card: both declarations with their rolls, the outcome, and both fighters' stamina. */
export const shortCardWords = {
  did: (who: string, how: readonly string[], roll: string) =>
    roll === '' ? [who, ...how].join(', ') : withLabel([who, ...how].join(', '), roll),
  result: (result: string, harm: string) => `${capital(result)}${harm === '' ? '' : `, ${harm}`}.`,
  stamina: (who: string, change: string) => t('mastery-card-slim-stamina', { who, change }),
};

/** What a status does, shown next to the story. */
export const statusWords = {
  gained: (who: string, name: string, from: string) =>
    from === '' ? `-# ${withLabel(who, name)}` : t('mastery-card-status-gained', { who, name, from }),
  turnLost: (who: string, why: string) =>
    why === '' ? t('mastery-card-status-turn-lost', { who }) : t('mastery-card-status-turn-lost-why', { who, why }),
  stability: (who: string, sum: string) => `-# ${who}, ${sum}`,
  remark: (who: string, what: string) => `-# ${withLabel(who, what)}`,
};
