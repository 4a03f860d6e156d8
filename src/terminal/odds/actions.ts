import { type ActionChoice, matchingChoices, stakesToCompare } from '../../../commands/odds/odds.ts';
import { withTurnOf } from '../../odds/act-odds.ts';
import { completeActions } from '../../rules/core/complete-actions.ts';
import { type Combatant, combatant, type Encounter } from '../../rules/core/encounter.ts';
import { rulesOf } from '../../rules/systems.ts';

/** An action against an enemy, as if it were the actor's turn. */
export interface SceneAct {
  readonly actor: Combatant;
  readonly target: Combatant;
  readonly choice: ActionChoice;
  /** The encounter on the actor's turn. */
  readonly encounter: Encounter;
}

/**
 * Everything that each combatant can do to harm an enemy, by actor. Before combat, only the first of several equal
 * combatants of a side is listed, as actor and as target. With `withStakes`, each action is listed once for every
 * number of points that may be worth spending on it.
 */
export function sceneActsOf(encounter: Encounter, withStakes = false): readonly SceneAct[] {
  const rules = rulesOf(encounter);
  const shownCombatants = distinctCombatants(encounter);
  const shownIds = new Set(shownCombatants.map(({ id }) => id));
  return shownCombatants.flatMap((actor) => {
    const encounterAtTurn = withTurnOf(rules, encounter, actor.id);
    const possibleActions = completeActions(rules, encounterAtTurn, actor.id, false);
    return matchingChoices(possibleActions, { rules, encounter: encounterAtTurn }).flatMap(
      (choice): readonly SceneAct[] => {
        const target = combatant(encounterAtTurn, choice.target);
        if (target.side === actor.side || !shownIds.has(target.id)) return [];
        const stakeAmounts = withStakes ? stakesToCompare(choice, { rules, encounter: encounterAtTurn }) : [0];
        return stakeAmounts.map((amount) => ({
          actor,
          target,
          choice: withStake(choice, amount),
          encounter: encounterAtTurn,
        }));
      },
    );
  });
}

function withStake(choice: ActionChoice, amount: number): ActionChoice {
  return amount === 0 ? choice : { ...choice, intent: { ...choice.intent, amount } };
}

/** The number of combatants of a side that are equal to this one, including this one. */
export function equalCombatantCount(encounter: Encounter, who: Combatant): number {
  if (!hasEqualCombatants(encounter)) return 1;
  return encounter.combatants.filter((each) => comparisonKey(each) === comparisonKey(who)).length;
}

function distinctCombatants(encounter: Encounter): readonly Combatant[] {
  const combatantsUp = encounter.combatants.filter(({ vitality }) => vitality === 'up');
  if (!hasEqualCombatants(encounter)) return combatantsUp;
  return combatantsUp.filter(
    (who, index) => combatantsUp.findIndex((other) => comparisonKey(other) === comparisonKey(who)) === index,
  );
}

/** Whether combatants can be equal. During combat or on a map, they differ in what they have done or where they are. */
function hasEqualCombatants({ phase, field }: Encounter): boolean {
  return phase === 'gathering' && field === undefined;
}

function comparisonKey({ id: _id, name: _name, book: _book, ...who }: Combatant): string {
  return JSON.stringify(who);
}
