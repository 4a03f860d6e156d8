import { describe, expect, test } from 'vitest';
import { fieldOf, rowsOf } from '../../../src/field/field.ts';
import { mirroredField } from '../../../src/field/premade.ts';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { doorsBeside } from '../../../src/rules/core/field-deeds.ts';
import { fieldAtStart, fieldOnNewGround } from '../../../src/rules/core/field-starts.ts';
import { isEventShown, isSecretDeed } from '../../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../../embeds/random-fight.ts';
import { seededDice } from './seeded-dice.ts';

const ground = fieldOf(['######', '#....#', '#.+..#', '#....#', '######']);

describe.each(BUILT_IN_IDS)('%s: a map', (system) => {
  const rules = rulesNamed(system)!;
  const emptyFight = openingEncounter(rules);
  const [hero, enemy] = (['character', 'creature'] as const).map((kind) => {
    const { name } = rules.archetypes.find((each) => each.kind === kind)!;
    return premadeCombatant(rules, name, emptyFight, {
      name: kind,
      side: kind === 'character' ? 'players' : 'enemies',
    });
  });
  const before: Encounter = { ...emptyFight, combatants: [hero!, enemy!] };
  const does = (encounter: Encounter, deed: Deed) => carryOut(rules, encounter, deed, seededDice(7));
  /** The encounter after a deed. Also expects that the record alone gives the same encounter. */
  const afterDeed = (encounter: Encounter, deed: Deed) => {
    const result = does(encounter, deed);
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    expect(result.value.events.reduce<Encounter>(applyEvent, encounter)).toEqual(result.value.after);
    return result.value.after;
  };
  const refusalOf = (encounter: Encounter, deed: Deed) => {
    const result = does(encounter, deed);
    return result.ok ? 'done' : result.why;
  };
  const withMap = afterDeed(before, { type: 'field', ground, standing: { character: 'B2', creature: 'E4' } });

  // For each combatant: the half of the map that it is on. Columns B and C are on the left, D and E on the right.
  const columns = ({ character = '', creature = '' }: Readonly<Record<string, string>>) => [
    character < 'D' ? 'left' : 'right',
    creature < 'D' ? 'left' : 'right',
  ];

  test('is drawn, and places everyone without a place on their side of it', () => {
    expect(withMap.field?.standing).toEqual({ character: 'B2', creature: 'E4' });
    const { standing } = afterDeed(before, { type: 'field', ground }).field!;
    expect(columns(standing)).toEqual(['left', 'right']);
  });

  test('is removed, and the encounter is as before', () => {
    expect(afterDeed(withMap, { type: 'field' })).toEqual(before);
    expect(refusalOf(before, { type: 'field' })).toEqual({ type: 'no-field' });
  });

  test('has no one on a square that is taken, solid or outside', () => {
    const place = (at: string) => refusalOf(withMap, { type: 'place', places: [{ subject: 'character', at }] });
    expect(place('D4')).toBe('done');
    expect(place('E4')).toEqual({ type: 'tile-taken', tile: 'E4', name: 'creature' });
    expect(place('A1')).toMatchObject({ type: 'no-footing', ground: 'wall' });
    expect(place('Z99')).toEqual({ type: 'no-tile', typed: 'Z99', last: 'F5' });
  });

  test('lets two change places', () => {
    const places = [
      { subject: 'character', at: 'E4' },
      { subject: 'creature', at: 'B2' },
    ];
    expect(afterDeed(withMap, { type: 'place', places }).field?.standing).toEqual({ character: 'E4', creature: 'B2' });
  });

  test('is changed square by square, but not into a wall under someone', () => {
    const afterChange = afterDeed(withMap, {
      type: 'tiles',
      tiles: [
        { at: 'C2', sign: 'o' },
        { at: 'D2', level: 1 },
      ],
    });
    expect(rowsOf(afterChange.field!.ground)[1]).toBe('#.o..#');
    expect(afterChange.field!.ground.levels.slice(6, 12)).toBe('000100');
    expect(refusalOf(withMap, { type: 'tiles', tiles: [{ at: 'B2', sign: '#' }] })).toMatchObject({
      type: 'someone-in-the-way',
    });
  });

  test('has doors that those beside them open, once a turn', () => {
    const fights = afterDeed(withMap, { type: 'initiative' });
    const openDoor: Deed = { type: 'door', subject: 'character', at: 'C3' };
    expect(doorsBeside(rules, fights, 'character')).toEqual(['C3']);
    expect(doorsBeside(rules, fights, 'creature')).toEqual([]);
    const afterOpening = afterDeed(fights, openDoor);
    expect(doorsBeside(rules, afterOpening, 'character')).toEqual([]);
    expect(rowsOf(afterOpening.field!.ground)[2]).toBe('#./..#');
    expect(refusalOf(afterOpening, openDoor)).toEqual({ type: 'door-once', name: 'character' });
    expect(refusalOf(fights, { ...openDoor, at: 'B3' })).toMatchObject({ type: 'no-door' });
    expect(refusalOf(fights, { ...openDoor, subject: 'creature' })).toMatchObject({ type: 'no-door' });
  });

  test('is overridden by the GM until one of the two moves', () => {
    const withOverride = afterDeed(withMap, {
      type: 'overrule',
      actor: 'character',
      target: 'creature',
      situation: { behind: true },
    });
    expect(withOverride.field?.words).toHaveLength(1);
    if (rules.field?.words)
      expect(
        refusalOf(withMap, { type: 'overrule', actor: 'character', target: 'creature', situation: { cover: 'fog' } }),
      ).toMatchObject({ type: 'no-such', what: 'cover' });
    expect(
      afterDeed(withOverride, { type: 'place', places: [{ subject: 'creature', at: 'D4' }] }).field?.words,
    ).toEqual([]);
    const afterLifting = afterDeed(withOverride, { type: 'overrule', actor: 'character', target: 'creature' });
    expect(afterLifting).toEqual(withMap);
  });

  test('has a place for newcomers, and none for those who left', () => {
    const afterJoining = afterDeed(
      { ...withMap, combatants: [hero!] },
      { type: 'join', combatants: [{ ...enemy!, id: 'late', name: 'Late' }] },
    );
    expect(afterJoining.field?.standing.late).toMatch(/^[C-E]\d$/);
    expect(afterDeed(withMap, { type: 'remove', subject: 'creature' }).field?.standing).toEqual({ character: 'B2' });
  });

  test('has hidden combatants where the GM puts them, and tells no one else', () => {
    const waitingFight: Encounter = { ...withMap, combatants: [hero!], hidden: [{ ...enemy!, id: 'unseen' }] };
    const deed: Deed = { type: 'place', places: [{ subject: 'unseen', at: 'D2' }], hidden: true };
    const result = does(waitingFight, deed);
    const events = result.ok && result.value.type === 'done' ? result.value.events : [];
    expect(events).toEqual([{ type: 'placed', subject: 'unseen', after: 'D2', unseen: true }]);
    expect(isSecretDeed(deed) && events.every((event) => !isEventShown(event, () => 'exact'))).toBe(true);
    expect(afterDeed(waitingFight, { ...deed, places: [{ subject: 'character', at: 'D2' }] })).toEqual(waitingFight);
    const { hidden: _, ...visibleDeed } = deed;
    expect(afterDeed(waitingFight, visibleDeed)).toEqual(waitingFight);
    const afterPlacing = afterDeed(waitingFight, deed);
    expect(afterDeed(afterPlacing, { type: 'reveal', subjects: ['unseen'] }).field?.standing.unseen).toBe('D2');
    expect(afterDeed(afterPlacing, { type: 'dismiss', subject: 'unseen' }).field?.standing).toEqual(
      waitingFight.field?.standing,
    );
  });

  test('begins with everyone on it, mirrored, or with the sides swapped', () => {
    const { id: _, ...another } = hero!;
    const manyHeroes = Array.from({ length: 11 }, (_, index) => ({
      ...another,
      id: `hero-${index}`,
      name: `Hero ${index}`,
    }));
    const crowd: Encounter = { ...before, combatants: [...manyHeroes, enemy!] };
    const { standing } = fieldAtStart(rules, crowd, ground);
    expect(new Set(Object.values(standing)).size).toBe(Object.keys(standing).length);
    expect(Object.keys(standing)).toHaveLength(11);
    const swappedPlaces = fieldAtStart(rules, before, ground, true).standing;
    expect(columns(swappedPlaces)).toEqual(['right', 'left']);
    const fieldOnNewMap = fieldOnNewGround(rules, withMap, mirroredField(ground), ({ x, y }) => ({ x: 5 - x, y }));
    expect(rowsOf(fieldOnNewMap.ground)[2]).toBe('#..+.#');
    expect(fieldOnNewMap.standing).toEqual({ character: 'E2', creature: 'B4' });
    const walledGround = fieldOf(['######', '##...#', '#.+..#', '#....#', '######']);
    const newPositions = fieldOnNewGround(rules, withMap, walledGround, (tile) => tile).standing;
    expect([newPositions.creature, columns(newPositions)[0]]).toEqual(['E4', 'left']);
    expect(newPositions.character).not.toBe('B2');
  });
});
