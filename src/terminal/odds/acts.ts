import { type Choice, choicesAmong, stakesOn } from '../../../commands/odds/odds.ts';
import { asIfOnTurn } from '../../odds/act-odds.ts';
import { type Combatant, combatant, type Encounter } from '../../rules/core/encounter.ts';
import { wholeActs } from '../../rules/core/whole-acts.ts';
import { rulesOf } from '../../rules/systems.ts';

/** An act of somebody against a foe, as if it were their turn. */
export interface ActInScene {
  readonly actor: Combatant;
  readonly target: Combatant;
  readonly choice: Choice;
  /** As on the actor's turn. */
  readonly encounter: Encounter;
}

/**
 * All that each can do to harm a foe, by whoever does it. Before the rounds begin, those of a side who are alike are told of by
 * the first of them, and only the first of them is a target: for the others it would be the same. `withStakes`: with each of
 * the points too that may be worth staking.
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

/** How many of a side are like somebody, themselves included: whoever is told of stands for so many. */
export function alikeIn(encounter: Encounter, who: Combatant): number {
  if (!canBeAlike(encounter)) return 1;
  return encounter.combatants.filter((each) => likeness(each) === likeness(who)).length;
}

function representatives(encounter: Encounter): readonly Combatant[] {
  const up = encounter.combatants.filter(({ vitality }) => vitality === 'up');
  if (!canBeAlike(encounter)) return up;
  return up.filter((who, place) => up.findIndex((other) => likeness(other) === likeness(who)) === place);
}

/** Once rounds run, or on a field, everybody stands elsewhere and has done something else. */
function canBeAlike({ phase, field }: Encounter): boolean {
  return phase === 'gathering' && field === undefined;
}

function likeness({ id: _id, name: _name, ...who }: Combatant): string {
  return JSON.stringify(who);
}
