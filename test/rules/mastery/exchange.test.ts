import { describe, expect, test } from 'vitest';
import type { Event, EventOf } from '../../../src/rules/core/event.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, playScripted, transcript } from '../core/transcript.ts';
import { attackBy, between, conditionNames, stamina } from './fight.ts';

const sheetOf = (name: string) => {
  const foundArchetype = mastery.archetypes.find((each) => each.name === name);
  if (!foundArchetype) throw new Error(`no ${name}`);
  const { specials: _, ...levels } = foundArchetype.sheet;
  return levels;
};
const bout = between({ Bryn: sheetOf('Bryn'), Opponent: sheetOf('Opponent') });
// The book's example has Bryn roll one die. By the book's advantage rule he rolls two, because Expert Offense is two
// levels above Adept Defense. The extra die is lower here, so the example's numbers stay valid.
const dice = [d(20, 15), d(20, 6), d(20, 13)] as const;
const words = 'His blade finds an opening, and the opponent recoils.';
const attack = { ...attackBy('Bryn', 'Opponent', 'quick'), words };

const events = (): readonly Event[] => {
  const result = playScripted(mastery, bout, attack, dice);
  return result.ok ? (result.value.events as readonly Event[]) : [];
};
const onlyEvent = <T extends Event['type']>(
  type: T,
  which: (event: EventOf<T>) => boolean = () => true,
): EventOf<T> => {
  const found = events().find((event): event is EventOf<T> => event.type === type && which(event as EventOf<T>));
  if (!found) throw new Error(`no ${type}`);
  return found;
};

describe('Combat Round Example', () => {
  test('M-109 M-110 M-111 15 + 4 = 19 against 13 + 2 = 15: solid damage', () => {
    expect(transcript(mastery, bout, attack, ...dice).slice(2, 4)).toEqual([
      'Bryn → Opponent, attack: [15 (6)] +4 Offense = 19 vs [13] +2 Defense = 15: solid',
      'Opponent takes 5 solid (Quick Attack): +5 solid damage, difference 4 = 5; stamina 90 → 85',
    ]);
  });

  test('M-112 Bryn pays 2; the opponent loses 5, and pays 1 for the block as the table demands', () => {
    const afterAttack = comesTo(mastery, bout, attack, ...dice);
    expect(stamina(afterAttack, 'Bryn')).toBe(250 - 2);
    expect(stamina(afterAttack, 'Opponent')).toBe(90 - 5 - 1);
    expect([conditionNames(afterAttack, 'Bryn'), conditionNames(afterAttack, 'Opponent')]).toEqual([[], []]);
  });

  test('M-113 the player’s own telling of the strike and the recoil is kept with it', () => {
    expect(onlyEvent('declared').words).toBe(words);
  });
});

describe('Combat Round Template', () => {
  test('M-100 Action Declaration names the attacker and the chosen action', () => {
    expect(onlyEvent('declared')).toMatchObject({
      actor: 'Bryn',
      targets: ['Opponent'],
      action: 'attack',
      manner: 'quick',
    });
  });

  test('M-101 and states base roll, modifier and attack type bonus', () => {
    const result = playScripted(mastery, bout, attackBy('Bryn', 'Opponent', 'focused'), dice);
    const roll = result.ok ? result.value.events.find((event) => event.type === 'contested')?.contest.own : undefined;
    expect(roll).toMatchObject({
      kept: [0],
      dice: [{ face: 15 }, { face: 6 }],
      modifiers: [
        { value: 4, why: { id: 'stat', stat: 'Offense' } },
        { value: 2, why: { id: 'attack type', type: 'focused' } },
      ],
      total: 21,
    });
  });

  test('M-102 Response Declaration names the defender and its action', () => {
    expect(onlyEvent('declared', ({ action }) => action === 'defend')).toMatchObject({
      actor: 'Opponent',
      manner: 'block',
    });
  });

  test('M-102 a counterattack is the attack that uses an advantage won by a defense', () => {
    const afterOpening = comesTo(mastery, between({ a: {}, b: {} }), attackBy('a', 'b'), d(20, 2), d(20, 12));
    expect(transcript(mastery, afterOpening, attackBy('b', 'a'), d(20, 9), d(20, 2), d(20, 20))).toContain(
      'b: advantage: advantage: counterattack opening',
    );
  });

  test('M-103 and states base roll and defense modifier', () => {
    expect(onlyEvent('contested').contest.theirs).toMatchObject({
      dice: [{ face: 13 }],
      modifiers: [{ value: 2, why: { id: 'stat', stat: 'Defense' } }],
      total: 15,
    });
  });

  test.each([
    [13, 'glancing'],
    [12, 'matched'],
    [11, 'blocked'],
  ])('M-104 Outcome: an attack of %i against 12 is %s', (face, degree) => {
    const result = playScripted(mastery, between({ a: {}, b: {} }), attackBy('a', 'b'), [d(20, face), d(20, 12)]);
    expect(result.ok && result.value.events.find((event) => event.type === 'contested')).toMatchObject({
      contest: { degree },
    });
  });

  test('M-105 damage is given with the difference and the damage type', () => {
    expect(onlyEvent('harmed')).toMatchObject({
      kinds: ['solid'],
      steps: [{ why: { id: 'damage', band: 'solid', difference: 4 }, plus: 5, left: 5 }],
    });
  });

  test('M-106 M-107 the stamina costs of both are shown, and what both have after', () => {
    const spentEvents = events().filter((event): event is EventOf<'spent'> => event.type === 'spent');
    expect(spentEvents.filter(({ resource }) => resource === 'stamina')).toEqual([
      {
        type: 'spent',
        subject: 'Bryn',
        resource: 'stamina',
        why: { id: 'attack type', type: 'quick' },
        before: 250,
        after: 248,
        max: 250,
      },
      {
        type: 'spent',
        subject: 'Opponent',
        resource: 'stamina',
        why: { id: 'defense', defense: 'block' },
        before: 85,
        after: 84,
        max: 90,
      },
    ]);
  });

  test('M-108 it has what a narrator needs: style, how the defense went, what follows', () => {
    const output = events().map((event) => event.type);
    expect(output.slice(0, 6)).toEqual(['declared', 'spent', 'declared', 'remarked', 'contested', 'harmed']);
    expect(onlyEvent('contested').contest.tier).toBe('success');
  });
});

describe('the order of an exchange', () => {
  test('M-092 M-094 damage, then costs, then exhaustion, then stability, the defender first, then new advantage', () => {
    const fight = between({ a: { stamina: 2 }, b: { stamina: 10 }, c: { side: 'b' } });
    expect(
      transcript(mastery, fight, attackBy('a', 'b'), d(20, 18), d(20, 8), d(20, 15), d(20, 15)).slice(0, 14),
    ).toEqual([
      'a spent action 1 → 0 (Quick Attack)',
      'a → b, attack: [18] +2 Offense = 20 vs [8] +2 Defense = 10: critical',
      'b takes 10 critical (Quick Attack): +10 critical damage, difference 10 = 10; stamina 10 → 0',
      'a spent stamina 2 → 0 (Quick Attack)',
      'b spent stamina 0 → 0 (block)',
      'b gains Exhausted',
      'a gains Exhausted',
      'b → a, stability: [15] +2 Endurance −2 Exhausted = 15 vs stability DC (10 − 2 a’s Offense + 2 own Defense) 10: pass',
      'b gains Unsteady',
      'b gains Recovering',
      'a → b, stability: [15] +2 Endurance −2 Exhausted = 15 vs stability DC (10 − 2 b’s Offense + 2 own Defense) 10: pass',
      'a gains Unsteady',
      'a gains Recovering',
      'a gains Advantage',
    ]);
  });

  test('the collapsed win no advantage', () => {
    const fight = between({ a: { stamina: 2, conditions: ['Exhausted'] }, b: {}, c: {} });
    const afterAttack = comesTo(mastery, fight, attackBy('a', 'b'), d(20, 20), d(20, 4), d(20, 2));
    expect(conditionNames(afterAttack, 'a')).toEqual(['Exhausted']);
  });
});
