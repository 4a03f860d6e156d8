// Finds who a text means: by name, number, place, state, what they did, or a pronoun.

import { type Combatant, type CombatantId, find, isInFight } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { attackerAfter, attackerOwnedBy, attackerTold } from './attackers.ts';
import {
  type At,
  combatantOnSquareAt,
  combatantsBeginningWith,
  combatantsNamedAt,
  combatantsNumberedAt,
  combatantsOfKindAt,
  companionsOf,
  type KnownFight,
  type NarrowingContext,
  nameStems,
  weaponHoldersAt,
} from './described-combatants.ts';
import type { Hit, Lexicon } from './lexicon.ts';
import { type Mention, narrowMention, STATE_WORD_KINDS } from './narrowing.ts';
import type { Token } from './words.ts';

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
  const isWholeName = (text: string) => seen.some(({ name }) => name.toLowerCase() === text);
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
  // In “the priest swings his mace”, the priest is the actor. In “I stand by the priest”, the priest is a friend.
  const actorStems = new Set(names.flatMap(({ who, stems }) => (who.id === actor ? stems.words : [])));
  const namesActor = hitsByKind.has('me') || tokens.some(({ stem }) => actorStems.has(stem));
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
      !(lexicon.common.articledNames && (!lexicon.isWord(stem) || isWholeName(tokens[index]?.text ?? '')));
    // The skull in “his skull” and “the bandit's skull” isn't a skeleton.
    const isOwned =
      tokens[index]?.after === '' &&
      (tokens[index - 1]?.text.endsWith("'s") === true ||
        lexicon.common.possessives?.includes(tokens[index - 1]?.text ?? '') === true);
    const namedCombatants = nameWords.has(stem)
      ? combatantsNamedAt(tokens, index, isCommonNoun ? names.filter(({ who }) => who.side !== side) : names)
      : isOwned
        ? undefined
        : (combatantsOfKindAt(tokens, index, hits, names, actor) ?? combatantsByBeginning.get(stem));
    const doerWordHit = at(index, 'doers');
    // “Whoever hit me” and “the hand that hit me” mean an attacker without naming anyone.
    const isRelativeNext = at(index + 1, 'relatives')?.from === index + 1;
    const isLimb = at(index, 'limbs')?.from === index && isRelativeNext;
    // Whatever “the lady who missed Kira” is, she is an attacker.
    const isDescribed =
      isRelativeNext &&
      tokens[index]?.after === '' &&
      at(index - 1, 'articles') !== undefined &&
      !(['enemies', 'allies', 'numbers', ...STATE_WORD_KINDS] as const).some((kind) => at(index, kind));
    const doerEnd = doerWordHit?.from === index ? doerWordHit.to : isLimb || isDescribed ? index : undefined;
    const attacker =
      doerEnd === undefined ? undefined : attackerAfter(tokens, doerEnd, contextNow(), enemies, isDescribed);
    const ownedAttacker = attackerOwnedBy(tokens, index, contextNow(), enemies);
    const companions = companionsOf(tokens, index, contextNow(), enemies);
    const ourWordHit = at(index, 'ours');
    const allyHit = at(index, 'allies');
    // “The rapier boy” is an enemy with a rapier.
    const isArmedEnemy =
      allyHit?.from === index && weaponHoldersAt(tokens, index, tokens.length - 1, contextNow(), enemies).length > 0;
    const enemyHit = ourWordHit ? undefined : (at(index, 'enemies') ?? (isArmedEnemy ? allyHit : undefined));
    const previousMention = mentions.at(-1);
    // “Target” in “target cultist” and “guy” in “the F5 guy” mean no one else.
    const isApposition =
      enemyHit !== undefined &&
      at(enemyHit.to, 'relatives') === undefined &&
      ((tokens[enemyHit.to + 1]?.after === '' && nameWords.has(tokens[enemyHit.to + 1]?.stem ?? '')) ||
        (tokens[index]?.after === '' &&
          previousMention?.to === index - 1 &&
          previousMention.ids.length === 1 &&
          enemies.some(({ id }) => id === previousMention.ids[0])));
    const enemyWordHit = isApposition ? undefined : enemyHit;
    const isInToolName = hitsByKind.get('tool')?.some(({ from, to }) => from < to && from <= index && index <= to);
    const roleWordHit = isInToolName ? undefined : at(index, 'roles');
    const isActorsRole =
      roleWordHit !== undefined &&
      !namesActor &&
      (startsSentence(tokens, index, at) ||
        at(index - 2, 'speaking') !== undefined ||
        lexicon.isReflexive(tokens[index + 1]?.text ?? ''));
    const allyWordHit = ourWordHit ?? (isArmedEnemy ? undefined : allyHit) ?? (isActorsRole ? undefined : roleWordHit);
    const selfWordHit = at(index, 'me');
    const pronounHit = at(index, 'pronouns');
    // “Himself” is the actor in “casts it on himself”, but says nothing in “the duelist himself”.
    const isOneself =
      pronounHit !== undefined &&
      lexicon.isReflexive(tokens[index]?.text ?? '') &&
      (mentions.at(-1)?.to !== index - 1 || mentions.at(-1)?.self === true);
    const toldAttacker = pronounHit && attackerTold(tokens, index, contextNow(), enemies);
    const isNameAt = (position: number) =>
      nameWords.has(tokens[position]?.stem ?? '') ||
      combatantsOfKindAt(tokens, position, hits, names, actor) !== undefined;
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
      const [likeliest, ...others] = narrowedMention.isExact
        ? narrowedMention.ids
        : likelyOrderOf(seen.filter(({ id }) => narrowedMention.ids.includes(id)));
      // “The mage” may be a friend, even if a cultist is there.
      const friendIds = roleWordHit && !nameWords.has(stem) ? allies.map(({ id }) => id) : [];
      mentions.push({
        ...narrowedMention,
        ids: [...(likeliest === undefined ? [] : [likeliest]), ...friendIds, ...others],
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
      // “A shimmer settles round the wizard” may be about the actor.
      const isMaybeActor = allyWordHit !== undefined && allyWordHit === roleWordHit && !namesActor;
      const isAnyone = enemyWordHit !== undefined && at(index, 'numbers') !== undefined;
      mentions.push({
        ...narrowedMention,
        ids: narrowedMention.isExact
          ? [...narrowedMention.ids, ...(isMaybeActor ? [actor] : [])]
          : [
              ...likelyOrderOf(seen.filter(({ id }) => narrowedMention.ids.includes(id))),
              ...(isMaybeActor ? [actor] : []),
            ],
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
    } else if (selfWordHit || isActorsRole || isOneself) {
      const isObject = at(index, 'objects') !== undefined;
      mentions.push({
        ids: [actor],
        all: false,
        from: index,
        to: index,
        self: true,
        ...(isObject && { object: true }),
      });
    } else if (toldAttacker) {
      mentions.push({ ids: [toldAttacker.who.id], all: false, from: index, to: toldAttacker.to });
      index = toldAttacker.to;
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

/** Whether only an article comes before a word in its sentence. */
function startsSentence(tokens: readonly Token[], index: number, at: At): boolean {
  const first = at(index - 1, 'articles') && tokens[index]?.after === '' ? index - 1 : index;
  return tokens[first]?.after === '.';
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

/** Words for things. Before these, “the other” and “the nearest” mean no one: “the other side”, “the nearest pillar”. */
const THING_KINDS = ['otherThings', 'crates', 'pillars', 'cover'] as const;

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
    !(tokens[index + 1]?.after === '' && THING_KINDS.some((kind) => at(index + 1, kind)?.from === index + 1)) &&
    !isNameNext(tokens, index, at)
  );
}

function isNameNext(tokens: readonly Token[], index: number, at: At): boolean {
  return tokens[index + 1] !== undefined && at(index + 1, 'enemies') !== undefined;
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
