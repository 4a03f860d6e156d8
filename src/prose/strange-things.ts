// Finds things in a text that could be tools but that the actor doesn't have.

import { MIN_EVIDENCE, type Scope, type TextFacts } from './scope.ts';

/** Something in a text that could be a tool but that the actor doesn't have. */
interface StrangeThing {
  readonly thing: string;
  readonly fit: string;
  /** The actions whose verb the thing follows. Undefined for a weapon, which any action may use. */
  readonly actions?: ReadonlySet<string>;
}

/** The maximum number of words in a strange thing's name. */
const MAX_WORDS_OF_THING = 3;

/** How clearly a verb must mean an action for an unknown word after it to be a thing: “I throw a flashbang”. */
const MIN_VERB_WEIGHT = 0.8;

/** Finds weapons that the actor doesn't have, and unknown names after a verb: “ice storm” in “I cast ice storm”. */
export function strangeThingsIn(facts: TextFacts, scope: Scope): readonly StrangeThing[] {
  const { reader, tokens, mentions, hits } = facts;
  const { lexicon } = reader;
  const own = [...facts.options.flatMap(({ method: { tool } }) => tool ?? []), ...reader.inHand];
  const ownNames = own.flatMap((id) => reader.namesOf('tool', id)).map((name) => name.toLowerCase());
  const isInMention = (index: number) => mentions.some(({ from, to }) => from <= index && index <= to);
  const thingsAt = Map.groupBy(
    scope.hits.filter(({ kind, from }) => kind === 'things' && !isInMention(from)),
    ({ from }) => from,
  );
  const weapons = [...thingsAt].flatMap(([from, found]): readonly StrangeThing[] => {
    const { stem = '', text = '' } = tokens[from] ?? {};
    const isNoun = found.some(({ id }) => stem === lexicon.stems.of(id));
    // A “blade” can be the actor's sword.
    const isOwned = found.some(({ id }) => ownNames.some((name) => name.split(' ').some((word) => word.endsWith(id))));
    return isNoun && !isOwned ? [{ thing: text, fit: 'strange weapon' }] : [];
  });
  if (scope.named.tools.size > 0) return weapons;
  const verbsByEnd = Map.groupBy(
    scope.hits.filter(({ kind, weight }) => kind === 'action' && weight >= MIN_VERB_WEIGHT),
    ({ to }) => to,
  );
  const thingsAfterVerbs = [...verbsByEnd].flatMap(([to, verbHits]): readonly StrangeThing[] => {
    const wordIndexes: number[] = [];
    for (let index = to + 1; index < tokens.length && wordIndexes.length < MAX_WORDS_OF_THING; index++) {
      const token = tokens[index];
      if (token?.after !== '') break;
      const isArticle = hits.some((hit) => hit.from === index && (hit.kind === 'articles' || hit.kind === 'me'));
      if (isArticle && wordIndexes.length === 0) continue;
      if (isArticle || isInMention(index) || lexicon.isSmall(token.stem)) break;
      wordIndexes.push(index);
    }
    if (wordIndexes.length === 0) return [];
    const hasUnknownWord = wordIndexes.some((index) => !lexicon.isWord(tokens[index]?.stem ?? ''));
    const clearVerbs = verbHits.filter(({ weight }) => hasUnknownWord || weight >= MIN_EVIDENCE);
    if (clearVerbs.length === 0) return [];
    return [
      {
        thing: wordIndexes.map((index) => tokens[index]?.text ?? '').join(' '),
        fit: hasUnknownWord ? 'strange thing' : 'thing by another name',
        actions: new Set(clearVerbs.map(({ id }) => id)),
      },
    ];
  });
  return [...weapons, ...thingsAfterVerbs];
}
