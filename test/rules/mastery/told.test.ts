import { describe, expect, test } from 'vitest';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { reasonText } from '../core/said.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, playScripted, transcript } from '../core/transcript.ts';
import { attackBy, between, conditionNames, stamina } from './fight.ts';

const hitDice = [d(20, 12), d(20, 8)];

describe('what an exchange costs is recorded in full', () => {
  test('a defender at 0 pays a block it can’t pay, and that is the cause of its stability roll', () => {
    const bout = between({ a: {}, b: { stamina: 0, conditions: ['Exhausted', 'Unsteady'] } });
    const result = playScripted(mastery, bout, attackBy('a', 'b'), [d(20, 2), d(20, 15), d(20, 3)]);
    const spentEvents = result.ok
      ? result.value.events.filter((event) => event.type === 'spent' && event.subject === 'b')
      : [];
    expect(spentEvents).toMatchObject([{ why: { id: 'defense', defense: 'block' }, cost: 1, before: 0, after: 0 }]);
    expect(result.ok && result.value.after.combatants[1]!.vitality).toBe('down');
  });

  test('an attack for 6 with 4 left says 6', () => {
    const bout = between({ a: { stamina: 4, conditions: ['Exhausted'] }, b: {} });
    const result = playScripted(mastery, bout, attackBy('a', 'b', 'powerful'), [d(20, 9), d(20, 9), d(20, 19)]);
    const spentEvent = result.ok
      ? result.value.events.find(
          (event) => event.type === 'spent' && event.subject === 'a' && event.resource === 'stamina',
        )
      : undefined;
    expect(spentEvent).toMatchObject({ cost: 6, before: 4, after: 0 });
  });

  test.each([
    ['by the higher Speed', { speed: 'Elite' }, 'b: free defense: free dodge thanks to higher Speed'],
    ['when it was prepared', { conditions: ['Prepared'] }, 'b: free defense: free block while Prepared (house rule)'],
  ] as const)('a defense that is free %s says so', (_, b, line) => {
    const bout = between({ a: {}, b });
    expect(transcript(mastery, bout, attackBy('a', 'b'), ...hitDice)).toContain(line);
    expect(stamina(comesTo(mastery, bout, attackBy('a', 'b'), ...hitDice), 'b')).toBe(85);
  });
});

describe('a player who is asked for a defense', () => {
  const ask = { standingOrders: { defense: 'ask' } };
  const askedFor = (b: object, how: string) => {
    const result = playScripted(mastery, between({ a: {}, b: { ...ask, ...b } }), attackBy('a', 'b', how), []);
    return result.ok && result.value.type === 'asked' && result.value.question.note
      ? reasonText(result.value.question.note, 'mastery')
      : '';
  };

  test('is told the attack type, and what each defense costs', () => {
    expect(askedFor({}, 'powerful')).toBe('a attacks (Powerful Attack). Block: 1 stamina. Dodge: 1 stamina');
    expect(askedFor({ speed: 'Elite' }, 'quick')).toBe('a attacks (Quick Attack). Block: 1 stamina. Dodge: free');
    expect(askedFor({ conditions: ['Prepared'] }, 'quick')).toBe('a attacks (Quick Attack). Block: free. Dodge: free');
  });
});

describe('a status for a fighter who collapses in the same exchange', () => {
  const mage = { specials: { 'Fire Magic': 'Advanced' } } as const;
  const stun = { action: 'special', actor: 'a', targets: ['b'], tool: 'Fire Magic', manner: 'stun', amount: 0 };

  test('does not take hold', () => {
    const bout = between({ a: mage, b: { stamina: 1, conditions: ['Exhausted'] }, c: {} });
    // The block takes the last stamina, and the stability roll fails.
    const script = [d(20, 18), d(20, 3), d(20, 2)];
    expect(conditionNames(comesTo(mastery, bout, stun, ...script), 'b')).toEqual(['Exhausted']);
    expect(transcript(mastery, bout, stun, ...script)).toContain(
      'b: no hold: Stunned has no effect on someone who has collapsed',
    );
  });

  test('takes hold on one who stays up', () => {
    const bout = between({ a: mage, b: {}, c: {} });
    expect(transcript(mastery, bout, stun, d(20, 18), d(20, 3))).toContain('b gains Stunned');
  });
});

describe('a defensive action', () => {
  test('says what it gives, as the turn’s action and out of turn', () => {
    const bout = between({ a: {}, b: {} });
    expect(transcript(mastery, bout, { action: 'defend', actor: 'a', manner: 'block' })).toContain(
      'a: stands ready: block from now on; the first defense before their next turn costs no stamina (house rule)',
    );
    expect(transcript(mastery, bout, { action: 'defend', actor: 'b', manner: 'dodge' })).toContain(
      'b: stands ready: dodge from now on; no free defense, because preparing one costs the turn’s action',
    );
  });

  test('a counterattack is resolved as the book’s other headings say', () => {
    const counter = { action: 'defend', actor: 'a', manner: 'Counterattack' };
    expect(transcript(mastery, between({ a: {}, b: {} }), counter)).toEqual(['refused: mastery/counterattack']);
  });
});

describe('a status in the GM’s own words', () => {
  const afflict = (note?: string) => (resolution: Parameters<typeof mastery.afflict>[0]) =>
    mastery.afflict(resolution, 'a', { condition: 'Status', ...(note !== undefined && { note }) });

  test('is listed under its words, several beside each other, and changes no roll', () => {
    const blinded = comesTo(mastery, between({ a: {}, b: {} }), afflict('blinded'));
    const withBoth = comesTo(mastery, blinded, afflict('on fire'));
    expect(withBoth.combatants[0]!.conditions.map(({ key, note }) => [key, note])).toEqual([
      ['Status: blinded', 'blinded'],
      ['Status: on fire', 'on fire'],
    ]);
    expect(transcript(mastery, withBoth, attackBy('a', 'b'), ...hitDice)[1]).toBe(
      'a → b, attack: [12] +2 Offense = 14 vs [8] +2 Defense = 10: solid',
    );
  });

  test('needs words, and is refused twice with the same ones', () => {
    const bout = between({ a: {}, b: {} });
    expect(transcript(mastery, bout, afflict())).toEqual(['refused: mastery/status-needs-words']);
    const blinded = comesTo(mastery, bout, afflict('blinded'));
    expect(transcript(mastery, blinded, afflict('Blinded'))).toEqual(['refused: mastery/already']);
  });
});
