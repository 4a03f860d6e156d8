// Splits a text into parts that each describe one action, and weighs which action that is.

import type { CombatantId } from '../rules/core/encounter.ts';
import type { Hit } from './lexicon.ts';
import type { Mention } from './narrowing.ts';
import type { Token } from './words.ts';

/** A text with everything found in it. */
export interface AnalyzedText {
  readonly actor: CombatantId;
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly mentions: readonly Mention[];
  /** The name of the system's action that waits for something to happen. Undefined if the system has none. */
  readonly conditional: string | undefined;
  /** Whether a character says something in the text. */
  readonly isSpoken: boolean;
  /** The maximum number of words from a verb to a negation that follows it, if the language sets a maximum. */
  readonly notReach?: number | undefined;
  /** The articles that mark the object of a verb, if the language has any. */
  readonly objectArticles?: readonly string[] | undefined;
  readonly infinitives?: readonly string[] | undefined;
  readonly relativeEnds?: readonly string[] | undefined;
}

/** A part of a sentence: the positions of its first and last word. */
export interface TextPart {
  readonly from: number;
  readonly to: number;
  /** "condition" for “if he comes at me”, "meanwhile" for “as he turns”. */
  readonly role: 'main' | 'condition' | 'meanwhile';
}

/** Splits a text at punctuation, and at words that join actions. */
function textPartsOf(tokens: readonly Token[], hits: readonly Hit[]): readonly TextPart[] {
  const startIndexes = (kind: Hit['kind']) => new Set(hits.flatMap((each) => (each.kind === kind ? [each.from] : [])));
  const [joints, conditions, meanwhiles] = [
    startIndexes('joints'),
    startIndexes('conditions'),
    startIndexes('meanwhile'),
  ];
  const parts: TextPart[] = [];
  let partStart = 0;
  let role: TextPart['role'] = 'main';
  for (let index = 0; index <= tokens.length; index++) {
    const isTextEnd = index === tokens.length;
    const isJoint = !isTextEnd && joints.has(index);
    const isCondition = !isTextEnd && conditions.has(index);
    // The “as” in “as soon as” doesn't begin a part.
    const isInsideCondition = hits.some((each) => each.kind === 'conditions' && each.from < index && index <= each.to);
    const isMeanwhile = !isTextEnd && !isInsideCondition && meanwhiles.has(index);
    const isAfterPunctuation = !isTextEnd && tokens[index]?.after !== '';
    if (index > partStart && (isTextEnd || isJoint || isCondition || isMeanwhile || isAfterPunctuation)) {
      parts.push({ from: partStart, to: index - 1, role });
      partStart = index;
      role = 'main';
    }
    if (isCondition) role = 'condition';
    else if (isMeanwhile) role = 'meanwhile';
  }
  return parts;
}

/** Parts of a text that describe one action together. */
export interface Clause {
  readonly parts: readonly TextPart[];
  readonly evidence: ReadonlyMap<string, number>;
  readonly concepts: ReadonlyMap<string, number>;
  /** True if it has no verb and repeats the action before it: “and then goblin 2” in “I hit goblin 1 and then goblin 2”. */
  readonly isRepeat?: true;
}

/** The minimum evidence for a part of a text to have an action of its own. */
export const OWN_ACTION_EVIDENCE = 1.6;

/** How much each further word for the same action counts, from 0 to 1. */
const FURTHER_WORD_SHARE = 0.3;
/** How much words about what others do meanwhile count, from 0 to 1. Words about the actor count 1. */
const MEANWHILE_SHARE = 0.35;

/** How much a verb that only introduces speech, such as “snarls”, counts, from 0 to 1. */
const SPEECH_VERB_SHARE = 0.4;

/** How much a word inside a longer phrase for something else counts, from 0 to 1: “up” in “pick up”. */
const INNER_WORD_SHARE = 0.4;

/** How strongly a part's words suggest each action or concept. */
function evidenceIn(text: AnalyzedText, part: TextPart, kind: 'action' | 'concept'): Map<string, number> {
  const { hits, mentions, isSpoken, notReach } = text;
  const evidence = new Map<string, number>();
  const hasArticleAt = (position: number) => hits.some((hit) => hit.kind === 'articles' && hit.from === position);
  // The article before a name belongs to it: “o mestre” is the Master Fighter, not who runs the game.
  const isInsideMention = (hit: Hit) =>
    mentions.some(
      ({ from, to, pronoun, self }) =>
        !pronoun && !self && (from <= hit.from || (from - 1 === hit.from && hasArticleAt(hit.from))) && hit.to <= to,
    );
  // A relative clause such as “…, der mich getroffen hat” only says who is meant.
  const isRelativeClause =
    hits.some((hit) => hit.kind === 'relatives' && hit.from === part.from) &&
    text.relativeEnds?.includes(text.tokens[part.to]?.text ?? '') === true;
  const negations = hits.filter(({ kind }) => kind === 'not' || kind === 'notAfter');
  const countedHits = hits.filter(
    (hit) =>
      hit.kind === kind &&
      hit.from >= part.from &&
      hit.from <= part.to &&
      !isInsideMention(hit) &&
      !isRelativeClause &&
      !isNegated(negations, hit, part, notReach) &&
      !isDoneByOther(text, hit, part),
  );
  const roleShare = part.role === 'meanwhile' ? MEANWHILE_SHARE : 1;
  for (const [id, all] of Map.groupBy(countedHits, (hit) => hit.id)) {
    // A phrase inside a longer phrase for the same action adds nothing.
    const outermostHits = all.filter((one) => !all.some((other) => other !== one && contains(other, one)));
    const introducesSpeech = (hit: Hit) =>
      isSpoken && hits.some(({ kind, from }) => kind === 'speaking' && from === hit.from);
    const weights = outermostHits.map(
      (hit) =>
        hit.weight *
        (introducesSpeech(hit) ? SPEECH_VERB_SHARE : 1) *
        (countedHits.some((other) => other.id !== hit.id && isInside(hit, other)) ? INNER_WORD_SHARE : 1),
    );
    const [strongest = 0, ...others] = weights.toSorted((a, b) => b - a);
    evidence.set(id, roleShare * (strongest + FURTHER_WORD_SHARE * others.reduce((sum, weight) => sum + weight, 0)));
  }
  return evidence;
}

/** Whether all words of a phrase are words of a longer one. */
function isInside(inner: Hit, outer: Hit): boolean {
  return inner.at.length < outer.at.length && inner.at.every((position) => outer.at.includes(position));
}

function contains(outer: Hit, inner: Hit): boolean {
  const isLonger = outer.to - outer.from > inner.to - inner.from;
  return outer.from <= inner.from && inner.to <= outer.to && (isLonger || outer.weight > inner.weight);
}

/** The maximum number of words from a negation to the verb after it. */
const MAX_WORDS_FROM_NOT_TO_VERB = 3;
/** The maximum number of words from a verb to the negation after it, in languages that negate in this order. */
const MAX_WORDS_FROM_VERB_TO_NOT = 5;

function isNegated(
  negations: readonly Hit[],
  { from, to }: Hit,
  part: TextPart,
  notReach: number | undefined,
): boolean {
  return negations.some((each) => {
    const isNegationBefore = each.from >= part.from && each.to < from && from - each.to <= MAX_WORDS_FROM_NOT_TO_VERB;
    if (each.kind !== 'notAfter') return isNegationBefore;
    if (each.from <= from || each.to > part.to) return isNegationBefore && notReach === undefined;
    return notReach === undefined
      ? each.from - from <= MAX_WORDS_FROM_VERB_TO_NOT
      : each.from > to && each.from - to <= notReach;
  });
}

/** The combatants who act in a part of a text, except the actor: “the goblin” in “the goblin lunges at me”. */
export function doersIn(text: AnalyzedText, part: TextPart): readonly Mention[] {
  return text.hits.flatMap((hit) =>
    hit.kind === 'action' && hit.from >= part.from && hit.to <= part.to && isDoneByOther(text, hit, part)
      ? mentionsBefore(text, hit, part).slice(0, 1)
      : [],
  );
}

function mentionsBefore({ mentions }: AnalyzedText, hit: Hit, part: TextPart): readonly Mention[] {
  return mentions.filter(({ from, to, object }) => from >= part.from && to < hit.from && !object);
}

/** Whether someone other than the actor does what the verb says: “the goblin lunges at me”. */
function isDoneByOther(text: AnalyzedText, hit: Hit, part: TextPart): boolean {
  const { actor, hits, tokens } = text;
  const isActor = (each: Mention) => each.self || (each.ids.length === 1 && each.ids[0] === actor);
  const earlierMentions = mentionsBefore(text, hit, part);
  const [subject] = earlierMentions;
  if (!subject || earlierMentions.some(isActor)) return false;
  // On Bone Picker 2's turn, “Bone Picker attacks Kira” says what Bone Picker 2 does.
  if (!subject.pronoun && actor !== undefined && subject.ids.includes(actor)) return false;
  if (subject.pronoun) return part.role !== 'main' && earlierMentions.length === 1;
  if (isGrammaticalObject(subject, tokens[hit.from], text)) return false;
  if (receives(hits, subject)) return false;
  // Someone named before the verb is its subject, unless another verb comes before the name.
  const hasVerbBefore = hits.some(
    (each) => each.kind === 'action' && each.from >= part.from && each.to < subject.from && each.from < subject.from,
  );
  const wordCountBefore = subject.from - part.from;
  return !hasVerbBefore && wordCountBefore <= 3 && hit.from - subject.to <= 3;
}

/** Whether someone is who an action is done to, although they are its subject: “der Goblin kriegt eins”. */
export function receives(hits: readonly Hit[], { to }: Mention): boolean {
  return hits.some(({ kind, from }) => kind === 'receives' && from > to && from <= to + MAX_WORDS_TO_RECEIVING);
}

/** The maximum number of words from someone to the verb that says what they receive. */
const MAX_WORDS_TO_RECEIVING = 2;

/** Whether the form of the words shows that a mentioned combatant is the object: “den Wolf”, “Wolf hauen”. */
function isGrammaticalObject(
  { from, all }: Mention,
  verb: Token | undefined,
  { tokens, objectArticles, infinitives }: AnalyzedText,
) {
  const isAfterArticle = tokens
    .slice(Math.max(0, from - 2), from + 1)
    .some(({ text }) => objectArticles?.includes(text) === true);
  return isAfterArticle || (!all && infinitives?.some((ending) => verb?.text.endsWith(ending)) === true);
}

/** Adds a part's evidence and concepts to a clause's. */
function addToClause(
  clause: { readonly evidence: Map<string, number>; readonly concepts: Map<string, number> },
  evidence: ReadonlyMap<string, number>,
  concepts: ReadonlyMap<string, number>,
): void {
  for (const [id, weight] of evidence) {
    const oldWeight = clause.evidence.get(id) ?? 0;
    clause.evidence.set(id, Math.max(oldWeight, weight) + FURTHER_WORD_SHARE * Math.min(oldWeight, weight));
  }
  for (const [id, weight] of concepts) clause.concepts.set(id, Math.max(clause.concepts.get(id) ?? 0, weight));
}

/** Groups a text's parts into clauses. A new clause begins where a part suggests a different action. */
export function clausesOf(text: AnalyzedText): readonly Clause[] {
  const parts = textPartsOf(text.tokens, text.hits);
  const clauses: {
    parts: TextPart[];
    evidence: Map<string, number>;
    concepts: Map<string, number>;
    isRepeat?: true;
  }[] = [];
  for (const part of parts) {
    const repeatedClause = clauses.at(-1);
    if (repeatedClause && repeatsAction(text, repeatedClause, part)) {
      const { evidence, concepts } = repeatedClause;
      clauses.push({ parts: [part], evidence, concepts, isRepeat: true });
      continue;
    }
    const evidence = evidenceIn(text, part, 'action');
    const concepts = evidenceIn(text, part, 'concept');
    const lastClause = clauses.at(-1);
    const [best, strength] = strongestEvidence(evidence);
    const lastClauseStrongestEntry = lastClause && strongestEvidence(lastClause.evidence);
    const isNewClause =
      lastClause !== undefined &&
      best !== undefined &&
      strength >= OWN_ACTION_EVIDENCE &&
      part.role === 'main' &&
      lastClauseStrongestEntry !== undefined &&
      lastClauseStrongestEntry[1] >= OWN_ACTION_EVIDENCE &&
      (((lastClause.evidence.get(best) ?? 0) < lastClauseStrongestEntry[1] * 0.75 &&
        (evidence.get(lastClauseStrongestEntry[0] ?? '') ?? 0) < strength * 0.75) ||
        namesAnotherTarget(text, lastClause.parts, part)) &&
      // What follows a condition belongs to it: “when it comes closer, I step out and stab it”.
      !(text.conditional !== undefined && lastClause.parts.some(({ role }) => role === 'condition'));
    if (!lastClause || isNewClause) clauses.push({ parts: [part], evidence, concepts });
    else {
      lastClause.parts.push(part);
      addToClause(lastClause, evidence, concepts);
    }
  }
  return clauses;
}

/** The maximum number of words in a part that repeats an action: “and then the second goblin”. */
const MAX_WORDS_OF_REPEAT = 5;

/** Whether a part has no verb and only names a further target for the action before it. */
function repeatsAction(text: AnalyzedText, { parts, evidence }: Clause, part: TextPart): boolean {
  const { hits } = text;
  const isInPart = ({ from, to }: Hit) => from >= part.from && to <= part.to;
  return (
    part.role === 'main' &&
    parts.every(({ role }) => role === 'main') &&
    part.to - part.from < MAX_WORDS_OF_REPEAT &&
    strongestEvidence(evidence)[1] >= OWN_ACTION_EVIDENCE &&
    hits.some(({ kind, from }) => kind === 'joints' && from === part.from) &&
    !hits.some((hit) => hit.kind === 'betweenTwo' && parts.some(({ from, to }) => hit.from >= from && hit.to <= to)) &&
    !hits.some((hit) => (hit.kind === 'action' || hit.kind === 'not' || hit.kind === 'notAfter') && isInPart(hit)) &&
    namesAnotherTarget(text, parts, part)
  );
}

/** Whether a part names a different combatant than the parts before it: “I hit the wolf, then I hit the bandit”. */
function namesAnotherTarget({ mentions, actor }: AnalyzedText, before: readonly TextPart[], part: TextPart): boolean {
  const namedIdsIn = ({ from, to }: TextPart) =>
    mentions.flatMap((each) =>
      !each.pronoun && !each.self && each.from >= from && each.from <= to && each.ids[0] !== actor
        ? each.ids.slice(0, 1)
        : [],
    );
  const earlierIds = before.flatMap(namedIdsIn);
  const namedIds = namedIdsIn(part);
  return earlierIds.length > 0 && namedIds.length > 0 && !namedIds.some((id) => earlierIds.includes(id));
}

/** Joins all parts of a text into one clause, as if they described a single action. */
export function joinedClause(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = clauses;
  if (!first || others.length === 0) return first;
  const wholeClause = { parts: [...first.parts], evidence: new Map(first.evidence), concepts: new Map(first.concepts) };
  for (const { parts, evidence, concepts, isRepeat } of others) {
    wholeClause.parts.push(...parts);
    if (!isRepeat) addToClause(wholeClause, evidence, concepts);
  }
  return wholeClause;
}

function strongestEvidence(evidence: ReadonlyMap<string, number>): readonly [string | undefined, number] {
  let strongestEntry: readonly [string | undefined, number] = [undefined, 0];
  for (const [id, weight] of evidence) if (weight > strongestEntry[1]) strongestEntry = [id, weight];
  return strongestEntry;
}
