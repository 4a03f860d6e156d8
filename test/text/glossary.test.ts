// TDGS › what players look up, and how a sheet is shown

import { describe, expect, test } from 'vitest';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { referenceOf, sheetLines } from '../../src/text/en/language.ts';
import { card } from '../rules/tdgs/fight.ts';

const brief = (name: string) => referenceOf('tdgs').glossary.find((term) => term.name === name)?.brief;
const outline = (name: string) => {
  const { sheet } = tdgs.archetypes.find((each) => each.name === name)!;
  return Object.fromEntries(sheetLines('tdgs', sheet).map((line) => [line.name, line.value]));
};

describe('the glossary', () => {
  test.each([
    'Knockout',
    'Death',
    'Concentration',
    'Critical',
    'Cover',
    'Minimum damage',
    'Healing Potion',
    'Adjacent',
    'Near',
    'Far',
    'Distant',
    'Slashing',
    'Cryo',
    'Untyped',
    'Lava',
    'Falling',
    'Damage pipeline',
    'Multi-type damage',
    'Interaction priority',
    'Evasion',
    'Layers of survival',
    'Stat buff',
  ])('has %s', (name) => expect(brief(name)).toBeDefined());
  test('has no name twice', () => {
    const names = referenceOf('tdgs').glossary.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
  test.each([
    ['Sneak Attack', 'skill, level 1, +3 Piercing on an attack that names it, once a round'],
    ['Fire Ward', 'divine spell, no roll, lends Fire resistance 25 % for the scene'],
    ['Ice Bane', 'arcane spell, against WIS, lends Cold vulnerability 100 % for the scene'],
    ['Curse of Flame', 'arcane spell, against WIS, lends Fire vulnerability 50 % for the scene'],
    ['Fire Bolt', 'arcane spell, +3 Fire, against WIS'],
    ['Dragon Fire Breath', 'trait, STR Fire damage, against REF, everyone in the area, reaches Near, once a scene'],
    ['Hold', 'divine spell, against WIS, Paralyzed for 3 rounds, while concentrating'],
    ['Cold-Blooded', 'trait, Cold vulnerability 50 %'],
    ['Dodge', 'skill, level 2, an interrupt: +3 REF against one attack'],
    ['Amulet', 'Amulet: CON +4'],
    ['Fireproof Cloak', 'Fireproof Cloak: Fire resistance 25 %'],
    ['Fire Attuned Armor', 'Fire Attuned Armor: Fire absorption 50 %'],
    ['Healing Potion', 'Healing Potion: heals 15 % of maximum HP'],
  ])('says what %s does', (name, does) => expect(brief(name)).toBe(does));
  test('a condition’s card has its type, and says of stacking what the book says', () => {
    expect(card('Stunned')).toMatch(/^Debuff\. .*Stacks: no, a longer one refreshes it\./);
    expect(card('Frightened')).toContain('Stacks: no, but those of different sources stand side by side.');
    expect(card('Hasted')).toMatch(/^Buff\. /);
  });
});

describe('a sheet in lines', () => {
  test('stats as they count, HP with what they come from, traits with what they do', () => {
    expect(outline('Barbarian')).toMatchObject({
      Stats: expect.stringContaining('CON 23 (base 18)'),
      HP: '115 (CON 23 × 5)',
    });
    expect(outline('Peasant with Amulet')).toMatchObject({ HP: '60 (CON 12 × 5)', Armor: 'Amulet: CON +4' });
    expect(outline('Dragon').Abilities).toContain('Dragon Scales (trait, Fire resistance 50 %)');
    expect(outline('Kira').Armor).toContain('Tower Shield: pool 100 (recharges between scenes), block 4');
    expect(outline('Troll')['By nature']).toBe('Regenerating 10');
  });
});
