import { describe, expect, test } from 'vitest';
import { fieldOf, rowsOf } from '../../../src/field/field.ts';
import { mirrored } from '../../../src/field/premade.ts';
import { apply } from '../../../src/rules/core/apply.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { doorsBeside } from '../../../src/rules/core/field-deeds.ts';
import { fieldAtStart, fieldOnNewGround } from '../../../src/rules/core/field-starts.ts';
import { isEventShown, isSecret } from '../../../src/rules/core/secrecy.ts';
import { rulesNamed, SYSTEM_IDS } from '../../../src/rules/systems.ts';
import { opening, premadeCombatant } from '../../embeds/random-fight.ts';
import { seededDice } from './seeded-dice.ts';

const ground = fieldOf(['######', '#....#', '#.+..#', '#....#', '######']);

describe.each(SYSTEM_IDS)('%s: a map', (system) => {
  const rules = rulesNamed(system)!;
  const empty = opening(rules);
  const [hero, enemy] = (['character', 'creature'] as const).map((kind) => {
    const { name } = rules.archetypes.find((each) => each.kind === kind)!;
    return premadeCombatant(rules, name, empty, { name: kind, side: kind === 'character' ? 'players' : 'enemies' });
  });
  const before: Encounter = { ...empty, combatants: [hero!, enemy!] };
  const does = (encounter: Encounter, deed: Deed) => carryOut(rules, encounter, deed, seededDice(7));
  /** The encounter after a deed; its record must rebuild it. */
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

  // In the columns B to E each side has two combatants.
  const columns = ({ character = '', creature = '' }: Readonly<Record<string, string>>) => [
    character < 'D' ? 'left' : 'right',
    creature < 'D' ? 'left' : 'right',
  ];

  test('is drawn, and places everyone without a place on their side of it', () => {
    expect(drawn.field?.standing).toEqual({ character: 'B2', creature: 'E4' });
    const { standing } = done(before, { type: 'field', ground }).field!;
    expect(columns(standing)).toEqual(['left', 'right']);
  });

  test('is removed, and the encounter is as before', () => {
    expect(done(drawn, { type: 'field' })).toEqual(before);
    expect(refused(before, { type: 'field' })).toEqual({ type: 'no-field' });
  });

  test('has no one on a square that is taken, solid or outside', () => {
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

  test('is changed square by square, but not into a wall under someone', () => {
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
    expect(doorsBeside(rules, fights, 'character')).toEqual(['C3']);
    expect(doorsBeside(rules, fights, 'creature')).toEqual([]);
    const opened = done(fights, open);
    expect(doorsBeside(rules, opened, 'character')).toEqual([]);
    expect(rowsOf(opened.field!.ground)[2]).toBe('#./..#');
    expect(refused(opened, open)).toEqual({ type: 'door-once', name: 'character' });
    expect(refused(fights, { ...open, at: 'B3' })).toMatchObject({ type: 'no-door' });
    expect(refused(fights, { ...open, subject: 'creature' })).toMatchObject({ type: 'no-door' });
  });

  test('is overridden by the GM until one of the two moves', () => {
    const said = done(drawn, {
      type: 'overrule',
      actor: 'character',
      target: 'creature',
      situation: { behind: true },
    });
    expect(said.field?.words).toHaveLength(1);
    if (rules.field?.words)
      expect(
        refused(drawn, { type: 'overrule', actor: 'character', target: 'creature', situation: { cover: 'fog' } }),
      ).toMatchObject({ type: 'no-such', what: 'cover' });
    expect(done(said, { type: 'place', places: [{ subject: 'creature', at: 'D4' }] }).field?.words).toEqual([]);
    const back = done(said, { type: 'overrule', actor: 'character', target: 'creature' });
    expect(back).toEqual(drawn);
  });

  test('has a place for newcomers, and none for those who left', () => {
    const joined = done(
      { ...drawn, combatants: [hero!] },
      { type: 'join', combatants: [{ ...enemy!, id: 'late', name: 'Late' }] },
    );
    expect(joined.field?.standing.late).toMatch(/^[C-E]\d$/);
    expect(done(drawn, { type: 'remove', subject: 'creature' }).field?.standing).toEqual({ character: 'B2' });
  });

  test('has hidden combatants where the GM puts them, and tells no one else', () => {
    const waits: Encounter = { ...drawn, combatants: [hero!], hidden: [{ ...enemy!, id: 'unseen' }] };
    const deed: Deed = { type: 'place', places: [{ subject: 'unseen', at: 'D2' }], hidden: true };
    const played = does(waits, deed);
    const events = played.ok && played.value.type === 'done' ? played.value.events : [];
    expect(events).toEqual([{ type: 'placed', subject: 'unseen', after: 'D2', unseen: true }]);
    expect(isSecret(deed) && events.every((event) => !isEventShown(event, () => 'exact'))).toBe(true);
    expect(done(waits, { ...deed, places: [{ subject: 'character', at: 'D2' }] })).toEqual(waits);
    const { hidden: _, ...openly } = deed;
    expect(done(waits, openly)).toEqual(waits);
    const placed = done(waits, deed);
    expect(done(placed, { type: 'reveal', subjects: ['unseen'] }).field?.standing.unseen).toBe('D2');
    expect(done(placed, { type: 'dismiss', subject: 'unseen' }).field?.standing).toEqual(waits.field?.standing);
  });

  test('begins with everyone on it, mirrored, or with the sides swapped', () => {
    const { id: _, ...another } = hero!;
    const many = Array.from({ length: 11 }, (_, n) => ({ ...another, id: `hero-${n}`, name: `Hero ${n}` }));
    const crowd: Encounter = { ...before, combatants: [...many, enemy!] };
    const { standing } = fieldAtStart(rules, crowd, ground);
    expect(new Set(Object.values(standing)).size).toBe(Object.keys(standing).length);
    expect(Object.keys(standing)).toHaveLength(11);
    const swapped = fieldAtStart(rules, before, ground, true).standing;
    expect(columns(swapped)).toEqual(['right', 'left']);
    const over = fieldOnNewGround(rules, drawn, mirrored(ground), ({ x, y }) => ({ x: 5 - x, y }));
    expect(rowsOf(over.ground)[2]).toBe('#..+.#');
    expect(over.standing).toEqual({ character: 'E2', creature: 'B4' });
    const walled = fieldOf(['######', '##...#', '#.+..#', '#....#', '######']);
    const moved = fieldOnNewGround(rules, drawn, walled, (tile) => tile).standing;
    expect([moved.creature, columns(moved)[0]]).toEqual(['E4', 'left']);
    expect(moved.character).not.toBe('B2');
  });
});
