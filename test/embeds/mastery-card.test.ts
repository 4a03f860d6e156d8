import { describe, expect, test } from 'vitest';
import { metersOf, stateSentences } from '../../src/embeds/meters.ts';
import { outcomeEmbed } from '../../src/embeds/outcome.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { mastery } from '../../src/rules/mastery/ruleset.ts';
import type { Mastery } from '../../src/rules/mastery/sheet.ts';
import { d } from '../rules/core/scripted-dice.ts';
import { playScripted } from '../rules/core/transcript.ts';
import { attackBy, between, type FighterSketch } from '../rules/mastery/fight.ts';

/** The math on the card of a deed, as players see it. The story is left out. */
function card(before: Encounter<Mastery>, intent: Intent, ...faces: readonly number[]): string {
  const result = playScripted(
    mastery,
    before,
    intent,
    faces.map((face) => d(20, face)),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  const { events, after } = result.value;
  return outcomeEmbed({ before, after, events, phraseSeed: { encounter: 1, deed: 1 } }).description ?? '';
}

const cast = (manner: string, amount: number, more: Partial<Intent> = {}): Intent => ({
  action: 'special',
  actor: 'a',
  tool: 'Fire Magic',
  manner,
  amount,
  ...more,
});
const mage: FighterSketch = { specials: { 'Fire Magic': 'Advanced' } };
const duelOf = (b: FighterSketch = {}, a: FighterSketch = {}, settings = {}) => between({ a, b }, settings);

describe('every cost is shown in full', () => {
  test('a block that can’t be paid is named as the cause of the stability roll', () => {
    const cardText = card(duelOf({ stamina: 0, conditions: ['Exhausted', 'Unsteady'] }), attackBy('a', 'b'), 2, 15, 3);
    expect(cardText).toContain('**b** 0/90 (block 1) · collapsed');
  });

  test('the damage and the block beside it, though less stamina was left', () => {
    const cardText = card(duelOf({ stamina: 7, conditions: ['Exhausted'] }), attackBy('a', 'b'), 20, 3, 3);
    expect(cardText).toContain('**b** 7 → 0/90 (critical damage 10, block 1)');
  });

  test('an attack type that costs more than is left', () => {
    const cardText = card(
      duelOf({}, { stamina: 2, conditions: ['Exhausted'] }),
      attackBy('a', 'b', 'focused'),
      9,
      9,
      19,
    );
    expect(cardText).toContain('**a** 2 → 0/90 (Focused Attack 4)');
  });

  test('a defense that costs nothing, and why', () => {
    expect(card(duelOf({ speed: 'Elite' }), attackBy('a', 'b'), 9, 9)).toContain(
      '**b** 90/90 (free dodge thanks to higher Speed)',
    );
    expect(card(duelOf({ conditions: ['Prepared'] }), attackBy('a', 'b'), 9, 9)).toContain(
      '**b** 90/90 (free block while Prepared (house rule))',
    );
  });
});

test('a stability DC is broken down', () => {
  const bout = duelOf({ stamina: 5, defense: 'Competent' }, { offense: 'Adept' });
  expect(card(bout, attackBy('a', 'b'), 14, 4, 15)).toContain(
    '-# b, stability: d20 15 + 2 Endurance − 2 Exhausted = **15** ≥ 9 stability DC (10 − 2 a’s Offense + 1 own Defense) → **pass**',
  );
});

describe('a special action against a number', () => {
  test('has the book’s form, with its cost and stamina before and after', () => {
    const cardText = card(duelOf({}, mage), cast('vs 12', 5), 7);
    expect(cardText.split('\n').slice(0, 7)).toEqual([
      '**Action** (Round 1.1): a, Fire Magic, vs 12',
      '-# d20 7 + 3 Fire Magic = **10**',
      '',
      '**Outcome**: **failure** (10 against 12)',
      '',
      '**Stamina**',
      '**a** 90 → 85/90 (Fire Magic 5)',
    ]);
  });
});

describe('statuses are named', () => {
  test('a stun, and the turn that it takes, though both are over by then', () => {
    const cardText = card(duelOf({}, mage), cast('stun', 2, { targets: ['b'] }), 18, 3);
    expect(cardText).toContain('-# b: Stunned by Fire Magic');
    expect(cardText).toContain('-# b loses this turn: Stunned');
  });

  test('one that does not take hold', () => {
    const bout = between({ a: mage, b: { stamina: 1, conditions: ['Exhausted'] }, c: {} });
    expect(card(bout, cast('stun', 2, { targets: ['b'] }), 18, 3, 2)).toContain(
      '-# b: Stunned has no effect on someone who has collapsed',
    );
  });
});

describe('a defensive action', () => {
  test('says what was done and what it gives', () => {
    expect(card(duelOf(), { action: 'defend', actor: 'a', manner: 'block' })).toContain(
      '**Action** (Round 1.1): a, Defend: block\n-# block from now on; the first defense before their next turn costs no stamina (house rule)',
    );
  });

  test('out of turn it prepares nothing, and says so', () => {
    expect(card(duelOf(), { action: 'defend', actor: 'b', manner: 'dodge' })).toContain(
      '**Default defense**: b, dodge\n-# dodge from now on; no free defense, because preparing one costs the turn’s action',
    );
  });
});

test('the status shows a standing defense', () => {
  const [a, b] = duelOf({ standingOrders: { defense: 'dodge' } }).combatants;
  const statusMeters = (who: typeof a) => metersOf(who!, duelOf(), mastery, { detail: 'status' });
  expect(statusMeters(b)).toBe('**b** 90/90 stamina, defense: dodge');
  expect(statusMeters(a)).toBe('**a** 90/90 stamina');
});

test('a creature’s standing defense is not told if its numbers are hidden', () => {
  const bout = duelOf({}, {}, { secrecy: 'words' });
  expect(card(bout, { action: 'defend', actor: 'b', manner: 'dodge' }).split('\n\n')[0]).toBe(
    '**Default defense**: set by b',
  );
});

test('who goes down “has collapsed”', () => {
  const before = duelOf({ stamina: 0, conditions: ['Exhausted', 'Unsteady'] });
  const result = playScripted(
    mastery,
    before,
    attackBy('a', 'b'),
    [2, 15, 3].map((face) => d(20, face)),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  const { events, after } = result.value;
  expect(stateSentences({ before, after, events })).toContain('b has collapsed.');
});

describe('hits that win', () => {
  test('are told once for the side, and name the winner', () => {
    const settings = { win: 'first to 2 hits' };
    const bout = between({ a: { side: 'us', own: { hits: 1 } }, b: {}, c: { side: 'us' } }, settings);
    const cardText = card(bout, attackBy('a', 'b'), 12, 4);
    expect(cardText).toContain('-# us: 2 of the 2 hits needed to win');
    expect(cardText.split('\n')).toContain('**A and c are first to 2 hits.**');
    expect(cardText.split('first to 2 hits')).toHaveLength(2);
    expect(cardText).not.toContain('**c**');
  });
});

test('a negative total has a real minus sign', () => {
  const bout = duelOf({ stamina: 10, conditions: ['Exhausted'], defense: 'Novice' }, { defense: 'Novice' });
  expect(card(bout, attackBy('a', 'b'), 15, 9, 1, 9)).toContain('(17 against −1, difference 18)');
});

test('a name that looks like a meter is not rewritten', () => {
  const bout = duelOf();
  const combatantsWithOddName = bout.combatants.map((each) =>
    each.id === 'a' ? { ...each, name: '9/9 stamina' } : each,
  );
  const cardText = card({ ...bout, combatants: combatantsWithOddName }, attackBy('a', 'b'), 12, 4);
  expect(cardText).toContain('**9/9 stamina** 90 → 88/90 (Quick Attack 2)');
});

test('neither Speed nor Offense of creatures with hidden numbers is told', () => {
  const bout = between({ a: {}, b: { speed: 'Elite', stamina: 4 } }, { secrecy: 'hidden' });
  const combatantsWithPlayer = bout.combatants.map((each) => (each.id === 'b' ? { ...each, controller: 'ana' } : each));
  const cardText = card({ ...bout, combatants: combatantsWithPlayer }, attackBy('a', 'b'), 12, 4, 15);
  expect(cardText).toContain('(solid damage 5, free dodge)');
  expect(cardText).not.toMatch(/Offense|DC|by Speed/);
});
