import { describe, expect, test } from 'vitest';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import type { Combatant, Encounter } from '../../../src/rules/core/encounter.ts';
import { rulesNamed, SYSTEM_IDS } from '../../../src/rules/systems.ts';
import { seededDice } from './seeded-dice.ts';

describe.each(SYSTEM_IDS)('%s: somebody who waits unseen', (system) => {
  const rules = rulesNamed(system)!;
  const does = (before: Encounter, deed: Deed) => carryOut(rules, before, deed, seededDice(7));
  const done = (before: Encounter, deed: Deed) => {
    const played = does(before, deed);
    if (!played.ok) throw new Error(JSON.stringify(played.why));
    return played.value.after;
  };
  const made = (id: string, kind: 'character' | 'creature', more: Partial<Combatant> = {}): Combatant => {
    const { sheet } = rules.archetypes.find((each) => each.kind === kind)!;
    const side = kind === 'character' ? 'players' : 'enemies';
    const own = rules.own.combatant(sheet, {});
    const resources = rules.resources(sheet, {});
    return { id, name: id, side, sheet, resources, own, conditions: [], vitality: 'up', standingOrders: {}, ...more };
  };
  const opening: Encounter = {
    system,
    name: 'A fight',
    gms: ['gwen'],
    phase: 'gathering',
    round: 0,
    turnOrder: [],
    turn: -1,
    done: [],
    settings: {},
    combatants: [made('hero', 'character', { controller: 'ana' }), made('foe', 'creature')],
    positions: {},
    own: rules.own.encounter({}),
  };
  const unseen = (...combatants: readonly Combatant[]): Deed => ({ type: 'join', combatants, hidden: true });

  test('is in no order and among no combatants, and changes nothing for them', () => {
    const waits = done(opening, unseen(made('~ogre', 'creature', { name: 'Ogre' })));
    const { hidden, ...rest } = waits;
    expect(rest).toEqual(opening);
    expect(hidden?.map(({ id }) => id)).toEqual(['~ogre']);
    expect(done(waits, { type: 'initiative' }).turnOrder.flat().toSorted()).toEqual(['foe', 'hero']);
  });

  test('comes in as any newcomer does', () => {
    const fights = done(opening, { type: 'initiative' });
    const ogre = made('~ogre', 'creature', { name: 'Ogre' });
    const revealed = done(done(fights, unseen(ogre)), { type: 'reveal', subjects: ['~ogre'] });
    expect(revealed).toEqual(done(fights, { type: 'join', combatants: [ogre] }));
  });

  test('takes no name from those whom all can see, and gets a number where another has it', () => {
    const waits = done(opening, unseen(made('~ogre', 'creature', { name: 'Ogre' })));
    const both = done(waits, { type: 'join', combatants: [made('ogre', 'creature', { name: 'ogre' })] });
    const revealed = done(both, { type: 'reveal', subjects: ['~ogre'] });
    expect(revealed.combatants.map(({ name }) => name)).toEqual(['hero', 'foe', 'ogre', 'Ogre 2']);
  });

  test('goes out of sight as it is, and a player’s own does not', () => {
    const [main = ''] = Object.keys(rules.resourceKinds).filter((name) => rules.resourceKinds[name]?.main);
    const hurt = done(opening, { type: 'adjust', subject: 'foe', resource: main, to: 1 });
    const foe = hurt.combatants.find(({ id }) => id === 'foe');
    const fights = done(hurt, { type: 'initiative' });
    const hidden = done(fights, { type: 'hide', subject: 'foe' });
    expect(hidden.combatants.map(({ id }) => id)).toEqual(['hero']);
    expect(hidden.turnOrder.flat()).not.toContain('foe');
    expect(hidden.hidden?.[0]?.resources[main]).toEqual(foe?.resources[main]);
    expect(does(fights, { type: 'hide', subject: 'hero' })).toMatchObject({ why: { type: 'not-a-creature' } });
  });

  test('goes away again as if it had never been there; nobody else can', () => {
    const waits = done(opening, unseen(made('~ogre', 'creature')));
    expect(done(waits, { type: 'dismiss', subject: '~ogre' })).toEqual(opening);
    expect(does(waits, { type: 'dismiss', subject: 'foe' })).toMatchObject({ why: { type: 'no-such' } });
    expect(does(waits, { type: 'reveal', subjects: ['foe'] })).toMatchObject({ why: { type: 'no-such' } });
  });
});
