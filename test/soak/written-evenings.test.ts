import { afterAll, expect, test } from 'vitest';
import { openTavern } from '../discord/tavern.ts';
import { openReader } from '../kept.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Answer } from '../loopback/interaction.ts';
import type { Message } from '../loopback/message.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { LONG } from './length.ts';

const { loopback, bot, guild, reading, close } = await openTavern();

afterAll(close);

/** Who fights in each system. */
const EVENINGS: Readonly<Record<string, { readonly players: readonly [string, string]; readonly creature: string }>> = {
  tdgs: { players: ['Kira', 'Mira'], creature: 'Goblin' },
  dungeoneers: { players: ['Freya', 'Alberich'], creature: 'Goblin' },
  mastery: { players: ['Bryn', 'Wren'], creature: 'Novice Fighter' },
  sol: { players: ['Soldier', 'Medic'], creature: 'Guard' },
};
/** What the players and the GM write. NAME stands for an enemy. */
const TEXTS = [
  'I attack NAME with everything I have!',
  'With a shout, I hit NAME, again and again.',
  '“Over here,” I say, and attack NAME.',
  'I defend myself.',
];
/** The maximum number of turns and questions in an evening. */
const MAX_STEPS = LONG ? 120 : 7;

const END = /^(End turn|I’m done)$/;

/** An evening in one channel, in which everyone writes what they do. */
class Evening {
  readonly channel: Channel;
  readonly gwen: Phone;
  readonly ana: Phone;
  readonly bo: Phone;
  readonly #creature: string;
  readonly #players: readonly [string, string];
  /** The texts whose actions were carried out, oldest first. */
  readonly played: string[] = [];
  #texts = 0;

  constructor(system: string) {
    this.channel = guild.channel(`written-${system}`);
    [this.gwen, this.ana, this.bo] = ['Gwen', 'Ana', 'Bo'].map(
      (name) => new Phone(loopback, guild.member(name), this.channel),
    ) as [Phone, Phone, Phone];
    const { players, creature } = EVENINGS[system]!;
    [this.#players, this.#creature] = [players, creature];
  }

  async start(system: string): Promise<void> {
    await this.gwen.type('/encounter start', { ruleset: system });
    await this.ana.type('/join', { character: this.#players[0] });
    await this.bo.type('/join', { character: this.#players[1] });
    await this.gwen.type('/add', { creature: this.#creature, count: 2 });
    await this.gwen.type('/initiative');
  }

  /** The message that waits for someone. Undefined when combat is over. */
  async open(): Promise<Message | undefined> {
    await reading.untilTurnsShown(this.channel);
    const [, ...below] = reading.public(this.channel);
    return below.findLast(
      (each) => labelsOf(each).some((label) => label !== 'Details') && !labelsOf(each).includes('Keep fighting'),
    );
  }

  whose(message: Message): Phone {
    return [this.ana, this.bo].find(({ user }) => message.content.includes(`<@${user.id}>`)) ?? this.gwen;
  }

  /**
   * The public messages below the encounter's first message (the card), which is left out because it may not be up to
   * date.
   */
  shown(): string {
    const [, ...below] = reading.public(this.channel);
    return below.map(textOf).join('\n');
  }

  textFor(who: Phone): string {
    const text = TEXTS[this.#texts++ % TEXTS.length]!;
    const target = who === this.gwen ? this.#players[this.#texts % 2]! : `the nearest ${this.#creature}`;
    return `${text.replace('NAME', target)} (${this.#texts})`;
  }

  /**
   * Writes a text. Uses a command the first time, then a form, then a post, and so on. Expects that nothing happens in
   * the fight yet. Resolves with the private answer.
   */
  async write(who: Phone, text: string): Promise<{ readonly answer: Answer; readonly post?: Message }> {
    const before = this.shown();
    const privateMessage = () => who.messages.findLast((each) => each.viewer && !each.deleted);
    const privateBefore = privateMessage();
    const way = this.#texts % 3;
    let answer: Answer;
    let post: Message | undefined;
    if (way === 0) answer = await who.type('/do', { text });
    else if (way === 1) {
      await who.tap('Do…');
      answer = await who.fill({ 'Your text': text });
    } else {
      post = who.user.say(this.channel, text);
      answer = await who.context('Play this', post);
    }
    // If it takes long to read the text, the form is acknowledged first, and the private answer follows.
    if (!answer.message?.ephemeral)
      await loopback.until(() => privateMessage() !== privateBefore, 20_000, `a private answer to ${text}`);
    const message = answer.message?.ephemeral ? answer.message : privateMessage();
    expect(message?.ephemeral, text).toBe(true);
    await reading.untilTurnsShown(this.channel);
    expect(this.shown()).toBe(before);
    return { answer: { ...answer, ...(message && { message }) }, ...(post && { post }) };
  }

  /** Writes a text and taps the first action that the answer offers. Ends the turn if none is offered. */
  async play(who: Phone): Promise<void> {
    const text = this.textFor(who);
    const { answer, post } = await this.write(who, text);
    const [first = 'More…'] = labelsOf(answer.message!);
    if (/^(More…|Close)$/.test(first)) {
      await who.tap('Close');
      return this.end(who);
    }
    await who.tap(first);
    // Fray asks once more before an action harms an ally.
    const [sure] = who.messages
      .filter((each) => each.viewer && !each.deleted && labelsOf(each)[1] === 'Close')
      .flatMap(labelsOf);
    if (sure !== undefined && sure !== 'More…' && sure !== first) await who.tap(sure);
    await this.#expectTold(text, post);
    this.played.push(text);
  }

  /** Expects that the channel shows the text, and a link to the post if there is one. */
  async #expectTold(text: string, post: Message | undefined): Promise<void> {
    const open = await this.open();
    // If a question is open, the outcome is shown only after someone answers it.
    if (open && !labelsOf(open).some((label) => END.test(label))) return;
    expect(this.shown()).toContain(text.replaceAll(/[()]/g, '\\$&'));
    if (post) expect(this.shown()).toContain(`/${post.id})`);
  }

  async end(who: Phone): Promise<void> {
    const open = await this.open();
    const end = open && labelsOf(open).find((label) => END.test(label));
    if (end) await who.tap(end);
  }
}

test.each(LONG ? Object.keys(EVENINGS) : ['tdgs'])(
  'an evening of %s by posts only: nothing is done without a tap',
  async (system) => {
    const evening = new Evening(system);
    const { ana, gwen, channel } = evening;
    await evening.start(system);
    // After Ana's turn is over, her tap does nothing, and she is told that something has changed.
    for (let open = await evening.open(); open && evening.whose(open) !== ana; open = await evening.open())
      await gwen.type('/turn skip');
    const { answer } = await evening.write(ana, evening.textFor(ana));
    await gwen.type('/turn skip');
    await reading.untilTurnsShown(channel);
    const before = evening.shown();
    await ana.tap(labelsOf(answer.message!)[0] ?? '');
    await ana.reads('Something changed');
    expect(evening.shown()).toBe(before);
    await ana.tap('Close');

    let lastMessage: Message | undefined;
    for (let step = 0; step < MAX_STEPS; step++) {
      const open = await evening.open();
      if (!open) break;
      const who = evening.whose(open);
      const labels = labelsOf(open);
      if (!labels.some((label) => END.test(label))) await who.tap(labels[0] ?? '');
      else if (open === lastMessage && evening.played.length % 2 === 0) await evening.end(who);
      else await evening.play(who);
      lastMessage = open;
    }
    expect(evening.played.length).toBeGreaterThan(1);

    // `/undo` removes the text along with the action.
    const lastText = evening.played.at(-1) ?? '';
    for (let undone = 0; undone < 6 && evening.shown().includes(lastText.slice(0, 20)); undone++) {
      await gwen.type('/undo');
      await reading.untilTurnsShown(channel);
    }
    expect(evening.shown()).not.toContain(lastText);

    const reader = await openReader(bot.database);
    const toldTexts = async () =>
      (await reader.find<object>('SELECT deed FROM deeds WHERE deed IS NOT NULL'))
        .map((each) => JSON.stringify(each))
        .join();
    const mine = evening.played.filter((text) => !/Kira/.test(text))[0] ?? '';
    expect(await toldTexts()).toContain(mine);
    for (const who of [evening.ana, evening.bo, gwen]) await who.type('/privacy delete', { sure: 'yes' });
    for (const text of evening.played) expect(await toldTexts()).not.toContain(text);
    await reader.close();
  },
);
