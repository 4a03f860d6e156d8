import { type Choice, choicesAmong, stakesOn } from '../../../commands/odds/odds.ts';
import { asIfOnTurn } from '../../odds/act-odds.ts';
import { type Combatant, combatant, type Encounter } from '../../rules/core/encounter.ts';
import { wholeActs } from '../../rules/core/whole-acts.ts';
import { rulesOf } from '../../rules/systems.ts';

/** An action against an enemy, as if it were the actor's turn. */
export interface ActInScene {
  readonly actor: Combatant;
  readonly target: Combatant;
  readonly choice: Choice;
  /** The encounter on the actor's turn. */
  readonly encounter: Encounter;
}

/**
 * Everything that each combatant can do to harm an enemy, by actor. Before the rounds start, equal combatants of a side
 * are represented by the first of them, as actors and as targets. `withStakes`: also with each stake that may be worth
 * it.
 */
export function actsIn(encounter: Encounter, withStakes = false): readonly ActInScene[] {
  const rules = rulesOf(encounter);
  const told = representatives(encounter);
  const isTold = new Set(told.map(({ id }) => id));
  return told.flatMap((actor) => {
    const theirs = asIfOnTurn(rules, encounter, actor.id);
    const acts = wholeActs(rules, theirs, actor.id, false);
    return choicesAmong(acts, { rules, encounter: theirs }).flatMap((choice): readonly ActInScene[] => {
      const target = combatant(theirs, choice.target);
      if (target.side === actor.side || !isTold.has(target.id)) return [];
      const points = withStakes ? stakesOn(choice, { rules, encounter: theirs }) : [0];
      return points.map((amount) => ({ actor, target, choice: withPoints(choice, amount), encounter: theirs }));
    });
  });
}

function withPoints(choice: Choice, amount: number): Choice {
  return amount === 0 ? choice : { ...choice, intent: { ...choice.intent, amount } };
}

/** How many combatants of a side are equal to this one, itself included. */
export function alikeIn(encounter: Encounter, who: Combatant): number {
  if (!canBeAlike(encounter)) return 1;
  return encounter.combatants.filter((each) => likeness(each) === likeness(who)).length;
}

function representatives(encounter: Encounter): readonly Combatant[] {
  const up = encounter.combatants.filter(({ vitality }) => vitality === 'up');
  if (!canBeAlike(encounter)) return up;
  return up.filter((who, place) => up.findIndex((other) => likeness(other) === likeness(who)) === place);
}

/** During rounds or on a map, combatants differ in place and in what they have done. */
function canBeAlike({ phase, field }: Encounter): boolean {
  return phase === 'gathering' && field === undefined;
}

function likeness({ id: _id, name: _name, ...who }: Combatant): string {
  return JSON.stringify(who);
}
