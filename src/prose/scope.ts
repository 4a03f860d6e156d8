// Looks up what a part of a text says: who is named, which verbs, weapons and manners it has, and how strongly these
// words suggest each action. This is done once, before the possible actions are compared.

import type { CompleteAction } from '../rules/core/complete-actions.ts';
import { type AnalyzedText, type Clause, doersIn } from './clauses.ts';
import type { KnownFight } from './described-combatants.ts';
import type { Hit, Lexicon } from './lexicon.ts';
import type { Mention } from './narrowing.ts';
import { type ActionOption, areAllies, optionsOf, type PossibleMoves, type TargetChoice } from './options.ts';
import { type ClauseScores, unitScoresOf } from './ranking.ts';
import { mentionsIn } from './references.ts';
import { hasSpeech, type Token, withSquaresAsNames, wordsOf } from './words.ts';

/** Everything that is needed to read a text: the fight, the lexicon, and what the actor can do now. */
export interface Reader extends KnownFight {
  readonly lexicon: Lexicon;
  /** The actions that are possible now, as `completeActions` lists them. */
  readonly acts: readonly CompleteAction[];
  readonly moves?: PossibleMoves;
  /** The names that players use for a tool or manner. */
  namesOf(kind: 'tool' | 'manner', id: string): readonly string[];
  /** The weapons that the actor holds, by name. An attack that names no weapon uses one of them. */
  readonly inHand: readonly string[];
}

/** The minimum evidence for an action. A single everyday verb is enough, a weak word isn't. */
export const MIN_EVIDENCE = 1.2;

/** What a character says in a text. It isn't an action, but it can show which action is meant, and against whom. */
export interface Speech {
  /** Who is spoken to or about, except combatants that are referred to only by a pronoun. */
  readonly mentions: readonly Mention[];
  /** The words and concepts in the speech, as features with learned weights. */
  readonly features: readonly (readonly [string, number])[];
}

/** The maximum number of words of speech that are read. */
const MAX_SPOKEN_WORDS = 40;

function speechOf(tokens: readonly Token[], reader: Reader): Speech {
  if (tokens.length === 0) return { mentions: [], features: [] };
  const { lexicon } = reader;
  const spokenWords = tokens.slice(0, MAX_SPOKEN_WORDS);
  const lexiconHits = lexicon.hitsIn(spokenWords);
  const mentions = mentionsIn(spokenWords, lexiconHits, lexicon, reader).filter(
    ({ pronoun, self }) => !pronoun && !self,
  );
  const concepts = lexiconHits.filter(({ kind }) => kind === 'concept').map(({ id }) => id);
  return {
    mentions,
    features: [
      ...spokenWords.map(({ stem }) => [`“said: ${stem}”`, 1] as const),
      ...concepts.map((id) => [`said: ${id}`, 1] as const),
    ],
  };
}

/** A text in a fight, with everything found in it. */
export interface TextFacts extends AnalyzedText {
  /** Whether the text ends with a question mark, not counting one inside a quotation. */
  readonly asks: boolean;
  readonly speech: Speech;
  readonly reader: Reader;
  readonly inverts: boolean | undefined;
  readonly options: readonly ActionOption[];
  readonly byAction: ReadonlyMap<string, readonly ActionOption[]>;
  /** A cache of whether the rules allow an action, by the action's key. */
  readonly allowed: Map<string, boolean>;
}

const toolNamesByOptions = new WeakMap<readonly ActionOption[], ReadonlyMap<Lexicon, readonly string[]>>();

/** The names of the tools that are offered, in lower case. */
function toolNamesOf({ lexicon, namesOf }: Reader, options: readonly ActionOption[]): readonly string[] {
  const cachedNames = toolNamesByOptions.get(options)?.get(lexicon);
  if (cachedNames) return cachedNames;
  const tools = new Set(options.flatMap(({ method: { tool } }) => tool?.split(': ').at(-1) ?? []));
  const names = [...tools].flatMap((tool) => namesOf('tool', tool)).map((name) => name.toLowerCase());
  toolNamesByOptions.set(options, new Map([...(toolNamesByOptions.get(options) ?? []), [lexicon, names]]));
  return names;
}

export function textFactsOf(text: string, reader: Reader): TextFacts {
  const { lexicon } = reader;
  const words = wordsOf(text, lexicon.common, lexicon.stems);
  const options = optionsOf(reader.acts);
  const names = [...reader.seen.map(({ name }) => name.toLowerCase()), ...toolNamesOf(reader, options)];
  for (const name of names)
    for (const word of name.split(/[^\p{L}\p{N}]+/u)) if (word) lexicon.know(lexicon.stems.of(word));
  const correctedTokens = lexicon.corrected(words.narrated);
  const tokens = reader.encounter.field ? withSquaresAsNames(correctedTokens, lexicon.common) : correctedTokens;
  const lexiconHits = lexicon.hitsIn(tokens);
  const speech = speechOf(lexicon.corrected(words.spoken), reader);
  const idsMentionedInSpeech = speech.mentions.flatMap(({ ids }) => ids.slice(0, 1));
  const mentions = mentionsIn(tokens, lexiconHits, lexicon, reader, idsMentionedInSpeech);
  return {
    ...{ reader, tokens, hits: lexiconHits, mentions, actor: reader.actor, conditional: lexicon.conditional },
    speech,
    notReach: lexicon.common.notReach,
    objectArticles: lexicon.common.objectArticles,
    infinitives: lexicon.common.infinitives,
    relativeEnds: lexicon.common.relativeEnds,
    inverts: lexicon.common.inverts,
    isSpoken: hasSpeech(text, lexicon.common),
    asks: /\?\s*$/u.test(text),
    options,
    byAction: Map.groupBy(options, ({ name }) => name),
    allowed: new Map(),
  };
}

/** What a clause says. It's looked up once, before the possible actions are compared. */
export interface Scope extends ClauseScores {
  readonly clause: Clause;
  readonly evidence: ReadonlyMap<string, number>;
  readonly mentions: readonly Mention[];
  /** The mentions of others who act: “the wolf” in “the wolf leaps at me, I dodge”. */
  readonly doers: ReadonlySet<Mention>;
  readonly hits: readonly Hit[];
  readonly stems: ReadonlySet<string>;
  readonly tokens: readonly Token[];
  readonly isConditional: boolean;
  readonly saysEverything: boolean;
  /** The first number in the clause. */
  readonly number: number | undefined;
  readonly numbers: readonly number[];
  readonly tile: string | undefined;
  /** The features of the clause, for which there are learned weights. */
  readonly features: ReadonlyMap<string, number>;
  /** Whether the clause names enemies or friends as targets. */
  readonly aims: { readonly enemy: boolean; readonly friend: boolean };
  /** The tools and manners that the clause names in full. A name inside a longer one doesn't count. */
  readonly named: { readonly tools: ReadonlySet<string>; readonly manners: ReadonlySet<string> };
  /** A cache of the clause's evidence for each tool and manner. */
  readonly methods: Map<string, number>;
  /** A cache of the possible targets, which several options can share. */
  readonly targets: Map<ActionOption['byTarget'], readonly TargetChoice[]>;
}

export function scopeOf(facts: TextFacts, clause: Clause): Scope {
  const { reader, tokens, hits, mentions } = facts;
  const isInClause = ({ from }: { readonly from: number }) =>
    clause.parts.some((part) => part.from <= from && from <= part.to);
  const isInName = (index: number) => mentions.some((each) => !each.pronoun && each.from <= index && index <= each.to);
  // A word for a weapon, such as “Blade”, may also be a friend's name.
  const own = hits.filter(
    (hit) => isInClause(hit) && !(hit.kind === 'things' || hit.kind === 'tool' ? isInName(hit.from) : false),
  );
  const clauseTokens = tokens.filter((_, index) => isInClause({ from: index }));
  const numbers = tokens.flatMap(({ text }, index) => {
    // The number in “of the two goblins” isn't a stake.
    const isBeforeName = tokens[index + 1]?.after === '' && isInName(index + 1);
    if (!isInClause({ from: index }) || isInName(index) || isBeforeName) return [];
    if (/^\d{1,3}$/.test(text)) return [Number(text)];
    const [numberHit] = hits
      .filter(({ kind, from }) => kind === 'numbers' && from === index)
      .toSorted((one, other) => other.at.length - one.at.length);
    // The “one” in “one of the goblins” and “the one” isn't a stake, but the one in “one measly stress” is.
    const isStaked = hits.some(
      ({ kind, from }) =>
        kind === 'stakes' &&
        (from === index + 1 || (from === index + 2 && tokens[index + 1]?.after === '' && !isInName(index + 1))),
    );
    return numberHit && (numberHit.id !== '1' || isStaked) ? [Number(numberHit.id)] : [];
  });
  // In “the wolf at F5”, the square says which wolf is meant.
  const tileName = squareMeant(
    reader,
    tokens.filter(
      (_, index) => isInClause({ from: index }) && !mentions.some(({ from, to }) => from < index && index <= to),
    ),
  );
  const isConditional = clause.parts.some(({ role }) => role === 'condition');
  const evidence = new Map(clause.evidence);
  const { conditional } = reader.lexicon;
  if (isConditional && conditional !== undefined)
    evidence.set(conditional, (evidence.get(conditional) ?? 0) + CONDITION_EVIDENCE);
  const targetMentions = mentions.filter((each) => isInClause(each) && !each.self && !isSubject(facts, each));
  const isEnemy = ({ ids }: Mention) => ids[0] !== undefined && !areAllies(reader, [ids[0]]);
  const featureKind = ({ kind }: Hit) => (kind === 'notAfter' ? 'not' : kind);
  const isFeatureHit = (hit: Hit) => ['not', 'everything', 'plurals'].includes(featureKind(hit));
  const features = new Map<string, number>([
    ['any', 1],
    ...[...clause.concepts].map(([id, weight]) => [id, Math.min(1.5, weight / 2)] as const),
    ...own.filter(isFeatureHit).map((hit) => [`says ${featureKind(hit)}`, 1] as const),
    ...(targetMentions.some(isEnemy) ? [['names a foe', 1] as const] : []),
    ...(targetMentions.some((each) => !isEnemy(each)) ? [['names a friend', 1] as const] : []),
    ...(tileName === undefined ? [] : [['names a square', 1] as const]),
    ...(isConditional ? [['has a condition', 1] as const] : []),
    ...(clauseTokens.length <= 3 ? [['is short', 1] as const] : []),
    ...wordFeatures(facts, (index) => isInClause({ from: index })),
    ...facts.speech.features,
  ]);
  return {
    clause,
    evidence,
    features,
    aims: { enemy: targetMentions.some(isEnemy), friend: targetMentions.some((each) => !isEnemy(each)) },
    mentions: mentions.filter(isInClause),
    doers: new Set(clause.parts.flatMap((part) => doersIn(facts, part))),
    hits: own,
    stems: new Set(
      tokens.flatMap(({ stem }, index) => (isInClause({ from: index }) && !isInName(index) ? [stem] : [])),
    ),
    tokens: clauseTokens,
    isConditional,
    saysEverything: own.some(({ kind }) => kind === 'everything'),
    number: numbers[0],
    numbers,
    tile: tileName,
    named: namedMethods(facts, (index) => isInClause({ from: index }) && !isInName(index)),
    methods: new Map(),
    unitScores: unitScoresOf(facts.reader.lexicon.habitFiles, features),
    sharedScores: new Map(),
    targets: new Map(),
  };
}

/**
 * The square that a text names. Of several, the last one that the actor can move to. If the actor can move to none of
 * them, the first one where the actor isn't already.
 */
function squareMeant({ moves, encounter, actor }: Reader, tokens: readonly Token[]): string | undefined {
  const squares = tokens.map(({ text }) => text.toUpperCase()).filter((text) => /^[A-Z]\d{1,2}$/.test(text));
  const otherSquares = squares.filter((square) => square !== encounter.field?.standing[actor]);
  // In “between E6 and E7, well, to E7”, the last one counts.
  const reachableSquare = otherSquares.findLast((square) => moves?.ways.some(({ to }) => to === square));
  return reachableSquare ?? otherSquares[0] ?? squares[0];
}

/** The name of a tool or a manner. */
interface MethodName {
  readonly kind: 'tools' | 'manners';
  readonly id: string;
  readonly stems: readonly string[];
}

/** A cache by lexicon, because a text can be read in several languages. */
const methodNamesCache = new WeakMap<
  Lexicon,
  WeakMap<readonly ActionOption[], ReadonlyMap<string, readonly MethodName[]>>
>();

/** The names of all tools and manners that are offered, by their first word. */
function methodNamesOf({ reader, options }: TextFacts): ReadonlyMap<string, readonly MethodName[]> {
  const methodNamesByOptions =
    methodNamesCache.get(reader.lexicon) ??
    new WeakMap<readonly ActionOption[], ReadonlyMap<string, readonly MethodName[]>>();
  methodNamesCache.set(reader.lexicon, methodNamesByOptions);
  const cachedNames = methodNamesByOptions.get(options);
  if (cachedNames) return cachedNames;
  const namesOf = (kind: MethodName['kind'], ids: readonly (string | undefined)[]): readonly MethodName[] =>
    [...new Set(ids)].flatMap((id) =>
      id === undefined
        ? []
        : reader
            // A readied spell, such as “cast: Mend”, is named like the spell.
            .namesOf(kind === 'tools' ? 'tool' : 'manner', id.split(': ').at(-1) ?? id)
            .map((name) => ({ kind, id, stems: reader.lexicon.stemsOfName(name) })),
    );
  const names = [
    ...namesOf(
      'tools',
      options.map(({ method }) => method.tool),
    ),
    ...namesOf(
      'manners',
      options.map(({ method }) => method.manner),
    ),
  ];
  const namesByFirstStem = Map.groupBy(names, ({ stems }) => stems[0] ?? '');
  methodNamesByOptions.set(options, namesByFirstStem);
  return namesByFirstStem;
}

/** The tools, and the ways to do something, whose full names are in a part of a text. A name inside a longer one doesn't count. */
function namedMethods(facts: TextFacts, counts: (index: number) => boolean): Scope['named'] {
  const namesByFirstStem = methodNamesOf(facts);
  const tools = new Set<string>();
  const manners = new Set<string>();
  const { tokens, reader } = facts;
  for (let index = 0; index < tokens.length; index++) {
    const matchingNames = (namesByFirstStem.get(tokens[index]?.stem ?? '') ?? []).filter(
      ({ stems }) =>
        stems.every((stem, more) => tokens[index + more]?.stem === stem && counts(index + more)) &&
        // The German name for no defense is “keine”, which is in many texts.
        !stems.every((stem) => reader.lexicon.isSmall(stem)),
    );
    const longestLength = Math.max(0, ...matchingNames.map(({ stems }) => stems.length));
    for (const { kind, id, stems } of matchingNames)
      if (stems.length === longestLength) (kind === 'tools' ? tools : manners).add(id);
    index += Math.max(0, longestLength - 1);
  }
  return { tools, manners };
}

/**
 * The first word of a clause or sentence has no word before it. This stands there instead, so that both form a pair.
 */
const CLAUSE_START = '^';

/**
 * The words of a clause and its pairs of neighboring words, as features. In a pair, a placeholder such as “@foe”
 * replaces a name.
 */
function wordFeatures(facts: TextFacts, counts: (index: number) => boolean): readonly (readonly [string, number])[] {
  const { tokens, mentions, hits, reader } = facts;
  const negations = hits.filter(({ kind }) => kind === 'not' || kind === 'notAfter');
  const features = new Map<string, number>();
  let previousWord = CLAUSE_START;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || !counts(index)) {
      previousWord = CLAUSE_START;
      continue;
    }
    if (token.after === '.') previousWord = CLAUSE_START;
    const mention = mentions.find((each) => each.from === index);
    const who = mention && mentionSign(facts, mention);
    const isNegated = negations.some(({ to }) => to < index && index - to <= 2);
    const word = who ?? (/^\d+$/u.test(token.stem) ? '#' : token.stem);
    if (who === undefined) features.set(isNegated ? `“not … ${word}”` : `“${word}”`, 1);
    features.set(`“${previousWord} ${word}”`, 1);
    previousWord = word;
    if (mention && !mention.pronoun && !mention.self && reader) index = Math.max(index, mention.to);
  }
  return [...features];
}

/** The placeholder that replaces a mention of someone in pairs of words. Undefined for a pronoun. */
function mentionSign(facts: TextFacts, mention: Mention): string | undefined {
  if (mention.self) return isSubject(facts, mention) ? '@i' : '@me';
  if (mention.pronoun) return undefined;
  // On a goblin's turn, “both goblins” are who acts.
  if (mention.all && mention.ids.includes(facts.reader.actor)) return '@i';
  const [id] = mention.ids;
  return id !== undefined && areAllies(facts.reader, [id]) ? '@friend' : '@foe';
}

/** The evidence that a condition (“if he comes closer …”) adds for the action that waits for something. */
const CONDITION_EVIDENCE = 4;

/** How much of a tool's or manner's name is in a clause, from 0 to 1. */
function namedShare({ reader }: TextFacts, { stems }: Scope, kind: 'tool' | 'manner', id: string): number {
  let bestShare = 0;
  for (const name of reader.namesOf(kind, id)) {
    const nameStems = reader.lexicon.stemsOfName(name).filter((word) => !reader.lexicon.isSmall(word));
    if (nameStems.length === 0) continue;
    const foundStemCount = nameStems.filter((word) => stems.has(word)).length;
    // A part of a compound is enough: “sword” for the longsword.
    const isPartFound =
      foundStemCount === 0 && nameStems.some((word) => [...stems].some((stem) => isPartOf(stem, word)));
    bestShare = Math.max(bestShare, isPartFound ? 0.6 : foundStemCount / nameStems.length);
  }
  return bestShare;
}

function isPartOf(stem: string, word: string): boolean {
  return stem.length >= 4 && word.length > stem.length && (word.endsWith(stem) || word.startsWith(stem));
}

/** A clause's evidence for a tool or manner, from its name and from words for it. */
export function methodEvidence(
  facts: TextFacts,
  scope: Scope,
  kind: 'tool' | 'manner',
  id: string,
  action: string,
): number {
  const key = `${kind}\n${action}\n${id}`;
  const cachedEvidence = scope.methods.get(key);
  if (cachedEvidence !== undefined) return cachedEvidence;
  const evidence = newMethodEvidence(facts, scope, kind, id, action);
  scope.methods.set(key, evidence);
  return evidence;
}

function newMethodEvidence(
  facts: TextFacts,
  scope: Scope,
  kind: 'tool' | 'manner',
  id: string,
  action: string,
): number {
  const wordEvidence = scope.hits
    .filter((hit) => hit.kind === kind && (hit.id === id || hit.id === `${action}/${id}`))
    .reduce((most, { weight }) => Math.max(most, weight), 0);
  const weaponEvidence = kind === 'tool' ? thingEvidence(facts, scope, [id]) : 0;
  return Math.max(2 * namedShare(facts, scope, kind, id), wordEvidence * 0.9, weaponEvidence);
}

/** A clause's evidence for any of these weapons, from words for their kind: “blade” for a sword. */
export function thingEvidence({ reader }: TextFacts, { hits }: Scope, ids: readonly string[]): number {
  const toolNames = ids.flatMap((id) => reader.namesOf('tool', id)).map((name) => name.toLowerCase());
  return hits
    .filter((hit) => hit.kind === 'things' && toolNames.some((name) => name.includes(hit.id)))
    .reduce((most, { weight }) => Math.max(most, weight * 0.8), 0);
}

/**
 * How likely an action is before its verbs are weighed: a named enemy is probably attacked, and a named friend helped.
 */
export function priorScoreOf({ reader }: TextFacts, scope: Scope, { name, harms, helps }: ActionOption): number {
  const kind = reader.rules.actions[name]?.kind;
  if (harms && kind === 'attack') return scope.aims.enemy ? PRIOR_SCORES.attackNamed : PRIOR_SCORES.attack;
  if (helps && scope.aims.friend) return PRIOR_SCORES.helpNamed;
  return kind === 'guard' || kind === 'move' ? PRIOR_SCORES.common : 0;
}

const PRIOR_SCORES = { attackNamed: 1.7, attack: 0.7, helpNamed: 0.9, common: 0.3 } as const;

export function actionEvidence(facts: TextFacts, scope: Scope, { name, method, harms }: ActionOption): number {
  const { reader } = facts;
  const verbEvidence = scope.evidence.get(name) ?? 0;
  // If the text names a target, a verb that only weakly suggests a harmful action counts as enough evidence for it.
  const isAimed = harms && verbEvidence > 0 && verbEvidence < MIN_EVIDENCE && scope.mentions.some(({ self }) => !self);
  const own = isAimed ? Math.max(verbEvidence, MIN_EVIDENCE) : verbEvidence;
  const kind = reader.rules.actions[name]?.kind;
  // The name of a spell or an item is as good as a verb: “Fire Bolt at the archer!”
  const isToolTheVerb = method.tool !== undefined && (kind === 'cast' || (kind === 'use' && own > 0));
  const toolEvidence = isToolTheVerb ? methodEvidence(facts, scope, 'tool', method.tool ?? '', name) : 0;
  const targetEvidence = harms && own === 0 && kind === 'attack' && scope.mentions.some(({ self }) => !self) ? 1 : 0;
  const weaponEvidence =
    targetEvidence > 0
      ? Math.min(1.3, thingEvidence(facts, scope, method.tool === undefined ? reader.inHand : [method.tool]))
      : 0;
  return Math.max(own, own * 0.5 + toolEvidence, weaponEvidence);
}

/** Whether the text has a word for the action itself, not only for one of its tools or targets. */
export function hasOwnVerb({ evidence }: Scope, { name }: ActionOption): boolean {
  return (evidence.get(name) ?? 0) >= MIN_EVIDENCE;
}

/** Whether a mention means the one who acts: “I swing”, “she swings”. */
export function isSubject({ reader, tokens }: TextFacts, mention: Mention): boolean {
  if (!mention.self) {
    const { pronoun, from } = mention;
    const text = tokens[from]?.text ?? '';
    return pronoun === true && reader.lexicon.isSubjectPronoun(text);
  }
  const text = tokens[mention.from]?.text ?? '';
  const isReflexive = reader.lexicon.isReflexive(text);
  if (isReflexive) return false;
  return true;
}
