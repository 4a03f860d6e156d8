import { type ConditionEntry, knownConditionEntry } from '../rules/core/condition.ts';
import {
  type Combatant,
  type CombatantId,
  type Encounter,
  find,
  hasLeftFight,
  isInFight,
} from '../rules/core/encounter.ts';
import { isHealthResource, mainResourceOf, resourceKindOf } from '../rules/core/resource-kind.ts';
import { conditionsOf } from '../rules/core/ruleset.ts';
import { areConditionsShown, type CombatantUpdate, detailOf, knownConditions } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { sinceLastTurnWords as words } from '../text/my-character.ts';
import { nameOf } from '../text/names.ts';
import { and, capital, number, plain, t } from '../text/t.ts';
import { conditionText, type Visibility, visibilityOf } from './meters.ts';

/** The maximum number of sentences in a line that is read on a lock screen. */
const MAX_SENTENCES_IN_LINE = 2;
const MAX_NAMES_IN_SENTENCE = 3;

/** The kinds of updates, the most important first. */
const UPDATE_RANKS = [
  'struck',
  'friend is down',
  'enemy is down',
  'up again',
  'healed',
  'friend gained',
  'gained',
  'ended',
  'missed',
] as const;

interface RankedSentence {
  readonly rank: (typeof UPDATE_RANKS)[number];
  readonly text: string;
  /** How many updates the sentence covers. If the sentence doesn't fit, they are only counted. */
  readonly updateCount: number;
}

/**
 * What players may know about what happened since the pinged combatants' last turn: one line about what happened to
 * these combatants, one about what happened to others, and a count of everything else. If `naming` is `to them`, the combatant is
 * addressed as “you”.
 */
export function sinceLastTurnLines(
  ids: readonly CombatantId[],
  naming: 'to them' | 'by name',
  updates: readonly CombatantUpdate[],
  encounter: Encounter,
  max: number = MAX_SENTENCES_IN_LINE,
): string {
  const visibility = visibilityOf({ before: encounter, after: encounter });
  const combatantsWithUpdates = [...Map.groupBy(updates, ({ subject }) => subject)].flatMap(([id, all]) => {
    const combatant = find(encounter, id);
    return combatant ? [{ who: combatant, all }] : [];
  });
  const pingedUpdates = combatantsWithUpdates.filter(({ who }) => ids.includes(who.id));
  const otherUpdates = combatantsWithUpdates.filter(({ who }) => !ids.includes(who.id));
  const side = ids.map((id) => find(encounter, id)?.side)[0];
  const lines = [
    pingedUpdates.flatMap(({ who, all }) => {
      const targetName = naming === 'to them' ? t('since-you') : visibility.name(who.id);
      return [
        ...updateSentences(who, targetName, all, encounter, visibility),
        ...conditionSentences(who, targetName, all, encounter, 'gained'),
      ];
    }),
    [
      ...vitalitySentences(otherUpdates, side, visibility),
      ...otherUpdates.flatMap(({ who, all }) =>
        conditionSentences(
          who,
          visibility.name(who.id),
          all,
          encounter,
          who.side === side ? 'friend gained' : 'gained',
        ),
      ),
    ],
  ].map((sentences) => sortedByRank(sentences.map(startingWithCapital)));
  const leftOutSentences = lines.flatMap((line) => line.slice(max)).filter(({ rank }) => rank !== 'missed');
  const leftOutCount = leftOutSentences.reduce((sum, { updateCount }) => sum + updateCount, 0);
  const shownLines = lines.map((line) => line.slice(0, max).map(({ text }) => text)).filter((line) => line.length > 0);
  return shownLines
    .map((line, index) =>
      [
        ...line,
        ...(leftOutCount > 0 && index === shownLines.length - 1 ? [t('since-more', { count: leftOutCount })] : []),
      ].join(' '),
    )
    .join('\n');
}

/** Gives a sentence that begins with “you” a capital letter. Sentences that begin with a name stay as they are. */
function startingWithCapital(sentence: RankedSentence): RankedSentence {
  return sentence.text.startsWith(`${t('since-you')} `) ? { ...sentence, text: capital(sentence.text) } : sentence;
}

function sortedByRank(all: readonly RankedSentence[]): readonly RankedSentence[] {
  return all.toSorted((one, other) => UPDATE_RANKS.indexOf(one.rank) - UPDATE_RANKS.indexOf(other.rank));
}

/** Sentences about what others did to a combatant. `target` is the combatant's name in these sentences. */
function updateSentences(
  { id }: Combatant,
  target: string,
  updates: readonly CombatantUpdate[],
  encounter: Encounter,
  visibility: Visibility,
): readonly RankedSentence[] {
  // A combatant that left has no name anymore.
  const updatesByKnownActors = updates.filter((each) => 'actor' in each && find(encounter, each.actor) !== undefined);
  const hitsByActor = Map.groupBy(updatesByKnownActors.filter(isHarmUpdate), ({ actor }) => actor);
  const hitTexts = [...hitsByActor].map(([actor, all]) =>
    words.hit(visibility.name(actor), target, harmTexts(id, all, encounter, visibility)),
  );
  const isExact = visibility.detailOf(id) === 'exact';
  const isHealing = ({ resource }: AmountUpdate) => isHealthResource(rulesOf(encounter).resourceKinds, resource);
  const healingTexts = updatesByKnownActors.flatMap((each) =>
    each.type === 'healed' && isHealing(each)
      ? [
          words.healed(
            visibility.name(each.actor),
            target,
            isExact ? visibility.amount(each.amount, each.resource ?? '') : '',
          ),
        ]
      : [],
  );
  const resourceGainTexts = updatesByKnownActors.flatMap((each) =>
    each.type === 'healed' && !isHealing(each) && isExact
      ? [words.gave(visibility.name(each.actor), target, visibility.amount(each.amount, each.resource ?? ''))]
      : [],
  );
  const actorsWhoMissed = updatesByKnownActors.flatMap((each) =>
    each.type === 'missed' && !hitsByActor.has(each.actor) ? [visibility.name(each.actor)] : [],
  );
  const namesOfActorsWhoMissed = [...new Set(actorsWhoMissed)];
  const missTexts =
    namesOfActorsWhoMissed.length === 0
      ? []
      : [t('since-missed', { actors: and(namesOfActorsWhoMissed, MAX_NAMES_IN_SENTENCE), target })];
  return [
    ...rankedSentences('struck', hitTexts),
    ...rankedSentences('healed', [...healingTexts, ...resourceGainTexts]),
    ...rankedSentences('missed', missTexts),
  ];
}

function rankedSentences(rank: RankedSentence['rank'], texts: readonly string[]): readonly RankedSentence[] {
  return [...new Set(texts)].map((text) => ({ rank, text, updateCount: 1 }));
}

export type AmountUpdate = Extract<CombatantUpdate, { readonly amount: number }>;

export function isHarmUpdate(each: { readonly type: string }): each is AmountUpdate {
  return each.type === 'struck';
}

/** How much harm there was, by kind. If there is only harm to the main resource, only the number. */
export function harmTexts(
  targetId: CombatantId,
  hits: readonly AmountUpdate[],
  encounter: Encounter,
  visibility: Visibility,
): readonly string[] {
  if (visibility.detailOf(targetId) !== 'exact') return [];
  const resourceKinds = rulesOf(encounter).resourceKinds;
  const hitsByResource = Map.groupBy(hits, ({ resource }) => resource ?? '');
  return [...hitsByResource].map(([resource, all]) => {
    // In a system whose wounds aren't a resource, each hit counts as one wound.
    if (resource === '') return visibility.amount(all.length, mainResourceOf(resourceKinds) ?? '');
    const amount = all.reduce((sum, each) => sum + each.amount, 0);
    const { main, fills } = resourceKindOf(resourceKinds, resource);
    const isNumberEnough = main && !fills && hitsByResource.size === 1;
    return isNumberEnough ? number(amount) : visibility.amount(amount, resource);
  });
}

/** Sentences about the combatants who went down, died, left the fight or got up. */
function vitalitySentences(
  others: readonly { readonly who: Combatant; readonly all: readonly CombatantUpdate[] }[],
  side: string | undefined,
  visibility: Visibility,
): readonly RankedSentence[] {
  const changedCombatants = others.flatMap(({ who, all }) => {
    const firstChange = all.find(({ type }) => type === 'fell' || type === 'rose' || type === 'departed')?.type;
    const hasNetChange = !isInFight(who.vitality) || (who.vitality === 'down') === (firstChange === 'fell');
    return firstChange !== undefined && hasNetChange ? [who] : [];
  });
  return [...Map.groupBy(changedCombatants, (who) => `${who.vitality} ${who.side === side}`).values()].flatMap(
    (similarCombatants) => {
      const [{ vitality, side: commonSide } = {}] = similarCombatants;
      if (vitality === undefined) return [];
      const downSentenceRank = commonSide === side ? 'friend is down' : 'enemy is down';
      const names = similarCombatants.map(({ id }) => visibility.name(id));
      const text = hasLeftFight(vitality)
        ? words.leftFight(names, vitality, MAX_NAMES_IN_SENTENCE)
        : words[vitality](names, MAX_NAMES_IN_SENTENCE);
      return [
        {
          rank: vitality === 'up' ? 'up again' : downSentenceRank,
          text,
          updateCount: similarCombatants.length,
        } as const,
      ];
    },
  );
}

/** Sentences about the conditions that are new and those that ended, if players may know them. */
function conditionSentences(
  who: Combatant,
  target: string,
  updates: readonly CombatantUpdate[],
  encounter: Encounter,
  rank: 'friend gained' | 'gained',
): readonly RankedSentence[] {
  const rules = rulesOf(encounter);
  const firstTypeByCondition = new Map<string, CombatantUpdate['type']>();
  for (const update of updates)
    if ('condition' in update && !firstTypeByCondition.has(update.condition))
      firstTypeByCondition.set(update.condition, update.type);
  const conditionsToShow = [...firstTypeByCondition].filter(([name]) =>
    isConditionWorthShowing(name, rules.conditions),
  );
  if (conditionsToShow.length === 0 || !isInFight(who.vitality)) return [];
  const conditions = conditionsOf(rules, who);
  const shownConditions = knownConditions({ ...who, conditions: conditions }, encounter);
  const gainedConditionTexts = conditionsToShow.flatMap(([name, type]) => {
    const conditionsOfName = type === 'gained' ? shownConditions.filter((each) => each.name === name) : [];
    return conditionsOfName.map(({ duration: _, value: __, ...each }) => conditionText(each, encounter, rules));
  });
  const endedConditionTexts = conditionsToShow.flatMap(([name, type]) =>
    type === 'ended' && areConditionsShown(detailOf(who, encounter)) && !conditions.some((each) => each.name === name)
      ? [plain(nameOf(encounter.system, 'condition', name))]
      : [],
  );
  return [
    ...(gainedConditionTexts.length > 0
      ? [
          {
            rank,
            text: words.gained(target, [...new Set(gainedConditionTexts)]),
            updateCount: gainedConditionTexts.length,
          },
        ]
      : []),
    ...(endedConditionTexts.length > 0
      ? [
          {
            rank: 'ended' as const,
            text: words.ended(target, endedConditionTexts),
            updateCount: endedConditionTexts.length,
          },
        ]
      : []),
  ];
}

/** False for conditions that are only the rules' bookkeeping, and for those that make a combatant go down. */
export function isConditionWorthShowing(name: string, conditions: Readonly<Record<string, ConditionEntry>>): boolean {
  const entry = knownConditionEntry(conditions, { name });
  return entry !== undefined && entry.aside !== true && entry.down !== true;
}
