// Finds who acts after the current turn.

import { type Block, type Combatant, type CombatantId, type Encounter, find, type System } from './encounter.ts';
import { because } from './reason.ts';
import type { Resolution } from './resolution.ts';
import { type Ruleset, takesTurns } from './ruleset.ts';

/** The combatants who act together next, and the round of their turn. */
export interface UpcomingTurn {
  readonly who: readonly Combatant[];
  readonly round: number;
}

/**
 * The combatants who act next. Undefined if no one will act, if someone chooses who acts next, or if the next round
 * makes a new order. The turns of `currentActors` count as part of the current turn.
 */
export function upcomingTurn(
  rules: Pick<Ruleset, 'skips' | 'reordersEachRound' | 'nextTurn'>,
  encounter: Encounter,
  currentActors: readonly Combatant[] = [],
): UpcomingTurn | undefined {
  const { phase, turnOrder, turn, round } = encounter;
  if (phase !== 'fighting') return undefined;
  if (isNextTurnChosen(rules, encounter)) return undefined;
  const actedOrActingIds = new Set([...(turnOrder[turn] ?? []), ...currentActors.map(({ id }) => id)]);
  const standingMembers = (block: Encounter['turnOrder'][number]) =>
    block.flatMap((id) => {
      const who = actedOrActingIds.has(id) ? undefined : find(encounter, id);
      return who?.vitality === 'up' ? [who] : [];
    });
  for (const block of turnOrder.slice(turn + 1)) {
    const who = standingMembers(block).filter(({ id }) => rules.skips(encounter, id) === undefined);
    if (who.length > 0) return { who, round };
  }
  if (rules.nextTurn || rules.reordersEachRound?.(encounter)) return undefined;
  const who = turnOrder
    .slice(0, turn)
    .map(standingMembers)
    .find((each) => each.length > 0);
  return who && { who, round: round + 1 };
}

/** What someone is asked when they choose who acts next. */
export const NEXT_TURN_QUESTION = 'next turn';

/** The rules that decide who can be chosen to act next. */
type ChoiceRules<S extends System> = Pick<Ruleset<S>, 'skips' | 'nextTurn' | 'takesTurns'>;

/**
 * The combatants that `chooser` can choose to act after the current turn. In the last turn of a round, these are all
 * who can start the next round.
 */
export function nextTurnChoices<S extends System>(
  rules: ChoiceRules<S>,
  encounter: Encounter<S>,
  chooser: CombatantId,
): readonly CombatantId[] {
  const { phase, turn } = encounter;
  if (!rules.nextTurn || phase !== 'fighting') return [];
  const candidates = nextTurnCandidates(rules, encounter, chooser, turn);
  return candidates.length > 0 ? candidates : nextTurnCandidates(rules, encounter, chooser, -1);
}

/**
 * The combatants that can still act after the turn at this index, for `chooser` to choose from. A group is listed by
 * its first member only. Allies of `chooser` come first, because autopilot takes the first. `barred` and its group
 * can't be chosen.
 */
function nextTurnCandidates<S extends System>(
  rules: ChoiceRules<S>,
  encounter: Encounter<S>,
  chooser: CombatantId | undefined,
  turn: number,
  barred = chooser,
): readonly CombatantId[] {
  const { combatants, turnOrder } = encounter;
  const sideById = new Map(combatants.flatMap((who) => (who.vitality === 'up' ? [[who.id, who.side]] : [])));
  const canAct = (id: CombatantId) => sideById.has(id) && rules.skips(encounter, id) === undefined;
  const isBarred = (block: Block) =>
    rules.nextTurn !== 'chosen, self too' && barred !== undefined && block.includes(barred);
  const firstMembers = turnOrder
    .slice(turn + 1)
    .flatMap((block) => (isBarred(block) ? [] : (block.find(canAct) ?? [])));
  const side = chooser === undefined ? undefined : find(encounter, chooser)?.side;
  const enemyRank = (id: CombatantId) => Number(sideById.get(id) !== side);
  return firstMembers.toSorted((one, other) => enemyRank(one) - enemyRank(other));
}

/** Whether someone chooses who acts next when the current turn ends. */
export function isNextTurnChosen<S extends System>(rules: ChoiceRules<S>, encounter: Encounter<S>): boolean {
  const [chooser] = encounter.turnOrder[encounter.turn] ?? [];
  return chooser !== undefined && nextTurnChoices(rules, encounter, chooser).length > 1;
}

/** Everyone who has acted in this round and is still there, in the order of their turns. */
export function actorsThisRound<S extends System>({ combatants, turnOrder, turn, done }: Encounter<S>): CombatantId[] {
  const presentIds = new Set(combatants.map(({ id }) => id));
  return [...turnOrder.slice(0, Math.max(turn, 0)).flat(), ...done].filter((id) => presentIds.has(id));
}

/**
 * Finds who chooses the next combatant to act, in place of someone who is out of the fight: an ally, preferably the one
 * who acted last. If the whole side is out of the fight, the combatant of another side who acted last chooses.
 * Undefined if no one can choose.
 */
function chooserInPlaceOf<S extends System>(
  rules: ChoiceRules<S>,
  encounter: Encounter<S>,
  last: CombatantId,
  acted: readonly CombatantId[],
): CombatantId | undefined {
  const side = find(encounter, last)?.side;
  const standingCombatants = encounter.combatants.filter((each) => each.vitality === 'up' && takesTurns(rules, each));
  const allyIds = standingCombatants.filter((who) => who.side === side).map(({ id }) => id);
  const standingActorIds = acted.filter((id) => standingCombatants.some((who) => who.id === id));
  const idsByPreference = [
    ...standingActorIds.toReversed().filter((id) => allyIds.includes(id)),
    ...allyIds,
    ...standingActorIds.toReversed(),
  ];
  return idsByPreference.find((id) => rules.skips(encounter, id) === undefined) ?? idsByPreference[0];
}

/**
 * Lets the last of `acted`, or a stand-in, choose who acts next. Moves the turn of the chosen combatant, and of
 * everyone who acts together with that combatant, to the front of the turns still to come. Asks nothing if there is no
 * choice.
 */
export function chooseNextActor<S extends System>(
  resolution: Resolution<S>,
  rules: ChoiceRules<S>,
  acted: readonly CombatantId[],
): void {
  const { encounter } = resolution;
  const lastActorId = acted.findLast((id) => rules.skips(encounter, id) === undefined) ?? acted.at(-1);
  const isLastActorOut = lastActorId !== undefined && find(encounter, lastActorId)?.vitality !== 'up';
  const chooser = isLastActorOut ? chooserInPlaceOf(rules, encounter, lastActorId, acted) : lastActorId;
  const [first, ...others] = nextTurnCandidates(rules, encounter, chooser, encounter.turn, lastActorId);
  if (first === undefined) return;
  const hasChoice = others.length > 0 && chooser !== undefined;
  const chosenId = hasChoice ? askChooser(resolution, chooser, [first, ...others]) : first;
  const { turnOrder: before, turn } = resolution.encounter;
  const chosenIndex = before.findIndex((block, index) => index > turn && block.includes(chosenId));
  const block = before[chosenIndex];
  if (!block || chosenIndex === turn + 1) return;
  const turnOrder = before.toSpliced(chosenIndex, 1).toSpliced(turn + 1, 0, block);
  resolution.record({ type: 'turn-order-set', before, turnOrder, reasons: [], turn });
}

function askChooser<S extends System>(
  resolution: Resolution<S>,
  chooser: CombatantId,
  offers: readonly CombatantId[],
): CombatantId {
  const note = because({ id: 'chooses next' });
  const chosenId = resolution.ask({ subject: chooser, about: NEXT_TURN_QUESTION, offers, note });
  const remark = because({ id: 'passes the turn' });
  // In a new round, the chooser can choose themselves. Then the turn isn't passed to anyone.
  if (chosenId !== chooser) resolution.record({ type: 'remarked', what: remark, subject: chooser, other: chosenId });
  return chosenId;
}
