import { describe, expect, test } from 'vitest';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { controlsOf } from '../../src/terminal/repl.ts';
import { selectsOf } from '../loopback/components.ts';
import { buttonsOf, PostedTable, textOf } from '../posts/posted-table.ts';
import { choose, fill, labels, replyText, tap } from './private-message.ts';

/** Ana plays Kira and Bo plays Mira, both stored characters. There is a goblin too. */
async function table(): Promise<PostedTable> {
  const postedTable = new PostedTable();
  await postedTable.say(
    '/encounter start ruleset:tdgs',
    '@ana /character new name:Kira from:Kira ruleset:tdgs',
    '@bo /character new name:Mira from:Mira ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin',
  );
  return postedTable;
}

const characterReply = async (postedTable: PostedTable, user: string, name: string) =>
  JSON.stringify(await postedTable.say(`@${user} /character show character:${name}`));

describe('/give', () => {
  test('changes both sheets and both stored characters, and undo and redo change all four', async () => {
    const postedTable = await table();
    const before = [await characterReply(postedTable, 'ana', 'Kira'), await characterReply(postedTable, 'bo', 'Mira')];
    expect(before[0]).toContain('Healing Potion');
    expect(textOf(await postedTable.say('@ana /give item:Longsword to:Mira'))).toMatch(/the longsword/);
    const after = [await characterReply(postedTable, 'ana', 'Kira'), await characterReply(postedTable, 'bo', 'Mira')];
    expect([after[0]?.includes('Longsword'), after[1]?.includes('Longsword')]).toEqual([false, true]);
    expect(labels(await postedTable.say('@bo /me'))).toContain('Items…');
    await postedTable.say('@ana /undo');
    expect([await characterReply(postedTable, 'ana', 'Kira'), await characterReply(postedTable, 'bo', 'Mira')]).toEqual(
      before,
    );
    await postedTable.say('/redo');
    expect([await characterReply(postedTable, 'ana', 'Kira'), await characterReply(postedTable, 'bo', 'Mira')]).toEqual(
      after,
    );
    await postedTable.close();
  });

  test('lists several of one item after a colon', async () => {
    const postedTable = await table();
    await postedTable.say('/gm loot find:"Brass Key" to:Kira count:3');
    expect(textOf(await postedTable.say('@ana /give item:"Brass Key" to:Mira count:2'))).toMatch(
      /a few things[^.]*: 2 × Brass Key\./,
    );
    expect(textOf(await postedTable.say('@ana /give item:"Brass Key" to:Mira'))).not.toContain('things');
    await postedTable.close();
  });

  test('is for one’s own things and one’s own side', async () => {
    const postedTable = await table();
    expect(replyText(await postedTable.say('@bo /give item:Longsword to:Mira as:Kira'))).toContain('Kira');
    expect(replyText(await postedTable.say('@ana /give item:Longsword to:Goblin'))).toContain('isn’t on your side');
    expect(replyText(await postedTable.say('@ana /give item:Plate to:Mira'))).toContain('Take it off first');
    // A trait isn't an item.
    expect(replyText(await postedTable.say('@ana /give item:Warrior to:Mira'))).toContain('Longsword');
    expect(replyText(await postedTable.say('@ana /give item:Longsword to:Mira count:2'))).toContain('only 1');
    await postedTable.close();
  });

  test('works after the encounter has ended, and the stored characters follow', async () => {
    const postedTable = await table();
    await postedTable.say('/encounter end');
    await postedTable.say('@ana /give item:Longsword to:Mira');
    expect(await characterReply(postedTable, 'bo', 'Mira')).toContain('Longsword');
    await postedTable.close();
  });

  test('keeps what its player added to the stored sheet meanwhile', async () => {
    const postedTable = await table();
    await postedTable.say('@bo /character edit character:Mira field:weapons value:"Dagger, Axe"');
    await postedTable.say('@ana /give item:Longsword to:Mira');
    const mira = await characterReply(postedTable, 'bo', 'Mira');
    expect([mira.includes('Axe'), mira.includes('Longsword')]).toEqual([true, true]);
    await postedTable.close();
  });
});

describe('Someone with two items of the same name', () => {
  test.each([
    ['dungeoneers', 'Freya', 'Skeleton', 'Take off Mace'],
    ['sol', 'Soldier', 'Guard', 'Attack Guard'],
  ])(
    'is offered each action once (%s), because Discord refuses a menu with the same choice twice',
    async (ruleset, hero, creature, action) => {
      const postedTable = new PostedTable();
      await postedTable.say(
        `/encounter start ruleset:${ruleset}`,
        `@ana /join character:${hero} name:Ada`,
        `@bo /join character:${hero} name:Ben`,
        `/add creature:${creature}`,
      );
      await tap(postedTable, 'gwen', await postedTable.say('/gm loot from:Ben to:Ada'), 'Take everything');
      await postedTable.say('/initiative');
      const isAdasTurn = async () => onTurn((await postedTable.state()).encounter).some(({ id }) => id === 'ada');
      for (let turns = 0; turns < 6 && !(await isAdasTurn()); turns++) await postedTable.say('/turn skip');
      for (const command of ['/act', '/plan']) {
        const choices = controlsOf(await postedTable.say(`@ana ${command}`)).map(
          ({ component, value }) => `${component} ${value}`,
        );
        expect(choices.filter((each, index) => choices.indexOf(each) !== index)).toEqual([]);
      }
      const offers = controlsOf(await postedTable.say('@ana /act')).map(({ label }) => label);
      expect(offers.filter((label) => label === action)).toHaveLength(1);
      await postedTable.close();
    },
  );
});

describe('Items… in My character', () => {
  test('gives an item in two taps and drops one in two, and picks it up in one', async () => {
    const postedTable = await table();
    const items = await tap(postedTable, 'ana', await postedTable.say('@ana /me'), 'Items…');
    expect(replyText(items)).toContain('Plate (worn)');
    const [menu] = selectsOf(items.components ?? []);
    const options = menu && 'options' in menu ? menu.options : [];
    const potion = options.find(({ label }) => label.includes('Healing Potion'))!;
    const giveReply = await choose(postedTable, 'ana', items, 'Give or drop', potion.value);
    const [to] = selectsOf(giveReply.components ?? []);
    const names = to && 'options' in to ? to.options : [];
    expect(names.map(({ label }) => label)).toEqual(['Mira']);
    const reply = await choose(postedTable, 'ana', giveReply, 'Give to', names[0]!.value);
    expect(replyText(reply)).toContain('Kira gives Healing Potion to Mira');
    const sword = options.find(({ label }) => label === 'Longsword')!;
    const droppedReply = await tap(
      postedTable,
      'ana',
      await choose(postedTable, 'ana', reply, 'Give or drop', sword.value),
      'Drop',
    );
    expect(replyText(droppedReply)).toContain('Kira drops Longsword');
    const ground = selectsOf(droppedReply.components ?? []).find(({ placeholder }) =>
      placeholder?.startsWith('Pick up'),
    );
    const groundOptions = ground && 'options' in ground ? ground.options : [];
    const pickUpReply = await choose(postedTable, 'ana', droppedReply, 'Pick up', groundOptions[0]!.value);
    expect(replyText(pickUpReply)).toContain('Kira picks up Longsword');
    await postedTable.close();
  });

  test('has a search when there are more than a menu holds', async () => {
    const postedTable = await table();
    for (let index = 1; index <= 26; index++) await postedTable.say(`/gm loot find:"Coin ${index}" to:Kira`);
    const items = await tap(postedTable, 'ana', await postedTable.say('@ana /me'), 'Items…');
    const reply = await fill(postedTable, 'ana', await tap(postedTable, 'ana', items, 'Search'), { search: 'coin 26' });
    expect(replyText(reply)).toContain('Coin 26');
    expect(labels(reply)).toContain('Drop');
    await postedTable.close();
  });
});

describe('What the fallen have', () => {
  const kill = async (postedTable: PostedTable) => {
    await postedTable.say('/adjust who:Goblin resource:hp to:0');
  };

  test('no player learns what a living creature has, nor a dead one before the GM lets them', async () => {
    const postedTable = await table();
    for (const command of ['/take from:Goblin', '/take from:Goblin item:"Rusty Dagger"', '/take item:"Rusty Dagger"'])
      expect(replyText(await postedTable.say(`@ana ${command}`))).not.toMatch(/Claws|Hide/);
    expect(replyText(await postedTable.say('@ana /take from:Goblin'))).toContain('still standing');
    await kill(postedTable);
    expect(replyText(await postedTable.say('@ana /take from:Goblin'))).toContain('The GM hands out what Goblin had');
    expect(replyText(await postedTable.say('@ana /gm loot'))).not.toContain('Dagger');
    await postedTable.say('/gm set setting:loot value:dead');
    const loot = await postedTable.say('@ana /take from:Goblin');
    expect(replyText(loot)).toContain('Rusty Dagger');
    await postedTable.close();
  });

  test('the GM hands it out by tapping, and lets players loot', async () => {
    const postedTable = await table();
    await kill(postedTable);
    const screen = await postedTable.say('/gm loot');
    expect(replyText(screen)).toContain('What Goblin has');
    const spoils = selectsOf(screen.components ?? []).find(({ placeholder }) => placeholder?.startsWith('Take for'));
    const spoilEntries = spoils && 'options' in spoils ? spoils.options : [];
    expect(spoilEntries.map(({ label }) => label)).toEqual(['Rusty Dagger']);
    const reply = await choose(postedTable, 'gwen', screen, 'Take for', spoilEntries[0]!.value);
    expect(replyText(reply)).toMatch(/Kira takes Rusty Dagger from Goblin[\s\S]*Nothing to take/);
    const lettingReply = await tap(postedTable, 'gwen', screen, 'Let players loot');
    expect(labels(lettingReply)).toContain('Only I can loot');
    const form = await tap(postedTable, 'gwen', lettingReply, 'New item…');
    const lootReply = await fill(postedTable, 'gwen', form, { item: 'Brass *Key*', count: '2' });
    expect(replyText(lootReply)).toMatch(/Brass/);
    expect(replyText(await tap(postedTable, 'ana', screen, 'New item…').catch(() => screen))).not.toContain(
      'undefined',
    );
    await postedTable.close();
  });

  test('the message in which a creature dies has Loot… once players may loot, and there is no further message', async () => {
    const counts: number[] = [];
    for (const loot of ['gm', 'dead', 'off']) {
      const postedTable = await table();
      await postedTable.say('/add creature:Wolf', `/gm set setting:loot value:${loot}`, '/initiative');
      await kill(postedTable);
      counts.push(postedTable.messages.length);
      const turnMessages = postedTable.messages.filter(({ kind }) => kind === 'turn');
      const button = turnMessages.flatMap(buttonsOf).find(({ label }) => label === 'Loot…');
      expect(button !== undefined).toBe(loot === 'dead');
      if (button) expect(replyText(await postedTable.pressId('ana', button.id))).toContain('What Goblin has');
      await postedTable.say('/undo');
      expect(postedTable.labels).not.toContain('Loot…');
      await postedTable.close();
    }
    expect(new Set(counts).size).toBe(1);
  });

  test('no one takes anything from the fallen if the setting is off, not even the GM', async () => {
    const postedTable = await table();
    await postedTable.say('/gm set setting:loot value:off', '/gm loot find:"Brass Key"');
    await kill(postedTable);
    const refusal = 'Looting is off, so no one can take anything from Goblin';
    expect(replyText(await postedTable.say('@ana /take from:Goblin'))).toContain(refusal);
    expect(replyText(await postedTable.say('/gm loot from:Goblin'))).not.toContain('Take for');
    expect(replyText(await postedTable.say('/take from:Goblin item:"Rusty Dagger" as:Kira'))).toContain(refusal);
    expect(replyText(await postedTable.say('/drop item:"Rusty Dagger" as:Goblin'))).toContain(refusal);
    expect(replyText(await postedTable.say('@ana /take item:"Brass Key"'))).toContain('Brass Key');
    await postedTable.say('/gm set setting:loot value:gm');
    expect(replyText(await postedTable.say('/gm loot from:Goblin'))).toContain('Rusty Dagger');
    await postedTable.close();
  });

  test('the message that says who won has Loot… once players may loot', async () => {
    for (const loot of ['gm', 'dead']) {
      const postedTable = await table();
      await postedTable.say(`/gm set setting:loot value:${loot}`, '/initiative');
      await kill(postedTable);
      const wonMessage = postedTable.messages.findLast((each) =>
        buttonsOf(each).some(({ label }) => label === 'Keep fighting'),
      );
      expect(wonMessage && buttonsOf(wonMessage).some(({ label }) => label === 'Loot…')).toBe(loot === 'dead');
      await postedTable.close();
    }
  });

  test('nothing is given to the dead, and a borrower gives nothing away', async () => {
    const postedTable = await table();
    await postedTable.say('@ana /lend to:@zoe');
    expect(replyText(await postedTable.say('@zoe /give item:Longsword to:Mira'))).toContain('Kira');
    expect(await characterReply(postedTable, 'bo', 'Mira')).not.toContain('Longsword');
    await postedTable.say('@ana /lend back:yes', '/adjust who:Mira resource:hp to:0');
    expect(replyText(await postedTable.say('@ana /give item:Longsword to:Mira'))).toContain('already dead');
    await postedTable.close();
  });

  test('a hidden creature gets something without a word to players', async () => {
    const postedTable = await table();
    await postedTable.say('/add creature:Wolf hidden:yes');
    const messages = postedTable.pings.length;
    expect(replyText(await postedTable.say('/gm loot find:"Black Idol" to:Wolf'))).toContain('Black Idol');
    expect(postedTable.pings.length).toBe(messages);
    expect(replyText(await postedTable.say('@ana /log show'))).not.toMatch(/Idol|Wolf/);
    expect(replyText(await postedTable.say('@ana /give item:Longsword to:Wolf'))).not.toContain('gives');
    await postedTable.close();
  });
});
