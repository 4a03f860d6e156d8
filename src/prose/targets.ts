// Finds who an action is aimed at: who the text names, who it points to with a pronoun, or who is most likely meant if it
// names no one.

import { type CombatantId, find } from '../rules/core/encounter.ts';
import { nameWithoutNumber } from './described-combatants.ts';
import type { Mention } from './narrowing.ts';
import { type ActionOption, areAllies, type TargetChoice, targetsOf } from './options.ts';
import { hasOwnVerb, isSubject, type Scope, type TextFacts } from './scope.ts';

const TARGET_SCORES = {
  named: 0,
  /** A pronoun may mean the target. */
  pronoun: -0.3,
  /** A pronoun may mean the target, but the text names another target. */
  pronounAside: -1.9,
  /** Someone speaks to the target, and no one else is named. */
  addressed: -0.2,
  guessed: -0.4,
  /** The text names someone else, at whom the action can't be aimed. */
  wrong: -2.6,
  /** The text has no known word for the target. */
  unmentioned: -1.5,
  /** The action has no target, although the text names someone. */
  neglected: -0.4,
} as const;

/**
 * A target's score gets this bonus for each mention before the target's own, because later mentions are likelier
 * targets.
 */
const LATER_MENTION_BONUS = 0.12;

/** The maximum number of targets that are tried for one option. */
const MAX_TARGETS_TRIED = 4;

/** The targets that a text names for an option, or those it most likely means. */
export function targetChoices(facts: TextFacts, scope: Scope, option: ActionOption): readonly TargetChoice[] {
  // If several ways to do an action share a form, they have the same targets.
  const choices = scope.targets.get(option.byTarget) ?? newTargetChoices(facts, scope, option);
  scope.targets.set(option.byTarget, choices);
  return choices;
}

function newTargetChoices(facts: TextFacts, scope: Scope, option: ActionOption): readonly TargetChoice[] {
  const { reader } = facts;
  const possibleTargetIds = targetsOf(option);
  const targetMentions = scope.mentions.filter((each) => !isSubject(facts, each));
  // In “the wolf leaps at me, I dodge”, the wolf is named, but isn't a target that dodging leaves out.
  const isGuard = reader.rules.actions[option.name]?.kind === 'guard' && hasOwnVerb(scope, option);
  const untargetedChoices: TargetChoice[] =
    option.alone || (option.form?.form && possibleTargetIds.length === 0) || option.form?.form?.alone
      ? [
          targetMentions.some((each) => !each.pronoun && !each.self && !(isGuard && scope.doers.has(each)))
            ? { ids: [], score: TARGET_SCORES.neglected, basis: 'neglected' }
            : { ids: [], score: 0, basis: 'none' },
        ]
      : [];
  if (possibleTargetIds.length === 0) return untargetedChoices;
  const multipleTargetsField = option.form?.form?.several;
  const groupMention = targetMentions.find((each) => each.all && each.ids.length > 1);
  if (groupMention && multipleTargetsField) {
    const groupIds = groupMention.ids.filter((id) => possibleTargetIds.includes(id));
    // “Both goblins and the orc” are three targets.
    const ids = [
      ...new Set([
        ...groupIds,
        ...targetMentions.flatMap((each) =>
          areJoined(facts, groupMention, each)
            ? each.ids.slice(0, 1).filter((id) => possibleTargetIds.includes(id))
            : [],
        ),
      ]),
    ];
    if (ids.length > 1) return [{ ids, score: TARGET_SCORES.named, basis: 'group' }, ...untargetedChoices];
  }
  const choicesById = new Map<CombatantId, TargetChoice>();
  let namesWrongTarget = false;
  const isSuitableTarget = (id: CombatantId) =>
    option.harms ? !areAllies(reader, [id]) : !option.helps || areAllies(reader, [id]);
  const isTargetNamed = targetMentions.some(
    (each) => !each.pronoun && each.ids.some((id) => possibleTargetIds.includes(id) && isSuitableTarget(id)),
  );
  for (const [order, mention] of targetMentions.entries()) {
    // A pronoun never means an enemy who is to be helped.
    const mentionedIds = (option.helps ? mention.friendIds : undefined) ?? mention.ids;
    const possibleMentionedIds = mentionedIds.filter(
      (id) => possibleTargetIds.includes(id) && (!mention.pronoun || !option.helps || isSuitableTarget(id)),
    );
    const mentionScore = mention.self
      ? TARGET_SCORES.pronoun
      : mention.pronoun
        ? isTargetNamed
          ? TARGET_SCORES.pronounAside
          : TARGET_SCORES.pronoun
        : TARGET_SCORES.named;
    for (const [index, id] of possibleMentionedIds.slice(0, 2).entries()) {
      const isFirstOfMention = mentionedIds[0] === id;
      const score = mentionScore + LATER_MENTION_BONUS * order - 0.6 * index - (isFirstOfMention ? 0 : 0.1);
      const how = mention.self ? 'self' : mention.pronoun ? (isTargetNamed ? 'aside' : 'pronoun') : 'named';
      if (score > (choicesById.get(id)?.score ?? Number.NEGATIVE_INFINITY))
        choicesById.set(id, {
          ids: [id],
          score,
          basis: `${how}${isFirstOfMention ? '' : ' second'}`,
          order,
          isDoer: scope.doers.has(mention),
        });
    }
    if (possibleMentionedIds.length === 0 && !mention.pronoun && !mention.self) namesWrongTarget = true;
  }
  const namedChoices = [...choicesById.values()].toSorted((one, other) => other.score - one.score);
  const namedIds = [...new Set(namedChoices.filter(({ basis }) => basis === 'named').flatMap(({ ids }) => ids))].filter(
    isSuitableTarget,
  );
  const jointChoices: TargetChoice[] =
    multipleTargetsField && namedIds.length > 1
      ? [{ ids: namedIds, score: TARGET_SCORES.named - 0.1, basis: 'each' }]
      : [];
  if (namedChoices.length > 0)
    return [...jointChoices, ...namedChoices.slice(0, MAX_TARGETS_TRIED), ...untargetedChoices];
  const usualTargets =
    multipleTargetsField && !multipleTargetsField.singly ? (option.form?.form?.usual.targets ?? []) : [];
  const guessedChoices =
    usualTargets.length > 0 ? [usualTargets] : likelyTargets(facts, option, possibleTargetIds).map((id) => [id]);
  const score = namesWrongTarget ? TARGET_SCORES.wrong : TARGET_SCORES.guessed;
  const basis = namesWrongTarget ? 'wrong' : 'guessed';
  const addressedIds = [...new Set(facts.speech.mentions.flatMap(({ ids }) => ids.slice(0, 1)))].filter((id) =>
    possibleTargetIds.includes(id),
  );
  const choices: readonly TargetChoice[] = [
    ...untargetedChoices,
    ...addressedIds
      .slice(0, 2)
      .map((id, index) => ({ ids: [id], score: TARGET_SCORES.addressed - 0.2 * index, basis: 'addressed' })),
    ...guessedChoices
      .filter(([id, another]) => another !== undefined || id === undefined || !addressedIds.slice(0, 2).includes(id))
      .slice(0, 2)
      .map((ids, index) => ({
        ids,
        score: score - 0.2 * index,
        basis: `${basis}${index > 0 ? ' second' : ''}`,
      })),
  ];
  return [...choices, ...unmentionedTargets(facts, option, possibleTargetIds.filter(isSuitableTarget), choices)];
}

/** Whether two mentions are joined by “and”: “both goblins and the orc”. */
function areJoined({ tokens, hits }: TextFacts, one: Mention, other: Mention): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const joint = hits.find(({ kind, from }) => kind === 'joints' && from === first.to + 1);
  return (
    !one.pronoun &&
    !other.pronoun &&
    joint !== undefined &&
    second.from - joint.to <= 2 &&
    tokens.slice(first.to + 1, second.from + 1).every(({ after }) => after === '')
  );
}

/** The maximum number of targets that are tried although the text has no known word for them. */
const MAX_UNMENTIONED_TARGETS = 3;

/**
 * Targets that the text may describe in words that aren't in the language's files, such as “the old lady” for a witch.
 * Of several with the same name, only the likeliest is tried.
 */
function unmentionedTargets(
  facts: TextFacts,
  option: ActionOption,
  possibleTargetIds: readonly CombatantId[],
  choices: readonly TargetChoice[],
): readonly TargetChoice[] {
  const { reader } = facts;
  const kindOf = (id: CombatantId) => nameWithoutNumber(find(reader.encounter, id) ?? { name: '' });
  const triedIds = choices.flatMap(({ ids }) => (ids.length === 1 ? ids : []));
  const triedNames = new Set(triedIds.map(kindOf));
  const untriedIds = likelyTargets(facts, option, possibleTargetIds).filter((id) => {
    const name = kindOf(id);
    if (triedNames.has(name)) return false;
    triedNames.add(name);
    return true;
  });
  return untriedIds.slice(0, MAX_UNMENTIONED_TARGETS).map((id) => ({
    ids: [id],
    score: TARGET_SCORES.unmentioned,
    // A friend is far less likely to be meant without a word for them, except by an action that helps.
    basis: !option.helps && areAllies(reader, [id]) ? 'unmentioned friend' : 'unmentioned',
  }));
}

/**
 * Who an action is most likely aimed at if its part of the text doesn't say: who another part names, as in “I feint high,
 * then strike at the goblin”, the last target, or the last attacker.
 */
function likelyTargets({ reader, mentions }: TextFacts, option: ActionOption, allowed: readonly CombatantId[]) {
  const { recent, actor } = reader;
  const namedElsewhere = mentions.flatMap(({ pronoun, self, all, ids }) =>
    pronoun || self || all ? [] : ids.slice(0, 1),
  );
  const recentIds = option.helps
    ? [actor]
    : [
        ...namedElsewhere.filter((id) => !areAllies(reader, [id])),
        recent.lastTarget,
        ...recent.attacks.filter(({ on }) => on === actor).map(({ by }) => by),
      ];
  const likeliestIds = recentIds.flatMap((id) => (id !== undefined && allowed.includes(id) ? [id] : []));
  return [...new Set([...likeliestIds, ...allowed])];
}
