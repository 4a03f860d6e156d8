import { vi } from 'vitest';
import type { Wait } from '../../src/session/clock.ts';
import { HOUR } from '../../src/time/zone.ts';
import type { Channel } from '../loopback/channel.ts';
import { selectsOf } from '../loopback/components.ts';
import type { Answer } from '../loopback/interaction.ts';
import type { Loopback } from '../loopback/loopback.ts';
import type { Message } from '../loopback/message.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { timeOf } from '../loopback/snowflake.ts';
import { LocalFray } from './local-fray.ts';
import { Reading } from './reading.ts';

/** The longest step by which the test moves time, in milliseconds. It is too short to count as downtime. */
const MAX_STEP = 6 * HOUR;
/**
 * How long each action takes, in milliseconds. Fray edits the encounter's first message (the card) at most every few
 * seconds, so this time lets it change after each action.
 */
const ACTION_TIME_MS = 10_000;

/** A turn in which the timer reminded a player or acted for them. */
export interface ClockTurn {
  readonly user: string;
  readonly wait: Wait;
  readonly what: 'nudge' | 'end';
  readonly at: number;
}

/** Writes the story of a channel, day by day: what users do, and what the channel shows. The test controls the time. */
export class Story {
  readonly lines: string[] = [];
  readonly clockTurns: ClockTurn[] = [];
  readonly channel: Channel;
  readonly #loopback: Loopback;
  readonly #database: string;
  readonly #seed: string;
  readonly #reading: Reading;
  readonly #zones = new Map<string, string>();
  /** The texts of each message that the story already has, so that none is repeated. */
  readonly #written = new Map<string, readonly string[]>();
  #fray: LocalFray | undefined;

  constructor(loopback: Loopback, channel: Channel, database: string, seed: string) {
    this.#loopback = loopback;
    this.channel = channel;
    this.#database = database;
    this.#seed = seed;
    this.#reading = new Reading(loopback, { database });
  }

  /** A user with a phone whose clock is set to a time zone. */
  person(name: string, zone: string): Phone {
    const user = this.channel.guild?.member(name);
    if (!user) throw new Error(`${name} is not there`);
    this.#zones.set(user.id, zone);
    return new Phone(this.#loopback, user, this.channel);
  }

  get runs(): boolean {
    return this.#fray !== undefined;
  }

  get fray(): LocalFray {
    if (!this.#fray) throw new Error('Fray does not run');
    return this.#fray;
  }

  /** The bot's public messages that weren't deleted, oldest first. */
  get messages(): readonly Message[] {
    return this.#reading.public(this.channel);
  }

  async start(): Promise<void> {
    this.#fray = await LocalFray.start(this.#loopback, this.#database, this.#seed);
    await this.#fire();
  }

  async stop(): Promise<void> {
    await this.#fire();
    await this.#fray?.stop();
    this.#fray = undefined;
  }

  /** Lets time pass. What becomes due happens on time, unless Fray is down. */
  async until(time: number): Promise<void> {
    while (this.#fray) {
      const nextDueTime = Math.max((await this.#fray.nextDue()) ?? Number.POSITIVE_INFINITY, Date.now());
      if (nextDueTime > time && Date.now() + MAX_STEP > time) break;
      vi.setSystemTime(Math.min(nextDueTime, Date.now() + MAX_STEP));
      await this.#fire();
    }
    vi.setSystemTime(Math.max(time, Date.now()));
    if (this.#fray) await this.#fire();
  }

  /** Lets a user do something. The story gets the result, and what only that user is told. */
  async act(phone: Phone, what: string, act: () => Promise<Answer>): Promise<void> {
    vi.setSystemTime(Date.now() + ACTION_TIME_MS);
    const startedAt = Date.now();
    const lines: string[] = [];
    await this.#noted(`${this.#time(phone.user.id)} · ${phone.user.name} ${what}`, lines, async () => {
      await act();
      await this.#fray?.fire();
      await this.#loopback.quiet(5);
      const message = phone.messages.findLast(
        ({ viewer, changed }) => viewer === phone.user && timeOf(changed) >= startedAt,
      );
      if (!message) return;
      // If everything is chosen in menus, the labels around them say nothing new, so only the choices are listed.
      const chosenLabels = chosenIn(message);
      const text = [...(chosenLabels.length > 1 ? [] : [textOf(message)]), ...chosenLabels].join('\n');
      lines.push('', `    only ${phone.user.name} sees:`, ...this.#linesOf(text));
      if (!labelsOf(message).includes('Close')) return;
      await phone.tap('Close');
      await this.#loopback.until(() => message.deleted, 5000, 'the private message to go');
    });
  }

  /** Adds a line to the story about an event that no user caused. */
  note(what: string): void {
    this.lines.push('', `${this.#time()} · ${what}`);
  }

  async #fire(): Promise<void> {
    const { fray } = this;
    const dueWaits = (await this.#waits()).filter(({ next }) => next !== undefined && next.at <= Date.now());
    await this.#noted(`${this.#time(dueWaits[0]?.user)} · by the clock`, [], () => fray.fire());
    const waitsLeft = await this.#waits();
    for (const wait of dueWaits) {
      const { user, next } = wait;
      const after = waitsLeft.find((each) => isSameWait(each, wait));
      if (user === undefined || !(next?.what === 'nudge' ? after?.past.includes('nudge') : !after)) continue;
      if (next?.what === 'nudge' || next?.what === 'end')
        this.clockTurns.push({ user, wait, what: next.what, at: Date.now() });
    }
  }

  async #waits(): Promise<readonly Wait[]> {
    return (await this.fray.state(this.channel))?.clock?.waits ?? [];
  }

  /** Adds a heading to the story, and everything that an action changes in the channel. */
  async #noted(heading: string, lines: readonly string[], act: () => Promise<unknown>): Promise<void> {
    await act();
    await this.#reading.untilTurnsShown(this.channel);
    const newLines = [...lines, ...this.messages.flatMap((message) => this.#changes(message))];
    if (newLines.length > 0 || !heading.endsWith('by the clock')) this.lines.push('', heading, ...newLines);
  }

  /**
   * What is new in a message: who it pings, until when they have time to act, and what happened in a turn that is over.
   * Empty for the encounter's first message (the card).
   */
  #changes(message: Message): string[] {
    const { id, content, embeds } = message;
    if (message === this.channel.sent[0]) return [];
    const descriptions = embeds.map(({ description = '' }) => description).join('\n');
    const deadlines = descriptions.split('\n').filter((line) => line.includes('<t:'));
    const parts = content === '' && !labelsOf(message).includes('End turn') ? [descriptions] : [content, ...deadlines];
    const before = this.#written.get(id) ?? [];
    const after = parts.filter((part) => part !== '');
    this.#written.set(id, [...before, ...after]);
    const added = after.filter((part) => !before.includes(part));
    return added.length === 0 ? [] : ['', ...added.flatMap((part) => this.#linesOf(part))];
  }

  /** Markdown as a reader sees it: mentions as names, timestamps as times. */
  #linesOf(text: string): string[] {
    const names = new Map(this.#loopback.users.map(({ id, name }) => [id, name]));
    return (
      text
        .replaceAll(/<@!?(\d+)>/g, (whole, id) => (names.has(id) ? `@${names.get(id)}` : whole))
        .replaceAll(/<\/([^:]+):\d+>/g, '/$1')
        .replaceAll(/(<t:\d+:f>), <t:\d+:R>/g, '$1')
        .replaceAll(/<t:(\d+):R>/g, (_, seconds) => fromNow(Number(seconds) * 1000))
        .replaceAll(/<t:(\d+)(?::\w)?>/g, (_, seconds) => `${timeIn('UTC', Number(seconds) * 1000)} UTC`)
        // Hashes include ids, so they differ each time.
        .replaceAll(/`[0-9a-f]{64}`/g, '…')
        .replaceAll(/^-# |^### |\*\*/gm, '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `    ${line}`)
    );
  }

  #time(user?: string): string {
    const zone = (user !== undefined && this.#zones.get(user)) || 'UTC';
    const city = zone === 'UTC' ? 'UTC' : `in ${zone.replace(/.*\//, '').replace('_', ' ')}`;
    return `${timeIn(zone, Date.now())} ${city}`;
  }
}

/** The chosen entries in the menus of a message. */
function chosenIn({ components }: Message): readonly string[] {
  return selectsOf(components).flatMap((menu) =>
    'options' in menu ? menu.options.filter((option) => option.default).map(({ label }) => `[${label}]`) : [],
  );
}

function isSameWait(one: Wait, other: Wait): boolean {
  return one.for === other.for && one.key === other.key && one.subject === other.subject;
}

/** A time as Discord shows it: "in 5 hours". */
function fromNow(at: number): string {
  const hours = Math.round((at - Date.now()) / HOUR);
  return hours < 0 ? `${-hours} hours ago` : `in ${hours} hours`;
}

/** A time in a zone: "Mon 16 March, 19:00". */
function timeIn(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...({
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    } as const),
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`;
}
