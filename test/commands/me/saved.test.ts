import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../../src/interaction/reply.ts';
import { buttonsOf } from '../../loopback/components.ts';
import { PostedTable, textOf } from '../../posts/posted-table.ts';
import { choose, labels, replyText, tap } from '../private-message.ts';

let table: PostedTable;

beforeEach(() => {
  table = new PostedTable();
});

afterEach(() => table.close());

const start = (...others: readonly string[]) =>
  table.say('/encounter start ruleset:tdgs', '@ana /join character:Mira', ...others, '/initiative');

const myCharacter = async () => table.say('@ana /me');

describe('Again under a roll', () => {
  test('rolls the same dice, told as the roll of the user who presses it', async () => {
    const roll = await table.say('@ana /roll dice:"2d6+3 for luck"');
    const secondReply = await tap(table, 'bo', roll, 'Roll again');
    expect(secondReply.whisper).toBeUndefined();
    expect(textOf(secondReply)).toMatch(/<@bo>.*2d6/);
    expect(labels(secondReply)).toEqual(['Roll again']);
  });

  test('is missing if the dice don’t fit into a button’s id', async () => {
    const longDice = Array.from({ length: 40 }, () => 'd6').join('+');
    expect(labels(await table.say(`/roll dice:${longDice}`))).toEqual([]);
  });

  test('refuses dice that are forged into its id', async () => {
    expect(textOf(await table.pressId('eve', 'again|x|y'))).toContain('I can’t read');
  });
});

describe('What is saved', () => {
  test('as a roll is offered first by its name, and rolled from My character', async () => {
    await table.say('@ana /roll dice:4d6 save:"the same"');
    const roll = await table.say('@ana /roll dice:4d6 save:sneak');
    expect(roll.content).toContain('sneak');
    await start('/add creature:Goblin');
    const reply = await tap(table, 'ana', await myCharacter(), 'Saved');
    expect(replyText(reply)).toContain('**sneak**\n-# 4d6');
    const ids = buttonsOf(reply.components ?? []).map((each) => 'custom_id' in each && each.custom_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(textOf(await tap(table, 'ana', reply, 'Roll sneak'))).toContain('4d6');
    expect(replyText(await tap(table, 'ana', await table.say('/me'), 'Saved'))).not.toContain('sneak');
  });

  test('as an action is done again, on another target if the first are gone; and isn’t offered where it doesn’t fit', async () => {
    await start('/add creature:Goblin');
    await table.say('/turn skip who:Goblin');
    await table.say('@ana /cast spell:"Fire Bolt" target:Goblin');
    const openReply = await tap(table, 'ana', await myCharacter(), 'Saved');
    const form = await tap(table, 'ana', openReply, 'Save “Fire Bolt at Goblin”');
    const formId = form.form?.custom_id ?? '';
    const reply = await table.submit('ana', formId, { name: 'my *opening*' });
    expect(replyText(reply)).toContain('**my \\*opening\\***\n-# Fire Bolt at Goblin');
    expect(labels(reply)).not.toContain('Use my *opening*');

    await table.say('/encounter end');
    await start('/add creature:Wolf');
    await table.say('/turn skip who:Wolf');
    const moreReply = await table.press('ana', 'More');
    expect(labels(moreReply)[0]).toBe('my *opening*');
    const sayReply = await tap(table, 'ana', moreReply, 'Describe an action');
    expect(labels(sayReply)[0]).toBe('my *opening*');
    const secondReply = await tap(table, 'ana', await myCharacter(), 'Saved');
    const useReply: Reply = await tap(table, 'ana', secondReply, 'Use my *opening*');
    expect(useReply).toEqual({ posted: true });
    expect(textOf(await table.say('/log show'))).toContain('Fire Bolt');
  });

  test('is removed again, and belongs to one user', async () => {
    await start('/add creature:Goblin');
    await table.say('@ana /roll dice:d6', '@ana /me save:guard');
    const reply = await tap(table, 'ana', await myCharacter(), 'Saved');
    const [remove] = labels(reply);
    expect(remove).toBeDefined();
    const menu = JSON.stringify(reply.components);
    const value = /"value":"(\w+)"/.exec(menu)?.[1] ?? '';
    expect(replyText(await choose(table, 'ana', reply, 'Remove', value))).toContain('Nothing saved yet');
    expect(buttonsOf((await tap(table, 'ana', await myCharacter(), 'Saved')).components ?? []).length).toBe(3);
  });

  test('is at most nine of a kind, sorted by name', async () => {
    for (let number = 1; number <= 9; number++) await table.say(`@ana /roll dice:d6 save:r${number}`);
    expect(textOf(await table.say('@ana /roll dice:d6 save:r10'))).toContain('9');
    expect(textOf(await table.say('@ana /roll dice:d8 save:R9'))).toContain('Saved as');
  });
});
