import { describe, expect, test } from 'vitest';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { explain } from '../../../src/text/refusals.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { floor, onField, tileNameOf } from './field-fight.ts';
import { conditionsOf, creatureOf, equippedWeapon, value } from './fight.ts';

const freya = { as: 'Freya', prowess: 1 };
const enemy = { as: 'Skeleton', initiative: 0 };
const move = (to: string, actor = 'freya') => ({ action: 'move', actor, to });
const moveIntent = (manner: string, ...targets: string[]) => ({ action: 'move', actor: 'freya', targets, manner });
/** A creature that always faces south. */
const facingSouth = { ...freya, facing: 'south', standingOrders: { turning: 'stay' } } as const;
/** Dice for a skeleton's opportune strike from the front that misses. */
const MISS_DICE = [d(8, 1), d(4, 4)] as const;
const ways = (fight: Fight, id = 'freya') => rules.field!.ways(fight, id);
const faces = (fight: Fight, id: string) => rules.field!.facing!(creatureOf(fight, id));

describe('A move on the map', () => {
  test('everyone along the path is asked together', () => {
    const ask = { ...enemy, standingOrders: { 'opportune strike': 'ask', turning: 'stay' } };
    const fight = onField(
      {
        freya: { ...facingSouth, at: 'A2', movement: 7 },
        enemy: { ...ask, at: 'B1' },
        other: { ...ask, at: 'E1', side: 'enemies' },
      },
      floor(9, 2),
    );
    expect(playScripted(rules, fight, move('H2'))).toMatchObject({
      value: { question: { subject: 'enemy' }, together: [{ subject: 'other', about: 'opportune strike' }] },
    });
  });

  test('1 point is one square in any of eight directions, and its path is told', () => {
    const fight = onField({ freya: { ...freya, at: 'B2' }, enemy: { ...enemy, at: 'D4' } }, floor(4));
    expect(ways(fight).map(({ to, cost }) => `${to} ${cost}`)).toEqual(
      expect.arrayContaining(['A1 1', 'B1 1', 'C1 1', 'A2 1', 'C2 1', 'A3 1', 'B3 1', 'C3 1']),
    );
    expect(ways(fight)).toHaveLength(8);
    const lines = transcript(rules, fight, move('c3'));
    expect(lines).toEqual([
      'freya spent movement points 1 → 0 (move)',
      'freya: facing none → south-east',
      'freya moves B2 C3',
      'enemy: facing none → north-west',
    ]);
    expect(transcript(rules, fight, move('D3'))).toEqual(['refused: too-far']);
  });

  test('the 3 points of a sprint are 3 squares, not 4; rough ground and a level up cost 2, a level down 1', () => {
    const fastSketch = { ...freya, at: 'A1', movement: 3 };
    const reachableTiles = (rows: readonly string[], heights?: readonly string[]) =>
      ways(onField({ freya: fastSketch }, rows, heights && { heights })).map(({ to, cost }) => `${to} ${cost}`);
    expect(reachableTiles(['.....'])).toEqual(['B1 1', 'C1 2', 'D1 3']);
    expect(reachableTiles(['.,...'])).toEqual(['B1 2', 'C1 3']);
    expect(reachableTiles(['.....'], ['01100'])).toEqual(['B1 2', 'C1 3']);
    expect(reachableTiles(['.....'], ['10000'])).toEqual(['B1 1', 'C1 2', 'D1 3']);
    expect(reachableTiles(['.....'], ['02000'])).toEqual([]);
  });

  test('says whether a closed door or a height is in the way, except in the dark', () => {
    const goTo = (fight: Fight, to: string) => {
      const result = playScripted(rules, fight, move(to));
      return result.ok ? undefined : explain(result.why);
    };
    const hallRows = ['.#.', '.+.', '.#.'];
    const hall = onField({ freya: { ...freya, at: 'A2' } }, hallRows);
    expect(goTo(hall, 'C1')).toBe(
      'Freya can’t get to C1: the door at B2 is closed. Move next to it, then open it with `/move`.',
    );
    const dark = { ...hall, field: { ...hall.field!, look: { dark: true as const } } };
    expect(goTo(dark, 'C1')).not.toMatch(/door|levels/);
    const cliff = onField({ freya: { ...freya, at: 'A1' } }, ['...'], { heights: ['022'] });
    expect(goTo(cliff, 'C1')).toContain('Freya can’t get to C1: no one can step up or down two levels at once.');
    expect(goTo(onField({ freya: { ...freya, at: 'A1' } }, ['.#.']), 'C1')).toContain('Freya can’t get to C1 now.');
  });

  test('neither enters nor passes a full square, friend or enemy, nor cuts a wall’s corner', () => {
    const fight = onField({ freya: { ...freya, at: 'A1', movement: 4 }, suori: { at: 'B1' } }, ['....']);
    expect(ways(fight)).toEqual([]);
    expect(transcript(rules, fight, move('B1'))).toEqual(['refused: tile-taken']);
    expect(transcript(rules, fight, move('C1'))).toEqual(['refused: too-far']);
    const corner = onField({ freya: { ...freya, at: 'A1' } }, ['.#', '..']);
    expect(ways(corner).map(({ to }) => to)).toEqual(['A2']);
  });

  test('the Small go onto the square of another Small one, and through it', () => {
    const smallSketch = { at: 'B1', size: 'Small' };
    const fight = onField({ freya: { ...freya, size: 'Small', at: 'A1', movement: 2 }, suori: smallSketch }, ['...']);
    expect(ways(fight).map(({ to }) => to)).toEqual(['B1', 'C1']);
  });

  test('the large need room for all their squares', () => {
    const fight = onField({ freya: { ...freya, size: 'Large', at: 'A1', movement: 2 } }, ['...#', '....', '....']);
    expect(ways(fight).map(({ to }) => to)).toEqual(['B1', 'A2', 'B2', 'C2']);
  });

  test('is refused without a square, without points, while Grappled, and off the map or without one', () => {
    const fight = onField({ freya: { ...freya, at: 'B2' }, enemy: { ...enemy, at: 'C3' }, other: {} });
    expect(transcript(rules, fight, { action: 'move', actor: 'freya' })).toEqual(['refused: where-to']);
    expect(transcript(rules, fight, moveIntent('across', 'enemy'))).toEqual(['refused: where-to']);
    expect(transcript(rules, fight, moveIntent('engage', 'other'))).toEqual(['refused: not-on-the-field']);
    expect(transcript(rules, fight, move('Z9'))).toEqual(['refused: no-tile']);
    const withoutMovement = onField({ freya: { ...freya, at: 'B2', movement: 0 } });
    expect([transcript(rules, withoutMovement, move('C3')), ways(withoutMovement)]).toEqual([
      ['refused: nothing-left'],
      [],
    ]);
    const grappledFight = onField({ freya: { ...freya, at: 'B2', conditions: [newCondition('Grappled')] } });
    expect([transcript(rules, grappledFight, move('C3')), ways(grappledFight)]).toEqual([
      ['refused: dungeoneers/held'],
      [],
    ]);
    const fightOffMap = onField({ freya, enemy: { ...enemy, at: 'C3' } });
    expect(transcript(rules, fightOffMap, move('C3'))).toEqual(['refused: not-on-the-field']);
    const { field: _, ...without } = fight;
    expect(transcript(rules, without, move('C3'))).toEqual(['refused: no-field']);
    expect(ways({ ...fight, turn: 1 })).toEqual([]);
  });

  test('records no distances between pairs', () => {
    const fight = onField({ freya: { ...freya, at: 'B2', movement: 3 }, enemy: { ...enemy, at: 'F2' } });
    expect(next(rules, fight, move('E2')).positions).toEqual({});
  });
});

describe('An opportune strike on the map', () => {
  const strikes = (lines: readonly string[]) => lines.filter((each) => each.includes('(opportune strike)')).length;
  const leaving = (
    from: string,
    to: string,
    more: object = {},
    script: readonly (readonly [number, number])[] = MISS_DICE,
  ) =>
    strikes(
      transcript(
        rules,
        onField({
          freya: { ...facingSouth, at: from, movement: 3 },
          enemy: { ...enemy, at: 'F6', facing: 'north', ...more },
        }),
        move(to),
        ...script,
      ),
    );
  const noWeapons = [] as const;

  test('comes on leaving the range: from 1 to 2 squares, not from 1 to 1, and not from 2', () => {
    expect([leaving('F5', 'F4'), leaving('F5', 'G5', {}, noWeapons), leaving('F4', 'F3', {}, noWeapons)]).toEqual([
      1, 0, 0,
    ]);
  });

  test('with a range of 2: not from 1 to 2, but from 2 to 3', () => {
    const longWeapon = { weapons: [equippedWeapon('Glaive')] };
    const glaive = [d(6, 1), d(4, 4)] as const;
    expect([leaving('F5', 'F4', longWeapon, noWeapons), leaving('F4', 'F3', longWeapon, glaive)]).toEqual([0, 1]);
  });

  test('comes if a wall cuts the line, even at the same distance', () => {
    const rows = ['...', '##.', '...'];
    const longReachEnemy = { ...enemy, weapons: [equippedWeapon('Glaive')], at: 'A1', facing: 'east' } as const;
    const fight = onField({ freya: { ...facingSouth, facing: 'north', at: 'C2' }, enemy: longReachEnemy }, rows);
    const glaive = [d(6, 1), d(4, 4)] as const;
    expect(strikes(transcript(rules, fight, move('C3'), ...glaive))).toBe(1);
  });

  test('interrupts the path where it comes: the part already walked is told first, each part with its cost, and she turns before each square', () => {
    const fight = onField({
      freya: { ...freya, at: 'F5', movement: 3 },
      enemy: { ...enemy, at: 'F6', facing: 'north' },
    });
    expect(transcript(rules, fight, move('C4'), ...MISS_DICE)).toEqual([
      'freya spent movement points 3 → 0 (move)',
      'freya: facing none → west',
      'freya moves F5 E5',
      'enemy spent reaction points 1 → 0 (opportune strike)',
      'enemy: facing north → north-west',
      'enemy → freya, attack with Bone Blade: [1] = 1 vs [4] = 4: miss',
      'freya: facing west → north-west',
      'freya moves E5 D5 C4',
    ]);
    const result = playScripted(rules, fight, move('C4'), [...MISS_DICE]);
    const events = result.ok ? result.value.events : [];
    expect(events.flatMap((event) => (event.type === 'moved' ? [event.cost] : []))).toEqual([1, 2]);
  });

  test('is from behind if she runs straight away from it, unless she keeps facing it', () => {
    const run = (turning: string, ...script: (readonly [number, number])[]) =>
      transcript(
        rules,
        onField({
          freya: { ...freya, at: 'F5', facing: 'south', standingOrders: { turning } },
          enemy: { ...enemy, at: 'F6', facing: 'north' },
        }),
        move('F4'),
        ...script,
      ).find((each) => each.includes('attack with'));
    expect(run('turn', d(8, 2), d(4, 4), d(8, 1))).toContain(
      '−1 from behind (the target at F5 faces north, away from F6) 1d8',
    );
    expect(run('stay', ...MISS_DICE)).not.toContain('from behind');
  });

  test('kills on the way: she falls where she was struck, and what it cost is spent', () => {
    const weakSketch = { ...facingSouth, at: 'F4', movement: 3, endurance: 0, wounds: 2, naturalArmor: 0, gear: [] };
    const fight = onField({
      freya: weakSketch,
      enemy: { ...enemy, at: 'F6', weapons: [equippedWeapon('Glaive')], facing: 'north' },
    });
    const afterDeath = next(rules, fight, move('F2'), d(6, 6), d(4, 1), d(4, 4), d(4, 4));
    expect([
      creatureOf(afterDeath, 'freya').vitality,
      tileNameOf(afterDeath, 'freya'),
      value(afterDeath, 'freya', 'movement points'),
    ]).toEqual(['dead', 'F4', 1]);
  });

  test('comes for a shot within the range, and not for one outside of it', () => {
    const archer = (tile: string) =>
      onField({
        freya: { ...facingSouth, at: tile, weapons: [equippedWeapon('Hunting Bow')] },
        enemy: { ...enemy, at: 'F6', facing: 'north' },
        other: { ...enemy, at: 'F1', facing: 'south', reaction: 0 },
      });
    const shotIntent = { action: 'attack', actor: 'freya', targets: ['other'] };
    const roll = [d(4, 1), d(4, 4)] as const;
    expect(strikes(transcript(rules, archer('F5'), shotIntent, ...MISS_DICE, ...roll))).toBe(1);
    expect(strikes(transcript(rules, archer('F4'), shotIntent, ...roll))).toBe(0);
  });

  test('is shown with every path: by whom and with what; a safe path is taken if there is one', () => {
    const fight = onField({ freya: { ...freya, at: 'F5', movement: 2 }, enemy: { ...enemy, at: 'F6' } });
    const wayTo = (tile: string) => ways(fight).find((way) => way.to === tile);
    expect(wayTo('F4')?.strikes).toEqual([{ by: 'enemy', tool: 'Bone Blade' }]);
    expect(wayTo('G6')).toMatchObject({ path: ['F5', 'G6'], strikes: [] });
    const withoutReactions = onField({ freya: { ...freya, at: 'F5' }, enemy: { ...enemy, at: 'F6', reaction: 0 } });
    expect(ways(withoutReactions).flatMap(({ strikes: by }) => by)).toEqual([]);
  });
});

describe('Facing on the map', () => {
  test('an action turns toward its target for free; the auto-reaction to stay keeps the facing, and to ask asks the player', () => {
    const turnLines = (turning: string | undefined) => {
      const orders = turning === undefined ? {} : { standingOrders: { turning } };
      return transcript(
        rules,
        onField({
          freya: { ...freya, at: 'C3', facing: 'north', ...orders },
          enemy: { ...enemy, at: 'D4', naturalArmor: 20 },
        }),
        { action: 'grapple', actor: 'freya', targets: ['enemy'] },
        ...(turning === 'ask' ? [] : [d(4, 1), d(4, 1), d(4, 4), d(4, 4)]),
      );
    };
    expect(turnLines(undefined)).toContain('freya: facing north → south-east');
    expect(turnLines('stay').join()).not.toContain('freya: facing');
    expect(turnLines('ask').at(-1)).toBe('asked: freya, turning');
  });

  test('a move asks once whether she turns on the way, if her auto-reaction is to ask', () => {
    const asks = { ...freya, at: 'A1', facing: 'west', movement: 3, standingOrders: { turning: 'ask' } } as const;
    const fight = onField({ freya: asks, enemy: { ...enemy, at: 'L12' } });
    expect(transcript(rules, fight, move('D2')).at(-1)).toBe('asked: freya, turning');
    const facingAfterAnswer = (answer: string) => {
      const result = playScripted(rules, fight, move('D2'), [], [answer]);
      return result.ok && result.value.type === 'done' ? faces(result.value.after as Fight, 'freya') : undefined;
    };
    expect([facingAfterAnswer('stay'), facingAfterAnswer('turn')]).toEqual(['west', expect.stringMatching(/east/)]);
  });

  test('turning without anything else costs 1 movement point: toward a creature or toward a square', () => {
    const fight = onField({ freya: { ...freya, at: 'C3', facing: 'north' }, enemy: { ...enemy, at: 'E5' } });
    const turnedTo = (more: object) => next(rules, fight, { action: 'turn', actor: 'freya', ...more });
    const afterTurn = turnedTo({ targets: ['enemy'] });
    expect([faces(afterTurn, 'freya'), value(afterTurn, 'freya', 'movement points')]).toEqual(['south-east', 0]);
    expect(faces(turnedTo({ to: 'A3' }), 'freya')).toBe('west');
    const turnIntent = { action: 'turn', actor: 'freya', to: 'C1' };
    expect(transcript(rules, fight, turnIntent)).toEqual(['refused: dungeoneers/faces-already']);
    expect(rules.actions.turn!.offers(afterTurn, 'freya')).toBeUndefined();
  });

  test('of a grappling creature turns the one it holds the same way', () => {
    const fight = onField({
      freya: { ...freya, at: 'C3', facing: 'east', conditions: [newCondition('Grappling', { source: 'enemy' })] },
      enemy: { ...enemy, at: 'D3', facing: 'west', conditions: [newCondition('Grappled', { source: 'freya' })] },
    });
    const afterTurn = next(rules, fight, { action: 'turn', actor: 'freya', to: 'C1' });
    expect([faces(afterTurn, 'freya'), faces(afterTurn, 'enemy')]).toEqual(['north', 'north']);
  });

  test('is where a GM says, and shows in the status', () => {
    const fight = onField({ freya: { ...freya, at: 'C3', facing: 'east' }, enemy: { ...enemy, at: 'C1' } });
    const afterAffliction = next(rules, fight, (resolution) => {
      rules.afflict(resolution, 'freya', { condition: 'Facing', source: 'enemy' });
    });
    expect([faces(afterAffliction, 'freya'), conditionsOf(afterAffliction, 'freya')]).toEqual(['north', ['Facing']]);
  });
});

describe('Where to, without naming a square', () => {
  const fight = onField({
    freya: { ...freya, at: 'A4', movement: 3 },
    enemy: { ...enemy, at: 'F4', facing: 'west' },
  });

  test('engage goes as near as the points allow, around walls too', () => {
    expect(tileNameOf(next(rules, fight, moveIntent('engage', 'enemy')), 'freya')).toBe('D4');
    const walledFight = onField({ freya: { ...freya, at: 'B1', movement: 2 }, enemy: { ...enemy, at: 'D1' } }, [
      '..#..',
      '..#..',
      '.....',
    ]);
    expect(tileNameOf(next(rules, walledFight, moveIntent('engage', 'enemy')), 'freya')).toBe('B3');
    const adjacentFight = onField({ freya: { ...freya, at: 'A1' }, enemy: { ...enemy, at: 'B1' } });
    expect(transcript(rules, adjacentFight, moveIntent('engage', 'enemy'))).toEqual(['refused: dungeoneers/no-closer']);
    const cutOff = onField({ freya: { ...freya, at: 'A1' }, enemy: { ...enemy, at: 'C1' } }, ['.#.']);
    expect(transcript(rules, cutOff, moveIntent('engage', 'enemy'))).toEqual(['refused: too-far']);
  });

  test('behind goes to the opposite square, or is refused if no path leads there', () => {
    expect(transcript(rules, fight, moveIntent('behind', 'enemy'))).toEqual(['refused: too-far']);
    const adjacentFight = onField({
      freya: { ...freya, at: 'E4', movement: 3 },
      enemy: { ...enemy, at: 'F4', facing: 'west' },
    });
    const afterMove = next(rules, adjacentFight, moveIntent('behind', 'enemy'));
    expect(tileNameOf(afterMove, 'freya')).toBe('G4');
    expect(transcript(rules, afterMove, moveIntent('behind', 'enemy'))).toEqual([
      'refused: dungeoneers/behind-already',
    ]);
  });

  test('withdraw goes as far from those named as it can', () => {
    const adjacentFight = onField({
      freya: { ...freya, at: 'E4', movement: 2 },
      enemy: { ...enemy, at: 'F4', reaction: 0 },
    });
    expect(tileNameOf(next(rules, adjacentFight, moveIntent('withdraw', 'enemy')), 'freya')?.[0]).toBe('C');
    const corner = onField({ freya: { ...freya, at: 'A1' }, enemy: { ...enemy, at: 'L12' } });
    expect(transcript(rules, corner, moveIntent('withdraw', 'enemy'))).toEqual(['refused: dungeoneers/no-farther']);
  });

  test('the places with a button are behind and beside enemies, away, and to a friend', () => {
    const busy = onField({
      freya: { ...freya, at: 'D4', movement: 3 },
      enemy: { ...enemy, at: 'F4', facing: 'north' },
      suori: { at: 'A8' },
    });
    const namesIn = (fight: Fight) =>
      rules.field!.places(fight, 'freya').map(({ meaning, way: { to } }) => `${meaning.means} ${to}`);
    expect(namesIn(busy)).toEqual(['behind F5', 'beside E4', 'away A4', 'beside B7']);
    const distantFight = onField({ freya: { ...freya, at: 'A1' }, enemy: { ...enemy, at: 'L1' } });
    expect(namesIn(distantFight)).toEqual(['nearer to B1']);
    expect(rules.field!.places({ ...busy, turn: 1 }, 'freya')).toEqual([]);
  });
});
