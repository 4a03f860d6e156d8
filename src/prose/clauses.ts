// Splits a text into parts that each describe one action, and weighs which action that is.

import type { CombatantId } from '../rules/core/encounter.ts';
import type { Hit } from './lexicon.ts';
import type { Mention } from './references.ts';
import type { Token } from './words.ts';

/** A text with everything found in it. */
export interface FoundText {
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
export interface Part {
  readonly from: number;
  readonly to: number;
  /** "condition" for “if he comes at me”, "meanwhile" for “as he turns”. */
  readonly role: 'main' | 'condition' | 'meanwhile';
}

/** Splits a text at punctuation, and at words that join actions. */
function partsOf(tokens: readonly Token[], hits: readonly Hit[]): readonly Part[] {
  const starts = (kind: Hit['kind']) => new Set(hits.flatMap((each) => (each.kind === kind ? [each.from] : [])));
  const [joints, conditions, meanwhiles] = [starts('joints'), starts('conditions'), starts('meanwhile')];
  const parts: Part[] = [];
  let from = 0;
  let role: Part['role'] = 'main';
  for (let index = 0; index <= tokens.length; index++) {
    const isEnd = index === tokens.length;
    const joint = !isEnd && joints.has(index);
    const condition = !isEnd && conditions.has(index);
    // The “as” in “as soon as” doesn't begin a part.
    const isInside = hits.some((each) => each.kind === 'conditions' && each.from < index && index <= each.to);
    const meanwhile = !isEnd && !isInside && meanwhiles.has(index);
    const mark = !isEnd && tokens[index]?.after !== '';
    if (index > from && (isEnd || joint || condition || meanwhile || mark)) {
      parts.push({ from, to: index - 1, role });
      from = index;
      role = 'main';
    }
    if (condition) role = 'condition';
    else if (meanwhile) role = 'meanwhile';
  }
  return parts;
}

/** Parts of a text that describe one action together. */
export interface Clause {
  readonly parts: readonly Part[];
  readonly evidence: ReadonlyMap<string, number>;
  readonly concepts: ReadonlyMap<string, number>;
}

/** The minimum evidence for a part of a text to have an action of its own. */
export const OWN_ACTION_EVIDENCE = 1.6;

/** How much each further word for the same action counts, from 0 to 1. */
const FURTHER_SHARE = 0.3;
/** How much words about what others do meanwhile count, from 0 to 1. */
const MEANWHILE_SHARE = 0.35;

/** How much a verb that only introduces speech, such as “snarls”, counts, from 0 to 1. */
const SPEECH_SHARE = 0.4;

/** How much a word inside a longer phrase for something else counts, from 0 to 1: “up” in “pick up”. */
const INNER_SHARE = 0.4;

/** How strongly a part's words suggest each action or concept. */
function evidenceIn(text: FoundText, part: Part, kind: 'action' | 'concept'): Map<string, number> {
  const { hits, mentions, isSpoken, notReach } = text;
  const evidence = new Map<string, number>();
  const isCovered = (hit: Hit) =>
    mentions.some((each) => !each.pronoun && !each.self && each.from <= hit.from && hit.to <= each.to);
  // A relative clause such as “…, der mich getroffen hat” only says who is meant.
  const isRelativeClause =
    hits.some((hit) => hit.kind === 'relatives' && hit.from === part.from) &&
    text.relativeEnds?.includes(text.tokens[part.to]?.text ?? '') === true;
  const negations = hits.filter(({ kind }) => kind === 'not' || kind === 'notAfter');
  const found = hits.filter(
    (hit) =>
      hit.kind === kind &&
      hit.from >= part.from &&
      hit.from <= part.to &&
      !isCovered(hit) &&
      !isRelativeClause &&
      !isNegated(negations, hit, part, notReach) &&
      !isOthers(text, hit, part),
  );
  const share = part.role === 'meanwhile' ? MEANWHILE_SHARE : 1;
  for (const [id, all] of Map.groupBy(found, (hit) => hit.id)) {
    // A phrase inside a longer phrase for the same action adds nothing.
    const whole = all.filter((one) => !all.some((other) => other !== one && contains(other, one)));
    const isSpeech = (hit: Hit) => isSpoken && hits.some(({ kind, from }) => kind === 'speaking' && from === hit.from);
    const weights = whole.map(
      (hit) =>
        hit.weight *
        (isSpeech(hit) ? SPEECH_SHARE : 1) *
        (found.some((other) => other.id !== hit.id && isInside(hit, other)) ? INNER_SHARE : 1),
    );
    const [strongest = 0, ...others] = weights.toSorted((a, b) => b - a);
    evidence.set(id, share * (strongest + FURTHER_SHARE * others.reduce((sum, weight) => sum + weight, 0)));
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
const MAX_WORDS_TO_NOT = 3;
/** The maximum number of words from a verb to the negation after it, in languages that negate in this order. */
const MAX_WORDS_TO_NOT_AFTER = 5;

function isNegated(negations: readonly Hit[], { from, to }: Hit, part: Part, notReach: number | undefined): boolean {
  return negations.some((each) => {
    const isBefore = each.from >= part.from && each.to < from && from - each.to <= MAX_WORDS_TO_NOT;
    if (each.kind !== 'notAfter') return isBefore;
    if (each.from <= from || each.to > part.to) return isBefore && notReach === undefined;
    return notReach === undefined
      ? each.from - from <= MAX_WORDS_TO_NOT_AFTER
      : each.from > to && each.from - to <= notReach;
  });
}

/** Whether someone other than the actor does what the verb says: “the goblin lunges at me”. */
function isOthers(text: FoundText, hit: Hit, part: Part): boolean {
  const { actor, hits, mentions, tokens } = text;
  const isActor = (each: Mention) => each.self || (each.ids.length === 1 && each.ids[0] === actor);
  const before = mentions.filter(({ from, to, object }) => from >= part.from && to < hit.from && !object);
  const [subject] = before;
  if (!subject || before.some(isActor)) return false;
  if (subject.pronoun) return part.role !== 'main' && before.length === 1;
  if (isObject(subject, tokens[hit.from], text)) return false;
  // Someone named before the verb is its subject, unless another verb comes before the name.
  const verbBefore = hits.some(
    (each) => each.kind === 'action' && each.from >= part.from && each.to < subject.from && each.from < subject.from,
  );
  const wordsBefore = subject.from - part.from;
  return !verbBefore && wordsBefore <= 3 && hit.from - subject.to <= 3;
}

/** Whether the form of the words shows that a mentioned combatant is the object: “den Wolf”, “Wolf hauen”. */
function isObject({ from, all }: Mention, verb: Token | undefined, { tokens, objectArticles, infinitives }: FoundText) {
  const isAfterArticle = tokens
    .slice(Math.max(0, from - 2), from + 1)
    .some(({ text }) => objectArticles?.includes(text) === true);
  return isAfterArticle || (!all && infinitives?.some((ending) => verb?.text.endsWith(ending)) === true);
}

/** Adds a part's evidence and concepts to a clause's. */
function addTo(
  clause: { readonly evidence: Map<string, number>; readonly concepts: Map<string, number> },
  evidence: ReadonlyMap<string, number>,
  concepts: ReadonlyMap<string, number>,
): void {
  for (const [id, weight] of evidence) {
    const known = clause.evidence.get(id) ?? 0;
    clause.evidence.set(id, Math.max(known, weight) + FURTHER_SHARE * Math.min(known, weight));
  }
  for (const [id, weight] of concepts) clause.concepts.set(id, Math.max(clause.concepts.get(id) ?? 0, weight));
}

/** Groups a text's parts into clauses. A new clause begins where a part suggests a different action. */
export function clausesOf(text: FoundText): readonly Clause[] {
  const parts = partsOf(text.tokens, text.hits);
  const clauses: { parts: Part[]; evidence: Map<string, number>; concepts: Map<string, number> }[] = [];
  for (const part of parts) {
    const evidence = evidenceIn(text, part, 'action');
    const concepts = evidenceIn(text, part, 'concept');
    const last = clauses.at(-1);
    const [best, strength] = strongestOf(evidence);
    const lastBest = last && strongestOf(last.evidence);
    const isNew =
      last !== undefined &&
      best !== undefined &&
      strength >= OWN_ACTION_EVIDENCE &&
      part.role === 'main' &&
      lastBest !== undefined &&
      lastBest[1] >= OWN_ACTION_EVIDENCE &&
      (((last.evidence.get(best) ?? 0) < lastBest[1] * 0.75 &&
        (evidence.get(lastBest[0] ?? '') ?? 0) < strength * 0.75) ||
        isAtAnother(text, last.parts, part)) &&
      // What follows a condition belongs to it: “when it comes closer, I step out and stab it”.
      !(text.conditional !== undefined && last.parts.some(({ role }) => role === 'condition'));
    if (!last || isNew) clauses.push({ parts: [part], evidence, concepts });
    else {
      last.parts.push(part);
      addTo(last, evidence, concepts);
    }
  }
  return clauses;
}

/** Whether a part names someone other than the parts before it: “I hit the wolf, then I hit the bandit”. */
function isAtAnother({ mentions, actor }: FoundText, before: readonly Part[], part: Part): boolean {
  const namedIn = ({ from, to }: Part) =>
    mentions.flatMap((each) =>
      !each.pronoun && !each.self && each.from >= from && each.from <= to && each.ids[0] !== actor
        ? each.ids.slice(0, 1)
        : [],
    );
  const known = before.flatMap(namedIn);
  const named = namedIn(part);
  return known.length > 0 && named.length > 0 && !named.some((id) => known.includes(id));
}

/** Joins all parts of a text into one clause, as if they described a single action. */
export function wholeOf(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = clauses;
  if (!first || others.length === 0) return first;
  const whole = { parts: [...first.parts], evidence: new Map(first.evidence), concepts: new Map(first.concepts) };
  for (const { parts, evidence, concepts } of others) {
    whole.parts.push(...parts);
    addTo(whole, evidence, concepts);
  }
  return whole;
}

function strongestOf(evidence: ReadonlyMap<string, number>): readonly [string | undefined, number] {
  let best: readonly [string | undefined, number] = [undefined, 0];
  for (const [id, weight] of evidence) if (weight > best[1]) best = [id, weight];
  return best;
}
