import { describe, expect, test } from 'vitest';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { selectsOf } from '../loopback/components.ts';
import { buttonsOf, PostedTable, textOf } from '../posts/posted-table.ts';
import { choose, fill, labels, said, tap } from './private-message.ts';

/** Ana plays Kira and Bo plays Mira, both stored characters. There is a goblin too. */
async function table(): Promise<PostedTable> {
  const at = new PostedTable();
  await at.say(
    '/encounter start ruleset:tdgs',
    '@ana /character new name:Kira from:Kira ruleset:tdgs',
    '@bo /character new name:Mira from:Mira ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin',
  );
  return at;
}

const stored = async (at: PostedTable, user: string, name: string) =>
  JSON.stringify(await at.say(`@${user} /character show character:${name}`));

describe('/give', () => {
  test('changes both sheets and both stored characters, and undo and redo change all four', async () => {
    const at = await table();
    const before = [await stored(at, 'ana', 'Kira'), await stored(at, 'bo', 'Mira')];
    expect(before[0]).toContain('Healing Potion');
    expect(textOf(await at.say('@ana /give item:Longsword to:Mira'))).toMatch(/Longsword/);
    const after = [await stored(at, 'ana', 'Kira'), await stored(at, 'bo', 'Mira')];
    expect([after[0]?.includes('Longsword'), after[1]?.includes('Longsword')]).toEqual([false, true]);
    expect(labels(await at.say('@bo /me'))).toContain('Items…');
    await at.say('@ana /undo');
    expect([await stored(at, 'ana', 'Kira'), await stored(at, 'bo', 'Mira')]).toEqual(before);
    await at.say('/redo');
    expect([await stored(at, 'ana', 'Kira'), await stored(at, 'bo', 'Mira')]).toEqual(after);
    await at.close();
  });

  test('is for one’s own things and one’s own side', async () => {
    const at = await table();
    expect(said(await at.say('@bo /give item:Longsword to:Mira as:Kira'))).toContain('Kira');
    expect(said(await at.say('@ana /give item:Longsword to:Goblin'))).toContain('isn’t on your side');
    expect(said(await at.say('@ana /give item:Plate to:Mira'))).toContain('Take it off first');
    // A trait isn't an item.
    expect(said(await at.say('@ana /give item:Warrior to:Mira'))).toContain('Longsword');
    expect(said(await at.say('@ana /give item:Longsword to:Mira count:2'))).toContain('only 1');
    await at.close();
  });

  test('works after the encounter has ended, and the stored characters follow', async () => {
    const at = await table();
    await at.say('/encounter end');
    await at.say('@ana /give item:Longsword to:Mira');
    expect(await stored(at, 'bo', 'Mira')).toContain('Longsword');
    await at.close();
  });

  test('keeps what its player added to the stored sheet meanwhile', async () => {
    const at = await table();
    await at.say('@bo /character edit character:Mira field:weapons value:"Dagger, Axe"');
    await at.say('@ana /give item:Longsword to:Mira');
    const mira = await stored(at, 'bo', 'Mira');
    expect([mira.includes('Axe'), mira.includes('Longsword')]).toEqual([true, true]);
    await at.close();
  });
});

describe('Items… in My character', () => {
  test('gives an item in two taps and drops one in two, and picks it up in one', async () => {
    const at = await table();
    const items = await tap(at, 'ana', await at.say('@ana /me'), 'Items…');
    expect(said(items)).toContain('Plate (worn)');
    const [menu] = selectsOf(items.components ?? []);
    const options = menu && 'options' in menu ? menu.options : [];
    const potion = options.find(({ label }) => label.includes('Healing Potion'))!;
    const one = await choose(at, 'ana', items, 'Give or drop', potion.value);
    const [to] = selectsOf(one.components ?? []);
    const names = to && 'options' in to ? to.options : [];
    expect(names.map(({ label }) => label)).toEqual(['Mira']);
    const done = await choose(at, 'ana', one, 'Give to', names[0]!.value);
    expect(said(done)).toContain('Kira gives Mira Healing Potion');
    const sword = options.find(({ label }) => label === 'Longsword')!;
    const dropped = await tap(at, 'ana', await choose(at, 'ana', done, 'Give or drop', sword.value), 'Drop');
    expect(said(dropped)).toContain('Kira drops Longsword');
    const ground = selectsOf(dropped.components ?? []).find(({ placeholder }) => placeholder?.startsWith('Pick up'));
    const lying = ground && 'options' in ground ? ground.options : [];
    const up = await choose(at, 'ana', dropped, 'Pick up', lying[0]!.value);
    expect(said(up)).toContain('Kira picks up Longsword');
    await at.close();
  });

  test('has a search when there are more than a menu holds', async () => {
    const at = await table();
    for (let nth = 1; nth <= 26; nth++) await at.say(`/gm loot find:"Coin ${nth}" to:Kira`);
    const items = await tap(at, 'ana', await at.say('@ana /me'), 'Items…');
    const found = await fill(at, 'ana', await tap(at, 'ana', items, 'Search'), { search: 'coin 26' });
    expect(said(found)).toContain('Coin 26');
    expect(labels(found)).toContain('Drop');
    await at.close();
  });
});

describe('What the fallen have', () => {
  const kill = async (at: PostedTable) => {
    await at.say('/adjust who:Goblin resource:hp to:0');
  };

  test('no player learns what a living creature has, nor a dead one before the GM lets them', async () => {
    const at = await table();
    for (const command of ['/take from:Goblin', '/take from:Goblin item:"Rusty Dagger"', '/take item:"Rusty Dagger"'])
      expect(said(await at.say(`@ana ${command}`))).not.toMatch(/Claws|Hide/);
    expect(said(await at.say('@ana /take from:Goblin'))).toContain('still standing');
    await kill(at);
    expect(said(await at.say('@ana /take from:Goblin'))).toContain('The GM hands out what Goblin had');
    expect(said(await at.say('@ana /gm loot'))).not.toContain('Dagger');
    await at.say('/gm set setting:loot value:dead');
    const loot = await at.say('@ana /take from:Goblin');
    expect(said(loot)).toContain('Rusty Dagger');
    await at.close();
  });

  test('the GM hands it out by tapping, and lets players loot', async () => {
    const at = await table();
    await kill(at);
    const screen = await at.say('/gm loot');
    expect(said(screen)).toContain('What Goblin has');
    const spoils = selectsOf(screen.components ?? []).find(({ placeholder }) => placeholder?.startsWith('Take for'));
    const things = spoils && 'options' in spoils ? spoils.options : [];
    expect(things.map(({ label }) => label)).toEqual(['Rusty Dagger']);
    const taken = await choose(at, 'gwen', screen, 'Take for', things[0]!.value);
    expect(said(taken)).toMatch(/Kira takes Rusty Dagger from Goblin[\s\S]*Nothing to take/);
    const letting = await tap(at, 'gwen', screen, 'Let players loot');
    expect(labels(letting)).toContain('Only I loot');
    const form = await tap(at, 'gwen', letting, 'Find…');
    const found = await fill(at, 'gwen', form, { item: 'Brass *Key*', count: '2' });
    expect(said(found)).toMatch(/Brass/);
    expect(said(await tap(at, 'ana', screen, 'Find…').catch(() => screen))).not.toContain('undefined');
    await at.close();
  });

  test('the message in which a creature dies has Loot… once players may loot, and there is no further message', async () => {
    const counts: number[] = [];
    for (const loot of ['gm', 'dead', 'off']) {
      const at = await table();
      await at.say('/add creature:Wolf', `/gm set setting:loot value:${loot}`, '/initiative');
      await kill(at);
      counts.push(at.messages.length);
      const told = at.messages.filter(({ kind }) => kind === 'turn');
      const button = told.flatMap(buttonsOf).find(({ label }) => label === 'Loot…');
      expect(button !== undefined).toBe(loot === 'dead');
      if (button) expect(said(await at.pressId('ana', button.id))).toContain('What Goblin has');
      await at.say('/undo');
      expect(at.labels).not.toContain('Loot…');
      await at.close();
    }
    expect(new Set(counts).size).toBe(1);
  });

  test('no one takes anything from the fallen if the setting is off, not even the GM', async () => {
    const at = await table();
    await at.say('/gm set setting:loot value:off', '/gm loot find:"Brass Key"');
    await kill(at);
    const refused = 'No one takes anything from Goblin here';
    expect(said(await at.say('@ana /take from:Goblin'))).toContain(refused);
    expect(said(await at.say('/gm loot from:Goblin'))).not.toContain('Take for');
    expect(said(await at.say('/take from:Goblin item:"Rusty Dagger" as:Kira'))).toContain(refused);
    expect(said(await at.say('/drop item:"Rusty Dagger" as:Goblin'))).toContain(refused);
    expect(said(await at.say('@ana /take item:"Brass Key"'))).toContain('Brass Key');
    await at.say('/gm set setting:loot value:gm');
    expect(said(await at.say('/gm loot from:Goblin'))).toContain('Rusty Dagger');
    await at.close();
  });

  test('the message that says who won has Loot… once players may loot', async () => {
    for (const loot of ['gm', 'dead']) {
      const at = await table();
      await at.say(`/gm set setting:loot value:${loot}`, '/initiative');
      await kill(at);
      const won = at.messages.findLast((each) => buttonsOf(each).some(({ label }) => label === 'Keep fighting'));
      expect(won && buttonsOf(won).some(({ label }) => label === 'Loot…')).toBe(loot === 'dead');
      await at.close();
    }
  });

  test('nothing is given to the dead, and a borrower gives nothing away', async () => {
    const at = await table();
    await at.say('@ana /lend to:@zoe');
    expect(said(await at.say('@zoe /give item:Longsword to:Mira'))).toContain('Kira');
    expect(await stored(at, 'bo', 'Mira')).not.toContain('Longsword');
    await at.say('@ana /lend back:yes', '/adjust who:Mira resource:hp to:0');
    expect(said(await at.say('@ana /give item:Longsword to:Mira'))).toContain('already dead');
    await at.close();
  });

  test('a hidden creature gets something without a word to players', async () => {
    const at = await table();
    await at.say('/add creature:Wolf hidden:yes');
    const messages = at.pings.length;
    expect(said(await at.say('/gm loot find:"Black Idol" to:Wolf'))).toContain('Black Idol');
    expect(at.pings.length).toBe(messages);
    expect(said(await at.say('@ana /log show'))).not.toMatch(/Idol|Wolf/);
    expect(said(await at.say('@ana /give item:Longsword to:Wolf'))).not.toContain('gives');
    await at.close();
  });
});

test.each(SYSTEM_IDS)('%s: an item is found, given and taken by commands', async (system) => {
  const at = new PostedTable();
  const [hero] = rulesNamed(system)!.archetypes;
  await at.say(
    `/encounter start ruleset:${system}`,
    `@ana /join character:"${hero!.name}" name:Ana`,
    `@bo /join character:"${hero!.name}" name:Bo`,
  );
  expect(textOf(await at.say('/gm loot find:"Brass Key" to:Ana count:3'))).toMatch(/Brass Key/);
  expect(textOf(await at.say('@ana /give item:"Brass Key" to:Bo count:2'))).toMatch(/2 × Brass Key/);
  expect(textOf(await at.say('@bo /drop item:"Brass Key"'))).toMatch(/Brass Key/);
  expect(textOf(await at.say('@ana /take item:"Brass Key"'))).toMatch(/Brass Key/);
  expect(said(await at.say('@ana /give item:"Brass Key"'))).toContain('You have 2');
  await at.close();
});
