import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../../src/field/field.ts';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { type Combatant, combatant, type Encounter, type GroundItem } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { countOf, entriesOf, groundItemsIn, type OwnedThing, ownedItems } from '../../../src/rules/core/items.ts';
import { newEncounter } from '../../../src/rules/core/new-encounter.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { readWhole } from '../../../src/rules/core/schema.ts';
import { isEventShown, isSecretDeed } from '../../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { newCombatant } from '../../../src/session/new-combatant.ts';
import { times } from '../../soak/length.ts';
import { seededDice } from './seeded-dice.ts';

const systemOf = (id: string): Ruleset => rulesNamed(id)!;

/** Ana, Bo and an enemy Ogre, each with the first premade character's sheet and the changes under their name. */
function table(id: string, changes: Readonly<Record<string, object>> = {}): Encounter {
  const rules = systemOf(id);
  const emptyFight = newEncounter(rules, { name: 'Cellar', gms: ['gm'] });
  const [character] = rules.archetypes.filter(({ kind }) => kind === 'character');
  const newCharacter = (name: string, side: string) => {
    const result = readWhole(rules.sheet, { ...character!.sheet, ...changes[name] });
    if ('problems' in result) throw new Error(JSON.stringify(result.problems));
    return newCombatant(emptyFight, rules, { id: name.toLowerCase(), name, side, sheet: result.value });
  };
  const players = ['Ana', 'Bo'].map((name) => ({ ...newCharacter(name, 'players'), controller: name }));
  return { ...emptyFight, combatants: [...players, newCharacter('Ogre', 'enemies')] };
}

function playItem(encounter: Encounter, deed: Deed) {
  const result = carryOut(systemOf(encounter.system), encounter, deed, seededDice(1));
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  if (result.value.type !== 'done') throw new Error('asked');
  const { events, after } = result.value;
  expect(events.reduce<Encounter>(applyEvent, encounter)).toEqual(after);
  expect(readWhole(systemOf(encounter.system).sheet, after.combatants[0]!.sheet)).toHaveProperty('value');
  return { events, after };
}

const afterItemDeed = (encounter: Encounter, deed: Deed) => playItem(encounter, deed).after;

function refusalOf(encounter: Encounter, deed: Deed) {
  const result = carryOut(systemOf(encounter.system), encounter, deed, seededDice(1));
  return result.ok ? 'done' : result.why;
}

const ownedThings = (encounter: Encounter, who: string): readonly OwnedThing[] =>
  ownedItems(systemOf(encounter.system).items!, combatant(encounter, who));
const names = (encounter: Encounter, who: string) => ownedThings(encounter, who).map(({ name }) => name);

const withVitality = (encounter: Encounter, who: string, vitality: Combatant['vitality']): Encounter => ({
  ...encounter,
  combatants: encounter.combatants.map((each) => (each.id === who ? { ...each, vitality } : each)),
});

/** The encounter in combat, on Ana's turn. */
const fighting = (encounter: Encounter): Encounter => ({
  ...encounter,
  phase: 'fighting',
  round: 1,
  turn: 0,
  turnOrder: [['ana'], ['bo'], ['ogre']],
  combatants: encounter.combatants.map((each) => ({
    ...each,
    resources: Object.hasOwn(each.resources, 'action points')
      ? { ...each.resources, 'action points': { value: 3 } }
      : each.resources,
  })),
});

const BRASS_KEY = { list: 'items', name: 'Brass Key' } as const;
const entryOf = (system: string, name: string) =>
  system === 'tdgs' ? { name, count: 1, heal: 0, cleanses: [], inflicts: [] } : { name, count: 1 };

describe.each(BUILT_IN_IDS)('%s: an item', (system) => {
  const afterFind = afterItemDeed(table(system), {
    type: 'find',
    to: 'ana',
    list: 'items',
    entry: entryOf(system, 'Brass Key'),
  });

  test('is found, given, dropped, picked up and taken from the dead', () => {
    expect(names(afterFind, 'ana')).toContain('Brass Key');
    const afterGift = afterItemDeed(afterFind, { type: 'give', from: 'ana', to: 'bo', items: [BRASS_KEY] });
    expect([names(afterGift, 'ana').includes('Brass Key'), names(afterGift, 'bo').includes('Brass Key')]).toEqual([
      false,
      true,
    ]);
    const dropped = afterItemDeed(afterGift, { type: 'drop', from: 'bo', items: [BRASS_KEY] });
    expect(names(dropped, 'bo')).not.toContain('Brass Key');
    expect(groundItemsIn(dropped).map(({ entry }) => entry.name)).toEqual(['Brass Key']);
    const pickedUp = afterItemDeed(dropped, { type: 'take', to: 'bo', items: [BRASS_KEY] });
    expect([names(pickedUp, 'bo').includes('Brass Key'), groundItemsIn(pickedUp)]).toEqual([true, []]);
    const withDeadBo = withVitality(pickedUp, 'bo', 'dead');
    const looted = afterItemDeed(withDeadBo, { type: 'take', from: 'bo', to: 'ana', items: [BRASS_KEY] });
    expect([names(looted, 'ana').includes('Brass Key'), names(looted, 'bo').includes('Brass Key')]).toEqual([
      true,
      false,
    ]);
  });

  test('that no one has, or that is in no list of items, is refused', () => {
    expect(refusalOf(afterFind, { type: 'give', from: 'bo', to: 'ana', items: [BRASS_KEY] })).toMatchObject({
      type: 'items-too-few',
    });
    expect(refusalOf(afterFind, { type: 'give', from: 'ana', to: 'ana', items: [BRASS_KEY] })).toMatchObject({
      type: 'not-at-self',
    });
    for (const list of ['constructor', '__proto__', 'toString', 'skills'])
      expect(refusalOf(afterFind, { type: 'give', from: 'ana', to: 'bo', items: [{ list, name: 'x' }] })).toMatchObject(
        {
          type: 'no-such',
        },
      );
    for (const count of [0, -1, 2])
      expect(
        refusalOf(afterFind, { type: 'give', from: 'ana', to: 'bo', items: [{ ...BRASS_KEY, count }] }),
      ).toMatchObject({
        type: 'items-too-few',
      });
    expect(refusalOf(afterFind, { type: 'take', to: 'bo', items: [BRASS_KEY] })).toEqual({
      type: 'nothing-on-the-ground',
    });
    expect(refusalOf(afterFind, { type: 'give', from: 'ana', to: 'bo', items: [] })).toMatchObject({
      type: 'owns-nothing',
    });
  });

  test('cannot be taken from someone who stands, except by the GM', () => {
    const take: Deed = { type: 'take', from: 'ana', to: 'bo', items: [BRASS_KEY] };
    expect(refusalOf(afterFind, take)).toEqual({ type: 'not-fallen', name: 'Ana' });
    expect(names(afterItemDeed(afterFind, { ...take, free: true }), 'bo')).toContain('Brass Key');
    expect(names(afterItemDeed(withVitality(afterFind, 'ana', 'down'), take), 'bo')).toContain('Brass Key');
  });

  test('changes hands in rounds only on one’s own turn, dropping too', () => {
    const rounds = fighting({
      ...afterFind,
      own: { ...afterFind.own, lying: [{ ...BRASS_KEY, entry: entryOf(system, 'Brass Key') }] },
    });
    const refusal = { type: 'not-your-turn', name: 'Bo', turn: ['Ana'] };
    expect(refusalOf(rounds, { type: 'take', to: 'bo', items: [BRASS_KEY] })).toEqual(refusal);
    expect(refusalOf(rounds, { type: 'drop', from: 'bo', items: [BRASS_KEY] })).toEqual(refusal);
    expect(names(afterItemDeed(rounds, { type: 'take', to: 'bo', items: [BRASS_KEY], free: true }), 'bo')).toContain(
      'Brass Key',
    );
    expect(groundItemsIn(afterItemDeed(rounds, { type: 'drop', from: 'ana', items: [BRASS_KEY] }))).toHaveLength(2);
  });

  test('with the wildest name stays as it is', () => {
    for (const name of ['__proto__', 'constructor', '**@everyone** <@1>', '👩‍👩‍👧‍👦'.repeat(3), 'x'.repeat(40)]) {
      const withOddName = afterItemDeed(table(system), {
        type: 'find',
        to: 'ana',
        list: 'items',
        entry: entryOf(system, name),
      });
      const afterGift = afterItemDeed(withOddName, {
        type: 'give',
        from: 'ana',
        to: 'bo',
        items: [{ list: 'items', name }],
      });
      expect(names(afterGift, 'bo')).toContain(name);
    }
    expect(
      refusalOf(table(system), { type: 'find', to: 'ana', list: 'items', entry: entryOf(system, 'x'.repeat(41)) }),
    ).toMatchObject({ type: 'sheet-unfit' });
  });

  test('passes between creatures without a word to players, and is theirs to see when a player has it', () => {
    const detailOf = (id: string) => (id === 'ogre' || id === 'troll' ? 'hidden' : 'exact');
    const output = (events: readonly Event[]) =>
      events.filter((event) => isEventShown(event, detailOf)).map(({ type }) => type);
    const [, , ogre] = afterFind.combatants;
    const withTroll = { ...afterFind, combatants: [...afterFind.combatants, { ...ogre!, id: 'troll', name: 'Troll' }] };
    const withItem = afterItemDeed(withTroll, {
      type: 'find',
      to: 'ogre',
      list: 'items',
      entry: entryOf(system, 'Brass Key'),
    });
    expect(
      output(playItem(withItem, { type: 'give', from: 'ogre', to: 'troll', items: [BRASS_KEY], free: true }).events),
    ).toEqual([]);
    expect(
      output(playItem(withTroll, { type: 'find', to: 'ogre', list: 'items', entry: entryOf(system, 'Gem') }).events),
    ).toEqual([]);
    const withDeadOgre = withVitality(withItem, 'ogre', 'dead');
    expect(
      output(playItem(withDeadOgre, { type: 'take', from: 'ogre', to: 'ana', items: [BRASS_KEY] }).events),
    ).toContain('remarked');
  });

  test('reaches someone hidden quietly, and only by a deed that says so', () => {
    const [ana, bo, ogre] = afterFind.combatants;
    const withHiddenOgre: Encounter = { ...afterFind, combatants: [ana!, bo!], hidden: [ogre!] };
    const deed: Deed = { type: 'give', from: 'ana', to: 'ogre', items: [BRASS_KEY], free: true, hidden: true };
    const result = playItem(withHiddenOgre, deed);
    expect(isSecretDeed(deed)).toBe(true);
    expect(ownedItems(systemOf(system).items!, result.after.hidden![0]!).map(({ name }) => name)).toContain(
      'Brass Key',
    );
    expect(result.events.map(({ type }) => type)).not.toContain('remarked');
    expect(
      refusalOf(withHiddenOgre, { type: 'give', from: 'ana', to: 'ogre', items: [BRASS_KEY], free: true }),
    ).toMatchObject({
      type: 'no-one-of-that-name',
      known: ['Ana', 'Bo'],
    });
  });

  test('is never lost or doubled', () => {
    const itemCounts = (encounter: Encounter) => {
      const counts = new Map<string, number>();
      const { lists } = systemOf(system).items!;
      const add = (name: string, count: number) => {
        // If there are two things with the same name, the second may get a number.
        const kind = name.replace(/ \d+$/, '');
        counts.set(kind, (counts.get(kind) ?? 0) + count);
      };
      for (const { sheet } of encounter.combatants)
        for (const [field, list] of Object.entries(lists))
          for (const entry of entriesOf(sheet, field)) add(`${field} ${entry.name}`, countOf(list, entry));
      for (const { list, entry } of groundItemsIn(encounter))
        add(`${list} ${entry.name}`, countOf(lists[list]!, entry));
      return [...counts].sort();
    };
    for (let seed = 1; seed <= times(20, 500); seed++) {
      const dice = seededDice(seed);
      const pickAny = <T>(of: readonly T[]): T => of[dice.roll(of.length) - 1]!;
      let currentFight = withVitality(afterFind, 'ogre', 'dead');
      const before = itemCounts(currentFight);
      for (let step = 0; step < 30; step++) {
        const [from, to] = [pickAny(['ana', 'bo', 'ogre']), pickAny(['ana', 'bo', 'ogre'])];
        const [ownItems, ground] = [
          ownedThings(currentFight, from),
          groundItemsIn(currentFight).map(({ list, entry }) => ({ list, name: entry.name })),
        ];
        const part = (of: readonly { list: string; name: string; count?: number }[]) => {
          const { list, name, count = 1 } = pickAny(of);
          return { list, name, count: dice.roll(count + 1) };
        };
        const free = { free: true } as const;
        const deeds: readonly Deed[] = [
          ...(ownItems.length > 0 ? [{ type: 'give', from, to, items: [part(ownItems)], ...free } as const] : []),
          ...(ownItems.length > 0 ? [{ type: 'drop', from, items: [part(ownItems)], ...free } as const] : []),
          ...(ownItems.length > 0 ? [{ type: 'take', from, to, items: [part(ownItems)] } as const] : []),
          ...(ground.length > 0 ? [{ type: 'take', to, items: [part(ground)], ...free } as const] : []),
        ];
        if (deeds.length === 0) continue;
        const result = carryOut(systemOf(system), currentFight, pickAny(deeds), dice);
        if (result.ok) currentFight = result.value.after;
        expect(itemCounts(currentFight)).toEqual(before);
        for (const { sheet } of currentFight.combatants)
          expect(readWhole(systemOf(system).sheet, sheet)).toHaveProperty('value');
      }
    }
  });
});

describe('What stays with its owner', () => {
  test('claws, bites and hides, spells and skills are no items', () => {
    const itemNames = BUILT_IN_IDS.flatMap((id) =>
      systemOf(id).archetypes.flatMap(({ name, sheet }) => {
        const rules = systemOf(id);
        const owner = newCombatant(newEncounter(rules, { name: '' }), rules, { id: 'x', name, side: 'x', sheet });
        return ownedItems(rules.items!, owner).map((each) => each.name);
      }),
    );
    const bodily = /bite|claw|fang|teeth|tusk|tail|talon|fist|stomp|hide|shell|wing|web|slam|trunk|plating/i;
    expect([...new Set(itemNames.filter((name) => bodily.test(name)))].sort()).toEqual([
      'Power Fist',
      'Throwing Knife',
    ]);
    expect(itemNames.filter((name) => /fire bolt|ember|parry|dodge|sneak|warrior/i.test(name))).toEqual([]);
  });

  test('worn armor, until it is taken off, by the GM, or from the dead', () => {
    const tdgs = table('tdgs');
    const plate = { list: 'armor', name: 'Plate' };
    const give: Deed = { type: 'give', from: 'ana', to: 'bo', items: [plate] };
    expect(refusalOf(tdgs, give)).toEqual({ type: 'item-worn', name: 'Ana', item: 'Plate' });
    const afterForcedGive = afterItemDeed(tdgs, { ...give, free: true });
    // Bo already has a plate, so the second one gets a number. It isn't worn, and it keeps its deflection points.
    expect(entriesOf(combatant(afterForcedGive, 'bo').sheet, 'armor').at(-1)).toMatchObject({
      name: 'Plate 2',
      worn: false,
    });
    expect(combatant(afterForcedGive, 'bo').resources['deflection: Plate 2']).toEqual({ value: 50, max: 50 });
    expect(combatant(afterForcedGive, 'ana').resources).not.toHaveProperty('deflection: Plate');
    const looted = afterItemDeed(withVitality(tdgs, 'ana', 'dead'), {
      type: 'take',
      from: 'ana',
      to: 'bo',
      items: [plate],
    });
    expect(names(looted, 'bo')).toContain('Plate 2');
    const dungeoneers = table('dungeoneers');
    expect(
      refusalOf(dungeoneers, { type: 'drop', from: 'ana', items: [{ list: 'gear', name: 'Leather' }] }),
    ).toMatchObject({ type: 'item-worn' });
  });
});

describe('tdgs', () => {
  const potion = { list: 'items', name: 'Healing Potion' };
  const heal = { name: 'Healing Potion', heal: 15 };

  test('gives what is left of a potion, not what was drunk', () => {
    const twoPotions = table('tdgs', { Ana: { items: [{ ...heal, count: 2 }] }, Bo: { items: [heal] } });
    const afterDrinking = afterItemDeed(twoPotions, {
      type: 'adjust',
      subject: 'ana',
      resource: 'item: Healing Potion',
      to: 1,
    });
    expect(refusalOf(afterDrinking, { type: 'give', from: 'ana', to: 'bo', items: [{ ...potion, count: 2 }] })).toEqual(
      {
        type: 'items-too-few',
        name: 'Ana',
        item: 'Healing Potion',
        left: 1,
      },
    );
    const afterGift = afterItemDeed(afterDrinking, { type: 'give', from: 'ana', to: 'bo', items: [potion] });
    expect(combatant(afterGift, 'ana').resources['item: Healing Potion']).toEqual({ value: 0, max: 1 });
    expect(combatant(afterGift, 'bo').resources['item: Healing Potion']).toEqual({ value: 2, max: 2 });
    expect(names(afterGift, 'ana')).not.toContain('Healing Potion');
  });

  test('99 of one item is the most: below, at and above', () => {
    const give = (count: number) => {
      const start = table('tdgs', { Ana: { items: [{ ...heal, count: 3 }] }, Bo: { items: [{ ...heal, count: 97 }] } });
      return refusalOf(start, { type: 'give', from: 'ana', to: 'bo', items: [{ ...potion, count }] });
    };
    expect([give(1), give(2)]).toEqual(['done', 'done']);
    expect(give(3)).toEqual({ type: 'item-full', name: 'Bo', item: 'Healing Potion', most: 99 });
  });

  test('“STR × 10”, and above it no Move: below, at and above', () => {
    // With STR 10 and size Medium, Ana may carry 100 weight units.
    const stone = (weight: number) => ({ name: 'Idol', weight });
    const carrying = (weight: number) => {
      const sheets = {
        Ana: { STR: 10, abilities: [], weapons: [], armor: [], items: [] },
        Bo: { items: [stone(weight)] },
      };
      return playItem(table('tdgs', sheets), {
        type: 'give',
        from: 'bo',
        to: 'ana',
        items: [{ list: 'items', name: 'Idol' }],
      });
    };
    const moveRefusal = (weight: number) => {
      const rounds = fighting(carrying(weight).after);
      const withOneAction = {
        ...rounds,
        combatants: rounds.combatants.map((each) => ({
          ...each,
          resources: { ...each.resources, actions: { value: 1, max: 1 } },
        })),
      };
      return refusalOf(withOneAction, { type: 'intent', intent: { action: 'move', actor: 'ana' } });
    };
    expect([moveRefusal(99), moveRefusal(100)]).toEqual(['done', 'done']);
    expect(moveRefusal(101)).toMatchObject({ type: 'cannot', because: 'Encumbered' });
    const remarks = ({ events }: { readonly events: readonly Event[] }) =>
      events.flatMap((event) => (event.type === 'remarked' ? event.what.id : []));
    expect(remarks(carrying(100))).toEqual(['gives']);
    expect(remarks(carrying(101))).toEqual(['gives', 'encumbered']);
  });

  test('“pick up a dropped weapon”: free', () => {
    const rounds = fighting(table('tdgs'));
    const sword = { list: 'weapons', name: 'Longsword' };
    const afterDrop = afterItemDeed(rounds, { type: 'drop', from: 'ana', items: [sword] });
    const afterPickUp = afterItemDeed(afterDrop, { type: 'take', to: 'ana', items: [sword] });
    expect(combatant(afterPickUp, 'ana').resources).toEqual(combatant(rounds, 'ana').resources);
  });
});

describe('dungeoneers', () => {
  const weapons = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Knife ${index}`,
      hit: 4,
      pierce: 4,
      wounds: 1,
      type: 'piercing',
    }));

  test('12 weapons are the most of a sheet: below, at and above', () => {
    const give = (has: number) =>
      refusalOf(table('dungeoneers', { Bo: { weapons: weapons(has) } }), {
        type: 'give',
        from: 'ana',
        to: 'bo',
        items: [{ list: 'weapons', name: 'Mace' }],
      });
    expect([give(10), give(11)]).toEqual(['done', 'done']);
    expect(give(12)).toEqual({ type: 'items-full', name: 'Bo', list: 'weapons', most: 12 });
  });

  test('a weapon arrives put away, so that hands and slots stay as they were', () => {
    const afterGift = afterItemDeed(table('dungeoneers'), {
      type: 'give',
      from: 'ana',
      to: 'bo',
      items: [{ list: 'weapons', name: 'Mace' }],
    });
    expect(
      entriesOf(combatant(afterGift, 'bo').sheet, 'weapons').map((each) => ({ equipped: false, ...each }).equipped),
    ).toEqual([true, false, false]);
  });

  test('handing over and picking up cost an action, dropping nothing', () => {
    const rounds = fighting(table('dungeoneers'));
    const mace = { list: 'weapons', name: 'Mace' };
    const points = (encounter: Encounter) => combatant(encounter, 'ana').resources['action points']?.value;
    const afterDrop = afterItemDeed(rounds, { type: 'drop', from: 'ana', items: [mace] });
    expect(points(afterDrop)).toBe(3);
    const afterPickUp = afterItemDeed(afterDrop, { type: 'take', to: 'ana', items: [mace] });
    expect(points(afterPickUp)).toBe(2);
    expect(points(afterItemDeed(afterPickUp, { type: 'give', from: 'ana', to: 'bo', items: [mace] }))).toBe(1);
    const poor = {
      ...afterDrop,
      combatants: afterDrop.combatants.map((each) => ({
        ...each,
        resources: { ...each.resources, 'action points': { value: 0 } },
      })),
    };
    expect(refusalOf(poor, { type: 'take', to: 'ana', items: [mace] })).toMatchObject({
      type: 'nothing-left',
      need: 1,
    });
  });

  test('a potion goes with what is left of it', () => {
    const draught = { list: 'abilities', name: 'Red Draught' };
    const afterGift = afterItemDeed(table('dungeoneers'), { type: 'give', from: 'ana', to: 'bo', items: [draught] });
    expect(combatant(afterGift, 'bo').resources['uses: Red Draught']).toEqual({ value: 2, max: 2 });
    expect(combatant(afterGift, 'ana').resources).not.toHaveProperty('uses: Red Draught');
  });
});

describe.each(['sol', 'mastery'])('%s', (system) => {
  test('in rounds only the GM hands things over, because the book is silent; everyone may drop', () => {
    const lying: readonly GroundItem[] = [{ list: 'items', entry: { name: 'Brass Key' } }];
    const start = fighting(table(system));
    const rounds = { ...start, own: { ...start.own, lying } };
    expect(refusalOf(rounds, { type: 'take', to: 'ana', items: [BRASS_KEY] })).toEqual({
      type: 'items-by-gm',
      gms: ['gm'],
    });
    expect(names(afterItemDeed(rounds, { type: 'take', to: 'ana', items: [BRASS_KEY], free: true }), 'ana')).toContain(
      'Brass Key',
    );
  });

  test('40 different things are the most of a sheet: below, at and above', () => {
    const numberedItems = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Thing ${index}` }));
    const find = (has: number) =>
      refusalOf(table(system, { Ana: { items: numberedItems(has) } }), {
        type: 'find',
        to: 'ana',
        list: 'items',
        entry: { name: 'Brass Key', count: 1 } as GroundItem['entry'],
      });
    expect([find(38), find(39)]).toEqual(['done', 'done']);
    expect(find(40)).toEqual({ type: 'items-full', name: 'Ana', list: 'items', most: 40 });
  });
});

test('sol: a weapon that was in hand is no longer', () => {
  const start = table('sol');
  const [ana] = start.combatants;
  const armed = {
    ...start,
    combatants: start.combatants.map((each) =>
      each === ana ? { ...each, own: { ...each.own, inHand: 'Knife' } } : each,
    ),
  };
  const afterGift = afterItemDeed(armed, {
    type: 'give',
    from: 'ana',
    to: 'bo',
    items: [{ list: 'weapons', name: 'Knife' }],
  });
  expect(combatant(afterGift, 'ana').own).not.toHaveProperty('inHand');
});

test('on a map in rounds, only someone next to them can be given something', () => {
  const ground = fieldOf(['######', '#....#', '#....#', '######']);
  const give = (bo: string) =>
    refusalOf(
      fighting(
        afterItemDeed(table('tdgs'), { type: 'field', ground, standing: { ana: 'B2', bo, ogre: 'B3' } as never }),
      ),
      {
        type: 'give',
        from: 'ana',
        to: 'bo',
        items: [{ list: 'weapons', name: 'Longsword' }],
      },
    );
  expect([give('C2'), give('C3')]).toEqual(['done', 'done']);
  expect(give('D2')).toEqual({ type: 'beyond-hands', name: 'Bo', squares: 2 });
});
