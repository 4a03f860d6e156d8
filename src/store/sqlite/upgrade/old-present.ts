import { LAST_STANDING, readWin } from '../../../rules/mastery/winning.ts';
import type { OldResource } from './old-event.ts';

/** The present of somebody in an encounter of version 0.1, and what becomes of it. Conditions are rows, by their columns. */
export interface OldFighter {
  readonly resources: Readonly<Record<string, OldResource>>;
  readonly conditions: readonly OldConditionRow[];
  readonly own: object;
}

export interface OldConditionRow {
  readonly key: string;
  readonly name: string;
  readonly source: string | null;
  readonly value: number | null;
  readonly note: string | null;
  readonly until: string;
  readonly facts: Readonly<Record<string, string | number | boolean>> | null;
}

type Settings = Readonly<Record<string, unknown>>;

/** What a system kept in the settings of an encounter, and keeps in its own state now. */
export function oldEncounter(system: string, settings: Settings, own: object): { settings: Settings; own: object } {
  if (system === 'tdgs') {
    const { ties, ...rest } = settings;
    const groups = typeof ties === 'string' && ties !== '' ? ties.split(';').map((group) => group.split(',')) : [];
    return { settings: rest, own: { ...own, ties: groups } };
  }
  if (system === 'sol') {
    const { 'enemies-initiative': score, ...rest } = settings;
    return { settings: rest, own: typeof score === 'number' ? { ...own, enemiesScore: score } : own };
  }
  if (system === 'mastery' && typeof settings.win === 'string') {
    // Other words than these never ended a fight.
    return { settings: { ...settings, win: readWin(settings.win) ?? LAST_STANDING }, own };
  }
  return { settings, own };
}

/** What a system kept of somebody in resources and conditions, and keeps in its own state now. */
export function oldFighter(system: string, fighter: OldFighter): OldFighter {
  const convert = Object.hasOwn(FIGHTERS, system) ? FIGHTERS[system] : undefined;
  return convert ? convert(fighter) : fighter;
}

const FIGHTERS: Readonly<Record<string, (fighter: OldFighter) => OldFighter>> = { tdgs, dungeoneers, mastery, sol };

function tdgs({ conditions, own, ...rest }: OldFighter): OldFighter {
  const declared = conditions.flatMap(({ name, note, facts }) => {
    const targets = facts?.at ?? facts?.target;
    return name === 'Declared' && note !== null
      ? [{ ability: note, targets: targets ? String(targets).split(',') : [] }]
      : [];
  });
  return {
    ...rest,
    conditions: conditions.filter(({ name }) => name !== 'Declared').map(casting),
    own: declared.length === 0 ? own : { ...own, declared },
  };
}

function casting(condition: OldConditionRow): OldConditionRow {
  const { name, note, facts } = condition;
  if (name === 'Concentrating' && note !== null) return { ...condition, facts: { ...facts, spell: note, casting: 0 } };
  return facts?.concentration === true ? { ...condition, facts: { ...facts, casting: 0 } } : condition;
}

/** Readied acts and facing are a creature's own state now, shown among its conditions. */
function dungeoneers({ conditions, own, ...rest }: OldFighter): OldFighter {
  let kept = own;
  for (const { name, facts, source } of conditions) {
    if (name === 'Readied' && facts) {
      const { act, turn, moment, amount, tool } = facts;
      kept = { ...kept, readied: { act, turn, moment, amount, ...(tool !== undefined && { tool }) } };
    }
    if (name === 'Facing' && source !== null) kept = { ...kept, faces: source };
    if (name === 'Facing' && facts?.behind !== undefined) kept = { ...kept, atItsBack: facts.behind };
  }
  const left = conditions.filter(({ name }) => name !== 'Readied' && name !== 'Facing');
  return { ...rest, conditions: left, own: kept };
}

function mastery({ resources, conditions, own, ...rest }: OldFighter): OldFighter {
  const { initiative, hits, ...left } = resources;
  return {
    ...rest,
    resources: left,
    conditions: conditions.map(opening),
    own: { ...own, hits: hits?.value ?? 0, ...(initiative && { initiative: initiative.value }) },
  };
}

/** What a kept advantage was won by is a fact now, not a note. */
function opening(condition: OldConditionRow): OldConditionRow {
  const { name, note } = condition;
  return name === 'Advantage' && note !== null ? { ...condition, note: null, facts: { opening: note } } : condition;
}

/** The names of conditions that are counted otherwise now. */
const COVER: Readonly<Record<number, string>> = { 1: 'partial cover', 2: 'good cover' };

function sol({ resources, conditions, own }: OldFighter): OldFighter {
  const wounds = conditions
    .filter(({ name }) => name === 'wound')
    .map(({ value, note, facts }) => ({
      level: value ?? 1,
      number: Number(facts?.number ?? 1),
      from: { id: 'said', words: String(facts?.from ?? '') },
      ...(note !== null && { words: note }),
      ...(facts?.medkit === true && { tried: true }),
    }))
    .toSorted((a, b) => a.level - b.level || a.number - b.number)
    // The boxes of a level fill from the first.
    .map((wound, place, all) => ({ ...wound, box: place - all.findIndex(({ level }) => level === wound.level) }));
  const inHand = conditions.find(({ name }) => name === 'weapon in hand')?.note;
  const left = Object.entries(resources).filter(([name]) => !/^wounds( [123])?$/.test(name));
  return {
    resources: Object.fromEntries(left),
    conditions: conditions.filter(({ name }) => name !== 'wound' && name !== 'weapon in hand').map(solCondition),
    own: { ...own, wounds, ...(inHand && { inHand }) },
  };
}

function solCondition(condition: OldConditionRow): OldConditionRow {
  const { name, value } = condition;
  if (name === 'in cover') {
    const cover = COVER[value ?? 1] ?? 'partial cover';
    return { ...condition, key: cover, name: cover, value: null, note: null };
  }
  const isOfCombat = name === 'surprised' || name === 'aiming';
  return isOfCombat && condition.until === 'scene' ? { ...condition, until: 'rounds-stop' } : condition;
}
