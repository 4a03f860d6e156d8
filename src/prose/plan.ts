// Finds the plan in a text: “if he comes at me I parry, otherwise I shoot the mage”.

import { type CombatantId, combatant } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Intent } from '../rules/core/intent.ts';
import type { KnownFight } from './described-combatants.ts';
import type { Hit } from './lexicon.ts';
import type { Mention } from './narrowing.ts';
import type { Token } from './words.ts';

/** A plan found in a player's text. `Meaning` is the type of the actions that its parts can mean. */
export interface PlanInText<Meaning> {
  readonly branches: readonly PlanBranch<Meaning>[];
}

/** One line of a plan in a text. */
export interface PlanBranch<Meaning> {
  /** The condition for this line. Undefined for “otherwise”. */
  readonly when?: MeantCondition;
  /** What to do if the condition is met, as far as it's possible now. The likeliest meaning comes first. */
  readonly meant: readonly Meaning[];
  /** An action that can't be done now, but may be possible once the condition is met. Used instead of `meant`. */
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
interface AnalyzedText {
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly mentions: readonly Mention[];
  /** True if the language puts the actor after the verb: “wenn er kommt, schlage ich zu”. */
  readonly inverts?: boolean | undefined;
}

/** What was found in a part of the text. */
interface PartReading<Meaning> {
  readonly meant: readonly Meaning[];
  readonly impossible?: { readonly intent: Intent };
}

/**
 * The plan in a text. Undefined if nothing in it waits for a condition. `read` finds the actions in a part of the text
 * that has no condition.
 */
export function planInText<Meaning>(
  text: AnalyzedText,
  fight: KnownFight,
  read: (words: string) => readonly PartReading<Meaning>[],
): PlanInText<Meaning> | undefined {
  if (!text.hits.some(({ kind }) => kind === 'conditions')) return undefined;
  const branchDrafts = branchDraftsOf(planPartsOf(text));
  const branches = branchDrafts.flatMap(({ when, does }): readonly PlanBranch<Meaning>[] => {
    const [first] = does ? read(textOf(text, does)) : [];
    if (!first || (first.meant.length === 0 && !first.impossible)) return [];
    const condition = when && conditionIn(text, fight, when);
    const { action, tool, manner, targets } = first.impossible?.intent ?? { action: undefined };
    const laterAction = action === undefined ? undefined : { action, ...given({ tool, manner, target: targets?.[0] }) };
    return [{ meant: laterAction ? [] : first.meant, ...given({ when: condition, later: laterAction }) }];
  });
  return branches.some(({ when }) => when) ? { branches: branches.slice(0, MAX_BRANCHES) } : undefined;
}

/** The maximum number of lines of a plan that are read. */
const MAX_BRANCHES = 3;
/** Without a comma, a condition has at least this many words before the action begins. */
const MIN_CONDITION_WORDS = 2;

/** A part of a text: the positions of its first and last word. */
interface PlanPart {
  readonly role: 'condition' | 'otherwise' | 'main';
  readonly from: number;
  readonly to: number;
}

/** Splits a text into its conditions and what to do. */
function planPartsOf({ tokens, hits, mentions, inverts }: AnalyzedText): readonly PlanPart[] {
  const hitStartingAt = (index: number, kind: Hit['kind']) =>
    hits.find((hit) => hit.kind === kind && hit.from === index);
  const isActorAt = (index: number) =>
    hitStartingAt(index, 'me') !== undefined || mentions.some(({ self, from }) => self && from === index);
  const isVerbAt = (index: number) => hitStartingAt(index, 'action') !== undefined;
  const parts: PlanPart[] = [];
  const openPart: { role: PlanPart['role']; from: number } = { role: 'main', from: 0 };
  const beginPart = (role: PlanPart['role'], index: number, first = index) => {
    if (index > openPart.from || openPart.role === 'otherwise')
      parts.push({ role: openPart.role, from: openPart.from, to: index - 1 });
    openPart.role = role;
    openPart.from = first;
  };
  for (let index = 0; index < tokens.length; index++) {
    const conditionHit = hitStartingAt(index, 'conditions');
    const otherwiseHit = hitStartingAt(index, 'otherwise');
    if (otherwiseHit) {
      beginPart('otherwise', index, otherwiseHit.to + 1);
      index = otherwiseHit.to;
    } else if (conditionHit) {
      beginPart('condition', index, conditionHit.to + 1);
      index = conditionHit.to;
    } else if (openPart.role === 'condition' && index > openPart.from) {
      // In “si le loup m'attaque”, the wolf attacks, not the actor.
      const isGrammaticalObject = mentions.some(({ self, to }) => !self && to === index - 1);
      const isOwnVerb = inverts
        ? isVerbAt(index) && hits.some((hit) => hit.kind === 'me' && hit.from === index + 1 && hit.id === '1')
        : isActorAt(index) &&
          !isGrammaticalObject &&
          !isActorAt(index + 1) &&
          (isVerbAt(index + 1) || isVerbAt(index + 2));
      const isConditionLongEnough = index - openPart.from >= MIN_CONDITION_WORDS;
      if (tokens[index]?.after !== '' || (isOwnVerb && isConditionLongEnough)) beginPart('main', index);
    }
  }
  beginPart('main', tokens.length);
  return parts;
}

/** A line of a plan, as parts of a text. */
interface BranchDraft {
  when?: PlanPart;
  does?: PlanPart;
}

/** Combines each condition with what to do then. In the text, either can come first. */
function branchDraftsOf(parts: readonly PlanPart[]): readonly BranchDraft[] {
  const branchDrafts: BranchDraft[] = [];
  for (const [index, part] of parts.entries()) {
    const lastDraft = branchDrafts.at(-1);
    const nextPart = parts[index + 1];
    const isEmptyPart = part.to < part.from;
    if (part.role === 'condition') {
      const isTrailingCondition = nextPart?.role !== 'main' && lastDraft?.does && !lastDraft.when;
      if (isTrailingCondition) lastDraft.when = part;
      else if (lastDraft && !lastDraft.does && !lastDraft.when) lastDraft.when = part;
      else branchDrafts.push({ when: part });
    } else if (part.role === 'otherwise') branchDrafts.push(isEmptyPart ? {} : { does: part });
    else if (lastDraft && !lastDraft.does) lastDraft.does = part;
    else branchDrafts.push({ does: part });
  }
  return branchDrafts;
}

function textOf({ tokens }: AnalyzedText, { from, to }: PlanPart): string {
  return tokens
    .slice(from, to + 1)
    .map(({ text, after }, index) => (index === 0 ? text : `${after} ${text}`))
    .join('')
    .replaceAll("' ", "'");
}

/** The maximum length of a condition in the text's own words, in characters. */
const MAX_CONDITION_LENGTH = 80;

/** Reads the condition of a line in a plan (“if the goblin comes near”): what must happen, and to whom. */
function conditionIn(text: AnalyzedText, fight: KnownFight, part: PlanPart): MeantCondition {
  const { rules, encounter, actor } = fight;
  const isInPart = ({ from }: { readonly from: number }) => part.from <= from && from <= part.to;
  const [mentions, hits] = [text.mentions.filter(isInPart), text.hits.filter(isInPart)];
  const [subject] = mentions;
  const who = subject && !subject.self ? subject.ids : [];
  const actionKinds = new Set(
    hits.flatMap(({ kind, id }) => (kind === 'action' ? (rules.actions[id]?.kind ?? 'other') : [])),
  );
  const isHurt = hits.some(({ kind }) => kind === 'wounded');
  const isAboutActor = subject?.self === true;
  const isAboutFriend = who[0] !== undefined && combatant(encounter, who[0]).side === combatant(encounter, actor).side;
  const topicOfCondition = (): MeantCondition['about'] => {
    if (isAboutActor || isAboutFriend)
      return isHurt ? (isAboutActor ? 'self-hurt' : 'friend-hurt') : actionKinds.has('attack') ? 'attack' : 'other';
    if (actionKinds.has('attack')) return 'attack';
    if (actionKinds.has('move') || hits.some(({ kind }) => kind === 'closing') || mentions.some(({ self }) => self))
      return 'near';
    return actionKinds.size > 0 ? 'acts' : 'other';
  };
  return { words: textOf(text, part).slice(0, MAX_CONDITION_LENGTH).toWellFormed(), about: topicOfCondition(), who };
}
