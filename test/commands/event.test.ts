import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mastery } from '../../src/rules/mastery/ruleset.ts';
import { readEventPlace, readRounds } from '../../src/session/typed-events.ts';
import { textOf } from '../posts/posted-table.ts';
import { between } from '../rules/mastery/fight.ts';
import { GmTable, privateText } from './gm-taps.ts';

let table: GmTable;
beforeEach(() => {
  table = new GmTable();
});
afterEach(() => table.close());

async function bridge(): Promise<void> {
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative');
}

const round = async () => (await table.state()).encounter.round;
const allText = () => table.messages.map((each) => textOf(each)).join('\n');

async function nextRound(): Promise<void> {
  const before = await round();
  for (let turns = 0; turns < 5 && (await round()) === before; turns++) await table.say('/turn skip');
}

describe('/gm event', () => {
  test('counts down for everyone, comes at the end of its round, and reminds the GM', async () => {
    await bridge();
    const reply = await table.say('/gm event name:"The bridge falls" text:"Planks crack." rounds:2');
    expect(privateText(reply)).toContain('Event set. **The bridge falls**: in round 2, at the end of the round');
    expect(textOf(table.newest('turn'))).toContain('**The bridge falls**: next round');
    await nextRound();
    expect(textOf(table.newest('turn'))).toContain('**The bridge falls**: this round');
    await nextRound();
    expect(allText()).toContain('The bridge falls. Planks crack.');
    expect(textOf(table.newest('turn'))).toContain('an event has just come');
    expect(table.pings.at(-1)).toContain('gwen');
    expect((await table.state()).encounter.timeline).toBeUndefined();
  });

  test('a hidden one changes no message in the channel until it comes', async () => {
    await bridge();
    const messages = allText();
    const reply = await table.say('/gm event name:Ambush text:"They drop from the trees." rounds:1 hidden:True');
    expect(reply).toMatchObject({ whisper: true });
    expect(allText()).toBe(messages);
    await nextRound();
    expect(allText()).toContain('Ambush. They drop from the trees.');
  });

  test('lists, replaces and removes, and undo takes each back', async () => {
    await bridge();
    expect(privateText(await table.say('/gm event'))).toContain('No events yet.');
    await table.say('/gm event name:Storm', '/gm event name:storm when:"before Kira" rounds:"from 3"');
    expect(privateText(await table.say('/gm event'))).toBe('**storm**: from round 3 on, right before Kira’s turn');
    await table.say('/gm event name:storm remove:True');
    expect((await table.state()).encounter.timeline).toBeUndefined();
    await table.say('/undo', '/undo');
    expect((await table.state()).encounter.timeline?.events).toMatchObject([
      { mark: 'Storm', at: { kind: 'round-end' } },
    ]);
    expect(privateText(await table.say('/gm event name:Storm when:noon'))).toContain('noon');
  });

  test('Events… in the panel adds one by a form, and removes it', async () => {
    await bridge();
    await table.open();
    await table.tap('Events…');
    await table.fill('Add an event…', { what: 'Lair', when: 'initiative 1', rounds: 'each round' });
    expect(privateText(table.screen)).toContain('**Lair**: each round, at initiative 1');
    await table.tap('Remove');
    expect(privateText(table.screen)).toContain('No events yet.');
  });

  test('does what the GM chose in a form when it comes, and undo takes all of it back', async () => {
    await bridge();
    await table.open();
    await table.tap('Events…');
    await table.fill('Add an event…', { what: 'Storm', when: 'before Kira' });
    const messages = allText();
    await table.fill('Effect…', { effect: '5 Fire, Prone for 2 rounds', against: 'REF 99' });
    const effect = '5 Fire, Prone (2 rounds) · to everyone · save: REF vs 99';
    expect(privateText(table.screen)).toContain(effect);
    // The channel doesn't show the effect to players in advance.
    expect(allText()).toBe(messages);
    expect(privateText(await table.say('/gm event'))).toContain(effect);
    while ((await round()) === 1) await table.say('/turn skip');
    const encounterAfter = allText();
    expect(encounterAfter).toMatch(/Kira: REF against 99: d20/);
    const { combatants } = (await table.state()).encounter;
    const losses = combatants.map(({ resources: { hp } }) => (hp?.max ?? 0) - (hp?.value ?? 0));
    // A natural 20 on the save succeeds, so it avoids the damage and the condition.
    for (const [index, { conditions }] of combatants.entries())
      expect(conditions.map(({ name }) => name)).toEqual(losses[index] === 5 ? ['Prone'] : []);
    expect(losses.every((each) => each === 0 || each === 5)).toBe(true);
    expect(textOf(table.newest('turn'))).not.toContain('an event has just come');
    await table.say('/undo');
    const before = (await table.state()).encounter;
    expect(before.combatants.map(({ resources, conditions }) => [resources.hp?.value, conditions])).toEqual([
      [80, []],
      [40, []],
    ]);
    await table.open();
    await table.tap('Events…');
    await table.fill('Effect…', {});
    expect(privateText(table.screen)).not.toContain('to everyone');
  });

  test('refuses what isn’t damage, a condition, someone here or a save', async () => {
    await bridge();
    const refusalOf = async (options: string) => privateText(await table.say(`/gm event name:Storm ${options}`));
    expect(await refusalOf('effect:"Gloom"')).toContain('There’s no damage or condition called “Gloom”');
    expect(await refusalOf('effect:"2d6 Fir"')).toContain('Fire');
    expect(await refusalOf('effect:"5 Fire, 5 Cold"')).toContain('5 Cold');
    expect(await refusalOf('effect:"5 Fire" to:Xyzzy')).toContain('Xyzzy');
    expect(await refusalOf('effect:"5 Fire" save:"Luck 12"')).toContain('Luck');
    expect(await refusalOf('effect:"5 Fire" save:REF')).toContain('difficulty');
    expect(await refusalOf('to:players')).toContain('2d6 Fire');
    expect((await table.state()).encounter.timeline).toBeUndefined();
    const text = await refusalOf('effect:"Lava, frightened" to:"Goblin, Kira" save:"WIS vs 15" hidden:True');
    expect(text).toContain('-# Lava, Frightened · to Goblin and Kira · save: WIS vs 15');
  });

  test('loses its words when its GM’s data is deleted', async () => {
    await bridge();
    await table.say('/gm event name:"My storm" text:"My words"', '/privacy delete sure:yes');
    const { timeline } = (await table.state()).encounter;
    expect(timeline?.events).toHaveLength(1);
    expect(JSON.stringify(timeline)).not.toMatch(/My (storm|words)/);
  });

  test('is kept over a restart', async () => {
    await bridge();
    await table.say('/gm event name:Storm');
    const before = (await table.state()).encounter;
    table.restart();
    expect((await table.state()).encounter).toEqual(before);
  });
});

test('Places and rounds as a GM types them', () => {
  const fight = between({ kira: {}, goblin: { side: 'enemies' } });
  expect(mastery.id).toBe(fight.system);
  const place = (typed?: string) => {
    const reading = readEventPlace(fight as never, typed);
    return reading.ok ? reading.value : reading.why.type;
  };
  expect([place(), place('end'), place('at the end of the round')]).toEqual(Array(3).fill({ kind: 'round-end' }));
  expect([place('15'), place('initiative 15')]).toEqual(Array(2).fill({ kind: 'initiative', score: 15 }));
  expect(place('Before kira')).toEqual({ kind: 'before', who: 'kira' });
  expect(place('after goblin')).toEqual({ kind: 'after', who: 'goblin' });
  expect([place('noon'), place('before Xyzzy')]).toEqual(['no-such', 'no-one-of-that-name']);
  const rounds = (typed?: string) => {
    const reading = readRounds(3, typed);
    return reading.ok ? reading.value : reading.why.type;
  };
  expect([rounds(), rounds('each round')]).toEqual(Array(2).fill({ from: 3 }));
  expect([rounds('4'), rounds('in 2'), rounds('in 2 rounds')]).toEqual([
    { from: 4, until: 4 },
    { from: 5, until: 5 },
    { from: 5, until: 5 },
  ]);
  expect([rounds('from 6'), rounds('2-5'), rounds('2 – 5')]).toEqual([
    { from: 6 },
    { from: 2, until: 5 },
    { from: 2, until: 5 },
  ]);
  expect([rounds('5-2'), rounds('0'), rounds('soon')]).toEqual(Array(3).fill('no-such'));
});
