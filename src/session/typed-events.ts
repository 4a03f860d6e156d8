// Reads an event that a GM types to put it into the turn order, such as a storm: its place in the order, its rounds,
// and what it does to whom.

import { type OwnCondition, ownAffliction } from '../rules/core/condition.ts';
import type { Encounter, EventCondition, EventEffect, EventPlace, EventTargets } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { findCombatant, findCombatants } from '../rules/core/names.ts';
import { choose, map, no, ok, type Refusal, type Result, unknownName } from '../rules/core/refusal.ts';
import { conditionsForGm } from '../rules/core/ruleset.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import { areaTargetsBetween } from '../rules/core/timed-events.ts';
import { rulesOf } from '../rules/systems.ts';
import { ALL_PLAYERS, checkNames, EVERYONE, readCheckGoal, sidesOf } from './checks.ts';

/** Examples of places in the turn order, which are suggested to GMs. */
export const EVENT_PLACE_EXAMPLES = ['end of round', 'initiative 15', 'before Goblin 1', 'after Goblin 1'] as const;
/** Examples of rounds, which are suggested to GMs. */
export const ROUND_EXAMPLES = ['each round', '4', 'in 3', 'from 3', '2-5'] as const;

/** Reads a place in the order: "end of round", "initiative 15", "before Kira" or "after Kira". */
export function readEventPlace(encounter: Encounter, typed = ''): Result<EventPlace, Refusal> {
  const input = typed.trim();
  if (/^(?:|(?:at )?(?:the )?end(?: of (?:the )?round)?)$/i.test(input)) return ok({ kind: 'round-end' });
  const score = /^(?:at )?(?:initiative )?(\d{1,3})$/i.exec(input)?.[1];
  if (score !== undefined) return ok({ kind: 'initiative', score: Number(score) });
  const [, kind = '', name = ''] = /^(before|after) (.+)$/i.exec(input) ?? [];
  if (name === '') return no({ type: 'no-such', what: 'event-place', typed: input, known: EVENT_PLACE_EXAMPLES });
  return map(findCombatant(encounter, name), ({ id: who }) => ({
    kind: kind.toLowerCase() === 'before' ? 'before' : 'after',
    who,
  }));
}

/** The first and last round. Without `until`, there is no last round. */
export interface RoundRange {
  readonly from: number;
  readonly until?: number;
}

/** Reads rounds: "each round", "4", "in 3", "from 3" or "2-5". `round` is the current round. */
export function readRounds(round: number, typed = ''): Result<RoundRange, Refusal> {
  const input = typed.trim().toLowerCase();
  const currentRound = Math.max(1, round);
  if (/^(?:|each|every|each round|every round)$/.test(input)) return ok({ from: currentRound });
  const [, kind, firstRound = '', , lastRound] =
    /^(in |from |round )?(\d{1,3})( ?[-–] ?(\d{1,3}))?(?: rounds?)?$/.exec(input) ?? [];
  if (firstRound === '') return no({ type: 'no-such', what: 'event-rounds', typed: input, known: ROUND_EXAMPLES });
  const firstRoundNumber = Number(firstRound);
  if (kind === 'from ') return ok({ from: Math.max(1, firstRoundNumber) });
  if (kind === 'in ') return ok({ from: round + firstRoundNumber, until: round + firstRoundNumber });
  const lastRoundNumber = lastRound === undefined ? firstRoundNumber : Number(lastRound);
  if (firstRoundNumber < 1 || lastRoundNumber < firstRoundNumber)
    return no({ type: 'no-such', what: 'event-rounds', typed: input, known: ROUND_EXAMPLES });
  return ok({ from: firstRoundNumber, until: lastRoundNumber });
}

/** The effect of an event, as a GM typed it. */
export interface TypedEffect {
  /** Damage, conditions, or both, separated by commas: "2d6 Fire, Prone for 2 rounds". */
  readonly effect?: string | undefined;
  /** Who is affected: everyone, the players, a side, combatants, or an area of the map ("B2-D4"). */
  readonly to?: string | undefined;
  /** The check to avoid the effect, and the number to reach: "REF 14". */
  readonly save?: string | undefined;
}

/**
 * Reads what an event does. `conditions` are the ones that aren't in the book. Undefined if the event does nothing
 * automatically.
 */
export function readEffect(
  encounter: Encounter,
  { effect = '', to = '', save = '' }: TypedEffect,
  conditions: readonly OwnCondition[],
): Result<EventEffect | undefined, Refusal> {
  if ([effect, to, save].every((each) => each.trim() === '')) return ok(undefined);
  if (effect.trim() === '' && save.trim() === '')
    return no({ type: 'missing', what: 'event-effect', known: effectExamples(encounter) });
  const targetsResult = readTargets(encounter, to.trim());
  if (!targetsResult.ok) return targetsResult;
  const harmResult = readHarm(encounter, effect, conditions);
  if (!harmResult.ok) return harmResult;
  return map(save.trim() === '' ? ok(undefined) : readSave(encounter, save), (parsedSave) => ({
    to: targetsResult.value,
    ...given({ save: parsedSave }),
    ...harmResult.value,
  }));
}

/** Examples of what a GM can type as an effect: damage, and the book's conditions. */
export function effectExamples(encounter: Encounter): readonly string[] {
  const rules = rulesOf(encounter);
  return [...(rules.hazards?.examples(encounter) ?? []), ...conditionsForGm(rules).toSorted()];
}

function readTargets(encounter: Encounter, input: string): Result<EventTargets, Refusal> {
  const lowerInput = input.toLowerCase();
  if (lowerInput === '' || lowerInput === EVERYONE) return ok({ kind: EVERYONE });
  if (lowerInput === ALL_PLAYERS) return ok({ kind: ALL_PLAYERS });
  const side = sidesOf(encounter).find((each) => each.toLowerCase() === lowerInput);
  if (side !== undefined) return ok({ kind: 'side', side });
  const [firstTile = '', lastTile = firstTile] = input.split(/ ?[-–:] ?/);
  const area = encounter.field && areaTargetsBetween(firstTile, lastTile);
  if (area) return ok(area);
  return map(findCombatants(encounter, input), (combatants) => ({
    kind: 'named',
    who: combatants.map(({ id }) => id),
  }));
}

function readHarm(
  encounter: Encounter,
  typed: string,
  ownConditions: readonly OwnCondition[],
): Result<Pick<EventEffect, 'damage' | 'conditions'>, Refusal> {
  const { hazards } = rulesOf(encounter);
  let damage: string | undefined;
  const conditions: EventCondition[] = [];
  for (const effectPart of typed.split(',').map((each) => each.trim())) {
    if (effectPart === '') continue;
    const condition = findCondition(encounter, effectPart, ownConditions);
    if (condition) {
      conditions.push(condition);
      continue;
    }
    const hazardResult = hazards?.read(encounter, effectPart);
    if (hazardResult && !hazardResult.ok && /^\d/.test(effectPart)) return hazardResult;
    if (!hazardResult?.ok || damage !== undefined)
      return unknownName('event-effect', effectPart, effectExamples(encounter));
    damage = hazardResult.value;
  }
  return ok({ ...given({ damage }), ...(conditions.length > 0 && { conditions }) });
}

/**
 * Reads a condition, possibly with its rounds: "Prone", "Prone for 2 rounds". Undefined if no condition has that name.
 */
function findCondition(
  encounter: Encounter,
  typed: string,
  ownConditions: readonly OwnCondition[],
): EventCondition | undefined {
  const [, name = typed, number] = /^(.+?) +(?:for +)?(\d{1,3}) +rounds?$/i.exec(typed) ?? [];
  const roundCount = number === undefined ? undefined : Number(number);
  const ownCondition = ownConditions.find((each) => isSameName(each.name, name));
  if (ownCondition) return { ...ownAffliction(ownCondition), ...given({ rounds: roundCount }) };
  const conditionResult = choose('condition', name, conditionsForGm(rulesOf(encounter)));
  return conditionResult.ok ? { condition: conditionResult.value, ...given({ rounds: roundCount }) } : undefined;
}

/** Reads a save: "REF 14", "REF vs 14" or "AGI + Stealth, Difficult". */
function readSave(encounter: Encounter, typed: string): Result<NonNullable<EventEffect['save']>, Refusal> {
  const { checks } = rulesOf(encounter);
  const difficultyNames = Object.keys(checks?.difficulties ?? {}).toSorted((a, b) => b.length - a.length);
  const difficulty = difficultyNames.find((each) => typed.trim().toLowerCase().endsWith(` ${each.toLowerCase()}`));
  const difficultyText = difficulty ?? /\d{1,3}$/.exec(typed.trim())?.[0];
  const name = typed
    .trim()
    .slice(0, difficultyText === undefined ? undefined : -difficultyText.length)
    .replace(/(?:\b(?:vs\.?|against)|[,:])? *$/i, '')
    .trim();
  const [checkName] = encounter.combatants.flatMap((each) => checks?.named(each, name) ?? []);
  if (checkName === undefined) return unknownName('check', name, checkNames(encounter));
  if (difficultyText === undefined) return no({ type: 'missing', what: 'difficulty', known: difficultyNames });
  return map(readCheckGoal(encounter, difficultyText), (against = 0) => ({ what: checkName, against }));
}
