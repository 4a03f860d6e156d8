import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Event } from '../../src/rules/core/event.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { lookAt } from '../kept.ts';
import type { Answer } from '../loopback/interaction.ts';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import type { User } from '../loopback/user.ts';
import { ONE_PIXEL_PNG } from '../session/pictures.ts';
import { Record } from '../soak/record.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;
let tables: readonly Table[];

beforeAll(async () => {
  tavern = await openTavern({ answerWithin: 60_000 });
  tables = BUILT_IN_IDS.map((system) => new Table(system));
  await Promise.all(tables.map((table) => table.open()));
}, 120_000);

afterAll(() => tavern.close());

/** For each system: what a hidden event does to everyone, and a check to roll. */
const SYSTEMS: { readonly [system: string]: { readonly effect: string; readonly check: string } } = {
  dungeoneers: { effect: '1 heat', check: 'prowess' },
  mastery: { effect: '7', check: 'Endurance' },
  sol: { effect: 'level 1', check: 'AGI + REA' },
  tdgs: { effect: '5 Fire', check: 'REF' },
};

const corner = (x: number, y: number) => ({ x, y });
const MAP_FILE = {
  format: 0.3,
  resolution: { map_origin: corner(0, 0), map_size: corner(7, 6), pixels_per_grid: 70 },
  line_of_sight: [[corner(3, 0), corner(3, 2)]],
  image: ONE_PIXEL_PNG.toString('base64'),
};

/**
 * A fight in which Ana and Bo face three creatures and an ambush that the GM has hidden. A stranger watches. Everyone
 * uses a phone.
 */
class Table {
  readonly system: string;
  readonly gm: Phone;
  readonly ana: Phone;
  readonly bo: Phone;
  readonly stranger: Phone;
  #enemy = '';

  constructor(system: string) {
    const { loopback, guild, gm, ana, bo, stranger } = tavern;
    const channel = guild.channel(`fight-${system}`);
    channel.allow(loopback.bot, 'ManageWebhooks');
    const phone = (user: User) => new Phone(loopback, user, channel);
    this.system = system;
    [this.gm, this.ana, this.bo, this.stranger] = [phone(gm), phone(ana), phone(bo), phone(stranger)];
  }

  get channel() {
    return this.gm.channel;
  }

  /** Everything that the stranger can read. */
  get strangerText(): string {
    return this.stranger.messages.map(textOf).join('\n');
  }

  get #sheet() {
    const words = SYSTEMS[this.system];
    if (!words) throw new Error(`Nothing for ${this.system}`);
    return words;
  }

  async open(): Promise<void> {
    const { archetypes } = rulesNamed(this.system)!;
    const archetypeName = (kind: string) => archetypes.find((each) => each.kind === kind)!.name;
    this.#enemy = archetypeName('creature');
    const orderSetting = { dungeoneers: 'order=anew', mastery: 'order=each round', sol: 'order=each round' }[
      this.system
    ];
    const settings = ['secrecy=words', ...(orderSetting === undefined ? [] : [orderSetting])].join(', ');
    await this.gm.type('/encounter start', { ruleset: this.system, settings });
    await this.ana.type('/join', { character: archetypeName('character'), name: 'Ada' });
    await this.bo.type('/join', { character: archetypeName('character'), name: 'Bea' });
    await this.gm.type('/add', { creature: this.#enemy, count: 3 });
    await this.gm.type('/initiative');
  }

  /** Skips turns until one of the players' characters can attack, and lets that character attack. */
  async attack(): Promise<void> {
    for (let turn = 0; turn < 5; turn++) {
      for (const characterName of ['Ada', 'Bea']) {
        await this.gm.type('/attack', { target: `${this.#enemy} 1`, as: characterName });
        if (await this.#hasAttacked()) return;
      }
      await this.gm.type('/turn skip');
    }
    throw new Error(`No one attacks in ${this.system}`);
  }

  /** True if the system rolls a new turn order each round. TDGS never rolls for it. */
  get isOrderedEachRound(): boolean {
    return this.system !== 'tdgs';
  }

  /** How many times the rules made the turn order and recorded reasons for it. */
  turnOrderCount(): Promise<number> {
    return lookAt(tavern.bot.database, async (reader) => {
      const rows = await reader.find<{ events: string }>(`SELECT d.events FROM deeds d JOIN encounters e
        ON e.id = d.encounter WHERE e.channel = '${this.channel.id}'`);
      const allEvents = rows.flatMap(({ events }) => JSON.parse(events) as readonly Event[]);
      return allEvents.filter((event) => event.type === 'turn-order-set' && event.reasons.length > 0).length;
    });
  }

  #hasAttacked(): Promise<boolean> {
    return lookAt(tavern.bot.database, async (reader) => {
      const attacks = await reader.find(`SELECT d.number FROM deeds d JOIN encounters e ON e.id = d.encounter
        WHERE e.channel = '${this.channel.id}' AND d.deed ->> 'type' = 'intent'`);
      return attacks.length > 0;
    });
  }

  async importMap(): Promise<void> {
    const file = { name: 'room.uvtt', content: Buffer.from(JSON.stringify(MAP_FILE)), contentType: 'application/json' };
    await this.gm.type('/map import', { file });
  }

  async askForCheck(): Promise<void> {
    await this.gm.tap('GM');
    await this.gm.tap('Ask for a check…');
    await this.gm.fill({ 'Something else': this.#sheet.check, 'Target number': '3' });
  }

  async hideAmbush(): Promise<void> {
    await this.gm.tap('GM');
    await this.gm.tap('More GM tools…');
    await this.gm.tap('Events…');
    await this.gm.tap('Add an event…');
    await this.gm.fill({ Name: 'Ambush', 'What everyone reads': 'Arrows rain.', Options: ['hidden'] });
    await this.gm.tap('Effect…');
  }

  giveEffect(): Promise<Answer> {
    return this.gm.fill({ 'Damage, conditions': this.#sheet.effect });
  }

  async speak(words: string): Promise<void> {
    await this.ana.tap('More…');
    await this.ana.tap('Say…');
    await this.ana.fill({ 'What do you say': words });
    await this.ana.until(() => this.strangerText.includes(words), 'the words');
  }

  /** Skips turns until the ambush comes. Returns what was stored before the last skip. */
  async untilAmbush(): Promise<unknown> {
    let before: unknown;
    for (let turn = 0; turn < 6 && !this.strangerText.includes('Arrows rain.'); turn++) {
      before = await this.state();
      await this.gm.type('/turn skip');
      await tavern.reading.untilShown(this.channel);
    }
    expect(this.strangerText).toContain('Arrows rain.');
    return before;
  }

  /** What is stored about the fight's combatants, map, turn order and events. */
  state(): Promise<unknown> {
    return lookAt(tavern.bot.database, async (reader) => [
      await reader.find(`SELECT c.* FROM combatants c JOIN encounters e ON e.id = c.encounter
        WHERE e.channel = '${this.channel.id}' ORDER BY c.id`),
      await reader.find(`SELECT field, timeline, round, turn, turn_order, own FROM encounters
        WHERE channel = '${this.channel.id}'`),
    ]);
  }
}

const atEachTable = <Done>(act: (table: Table) => Promise<Done>) => Promise.all(tables.map(act));

/**
 * The fight statistics of each table. They are requested one after the other, because the bot limits how many it
 * computes for a user at the same time.
 */
async function fightStatistics(): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const { gm } of tables) texts.push(textOf((await gm.type('/log stats')).message!));
  return texts;
}

test('a kill between and during taps loses nothing and doubles nothing: map, check, speech, events and figures', async () => {
  const { loopback, bot, reading } = tavern;
  const record = new Record(bot.database);
  await atEachTable((table) => table.attack());
  const figuresBefore = await fightStatistics();
  for (const text of figuresBefore) expect(text).toMatch(/[Dd]ealt |[Aa]voided /);
  await atEachTable((table) => table.importMap());
  await atEachTable((table) => table.askForCheck());
  await atEachTable((table) => table.ana.tap('Roll'));
  await atEachTable((table) => table.speak('Hold the line!'));
  await atEachTable((table) => table.hideAmbush());

  // The bot is killed while the GM sends a form and Bo rolls.
  const sentCount = loopback.interactions.length;
  const taps = tables.flatMap((table) => [table.giveEffect(), table.bo.tap('Roll')]);
  await loopback.until(() => loopback.interactions.length === sentCount + taps.length);
  await bot.stop('SIGKILL');
  const before = await record.all();
  await bot.start();
  expect(await record.all(), 'a restart changes nothing').toEqual(before);
  // An answered interaction that is delivered again changes nothing. An unanswered one takes effect once.
  const [answered, unanswered] = [loopback.interactions.slice(0, sentCount), loopback.interactions.slice(sentCount)];
  const recentInteractions = answered.filter(({ acknowledged }) => acknowledged).slice(-12);
  await Promise.all(recentInteractions.map((interaction) => loopback.redeliver(interaction)));
  expect(await record.all(), 'answered taps change nothing').toEqual(before);
  await Promise.all(
    unanswered.filter(({ acknowledged }) => !acknowledged).map((interaction) => loopback.redeliver(interaction)),
  );
  await Promise.all(taps);
  await atEachTable(({ channel }) => reading.untilShown(channel));
  await record.expectSound();
  expect([...(await record.deeds()).values()].every((count) => count === 1)).toBe(true);

  for (const { gm, strangerText, stranger, channel } of tables) {
    const check = gm.messages.findLast((message) => textOf(message).includes('Check: '))!;
    expect(textOf(check)).toMatch(/Ada[\s\S]*Bea/);
    expect(textOf(check)).toContain('of 2 succeeded');
    expect(
      loopback.messages(channel).filter((message) => message.by && textOf(message) === 'Hold the line!'),
    ).toHaveLength(1);
    const [speech] = loopback.messages(channel).filter((message) => message.by);
    expect(textOf((await gm.context('Who said this?', speech!)).message!)).toContain(tavern.ana.mention);
    // The stranger learns nothing about the ambush.
    await stranger.type('/encounter status', { private: true });
    await stranger.type('/log show');
    await stranger.type('/turns');
    expect(strangerText + stranger.messages.map(textOf).join('\n')).not.toMatch(/Ambush|Arrows/);
  }
  expect(await fightStatistics()).toEqual(figuresBefore);
}, 120_000);

test('an event harms everyone in its round, one undo takes all of it back, and the export verifies', async () => {
  const { reading } = tavern;
  await atEachTable(async (table) => {
    const { gm, channel } = table;
    const before = await table.untilAmbush();
    expect(await table.state()).not.toEqual(before);
    expect((await table.turnOrderCount()) > 1, table.system).toBe(table.isOrderedEachRound);
    await gm.tap('GM');
    await gm.tap('Undo: ');
    await reading.untilShown(channel);
    expect(await table.state(), table.system).toEqual(before);
    await gm.type('/redo');
    await gm.type('/encounter end');
  });
  for (const { gm, ana } of tables) {
    expect(textOf((await ana.tap('Fight statistics')).message!)).toContain('Ada');
    const [file] = (await gm.type('/log export', { as: 'json' })).message?.attachments ?? [];
    expect(verifyRecord(JSON.parse(new TextDecoder().decode(file?.content)))).toMatchObject({ wrong: [], open: [] });
  }
}, 120_000);
