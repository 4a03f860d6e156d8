// Fights of players with phones, played with one tap per message.
import { expect } from 'vitest';
import { rulesNamed } from '../../src/rules/systems.ts';
import type { Channel } from '../loopback/channel.ts';
import { ChannelWatch } from '../loopback/channel-watch.ts';
import type { Guild } from '../loopback/guild.ts';
import type { Message } from '../loopback/message.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { contentWithoutNext, type Reading } from './reading.ts';
import { openTavern, type Tavern } from './tavern.ts';

/** A server with a GM and three players. */
export interface Arena extends Pick<Tavern, 'loopback' | 'bot' | 'reading' | 'printed'> {
  readonly guild: Guild;
}

export async function openArena(): Promise<Arena> {
  const tavern = await openTavern();
  // The usual test server has no member Cy, so this makes a server that does.
  return { ...tavern, guild: tavern.loopback.guild({ name: 'The arena', members: ['Gwen', 'Ana', 'Bo', 'Cy'] }) };
}

const NAMES = ['Ada', 'Bea', 'Cleo'] as const;

/**
 * The counts for one round in a channel: how many messages were posted, how many of them asked a question, and how many
 * are left.
 */
interface Round {
  readonly posted: number;
  readonly questions: number;
  readonly remaining: number;
}

/** A fight between three players and three creatures, played with one tap per message. */
export class Fight {
  readonly channel: Channel;
  readonly gwen: Phone;
  readonly players: readonly Phone[];
  readonly rounds: Round[] = [];
  /** How many pings each player should get: one for each turn and question. */
  readonly expectedPings = new Map<Phone, number>();
  /** How many of the players' taps were attacks. */
  attacks = 0;
  readonly reading: Reading;
  readonly #whole: ChannelWatch;
  readonly #round: ChannelWatch;
  readonly #seen = new Set<Message>();
  #questions = 0;
  #roundName = '';

  constructor({ loopback, guild, reading }: Arena, name: string) {
    this.reading = reading;
    this.channel = guild.channel(name);
    [this.#whole, this.#round] = [new ChannelWatch(this.channel), new ChannelWatch(this.channel)];
    const phone = (user: string) => new Phone(loopback, guild.member(user), this.channel);
    this.gwen = phone('Gwen');
    this.players = ['Ana', 'Bo', 'Cy'].map(phone);
  }

  /** Lets everyone join, sets one of the first player's auto-reactions to "ask", and begins combat. */
  async begin({ ruleset, settings, heroes, enemy, ask, ...lasting }: (typeof SYSTEMS)[number]): Promise<void> {
    await this.gwen.type('/encounter start', { ruleset, ...(settings && { settings }) });
    for (const [index, player] of this.players.entries())
      await player.type('/join', { character: heroes[index] ?? '', name: NAMES[index] ?? '' });
    await this.gwen.type('/add', { creature: enemy, count: 3 });
    if ('size' in lasting)
      for (const number of [1, 2, 3])
        await this.gwen.type('/gm sheet', { who: `${enemy} ${number}`, field: 'size', value: lasting.size });
    await this.players[0]?.type('/reactions', { ...ask });
    await this.gwen.type('/initiative');
  }

  /** The message that waits for a user. Undefined when combat is over. */
  async open(): Promise<Message | undefined> {
    await this.reading.untilTurnsShown(this.channel);
    // Below the open message there can be a message about a death, which has no buttons.
    const [, ...below] = this.reading.public(this.channel);
    const message = below.findLast((each) => labelsOf(each).some((label) => label !== 'Details'));
    if (!message || isVictory(message)) return undefined;
    if (!this.#seen.has(message)) this.#count(message);
    this.#seen.add(message);
    return message;
  }

  /**
   * As the pinged user, presses the button that answers several questions, or else the first button. If that is *Do…*,
   * ends the turn instead.
   */
  async tap(message: Message): Promise<void> {
    const labels = labelsOf(message);
    const end = labels.find((label) => /^(End turn|I’m done)$/.test(label)) ?? '';
    const specialLabel = labels.find((label) => /^(Always|Both a|All a)/.test(label));
    const label = specialLabel ?? (labels[0] === 'Do…' ? end : (labels[0] ?? ''));
    // If only some combatants of a side can do an action, the button has the name of the one who acts.
    const namedPlayer = this.players[NAMES.findIndex((name) => label.startsWith(name))];
    const tapper = namedPlayer ?? this.#pinged(message)[0] ?? this.gwen;
    const answer = await tapper.tap(label);
    // The tap does the action: no form or private message asks for more or refuses.
    expect(answer.modal).toBeUndefined();
    expect(answer.message && isPrivate(answer.message) ? textOf(answer.message) : '').toBe('');
    if (tapper !== this.gwen && /attack/i.test(label)) this.attacks++;
  }

  /** Taps until a condition is met, or combat is over. */
  async tapUntil(isDone: (message: Message) => boolean): Promise<Message | undefined> {
    for (let taps = 0; taps < 250; taps++) {
      const message = await this.open();
      if (!message || isDone(message)) return message;
      await this.tap(message);
    }
    throw new Error(`It does not end: ${this.players[0]?.labels.join(' | ')}`);
  }

  /**
   * How many of the fight's messages pinged a user when they were posted. A message about the death of the user's
   * character isn't counted.
   */
  pingsOf({ user }: Phone): number {
    const pings = this.#whole.pingsOf(user);
    const deaths = pings.filter((message) => message.content.includes('** is dead. '));
    expect(deaths.length).toBeLessThanOrEqual(1);
    return pings.length - deaths.length;
  }

  /** The texts of the messages that pinged a user. They explain a wrong number of pings. */
  pingTexts({ user }: Phone): string {
    const texts = this.#whole.pingsOf(user).map((message) => `${this.#seen.has(message)}: ${textOf(message)}`);
    return texts.join('\n---\n');
  }

  /**
   * Expects that only the open message, the encounter's first message (the card) and the message about the victory have
   * buttons that still work, besides *Details*, and that private messages have none.
   */
  expectNoOpenMenus(open: Message | undefined): void {
    const [card] = this.reading.public(this.channel);
    const deadButtons = this.#whole.liveButtons.filter(
      ({ message, label }) => message !== open && message !== card && !isVictory(message) && label !== 'Details',
    );
    expect(deadButtons.map(({ label }) => label)).toEqual([]);
    for (const { user } of [this.gwen, ...this.players])
      expect(this.#whole.remainingPrivateMessages(user).flatMap(labelsOf)).toEqual([]);
  }

  #pinged({ content }: Message): readonly Phone[] {
    return this.players.filter(({ user }) => content.includes(`<@${user.id}>`));
  }

  #count(message: Message): void {
    for (const phone of this.#pinged(message)) this.expectedPings.set(phone, (this.expectedPings.get(phone) ?? 0) + 1);
    const round = /round [\d.]+/.exec(textOf(message))?.[0];
    if (round === undefined) this.#questions++;
    if (round === undefined || round === this.#roundName) return;
    const { posted, remaining } = this.#round;
    if (this.#roundName !== '')
      this.rounds.push({ posted: posted.length, questions: this.#questions, remaining: remaining.length });
    this.#roundName = round;
    this.#questions = 0;
    this.#round.restart();
  }
}

/** The message that says who has won. It has buttons until the encounter ends. */
export const isVictory = (message: Message) => labelsOf(message).includes('Keep fighting');

const isPrivate = ({ ephemeral, deleted, loading }: Message) => ephemeral && !deleted && !loading;

export const SYSTEMS = [
  {
    ruleset: 'tdgs',
    settings: undefined,
    heroes: ['Kira', 'Mira', 'Brother Anselm'],
    enemy: 'Goblin',
    ask: { about: 'interrupt', answer: 'ask' },
  },
  {
    ruleset: 'dungeoneers',
    settings: undefined,
    heroes: ['Freya', 'Suori', 'Alberich'],
    enemy: 'Skeleton',
    // Three medium creatures often lose in the first round.
    size: 'Huge',
    ask: { about: 'opportune strike', answer: 'ask' },
  },
  {
    ruleset: 'mastery',
    settings: 'win=first to 5 hits',
    heroes: ['Bryn', 'Bryn', 'Bryn'],
    enemy: 'Opponent',
    ask: { about: 'defense', answer: 'ask' },
  },
  {
    ruleset: 'sol',
    settings: undefined,
    heroes: ['Soldier', 'Medic', 'Soldier'],
    enemy: 'Guard',
    ask: { about: 'reaction', answer: 'ask' },
  },
] as const;

/** Matches the label of a place in the private message that *Move…* opens. */
const PLACE_LABEL = /^(Next to|Toward|On the way to|Behind|Within reach of|Out of|Up to|Away).*: [A-Z]\d+/;

/** A fight on a map between a player and a creature. */
export class FieldFight extends Fight {
  /** How many moves were tried from each turn's message. */
  readonly #moveCounts = new Map<Message, number>();
  readonly tapsPerMove: number[] = [];
  readonly attackers = new Set<Phone>();

  async beginOnField({ ruleset, heroes, enemy }: (typeof SYSTEMS)[number]): Promise<void> {
    const [ana] = this.players;
    const settings = ruleset === 'mastery' ? 'win=first to 5 hits, picture=off' : 'picture=off';
    await this.gwen.type('/encounter start', { ruleset, settings });
    await ana?.type('/join', { character: heroes[0], name: NAMES[0] });
    await this.gwen.type('/add', { creature: enemy });
    await this.gwen.type('/map new', { size: '5x5' });
    await this.gwen.tap('Use this map');
    await this.gwen.tap('Close');
    await this.gwen.type('/initiative');
  }

  /** Answers a question if there is one. Otherwise attacks an enemy in reach, moves closer, or ends the turn. */
  override async tap(message: Message): Promise<void> {
    const labels = labelsOf(message);
    const attack = labels.find((label) => /attack/i.test(label));
    const moveCount = this.#moveCounts.get(message) ?? 0;
    if (!attack && labels.includes('Move…') && moveCount < 2) {
      this.#moveCounts.set(message, moveCount + 1);
      if (await this.move(message)) return;
    }
    const end = labels.find((label) => /^(End turn|I’m done)$/.test(label));
    const label = attack ?? end ?? labels[0] ?? '';
    const phone = this.acting(message);
    const answer = await phone.tap(label);
    if (attack) this.attackers.add(phone);
    expect(answer.message?.ephemeral && !answer.message.deleted ? textOf(answer.message) : '').toBe('');
  }

  /** Skips turns until it is Ada's turn and she can move. */
  async skipToAda(): Promise<Message> {
    for (let turns = 0; turns < 4; turns++) {
      const message = await this.open();
      if (message && contentWithoutNext(message).includes('Ada') && labelsOf(message).includes('Move…')) return message;
      await this.gwen.type('/turn skip');
    }
    throw new Error('Ada has no turn');
  }

  /** The pinged player. The GM if no player was pinged. */
  acting({ content }: Message): Phone {
    return this.players.find(({ user }) => content.includes(`<@${user.id}>`)) ?? this.gwen;
  }

  /** Ada's square, read from the text that *Move…* shows. The panel stays open. */
  async adasTile(): Promise<string | undefined> {
    const [ana] = this.players;
    await this.reading.untilTurnsShown(this.channel);
    await ana?.tap('Move…');
    const text = textOf((await ana?.reads('Where to?'))!);
    return /is at (\w+)\. Where to/.exec(text)?.[1];
  }

  /** Moves to the first place, or to a square from the menu. False if there is nowhere to go. */
  async move(message: Message): Promise<boolean> {
    const phone = this.acting(message);
    const before = phone.taps;
    await phone.tap('Move…');
    await phone.until(() => phone.labels.includes('Close'), 'where to go');
    if (!phone.labels.includes('Type a square…')) {
      await phone.tap('Close');
      return false;
    }
    await this.choosePlace(phone);
    this.tapsPerMove.push(phone.taps - before);
    return true;
  }

  /** Chooses one of the places in the private message that *Move…* opens. */
  async choosePlace(phone: Phone): Promise<void> {
    const place = phone.labels.find((label) => PLACE_LABEL.test(label));
    await (place === undefined ? phone.choose('Nearest squares', '') : phone.tap(place));
    await this.reading.untilTurnsShown(this.channel);
    if (phone.labels.includes('Move anyway')) await phone.tap('Move anyway');
  }
}

/**
 * Plays a whole fight by taps, and then a rest. Each tap is an action, and no open menus or buttons are left behind.
 */
export async function playWholeFight(arena: Arena, system: (typeof SYSTEMS)[number]): Promise<void> {
  const fight = new Fight(arena, system.ruleset);
  await fight.begin(system);
  const openMessage = await fight.tapUntil((message) => {
    fight.expectNoOpenMenus(message);
    return false;
  });
  expect(openMessage).toBeUndefined();
  fight.expectNoOpenMenus(undefined);
  expect(fight.rounds.length).toBeGreaterThan(0);
  for (const { posted, questions, remaining } of fight.rounds) {
    expect(posted - questions).toBeLessThanOrEqual(6);
    expect(remaining).toBeLessThanOrEqual(6);
    // The third question lets the player avoid any more questions.
    expect(questions).toBeLessThanOrEqual(3);
  }
  for (const player of fight.players)
    expect(fight.pingsOf(player), fight.pingTexts(player)).toBe(fight.expectedPings.get(player) ?? 0);
  // An attack is one tap. Bea is never asked anything, so she taps once per turn.
  if (system.ruleset === 'tdgs' && fight.players[1])
    expect(fight.players[1].taps).toBe(fight.expectedPings.get(fight.players[1]));
  expect(fight.attacks).toBeGreaterThan(0);
  const { channel, gwen, players } = fight;
  const answer = await gwen.user.slash(channel, '/encounter end', {});
  expect(textOf(answer.message!)).toContain('were sealed before the fight');
  await fight.reading.untilShown(channel);
  expect(fight.reading.public(channel).filter(isVictory)).toEqual([]);
  const kind = rulesNamed(system.ruleset)?.rests?.at(-1) ?? '';
  const restedAnswer = await players[0]!.user.slash(channel, '/rest', { kind });
  expect(textOf(restedAnswer.message!)).not.toContain('went wrong');
}

/**
 * Plays fights on a map by tapping buttons: moves, undoes the move, calls `restart`, moves to the same places again, and
 * attacks. After the undo, the move buttons from before it work again, because the map is the same.
 */
export async function playOnMaps(
  arena: Arena,
  systems: readonly (typeof SYSTEMS)[number][],
  restart?: () => Promise<void>,
): Promise<void> {
  const fights = systems.map(({ ruleset }) => new FieldFight(arena, `field of ${ruleset}`));
  await Promise.all(fights.map((fight, index) => fight.beginOnField(systems[index]!)));
  const turns = await Promise.all(fights.map((fight) => fight.skipToAda()));
  await Promise.all(fights.map((fight, index) => fight.move(turns[index]!)));
  const startTiles = turns.map((turn) => /Ada\*{0,2} moves from (\w+) to/.exec(textOf(turn))?.[1]);
  expect(startTiles).not.toContain(undefined);
  await Promise.all(
    fights.map(async ({ gwen, channel }) => {
      await gwen.tap('GM');
      await gwen.tap('Undo');
      // An undo redraws the panel, so the panel is closed only afterwards.
      await arena.reading.untilTurnsShown(channel);
      await gwen.tap('Close');
      await gwen.until(() => !gwen.labels.includes('Close'), 'the channel without the panel');
    }),
  );
  const ana = fights.map((fight) => fight.players[0]!);
  expect(await Promise.all(fights.map((fight) => fight.adasTile()))).toEqual(startTiles);
  await restart?.();
  await Promise.all(fights.map((fight, index) => fight.choosePlace(ana[index]!)));
  await Promise.all(
    fights.map(async (fight) => {
      const hasAttacked = (phone: Phone) => fight.attackers.has(phone);
      // One side may win before the other has attacked, so it isn't certain that both attack.
      const lastTurn = await fight.tapUntil(() => hasAttacked(fight.gwen) && hasAttacked(fight.players[0]!));
      fight.expectNoOpenMenus(lastTurn);
      expect(hasAttacked(fight.gwen) || hasAttacked(fight.players[0]!)).toBe(true);
      expect(Math.max(...fight.tapsPerMove)).toBeLessThanOrEqual(3);
    }),
  );
}
