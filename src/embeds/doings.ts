// Deeds in the lines in which they are told to somebody who was away, with how much they matter to them.

import type { Deed } from '../rules/core/deed.ts';
import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { News } from '../rules/core/news.ts';
import { actionOf, commandOf } from '../rules/core/ruleset.ts';
import type { View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { type Fact, type LateDeed, lateFacts } from './late-facts.ts';
import { isBlow } from './since.ts';

/** Deeds that are told in one line: who did what to whom, and what came of it. */
export interface Doing {
  readonly facts: readonly Fact[];
  /** What somebody set out to do: the action or spell by its name, by whom, at whom. */
  readonly acted?: {
    readonly title: string;
    readonly actors: readonly CombatantId[];
    readonly targets: readonly CombatantId[];
  };
}

/** How much each kind of fact matters, of those on one’s own side and of others. */
const WEIGHTS: Readonly<Record<Fact['type'], readonly [own: number, others: number]>> = {
  died: [10, 9],
  fell: [9, 8],
  rose: [8, 7],
  struck: [7, 4],
  lost: [7, 3],
  'passed over': [6, 1],
  healed: [6, 3],
  regained: [5, 2],
  gained: [5, 2],
  ended: [3, 2],
  came: [4, 4],
  left: [4, 4],
  missed: [2, 1],
};

/** How much a line matters to whoever is on a side. */
export function weightOf({ facts }: Doing, encounter: Encounter, side: string | undefined): number {
  const isOwn = (id: CombatantId) => find(encounter, id)?.side === side;
  return Math.max(0, ...facts.map(({ type, subject }) => WEIGHTS[type][isOwn(subject) ? 0 : 1]));
}

/** What was done, oldest first, as a viewer may know it: deeds without anything to tell left out, runs of like ones joined. */
export function doingsOf(deeds: readonly LateDeed[], encounter: Encounter, view: View): readonly Doing[] {
  const joined: Doing[] = [];
  const all = deeds.flatMap((late) => doingOf(late, encounter, view) ?? []);
  for (const doing of onceEach(all)) {
    const last = joined.at(-1);
    const together = last && asOne(last, doing, encounter);
    if (together) joined[joined.length - 1] = together;
    else joined.push(doing);
  }
  return joined;
}

function doingOf(late: LateDeed, encounter: Encounter, view: View): Doing | undefined {
  const facts = lateFacts(late, encounter, view);
  const acted = late.rest ? undefined : actedIn(late.deed, encounter);
  return facts.length > 0 || acted ? { facts, ...given({ acted }) } : undefined;
}

function actedIn(deed: Deed, encounter: Encounter): Doing['acted'] {
  if (deed.type !== 'intent') return undefined;
  const { action, actor, targets = [], tool } = deed.intent;
  const rules = rulesOf(encounter);
  const entry = actionOf(rules, action);
  if (entry?.gm) return undefined;
  const title = (commandOf(rules, action) === 'cast' ? tool : undefined) ?? entry?.title ?? action;
  return { title, actors: [actor], targets };
}

/** A condition that came and went more often is told where it last did. Lines of nothing else go. */
function onceEach(all: readonly Doing[]): readonly Doing[] {
  const told = new Set<string>();
  const isLast = (fact: Fact) => {
    if (!('condition' in fact)) return true;
    const key = `${fact.subject} ${fact.condition}`;
    const last = !told.has(key);
    told.add(key);
    return last;
  };
  const kept = all
    .toReversed()
    .map((doing) => ({ ...doing, facts: doing.facts.toReversed().filter(isLast).toReversed() }));
  return kept.toReversed().filter(({ facts, acted }) => facts.length > 0 || acted);
}

/** Two lines as one, where those of one side did the same to the same. */
function asOne(one: Doing, other: Doing, encounter: Encounter): Doing | undefined {
  const side = (id: CombatantId) => find(encounter, id)?.side;
  const isOfOneSide = (actors: readonly CombatantId[]) => new Set(actors.map(side)).size === 1;
  const facts = [...one.facts, ...other.facts];
  const [before, after] = [attacksIn(one), attacksIn(other)];
  if (before.length === 1 && after.length === 1) {
    const [{ actors: some = [], targets: at = [] } = {}, { actors: others = [], targets: then = [] } = {}] = [
      before[0],
      after[0],
    ];
    return sameSet(at, then) && isOfOneSide([...some, ...others]) ? { facts } : undefined;
  }
  if (before.length > 0 || after.length > 0 || !one.acted || !other.acted) return undefined;
  const { title, targets } = one.acted;
  const actors = [...new Set([...one.acted.actors, ...other.acted.actors])];
  const alike = title === other.acted.title && sameSet(targets, other.acted.targets) && isOfOneSide(actors);
  return alike ? { facts, acted: { title, actors, targets } } : undefined;
}

/** Those who attacked the same, together. */
export interface Attack {
  readonly actors: readonly CombatantId[];
  readonly targets: readonly CombatantId[];
  readonly facts: readonly Extract<News, { readonly type: 'struck' | 'missed' | 'healed' }>[];
}

/** Who attacked whom in a line. Who was struck back attacked somebody else. */
export function attacksIn({ facts }: Doing): readonly Attack[] {
  const attacks = facts.flatMap((fact) => (isBlow(fact) || fact.type === 'missed' ? [fact] : []));
  const byActor = [...Map.groupBy(attacks, ({ actor }) => actor)].map(([actor, theirs]) => ({
    actor,
    targets: [...new Set(theirs.map(({ subject }) => subject))],
    theirs,
  }));
  const together = Map.groupBy(byActor, ({ targets }) => targets.toSorted().join('\n'));
  return [...together.values()].map((those) => ({
    actors: those.map(({ actor }) => actor),
    targets: those[0]?.targets ?? [],
    facts: those.flatMap(({ theirs }) => theirs),
  }));
}

function sameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}
