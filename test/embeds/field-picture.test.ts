import { describe, expect, test } from 'vitest';
import { boardEmbed } from '../../src/embeds/board.ts';
import { boardAlt } from '../../src/embeds/board-alt.ts';
import {
  fieldRows,
  fieldView,
  narrowMapLegend,
  narrowMapLines,
  PICTURE_SETTING,
  placesText,
  turnStrip,
} from '../../src/embeds/field-picture.ts';
import { currentPositions } from '../../src/embeds/positions.ts';
import { initialsOf } from '../../src/embeds/tokens.ts';
import { fieldOf, tileName } from '../../src/field/field.ts';
import type { Token } from '../../src/pictures/token.ts';
import type { Combatant, Encounter, PlayedField } from '../../src/rules/core/encounter.ts';
import { SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { dungeoneers } from '../../src/rules/dungeoneers/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { SAMPLE } from '../pictures/sample.ts';
import { openingEncounter, premadeCombatant } from './random-fight.ts';

test.each([
  [
    ['Kira', 'Tomas', 'Goblin 1', 'Goblin 12'],
    ['K', 'T', 'G1', 'G12'],
  ],
  [
    ['Kira', 'Kasimir', 'Kira of the Hills', 'Kim'],
    ['K', 'KA', 'KO', 'KI'],
  ],
  [
    ['Goblin 1', 'Giant 1', 'Ghost 1', 'Goblin 123'],
    ['G1', 'GI1', 'GH1', 'G'],
  ],
  [
    ['Özgür', '忍者', '🐉', '@everyone', ''],
    ['O', 'X', 'X1', 'E', 'X2'],
  ],
])('%j are drawn as %j', (names, labels) => {
  expect(initialsOf(names)).toEqual(labels);
});

test('many alike have different initials, of three characters at most', () => {
  const labels = initialsOf(Array.from({ length: 40 }, () => 'Kira'));
  expect(new Set(labels).size).toBe(40);
  expect(labels.filter((label) => !/^[A-Z0-9]{1,3}$/.test(label))).toEqual([]);
});

const rules = rulesNamed('tdgs')!;
const emptyFight = openingEncounter(rules);

/** A hero at A1, a goblin behind a wall at E1, and a hidden goblin at C3. */
function mapWithHidden({
  settings = {},
  ...look
}: PlayedField['look'] & Pick<Partial<Encounter>, 'settings'> = {}): Encounter {
  const combatantNamed = (kind: Combatant['side'], name: string) => {
    const archetype = rules.archetypes.find((each) => (each.kind === 'character') === (kind === 'players'))!;
    return premadeCombatant(rules, archetype.name, emptyFight, { id: name.toLowerCase(), name, side: kind });
  };
  const field: PlayedField = {
    ground: fieldOf(['..#..', '..#..', '.o...'], ['', '', '00001']),
    standing: { kira: 'A1', goblin: 'E1', hunter: 'C3' },
    lastMove: { subject: 'goblin', path: ['D3', 'E2', 'E1'] },
    atDoors: [],
    words: [],
    look,
  };
  return {
    ...emptyFight,
    settings,
    phase: 'fighting',
    round: 2,
    turnOrder: [['kira'], ['goblin']],
    turn: 0,
    combatants: [combatantNamed('players', 'Kira'), combatantNamed('enemies', 'Goblin')],
    hidden: [combatantNamed('enemies', 'Hunter')],
    field,
  };
}

describe('the view of a map', () => {
  const tokens = (encounter: Encounter, view?: 'gm') =>
    fieldView(encounter, view)!.tokens.map(({ label, at, side, health, isOnTurn, isHidden }) => [
      `${label} ${side} ${tileName(at)}`,
      health !== undefined,
      isOnTurn ?? isHidden,
    ]);

  test('is empty without a map', () => {
    expect(fieldView(emptyFight)).toBeUndefined();
  });

  test('shows everyone where they stand, and hidden combatants to the GM', () => {
    const allTokens = [
      ['K players A1', true, true],
      ['G enemies E1', true, undefined],
    ];
    expect(tokens(mapWithHidden())).toEqual(allTokens);
    expect(tokens(mapWithHidden(), 'gm')).toEqual([...allTokens, ['H enemies C3', true, true]]);
  });

  test.each(BUILT_IN_IDS)('has the numbers of hidden combatants for the GM, in %s too', (system) => {
    const book = rulesNamed(system)!;
    const start = openingEncounter(book);
    const [hero, enemy] = (['character', 'creature'] as const).map((kind) =>
      premadeCombatant(book, book.archetypes.find((each) => each.kind === kind)!.name, start, { id: kind }),
    );
    const field: PlayedField = {
      ground: fieldOf(['..']),
      standing: { character: 'A1', creature: 'B1' },
      atDoors: [],
      words: [],
      look: {},
    };
    const fight: Encounter = { ...start, phase: 'fighting', round: 1, turnOrder: [['character']], field };
    const tokens = fieldView({ ...fight, combatants: [hero!], hidden: [enemy!] }, 'gm')!.tokens;
    expect(tokens.map(({ health }) => health !== undefined)).toEqual([true, true]);
  });

  test.each(['words', 'hidden'])('has no numbers of creatures if players are told %s', (secrecy) => {
    const secretMap = mapWithHidden({ settings: { secrecy } });
    expect(tokens(secretMap).map(([, health]) => health)).toEqual([true, false]);
    expect(tokens(secretMap, 'gm').map(([, health]) => health)).toEqual([true, true, true]);
  });

  test('in the dark shows what players see, and nothing more', () => {
    const darkMap = mapWithHidden({ dark: true });
    const view = fieldView(darkMap)!;
    expect(tokens(darkMap)).toEqual([['K players A1', true, true]]);
    // Players see the wall but not what is behind it, so the path ends at the wall.
    expect(view.hidden?.map(tileName)).toEqual(['D1', 'E1', 'D2', 'E2', 'E3']);
    expect(view.field).toEqual(fieldOf(['..#..', '..#..', '.o...']));
    expect(view.path).toBeUndefined();
    expect(tokens(darkMap, 'gm')).toEqual(tokens(mapWithHidden(), 'gm'));
    expect(fieldView(darkMap, 'gm')?.hidden).toBeUndefined();
  });

  test('in the dark is the same, whatever is where no one sees', () => {
    const darkMap = mapWithHidden({ dark: true });
    const otherField = fieldOf(['..#o#', '..#+=', '.o...'], ['00029', '00010', '00001']);
    expect(fieldView({ ...darkMap, field: { ...darkMap.field!, ground: otherField } })).toEqual(fieldView(darkMap));
  });
});

describe('the words of a picture', () => {
  test('tell whose turn it is, who stands where, the nearest first, then the ground in rows', () => {
    expect(boardAlt(SAMPLE, { round: 'Round 3' }).replaceAll('. ', '.\n')).toMatchInlineSnapshot(`
      "Round 3, Kira to act.
      12 columns starting at A, 12 rows starting at 1.
      F7 Kira: 62 of 80 HP, facing northeast.
      G6 Goblin 1: enemy, 9 of 40 HP, facing southwest, prone, 1 square away.
      D9 Tomas: 12 of 60 HP, prone, bleeding, slowed, 2 squares away.
      I9 Goblin 2: enemy, health unknown, facing west, 3 squares away.
      E10 Goblin 3: enemy, down, 3 squares away.
      J4 Ogre: enemy, 120 of 160 HP, 2 squares wide, 4 squares away.
      B7 Mule: neutral, 20 of 20 HP, 4 squares away.
      K3 Hunter: enemy, 30 of 30 HP, hidden, 5 squares away.
      Last move: from C9 to F7.
      Safe to move to: E7, F8.
      Enemies may attack during a move to: G8.
      In the area: H5 to I5.
      Within reach: G8 to H8, G9 to H9.
      The rest is in fog.
      Crate: C5, C8, J8 to K8.
      Pillar: H3, H5.
      Closed door: E4.
      Open door: C6, E12.
      Deep water: I11 to J11.
      Water: K9 to K11, J10.
      Rough ground: F7, G8.
      Wall: A1 to L1, A2 to A12, E2 to E3, L2 to L12, E5 to E6, B6, D6, B12 to D12, F12 to K12.
      Height 2: B11 to D11.
      Height 1: B10 to E10, E11."
    `);
  });

  test('tell distances in meters if the book does', () => {
    expect(boardAlt(SAMPLE, { round: 'Round 3', meters: 2 })).toContain(
      'G6 Goblin 1: enemy, 9 of 40 HP, facing southwest, prone, 3 m away.',
    );
  });

  test('leave out whole sentences, and count the combatants they leave out', () => {
    const tokens = Array.from({ length: 60 }, (_, index) => ({
      ...SAMPLE.tokens[1]!,
      label: String(index),
      name: `Somebody with quite a long name ${index}`,
    }));
    const alt = boardAlt({ ...SAMPLE, tokens }, { round: 'Round 3' });
    expect(alt.length).toBeLessThanOrEqual(1000);
    expect(alt).toMatch(/^Round 3\. 12 columns starting at A, 12 rows starting at 1\. .*\. And \d\d more\./);
  });
});

test('do not tell where a combatant stands that players can’t see in the dark', () => {
  const dungeoneers = rulesNamed('dungeoneers')!;
  const start = openingEncounter(dungeoneers);
  const [kira, goblin] = (['character', 'creature'] as const).map((kind) => {
    const { name } = dungeoneers.archetypes.find((each) => each.kind === kind)!;
    return premadeCombatant(dungeoneers, name, start, { id: kind, side: kind });
  });
  const field: PlayedField = {
    ground: fieldOf(['..#..', '..#..', '..#..']),
    standing: { character: 'A1', creature: 'E1' },
    atDoors: [],
    words: [],
    look: {},
  };
  const light: Encounter = { ...start, phase: 'fighting', combatants: [kira!, goblin!], field };
  expect(currentPositions(light, dungeoneers)).toEqual([expect.stringContaining(goblin!.name)]);
  expect(currentPositions({ ...light, field: { ...field, look: { dark: true } } }, dungeoneers)).toEqual([]);
});

const token = (label: string, x: number, y: number, more: Partial<Token> = {}): Token => ({
  label,
  name: label,
  at: { x, y },
  side: 'enemies',
  ...more,
});
const field = fieldOf(['######', '#..o,#', '#.+~.#', '#....#', '######'], ['', '', '', '001']);

test('the map in characters has letters, numbers and a mark for everyone, and explains its signs', () => {
  const tokens = [
    token('K', 1, 1, { side: 'players', isOnTurn: true }),
    token('T', 1, 2, { side: 'players' }),
    token('G1', 4, 2),
    token('G2', 4, 3, { isDown: true }),
  ];
  expect(`\n${fieldRows({ field, tokens }).join('\n')}\n`).toBe(`
   A  B  C  D  E  F
1 ##################
2 ###>K  .  o  , ###
3 ### T  +  ~ !G1###
4 ### .  1  . xG2###
5 ##################
> current turn   ! enemy   x down   # wall   + closed door   , rough ground   ~ water   o crate   1 height
`);
});

test('a big creature covers all of its squares, darkness is named, and a long label has room', () => {
  const hiddenTiles = [
    { x: 3, y: 1 },
    { x: 4, y: 1 },
  ];
  const rows = fieldRows({ field, tokens: [token('CM1', 2, 2, { tiles: 2 })], hidden: hiddenTiles });
  expect(rows.slice(2, 5)).toEqual([
    '2 #### .   .   ?   ?  ####',
    '3 #### .  !CM1!CM1 .  ####',
    '4 #### .  !CM1!CM1 .  ####',
  ]);
  expect(rows.at(-1)).toContain('? fog');
  expect(rows.at(-1)).not.toContain('crate');
});

test('the narrow map shows heights, and explains its signs below', () => {
  expect(narrowMapLines({ field, tokens: [], window: { x: 0, y: 2, width: 6, height: 2 } }).slice(1)).toEqual([
    ' 3 ##. + ~ . ##',
    ' 4 ##. 1 . . ##',
  ]);
  expect(narrowMapLegend({ field, tokens: [] })).toBe(
    '-# `#` wall · `+` closed door · `,` rough ground · `~` water · `o` crate · `1` height',
  );
  expect(narrowMapLegend({ field: fieldOf(['...']), tokens: [] })).toBe('');
});

test('both maps in characters show who is up on a square, and name everyone who shares it', () => {
  const tokens = [
    token('G2', 2, 3, { isDown: true }),
    token('K', 2, 3, { side: 'players' }),
    token('O', 3, 2, { tiles: 2 }),
    token('R', 4, 3),
  ];
  const rows = fieldRows({ field, tokens });
  expect(rows[4]).toBe('4 ### .  K !O !O ###');
  expect(rows.slice(6, 8)).toEqual(['K and G2 share C4.', 'O and R share E4.']);
  expect(narrowMapLines({ field, tokens, window: { x: 0, y: 3, width: 6, height: 1 } })[1]).toBe(' 4 ##. K O O ##');
  expect(placesText({ field, tokens })).toBe(
    '`G2` G2 C4 · `K` K C4 · `O` O D3 · `R` R E4\n`K` and `G2` share C4.\n`O` and `R` share E4.',
  );
});

test('the narrow map has a different label for everyone, also if there are more than nine of a kind', () => {
  const labels = ['S18', 'S19', 'S1', 'KIR', 'IR', 'KR', '10', 'T10'];
  const tokens = labels.map((label, index) => token(label, index, 0));
  const board = { field: fieldOf(['........', '........']), tokens };
  expect(narrowMapLines(board)[1]).toBe(' 1 1819S1KIIRKR10T0');
  expect(placesText(board)).toContain('`18` S18 A1 · `19` S19 B1 · `S1` S1 C1 · `KI` KIR D1');
  const sharing = { ...board, tokens: [token('S18', 0, 0), token('S19', 0, 0)] };
  expect(placesText(sharing)).toContain('`18` and `19` share A1.');
});

const gathering = openingEncounter(tdgs, { [PICTURE_SETTING]: 'dark', [SECRECY_SETTING_NAME]: 'words' });
const combatants = [
  premadeCombatant(tdgs, 'Kira', gathering),
  premadeCombatant(tdgs, 'Goblin', gathering),
  premadeCombatant(tdgs, 'Wolf', gathering),
];
const [kira, goblin, wolf] = combatants.map(({ id }) => id) as [string, string, string];
const fight: Encounter = {
  ...gathering,
  phase: 'fighting',
  round: 2,
  turn: 1,
  turnOrder: [[kira], [goblin], [wolf]],
  combatants,
};

test('the turn order is a picture with words: who has acted, who acts, and what may be told of creatures', () => {
  const strip = turnStrip(fight)!;
  expect(strip.shows).toMatchObject({
    strip: {
      title: 'Round 2',
      order: [
        { label: 'K', health: { left: 80 }, hasActed: true },
        { label: 'G', isOnTurn: true },
        { label: 'W', side: 'enemies' },
      ],
    },
  });
  expect(strip.alt).toBe(
    'Round 2, Goblin to act. 1 Kira: 80 of 80 HP, has acted. 2 Goblin: enemy, unhurt. 3 Wolf: enemy, unhurt.',
  );
  expect(turnStrip(fight, 'gm')!.alt).toContain('2 Goblin: enemy, 40 of 40 HP.');
});

test('there is no turn order before rounds run, with pictures off, or with neither a map nor the setting', () => {
  expect(turnStrip({ ...fight, phase: 'aftermath' })).toBeUndefined();
  expect(turnStrip({ ...fight, settings: { [PICTURE_SETTING]: 'off' } })).toBeUndefined();
  expect(turnStrip({ ...fight, settings: {} })).toBeUndefined();
});

test('wounds count up on a token, in its words and on the board, and a full track is marked as critical', () => {
  const emptyFight = openingEncounter(dungeoneers, { [PICTURE_SETTING]: 'dark' });
  const freya = premadeCombatant(dungeoneers, 'Freya', emptyFight, { id: 'freya' });
  const fightWithHp = (value: number): Encounter => ({
    ...emptyFight,
    phase: 'fighting',
    round: 1,
    turnOrder: [['freya']],
    combatants: [{ ...freya, resources: { ...freya.resources, wounds: { value } } }],
  });
  for (const [value, number, words] of [
    [0, '0/2', '0 of 2 wounds'],
    [1, '1/2', '1 of 2 wounds'],
    [2, '2/2', '2 of 2 wounds, on the brink'],
  ] as const) {
    const strip = turnStrip(fightWithHp(value))!;
    expect(strip.shows).toMatchObject({ strip: { order: [{ count: number, health: { left: 2 - value, most: 2 } }] } });
    expect(strip.alt).toContain(`1 Freya: ${words}`);
    expect(boardEmbed(fightWithHp(value)).description).toMatch(`${number} wounds`);
    expect(boardEmbed(fightWithHp(value)).description?.includes('on the brink')).toBe(value === 2);
  }
});

test('nothing is told of creatures whose state is hidden', () => {
  expect(turnStrip({ ...fight, settings: { ...fight.settings, [SECRECY_SETTING_NAME]: 'hidden' } })!.alt).toContain(
    '2 Goblin: enemy, health unknown.',
  );
});
