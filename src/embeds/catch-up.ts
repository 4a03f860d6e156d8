import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { mainOf } from '../rules/core/resource-kind.ts';
import { conditionsOf } from '../rules/core/ruleset.ts';
import { knownConditions, type View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain } from '../text/markdown.ts';
import { standing, caughtUp as words } from '../text/spoken.ts';
import { type Attack, attacksIn, type Doing, doingsOf, weightOf } from './doings.ts';
import { type Fact, type LateDeed, leavers } from './late-facts.ts';
import { conditionName } from './meters.ts';
import { type NamesOf, runNames } from './run-names.ts';
import { type Blow, harmIn, isBlow } from './since.ts';
import { stateText } from './state-word.ts';
import { type Visibility, visibilityOf } from './visibility.ts';

/** Most lines of what was done, and most sentences of one. */
const MOST_LINES = 8;
const MOST_SENTENCES = 3;
/** Most of a side of whom it is said how they are. */
const MOST_OF_A_SIDE = 8;

/** Who reads it. */
export interface Reader {
  readonly view: View;
  /** Whom they play. */
  readonly own: readonly CombatantId[];
}

/**
 * What was done, oldest first, for somebody who was away: a line for each deed or run of like deeds, the most important of them,
 * and how many more there are. Of whom a viewer may not know all it tells as much as they may.
 */
export function missedLines(
  deeds: readonly LateDeed[],
  encounter: Encounter,
  { view, own }: Reader,
): readonly string[] {
  const side = sideOf(encounter, own);
  const before = { ...encounter, combatants: leavers(deeds) };
  const sight = visibilityOf({ before, after: encounter }, view);
  const names = runNames([encounter, before]);
  const told = doingsOf(deeds, encounter, view).flatMap((doing, at) => {
    const text = lineOf(doing, encounter, view, { sight, names });
    return text === '' ? [] : [{ text: `- ${text}`, at, weight: weightOf(doing, encounter, side) }];
  });
  if (told.length <= MOST_LINES) return told.map(({ text }) => text);
  // Of what matters as much, the latest.
  const kept = told.toSorted((one, other) => other.weight - one.weight || other.at - one.at).slice(0, MOST_LINES - 1);
  return [
    ...kept.toSorted((one, other) => one.at - other.at).map(({ text }) => text),
    words.more(told.length - kept.length),
  ];
}

/** How their own side is now, in a line; for whoever plays nobody, the players’. "" where there is nobody. */
export function sideLine(encounter: Encounter, own: readonly CombatantId[]): string {
  const side = sideOf(encounter, own);
  const members = encounter.combatants.filter((each) => each.side === side);
  const states = members.slice(0, MOST_OF_A_SIDE).map((each) => {
    const state =
      each.vitality === 'up' ? stateText(each, encounter) : standing.vitality(encounter.system, each.vitality);
    return `**${plain(each.name)}**${state === '' ? '' : ` ${state}`}`;
  });
  const over = members.length - states.length;
  if (states.length === 0) return '';
  const said = [...states, ...(over > 0 ? [standing.more(over)] : [])];
  return own.length > 0 ? words.stand(said) : words.standThey(said);
}

/** The side of whom somebody plays; of whoever plays nobody, that of the players. */
function sideOf({ combatants }: Encounter, own: readonly CombatantId[]): string | undefined {
  const theirs = combatants.find(({ id }) => own.includes(id)) ?? combatants.find(({ controller }) => controller);
  return theirs?.side;
}

interface Naming {
  readonly sight: Visibility;
  readonly names: NamesOf;
}

function lineOf(doing: Doing, encounter: Encounter, view: View, naming: Naming): string {
  const { facts, acted } = doing;
  const { names } = naming;
  const attacks = attacksIn(doing);
  const of = (type: Fact['type']) => facts.filter((fact) => fact.type === type);
  const subjects = (type: Fact['type']) => names(of(type).map(({ subject }) => subject));
  const dead = new Set(of('died').map(({ subject }) => subject));
  const fell = names(of('fell').flatMap(({ subject }) => (dead.has(subject) ? [] : [subject])));
  const healed = facts.flatMap((fact) => (fact.type === 'healed' ? [fact] : []));
  const sentences = [
    ...attacks.map((attack) => attackText(attack, encounter, naming)),
    ...said(subjects('died'), words.died),
    ...said(fell, words.fell),
    ...said(subjects('rose'), words.rose),
    ...[...Map.groupBy(healed, ({ actor }) => actor)].map(([actor, by]) =>
      words.healed(names([actor]), names(by.map(({ subject }) => subject)), amountsOf(by, encounter, naming.sight)),
    ),
    ...said(subjects('lost'), (whom) => words.lost(whom, amountsOf(of('lost'), encounter, naming.sight))),
    ...said(subjects('regained'), (whom) => words.regained(whom, amountsOf(of('regained'), encounter, naming.sight))),
    ...conditionTexts(facts, 'gained', encounter, view, naming),
    ...conditionTexts(facts, 'ended', encounter, view, naming),
    ...said(subjects('came'), words.came),
    ...said(subjects('left'), words.left),
    ...said(subjects('passed over'), words.passedOver),
  ].filter((sentence) => sentence !== '');
  const isTold = attacks.length > 0 || healed.length > 0;
  const first =
    acted && !isTold
      ? said(names(acted.actors), (by) => words.acted(by, plain(acted.title), names(acted.targets)))
      : [];
  return [...first, ...sentences].slice(0, MOST_SENTENCES).join(' ');
}

function said(names: readonly string[], say: (names: readonly string[]) => string): readonly string[] {
  return names.length === 0 ? [] : [say(names)];
}

/** Who attacked whom, and what harm it did in all. */
function attackText({ actors, targets, facts }: Attack, encounter: Encounter, { sight, names }: Naming): string {
  const [by, at] = [names(actors), names(targets)];
  if (by.length === 0 || at.length === 0) return '';
  const blows = facts.filter(isBlow);
  if (blows.length === 0) return words.missed(by, at);
  const hit = (of: readonly CombatantId[], is: (blow: Blow, id: CombatantId) => boolean) =>
    of.every((id) => blows.some((blow) => is(blow, id)));
  const all = hit(actors, ({ actor }, id) => actor === id) && hit(targets, ({ subject }, id) => subject === id);
  const exact = targets.every((id) => sight.detailOf(id) === 'exact');
  const amounts = exact && targets[0] !== undefined ? harmIn(targets[0], blows, encounter, sight) : [];
  return all ? words.hit(by, at, amounts) : words.attacked(by, at, amounts);
}

/** How much of each resource it was in all; nothing where that of one of them may not be told. */
function amountsOf(facts: readonly Fact[], encounter: Encounter, sight: Visibility): readonly string[] {
  const counted = facts.flatMap((fact) => ('amount' in fact ? [fact] : []));
  if (counted.some(({ subject }) => sight.detailOf(subject) !== 'exact')) return [];
  // What a system keeps in its own state is counted one by one: wounds.
  const main = mainOf(rulesOf(encounter).resourceKinds) ?? '';
  return [...Map.groupBy(counted, ({ resource }) => resource ?? '')].map(([resource, all]) => {
    const amount = all.reduce((sum, each) => sum + each.amount, 0);
    return resource === '' ? sight.amount(all.length, main) : sight.amount(amount, resource);
  });
}

/** The conditions that some now bear, or bear no longer: once for those who share them. */
function conditionTexts(
  facts: readonly Fact[],
  type: 'gained' | 'ended',
  encounter: Encounter,
  view: View,
  { names }: Naming,
): readonly string[] {
  const rules = rulesOf(encounter);
  const changed = facts.flatMap((fact) => (fact.type === type ? [fact] : []));
  const bySubject = [...Map.groupBy(changed, ({ subject }) => subject)].flatMap(([id, all]) => {
    const who = find(encounter, id);
    if (!who) return [];
    const known = knownConditions({ ...who, conditions: conditionsOf(rules, who) }, encounter, view);
    const called = all.flatMap(({ condition }) => {
      const borne = known.filter((each) => each.name === condition);
      return type === 'ended'
        ? [plain(condition)]
        : borne.map(({ duration: _, value: __, ...each }) => conditionName(each, encounter, rules));
    });
    return [{ id, called: [...new Set(called)] }];
  });
  const alike = Map.groupBy(bySubject, ({ called }) => called.join('\n'));
  return [...alike.values()].flatMap((those) => {
    const who = names(those.map(({ id }) => id));
    return who.length === 0 ? [] : [words[type](who, those[0]?.called ?? [])];
  });
}
