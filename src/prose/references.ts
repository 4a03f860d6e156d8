// Finds who a text means: by name, number, place, state, what they did, or a pronoun.

import { type Combatant, type CombatantId, find, isInFight } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { mainMeterOf } from '../rules/core/ruleset.ts';
import { healthOf } from '../rules/core/visible-state.ts';
import {
  type At,
  attackerAfter,
  attackerOwnedBy,
  combatantOnSquareAt,
  combatantsBeginningWith,
  combatantsNamedAt,
  combatantsNumberedAt,
  combatantsOfKindAt,
  companionsOf,
  distanceTo,
  idleCombatantsAfter,
  type KnownFight,
  type NarrowingContext,
  nameStems,
  nearestTo,
  numberOf,
  weaponHoldersAt,
} from './described-combatants.ts';
import type { Hit, Lexicon } from './lexicon.ts';
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

/**
 * Finds everyone that a text refers to. A pronoun may refer to someone in `idsMentionedInSpeech`: combatants that a
 * character speaks to or about.
 */
export function mentionsIn(
  tokens: readonly Token[],
  hits: readonly Hit[],
  lexicon: Lexicon,
  fight: KnownFight,
  idsMentionedInSpeech: readonly CombatantId[] = [],
): readonly Mention[] {
  const { encounter, actor, seen } = fight;
  const hitsByKind = Map.groupBy(hits, ({ kind }) => kind);
  const at = (position: number, kind: Hit['kind']) =>
    hitsByKind.get(kind)?.find(({ from, to }) => from <= position && position <= to);
  const names = seen.flatMap((who) =>
    [who.name, ...(fight.otherNames?.(who) ?? [])].map((name) => ({ who, stems: nameStems({ name }, lexicon) })),
  );
  const nameWords = new Set(names.flatMap(({ stems }) => stems.words));
  const combatantsByBeginning = new Map(
    tokens.map(({ stem, text }) => [
      stem,
      nameWords.has(stem) ? undefined : combatantsBeginningWith(text, stem, names, lexicon),
    ]),
  );
  const side = find(encounter, actor)?.side;
  const enemies = seen.filter((who) => who.side !== side && isInFight(who.vitality));
  const allies = seen.filter((who) => who.side === side && who.id !== actor);
  const mentions: Mention[] = [];
  const likelyOrderOf = (who: readonly Combatant[]) => idsInLikelyOrder(who, fight, mentions);
  const contextNow = (): NarrowingContext => ({
    at,
    fight,
    lexicon,
    namedSoFar: [
      ...idsMentionedInSpeech,
      ...mentions.flatMap(({ ids, self, pronoun }) => (self || pronoun ? [] : ids.slice(0, 1))),
    ],
  });
  for (let index = 0; index < tokens.length; index++) {
    const stem = tokens[index]?.stem ?? '';
    const isCommonNoun =
      at(index, 'articles') === undefined &&
      at(index - 1, 'articles') !== undefined &&
      tokens[index]?.isLower === true &&
      !(lexicon.common.articledNames && !lexicon.isWord(stem));
    const namedCombatants = nameWords.has(stem)
      ? combatantsNamedAt(tokens, index, isCommonNoun ? names.filter(({ who }) => who.side !== side) : names)
      : (combatantsOfKindAt(tokens, index, hits, names, actor) ?? combatantsByBeginning.get(stem));
    const doerWordHit = at(index, 'doers');
    // “Whoever hit me” and “the hand that hit me” mean an attacker without naming anyone.
    const isLimb = at(index, 'limbs')?.from === index && at(index + 1, 'relatives')?.from === index + 1;
    const doerEnd = doerWordHit?.from === index ? doerWordHit.to : isLimb ? index : undefined;
    const attacker = doerEnd === undefined ? undefined : attackerAfter(tokens, doerEnd, contextNow(), enemies);
    const ownedAttacker = attackerOwnedBy(tokens, index, contextNow(), enemies);
    const companions = companionsOf(tokens, index, contextNow(), enemies);
    const ourWordHit = at(index, 'ours');
    const enemyWordHit = ourWordHit ? undefined : at(index, 'enemies');
    const allyWordHit = ourWordHit ?? at(index, 'allies');
    const selfWordHit = at(index, 'me');
    const pronounHit = at(index, 'pronouns');
    const isNameAt = (position: number) =>
      nameWords.has(tokens[position]?.stem ?? '') || at(position, 'kinds') !== undefined;
    // In “both goblins” and “all three of the goblins”, the mention is “goblins”.
    const pluralWord = at(index, 'plurals');
    const isBeforeName =
      pluralWord !== undefined &&
      // “Everyone but the archer” means several, although a name comes next.
      at(index, 'except')?.from !== index &&
      isNameAt(afterSmallWords(tokens, pluralWord.to + 1, { at, lexicon }));
    const pluralHit =
      isBeforeName || (pluralWord && isIdiomWithPlural(tokens, pluralWord, at)) ? undefined : pluralWord;
    const isNounNext = isNameAt(index + 1);
    const numberedCombatants = combatantsNumberedAt(tokens, index, at, fight, lexicon);
    const combatantOnSquare = combatantOnSquareAt(tokens, index, fight);
    if (combatantOnSquare) {
      // “The novice at C4” is one mention, not two.
      const earlierMention = mentions.findLast(({ self }) => !self);
      const isPlaceOfEarlierMention =
        earlierMention !== undefined &&
        index - earlierMention.to <= MAX_WORDS_TO_SQUARE &&
        tokens.slice(earlierMention.to + 1, index + 1).every(({ after }) => after === '') &&
        (earlierMention.pronoun || earlierMention.ids.includes(combatantOnSquare.id));
      if (isPlaceOfEarlierMention) mentions.splice(mentions.indexOf(earlierMention), 1);
      mentions.push({
        ids: [combatantOnSquare.id],
        all: false,
        from: isPlaceOfEarlierMention ? earlierMention.from : index,
        to: index,
      });
    } else if (numberedCombatants) {
      mentions.push({ ids: likelyOrderOf(numberedCombatants.who), all: false, from: index, to: numberedCombatants.to });
      index = numberedCombatants.to;
    } else if (ownedAttacker) {
      // “Mira” in “Mira's attacker” isn't a target.
      if (mentions.at(-1)?.to === index - 1) mentions.pop();
      mentions.push({ ids: [ownedAttacker.id], all: false, from: index, to: index });
    } else if (companions) {
      // “The adept” in “the adept's friend” isn't a target.
      if (companions.isAfterOwner && mentions.at(-1)?.to === index - 1) mentions.pop();
      mentions.push({ ids: likelyOrderOf(companions.who), all: false, from: index, to: companions.to });
      index = companions.to;
    } else if (namedCombatants && namedCombatants.who.length > 0) {
      const narrowedMention = narrowMention(
        namedCombatants.who,
        tokens,
        index,
        namedCombatants.to ?? index,
        contextNow(),
      );
      const isActor = narrowedMention.ids.length === 1 && narrowedMention.ids[0] === actor;
      mentions.push({
        ...narrowedMention,
        ids: narrowedMention.isExact
          ? narrowedMention.ids
          : likelyOrderOf(seen.filter(({ id }) => narrowedMention.ids.includes(id))),
        ...(isActor && { self: true }),
      });
      index = narrowedMention.to;
    } else if (attacker) {
      mentions.push({ ids: [attacker.who.id], all: false, from: index, to: attacker.to });
      index = attacker.to;
    } else if (enemyWordHit || allyWordHit) {
      const to = enemyWordHit?.to ?? allyWordHit?.to ?? index;
      const narrowedMention = narrowMention(
        enemyWordHit ? enemies : ourWordHit ? seen.filter((who) => who.side === side) : allies,
        tokens,
        index,
        to,
        contextNow(),
      );
      const isAnyone = enemyWordHit !== undefined && at(index, 'numbers') !== undefined;
      mentions.push({
        ...narrowedMention,
        ids: narrowedMention.isExact
          ? narrowedMention.ids
          : likelyOrderOf(seen.filter(({ id }) => narrowedMention.ids.includes(id))),
        ...given({ friendIds: isAnyone ? hurtFriendIdsAt(tokens, index, to, contextNow(), allies) : undefined }),
      });
      index = Math.max(index, narrowedMention.to);
    } else if (pluralHit || (!isNounNext && isClitic(tokens, hits, mentions, index, at, 'pluralClitics'))) {
      const earlierGroup = mentions.findLast(
        ({ self, pronoun, all, ids }) => !self && (!pronoun || all) && ids.length > 1,
      );
      const earlierIds = [
        ...new Set(mentions.flatMap((each) => (each.self || each.pronoun ? [] : each.ids.slice(0, 1)))),
      ];
      const ids = earlierGroup ? earlierGroup.ids : earlierIds.length > 1 ? earlierIds : likelyOrderOf(enemies);
      const to = pluralHit?.to ?? index;
      mentions.push({ ids, all: true, from: index, to, pronoun: true });
      index = to;
    } else if (selfWordHit) {
      const isObject = at(index, 'objects') !== undefined;
      mentions.push({
        ids: [actor],
        all: false,
        from: index,
        to: index,
        self: true,
        ...(isObject && { object: true }),
      });
    } else if (pronounHit || (!isNounNext && isClitic(tokens, hits, mentions, index, at, 'clitics'))) {
      const earlierMention = mentions.findLast((each) => !each.self && !each.pronoun);
      const ids = [...new Set([...(earlierMention?.ids ?? idsMentionedInSpeech), ...likelyOrderOf(enemies)])];
      mentions.push({ ids, all: earlierMention?.all ?? false, from: index, to: index, pronoun: true });
    } else if (!isNounNext && isStateWordWithoutName(tokens, index, at)) {
      const narrowedMention = narrowMention(enemies, tokens, index, index, contextNow());
      mentions.push({
        ...narrowedMention,
        ids: narrowedMention.isExact
          ? narrowedMention.ids
          : likelyOrderOf(seen.filter(({ id }) => narrowedMention.ids.includes(id))),
        ...given({ friendIds: hurtFriendIdsAt(tokens, index, index, contextNow(), allies) }),
      });
      index = Math.max(index, narrowedMention.to);
    }
  }
  return withoutExcludedMentions(mentions, tokens, at);
}

/** Whether a word such as “all” or “both” means no combatants: “sword and all”, “with all my strength”, “both arms”. */
function isIdiomWithPlural(tokens: readonly Token[], { from, to }: Hit, at: At): boolean {
  if (from !== to) return false;
  const nextToken = tokens[to + 1];
  const isPhraseEnd = nextToken?.after !== '';
  if (isPhraseEnd) return tokens[from]?.after === '' && at(from - 1, 'joints') !== undefined;
  const isCombatantNext = [to + 1, to + 2].some((position) =>
    (['enemies', 'other', 'numbers', ...STATE_WORD_KINDS] as const).some((kind) => at(position, kind) !== undefined),
  );
  const isAboutThings = (['articles', 'me', 'limbs'] as const).some((kind) => at(to + 1, kind)?.from === to + 1);
  return isAboutThings && !isCombatantNext;
}

/** The maximum number of words from a name to its square: “the wolf that's at F5”. */
const MAX_WORDS_TO_SQUARE = 4;

/** The maximum number of small words between a word such as “all” and a name: “all three of the goblins”. */
const MAX_WORDS_AFTER_PLURAL = 3;

/** The position of the first word from `index` on that isn't an article, a number or a small word. */
function afterSmallWords(
  tokens: readonly Token[],
  index: number,
  { at, lexicon }: Pick<NarrowingContext, 'at' | 'lexicon'>,
): number {
  let position = index;
  while (position < index + MAX_WORDS_AFTER_PLURAL) {
    const token = tokens[position];
    if (token?.after !== '') break;
    if (!at(position, 'articles') && !at(position, 'numbers') && !lexicon.isSmall(token.stem)) break;
    position++;
  }
  return position;
}

/** The friends that “the wounded one” means if the action helps. Undefined if the words don't say who is hurt. */
function hurtFriendIdsAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  context: NarrowingContext,
  friends: readonly Combatant[],
): readonly CombatantId[] | undefined {
  const { ids, wounded } = narrowMention(friends, tokens, from, to, context);
  return wounded ? ids : undefined;
}

/**
 * Leaves out mentions of combatants that a text excludes, and makes these combatants less likely in all other mentions:
 * “the other, not the hurt one”.
 */
function withoutExcludedMentions(mentions: readonly Mention[], tokens: readonly Token[], at: At): readonly Mention[] {
  const isExcluded = ({ from, self, pronoun }: Mention) => {
    if (self || pronoun) return false;
    let previousIndex = from - 1;
    while (previousIndex >= 0 && tokens[previousIndex + 1]?.after === '' && at(previousIndex, 'articles'))
      previousIndex--;
    // True for “don't shoot the first one”.
    const isForbidden =
      tokens[previousIndex + 1]?.after === '' &&
      at(previousIndex, 'action') !== undefined &&
      at(previousIndex - 1, 'not')?.from === previousIndex - 1 &&
      tokens[previousIndex - 1]?.after !== '';
    if (isForbidden) previousIndex--;
    const isExcluding = (kind: Hit['kind']) => at(previousIndex, kind)?.to === previousIndex;
    return tokens[previousIndex + 1]?.after === '' && (isExcluding('not') || isExcluding('except'));
  };
  const excludedMentions = mentions.filter(isExcluded);
  if (excludedMentions.length === 0 || excludedMentions.length === mentions.length) return mentions;
  const ids = new Set(excludedMentions.flatMap((each) => each.ids.slice(0, 1)));
  const isExcludedId = (id: CombatantId) => ids.has(id);
  return mentions
    .filter((each) => !excludedMentions.includes(each))
    .map((each) => ({
      ...each,
      ids: [...each.ids.filter((id) => !isExcludedId(id)), ...(each.all ? [] : each.ids.filter(isExcludedId))],
    }));
}

/** Whether an article is a pronoun, like “le” in “je le frappe”, because it is between the subject and a verb. */
function isClitic(
  tokens: readonly Token[],
  hits: readonly Hit[],
  mentions: readonly Mention[],
  index: number,
  at: At,
  kind: 'clitics' | 'pluralClitics',
): boolean {
  if (at(index, kind)?.from !== index || tokens[index + 1]?.after !== '') return false;
  const isVerbNext = hits.some((each) => each.kind === 'action' && each.from === index + 1);
  const isAfterSubject =
    tokens[index]?.after === '' &&
    (mentions.some(({ to }) => to === index - 1) ||
      (['me', 'not', 'joints', 'conditions'] as const).some((each) => at(index - 1, each) !== undefined));
  return isVerbNext && isAfterSubject;
}

/** Whether a word such as "nearest" or "wounded" stands for someone without a name after it: "I shoot the nearest". */
function isStateWordWithoutName(tokens: readonly Token[], index: number, at: At): boolean {
  const stateWordKinds = [
    'nearest',
    'farthest',
    'wounded',
    'unhurt',
    'fallen',
    'biggest',
    'other',
    'ordinals',
  ] as const;
  const isWordOne = at(index, 'numbers')?.id === '1' && at(index, 'enemies') === undefined;
  // After a punctuation mark, “wounded one” needs no article: “Mace. Wounded one.”
  const isFirstBeforeOne = tokens[index]?.after !== '' && at(index + 1, 'numbers')?.id === '1';
  return (
    (stateWordKinds.some(
      (kind) => at(index, kind)?.from === index || (isWordOne && at(index + 1, kind)?.from === index + 1),
    ) ||
      (isWordOne && at(index + 1, 'near')?.from === index + 1)) &&
    (at(index - 1, 'articles') !== undefined || isFirstBeforeOne) &&
    at(index - 1, 'indefinite') === undefined &&
    !isNameNext(tokens, index, at)
  );
}

function isNameNext(tokens: readonly Token[], index: number, at: At): boolean {
  return tokens[index + 1] !== undefined && at(index + 1, 'enemies') !== undefined;
}

/** A mention that may mean only some of the combatants with the name. */
interface NarrowedMention extends Mention {
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
function narrowMention(
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
  const isNumber =
    /^\d/.test(numberToken?.text ?? '') ||
    (!isArticle &&
      at(from - 1, 'ordinals') === undefined &&
      ![...STATE_WORD_KINDS, 'other' as const, 'last' as const].some((kind) => at(to, kind)));
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
const STATE_WORD_KINDS: ReadonlySet<Hit['kind']> = new Set([
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
  const isStateNext = saysOneFallen || at(to + 1, 'nearest')?.from === to + 1;
  if (!isRelativeClause && !isApposition && !isStateNext && !(statesFollow && nextToken.after === '')) return [];
  const stateWordPositions: number[] = [];
  for (let index = to + 1; index <= Math.min(tokens.length - 1, to + 5); index++) {
    if (index > to + 1 && tokens[index]?.after !== '') break;
    stateWordPositions.push(index);
  }
  return stateWordPositions;
}

const HEALTH_ORDER = ['hale', 'hurt', 'bloodied', 'near death', 'down', 'dead'];

function hurtRank({ rules, encounter }: KnownFight, who: Combatant): number {
  return HEALTH_ORDER.indexOf(healthOf(rules, who, encounter));
}

/** Whether a word is the plural of a name, such as “goblins”. It must differ from all words of the name itself. */
function isPluralForm(
  token: Token | undefined,
  before: readonly Token[],
  group: readonly Combatant[],
  lexicon: Lexicon,
): boolean {
  if (!token || group.length < 2) return false;
  const { pluralArticles } = lexicon.common;
  if (pluralArticles && !before.some(({ text }) => pluralArticles.includes(text))) return false;
  const { stems } = lexicon;
  const word = stems.plain(token.text);
  if (word.includes("'")) return false;
  const isPluralOf = (words: readonly string[]) =>
    !words.includes(word) && words.some((each) => stems.of(each) === token.stem);
  const nameWords = group.flatMap(({ name }) => stems.plain(name.toLowerCase()).split(/[^\p{L}\p{N}]+/u));
  // “Foes” is plural too.
  return isPluralOf(nameWords) || isPluralOf(lexicon.common.enemies);
}

/**
 * Sorts combatants: those mentioned before, the actor's last target, the actor's latest attackers, others who are up,
 * then the rest.
 */
function idsInLikelyOrder(
  who: readonly Combatant[],
  { recent, actor }: KnownFight,
  mentions: readonly Mention[],
): readonly CombatantId[] {
  const rankOf = ({ id, vitality }: Combatant): number => {
    if (vitality !== 'up') return 9;
    if (mentions.some(({ ids, self }) => !self && ids[0] === id)) return 0;
    if (recent.lastTarget === id) return 1;
    const lastAttack = recent.attacks.findLast(({ by, on }) => by === id && on === actor);
    return lastAttack ? (lastAttack.hit ? 2 : 3) : 4;
  };
  return who.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ id }) => id);
}
