import { describe, expect, test } from 'vitest';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { after as fightAfter, playScripted, transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighting, knife, pistol, rifle } from './table.ts';

const enemies = { side: 'enemies' } as const;
const shoot = { action: 'attack', actor: 'ana', targets: ['thug'] } as const;

/** Ana with Sidearms 6 (9 dice) against a thug with 6 dice. */
function duel(thug: FighterSketch = {}, ana: FighterSketch = {}) {
  return fighting({ ana: { skills: { Sidearms: 6, Blades: 6 }, ...ana }, thug: { ...enemies, ...thug } });
}

/** The level of the wound from a shot with `net` net hits, of which `soaking` are soaked. */
function woundLevel(level: 1 | 2 | 3, net: number, soaking = 0, critical = 1) {
  const weapon = { ...pistol, level, critical };
  const armor = soaking > 0 ? [{ name: 'Plate', dice: soaking }] : [];
  const boxes = { level1: 3, level2: 3, level3: 3 };
  const fight = duel({ armor, sheet: { boxes } }, { weapons: [weapon], skills: { Sidearms: 12 } });
  const soak = net < 0 ? [] : dice(soaking, soaking);
  const hits = net < 0 ? [...dice(15, 0), ...dice(6, -net)] : [...dice(15, net), ...dice(6, 0)];
  const { combatants } = fightAfter(sol, fight, shoot, ...hits, ...soak);
  const thug = combatants.find(({ id }) => id === 'thug');
  return thug?.vitality === 'dead' ? 'dead' : (thug?.own.wounds[0]?.level ?? 0);
}

describe('Actions in Combat', () => {
  test('S-030 S-031 S-033 S-035 skill + attribute against REA + INT; equal hits are enough, and the weapon wounds', () => {
    const fight = fighting({ ana: { skills: { Sidearms: 2 } }, thug: enemies });
    expect(transcript(sol, fight, shoot, ...dice(5, 2), ...dice(6, 2))).toEqual([
      'ana spent action points 3 → 1 (Pistol)',
      'ana → thug, attack with Pistol: [5 5 1 1 1] +2 Sidearms +3 AGI = 2 hits vs [5 5 1 1 1 1] +3 REA +3 INT = 2 hits: success',
      'thug takes 2 (Pistol): +2 Pistol = 2; level 2 wound',
      'thug: wounds 0 → 1',
    ]);
  });

  test('S-034 with more hits the defender is missed', () => {
    expect(transcript(sol, duel(), shoot, ...dice(9, 1), ...dice(6, 2))).toEqual([
      'ana spent action points 3 → 1 (Pistol)',
      'ana → thug, attack with Pistol: [5 1 1 1 1 1 1 1 1] +6 Sidearms +3 AGI = 1 hits vs [5 5 1 1 1 1] +3 REA +3 INT = 2 hits: failure',
    ]);
  });

  test('0 hits against 0 hit', () => {
    expect(woundLevel(1, 0)).toBe(1);
  });

  test('a weapon may cost its own points', () => {
    const fight = duel({}, { weapons: [{ ...pistol, points: 3 }] });
    expect(transcript(sol, fight, shoot, ...dice(9, 0), ...dice(6, 6))[0]).toBe(
      'ana spent action points 3 → 0 (Pistol)',
    );
  });

  test('an encounter may set another cost', () => {
    const fight = { ...duel(), settings: { 'attack-cost': 1 } };
    expect(transcript(sol, fight, shoot, ...dice(9, 0), ...dice(6, 6))[0]).toBe(
      'ana spent action points 3 → 2 (Pistol)',
    );
  });

  test('with too few points for the held weapon only the rest is offered; with none left, its actions are those of a later turn', () => {
    const cannon = { ...pistol, name: 'Cannon', points: 3 };
    const fightWith = (points: number) => fighting({ ana: { weapons: [cannon], points }, thug: { side: 'enemies' } });
    const offersWith = (points: number) => [
      sol.actions.attack!.offers(fightWith(points), 'ana')?.tools,
      sol.actions.attack!.ways!(fightWith(points), 'ana').map(({ tool = 'in hand' }) => tool),
    ];
    expect([3, 2, 1].map(offersWith)).toEqual([
      [
        ['Cannon', 'Fists'],
        ['in hand', 'Fists'],
      ],
      [['Fists'], ['Fists']],
      [undefined, ['in hand', 'Fists']],
    ]);
  });

  test('fists are always there, and need no drawing', () => {
    const lines = transcript(sol, duel(), { ...shoot, tool: 'fists' }, ...dice(3, 0), ...dice(6, 1));
    expect(lines[1]).toMatch(/^ana → thug, attack with Fists: \[1 1 1\] \+3 AGI = 0 hits/);
  });

  test('a weapon that is not in hand is drawn first', () => {
    const armedSketch = { weapons: [pistol, knife], skills: { Blades: 1 } };
    expect(transcript(sol, duel({}, armedSketch), { ...shoot, tool: 'Knife' })).toEqual(['refused: sol/not-in-hand']);
    const afterDraw = fightAfter(sol, duel({}, armedSketch), { action: 'draw', actor: 'ana', tool: 'Knife' });
    expect(transcript(sol, afterDraw, shoot, ...dice(4, 0), ...dice(6, 1))[1]).toMatch(/attack with Knife/);
  });
});

describe('Who can be attacked', () => {
  test.each([
    ['oneself', { targets: ['ana'] }, 'not-at-self'],
    ['no one', {}, 'missing'],
    ['two at once', { targets: ['thug', 'ana'] }, 'too-many'],
    ['someone who is not there', { targets: ['constructor'] }, 'no-one-of-that-name'],
  ])('not %s', (_, { targets }: { targets?: string[] }, why) => {
    expect(transcript(sol, duel(), { action: 'attack', actor: 'ana', ...(targets && { targets }) })).toEqual([
      `refused: ${why}`,
    ]);
  });

  test('not the dead', () => {
    const fight = fighting({ ana: {}, thug: { ...enemies, vitality: 'dead' }, boss: enemies });
    expect(transcript(sol, fight, shoot)).toEqual(['refused: target-dead']);
  });

  test('allies may be', () => {
    const fight = fighting({ ana: {}, bo: {}, thug: enemies });
    expect(transcript(sol, fight, { ...shoot, targets: ['bo'] }, ...dice(3, 1), ...dice(6, 0))[2]).toMatch(
      /^bo takes 2/,
    );
  });

  test('the unconscious defend with 0 dice and no modifiers, and soak as always', () => {
    const conditions = [conditionFor('asleep'), conditionFor('prone'), conditionFor('good cover')];
    const fight = fighting({
      ana: {},
      thug: {
        ...enemies,
        vitality: 'down',
        conditions,
        armor: [{ name: 'Vest', dice: 2 }],
        standingOrders: { reaction: 'dodge' },
      },
      boss: enemies,
    });
    expect(transcript(sol, fight, shoot, ...dice(3, 0), ...dice(2, 1))).toEqual([
      'ana spent action points 3 → 1 (Pistol)',
      'ana → thug, attack with Pistol: [1 1 1] +3 AGI = 0 hits vs [] = 0 hits: success',
      'thug, soak: [5 1] +2 Vest = 1 hits',
      'thug takes 1 (Pistol): +2 Pistol = 2; −1 soak = 1; level 1 wound',
      'thug: wounds 0 → 1',
    ]);
  });

  test('what players type is answered, not executed', () => {
    expect(transcript(sol, duel(), { ...shoot, tool: '__proto__' })).toEqual(['refused: no-such']);
    expect(playScripted(sol, duel(), { ...shoot, tool: 'Pistl' })).toMatchObject({ why: { near: 'Pistol' } });
    expect(transcript(sol, duel(), { ...shoot, manner: 'Full auto' })).toEqual(['refused: sol/no-styles']);
    expect(transcript(sol, duel(), { ...shoot, amount: 3 })).toEqual(['refused: sol/no-stress']);
    expect(transcript(sol, duel(), { ...shoot, situation: { cover: 'half' } })).toEqual(['refused: no-such']);
    expect(transcript(sol, duel(), { ...shoot, situation: { flanked: 'surrounded' } })).toEqual(['refused: no-such']);
  });
});

describe('Damage in Combat', () => {
  test('S-036 S-037 armor dice soak a level a hit', () => {
    expect([0, 1, 2].map((soaking) => woundLevel(3, 0, soaking))).toEqual([3, 2, 1]);
  });

  test('S-038 S-039 soaked to 0 or less it is a grazing hit, with no damage', () => {
    const fight = duel({ armor: [{ name: 'Riot armor', dice: 8 }] });
    for (const soaking of [2, 3, 8])
      expect(transcript(sol, fight, shoot, ...dice(9, 2), ...dice(6, 0), ...dice(8, soaking)).slice(3)).toEqual([
        `thug takes 0 (Pistol): +2 Pistol = 2; −${soaking} soak = 0; 0, a grazing hit`,
      ]);
    expect(woundLevel(2, 0, 3)).toBe(0);
  });

  test('S-040 without armor, or with armor of no dice, no soak is rolled', () => {
    const lines = transcript(sol, duel({ armor: [{ name: 'Coat', dice: 0 }] }), shoot, ...dice(9, 1), ...dice(6, 0));
    expect(lines.filter((line) => line.includes('soak'))).toEqual([]);
  });

  test('the best of several armors counts; the defender’s wounds don’t', () => {
    const armor = [
      { name: 'Jacket', dice: 3 },
      { name: 'Vest', dice: 5 },
    ];
    const lines = transcript(sol, duel({ armor, wounds: [1] }), shoot, ...dice(9, 1), ...dice(5, 0), ...dice(5, 0));
    expect(lines[2]).toBe('thug, soak: [1 1 1 1 1] +5 Vest = 0 hits');
  });
});

describe('Critical Successes In Combat', () => {
  test('S-059 S-060 3, 4 and 5 net hits raise the level by 1; 0, 1 and 2 raise nothing', () => {
    expect([0, 1, 2, 3, 4, 5].map((net) => woundLevel(1, net))).toEqual([1, 1, 1, 2, 2, 2]);
  });

  test('S-061 6, 7 and 8 net hits raise it by 2', () => {
    expect([6, 7, 8].map((net) => woundLevel(1, net))).toEqual([3, 3, 3]);
  });

  test('S-062 9 net hits raise it by 3: a level 1 weapon kills, unless armor soaks', () => {
    expect(woundLevel(1, 9)).toBe('dead');
    expect(woundLevel(1, 9, 1)).toBe(3);
  });

  test('S-063 the raise comes before armor soaks: level 1, raised by 1, soaked by 1, is a level 1 wound', () => {
    expect(woundLevel(1, 3, 1)).toBe(1);
    const armor = [{ name: 'Vest', dice: 1 }];
    const fight = duel({ armor }, { weapons: [knife] });
    expect(transcript(sol, fight, shoot, ...dice(9, 3), ...dice(6, 0), ...dice(1, 1))[3]).toBe(
      'thug takes 1 (Knife): +1 Knife = 1; +1 critical success, 3 net hits = 2; −1 soak = 1; level 1 wound',
    );
  });

  test('S-064 a weapon’s note may change it: no levels, or two for each critical success', () => {
    expect(woundLevel(1, 6, 0, 0)).toBe(1);
    expect(woundLevel(1, 3, 0, 2)).toBe(3);
  });
});

describe('The attacker', () => {
  test('wounds take dice from attack and defense, from the next test on', () => {
    const fight = duel({ wounds: [2] }, { wounds: [1, 1, 1] });
    expect(transcript(sol, fight, shoot, ...dice(8, 0), ...dice(4, 1))[1]).toBe(
      'ana → thug, attack with Pistol: [1 1 1 1 1 1 1 1] +6 Sidearms +3 AGI −1 level 1 wound = 0 hits vs [5 1 1 1] +3 REA +3 INT −2 level 2 wound = 1 hits: failure',
    );
  });

  test('a player’s words are kept with the declaration', () => {
    const result = playScripted(sol, duel(), { ...shoot, words: 'eat this' }, [...dice(9, 0), ...dice(6, 1)]);
    expect(result.ok && result.value.events[0]).toMatchObject({ type: 'declared', words: 'eat this', tool: 'Pistol' });
  });

  test('aim counts for one attack, hit or miss', () => {
    const fight = duel({}, { conditions: [conditionFor('aiming', 2)] });
    expect(transcript(sol, fight, shoot, ...dice(11, 0), ...dice(6, 1)).slice(1)).toEqual([
      'ana → thug, attack with Pistol: [1 1 1 1 1 1 1 1 1 1 1] +6 Sidearms +3 AGI +2 aiming = 0 hits vs [5 1 1 1 1 1] +3 REA +3 INT = 1 hits: failure',
      'ana loses aiming (the shot is taken)',
    ]);
  });

  test('a rifle of level 3 with 3 net hits kills an unhurt target', () => {
    const fight = duel({}, { weapons: [rifle], skills: { Longarms: 6 } });
    expect(transcript(sol, fight, shoot, ...dice(9, 3), ...dice(6, 0)).slice(2)).toEqual([
      'thug takes 4 (Rifle): +3 Rifle = 3; +1 critical success, 3 net hits = 4; level 4 wound, with no box for it',
      'thug fell: dead',
      'decided: only players can act',
      'phase: aftermath',
    ]);
  });
});
