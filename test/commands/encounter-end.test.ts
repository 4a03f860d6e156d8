import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownAffliction } from '../../src/rules/core/condition.ts';
import { removeSystem, rulesNamed } from '../../src/rules/systems.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { removeBook } from '../../src/text/books.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { addSmall } from '../systems/small.ts';
import { labels } from './private-message.ts';

const SYSTEMS = ['tdgs', 'dungeoneers', 'mastery', 'sol', 'cairn'];

let table: PostedTable;

beforeAll(async () => {
  await loadSystems(undefined, 'cairn');
});
afterAll(unloadSystems);

beforeEach(() => {
  table = new PostedTable();
});

afterEach(() => table.close());

const plainText = (reply: Parameters<typeof textOf>[0]) => textOf(reply).replaceAll('\\', '');
const premadeName = (system: string, kind: 'character' | 'creature') =>
  rulesNamed(system)!.archetypes.find((each) => each.kind === kind)!.name;

describe('The message at the end of an encounter', () => {
  test.each(SYSTEMS)('in %s leaves out everyone who only loses a condition', async (system) => {
    await table.say(
      `/encounter start ruleset:${system}`,
      `@ana /join character:"${premadeName(system, 'character')}" name:Kira`,
      `/add creature:"${premadeName(system, 'creature')}" count:3`,
      '/initiative',
    );
    const { combatants } = (await table.state()).encounter;
    const creatures = combatants.filter(({ controller }) => controller === undefined);
    const affliction = ownAffliction({ name: 'Dazzled', form: {} }, { rounds: 9 });
    for (const { id: subject } of creatures) await table.do('gwen', { type: 'afflict', subject, affliction });
    const conditionCount = async () =>
      (await table.state()).encounter.combatants.flatMap(({ conditions }) => conditions).length;
    const before = await conditionCount();
    const endText = plainText(await table.say('/encounter end'));
    expect(await conditionCount()).toBeLessThan(before);
    for (const { name } of creatures) expect(endText).not.toContain(`**${name}**`);
  });
});

describe('After everyone in the party is dead', () => {
  beforeEach(async () => {
    await table.say(
      '/encounter start ruleset:tdgs',
      `@ana /join character:"${premadeName('tdgs', 'character')}" name:Kira`,
      `/add creature:"${premadeName('tdgs', 'creature')}"`,
      '/initiative',
      '/adjust who:Kira resource:hp by:-500',
    );
    expect((await table.state()).encounter.combatants[0]?.vitality).toBe('dead');
  });

  test('the victory message and the closing message offer no rest', async () => {
    const victory = table.messages.findLast(({ text }) => text.includes('The enemies have won'))!;
    expect(victory.text).toContain(
      'GM: end the encounter or keep fighting. Players: `/join` with another character to fight on.',
    );
    expect(victory.labels.filter((label) => label.startsWith('Rest'))).toEqual([]);
    const end = await table.say('/encounter end');
    expect(plainText(end)).toContain('For the next encounter: `/encounter start`.');
    expect(plainText(end)).not.toMatch(/rest/i);
    expect(labels(end).filter((label) => label.startsWith('Rest'))).toEqual([]);
  });

  test('the new character joins and fights on', async () => {
    await table.say(`@ana /join character:"${premadeName('tdgs', 'character')}" name:Bryn`, '/initiative');
    expect((await table.state()).encounter.phase).toBe('fighting');
  });
});

test('Without rests in the book, a pause and the end offer none', async () => {
  addSmall();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero', '/add creature:Rat', '/initiative');
  expect(plainText(await table.say('/encounter pause'))).toBe('Combat is paused. GM: `/initiative` to continue.');
  expect(plainText(await table.say('/encounter end'))).not.toContain('Tap a rest');
  removeSystem('small');
  removeBook('small');
});
