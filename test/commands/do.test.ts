import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOnTurn } from '../../src/rules/core/encounter.ts';
import { offerLanguages } from '../../src/text/languages.ts';
import { buttonsOf } from '../loopback/components.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { withOdds } from './known-odds.ts';
import { fill, labels, replyText, tap } from './private-message.ts';

let table: PostedTable;

beforeEach(async () => {
  table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin count:2',
    '/initiative',
  );
});

afterEach(() => table.close());

/** Ends turns until it is Kira's turn. */
async function untilKira(): Promise<void> {
  for (let turns = 0; turns < 8 && !textOf(await table.say('/encounter status')).includes('Kira’s turn'); turns++)
    await table.say('/turn end');
}

describe('/do', () => {
  test('names an item without a dangling “on” when the target is in the line below', async () => {
    const dock = new PostedTable();
    await dock.say('/encounter start ruleset:sol', '@ana /join character:Medic', '@bo /join character:Blade');
    await dock.say('/add creature:Ganger', '/initiative', '/adjust who:Blade by:1 resource:wounds');
    const isTurn = async () => textOf(await dock.say('/encounter status')).includes('Now: **Medic**');
    for (let turns = 0; turns < 6 && !(await isTurn()); turns++) await dock.say('/turn skip');
    const offer = replyText(await dock.say('@ana /do text:"I use my medkit on Blade"'));
    expect(offer).toMatch(/\*\*Use Medkit\*\*\n-# Blade/);
    await dock.close();
  });

  test('names an amount that isn’t a resource as the action’s form does', async () => {
    const mine = new PostedTable();
    await mine.say('/encounter start ruleset:dungeoneers', '@ana /join character:Suori', '/add creature:Skeleton');
    await mine.say('/add creature:Goblin', '/initiative');
    for (let turns = 0; turns < 6 && !textOf(await mine.say('/encounter status')).includes('Goblin’s turn'); turns++)
      await mine.say('/turn end');
    const offer = replyText(await mine.say('/do as:Skeleton text:"the skeleton claws at Suori"'));
    expect(offer).toMatch(/Hazard.*: wounds · 1\*\*/);
    expect(offer).not.toContain('wounds or stress');
    await mine.close();
  });

  test('says that someone has left the fight or is dead, whatever they would do', async () => {
    await untilKira();
    const texts = ['I defend', 'I defend and then attack goblin 1', 'hello'];
    await table.say('/gm leave who:Mira how:fled');
    for (const words of texts)
      expect(replyText(await table.say(`@bo /do text:"${words}"`))).toContain(
        'Mira has fled. The GM can bring them back',
      );
    await table.say('/adjust who:Kira by:-200 resource:HP');
    for (const words of texts) {
      const text = replyText(await table.say(`@ana /do text:"${words}"`));
      expect(text).not.toMatch(/doesn’t have “/);
      expect(text).not.toContain('I couldn’t find an action');
    }
  });

  test('offers the action in a text, and does it only when it is tapped, with the text as its story', async () => {
    await untilKira();
    const before = table.messages.length;
    const offer = await table.say('@ana /do text:"I bring my sword down on the second goblin!"');
    expect(replyText(offer)).toContain('I bring my sword down on the second goblin');
    expect(replyText(offer)).toMatch(/\*\*Attack\*\*\n-# Goblin 2 /);
    expect(table.messages.length).toBe(before);
    const [first = ''] = labels(offer);
    const done = await tap(table, 'ana', offer, first);
    expect(done.posted).toBe(true);
    expect(table.messages.map((each) => JSON.stringify(each)).join()).toContain(
      'I bring my sword down on the second goblin',
    );
  });

  test('says when nothing that someone has can do that, or when it would not help', async () => {
    const other = new PostedTable();
    await other.say(
      '/encounter start ruleset:dungeoneers',
      '@ana /join character:Ulfarmi',
      '@bo /join character:Suori',
    );
    await other.say('/add creature:Bandit', '/initiative');
    const isTurn = async () => textOf(await other.say('/encounter status')).includes('Waiting for: **Ulfarmi**');
    for (let turns = 0; turns < 6 && !(await isTurn()); turns++) await other.say('/turn skip');
    const offer = async (text: string) => replyText(await other.say(`@ana /do text:"${text}"`));
    const noHelp = await offer('I cast Mend on Suori');
    expect(noHelp).toContain('That wouldn’t help Suori right now.');
    expect(noHelp).not.toMatch(/Fire Lance|\(to use/);
    expect(await offer('With a spell I turn the bandit into a toad')).toContain(
      'Ulfarmi has nothing that can do that.',
    );
    await other.close();
  });

  test('names the skill that someone lacks, and offers their own skills to help a friend', async () => {
    const duel = new PostedTable();
    await duel.say('/encounter start ruleset:mastery', '@ana /join character:Bryn', '@ana /join character:Wren');
    await duel.say('/add creature:"Novice Fighter"', '/initiative');
    for (let turns = 0; turns < 3 && !isOnTurn((await duel.state()).encounter, 'bryn'); turns++)
      await duel.say('/turn skip');
    const offered = replyText(await duel.say('@ana /do text:"I shout encouragement to Wren" as:Bryn'));
    expect(offered).toContain('Bryn doesn’t have “Leadership.”');
    expect(offered).not.toMatch(/Special action|(Stun|Fatigue|Disorient) against/);
    await duel.close();
  });

  test('reads English and the language of the encounter, whatever language its author has Discord in', async () => {
    offerLanguages(['de', 'fr']);
    const mixed = new PostedTable();
    mixed.locales = { gwen: 'de', ana: 'fr' };
    mixed.serverLocale = 'de';
    await mixed.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Skeleton count:2');
    await mixed.say('/initiative');
    const offer = async (text: string) => replyText(await mixed.say(`@ana /do text:"${text}"`));
    for (const text of [
      'je frappe le deuxième squelette',
      'ich schlag das zweite Skelett',
      'I hit the second skeleton',
      'attack skeleton 2',
    ])
      expect(await offer(text), text).toMatch(/Skelett 2/);
    await mixed.close();
    offerLanguages([]);
  });

  test('leaves a post without an action alone, and refuses posts by others', async () => {
    await untilKira();
    const speech = '@ana /do text:"\\"Never!\\" she says."';
    const onTurn = await table.say(speech);
    expect(replyText(onTurn)).toContain('couldn’t find an action');
    expect(replyText(onTurn)).toContain('tap **More…**');
    expect(labels(onTurn)).toEqual(['More…', 'Close']);
    const others = await table.context('ana', 'Play this', '123', 'I hit Goblin 1', 'bo');
    expect(textOf(others)).toContain('your own messages');
    const own = await table.context('ana', 'Play this', '123', 'I hit Goblin 1');
    expect(replyText(own)).toMatch(/\*\*Attack\*\*\n-# Goblin 1 /);
    // Before the character's turn there is no “More…” button.
    await table.say('@ana /turn end');
    const offTurn = await table.say(speech);
    expect(replyText(offTurn)).toContain('couldn’t find an action');
    expect(replyText(offTurn)).not.toContain('More…');
    expect(labels(offTurn)).toEqual(['Close']);
  });

  test('offers again if the turn is over, and never acts for someone else', async () => {
    await untilKira();
    const offer = await table.say('@ana /do text:"I hit the first goblin"');
    const [first = ''] = labels(offer);
    expect(textOf(await tap(table, 'bo', offer, first))).toContain('play');
    await table.say('@ana /turn end');
    const stale = await tap(table, 'ana', offer, first);
    expect(replyText(stale)).toContain('Something changed');
  });

  test('acts for the GM’s creature that the text names, if several have the turn', async () => {
    await table.say(
      '/encounter end',
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin count:2',
    );
    await table.say('/gm group who:"Goblin 1, Goblin 2"', '/initiative');
    for (let turns = 0; turns < 4; turns++) {
      const form = await table.press('gwen', 'Do…');
      const offer = await fill(table, 'gwen', form, { text: 'Goblin 2 leaps at Kira and bites her' });
      if (replyText(offer).includes('\n-# Kira')) {
        await tap(table, 'gwen', offer, labels(offer)[0] ?? '');
        expect(table.messages.map((each) => JSON.stringify(each)).join()).toContain('Goblin 2 leaps at Kira');
        return;
      }
      await table.say('/turn skip');
    }
    expect.fail('The goblins never had a turn');
  });

  test('is a form under the turn and behind More…, and offers the second of two actions after the first', async () => {
    await untilKira();
    expect((await table.press('ana', 'Do…')).form?.title).toBe('What does Kira do?');
    const form = await tap(table, 'ana', await table.say('@ana /act'), 'Do…');
    expect(form.form?.title).toBe('What does Kira do?');
    const offer = await fill(table, 'ana', form, { text: 'I take a step back, then raise my guard' });
    expect(replyText(offer)).toContain('**Step**');
    expect(replyText(offer)).toContain('After that');
    const next = await tap(table, 'ana', offer, labels(offer)[0] ?? '');
    expect(next.posted).toBe(true);
    expect(replyText(next)).toContain('**Full defense**');
  });

  test('offers the second of two actions beside the first, and nothing more once the second is done', async () => {
    await untilKira();
    const offer = await table.say('@ana /do text:"I take a step back, then raise my guard"');
    const titles = (replyText(offer).match(/(?<=^\*\*).+(?=\*\*$)/gm) ?? []).slice(0, 3);
    expect(titles).toEqual(['Step', expect.any(String), 'Full defense']);
    expect(new Set(titles).size).toBe(3);
    const [, , thirdButton] = buttonsOf(offer.components ?? []);
    const done = await table.pressId('ana', thirdButton && 'custom_id' in thirdButton ? thirdButton.custom_id : '');
    expect(done.posted).toBe(true);
    expect(replyText(done)).not.toContain('Nothing happens until you choose');
  });

  test('shows the odds, whose health it is, and what else could be done, without rolling dice', async () => {
    await untilKira();
    const before = JSON.stringify(await table.state());
    const offer = await table.say('@ana /do text:"I hit Goblin 2"');
    expect(replyText(offer)).toContain('**Attack**\n-# Goblin 2 (40/40 HP)\n');
    expect(replyText(withOdds(offer))).toMatch(/\*\*Attack\*\*\n-# Goblin 2 \(40\/40 HP\) · \*\*\d+%\*\*\n/);
    const { drafts: _, ...pending } = (await table.state()).pending ?? {};
    expect(JSON.stringify({ ...(await table.state()), pending })).toBe(before);
  });

  test('makes a plan of what a player writes before their turn, and keeps it when it is tapped', async () => {
    await untilKira();
    await table.say('@ana /turn end');
    const offer = await table.say('@ana /do text:"I attack the first goblin, then defend myself"');
    expect(replyText(offer)).toMatch(/Plan · Kira\*\*\n1\. Attack Goblin 1, .*\n2\. Defend\./);
    const plan = async () => (await table.state()).encounter.combatants.find(({ name }) => name === 'Kira')?.plan;
    expect(await plan()).toBeUndefined();
    expect(replyText(await tap(table, 'ana', offer, 'Keep this plan'))).toContain('Plan saved');
    expect((await plan())?.lines).toHaveLength(2);
  });

  test('makes a plan of conditions in a text on one’s own turn too, beside what can be done now', async () => {
    await untilKira();
    const offer = await table.say('@ana /do text:"If he comes at me I parry, otherwise I attack goblin 2"');
    expect(replyText(offer)).toMatch(/1\. If an enemy is next to you: \*\*Defend\*\*\.\n2\. Attack Goblin 2, /);
    expect(labels(offer)).toContain('Play');
    const story = await table.say('@ana /do text:"When the dust settles, I attack goblin 2"');
    expect(labels(story)).not.toContain('Keep this plan');
    const stale = await tap(table, 'ana', offer, 'Keep this plan');
    expect(replyText(stale)).toContain('don’t have that text anymore');
  });

  test('takes the name that several creatures share for the creature that acts', async () => {
    const lair = new PostedTable();
    await lair.say('/encounter start ruleset:dungeoneers', '@ana /join character:Suori');
    await lair.say('/add creature:"Giant Spider" count:2', '/initiative');
    for (const text of ['Giant Spider attacks Suori', 'Giant Spider hits Suori'])
      expect(replyText(await lair.say(`/do as:"Giant Spider 2" text:"${text}"`))).not.toContain(
        'I couldn’t find an action',
      );
    await lair.close();
  });

  test('offers the GM’s creatures one after the other if the text is about all of them', async () => {
    await table.say('/gm group who:"Goblin 1, Goblin 2"');
    const areGoblinsOn = async () => {
      const { turnOrder, turn } = (await table.state()).encounter;
      return turnOrder[turn]?.includes('goblin-1');
    };
    for (let turns = 0; turns < 8 && !(await areGoblinsOn()); turns++) await table.say('/turn skip');
    const offer = await table.say('/do text:"both goblins attack Kira"');
    expect(labels(offer)).toContain('Both attack Kira');
    const next = await tap(table, 'gwen', offer, 'Play');
    expect(next.posted).toBe(true);
    expect(replyText(next)).toContain('**Attack**\n-# Kira');
    expect(replyText(next)).not.toBe(replyText(offer));
    await tap(table, 'gwen', next, 'Play');
    const told = table.messages.map(textOf).join().split('both goblins attack Kira');
    expect(told).toHaveLength(2);
  });
});
