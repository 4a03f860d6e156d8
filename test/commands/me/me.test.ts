import { describe, expect, test } from 'vitest';
import { selectsOf } from '../../loopback/components.ts';
import { PostedTable, textOf } from '../../posts/posted-table.ts';
import { choose, labels, replyText, tap } from '../private-message.ts';

const TDGS = [
  '/encounter start ruleset:tdgs',
  '@ana /join character:Kira',
  '@bo /join character:Mira',
  '/add creature:Goblin',
  '/initiative',
];

describe('My character', () => {
  test('tells only its player how it is, when its turn comes, and what it holds', async () => {
    const table = new PostedTable();
    await table.say(...TDGS);
    const myCharacter = await table.say('@bo /me');
    expect(myCharacter.whisper).toBe(true);
    expect(replyText(myCharacter)).toContain('### Mira\n50/50 HP');
    expect(replyText(myCharacter)).toContain('Your turn comes after Kira and Goblin');
    expect(replyText(myCharacter)).toContain('Dagger in hand');
    expect(replyText(await table.press('ana', 'My character'))).toContain('It’s your turn');
    await table.close();
  });

  test('tells what has happened to it since its last turn', async () => {
    const table = new PostedTable();
    await table.say(...TDGS, '@ana /defend', '/attack as:Goblin target:Mira');
    expect(replyText(await table.say('@bo /me'))).toMatch(
      /Since your last turn:\*\* Goblin (hit you for|couldn’t hurt you)/,
    );
    expect(replyText(await table.say('@ana /me'))).not.toContain('Since your last turn');
    await table.close();
  });

  test('has a menu for every auto-reaction, which sets it', async () => {
    const table = new PostedTable();
    await table.say(...TDGS);
    const answers = await tap(table, 'bo', await table.say('@bo /me'), 'Change reactions');
    expect(answers.update).toBe(true);
    const after = await choose(table, 'bo', answers, 'Interrupt', 'none');
    const chosenValues = selectsOf(after.components ?? []).map((each) =>
      'options' in each ? each.options?.find((option) => option.default)?.value : undefined,
    );
    expect(chosenValues).toEqual(['none', 'yes', 'with the last Action']);
    expect(replyText(await tap(table, 'bo', after, 'Back'))).toContain('interrupt: none');
    await table.close();
  });

  test('tells no one else which auto-reactions are set or cleared', async () => {
    const table = new PostedTable();
    await table.say(...TDGS);
    const before = table.messages;
    const reply = await table.say('@bo /reactions about:interrupt answer:none');
    expect([reply.whisper, textOf(reply)]).toEqual([true, '**Mira**’s auto-reaction for “interrupt” is now “none.”']);
    await choose(
      table,
      'bo',
      await tap(table, 'bo', await table.say('@bo /me'), 'Change reactions'),
      'Interrupt',
      'Dodge',
    );
    expect(replyText(await table.say('@ana /log show'))).not.toMatch(/interrupt|none|Dodge/);
    expect((await table.say('@bo /undo')).whisper).toBe(true);
    expect(table.messages).toEqual(before);
    const { encounter } = await table.state();
    expect(encounter.combatants.find(({ id }) => id === 'mira')?.standingOrders.interrupt).toBe('none');
    await table.close();
  });

  test('undoes its last deed once, if no dice were rolled for it', async () => {
    const table = new PostedTable();
    await table.say(...TDGS, '@ana /defend');
    const myCharacter = await table.say('@ana /me');
    expect(labels(myCharacter)).toContain('Undo: Defend');
    expect(labels(await table.say('@bo /me'))).toEqual([
      'Change reactions…',
      'My plan',
      'Hand over…',
      'Saved',
      'Sheet',
      'Items…',
      'Catch up',
      'My turns',
      'Dice luck',
      'Fight statistics',
      'Playing hours',
      'Leave the fight…',
      'Close',
    ]);
    const after = await tap(table, 'ana', myCharacter, 'Undo');
    expect(replyText(after)).toContain('Undone: Defend.');
    expect(labels(after)).not.toContain('Undo: Defend');
    expect(textOf(await tap(table, 'ana', myCharacter, 'Undo'))).toContain('it wasn’t yours');
    await table.say('@ana /attack target:Goblin');
    expect(labels(await table.say('@ana /me')).some((label) => label.startsWith('Undo'))).toBe(false);
    await table.say('/gm remove who:Mira');
    expect(labels(await table.say('/me'))).toContain('Undo: Mira is removed from the fight');
    await table.close();
  });

  test('shows the sheet, with a way back, and closes; another player’s press is refused', async () => {
    const table = new PostedTable();
    await table.say(...TDGS);
    const myCharacter = await table.say('@ana /me');
    const sheet = await tap(table, 'ana', myCharacter, 'Sheet');
    expect(sheet.embeds?.[0]?.title).toContain('Kira');
    expect(replyText(await tap(table, 'ana', sheet, 'Back'))).toContain('### Kira');
    expect(textOf(await tap(table, 'bo', myCharacter, 'Sheet'))).toContain('This button is out of date');
    expect(await tap(table, 'ana', myCharacter, 'Close')).toEqual({ posted: true });
    await table.close();
  });

  test('for a player with several shows one, and a menu of the others', async () => {
    const table = new PostedTable();
    await table.say(...TDGS.slice(0, -1), '@ana /join character:Kira name:"*Second* `one`"');
    const myCharacter = await table.say('@ana /me');
    expect(replyText(myCharacter)).toContain('### Kira');
    const [menu] = selectsOf(myCharacter.components ?? []);
    const [other] = menu && 'options' in menu ? (menu.options ?? []) : [];
    expect(other?.label).toBe('*Second* `one`');
    expect(replyText(await choose(table, 'ana', myCharacter, 'Another character', other?.value ?? ''))).toContain(
      '### \\*Second\\*',
    );
    await table.close();
  });

  test('for a player without one offers to join, and to make a character', async () => {
    const table = new PostedTable();
    expect(labels(await table.say('@zoe /me'))).toEqual([
      'New character…',
      'My turns',
      'Dice luck',
      'Fight statistics',
      'Playing hours',
      'Close',
    ]);
    await table.say(...TDGS);
    const myCharacter = await table.say('@zoe /me');
    expect(labels(myCharacter)).toEqual([
      'Join',
      'New character…',
      'Catch up',
      'My turns',
      'Dice luck',
      'Fight statistics',
      'Playing hours',
      'Close',
    ]);
    expect((await tap(table, 'zoe', myCharacter, 'New character')).form?.title).toBe('New character');
    await table.close();
  });
});

describe('Leave the fight…', () => {
  const combatantNames = async (table: PostedTable) =>
    (await table.state()).encounter.combatants.map(({ name }) => name);

  test('leaves at once while no rounds run, and can be undone', async () => {
    const table = new PostedTable();
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '@bo /join character:Mira');
    const reply = await tap(table, 'ana', await table.say('@ana /me'), 'Leave the fight…');
    expect(replyText(reply)).toContain('Kira leaves at once');
    await tap(table, 'ana', reply, 'Leave');
    expect(await combatantNames(table)).toEqual(['Mira']);
    await table.say('@ana /undo');
    expect((await combatantNames(table)).toSorted()).toEqual(['Kira', 'Mira']);
    const secondReply = await tap(table, 'bo', await table.say('@bo /me'), 'Leave the fight…');
    await tap(table, 'bo', secondReply, 'Back');
    expect(await combatantNames(table)).toHaveLength(2);
    await table.close();
  });

  test('asks the GM while rounds run, who may keep the character, or let it go and undo that', async () => {
    const table = new PostedTable();
    await table.say(...TDGS);
    const leave = async () => {
      const reply = await tap(table, 'ana', await table.say('@ana /me'), 'Leave the fight…');
      expect(replyText(reply)).toContain('the GM decides');
      return tap(table, 'ana', reply, 'Ask the GM');
    };
    expect(replyText(await leave())).toContain('I’ve asked the GM about **Kira**');
    const question = table.newest('request');
    expect([question.text, question.pinged]).toEqual([
      '<@gwen>: <@ana> **wants to withdraw Kira from the fight**.',
      ['gwen'],
    ]);
    expect(replyText(await leave())).toContain('already asked the GM about Kira');
    expect((await table.press('ana', 'Remove Kira')).content).toContain('Only the GM');
    await table.press('gwen', 'Keep Kira');
    expect(table.openPosts('request')).toEqual([]);
    expect(table.messages.map(({ text }) => text).join()).toContain('<@ana>: the GM wants **Kira** to stay.');
    expect(await combatantNames(table)).toContain('Kira');
    await leave();
    const panel = await table.say('/gm panel');
    expect(replyText(panel)).toContain('<@ana> wants to withdraw **Kira** from the fight.');
    await tap(table, 'gwen', panel, 'Remove Kira');
    expect(await combatantNames(table)).not.toContain('Kira');
    expect(table.openPosts('request')).toEqual([]);
    await table.say('/undo');
    expect(await combatantNames(table)).toContain('Kira');
    await table.close();
  });

  test('is offered only to players for their own: not to the GM, nor for a borrowed character', async () => {
    const table = new PostedTable();
    await table.say(...TDGS);
    expect(labels(await table.say('/me'))).not.toContain('Leave the fight…');
    await table.say('@ana /lend to:zoe');
    const borrowerReply = await table.say('@zoe /me');
    expect(replyText(borrowerReply)).toContain('### Kira');
    expect(labels(borrowerReply)).not.toContain('Leave the fight…');
    await table.close();
  });
});
