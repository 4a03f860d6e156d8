// `fray/testing`: what a system in its own folder needs for its tests. They import only this and `fray/rules`.

import { applyEvent } from '../../src/rules/core/apply.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Combatant, Encounter, Setting, System } from '../../src/rules/core/encounter.ts';
import { combatant } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { newEncounter } from '../../src/rules/core/new-encounter.ts';
import { takesTurns } from '../../src/rules/core/ruleset.ts';
import { withSystem } from '../../src/systems/load.ts';
import type { SystemWithAnyWords } from '../../src/systems/system.ts';
import { explain } from '../../src/text/refusals.ts';
import { premadeCombatant } from '../embeds/random-fight.ts';
import { type ScriptedDie, scriptedDice } from '../rules/core/scripted-dice.ts';
import { eventLines } from '../rules/core/transcript.ts';
import { conditionsGainedTwice } from './conditions-twice.ts';

export { describe, expect, test } from 'vitest';
export { d, type ScriptedDie } from '../rules/core/scripted-dice.ts';
export type { Sample } from './samples.ts';

/** The combatants of a test's fight, by the names of premade characters and creatures. They act in this order. */
interface Sides {
  readonly players: readonly string[];
  readonly enemies: readonly string[];
  readonly settings?: Readonly<Record<string, Setting>>;
}

/** A fight in its first round, in which the first player's turn has begun. It rolls scripted dice only. */
export class Table<S extends System> {
  readonly #system: SystemWithAnyWords<S>;
  encounter: Encounter<S>;

  constructor(system: SystemWithAnyWords<S>, { players, enemies, settings = {} }: Sides) {
    this.#system = system;
    const { rules } = system;
    const start = newEncounter(rules, { name: 'A fight', gms: ['gm'], settings });
    // A name that comes twice gets a number: `rat`, `rat-2`.
    const names = [...players, ...enemies];
    const combatants = names.map((name, index) => {
      const nth = names.slice(0, index).filter((each) => each === name).length + 1;
      const premade = premadeCombatant(rules, name, start, nth === 1 ? { name } : { name: `${name} ${nth}` });
      return { ...premade, side: index < players.length ? 'players' : 'enemies' };
    });
    this.encounter = {
      ...start,
      phase: 'fighting',
      round: 1,
      turn: 0,
      combatants,
      turnOrder: combatants.filter((who) => takesTurns(rules, who)).map(({ id }) => [id]),
    } as Encounter<S>;
  }

  /** The current state of a combatant, by its id: "rat-2". */
  combatant(id: string): Combatant<S> {
    return combatant(this.encounter, id);
  }

  /** Plays an action with the dice that it must roll. Returns what happened, with a line for each event. */
  act(intent: Intent, dice: readonly ScriptedDie[] = [], answers: readonly string[] = []): readonly string[] {
    return this.does({ type: 'intent', intent }, dice, answers);
  }

  /** Ends a combatant's turn. */
  endTurn(subject: string): readonly string[] {
    return this.does({ type: 'end-turn', subject });
  }

  /**
   * Plays a deed. Returns a line for each event, or a line with the refusal. An open question is the last line. Throws if
   * dice are left over or missing, if the events alone don't rebuild the fight, or if a combatant gets a condition twice.
   */
  does(deed: Deed<S>, dice: readonly ScriptedDie[] = [], answers: readonly string[] = []): readonly string[] {
    return withSystem(this.#system, () => {
      const { rules } = this.#system;
      const script = scriptedDice(dice);
      const before = this.encounter;
      const result = carryOut(rules, before, deed, script, answers);
      if (!result.ok) return [`refused: ${explain(result.why, before)}`];
      if (script.left().length > 0) throw new Error(`${script.left().length} scripted dice weren’t rolled`);
      const { events } = result.value;
      const lines = events.flatMap((event: Event<S>) => eventLines(event as Event, rules.id));
      if (result.value.type === 'asked')
        return [...lines, `asked: ${result.value.question.subject}, ${result.value.question.about}`];
      const [gainedTwice] = conditionsGainedTwice(before, events);
      if (gainedTwice)
        throw new Error(
          `${gainedTwice.bearer} already has a condition with the key \`${gainedTwice.key}\`. Don’t record \`condition-gained\` then, but nothing or \`condition-changed\``,
        );
      this.encounter = result.value.after;
      const rebuilt = events.reduce<Encounter<S>>(applyEvent, before);
      if (JSON.stringify(rebuilt) !== JSON.stringify(this.encounter))
        throw new Error('The record doesn’t rebuild the fight');
      return lines;
    });
  }
}
