import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { amountFieldId, creatureFields } from '../../../commands/gm/forms.ts';
import { gmFormId, settingButtonId, valueButtonId } from '../../../commands/gm/ids.ts';
import { textHash } from '../../../src/interaction/component.ts';
import type { AddableEntry } from '../../../src/interaction/creatures.ts';
import { fullText } from '../../../src/interaction/reply.ts';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import { settingOf } from '../../../src/rules/core/former-settings.ts';
import { countsOf } from '../../../src/rules/core/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { verifyRecord } from '../../../src/store/verify.ts';
import { HOUR } from '../../../src/time/zone.ts';
import { buttonsOf, labelOf, selectsOf } from '../../loopback/components.ts';
import { FIRST_ID, textOf } from '../../posts/posted-table.ts';
import { GmTable, labelsOf, privateText } from '../gm-taps.ts';
import { readable } from '../readable.ts';

let table: GmTable;
beforeEach(() => {
  table = new GmTable();
});
afterEach(() => table.close());

/** Everything that anyone can read in the channel. */
const shownText = () => table.messages.map(textOf).join('\n');

/** The entry for one of the book's creatures in the *Add…* form. */
function bookEntry(name: string): AddableEntry {
  return { value: name, label: name, about: '', names: [name], kind: 'creature', of: 'book' };
}

describe('The GM’s panel', () => {
  test('is for GMs only', async () => {
    await table.say('/encounter start ruleset:tdgs');
    expect(textOf(await table.press('ana', 'GM'))).toContain('Only the GM can do that');
    expect((await table.press('gwen', 'GM')).v2).toBe(true);
  });

  test('shows wounds of one level in its menu without a backslash', async () => {
    await table.say(
      '/encounter start ruleset:sol',
      '@ana /join character:Blade',
      '/add creature:Ganger',
      '/initiative',
    );
    await table.open();
    await table.tap('Blade…');
    await table.tap('+1 wound');
    await table.tap('+1 wound');
    expect(JSON.stringify(table.screen)).toContain('"label":"Remove level 1 wound (a)"');
  });

  test('tells who has joined while it waits for players', async () => {
    await table.say('/encounter start ruleset:tdgs');
    await table.open();
    expect(privateText(table.screen)).toContain('\nWaiting for players.');
    expect(privateText(table.screen)).not.toContain('Joined');
    await table.say('@ana /join character:Kira', '/add creature:Goblin');
    await table.open();
    expect(privateText(table.screen)).toContain('Waiting for players. Joined: **Kira**.');
  });

  test('says since when the encounter waits for a player, as a time that Discord can read', async () => {
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin',
      '/initiative',
    );
    await table.wait(HOUR);
    await table.open();
    expect(privateText(table.screen)).toMatch(/Waiting for \*\*\w+\*\*, pinged <t:\d{10}:R>\./);
  });

  test('plays an ambush: hidden until it is revealed, and undone like anything', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin count:2');
    await table.open();
    await table.fill('Add…', { creature: 'Dragon', how: 'hidden' });
    expect(privateText(table.screen)).toContain('**Dragon** is hidden.');
    await table.tap('Start combat');
    expect(privateText(table.screen)).toContain('Round 1. Waiting for **Kira**');
    expect(shownText()).not.toContain('Dragon');
    await table.tap('Reveal Dragon');
    expect(privateText(table.screen)).toContain('**Dragon is revealed.**');
    expect(textOf(table.newest('turn'))).toContain('**Dragon**');
    await table.tap('Undo: Dragon');
    expect(privateText(table.screen)).toContain('Undone: Dragon is revealed');
    expect(textOf(table.newest('turn'))).not.toContain('**Dragon**');
    await table.tap('Reveal Dragon');
    await table.tap('Dragon…');
    await table.tap('Hide');
    expect(labelsOf(table.screen)).toContain('Reveal Dragon');
  });

  test('changes numbers, conditions and places, and tells what everyone may know in the turn’s message', async () => {
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin count:2',
      '/initiative',
    );
    await table.open();
    await table.tap('Goblin 1…');
    await table.fill('Change numbers…', { [amountFieldId('hp')]: '-5' });
    expect(privateText(table.screen)).toContain('**Goblin 1** 35/40 HP');
    expect(textOf(table.newest('turn'))).toContain('35/40');
    await table.tap('Goblin 1…');
    await table.fill('Add condition…', { search: 'burn', until: '2' });
    expect(privateText(table.screen)).toMatch(/Goblin 1\*\* 35\/40 HP.*Burning/);
    await table.tap('Goblin 1…');
    await table.choose('Remove a condition', 'Remove Burning');
    expect(privateText(table.screen)).not.toContain('Remove Burning');
    await table.tap('Back');
    await table.tap('Goblin 1…');
    await table.choose('Act right before…', 'No one');
    expect(privateText(table.screen)).toContain('**Goblin 1** now acts last.');
    await table.tap('Skip Kira');
    expect(privateText(table.screen)).toContain('Kira is skipped');
    await table.tap('Undo this round');
    expect(privateText(table.screen)).toContain('Waiting for **Kira**');
    expect(privateText(table.screen)).toContain('**Goblin 1** 40/40 HP');
  });

  test('changes several numbers at once, others by their names, and none if one of them is impossible', async () => {
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin',
      '/initiative',
    );
    const resources = async () => (await table.state()).encounter.combatants.find(({ id }) => id === 'kira')?.resources;
    await table.open();
    await table.tap('Kira…');
    await table.fill('Change numbers…', { [amountFieldId('hp')]: '=60', other: 'actions -1' });
    expect(privateText(table.screen)).toMatch(/Kira’s HP set to 60\..*\n.*Kira’s actions set to 0/);
    for (const [input, answer] of [
      ['luck 3', 'There’s no number called “luck”'],
      ['actions', 'from'],
    ] as const) {
      await table.tap('Kira…');
      await table.fill('Change numbers…', { [amountFieldId('hp')]: '-5', other: input });
      expect(privateText(table.screen)).toContain(answer);
    }
    await table.tap('Kira…');
    await table.fill('Change numbers…', {});
    expect(privateText(table.screen)).toContain('Which number?');
    expect((await resources())?.hp?.value).toBe(60);
    await table.tap('Undo: Kira’s HP set to 60, and 1 more action');
    expect((await resources())?.hp?.value).toBe(80);
  });

  test('sets a bare number, changes it by a signed one, and refuses a change of nothing', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/adjust who:Kira to:50');
    const hp = async () => (await table.state()).encounter.combatants[0]?.resources.hp?.value;
    await table.open();
    for (const [input, comes] of [
      ['30', 30],
      ['+5', 35],
      ['-10', 25],
      ['=80', 80],
    ] as const) {
      await table.tap('Kira…');
      await table.fill('Change numbers…', { [amountFieldId('hp')]: input });
      expect(await hp()).toBe(comes);
    }
    for (const typedText of ['80', '+1', '-0']) {
      await table.tap('Kira…');
      await table.fill('Change numbers…', { [amountFieldId('hp')]: typedText });
      expect(privateText(table.screen)).toContain('HP is already 80, so nothing changes.');
    }
    await table.tap('Kira…');
    await table.fill('Change numbers…', { [amountFieldId('hp')]: ' 12 ' });
    expect(await hp()).toBe(12);
  });

  test.each([
    ['dungeoneers', 'wounds', '1 wound', 1],
    ['dungeoneers', 'stress', '1 stress', 1],
    ['sol', 'wounds', '1 wound', 1],
    ['tdgs', 'hp', '5 HP', -5],
    ['mastery', 'stamina', '10 stamina', -10],
  ] as const)('%s: changes %s in one tap, for all to read, and undoes it', async (system, name, amount, harm) => {
    const hero = rulesNamed(system)!.archetypes.find(({ kind }) => kind === 'character')!.name;
    await table.say(`/encounter start ruleset:${system}`, `@ana /join character:${hero}`, '/initiative');
    const count = async () => {
      const { encounter } = await table.state();
      return countsOf(rulesNamed(system)!, encounter.combatants[0]!)[name]!.value;
    };
    const fullCount = await count();
    await table.open();
    await table.tap(`${hero}…`);
    const [hurt, heal] = harm > 0 ? [`+${amount}`, `−${amount}`] : [`−${amount}`, `+${amount}`];
    const healButton = () => buttonsOf(table.screen.components ?? []).find((each) => labelOf(each) === heal);
    expect(healButton()?.disabled).toBe(true);
    const text = shownText();
    await table.tap(hurt);
    expect(await count()).toBe(fullCount + harm);
    expect(privateText(table.screen)).toContain(`### ${hero}`);
    expect(shownText()).not.toBe(text);
    await table.tap(hurt);
    expect(await count()).toBe(fullCount + 2 * harm);
    await table.tap(heal);
    expect(await count()).toBe(fullCount + harm);
    await table.tap('Back');
    for (const hpLeft of [fullCount + 2 * harm, fullCount + harm, fullCount]) {
      await table.tap('Undo: ');
      expect(await count()).toBe(hpLeft);
    }
  });

  test('refuses a tap that comes too late to change anything', async () => {
    await table.say('/encounter start ruleset:dungeoneers', '/add creature:Goblin', '/initiative');
    await table.open();
    await table.tap('Goblin…');
    const lastScreen = table.screen;
    await table.say('/adjust who:Goblin resource:wounds to:1');
    await table.tapOn('gwen', lastScreen, '+1 wound');
    const reply = await table.tapOn('gwen', lastScreen, '+1 wound');
    expect(privateText(reply)).toContain('already');
  });

  test('tells everyone why something is given back, as it does when it’s taken', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/initiative');
    await table.say('/adjust who:Kira by:-20 why:"the bridge gives way"', '/adjust who:Kira by:5 why:"a red potion"');
    expect(shownText()).toContain('the bridge gives way');
    expect(shownText()).toContain('a red potion: regains 5 HP');
    const messageCount = table.messages.length;
    for (const typed of ['to:65', 'by:0'])
      expect(privateText(await table.say(`/adjust who:Kira ${typed} why:"a mistake"`))).toBe(
        'HP is already 65, so nothing changes. `by:` adds or subtracts a number, and `to:` sets it.',
      );
    expect(table.messages.length).toBe(messageCount);
  });

  test('asks for a number by its name, and doesn’t offer conditions that follow from others', async () => {
    await table.say('/encounter start ruleset:sol', '/add creature:Guard');
    await table.open();
    await table.tap('Guard…');
    const form = async (label: string) => JSON.stringify((await table.tapOn('gwen', table.screen, label)).form);
    expect(await form('Change numbers…')).toContain('"label":"Wounds: 0 of 4"');
    const conditions = await form('Add condition…');
    expect(conditions).toContain('"label":"prone"');
    expect(conditions).not.toMatch(/"label":"(unconscious|last stand|newcomer)"/);
  });

  test('lists everyone in a menu with their numbers, in several menus if one is too small', async () => {
    await table.say('/encounter start ruleset:tdgs', '/add creature:Goblin count:8', '/add creature:Dragon hidden:yes');
    await table.open();
    expect(labelsOf(table.screen).filter((label) => label.startsWith('Goblin'))).toEqual([]);
    const [menu, another] = selectsOf(table.screen.components ?? []);
    expect(another).toBeUndefined();
    expect(
      menu?.type === ComponentType.StringSelect && menu.options.map(({ label, description }) => [label, description]),
    ).toEqual([
      ['Dragon', expect.stringMatching(/^Hidden · \d+\/\d+ HP/)],
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((index) => [`Goblin ${index}`, expect.stringMatching(/^40\/40 HP/)]),
    ]);
    expect(privateText(table.screen)).not.toContain('more in the menu');
    await table.say('/add creature:Wolf count:20');
    await table.open();
    expect(privateText(table.screen)).toContain('… and 21 more in the menu');
    await table.choose('Choose a combatant (Wolf 17–Wolf 20)', 'Wolf 20');
    expect(privateText(table.screen)).toContain('### Wolf 20');
  });

  test('highlights what a GM is likely to do next, and fits on one and a half screens', async () => {
    const highlightedLabels = () =>
      buttonsOf(table.screen.components ?? []).flatMap((each) =>
        each.style === ButtonStyle.Primary || each.style === ButtonStyle.Success ? [labelOf(each)] : [],
      );
    await table.say('/encounter start ruleset:tdgs');
    await table.open();
    expect(highlightedLabels()).toEqual(['Add…']);
    await table.say('@ana /join character:Kira', '@bo /join character:Mira', '/add creature:Goblin count:5');
    await table.say('/add creature:Dragon count:3 hidden:yes');
    await table.open();
    expect(highlightedLabels()).toEqual(['Start combat']);
    await table.say('/initiative', '/gm whisper who:bo words:"The door is a mimic."', '/gm timer turn:"24 h"');
    const nextScreens = new Map<boolean, readonly unknown[]>();
    for (let turns = 0; turns < 7; turns++) {
      const { encounter } = await table.state();
      await table.open();
      expect(labelsOf(table.screen).length).toBeLessThanOrEqual(13);
      expect(labelsOf(table.screen)).toContain('Reveal all 3');
      nextScreens.set(
        onTurn(encounter).every(({ controller }) => controller === undefined || controller === 'gwen'),
        highlightedLabels(),
      );
      await table.say('/turn skip');
    }
    expect(nextScreens).toEqual(
      new Map([
        [true, ['Act for…']],
        [false, []],
      ]),
    );
    await table.say('/encounter pause');
    await table.open();
    expect(highlightedLabels()).toEqual(['Continue combat']);
    for (const goblin of [1, 2, 3, 4, 5]) await table.say(`/adjust who:"Goblin ${goblin}" by:-99`);
    await table.open();
    // A hidden combatant may still appear, so combat can go on.
    expect(highlightedLabels()).toEqual(['Continue combat']);
    await table.tap('Reveal all 3');
    for (const dragon of [1, 2, 3]) await table.say(`/adjust who:"Dragon ${dragon}" by:-999`);
    await table.open();
    expect(highlightedLabels()).toEqual(['End encounter…']);
  });

  test('reveals exactly the hidden combatants that it lists, and no one a second time', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin');
    await table.say('/add creature:Dragon count:2 hidden:yes');
    const listingTwo = await table.open();
    await table.say('/add creature:Skeleton hidden:yes');
    table.screen = listingTwo;
    expect(privateText(await table.tap('Reveal all 2'))).toContain('That changed in the meantime.');
    expect((await table.state()).encounter.hidden).toHaveLength(3);
    const listingThree = table.screen;
    await table.tap('Reveal all 3');
    expect((await table.state()).encounter.hidden ?? []).toEqual([]);
    const { deeds } = await table.state();
    table.screen = listingThree;
    expect(privateText(await table.tap('Reveal all 3'))).toContain('That changed in the meantime.');
    expect((await table.state()).deeds).toBe(deeds);
  });

  test.each(BUILT_IN_IDS)(
    '%s: shows hidden combatants and players who want to join as if they were there',
    async (system) => {
      const { archetypes } = rulesNamed(system)!;
      const [hero, enemy] = ['character', 'creature'].map(
        (kind) => archetypes.find((each) => each.kind === kind)!.name,
      );
      await table.say(`/encounter start ruleset:${system}`, `@ana /join character:"${hero}" name:Hero`);
      await table.say(`/add creature:"${enemy}"`, `/add creature:"${enemy}" hidden:yes`, '/initiative');
      await table.say(`@bo /join character:"${hero}" name:Second`);
      await table.open();
      expect(labelsOf(table.screen)).toEqual(expect.arrayContaining(['Let Second in', `Reveal ${enemy} 1`]));
      expect(textOf(await table.press('gwen', 'Second’s sheet'))).toContain('Second');
      await table.tap(`${enemy} 1…`);
      await table.tap('Sheet');
      expect(textOf(table.screen)).toContain(`${enemy} 1`);
      await table.tap('Back');
      await table.tap(`Reveal ${enemy} 1`);
      expect(shownText()).toContain(`${enemy} 1`);
    },
  );

  test('shows a refusal on top, and stays open', async () => {
    await table.say('/encounter start ruleset:tdgs');
    await table.open();
    await table.tap('Start combat');
    expect(privateText(table.screen)).toContain('There’s no one to fight yet');
    await table.fill('Add…', { search: 'zzz' });
    expect(privateText(table.screen)).toContain('There’s no creature called “zzz”');
    await table.fill('Add…', { creature: 'Goblin', count: '99' });
    expect(privateText(table.screen)).toContain('from 1 to 25');
    await table.fill('Add…', { search: 'go' });
    await table.choose('Creature', 'Goblin');
    await table.tap('Goblin…');
    const oldPanel = table.screen;
    await table.say('/gm remove who:Goblin');
    table.screen = oldPanel;
    await table.tap('Sheet');
    expect(privateText(table.screen)).toContain('That changed in the meantime');
  });

  test('has as many creatures as fit into its menus', async () => {
    const goblinsNamed = (many: number) => Array.from({ length: many }, (_, index) => bookEntry(`Goblin of ${index}`));
    const { book } = rulesNamed('tdgs')!;
    const lengths = (many: number, menus: 1 | 2) =>
      creatureFields({ book }, goblinsNamed(many), menus).map(({ component }) =>
        'options' in component ? component.options.length : 0,
      );
    expect([lengths(25, 2), lengths(26, 2), lengths(60, 2), lengths(60, 1)]).toEqual([[25], [25, 1], [25, 25], [25]]);
    await table.say('/encounter start ruleset:tdgs');
    await table.open();
    const id = gmFormId.write({ encounter: FIRST_ID, form: 'add', who: '' });
    await table.submit('gwen', id, { creature: '', 'creature-2': 'Dragon', search: '', count: '1', how: '' });
    expect(shownText()).toContain('Dragon');
  });

  test.each(BUILT_IN_IDS)('%s: says which book its creatures are from, and its author and license', (system) => {
    const rules = rulesNamed(system)!;
    const { title, author, license } = rules.book;
    expect(creatureFields(rules, [bookEntry('Goblin')], 1)[0]).toMatchObject({
      description: `From ${title} by ${author} (${license}).`,
    });
  });

  test('ends the encounter after a question, for all to read', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/initiative');
    await table.open();
    await table.fill('Add…', { creature: 'Dragon', how: 'hidden' });
    await table.tap('Pause combat');
    expect(shownText()).toContain('Combat is paused');
    await table.tap('End encounter…');
    expect(privateText(table.screen)).toContain('**Dragon** is still hidden');
    await table.tap('End encounter');
    expect(shownText()).toContain('seed');
    expect(privateText(await table.say('@zoe /log show'))).toContain('Dragon secretly joins');
  });

  test.each(BUILT_IN_IDS)('%s: names every setting and its value in words, not by its identifier', async (system) => {
    await table.say(`/encounter start ruleset:${system}`);
    await table.open();
    await table.tap('Settings…');
    const settings = labelsOf(table.screen).filter((label) => label.includes(': '));
    expect(settings).toEqual(
      expect.arrayContaining([
        'Characters per player: 3',
        'Who edits sheets: GM only',
        'Warn about uneven fights: off',
      ]),
    );
    expect(settings.filter((label) => !/^[A-Z0-9][^_-]*: /.test(label))).toEqual([]);
    expect(settings).toHaveLength(new Set(settings.map((label) => label.split(':')[0])).size);
  });

  test('changes settings', async () => {
    await table.say('/encounter start ruleset:tdgs');
    await table.open();
    await table.tap('Settings…');
    await table.tap('Story tone: ');
    expect(privateText(table.screen)).toContain('/gm set setting:tone');
    await table.tap('grim');
    expect(textOf(table.newest('card'))).toContain('tone grim');
  });

  test.each([
    ['sums', 'details', 'Roll details', 'full'],
    ['lopsided', 'uneven', 'Warn about uneven fights', '30-95'],
    ['most-each', 'characters-each', 'Characters per player', '5'],
  ])('still finds a setting by the short hash of its old name: %s', async (formerly, setting, title, value) => {
    await table.say('/encounter start ruleset:tdgs');
    const idFields = { encounter: FIRST_ID, setting: textHash(formerly) };
    const values = await table.pressId('gwen', settingButtonId.write(idFields));
    expect(privateText(values)).toContain(`### ${title}`);
    expect(privateText(values)).toContain(`/gm set setting:${setting}`);
    const reply = await table.pressId('gwen', valueButtonId.write({ ...idFields, value: textHash(value) }));
    expect(privateText(reply)).not.toContain('That changed in the meantime');
    const { encounter, pending } = await table.state();
    expect(String(setting === 'uneven' ? pending?.lopsided : settingOf(encounter, setting))).toBe(value);
  });
});

describe('A whisper to one player', () => {
  test('is read once, by that player alone, and then its message goes', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '@bo /join character:Mira');
    await table.open();
    const form = { words: 'The door is a mimic.' };
    const reply = await table.pressId('gwen', `gm-form|${FIRST_ID}|whisper|`);
    const [players] = reply.form?.components ?? [];
    const options =
      players && 'component' in players && 'options' in players.component ? players.component.options : [];
    const ana = options.find(({ label }) => label === 'Kira’s player')?.value ?? '';
    await table.fill('Whisper…', { ...form, player: ana });
    const whisper = table.newest('whisper');
    expect([textOf(whisper), whisper.ping]).toEqual(['<@ana>: the GM has a whisper for you.', ['ana']]);
    expect(textOf(await table.press('bo', 'Read'))).toContain('Only <@ana> can read that');
    expect(textOf(await table.press('ana', 'Read'))).toContain('The door is a mimic.');
    expect(table.messages.map(({ kind }) => kind)).not.toContain('whisper');
    expect(privateText(await table.say('/log show'))).not.toContain('mimic');
  });

  test('is undone as long as no one has read it; once read it stays, in plain words', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/initiative');
    const notices = () => table.messages.filter(({ kind }) => kind === 'whisper');
    await table.say('/gm whisper who:ana words:"one"');
    await table.open();
    await table.tap('Undo: the whisper to Kira’s player');
    expect(privateText(table.screen)).toContain('Undone: the whisper to Kira’s player.');
    expect(notices()).toEqual([]);
    expect(labelsOf(table.screen)).toContain('Undo: initiative');
    // Deeds after the whisper are undone first, so the whisper has a separate *Unsend* button.
    await table.say('/gm whisper who:ana words:"two"', '@ana /defend');
    await table.open();
    expect(labelsOf(table.screen)).toContain('Undo: Kira defends');
    await table.tap('Unsend');
    expect(notices()).toEqual([]);
    await table.say('/gm whisper who:ana words:"three"');
    await table.open();
    await table.press('ana', 'Read');
    await table.tap('Undo: the whisper');
    expect(privateText(table.screen)).toContain('so it can’t be undone');
    expect(labelsOf(table.screen)).toContain('Undo: Kira defends');
    await table.say('/gm whisper who:ana words:"four"');
    expect(textOf(await table.say('/undo'))).toBe('Undone: the whisper to Kira’s player.');
    expect(notices()).toEqual([]);
  });

  test('is dropped unread when the next encounter opens', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/gm whisper who:ana words:hush');
    await table.say('/encounter end');
    expect(table.labels).toContain('Read');
    await table.say('/encounter start ruleset:tdgs');
    expect(table.labels).not.toContain('Read');
    expect(readable(await table.say('@ana /privacy export'))).not.toContain('hush');
  });
});

test('secret rolls stay the GM’s until the encounter is over', async () => {
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
  await table.open();
  await table.fill('Roll in secret…', { dice: 'd20+3' });
  expect(privateText(table.screen)).toMatch(/🎲 .*\d+/);
  expect(privateText(await table.say('/log show'))).toContain('Secret roll of d20+3');
  expect(privateText(await table.say('@ana /log show'))).not.toContain('d20');
  await table.say('/encounter end');
  expect(privateText(await table.say('@ana /log show'))).toContain('Secret roll of d20+3');
});

test('a player’s undo skips an ambush, and the record verifies', async () => {
  const commands = [
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin',
    '/initiative',
  ];
  await table.say(...commands, '@ana /defend');
  await table.say('/add creature:Dragon hidden:yes count:2', '/roll dice:2d6 secret:"the GM and me"');
  expect(await table.say('@ana /undo')).toEqual({ posted: true });
  await table.say('/gm reveal who:"Dragon 1"', '/undo', '/redo', '/gm hide who:"Dragon 1"', '/encounter end');
  const [file] = (await table.say('/log export as:json')).files ?? [];
  const record = JSON.parse(file ? fullText(file) : '');
  expect(record.present.hidden.map(({ name }: { name: string }) => name)).toEqual(['Dragon 2', 'Dragon 1']);
  expect(verifyRecord(record)).toMatchObject({ wrong: [], open: [] });
});
