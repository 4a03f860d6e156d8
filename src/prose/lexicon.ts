// The lexicon of a system in one language, made from the language's files: the words that players use for actions,
// weapons and manners.

import { Stemmer, type Token, typosAllowed, typosBetween, type WordForms } from './words.ts';

/** A language's words that mean the same in every system, from `verbs/common.yaml`. */
export interface CommonWords extends WordForms {
  /**
   * True if players mix English words into the language: “casteo fireball”. Its word lists then must not give an
   * English word another meaning.
   */
  readonly mixesEnglish?: boolean;
  readonly me: readonly string[];
  readonly pronouns: readonly string[];
  /** The pronouns that can only be a subject: "he", "they". */
  readonly subjects: readonly string[];
  /** Words for oneself as a target: "me", "myself". */
  readonly reflexives: readonly string[];
  /** Words for someone else as a victim: “him” in “the one who hit him”, “his” in “his attacker”. */
  readonly victims?: readonly string[];
  /** Words for whose something is, other than the actor's: “his” in “his skull”. */
  readonly possessives?: readonly string[];
  /** Words for someone's attacker, after a possessive: “Mira's attacker”. */
  readonly attackers?: readonly string[];
  /** Parts of a body that stand for someone in “the hand that hit me”. */
  readonly limbs?: readonly string[];
  /**
   * The names of each letter, starting with those of A, for the squares of a map: “dee seven”. One with a “?” only
   * counts after a word such as “to”: “to sea three”.
   */
  readonly letterNames?: readonly (readonly string[])[];
  /** Words for oneself that are never the subject: "me" in “le loup me mord”. */
  readonly objects?: readonly string[];
  /** Articles that are pronouns before a verb: "le" in “je le frappe”. `pluralClitics` has the plural ones. */
  readonly clitics?: readonly string[];
  readonly pluralClitics?: readonly string[];
  /** True if people's names have articles, too: “curo o nim”. */
  readonly articledNames?: boolean;
  /** True if “wounded” and “nearest” come after a name rather than before it. */
  readonly statesFollow?: boolean;
  /** Words for several: "both", "them", "all". */
  readonly plurals: readonly string[];
  /** The words for each ordinal number, starting with "first". */
  readonly ordinals: readonly (readonly string[])[];
  /** The words for each number, starting with "one". */
  readonly numbers: readonly (readonly string[])[];
  /** Words before the number of a name: “number two” for Goblin 2. */
  readonly numbered?: readonly string[];
  /** Words for what can be staked. Before them, “one” is a number: “one stress”. */
  readonly stakes?: readonly string[];
  readonly last: readonly string[];
  readonly other: readonly string[];
  /** Things that “the other” and the like can come before: “the other side”, “the first time”. */
  readonly otherThings?: readonly string[];
  readonly nearest: readonly string[];
  readonly farthest: readonly string[];
  /** Words for being near someone: “the near goblin”, “the one next to Mira”. */
  readonly near?: readonly string[];
  /** Words that mean the farthest of several only right before a name: “the far goblin”, but not “the far wall”. */
  readonly far?: readonly string[];
  /** Words for the actor's last target: “the same one”. */
  readonly same?: readonly string[];
  /** The word between someone and who they belong to: “the friend of the bandit”. */
  readonly of?: readonly string[];
  readonly wounded: readonly string[];
  readonly unhurt: readonly string[];
  /** Words for someone who is down: “the one on the ground”. */
  readonly fallen?: readonly string[];
  readonly biggest: readonly string[];
  readonly enemies: readonly string[];
  readonly allies: readonly string[];
  /**
   * Words for a character's people or calling: “dwarf”, “wizard”. They mean a friend, or the actor at the start of a
   * sentence, unless an enemy is of that kind.
   */
  readonly roles?: readonly string[];
  /** Words for someone on the actor's side, who may be the actor: “the one of us who bleeds most”. */
  readonly ours?: readonly string[];
  /**
   * Words that refer to someone only before a description of what they did: “o que me acertou”. Elsewhere, “o que” may
   * mean “what”.
   */
  readonly doers?: readonly string[];
  /** Words that begin a relative clause: "that" in “the one that hit me”. */
  readonly relatives: readonly string[];
  /**
   * How many words can come between a name and its relative clause: “greife den Goblin mit dem Schwert an, der mich
   * getroffen hat”.
   */
  readonly relativesLater?: number;
  /** Words that end a relative clause: “hat” in “der mich getroffen hat”. The clause's verb isn't the actor's. */
  readonly relativeEnds?: readonly string[];
  /** True if the actor comes after the verb in a clause that follows a condition: “wenn er kommt, schlage ich zu”. */
  readonly inverts?: boolean;
  /** Verbs for attacks that hit. */
  readonly hits: readonly string[];
  /** Verbs whose subject is who the action is done to: “kriegt” in “der Goblin kriegt eins”. */
  readonly receives?: readonly string[];
  /** Words that say that an attack failed by little: “who nearly speared me”. */
  readonly nearly?: readonly string[];
  /** Words that stand for an attack told before: “the one who did”. */
  readonly did?: readonly string[];
  /** Verbs for attacks that missed. */
  readonly misses: readonly string[];
  readonly articles: readonly string[];
  /** Indefinite articles, which don't point to a known combatant: "a". */
  readonly indefinite?: readonly string[];
  /** Articles that mark the object of a verb: “den” in “den Wolf”. */
  readonly objectArticles?: readonly string[];
  /** Endings of verbs that come after their object: “Wolf hauen”. */
  readonly infinitives?: readonly string[];
  readonly not: readonly string[];
  /** Words that leave someone out: “everyone except the archer”. */
  readonly except?: readonly string[];
  /** Words for no one, as in “the one that hit no one”. */
  readonly nobody?: readonly string[];
  /** Weapons and items that no rulebook has: “katana”. The actor doesn't have them. */
  readonly strange?: readonly string[];
  /** Negations that come after their verb: “greife nicht an”. */
  readonly notAfter?: readonly string[];
  /** The maximum number of words from a verb to a negation that follows it: 1 for “bouge pas”. */
  readonly notReach?: number;
  /**
   * If given, a name is plural only after one of these articles: “die Banditen” are several, but “den Banditen” is only
   * one.
   */
  readonly pluralArticles?: readonly string[];
  /** What begins a condition: "if", "when". */
  readonly conditions: readonly string[];
  /** Words before something that happens at the same time: "as", "while". */
  readonly meanwhile: readonly string[];
  /** What joins two actions: "and", "then". */
  readonly joints: readonly string[];
  /** Words that two names follow: “between Mira and the wolf”. */
  readonly betweenTwo?: readonly string[];
  /** What begins the alternative to a condition: "otherwise", "if not". */
  readonly otherwise: readonly string[];
  /** The lists whose phrases are found only without other words in between: “the one who”. */
  readonly adjacent?: readonly MeaningKind[];
  /**
   * Words that only count right before the rest of their phrase: “se ele” (“if he”) isn't in “se joga nele” (“throws
   * herself at him”).
   */
  readonly tight?: readonly string[];
  /** Words for staking everything. */
  readonly everything: readonly string[];
  readonly behind: readonly string[];
  readonly away: readonly string[];
  readonly toward: readonly string[];
  /** Words for coming near: "in reach", "closer". */
  readonly closing: readonly string[];
  readonly crates: readonly string[];
  readonly pillars: readonly string[];
  readonly high: readonly string[];
  readonly cover: readonly string[];
  /** Frequent words that say nothing about actions. They are never corrected as typos. */
  readonly plain: readonly string[];
  /** Words that say little within a phrase: “the” in “turn the blow”. */
  readonly small: readonly string[];
  /** Other words for creatures, by a word in their names: "marksman" has "sniper". */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Words for ways to move that no one has: “fly”, “teleport”. */
  readonly impossibleWays?: readonly string[];
  /** Words for kinds of weapons, by a part of the weapon's name: "sword" has "blade". */
  readonly things: Readonly<Record<string, readonly string[]>>;
}

/** Words by concept, the same in every system, from `verbs/concepts.yaml`. */
export type ConceptWords = Readonly<Record<string, readonly string[]>>;

/**
 * A system's words, from `verbs/<system>.yaml`. A word or phrase that ends in "?" counts half. “=strike” stands for all
 * words of a concept.
 */
export interface SystemWords {
  /** The words for each action. */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** The words for each tool, besides its name. */
  readonly tools?: Readonly<Record<string, readonly string[]>>;
  /** The words for each manner. The key is "action/manner" if the manner means something else for another action. */
  readonly manners?: Readonly<Record<string, readonly string[]>>;
  /** The action that waits for something to happen: “if he comes closer, …”. */
  readonly conditional?: string;
}

/**
 * The learned weights of each action, tool, manner and concept, by features of a text: concepts, words (“…”) and
 * others. A weight says how much likelier the action (or tool and so on) is if the text has the feature.
 * `bench/learn-prose.ts` learns the weights.
 */
export type LearnedWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The key of the weights for whether a text describes an action at all. */
export const ANY_ACTION = 'any action';

/** The key of the weights for whether a text describes two actions. */
export const TWO_ACTIONS = 'two actions';

/** The kinds of meanings that a phrase can have. */
export type MeaningKind = 'action' | 'tool' | 'manner' | 'concept' | keyof CommonWords;

interface Meaning {
  readonly kind: MeaningKind;
  readonly id: string;
  readonly weight: number;
}

interface Phrase {
  readonly stems: readonly string[];
  readonly meanings: readonly Meaning[];
}

/** A phrase found in a text. */
export interface Hit {
  readonly kind: MeaningKind;
  readonly id: string;
  readonly weight: number;
  /** The positions of the phrase's first and last word. */
  readonly from: number;
  readonly to: number;
  /** The positions of all words of the phrase. */
  readonly at: readonly number[];
}

/**
 * The maximum number of words between two words of a phrase, unless the language says otherwise: "knock the goblin
 * over".
 */
const MAX_WORDS_IN_PHRASE_GAP = 3;
/** The weight of a phrase's first word, and of each further word. */
const [WORD_WEIGHT, FURTHER_WEIGHT] = [2, 0.8];
/** The weight of a further word that says nothing by itself. */
const FURTHER_SMALL_WORD_WEIGHT = 0.35;
/** Each word between a phrase's own words multiplies the phrase's weight by this. */
const GAP_FACTOR = 0.9;
/** A typo in a phrase's first word multiplies the phrase's weight by this. */
const TYPO_FACTOR = 0.7;

/** Lists of a language that aren't looked up in a text. */
const WORD_LISTS_WITHOUT_MEANING: ReadonlySet<string> = new Set([
  'quotes',
  'dashes',
  'endings',
  'contracted',
  'elided',
  'gluedToConsonants',
  'subjects',
  'small',
  'reflexives',
  'pluralArticles',
  'adjacent',
  'objectArticles',
  'relativeEnds',
  'infinitives',
  'tight',
  'victims',
  'letterNames',
  'nearly',
  'possessives',
  'of',
]);

/** The maximum number of corrected words that are kept. */
const MAX_CACHED_CORRECTIONS = 5000;

/** The words of one system in one language. */
export class Lexicon {
  readonly common: CommonWords;
  readonly stems: Stemmer;
  readonly conditional: string | undefined;
  readonly habits: LearnedWeights;
  /** The files that the learned weights come from. One file is for all systems: it is the same in all lexicons. */
  readonly habitFiles: readonly LearnedWeights[];
  /** The tools that have words of their own, such as spells. */
  readonly tools: readonly string[];
  /** The learned weights for whether a text describes an action at all. */
  readonly anyActionWeights: Readonly<Record<string, number>>;
  /** True if `anyActionWeights` has no weights for single words, as in every language but English. */
  readonly lacksWordWeights: boolean;
  readonly #small: ReadonlySet<string>;
  readonly #tight: ReadonlySet<string>;
  readonly #subjects: ReadonlySet<string>;
  readonly #reflexives: ReadonlySet<string>;
  readonly #names = new Map<string, readonly string[]>();
  readonly #phrases = new Map<string, Map<string, Phrase>>();
  /** The stems of at least 5 letters, by first letter and length, to find typos. */
  readonly #bySize = new Map<string, Set<string>>();
  readonly #known = new Set<string>();
  readonly #words = new Set<string>();
  readonly #senses = new Map<string, readonly string[]>();
  readonly #manners = new Map<string, readonly string[]>();
  readonly #corrections = new Map<string, string | undefined>();

  /** `spelled` has words that resemble a word of the game but are spelled right. */
  constructor(
    common: CommonWords,
    concepts: ConceptWords,
    words: SystemWords,
    habitFiles: readonly LearnedWeights[],
    spelled: readonly string[] = [],
  ) {
    const learnedWeights: LearnedWeights = Object.assign({}, ...habitFiles);
    this.habitFiles = habitFiles;
    this.common = common;
    this.stems = new Stemmer(common);
    this.conditional = words.conditional;
    this.habits = learnedWeights;
    this.tools = Object.keys(words.tools ?? {});
    this.anyActionWeights = learnedWeights[ANY_ACTION] ?? {};
    const weightedFeatures = Object.keys(this.anyActionWeights);
    this.lacksWordWeights = weightedFeatures.length > 0 && !weightedFeatures.some((feature) => feature.startsWith('“'));
    for (const id of Object.keys(words.manners ?? {})) {
      const [action = '', manner] = id.split('/');
      if (manner !== undefined) this.#manners.set(action, [...this.mannersOf(action), manner]);
    }
    for (const [kind, lists] of [
      ['action', words.actions],
      ['tool', words.tools],
      ['manner', words.manners],
    ] as const)
      for (const [id, list] of Object.entries(lists ?? {}))
        this.#senses.set(
          `${kind} ${id}`,
          list.filter((each) => each.startsWith('=') && !each.endsWith('?')).map((each) => each.slice(1)),
        );
    this.#subjects = new Set(common.subjects);
    this.#reflexives = new Set(common.reflexives);
    this.#tight = new Set((common.tight ?? []).map((word) => this.stems.of(word)));
    this.#small = new Set(common.small.map((word) => this.stems.of(word)));
    for (const word of spelled) this.#known.add(this.stems.of(word));
    const expandConcepts = (list: readonly string[]) => withConcepts(list, concepts);
    const useCounts = new Map<string, number>();
    for (const phrases of Object.values(words.actions))
      for (const phraseKey of new Set(expandConcepts(phrases).map((phrase) => this.#stemsOf(phrase).join(' '))))
        useCounts.set(phraseKey, (useCounts.get(phraseKey) ?? 0) + 1);
    for (const [id, list] of Object.entries(words.actions)) this.#add('action', id, expandConcepts(list), useCounts);
    for (const [id, list] of Object.entries(words.tools ?? {})) this.#add('tool', id, expandConcepts(list));
    for (const [id, list] of Object.entries(words.manners ?? {})) this.#add('manner', id, expandConcepts(list));
    for (const [id, list] of Object.entries(concepts)) this.#add('concept', id, list);
    for (const [kind, list] of Object.entries(common)) {
      if (!Array.isArray(list) || WORD_LISTS_WITHOUT_MEANING.has(kind)) continue;
      for (const [index, each] of list.entries())
        this.#add(kind as keyof CommonWords, String(index + 1), typeof each === 'string' ? [each] : each);
    }
    for (const [id, list] of Object.entries(common.things)) this.#add('things', id, [id, ...list]);
    for (const [id, list] of Object.entries(common.kinds)) this.#add('kinds', this.stems.of(id), list);
  }

  /** The concepts that the words of an action, a tool or a manner come from. */
  sensesOf(kind: 'action' | 'tool' | 'manner', id: string): readonly string[] {
    return this.#senses.get(`${kind} ${id}`) ?? [];
  }

  /** The manners of an action that have words of their own. */
  mannersOf(action: string): readonly string[] {
    return this.#manners.get(action) ?? [];
  }

  /** Whether a word can only be the subject. */
  isSubjectPronoun(text: string): boolean {
    return this.#subjects.has(text);
  }

  /** Whether a word means the actor as the target. */
  isReflexive(text: string): boolean {
    return this.#reflexives.has(text);
  }

  /** Whether a word means someone other than the actor as a victim or as the owner of something: “him”, “his”. */
  isVictimPronoun(text: string): boolean {
    return this.common.victims?.includes(text.replace(/'$/u, '')) === true;
  }

  /** The stems of a name's words, without articles. */
  stemsOfName(name: string): readonly string[] {
    const cachedStems = this.#names.get(name);
    if (cachedStems) return cachedStems;
    const nameStems = this.#stemsOf(name.replace(/\?$/, '')).filter((stem) => stem.length > 1 || /\d/u.test(stem));
    if (this.#names.size > 5000) this.#names.clear();
    this.#names.set(name, nameStems);
    return nameStems;
  }

  #stemsOf(phrase: string): readonly string[] {
    return phrase
      .toLowerCase()
      .replace(/\?$/, '')
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word !== '')
      .flatMap((word) => this.stems.split(word))
      .map((word) => this.stems.of(word));
  }

  #add(kind: MeaningKind, id: string, phrases: readonly string[], useCounts?: ReadonlyMap<string, number>): void {
    for (const phrase of phrases) {
      const stems = this.#stemsOf(phrase);
      const [first] = stems;
      if (first === undefined) continue;
      const key = stems.join(' ');
      const hintFactor = phrase.endsWith('?') ? 0.5 : 1;
      const useCount = useCounts?.get(key) ?? 1;
      const weight = (hintFactor * this.#weightOf(stems)) / (1 + 0.15 * (useCount - 1));
      const phrasesByKey = this.#phrases.get(first) ?? new Map<string, Phrase>();
      this.#phrases.set(first, phrasesByKey);
      const oldMeanings = phrasesByKey.get(key)?.meanings ?? [];
      const existingMeaning = oldMeanings.find((each) => each.kind === kind && each.id === id);
      const otherMeanings =
        existingMeaning && existingMeaning.weight < weight
          ? oldMeanings.filter((each) => each !== existingMeaning)
          : oldMeanings;
      if (!existingMeaning || existingMeaning.weight < weight)
        phrasesByKey.set(key, { stems, meanings: [...otherMeanings, { kind, id, weight }] });
      for (const stem of stems) {
        this.#words.add(stem);
        this.know(stem);
      }
    }
  }

  /** The weight of a phrase. Words that say nothing by themselves, such as “up” and “the”, have less weight. */
  #weightOf(stems: readonly string[]): number {
    const meaningfulWordCount = stems.filter((stem) => !this.#small.has(stem)).length;
    if (meaningfulWordCount === 0)
      return stems.length === 1 ? WORD_WEIGHT : WORD_WEIGHT * 0.85 + 0.2 * (stems.length - 2);
    return (
      WORD_WEIGHT +
      FURTHER_WEIGHT * (meaningfulWordCount - 1) +
      FURTHER_SMALL_WORD_WEIGHT * (stems.length - meaningfulWordCount)
    );
  }

  /** Whether a stem belongs to a word in the language's files, not only to a name. */
  isWord(stem: string): boolean {
    return this.#words.has(stem);
  }

  /** Whether a stem says little, such as “the”. */
  isSmall(stem: string): boolean {
    return this.#small.has(stem);
  }

  /** Makes a stem known, so that its typos are found, and so that it isn't corrected itself. */
  know(stem: string): void {
    if (this.#known.has(stem)) return;
    this.#known.add(stem);
    this.#corrections.clear();
    if (typosAllowed(stem) === 0) return;
    const letterAndLength = letterAndLengthKey(stem, stem.length);
    this.#bySize.set(letterAndLength, (this.#bySize.get(letterAndLength) ?? new Set()).add(stem));
  }

  /** The text with each misspelled word replaced by the known word it most likely is. */
  corrected(tokens: readonly Token[]): readonly (Token & { readonly typo?: true })[] {
    return tokens.flatMap((token): readonly (Token & { readonly typo?: true })[] => {
      const stemWithoutRepeatedLetters = this.#withoutRuns(token);
      if (stemWithoutRepeatedLetters !== undefined) return [{ ...token, stem: stemWithoutRepeatedLetters }];
      const splitTokens = this.#unglued(token);
      if (splitTokens) return splitTokens;
      const knownStem = this.#knownFor(token.stem);
      return [knownStem === undefined ? token : { ...token, stem: knownStem, typo: true }];
    });
  }

  /** Splits a word that lacks its apostrophe, “jattaque”, if its second part is a known word. */
  #unglued(token: Token): readonly Token[] | undefined {
    const [elided, rest] = (!this.#known.has(token.stem) && this.stems.unglued(token.text)) || [];
    if (elided === undefined || rest === undefined) return undefined;
    const stem = this.stems.of(rest);
    if (!this.#known.has(stem)) return undefined;
    return [
      { ...token, text: elided, stem: this.stems.of(elided) },
      { ...token, text: rest, stem, after: '' },
    ];
  }

  /**
   * The stem of a word with a letter repeated for emphasis: “runnnn”. Undefined if no letter comes three times in a
   * row.
   */
  #withoutRuns({ text }: Token): string | undefined {
    if (!/(.)\1\1/u.test(text)) return undefined;
    const stemWithDoubleLetters = this.stems.of(text.replace(/(.)\1{2,}/gu, '$1$1'));
    return this.#known.has(stemWithDoubleLetters)
      ? stemWithDoubleLetters
      : this.stems.of(text.replace(/(.)\1+/gu, '$1'));
  }

  #knownFor(stem: string): string | undefined {
    const maxTypos = typosAllowed(stem);
    if (maxTypos === 0 || this.#known.has(stem)) return undefined;
    if (this.#corrections.has(stem)) return this.#corrections.get(stem);
    const closestStem = this.#closestTo(stem, maxTypos);
    if (this.#corrections.size > MAX_CACHED_CORRECTIONS) this.#corrections.clear();
    this.#corrections.set(stem, closestStem);
    return closestStem;
  }

  #closestTo(stem: string, most: number): string | undefined {
    let closestStem: string | undefined;
    let fewestTypos = most + 1;
    for (let stemLength = stem.length - most; stemLength <= stem.length + most; stemLength++)
      for (const knownStem of this.#bySize.get(letterAndLengthKey(stem, stemLength)) ?? []) {
        const typoCount = typosBetween(stem, knownStem, fewestTypos - 1);
        if (typoCount < fewestTypos) [closestStem, fewestTypos] = [knownStem, typoCount];
      }
    return closestStem;
  }

  /** Every known phrase in a text. Phrases may overlap. */
  hitsIn(tokens: readonly (Token & { readonly typo?: true })[]): readonly Hit[] {
    return tokens.flatMap((token, from) => {
      const phrases = this.#phrases.get(token.stem);
      if (!phrases) return [];
      return [...phrases.values()].flatMap(({ stems, meanings }) => {
        const at = phrasePositions(tokens, from, stems, this.common.between ?? MAX_WORDS_IN_PHRASE_GAP, this.#tight);
        if (at === undefined) return [];
        const to = at.at(-1) ?? from;
        const weightFactor = (token.typo ? TYPO_FACTOR : 1) * GAP_FACTOR ** (to - from + 1 - stems.length);
        const isWithoutGaps = at.length === to - from + 1;
        return meanings.flatMap(({ kind, id, weight }) =>
          isWithoutGaps || !this.common.adjacent?.includes(kind)
            ? [{ kind, id, weight: weight * weightFactor, from, to, at }]
            : [],
        );
      });
    });
  }
}

/** Replaces each concept, such as “=strike”, with all of its words. “=strike?” counts half. */
function withConcepts(list: readonly string[], concepts: ConceptWords): readonly string[] {
  return list.flatMap((each) => {
    if (!each.startsWith('=')) return [each];
    const countsHalf = each.endsWith('?');
    const conceptWords = concepts[each.slice(1, countsHalf ? -1 : undefined)] ?? [];
    return countsHalf ? conceptWords.map((word) => (word.endsWith('?') ? word : `${word}?`)) : conceptWords;
  });
}

function letterAndLengthKey(stem: string, length: number): string {
  return `${stem[0] ?? ''}${length}`;
}

/** The positions of a phrase's words. Undefined if the phrase isn't there. */
function phrasePositions(
  tokens: readonly Token[],
  from: number,
  stems: readonly string[],
  between: number,
  tight: ReadonlySet<string>,
): readonly number[] | undefined {
  const wordPositions = [from];
  let at = from;
  for (const [index, stem] of stems.slice(1).entries()) {
    let nextPosition = at + 1;
    const lastPosition = Math.min(tokens.length - 1, nextPosition + (tight.has(stems[index] ?? '') ? 0 : between));
    while (nextPosition <= lastPosition && tokens[nextPosition]?.stem !== stem && tokens[nextPosition]?.after !== '.')
      nextPosition++;
    const token = tokens[nextPosition];
    if (nextPosition > lastPosition || token?.stem !== stem || token.after === '.') return undefined;
    at = nextPosition;
    wordPositions.push(at);
  }
  return wordPositions;
}
