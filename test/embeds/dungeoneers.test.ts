import { describe, expect, test } from 'vitest';
import { helpEmbed } from '../../commands/help.ts';
import { arithmeticLines } from '../../src/embeds/arithmetic.ts';
import { boardEmbed } from '../../src/embeds/board.ts';
import { metersOf, type Outcome, visibilityOf } from '../../src/embeds/meters.ts';
import { outcomeEmbed } from '../../src/embeds/outcome.ts';
import { statusEmbed } from '../../src/embeds/status.ts';
import { storyOf } from '../../src/embeds/story.ts';
import { drawnTokens } from '../../src/embeds/tokens.ts';
import { storyParagraph } from '../../src/embeds/turn-story.ts';
import { fieldOf } from '../../src/field/field.ts';
import { THEMES } from '../../src/pictures/theme.ts';
import { tokenDrawing } from '../../src/pictures/token.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';
import { beginFighting, endTurn } from '../../src/rules/core/turns.ts';
import { newCondition } from '../../src/rules/dungeoneers/conditions.ts';
import { dungeoneers as rules } from '../../src/rules/dungeoneers/ruleset.ts';
import type { Dungeoneers, DungeoneersResolution, Fight } from '../../src/rules/dungeoneers/sheet.ts';
import { deedTitle } from '../../src/text/deed-titles.ts';
import { d, type ScriptedDie } from '../rules/core/scripted-dice.ts';
import { type Deed, playScripted } from '../rules/core/transcript.ts';
import { gearNamed } from '../rules/dungeoneers/equipment.ts';
import { between, type CreatureSketch, creatureOf, equippedWeapon } from '../rules/dungeoneers/fight.ts';

const freya = { as: 'Freya', endurance: 0, weapons: [equippedWeapon('Mace')] };
const enemy = { endurance: 0, size: 'Huge', naturalArmor: 4, reaction: 0 };
const attack = { action: 'attack', actor: 'freya', targets: ['enemy'] };

/** The outcome of a deed with these dice. */
function outcome(before: Fight, deed: Deed<Dungeoneers>, dice: readonly ScriptedDie[]): Outcome {
  const result = playScripted(rules, before, deed, dice);
  if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
  const { after, events } = result.value;
  return { before, after, events: events as readonly Event[], phraseSeed: { encounter: 1, deed: 1 } };
}

function mathOf(before: Fight, deed: Deed<Dungeoneers>, ...dice: ScriptedDie[]): readonly string[] {
  const toldOutcome = outcome(before, deed, dice);
  return arithmeticLines(toldOutcome, visibilityOf(toldOutcome));
}

const line = (of: string, fight: Fight) =>
  metersOf(creatureOf(fight, of), fight as Encounter, rules, { detail: 'status' });

test('a tiny creature is unhurt until a wound kills it, never on the brink of 0 wounds', () => {
  const fight = between({ freya, bat: { endurance: 0, size: 'Tiny' } }) as Encounter;
  const bat = creatureOf(fight as Fight, 'bat');
  expect(metersOf(bat, fight, rules)).toBe('**Bat** no wounds to spare, 0/0 stress');
  const board = boardEmbed(fight).description ?? '';
  expect(board).toContain('no wounds to spare');
  expect(board).not.toMatch(/brink|0\/0 wounds/);
  const tokenOf = (encounter: Encounter) => drawnTokens(encounter).find(({ who }) => who.id === 'bat')?.drawn;
  expect(tokenOf(fight)).toMatchObject({ state: 'no wounds to spare', count: '', health: { left: 1, most: 1 } });
  expect(tokenDrawing(tokenOf(fight)!, false, THEMES.dark)).not.toContain('>0');
  const dead = { ...bat, vitality: 'dead' as const };
  const after = {
    ...fight,
    combatants: fight.combatants.map((each) => (each.id === 'bat' ? dead : each)),
  } as Encounter;
  expect(metersOf(dead, after, rules)).toBe('**Bat** 0/0 stress · dead');
  expect(tokenOf(after)).toMatchObject({ isDown: true, health: { left: 0, most: 1 } });
});

describe('the math of Dungeoneers', () => {
  test('a die beside others says what it is for', () => {
    const stressedFight = between({ freya: { ...freya, stress: 1 }, enemy });
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(6, 2), d(6, 3), d(4, 3)];
    expect(mathOf(stressedFight, attack, ...dice)).toContain(
      'pierce: 2d6 2, 3 + 3 past stress capacity 1d4 = **8** ≥ 4 armor value → **pierces**',
    );
    const attackFromBehind = { ...attack, situation: { behind: true } };
    expect(mathOf(between({ freya, enemy }), attackFromBehind, d(4, 1), d(4, 1), d(4, 4), d(8, 1))).toContain(
      'attack: Freya 2d4 1, 1 = **2** against Enemy d4 4 − 1 from behind 1d8 = **3** → **miss**',
    );
  });

  test('wounds past the stress capacity are called doubled', () => {
    const stressedFight = between({ freya, enemy: { ...enemy, stress: 1 } });
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 6)];
    expect(mathOf(stressedFight, attack, ...dice)).toContain(
      'Enemy, Mace: 1 doubled (past stress capacity) = **2 wounds**, bludgeoning',
    );
  });

  test('a weapon that deals no wound has no math, whatever doubles it', () => {
    const stressedFight = between({
      freya: { ...freya, weapons: [{ ...equippedWeapon('Mace'), wounds: 0 }] },
      enemy: { ...enemy, stress: 1 },
    });
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 6)];
    expect(mathOf(stressedFight, attack, ...dice)).toContain('Enemy, Mace: **0 wounds**, bludgeoning');
  });

  test('an armor value names what is worn and active spells', () => {
    const enemyInLeather = { ...enemy, naturalArmor: 0, gear: [gearNamed('Leather')] };
    const warded: CreatureSketch = {
      ...enemyInLeather,
      conditions: [
        newCondition('Enchanted', { key: 'Enchanted: Mage Armor', note: 'Mage Armor', facts: { 'armor value': 3 } }),
      ],
    };
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(6, 1), d(6, 1)];
    expect(mathOf(between({ freya, enemy: warded }), attack, ...dice)).toContain(
      'pierce: 2d6 1, 1 = **2** < 4 armor value (1 Leather + 3 Mage Armor) → **deflects**',
    );
  });

  test.each([
    [{ size: 'Small', wounds: 1 }, 1, 'Enemy already had 1 of 1 wound, and one more is fatal'],
    [
      { size: 'Small', wounds: 0, vulnerabilities: [{ type: 'bludgeoning', value: 1 }] },
      2,
      'Enemy dies: 2 wounds at once, and capacity is 1',
    ],
    [{ size: 'Tiny' }, 1, 'Enemy dies: even one wound is too many'],
  ])('a death is explained: %o', (more, _, words) => {
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 6)];
    expect(mathOf(between({ freya, enemy: { ...enemy, ...more } }), attack, ...dice)).toContain(words);
  });

  test('a tie is still a tie if the d10 equals the score itself', () => {
    const before = between(
      { freya: { initiative: 2 }, enemy: { initiative: 2 } },
      { phase: 'gathering', round: 0, turnOrder: [], turn: -1 },
    );
    const beginFight = (resolution: DungeoneersResolution) => beginFighting(resolution, rules);
    expect(mathOf(before, beginFight, d(10, 2), d(10, 1)).slice(0, 2)).toEqual([
      '1. Freya: initiative 2, tiebreaker d10 2',
      '2. Enemy: initiative 2, tiebreaker d10 1',
    ]);
  });
});

describe('positions', () => {
  const step = (manner: string, ...targets: string[]) => ({ action: 'move', actor: 'freya', targets, manner });

  test('a move says from where to where, for everyone it concerns', () => {
    const fight = between({ freya, enemy, other: enemy });
    expect(mathOf(fight, step('withdraw', 'enemy', 'other'))).toContain(
      'Freya ↔ Enemy, Other: adjacent → **2 squares away**',
    );
  });

  test('and for the combatant who is dragged along', () => {
    const fight = between({
      freya: { ...freya, conditions: [newCondition('Grappling', { source: 'enemy' })] },
      enemy: { ...enemy, conditions: [newCondition('Grappled', { source: 'freya' })] },
      other: enemy,
    });
    const toldOutcome = outcome(fight, step('withdraw', 'other'), []);
    expect(arithmeticLines(toldOutcome, visibilityOf(toldOutcome))).toEqual([
      'Freya ↔ Other: adjacent → **2 squares away**',
      'Enemy ↔ Other: adjacent → **2 squares away**',
    ]);
    expect(storyOf(toldOutcome).join(' ')).toMatch(
      /Freya drags Enemy|Where Freya goes|hauled along by Freya|Freya holds on/,
    );
  });

  test('a push says it too, and so does a GM’s placing before the rounds', () => {
    const push = { action: 'push', actor: 'freya', targets: ['enemy'] };
    expect(mathOf(between({ freya, enemy }), push, d(4, 4), d(4, 4), d(4, 1))).toContain(
      'Enemy ↔ Freya: adjacent → **2 squares away**',
    );
    const gatheringFight = between({ freya, enemy }, { phase: 'gathering', turnOrder: [], turn: -1 });
    const toldOutcome = outcome(
      gatheringFight,
      { action: 'place', actor: 'freya', targets: ['enemy'], manner: 'away' },
      [],
    );
    expect(outcomeEmbed(toldOutcome).description).toBe('-# Freya ↔ Enemy: adjacent → **away**');
  });
});

test('the status lists how one side stands to the others, unless all are adjacent', () => {
  const nearFight = between({ freya, suori: { as: 'Suori' }, enemy, other: enemy });
  expect(statusEmbed(nearFight as Encounter).description).not.toContain('adjacent');
  const farFight = {
    ...nearFight,
    positions: { 'freya|other': 'away', 'enemy|suori': 'at reach', 'freya|suori': 'away' },
  };
  expect(statusEmbed(farFight as Encounter).description).toContain(
    '-# Freya ↔ adjacent: Enemy · away: Other\n-# Suori ↔ adjacent: Other · 2 squares away: Enemy',
  );
});

test('the board leaves positions to the map if there is one', () => {
  const farFight = between({ freya, enemy }, { positions: { 'enemy|freya': 'away' } }) as Encounter;
  expect(boardEmbed(farFight).description).toContain('-# Freya ↔ away: Enemy');
  const field = {
    ground: fieldOf(['.....'], ['']),
    standing: { freya: 'A1', enemy: 'E1' },
    atDoors: [],
    words: [],
    look: {},
  };
  expect(boardEmbed({ ...farFight, field }).description).not.toContain('↔');
  expect(statusEmbed({ ...farFight, field }).description).toContain('-# Freya ↔ away: Enemy');
});

test('what a combatant regains at the start of its turn is no part of the deed before', () => {
  const fight = between({ freya, ulfarmi: { as: 'Ulfarmi', magica: 1 }, enemy });
  const end: Deed<Dungeoneers> = (resolution) => endTurn(resolution, rules, 'freya');
  const endedOutcome = outcome(fight, end, []);
  expect(creatureOf(endedOutcome.after as Fight, 'ulfarmi').resources.magica!.value).toBe(2);
  expect(storyParagraph(endedOutcome).state).toBe('');
  expect(boardEmbed(endedOutcome.after).description).toContain('2/4 magica');
});

describe('conditions with two ends', () => {
  const fight = between({
    freya: { ...freya, conditions: [newCondition('Grappling', { source: 'enemy' })], own: { faces: 'enemy' } },
    enemy: {
      ...enemy,
      conditions: [newCondition('Grappled', { source: 'freya' })],
      own: { atItsBack: 'freya', readied: { act: 'attack', tool: 'Mace', moment: 'before', turn: 'freya', amount: 0 } },
    },
  });

  test('name the other combatant, and the effect', () => {
    expect(line('freya', fight)).toMatch(/Facing Enemy · Grappling Enemy$/);
    expect(line('enemy', fight)).toMatch(
      /Readied: attack with Mace before Freya’s turn · Back turned to Freya · Grappled by Freya$/,
    );
  });

  test('an active spell says once what it gives', () => {
    const cast = { action: 'cast', actor: 'ulfarmi', tool: 'Mage Armor' };
    const { after } = outcome(between({ ulfarmi: { as: 'Ulfarmi' }, enemy }), cast, []);
    expect(metersOf(creatureOf(after as Fight, 'ulfarmi'), after, rules)).toMatch(
      / · Enchanted: Mage Armor \(\+3 armor value\)$/,
    );
  });

  test('but for creatures, words say only that it is there', () => {
    const secretFight = { ...fight, settings: { ...fight.settings, secrecy: 'words' } };
    expect(line('enemy', secretFight)).toMatch(/: unhurt · Readied · Facing · Grappled$/);
  });
});

test('an opportune strike is told by what gave the opening', () => {
  const archer = { ...freya, weapons: [equippedWeapon('Hunting Bow')] };
  const fight = between(
    { freya: archer, enemy: { ...enemy, reaction: 1 }, other: enemy },
    { positions: { 'freya|other': 'at reach' } },
  );
  const shotIntent = { action: 'attack', actor: 'freya', targets: ['other'], tool: 'Hunting Bow' };
  const output = storyOf(outcome(fight, shotIntent, [d(4, 1), d(4, 4), d(4, 4), d(4, 1), d(4, 1), d(4, 4)])).join(' ');
  expect(output).toMatch(/takes aim|wait for the shot|eyes for somebody far away|A shot takes time/);
  expect(output).not.toMatch(/out of reach|passes/);
});

test('sides are named if someone joins another than the usual, and in the status if there are more than two', () => {
  const fight = between({ freya, enemy, guest: { side: 'enemies of enemies' } });
  const third = { ...creatureOf(between({ freya, archer: { side: 'heroes of old' } }), 'archer') };
  const join = (resolution: DungeoneersResolution) => resolution.record({ type: 'joined', combatant: third });
  expect(mathOf(fight, join)).toContain('On the side of heroes of old: Archer');
  const joinUsualSide = (resolution: DungeoneersResolution) =>
    resolution.record({ type: 'joined', combatant: { ...third, side: 'enemies' } });
  expect(mathOf(fight, joinUsualSide).join()).not.toContain('On the side of');
  const words = statusEmbed(fight as Encounter).description ?? '';
  expect(words).toContain('-# Heroes: Freya\n-# Enemies: Enemy\n-# Enemies of enemies: Guest');
});

describe('secrecy depends on whose number it is', () => {
  const dice = [d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 6)];
  const sheet = {
    ...enemy,
    stress: 1,
    vulnerabilities: [{ type: 'bludgeoning', value: 1 }],
    gear: [gearNamed('Leather')],
  };
  test.each(['words', 'hidden'])('nothing a creature wears, is weak to or bears is told (%s)', (secrecy) => {
    const fight = between({ freya, enemy: sheet });
    const secretFight: Fight = {
      ...fight,
      settings: { ...fight.settings, secrecy },
      combatants: fight.combatants.map((each) => (each.id === 'freya' ? { ...each, controller: 'ana' } : each)),
    };
    const output = mathOf(secretFight, attack, ...dice).join('\n');
    expect(output).not.toMatch(/armor value|Leather|weak|stress capacity|room|taken as|of \d wounds/);
    expect(output).toContain('Enemy, Mace: 1');
  });
});

test('a potion for an unhurt combatant says that it did nothing', () => {
  const drink = { action: 'use', actor: 'freya', tool: 'Red Draught' };
  expect(mathOf(between({ freya, enemy }), drink)).toContain('Red Draught: Freya had nothing to heal');
  expect(mathOf(between({ freya: { ...freya, wounds: 1 }, enemy }), drink).join()).not.toContain('nothing to heal');
});

test('points below zero are written with a minus', () => {
  const fight = between({ freya: { ...freya, reaction: -1 }, enemy });
  expect(line('freya', fight)).toContain('−1 reaction points');
});

test('what the GM does is not told as a deed of the combatant whose turn it is', () => {
  const fight = between({ enemy, freya, suori: {} });
  const intent = { action: 'hazard', actor: 'enemy', targets: ['freya', 'suori'], manner: 'heat' };
  const place = { before: fight as Encounter, after: fight as Encounter };
  expect(deedTitle({ type: 'intent', intent }, place)).toBe('GM: Hazard (Freya and Suori)');
});

test('the help for a player names the played rules’ actions, and for a GM the rulings', () => {
  const fight = between({ freya, enemy }) as Encounter;
  const output = (role: 'player' | 'gm') => JSON.stringify(helpEmbed(fight, role, 'more').fields);
  for (const name of ['disengage', 'sprint', 'grapple', 'push', 'ready']) expect(output('player')).toContain(name);
  expect(output('player')).not.toContain('hazard');
  expect(output('gm')).toMatch(/hazard.*mend.*place/);
});

test.each([
  ['withdraw', /from Enemy|Enemy a wider berth/],
  ['behind', /behind Enemy/],
])('the story of a move without a map says where it goes, not “(%s)”', (manner, words) => {
  const story = storyOf(
    outcome(between({ freya, enemy }), { action: 'move', actor: 'freya', targets: ['enemy'], manner }, []),
  );
  expect(story.join('\n')).toMatch(words);
});
