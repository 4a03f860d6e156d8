// Finds the plan in a text: “if he comes at me I parry, otherwise I shoot the mage”.

import { type CombatantId, combatant } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Intent } from '../rules/core/intent.ts';
import type { Hit } from './lexicon.ts';
import type { Mention, Situated } from './references.ts';
import type { Token } from './words.ts';

/** A plan found in a player's text. `Meaning` is the type of the actions that its parts can mean. */
export interface PlanInText<Meaning> {
  readonly branches: readonly PlanBranch<Meaning>[];
}

/** One line of a plan in a text. */
export interface PlanBranch<Meaning> {
  /** The condition for this line. Undefined for “otherwise”. */
  readonly when?: MeantCondition;
  /** What to do then, if it's possible now. The likeliest meaning comes first. */
  readonly meant: readonly Meaning[];
  /** What to do then, if it isn't possible now. */
  readonly later?: {
    readonly action: string;
    readonly tool?: string;
    readonly manner?: string;
    readonly target?: CombatantId;
  };
}

/** A condition in a text. */
export interface MeantCondition {
  /** The condition in the text's own words, shortened. */
  readonly words: string;
  readonly about: 'near' | 'attack' | 'self-hurt' | 'friend-hurt' | 'acts' | 'other';
  /** Who the condition is about, likeliest first. Empty if it can be anyone. */
  readonly who: readonly CombatantId[];
}

/** A text's words, and what was found in them. */
interface FoundText {
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly mentions: readonly Mention[];
  /** True if the language puts the actor after the verb: “wenn er kommt, schlage ich zu”. */
  readonly inverts?: boolean | undefined;
}

/** What was found in a part of the text. */
interface PartRead<Meaning> {
  readonly meant: readonly Meaning[];
  readonly impossible?: { readonly intent: Intent };
}

/**
 * The plan in a text. Undefined if nothing in it waits for a condition. `read` finds the actions in a part of the text
 * that has no condition.
 */
export function planIn<Meaning>(
  text: FoundText,
  situated: Situated,
  read: (words: string) => readonly PartRead<Meaning>[],
): PlanInText<Meaning> | undefined {
  if (!text.hits.some(({ kind }) => kind === 'conditions')) return undefined;
  const drafts = draftsOf(partsOf(text));
  const branches = drafts.flatMap(({ when, does }): readonly PlanBranch<Meaning>[] => {
    const [first] = does ? read(wordsOf(text, does)) : [];
    if (!first || (first.meant.length === 0 && !first.impossible)) return [];
    const condition = when && conditionIn(text, situated, when);
    const { action, tool, manner, targets } = first.impossible?.intent ?? { action: undefined };
    const later = action === undefined ? undefined : { action, ...given({ tool, manner, target: targets?.[0] }) };
    return [{ meant: later ? [] : first.meant, ...given({ when: condition, later }) }];
  });
  return branches.some(({ when }) => when) ? { branches: branches.slice(0, MAX_BRANCHES) } : undefined;
}

/** The maximum number of lines of a plan that are read. */
const MAX_BRANCHES = 3;
/** Without a comma, a condition has at least this many words before the action begins. */
const MIN_CONDITION_WORDS = 2;

/** A part of a text: the positions of its first and last word. */
interface Part {
  readonly role: 'condition' | 'otherwise' | 'main';
  readonly from: number;
  readonly to: number;
}

/** Splits a text into its conditions and what to do. */
function partsOf({ tokens, hits, mentions, inverts }: FoundText): readonly Part[] {
  const startingAt = (index: number, kind: Hit['kind']) => hits.find((hit) => hit.kind === kind && hit.from === index);
  const isSelf = (index: number) =>
    startingAt(index, 'me') !== undefined || mentions.some(({ self, from }) => self && from === index);
  const isVerb = (index: number) => startingAt(index, 'action') !== undefined;
  const parts: Part[] = [];
  const open: { role: Part['role']; from: number } = { role: 'main', from: 0 };
  const begin = (role: Part['role'], index: number, first = index) => {
    if (index > open.from || open.role === 'otherwise') parts.push({ role: open.role, from: open.from, to: index - 1 });
    open.role = role;
    open.from = first;
  };
  for (let index = 0; index < tokens.length; index++) {
    const condition = startingAt(index, 'conditions');
    const otherwise = startingAt(index, 'otherwise');
    if (otherwise) {
      begin('otherwise', index, otherwise.to + 1);
      index = otherwise.to;
    } else if (condition) {
      begin('condition', index, condition.to + 1);
      index = condition.to;
    } else if (open.role === 'condition' && index > open.from) {
      // In “si le loup m'attaque”, the wolf attacks, not the actor.
      const isObject = mentions.some(({ self, to }) => !self && to === index - 1);
      const isOwnVerb = inverts
        ? isVerb(index) && hits.some((hit) => hit.kind === 'me' && hit.from === index + 1 && hit.id === '1')
        : isSelf(index) && !isObject && !isSelf(index + 1) && (isVerb(index + 1) || isVerb(index + 2));
      const isLongEnough = index - open.from >= MIN_CONDITION_WORDS;
      if (tokens[index]?.after !== '' || (isOwnVerb && isLongEnough)) begin('main', index);
    }
  }
  begin('main', tokens.length);
  return parts;
}

/** A line of a plan, as parts of a text. */
interface Draft {
  when?: Part;
  does?: Part;
}

/** Combines each condition with what to do then. In the text, either can come first. */
function draftsOf(parts: readonly Part[]): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const [index, part] of parts.entries()) {
    const last = drafts.at(-1);
    const next = parts[index + 1];
    const isEmpty = part.to < part.from;
    if (part.role === 'condition') {
      const isTrailing = next?.role !== 'main' && last?.does && !last.when;
      if (isTrailing) last.when = part;
      else if (last && !last.does && !last.when) last.when = part;
      else drafts.push({ when: part });
    } else if (part.role === 'otherwise') drafts.push(isEmpty ? {} : { does: part });
    else if (last && !last.does) last.does = part;
    else drafts.push({ does: part });
  }
  return drafts;
}

function wordsOf({ tokens }: FoundText, { from, to }: Part): string {
  return tokens
    .slice(from, to + 1)
    .map(({ text, after }, index) => (index === 0 ? text : `${after} ${text}`))
    .join('')
    .replaceAll("' ", "'");
}

/** The maximum length of a condition in the text's own words, in characters. */
const MAX_CONDITION_LENGTH = 80;

/** What a condition waits for. */
function conditionIn(text: FoundText, situated: Situated, part: Part): MeantCondition {
  const { rules, encounter, actor } = situated;
  const isIn = ({ from }: { readonly from: number }) => part.from <= from && from <= part.to;
  const [mentions, hits] = [text.mentions.filter(isIn), text.hits.filter(isIn)];
  const [subject] = mentions;
  const who = subject && !subject.self ? subject.ids : [];
  const actionKinds = new Set(
    hits.flatMap(({ kind, id }) => (kind === 'action' ? (rules.actions[id]?.kind ?? 'other') : [])),
  );
  const isHurt = hits.some(({ kind }) => kind === 'wounded');
  const isSelf = subject?.self === true;
  const isFriend = who[0] !== undefined && combatant(encounter, who[0]).side === combatant(encounter, actor).side;
  const about = (): MeantCondition['about'] => {
    if (isSelf || isFriend)
      return isHurt ? (isSelf ? 'self-hurt' : 'friend-hurt') : actionKinds.has('attack') ? 'attack' : 'other';
    if (actionKinds.has('attack')) return 'attack';
    if (actionKinds.has('move') || hits.some(({ kind }) => kind === 'closing') || mentions.some(({ self }) => self))
      return 'near';
    return actionKinds.size > 0 ? 'acts' : 'other';
  };
  return { words: wordsOf(text, part).slice(0, MAX_CONDITION_LENGTH).toWellFormed(), about: about(), who };
}
