// TDGS: what its sums tell, and whom they tell it
import { describe, expect, test } from 'vitest';
import { arithmetic } from '../../src/embeds/arithmetic.ts';
import { shortSums } from '../../src/embeds/short-sums.ts';
import { visibilityOf } from '../../src/embeds/visibility.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';
import { SECRECY, type Secrecy } from '../../src/rules/core/secrecy.ts';
import { ability, armor, spells, weapon, weapons } from '../../src/rules/tdgs/content/equipment.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { d, type Fixed } from '../rules/core/scripted-dice.ts';
import { played } from '../rules/core/transcript.ts';
import { act, bearing, between, strike, type Who } from '../rules/tdgs/fight.ts';

/** The small print of one deed between Kira, whom a player plays, and a goblin of the GM's. */
function sums(
  who: { readonly kira?: Who; readonly goblin?: Who },
  intent: ReturnType<typeof act>,
  dice: readonly Fixed[],
  secrecy: Secrecy = 'exact',
): readonly string[] {
  const fight = between({ kira: who.kira ?? {}, goblin: who.goblin ?? {} }, { settings: { [SECRECY]: secrecy } });
  const combatants = fight.combatants.map((each) => (each.id === 'kira' ? { ...each, controller: 'ana' } : each));
  const turn = intent.actor === 'kira' ? 0 : 1;
  const before = { ...fight, combatants, turn };
  const done = played(tdgs, before, intent, dice);
  if (!done.ok) throw new Error(JSON.stringify(done.why));
  const outcome = {
    before: before as unknown as Encounter,
    after: done.value.after as unknown as Encounter,
    events: done.value.events as unknown as readonly Event[],
    phraseSeed: { encounter: 1, deed: 1 },
  };
  return arithmetic(outcome, visibilityOf(outcome)).map((line) => line.replaceAll('\u00a0', ' '));
}

describe('a sum', () => {
  test('says of a helpless target that its REF is 0, and why; and the type of the damage', () => {
    const goblin = { CON: 20, conditions: [bearing('Stunned')] };
    expect(
      sums({ kira: { STR: 40, weapons: [weapons.sword] }, goblin }, strike('kira', 'goblin'), [d(20, 17)]),
    ).toEqual([
      'attack: d20 17 + (STR 40 − REF 0 (Stunned)) = **57** ≥ 11 → **hit**',
      'Goblin, Sword: 40 STR + 2 Sword = **42 HP**, Slashing',
    ]);
  });
  test('says that luck decided, or a natural 1', () => {
    expect(sums({ kira: { LUK: 3 }, goblin: { REF: 30 } }, strike('kira', 'goblin'), [d(20, 8)])[0]).toBe(
      'attack: d20 8 + (STR 10 − REF 30) = **−12** < 11, but LUK +3 decides → **hit**',
    );
    expect(sums({ kira: { STR: 90 } }, strike('kira', 'goblin'), [d(20, 1), d(4, 3)])).toEqual([
      'attack: d20 1 + (STR 90 − REF 10) = **81** ≥ 11, but a natural 1 → **critical miss**',
      'fumble: d4 3: grade 3, notable',
    ]);
  });
  test('puts a skill into its stat, and dice beside what they are of', () => {
    const blade = ability({ name: 'Blades', kind: 'skill', level: 4, acts: ['attack'] });
    const chaos = weapon({ name: 'Chaos', hitDice: '1d4', damage: [{ flat: 1, dice: '2d4', type: 'Slashing' }] });
    const script = [d(4, 2), d(20, 15), d(4, 1), d(4, 3)];
    expect(sums({ kira: { abilities: [blade], weapons: [chaos] } }, strike('kira', 'goblin'), script)).toEqual([
      'attack: d20 15 + (STR 12 (10 + 2 Blades) − REF 10) + 2 Chaos 1d4 = **19** ≥ 11 → **hit**',
      'Goblin, Chaos: 12 STR (10 + 2 Blades) + 1 Chaos + 4 Chaos 2d4 (1, 3) = **17 HP**, Slashing',
    ]);
  });
  test('tells a heal by absorption as a gain', () => {
    const goblin: Who = { CON: 20, hp: 50, REF: 0, interactions: [{ kind: 'absorption', type: 'Fire', percent: 100 }] };
    const torch = weapon({ name: 'Torch', damage: [{ flat: 5, type: 'Fire' }] });
    const told = sums({ kira: { weapons: [torch] }, goblin }, strike('kira', 'goblin'), [d(20, 15)]);
    expect(told[1]).toContain(
      '× 0 % (Fire absorption 100 %, nature, heals 15) = 0 + 15 absorbed = 15 HP, HP 50 → **65**',
    );
  });
});

describe('of a creature', () => {
  const goblin: Who = {
    CON: 20,
    armor: [armor({ name: 'Hide', deflection: 20 }), armor({ name: 'Ward', kind: 'trinket', pool: 3, evasion: 1 })],
    interactions: [{ kind: 'resistance', type: 'Slashing', percent: 50 }],
    conditions: [bearing('Prone'), bearing('Invisible')],
    LUK: 1,
  };
  const kira: Who = { STR: 20, weapons: [weapons.sword], abilities: [spells.dodge] };
  const struck = (secrecy: Secrecy) => sums({ kira, goblin }, strike('kira', 'goblin'), [d(20, 15)], secrecy);
  const strikes = (secrecy: Secrecy) =>
    sums({ kira, goblin: { ...goblin, weapons: [weapons.sword] } }, strike('goblin', 'kira'), [d(20, 15)], secrecy);
  /** Whatever tells of its REF, what it wears, how it is protected, what it bears, how strong it is. */
  const THEIRS = /REF 9|Hide|Ward|resist|Prone|Invisible|deflection|STR 10|10 STR/;

  test('exact: all of it is told', () => {
    expect(struck('exact').join('\n')).toMatch(
      /REF 9.*Goblin is Invisible[\s\S]*Ward[\s\S]*deflection 20 %, Hide[\s\S]*resistance/,
    );
    expect(strikes('exact').join('\n')).toMatch(/STR 10[\s\S]*10 STR \+ 2 Sword/);
  });
  test.each(['words', 'hidden'] as const)('%s: nothing of its REF, gear, nature and conditions is told', (secrecy) => {
    expect(struck(secrecy).join('\n')).not.toMatch(THEIRS);
    expect(struck(secrecy).join('\n')).toContain('20 STR');
    expect(strikes(secrecy).join('\n')).not.toMatch(/STR 10|10 STR/);
  });
  test.each(['words', 'hidden'] as const)('%s: how hard its poison is to resist is told nobody', (secrecy) => {
    const fangs = weapon({
      name: 'Fangs',
      inflicts: [{ condition: 'Poisoned', value: 1, difficulty: 12, resist: 'CON', onCritical: false }],
    });
    const bite = (detail: Secrecy) =>
      sums({ goblin: { weapons: [fangs] } }, strike('goblin', 'kira'), [d(20, 15), d(20, 5)], detail).join('\n');
    expect(bite('exact')).toContain('12 difficulty of Fangs');
    expect(bite(secrecy)).not.toContain('12 difficulty');
  });
  test('size decides names both sizes only where both are told', () => {
    const grab = (secrecy: Secrecy) =>
      sums(
        { kira: { size: 'Huge' }, goblin: { size: 'Small' } },
        act('grapple', 'kira', { targets: ['goblin'] }),
        [],
        secrecy,
      );
    expect(grab('exact')).toEqual(['Kira, size decides: Huge against Small']);
    expect(grab('words')).toEqual([]);
  });
});

describe('a short sum of a miss', () => {
  const missed = (goalMayBeTold: boolean) => {
    const fight = between(
      { kira: {}, goblin: { REF: 14 } },
      { settings: { [SECRECY]: goalMayBeTold ? 'exact' : 'words' } },
    );
    const combatants = fight.combatants.map((each) => (each.id === 'kira' ? { ...each, controller: 'ana' } : each));
    const before = { ...fight, combatants };
    const done = played(tdgs, before, strike('kira', 'goblin'), [d(20, 14)]);
    if (!done.ok) throw new Error(JSON.stringify(done.why));
    const outcome = {
      before: before as unknown as Encounter,
      after: done.value.after as unknown as Encounter,
      events: done.value.events as unknown as readonly Event[],
      phraseSeed: { encounter: 1, deed: 1 },
    };
    return shortSums(outcome, visibilityOf(outcome));
  };
  test('says what was needed', () => expect(missed(true)).toEqual(['d20 14 − 4 = 10, a miss (11 needed)']));
  test('and not of those whose numbers are kept back', () => expect(missed(false)).toEqual(['d20 14 + 10, a miss']));
});
