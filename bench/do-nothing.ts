/**
 * The least that a bot on discord.js can do: it logs in, registers `/attack`, answers it with an embed and a button,
 * and edits that message when the button is pressed. With `POSTS=1` it then posts another such message, as Fray posts
 * the next turn. Fray's costs are compared with this bot's costs.
 *
 * With `COMMITS=FILE` it saves and sends as much as Fray, but applies no rules and sends fixed texts. It saves each tap
 * to a SQLite file before it answers, and notes each message after it was shown, with as many rows and bytes as Fray.
 * Its messages are as long as Fray's and have as many buttons, and it updates a card as often. It uses Fray's Discord
 * client, which needs less work to send a message than the client of discord.js.
 */
import { createHash } from 'node:crypto';
import SQLite from 'better-sqlite3';
import { type ButtonInteraction, Client, GatewayIntentBits, Routes } from 'discord.js';
import { IdentifyLimiter, newClient, newRest } from '../src/discord/client.ts';
import { editMessage, postMessage, updateMessage } from '../src/discord/send.ts';

const { DISCORD_TOKEN = '', DISCORD_API_BASE = '', POSTS, COMMITS } = process.env;

const client =
  COMMITS === undefined
    ? new Client({
        intents: [GatewayIntentBits.Guilds],
        rest: { api: DISCORD_API_BASE },
        allowedMentions: { parse: [] },
      })
    : newClient(0, 1, { rest: newRest(DISCORD_API_BASE, DISCORD_TOKEN), identifyLimiter: new IdentifyLimiter() });

/** An embed about as long as Fray's text for an attack. */
const EMBED = {
  color: 0x2e7d4f,
  description: `${'Nothing is done here, and this is how it is told. '.repeat(8)}\n\n-# ${'1 + 1 = 2, '.repeat(12)}`,
};

const MESSAGE = {
  embeds: [EMBED],
  components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'attack', label: 'Attack' }] }],
  allowedMentions: { parse: [] },
};

/** The message in Discord's format. */
const MESSAGE_BODY = { embeds: [EMBED], components: MESSAGE.components, allowed_mentions: { parse: [] } };

const button = (label: string, id: string) => ({ type: 2, style: 2, label, custom_id: id });

/**
 * What Fray sends on average for an attack: its text, the message of the next turn, and the encounter's card (its
 * pinned overview).
 */
const MESSAGES_OF_ATTACK = {
  answer: {
    embeds: [{ color: 0x2e7d4f, description: `${'Nothing is done. '.repeat(12)}\n-# ${'1 + 1 = 2, '.repeat(4)}` }],
    components: [],
    allowed_mentions: { parse: [] },
  },
  turn: {
    content: 'Nobody’s turn.\n-# Next: nobody',
    embeds: [{ color: 0x5865f2, title: 'A fight', description: '**Nobody** 80/80 HP ▰▰▰▰▰\n-# 100/100\n'.repeat(6) }],
    components: [
      {
        type: 1,
        components: [1, 2, 3].map((target) => button('Attack', `do|1|2.0|p4rply|attack|44aur${target}|37||`)),
      },
      { type: 1, components: [1, 2, 3, 4].map((other) => button('Defend', `do|1|2.0|p4rply|defend${other}||||`)) },
    ],
    allowed_mentions: { parse: [] },
  },
  card: {
    embeds: [{ color: 0x5865f2, title: 'A fight', description: '**Nobody** 80/80 HP ▰▰▰▰▰\n'.repeat(12) }],
    components: [{ type: 1, components: [1, 2, 3].map((each) => button('Join', `card|1|${each}`)) }],
    allowed_mentions: { parse: [] },
  },
};
/**
 * Fray updates an encounter's card (its pinned overview) after one in this many attacks, because Discord limits edits.
 */
const TAPS_PER_CARD = 3;

/** An attack's events, about as long as Fray's. */
const EVENTS = Array.from({ length: 9 }, (_, index) => ({
  type: 'nothing',
  subject: `combatant-${index}`,
  before: { hp: 80, stamina: 20 },
  after: { hp: 63, stamina: 19 },
  math: [{ reason: 'strength', value: 12 }, 'and another reason that explains a number'],
}));

/** The stored state of messages, about as long as Fray's. */
const POST_STATE = { next: 9, news: EVENTS.slice(0, 4), over: Array.from({ length: 20 }, (_, number) => ({ number })) };

/** Saves taps as Fray does: taps that arrive together share a transaction and one wait for the disk. */
class Commits {
  readonly #sqlite: SQLite.Database;
  readonly #statements;
  readonly #pending: { readonly tap: string; readonly channel: string; readonly done: () => void }[] = [];
  #count = 0;
  #head = '';

  constructor(path: string) {
    this.#sqlite = new SQLite(path);
    this.#sqlite.pragma('journal_mode = WAL');
    this.#sqlite.pragma('synchronous = FULL');
    this.#sqlite.pragma('secure_delete = ON');
    this.#sqlite.exec(`
      CREATE TABLE IF NOT EXISTS fights (channel TEXT PRIMARY KEY, posts TEXT, round INTEGER, head TEXT);
      CREATE TABLE IF NOT EXISTS combatants (fight TEXT, id TEXT, resources TEXT, PRIMARY KEY (fight, id));
      CREATE TABLE IF NOT EXISTS deeds (fight TEXT, number INTEGER, deed TEXT, events TEXT, hash TEXT, PRIMARY KEY (fight, number));
      CREATE TABLE IF NOT EXISTS replies (tap TEXT PRIMARY KEY, reply TEXT, at INTEGER);
      CREATE INDEX IF NOT EXISTS replies_by_age ON replies (at);
      CREATE TABLE IF NOT EXISTS posts (fight TEXT, number INTEGER, view TEXT, shown INTEGER, message TEXT, PRIMARY KEY (fight, number));
      CREATE INDEX IF NOT EXISTS posts_by_message ON posts (message);`);
    const prepare = (sql: string) => this.#sqlite.prepare(sql);
    this.#statements = {
      fight: prepare(
        'INSERT INTO fights VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET posts = excluded.posts, round = excluded.round, head = excluded.head',
      ),
      combatant: prepare(
        'INSERT INTO combatants VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET resources = excluded.resources',
      ),
      deed: prepare('INSERT INTO deeds VALUES (?, ?, ?, ?, ?)'),
      reply: prepare('INSERT INTO replies VALUES (?, ?, ?)'),
      post: prepare('INSERT INTO posts VALUES (?, ?, ?, NULL, NULL) ON CONFLICT DO UPDATE SET view = excluded.view'),
      shown: prepare('UPDATE posts SET shown = 1, message = ?, view = NULL WHERE fight = ? AND number = ?'),
      hurry: prepare('PRAGMA synchronous = NORMAL'),
      wait: prepare('PRAGMA synchronous = FULL'),
    };
  }

  /** Resolves with the tap's number when it is on the disk. */
  async save(tap: string, channel: string): Promise<number> {
    await new Promise<void>((done) => {
      this.#pending.push({ tap, channel, done });
      if (this.#pending.length === 1) setImmediate(() => this.#flush());
    });
    return this.#count;
  }

  #flush(): void {
    const taps = this.#pending.splice(0);
    const writeAll = () => {
      for (const { tap, channel } of taps) this.#write(tap, channel);
    };
    this.#sqlite.transaction(writeAll).immediate();
    for (const { done } of taps) done();
  }

  #write(tap: string, channel: string): void {
    const { fight, combatant, deed, reply, post } = this.#statements;
    const number = ++this.#count;
    const events = JSON.stringify(EVENTS);
    const fields = JSON.stringify([this.#head, number, tap, EVENTS[0]]);
    this.#head = createHash('sha256').update(`${fields}${events}`).digest('hex');
    fight.run(channel, JSON.stringify(POST_STATE), number, this.#head);
    for (const { subject, after } of EVENTS.slice(0, 2)) combatant.run(channel, subject, JSON.stringify(after));
    deed.run(channel, number, JSON.stringify(EVENTS[0]), events, this.#head);
    post.run(channel, number, JSON.stringify(MESSAGES_OF_ATTACK.turn));
    post.run(channel, 0, JSON.stringify(MESSAGES_OF_ATTACK.answer));
    reply.run(tap, JSON.stringify(MESSAGES_OF_ATTACK.answer), Date.now());
  }

  /** Notes that a message is shown, without a wait for the disk. */
  noteShown(channel: string, number: number, message: string): void {
    this.#statements.hurry.run();
    this.#statements.shown.run(message, channel, number);
    this.#statements.wait.run();
  }
}

const commits = COMMITS === undefined ? undefined : new Commits(COMMITS);

async function answerPress(interaction: ButtonInteraction): Promise<void> {
  await interaction.update(MESSAGE);
  if (POSTS) await client.rest.post(Routes.channelMessages(interaction.channelId), { body: MESSAGE_BODY });
}

/**
 * The first message in each channel. It is updated as often as Fray updates an encounter's card (its pinned overview).
 */
const cardIdsByChannel = new Map<string, string>();

async function answerAndSavePress(interaction: ButtonInteraction, saved: Commits): Promise<void> {
  const { id, channelId, message } = interaction;
  const { answer, turn, card } = MESSAGES_OF_ATTACK;
  const number = await saved.save(id, channelId);
  await updateMessage(interaction, { body: answer, files: [] });
  saved.noteShown(channelId, 0, message.id);
  const sentMessage = await postMessage(client, channelId, { body: turn, files: [] }, { nonce: `${number}` });
  saved.noteShown(channelId, number, sentMessage.id);
  const cardId = cardIdsByChannel.get(channelId) ?? message.id;
  cardIdsByChannel.set(channelId, cardId);
  if (number % TAPS_PER_CARD === 0) await editMessage(client, channelId, cardId, { body: card, files: [] });
}

client.on('interactionCreate', (interaction) => {
  if (interaction.isButton()) void (commits ? answerAndSavePress(interaction, commits) : answerPress(interaction));
  else if (interaction.isRepliable()) void interaction.reply(MESSAGE);
});

client.once('clientReady', async ({ rest, application }) => {
  const target = { type: 3, name: 'target', description: 'Who you attack', required: true };
  const attack = { name: 'attack', description: 'Attack someone', options: [target], contexts: [0] };
  await rest.put(Routes.applicationCommands(application.id), { body: [attack] });
});

process.once('SIGTERM', () => void client.destroy().then(() => process.exit(0)));
await client.login(DISCORD_TOKEN);
