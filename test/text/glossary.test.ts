// Tests the glossaries of TDGS, Project Sol and Mastery, and how a sheet is shown.

import { describe, expect, test } from 'vitest';
import { entriesNamed, ruleEntriesOf, withSettings } from '../../commands/rules.ts';
import { mastery } from '../../src/rules/mastery/ruleset.ts';
import { sol } from '../../src/rules/sol/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { referenceOf, sheetLines } from '../../src/text/language.ts';
import { inLanguage } from '../../src/text/languages.ts';
import { templateWords } from '../../src/text/templates.ts';
import { gatheringOf } from '../rules/sol/table.ts';
import { conditionBrief } from '../rules/tdgs/fight.ts';

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
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
  test.each([
    ['Sneak Attack', 'skill, level 1, +3 Piercing on attacks you use this skill for, once a round'],
    ['Fire Ward', 'divine spell, no roll, grants Fire resistance 25% for the scene'],
    ['Ice Bane', 'arcane spell, against WIS, grants Cold vulnerability 100% for the scene'],
    ['Curse of Flame', 'arcane spell, against WIS, grants Fire vulnerability 50% for the scene'],
    ['Fire Bolt', 'arcane spell, +3 Fire, against WIS'],
    ['Dragon Fire Breath', 'trait, STR Fire damage, against REF, everyone in the area, range: Near, once a scene'],
    ['Hold', 'divine spell, against WIS, Paralyzed for 3 rounds, while concentrating'],
    ['Cold-Blooded', 'trait, Cold vulnerability 50%'],
    ['Dodge', 'skill, level 2, an interrupt: +3 REF against one attack'],
    ['Amulet', 'Amulet: CON +4'],
    ['Fireproof Cloak', 'Fireproof Cloak: Fire resistance 25%'],
    ['Fire Attuned Armor', 'Fire Attuned Armor: Fire absorption 50%'],
    ['Healing Potion', 'Healing Potion: heals 15% of maximum HP'],
  ])('says what %s does', (name, does) => expect(brief(name)).toBe(does));
  test('a condition’s card has its type, and says of stacking what the book says', () => {
    expect(conditionBrief('Stunned')).toMatch(/^Debuff\. .*Stacks: no, but a longer one replaces a shorter one\./);
    expect(conditionBrief('Frightened')).toContain(
      'Stacks: no, but conditions from different sources can apply together.',
    );
    expect(conditionBrief('Hasted')).toMatch(/^Buff\. /);
  });
});

describe('a sheet in lines', () => {
  test('stats with their modifiers counted, HP with its sources, traits with what they do', () => {
    expect(outline('Barbarian')).toMatchObject({
      Stats: expect.stringContaining('CON 23 (base 18)'),
      HP: '115 (CON 23 × 5)',
    });
    expect(outline('Peasant with Amulet')).toMatchObject({ HP: '60 (CON 12 × 5)', Armor: 'Amulet: CON +4' });
    expect(outline('Dragon').Abilities).toContain('Dragon Scales (trait, Fire resistance 50%)');
    expect(outline('Kira').Armor).toContain('Tower Shield: pool 100 (recharges between scenes), block 4');
    expect(outline('Troll').Innate).toBe('Regenerating 10');
  });
});

const solEntries = ruleEntriesOf(sol);
const briefsOf = (word: string, settings = {}) =>
  entriesNamed(solEntries, word).map((entry) => withSettings(entry, gatheringOf({}, settings), sol).brief);

describe('The rules lookup', () => {
  // Every heading of the book, and important words of its text.
  test.each([
    ...['Physical Combat', 'Combat Sequence', 'Determining Awareness', 'Determining Initiative Order', 'Combat Round'],
    ...['Continuing Combat', 'Actions in Combat', 'Damage in Combat', 'Wounds', 'Critical Successes In Combat'],
    ...['Wound Penalties', 'Combat Modifiers', 'Concealment', 'Cover', 'Cover Bonuses', 'Flanked', 'Prone'],
    ...['Injury and Recovery', 'Natural Recovery', 'Medkits', 'Medkit', 'Surprise', 'Initiative', 'Last stand'],
    ...['Dodge', 'Parry', 'Threshold', 'Armor', 'Bought hits', 'Actions', 'Cover bonus', 'Good cover', 'Wound penalty'],
    ...['posture', 'take-cover', 'take cover', 'draw', 'aim', 'reload', 'Soak', 'Grazing hit', 'Net hits', 'Reaction'],
  ])('finds “%s”', (word) => expect(briefsOf(word)).not.toEqual([]));

  test('no word is explained twice by the glossary', () => {
    const names = referenceOf('sol').glossary.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('S-065 penalties and covers have their figures, marked as ours', () => {
    expect(briefsOf('wound penalties')[0]).toMatch(
      /^1 die lost while you have a level 1 wound; 2 dice .* level 2 .*; 3 dice .* level 3 wound \(all set by Fray, not the book\)\./,
    );
    expect(briefsOf('cover')[0]).toMatch(
      /^2 dice added to a defense behind partial cover; 4 dice added to a defense behind good cover \(all set by Fray, not the book\)\./,
    );
  });

  test('every action has its cost there', () => {
    const [actions = ''] = briefsOf('actions');
    for (const cost of ['2 action points to attack', '1 action point to move', '2 action points to use a medkit'])
      expect(actions).toContain(cost);
  });

  test('a figure that the encounter has set otherwise is told as it is set', () => {
    expect(briefsOf('level-1-penalty', { 'level-1-penalty': 2 })[0]).toMatch(
      /In this encounter: `level-1-penalty` 2\.$/,
    );
    expect(briefsOf('wound penalty', { 'level-1-penalty': 2 })[0]).toMatch(/`level-1-penalty` 2\.$/);
    expect(briefsOf('wound penalty')[0]).not.toContain('In this encounter');
    expect(briefsOf('wound penalty', { 'level-1-penalty': 1 })[0]).not.toContain('In this encounter');
  });
});

const allNames = new Set(
  [
    ...referenceOf('mastery').glossary.map(({ name }) => name),
    ...Object.keys(mastery.conditions),
    ...Object.values(mastery.actions).map(({ title }) => title),
  ].map((name) => name.toLowerCase()),
);

// Nouns of the book's headings, tables and template.
test.each([
  ...['Mastery level', 'Modifier', 'Novice', 'Competent', 'Adept', 'Advanced', 'Expert', 'Elite', 'Master'],
  ...['Offense', 'Defense', 'Endurance', 'Speed', 'Tactical Combat', 'Mastery index', 'Stamina', 'Fatigue'],
  ...['Hit', 'Block', 'Blocked', 'Matched', 'Advantage', 'Disadvantage', 'Counterattack', 'Dodge', 'Default defense'],
  ...['Glancing', 'Solid', 'Critical', 'Glancing Damage', 'Stability roll', 'Stability', 'Stability DC', 'Collapsed'],
  ...[
    'Quick',
    'Focused',
    'Powerful',
    'Quick Attack',
    'Attack type',
    'Win condition',
    'Initiative',
    'Round',
    'Sub-round',
  ],
  ...[
    'Offensive action',
    'Defensive action',
    'Special action',
    'Spell',
    'Exhaustion check',
    'Status effect',
    'Stunned',
  ],
])('“%s” can be looked up', (word) => expect(allNames).toContain(word.toLowerCase()));

test('no word is explained twice', () => {
  const names = referenceOf('mastery').glossary.map(({ name }) => name.toLowerCase());
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each(['de', 'fr', 'es', 'pt-BR'])(
  'in %s, every change by a template has its reason in that language',
  (language) => {
    for (const system of BUILT_IN_IDS)
      for (const template of Object.values(rulesNamed(system)!.templates ?? {})) {
        const english = templateWords.lines(system, template);
        const own = inLanguage(language, () => templateWords.lines(system, template));
        for (const [index, line] of own.entries()) {
          const [[, reason], [, englishReason]] = [line.split('\n-# '), english[index]!.split('\n-# ')];
          expect(englishReason, 'the English reason').not.toBe(template[index]!.source);
          expect(reason).not.toBe(englishReason);
        }
      }
  },
);
