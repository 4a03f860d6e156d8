import { type ConditionEntry, knownEntry } from '../rules/core/condition.ts';
import { type Combatant, type CombatantId, type Encounter, find, hasLeft, isInFight } from '../rules/core/encounter.ts';
import { mainOf, resourceKindOf } from '../rules/core/resource-kind.ts';
import { conditionsOf } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, showsConditions, type Update } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { since as words } from '../text/my-character.ts';
import { nameOf } from '../text/names.ts';
import { number, plain, t } from '../text/t.ts';
import { conditionName, type Visibility, visibilityOf } from './meters.ts';

/** The most sentences in a line that is read on a lock screen. */
const MAX_SHOWN = 2;
/** The most names in a sentence. */
const MAX_NAMED = 3;

/** The kinds of updates, the most important first. */
const RANKS = [
  'struck',
  'friend is down',
  'foe is down',
  'up again',
  'healed',
  'friend gained',
  'gained',
  'ended',
  'missed',
] as const;

interface Sentence {
  readonly rank: (typeof RANKS)[number];
  readonly text: string;
  /** How many updates the sentence covers, to count those that are left out. */
  readonly says: number;
}

/**
 * What happened since the last turn of the pinged combatants, as players may know it: one line about what happened to
 * them, one about the others, and a count of the rest. A single player's own character is addressed as “you”.
 */
export function sinceLastTurn(
  ids: readonly CombatantId[],
  naming: 'to them' | 'by name',
  news: readonly Update[],
  encounter: Encounter,
  max: number = MAX_SHOWN,
): string {
  const visibility = visibilityOf({ before: encounter, after: encounter });
  const bySubject = [...Map.groupBy(news, ({ subject }) => subject)].flatMap(([id, all]) => {
    const who = find(encounter, id);
    return who ? [{ who, all }] : [];
  });
  const ownChanges = bySubject.filter(({ who }) => ids.includes(who.id));
  const others = bySubject.filter(({ who }) => !ids.includes(who.id));
  const side = ids.map((id) => find(encounter, id)?.side)[0];
  const lines = [
    ownChanges.flatMap(({ who, all }) => {
      const target = naming === 'to them' ? t('since-you') : visibility.name(who.id);
      return [
        ...updateSentences(who, target, all, encounter, visibility),
        ...conditionsSince(who, target, all, encounter, 'gained'),
      ];
    }),
    [
      ...vitalitiesSince(others, side, visibility),
      ...others.flatMap(({ who, all }) =>
        conditionsSince(who, visibility.name(who.id), all, encounter, who.side === side ? 'friend gained' : 'gained'),
      ),
    ],
  ].map(byRank);
  const surplus = lines.flatMap((line) => line.slice(max)).filter(({ rank }) => rank !== 'missed');
  const count = surplus.reduce((sum, { says }) => sum + says, 0);
  const shownLines = lines.map((line) => line.slice(0, max).map(({ text }) => text)).filter((line) => line.length > 0);
  return shownLines
    .map((line, index) =>
      [...line, ...(count > 0 && index === shownLines.length - 1 ? [t('since-more', { count })] : [])].join(' '),
    )
    .join('\n');
}

function byRank(all: readonly Sentence[]): readonly Sentence[] {
  return all.toSorted((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank));
}

/** What others did to a combatant. `target` is its name in the sentence. */
function updateSentences(
  { id }: Combatant,
  target: string,
  news: readonly Update[],
  encounter: Encounter,
  visibility: Visibility,
): readonly Sentence[] {
  // A combatant that left no longer has a name.
  const knownNews = news.filter((each) => 'actor' in each && find(encounter, each.actor) !== undefined);
  const blows = Map.groupBy(knownNews.filter(isBlow), ({ actor }) => actor);
  const hitTexts = [...blows].map(([actor, all]) =>
    words.hit(visibility.name(actor), target, harmIn(id, all, encounter, visibility)),
  );
  const exact = visibility.detailOf(id) === 'exact';
  const healings = knownNews.flatMap((each) =>
    each.type === 'healed'
      ? [
          words.healed(
            visibility.name(each.actor),
            target,
            exact ? visibility.amount(each.amount, each.resource ?? '') : '',
          ),
        ]
      : [],
  );
  const missTexts = knownNews.flatMap((each) =>
    each.type === 'missed' && !blows.has(each.actor)
      ? [t('since-missed', { actor: visibility.name(each.actor), target })]
      : [],
  );
  return [
    ...rankedSentences('struck', hitTexts),
    ...rankedSentences('healed', healings),
    ...rankedSentences('missed', missTexts),
  ];
}

function rankedSentences(rank: Sentence['rank'], texts: readonly string[]): readonly Sentence[] {
  return [...new Set(texts)].map((text) => ({ rank, text, says: 1 }));
}

export type AmountUpdate = Extract<Update, { readonly amount: number }>;

export function isBlow(each: { readonly type: string }): each is AmountUpdate {
  return each.type === 'struck';
}

/** How much harm there was, by kind. For the main resource only the number. */
export function harmIn(
  of: CombatantId,
  blows: readonly AmountUpdate[],
  encounter: Encounter,
  visibility: Visibility,
): readonly string[] {
  if (visibility.detailOf(of) !== 'exact') return [];
  const kinds = rulesOf(encounter).resourceKinds;
  return [...Map.groupBy(blows, ({ resource }) => resource ?? '')].map(([resource, all]) => {
    // A system that keeps harm in its own state counts each harm as one: wounds.
    if (resource === '') return visibility.amount(all.length, mainOf(kinds) ?? '');
    const amount = all.reduce((sum, each) => sum + each.amount, 0);
    const { main, fills } = resourceKindOf(kinds, resource);
    return main && !fills ? number(amount) : visibility.amount(amount, resource);
  });
}

/** Which of these combatants went down, died or got up, according to their updates. */
function vitalitiesSince(
  others: readonly { readonly who: Combatant; readonly all: readonly Update[] }[],
  side: string | undefined,
  visibility: Visibility,
): readonly Sentence[] {
  const changedCombatants = others.flatMap(({ who, all }) => {
    const first = all.find(({ type }) => type === 'fell' || type === 'rose' || type === 'departed')?.type;
    const isNew = !isInFight(who.vitality) || (who.vitality === 'down') === (first === 'fell');
    return first !== undefined && isNew ? [who] : [];
  });
  return [...Map.groupBy(changedCombatants, (who) => `${who.vitality} ${who.side === side}`).values()].flatMap(
    (alike) => {
      const [{ vitality, side: commonSide } = {}] = alike;
      if (vitality === undefined) return [];
      const fallText = commonSide === side ? 'friend is down' : 'foe is down';
      const names = alike.map(({ id }) => visibility.name(id));
      const text = hasLeft(vitality) ? words.leftFight(names, vitality, MAX_NAMED) : words[vitality](names, MAX_NAMED);
      return [{ rank: vitality === 'up' ? 'up again' : fallText, text, says: alike.length } as const];
    },
  );
}

/** The conditions that are new, and those that ended, if they may be shown. */
function conditionsSince(
  who: Combatant,
  target: string,
  news: readonly Update[],
  encounter: Encounter,
  rank: 'friend gained' | 'gained',
): readonly Sentence[] {
  const rules = rulesOf(encounter);
  const first = new Map<string, Update['type']>();
  for (const each of news) if ('condition' in each && !first.has(each.condition)) first.set(each.condition, each.type);
  const shownNames = [...first].filter(([name]) => isWorthShowing(name, rules.conditions));
  if (shownNames.length === 0 || !isInFight(who.vitality)) return [];
  const all = conditionsOf(rules, who);
  const shownConditions = knownConditions({ ...who, conditions: all }, encounter);
  const gainedTexts = shownNames.flatMap(([name, type]) => {
    const matching = type === 'gained' ? shownConditions.filter((each) => each.name === name) : [];
    return matching.map(({ duration: _, value: __, ...each }) => conditionName(each, encounter, rules));
  });
  const endedTexts = shownNames.flatMap(([name, type]) =>
    type === 'ended' && showsConditions(detailOf(who, encounter)) && !all.some((each) => each.name === name)
      ? [plain(nameOf(encounter.system, 'condition', name))]
      : [],
  );
  return [
    ...(gainedTexts.length > 0
      ? [{ rank, text: words.gained(target, [...new Set(gainedTexts)]), says: gainedTexts.length }]
      : []),
    ...(endedTexts.length > 0
      ? [{ rank: 'ended' as const, text: words.ended(target, endedTexts), says: endedTexts.length }]
      : []),
  ];
}

/** False for conditions of the rules' own bookkeeping, and for those that make a combatant go down. */
export function isWorthShowing(name: string, conditions: Readonly<Record<string, ConditionEntry>>): boolean {
  const entry = knownEntry(conditions, { name });
  return entry !== undefined && entry.aside !== true && entry.down !== true;
}
