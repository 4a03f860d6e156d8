// Finds which of several combatants the words around a name mean: “the second goblin”, “goblin 2”, “the goblin that hit
// me”, “the wounded one”.

import { type Combatant, type CombatantId, isInFight } from '../rules/core/encounter.ts';
import { mainMeterOf } from '../rules/core/ruleset.ts';
import { healthOf } from '../rules/core/visible-state.ts';
import { attackerAfter, idleCombatantsAfter } from './attackers.ts';
import {
  type At,
  distanceTo,
  hurtRank,
  isPluralForm,
  type NarrowingContext,
  nameWithoutNumber,
  nearestTo,
  numberOf,
  weaponHoldersAt,
} from './described-combatants.ts';
import type { Hit } from './lexicon.ts';
import type { Token } from './words.ts';

/** The combatants that some words of a text may mean, likeliest first. */
export interface Mention {
  readonly ids: readonly CombatantId[];
  /** True if all of these combatants are meant, not just the likeliest. */
  readonly all: boolean;
  readonly from: number;
  readonly to: number;
  /** The friends that the words mean if the action helps someone: “the wounded one”. */
  readonly friendIds?: readonly CombatantId[];
  /** True for "him" and "it", which may also be the actor. */
  readonly pronoun?: true;
  readonly self?: true;
  /** True for a word for oneself that is never the subject: “me” in “le loup me mord”. */
  readonly object?: true;
}

/** A mention that may mean only some of the combatants with the name. */
export interface NarrowedMention extends Mention {
  readonly isExact: boolean;
  /** True if the words around the name say that these combatants are hurt. */
  readonly wounded?: true;
}

/** The maximum number of words before a name that can say which combatant is meant. */
const MAX_WORDS_BEFORE_NAME = 3;

/**
 * Chooses among several combatants by the words around their name: "the second goblin", "goblin 2", "the goblin that
 * hit me".
 */
export function narrowMention(
  group: readonly Combatant[],
  tokens: readonly Token[],
  from: number,
  to: number,
  context: NarrowingContext,
): NarrowedMention {
  const { at, fight, lexicon } = context;
  const { rules, encounter, actor, recent } = fight;
  const mentionOf = (who: readonly Combatant[], last = to) => ({
    ids: who.map(({ id }) => id),
    all: false,
    from,
    to: last,
    isExact: true,
  });
  const numberIndex = at(to + 1, 'numbered')?.from === to + 1 ? to + 2 : to + 1;
  const numberToken = tokens[numberIndex];
  // “One” isn't a number in “the wounded one”, nor is “eine” in “dem zweiten Räuber eine Feuerlanze”.
  const isArticle = lexicon.common.indefinite?.includes(numberToken?.text ?? '') === true;
  const isAfterStateWord = [...STATE_WORD_KINDS, 'other' as const, 'last' as const].some((kind) => at(to, kind));
  // The “1” in “the third 1” stands for “one”.
  const isNumber =
    (/^\d/.test(numberToken?.text ?? '') && !(numberToken?.text === '1' && isAfterStateWord)) ||
    (!isArticle && at(from - 1, 'ordinals') === undefined && !isAfterStateWord);
  const numberAfter =
    numberToken?.after === '' && isNumber ? numberOf(numberToken, at(numberIndex, 'numbers')) : undefined;
  if (numberAfter !== undefined) {
    const numberedCombatants = group.filter(({ name }) => name.endsWith(` ${numberAfter}`));
    if (numberedCombatants.length > 0) return mentionOf(numberedCombatants.slice(0, 1), numberIndex);
  }
  const positionsBefore = Array.from({ length: MAX_WORDS_BEFORE_NAME }, (_, back) => from - 1 - back).filter(
    (position) => position >= 0 && tokens.slice(position + 1, from + 1).every(({ after }) => after === ''),
  );
  const own = [from, ...positionsBefore];
  const positionsAfter = statePositions(tokens, to, at, lexicon.common.statesFollow === true);
  const findHit = (kind: Hit['kind']) =>
    [...own, ...(STATE_WORD_KINDS.has(kind) ? positionsAfter : [])]
      .map((position) => at(position, kind))
      .find((each) => each !== undefined);
  const combatantsInFight = group.filter(({ vitality }) => isInFight(vitality));
  const candidates = combatantsInFight.length > 0 ? combatantsInFight : group;
  if (candidates.length > 1) {
    const idleCombatants = idleCombatantsAfter(tokens, to, context, candidates);
    if (idleCombatants)
      return { ...mentionOf(idleCombatants.who, idleCombatants.to), isExact: idleCombatants.who.length === 1 };
    const attacker = attackerAfter(tokens, to, context, candidates);
    if (attacker) return mentionOf([attacker.who], attacker.to);
    const weaponHolders = weaponHoldersAt(tokens, from, to, context, candidates);
    if (weaponHolders.length > 0) return { ...mentionOf(weaponHolders), isExact: weaponHolders.length === 1 };
    const ordinalHit = findHit('ordinals');
    const combatantsWithNumber = candidates.filter(({ name }) => ordinalHit && name.endsWith(` ${ordinalHit.id}`));
    // “The second guy” is Bandit 2, even if a spider comes before both bandits.
    const nth =
      ordinalHit &&
      (combatantsWithNumber.length === 1 ? combatantsWithNumber[0] : candidates[Number(ordinalHit.id) - 1]);
    if (nth) return mentionOf([nth]);
    const lastTarget = findHit('same') && candidates.find(({ id }) => id === recent.lastTarget);
    if (lastTarget) return mentionOf([lastTarget]);
    const lastCandidate = candidates.at(-1);
    if (findHit('last') && lastCandidate) return mentionOf([lastCandidate]);
    const otherWordHit = findHit('other');
    if (otherWordHit) {
      // “The other one” leaves out the combatant that the text named before. “Not the one” doesn't.
      const isOtherThanNamed = otherWordHit.at.length === 1;
      const namedCandidate = context.namedSoFar.findLast((id) => candidates.some((each) => each.id === id));
      const excludedId = (isOtherThanNamed ? namedCandidate : undefined) ?? recent.lastTarget;
      const otherCandidates = candidates.filter(({ id }) => id !== excludedId);
      // After an attack on Goblin 1, “the other one” is Goblin 2 rather than the wolf.
      const excluded = candidates.find(({ id }) => id === excludedId);
      const othersOfKind = otherCandidates.filter(
        (who) => excluded && nameWithoutNumber(who) === nameWithoutNumber(excluded),
      );
      if (othersOfKind.length === 1)
        return mentionOf([...othersOfKind, ...otherCandidates.filter((who) => !othersOfKind.includes(who))]);
      if (otherCandidates.length > 0) return { ...mentionOf(otherCandidates), isExact: otherCandidates.length === 1 };
    }
    const isHurt = (who: Combatant) =>
      fight.mayKnowHealth(who) && ['bloodied', 'near death', 'hurt', 'down'].includes(healthOf(rules, who, encounter));
    const negationHit = findHit('not');
    // “Hurt” in “the goblin that isn't hurt” means the opposite.
    const unhurtWordHit = findHit('unhurt');
    if (findHit('wounded') && !negationHit && !unhurtWordHit) {
      const hurtCombatants = candidates
        .filter(isHurt)
        .toSorted((one, other) => hurtRank(fight, other) - hurtRank(fight, one));
      if (hurtCombatants.length > 0) return { ...mentionOf(hurtCombatants), wounded: true };
    }
    if (findHit('fallen')) {
      const fallenCombatants = candidates.filter(({ vitality }) => vitality !== 'up');
      if (fallenCombatants.length > 0)
        return { ...mentionOf(fallenCombatants), isExact: fallenCombatants.length === 1 };
    }
    if (unhurtWordHit) {
      const unhurtCombatants = candidates.filter((who) => !isHurt(who));
      if (unhurtCombatants.length > 0)
        return {
          ...mentionOf(unhurtCombatants, Math.max(to, unhurtWordHit.to)),
          isExact: unhurtCombatants.length === 1,
        };
    }
    if (findHit('biggest')) {
      const sizeOf = (who: Combatant) =>
        fight.mayKnowHealth(who) ? (mainMeterOf(rules, who, encounter)?.max ?? 0) : 0;
      return mentionOf(candidates.toSorted((one, other) => sizeOf(other) - sizeOf(one)));
    }
    const near = nearestTo(tokens, to, context, candidates);
    if (near) return mentionOf([near.who], near.to);
    // “Near” and “far” count only between an article and a word for someone: “the near goblin”. “The far wall” is about
    // no one.
    const hitRightBefore = (kind: Hit['kind']) => (at(from - 2, 'articles') ? at(from - 1, kind) : undefined);
    const nearestWordHit = findHit('nearest') ?? hitRightBefore('near');
    if (nearestWordHit || findHit('farthest') || hitRightBefore('far')) {
      const sortedByDistance = candidates
        .map((who) => ({ who, distance: distanceTo(fight, actor, who.id) }))
        .toSorted((one, other) => (nearestWordHit ? one.distance - other.distance : other.distance - one.distance));
      return mentionOf(sortedByDistance.map(({ who }) => who));
    }
  }
  // “The two dead things” means all dead creatures, if there are exactly two.
  const isTheirNumber = positionsBefore.some((position) => at(position, 'numbers')?.id === String(candidates.length));
  const isPlural =
    (findHit('plurals') !== undefined ||
      isTheirNumber ||
      isPluralForm(tokens[to], tokens.slice(Math.max(0, from - 2), from), group, lexicon)) &&
    candidates.length > 1;
  return { ids: candidates.map(({ id }) => id), all: isPlural, from, to, isExact: candidates.length === 1 };
}

/** States that can also come after a name: “the bandit that's already bleeding”, “goblin, the wounded one”. */
export const STATE_WORD_KINDS: ReadonlySet<Hit['kind']> = new Set([
  ...(['wounded', 'unhurt', 'fallen', 'nearest', 'farthest', 'biggest', 'ordinals'] as const),
]);

/** The positions after a name where a word for the combatant's state can be. */
function statePositions(tokens: readonly Token[], to: number, at: At, statesFollow: boolean): readonly number[] {
  const nextToken = tokens[to + 1];
  if (!nextToken || nextToken.after === '.') return [];
  const isRelativeClause =
    at(to + 1, 'relatives') !== undefined ||
    at(to, 'relatives') !== undefined ||
    /^(?:who|that)'?s$/.test(nextToken.text);
  const isApposition = nextToken.after === ',' && at(to + 1, 'articles') !== undefined;
  // “The one on the ground” is down, but in “knock the goblin on the ground” the goblin isn't.
  const saysOneFallen = at(to, 'numbers')?.id === '1' && at(to + 1, 'fallen')?.from === to + 1;
  // “The goblin without a scratch”: a phrase, because a single word may be a result, as in “I kick the goblin bloody”.
  const saysHealth = (['wounded', 'unhurt'] as const).some((kind) => {
    const hit = at(to + 1, kind);
    return hit?.from === to + 1 && hit.at.length > 1;
  });
  const isStateNext = saysOneFallen || saysHealth || at(to + 1, 'nearest')?.from === to + 1;
  if (!isRelativeClause && !isApposition && !isStateNext && !(statesFollow && nextToken.after === '')) return [];
  const stateWordPositions: number[] = [];
  for (let index = to + 1; index <= Math.min(tokens.length - 1, to + 5); index++) {
    if (index > to + 1 && tokens[index]?.after !== '') break;
    stateWordPositions.push(index);
  }
  return stateWordPositions;
}
