import { describe, expect, test } from 'vitest';
import { fieldOf, rowsOf } from '../../../src/field/field.ts';
import { apply } from '../../../src/rules/core/apply.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { rulesNamed, SYSTEM_IDS } from '../../../src/rules/systems.ts';
import { opening, ready } from '../../embeds/random-fight.ts';
import { seededDice } from './seeded-dice.ts';

const ground = fieldOf(['######', '#....#', '#.+..#', '#....#', '######']);

describe.each(SYSTEM_IDS)('%s: a field', (system) => {
  const rules = rulesNamed(system)!;
  const empty = opening(rules);
  const [hero, foe] = (['character', 'creature'] as const).map((kind) => {
    const { name } = rules.archetypes.find((each) => each.kind === kind)!;
    return ready(rules, name, empty, { name: kind, side: kind === 'character' ? 'players' : 'enemies' });
  });
  const before: Encounter = { ...empty, combatants: [hero!, foe!] };
  const does = (encounter: Encounter, deed: Deed) => carryOut(rules, encounter, deed, seededDice(7));
  /** After a deed; what was recorded folds to it. */
  const done = (encounter: Encounter, deed: Deed) => {
    const played = does(encounter, deed);
    if (!played.ok || played.value.type !== 'done') throw new Error(JSON.stringify(played));
    expect(played.value.events.reduce<Encounter>(apply, encounter)).toEqual(played.value.after);
    return played.value.after;
  };
  const refused = (encounter: Encounter, deed: Deed) => {
    const played = does(encounter, deed);
    return played.ok ? 'done' : played.why;
  };
  const drawn = done(before, { type: 'field', ground, standing: { character: 'B2', creature: 'E4' } });

  test('is drawn, and places whoever has no place on their side of it', () => {
    expect(drawn.field?.standing).toEqual({ character: 'B2', creature: 'E4' });
    const { standing } = done(before, { type: 'field', ground }).field!;
    expect([standing.character?.[0], standing.creature?.[0]]).toEqual(['B', 'E']);
  });

  test('goes, and the encounter is as it was', () => {
    expect(done(drawn, { type: 'field' })).toEqual(before);
    expect(refused(before, { type: 'field' })).toEqual({ type: 'no-field' });
  });

  test('has nobody on a tile that is taken, solid or outside', () => {
    const place = (at: string) => refused(drawn, { type: 'place', places: [{ subject: 'character', at }] });
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
    expect(done(drawn, { type: 'place', places }).field?.standing).toEqual({ character: 'E4', creature: 'B2' });
  });

  test('is changed tile by tile, but not into a wall under somebody', () => {
    const changed = done(drawn, {
      type: 'tiles',
      tiles: [
        { at: 'C2', sign: 'o' },
        { at: 'D2', level: 1 },
      ],
    });
    expect(rowsOf(changed.field!.ground)[1]).toBe('#.o..#');
    expect(changed.field!.ground.levels.slice(6, 12)).toBe('000100');
    expect(refused(drawn, { type: 'tiles', tiles: [{ at: 'B2', sign: '#' }] })).toMatchObject({ type: 'tile-taken' });
  });

  test('has doors that those beside them open, once a turn', () => {
    const fights = done(drawn, { type: 'initiative' });
    const open: Deed = { type: 'door', subject: 'character', at: 'C3' };
    const opened = done(fights, open);
    expect(rowsOf(opened.field!.ground)[2]).toBe('#./..#');
    expect(refused(opened, open)).toEqual({ type: 'door-once', name: 'character' });
    expect(refused(fights, { ...open, at: 'B3' })).toMatchObject({ type: 'no-door' });
    expect(refused(fights, { ...open, subject: 'creature' })).toMatchObject({ type: 'no-door' });
  });

  test('is overruled by the GM until one of the two moves', () => {
    const said = done(drawn, {
      type: 'overrule',
      actor: 'character',
      target: 'creature',
      situation: { cover: 'none' },
    });
    expect(said.field?.words).toHaveLength(1);
    expect(done(said, { type: 'place', places: [{ subject: 'creature', at: 'D4' }] }).field?.words).toEqual([]);
    const back = done(said, { type: 'overrule', actor: 'character', target: 'creature' });
    expect(back).toEqual(drawn);
  });

  test('has a place for newcomers, and none any more for whoever leaves', () => {
    const joined = done(
      { ...drawn, combatants: [hero!] },
      { type: 'join', combatants: [{ ...foe!, id: 'late', name: 'Late' }] },
    );
    expect(joined.field?.standing.late).toMatch(/^[C-E]\d$/);
    expect(done(drawn, { type: 'remove', subject: 'creature' }).field?.standing).toEqual({ character: 'B2' });
  });
});
