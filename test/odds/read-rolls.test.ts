import { expect, test } from 'vitest';
import { readRolls } from '../../src/odds/read-rolls.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type Die, seededChance } from '../../src/rules/core/dice.ts';
import { type Encounter, onTurn } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';
import type { PlayResult } from '../../src/rules/core/play.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { tactic, tacticAnswer } from '../../src/rules/core/tactics.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { castByChance } from '../rules/core/whole-fight.ts';

type DoneDeed = Extract<PlayResult, { type: 'done' }>;

function does(rules: Ruleset, encounter: Encounter, deed: Deed, seed: number): DoneDeed | undefined {
  for (const answers: string[] = []; ; ) {
    const result = carryOut(rules, encounter, deed, seededDice(seed), answers);
    if (!result.ok) return undefined;
    if (result.value.type === 'done') return result.value;
    answers.push(tacticAnswer(rules, result.value.after, result.value.question, 'fierce'));
  }
}

/** The first `deeds` deeds of a fight on autopilot. */
function* fought(rules: Ruleset, deeds: number): Generator<DoneDeed> {
  const chance = seededChance(3);
  let done = does(rules, castByChance(rules, chance, { players: 3, enemies: 3 }), { type: 'initiative' }, 1);
  for (let seed = 2; done && seed < deeds; seed++) {
    yield done;
    const { after } = done;
    const [actor] = onTurn(after);
    if (!actor) return;
    const move = tactic(rules, after, actor.id, 'fierce', chance);
    const next = move === 'end turn' ? undefined : does(rules, after, { type: 'intent', intent: move }, seed);
    done = next ?? does(rules, after, { type: 'end-turn', subject: actor.id }, seed);
  }
}

/** The dice of an event that don't count as luck: those for the grade of a fumble and for the turn order. */
function neutralIn(event: Event): readonly Die[] {
  if (event.type === 'remarked' && event.what.id === 'fumble') return event.dice?.dice ?? [];
  if (event.type === 'rolled' && event.purpose.id === 'initiative tie') return event.roll.dice;
  return event.type === 'turn-order-set' ? event.reasons.flatMap(({ roll }) => roll?.dice ?? []) : [];
}

test.each(BUILT_IN_IDS)(
  '%s: every die rolled in a fight is read once, except fumbles’ grades and the turn order',
  (system) => {
    const rules = rulesNamed(system)!;
    let rolledCount = 0;
    for (const { events, thrown: rolled } of fought(rules, 60)) {
      const graded = events.flatMap(neutralIn);
      const read = readRolls(events, rolled, rules.faces).flatMap(({ dice }) => dice);
      const sorted = (dice: readonly { sides: number; face: number }[]) =>
        dice.map(({ sides, face }) => `d${sides} ${face}`).toSorted();
      expect(sorted([...read, ...graded])).toEqual(sorted(rolled));
      rolledCount += rolled.length;
    }
    expect(rolledCount).toBeGreaterThan(20);
  },
);
