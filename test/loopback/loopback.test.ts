import { once } from 'node:events';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  type AutocompleteInteraction,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  type DiscordAPIError,
  Events,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  Routes,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  type StringSelectMenuInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { Guild } from './guild.ts';
import { type Loopback, startLoopback } from './loopback.ts';

/** How the bot under test answers each kind of interaction. */
type Handlers = Record<string, (interaction: Interaction) => unknown>;

const attack = new SlashCommandBuilder()
  .setName('attack')
  .setDescription('Strike an enemy')
  .addStringOption((option) =>
    option.setName('target').setDescription('Who you attack').setRequired(true).setAutocomplete(true),
  )
  .addIntegerOption((option) => option.setName('bonus').setDescription('What helps you').setMinValue(0).setMaxValue(9))
  .addUserOption((option) => option.setName('ally').setDescription('Who helps you'))
  .addAttachmentOption((option) => option.setName('sheet').setDescription('A file'));

const encounter = new SlashCommandBuilder()
  .setName('encounter')
  .setDescription('The fight')
  .addSubcommand((sub) =>
    sub
      .setName('start')
      .setDescription('Begin')
      .addStringOption((option) =>
        option
          .setName('system')
          .setDescription('Whose rules')
          .addChoices({ name: 'The Dungeoneers', value: 'dungeoneers' }),
      ),
  );

/** The bot's current handlers, which tests replace. */
const bot: Handlers = {};
const refusals: DiscordAPIError[] = [];

function connect(loopback: Loopback, token = loopback.token): Promise<Client<true>> {
  const client = new Client({ intents: ['Guilds'], rest: { api: loopback.url, retries: 1, timeout: 1500 } });
  client.on(Events.Error, () => undefined);
  client.on(Events.InteractionCreate, async (interaction) => {
    try {
      await bot[kindOf(interaction)]?.(interaction);
    } catch (error) {
      refusals.push(error as DiscordAPIError);
    }
  });
  const { promise, resolve, reject } = Promise.withResolvers<Client<true>>();
  client.once(Events.ClientReady, resolve);
  client.login(token).catch(reject);
  return promise;
}

function kindOf(interaction: Interaction): string {
  if (interaction.isChatInputCommand()) return 'slash';
  if (interaction.isAutocomplete()) return 'autocomplete';
  if (interaction.isButton()) return 'button';
  if (interaction.isModalSubmit()) return 'modal';
  return interaction.isStringSelectMenu() ? 'select' : 'other';
}

/** Sets how the bot answers one kind of interaction. */
function answerWith<K extends 'slash' | 'autocomplete' | 'button' | 'modal' | 'select'>(
  kind: K,
  handle: (interaction: InteractionOfKind[K]) => unknown,
) {
  bot[kind] = handle as (interaction: Interaction) => unknown;
}

interface InteractionOfKind {
  slash: ChatInputCommandInteraction;
  autocomplete: AutocompleteInteraction;
  button: ButtonInteraction;
  modal: ModalSubmitInteraction;
  select: StringSelectMenuInteraction;
}

const strike = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('strike:1').setLabel('Strike').setStyle(ButtonStyle.Primary),
);
let loopback: Loopback;
let client: Client<true>;
let guild: Guild;

beforeAll(async () => {
  loopback = await startLoopback({ heartbeat: 200 });
  guild = loopback.guild({
    name: 'The Table',
    members: ['Ann', { name: 'Bob', nick: 'Bold Bob' }],
    channels: ['arena', 'tavern'],
  });
  client = await connect(loopback);
  const body = [attack.toJSON(), encounter.toJSON()];
  await client.rest.put(Routes.applicationCommands(client.application.id), { body });
});

afterAll(async () => {
  await client.destroy();
  await loopback.stop();
});

describe('Logging in', () => {
  test('the client knows the server, its channels and what it may do there', () => {
    const cachedGuild = client.guilds.cache.get(guild.id);

    expect(cachedGuild?.name).toBe('The Table');
    expect(cachedGuild?.channels.cache.map(({ name }) => name)).toEqual(['arena', 'tavern']);
    expect(loopback.gateway.intents).toBe(1);
    expect(client.channels.cache.get(guild.channel('arena').id)).toMatchObject({ name: 'arena' });
  });

  test('a wrong token is refused', async () => {
    await expect(connect(loopback, 'wrong')).rejects.toThrow('An invalid token was provided');
  });

  test('privileged intents close the connection with 4014, a wrong token with 4004', async () => {
    const closeCode = (token: string, intents: number) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const socket = new WebSocket(loopback.url.replace('http', 'ws'));
      socket.onmessage = () => socket.send(JSON.stringify({ op: 2, d: { token, intents, properties: {} } }));
      socket.onclose = ({ code }) => resolve(code);
      return promise;
    };

    expect(await closeCode(loopback.token, 1 << 15)).toBe(4014);
    expect(await closeCode('wrong', 1)).toBe(4004);
  });
});

describe('Commands', () => {
  test('have ids once they are registered', () => {
    expect(loopback.commands().map(({ name }) => name)).toEqual(['attack', 'encounter']);
  });

  test('a name in capitals, no description and a late required option are refused, all at once', async () => {
    const body = [
      {
        name: 'Attack',
        description: '',
        options: [
          { type: 3, name: 'a', description: 'a' },
          { type: 3, name: 'b', description: 'b', required: true },
        ],
      },
    ];
    const error = await client.rest
      .put(Routes.applicationCommands(client.application.id), { body })
      .catch((e: DiscordAPIError) => e);

    expect(error).toMatchObject({ status: 400, code: 50035 });
    expect(error).toHaveProperty(['rawError', 'errors', '0'], {
      name: { _errors: [expect.objectContaining({ code: 'APPLICATION_COMMAND_INVALID_NAME' })] },
      description: { _errors: [expect.objectContaining({ code: 'BASE_TYPE_REQUIRED' })] },
      options: { 1: { _errors: [expect.objectContaining({ code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID' })] } },
    });
  });

  test('a command that no user could send is an error of the test', async () => {
    const [ann, arena] = [guild.member('Ann'), guild.channel('arena')];

    await expect(ann.slash(arena, 'flee')).rejects.toThrow('/flee was never registered');
    await expect(ann.slash(arena, 'attack')).rejects.toThrow('/attack needs target');
    await expect(ann.slash(arena, 'attack', { target: 'x', enemy: 'y' })).rejects.toThrow('has no option enemy');
    await expect(ann.slash(arena, 'attack', { target: 'x', bonus: 10 })).rejects.toThrow('takes 0 to 9');
    await expect(ann.slash(arena, 'encounter')).rejects.toThrow('needs a subcommand: start');
    await expect(ann.slash(arena, 'encounter start', { system: 'chess' })).rejects.toThrow('one of The Dungeoneers');
  });
});

describe('A slash command', () => {
  test('is answered by an embed', async () => {
    answerWith('slash', async (interaction) => {
      const target = interaction.options.getString('target', true);
      const bonus = interaction.options.getInteger('bonus');
      const ally = interaction.options.getUser('ally');
      const reply = await interaction.reply({
        content: `<@${interaction.user.id}> and ${ally}`,
        embeds: [{ title: 'A blow', description: `${target} +${bonus}` }],
        components: [strike.toJSON()],
        allowedMentions: { users: [interaction.user.id] },
        withResponse: true,
      });
      expect(reply.resource?.message?.embeds[0]?.title).toBe('A blow');
      await interaction.followUp({ content: 'And again', flags: MessageFlags.Ephemeral });
    });
    const [ann, bob] = [guild.member('Ann'), guild.member('Bob')];
    const answer = await ann.slash(guild.channel('arena'), '/attack', { target: 'Goblin 1', bonus: 2, ally: bob });

    expect(answer.type).toBe(4);
    expect(answer.message?.embeds).toEqual([{ title: 'A blow', description: 'Goblin 1 +2' }]);
    expect(answer.message?.pings).toEqual([ann.id]);
    await loopback.until(() => answer.followUps.length > 0);
    expect(answer.followUps[0]).toMatchObject({ content: 'And again', ephemeral: true });
    expect(answer.milliseconds).toBeGreaterThan(0);
  });

  test('has subcommands, choices by their names, and files with an address', async () => {
    answerWith('slash', async (interaction) => {
      if (interaction.commandName === 'encounter') {
        return interaction.reply(`${interaction.options.getSubcommand()} ${interaction.options.getString('system')}`);
      }
      const sheet = await fetch(interaction.options.getAttachment('sheet', true).url);
      return interaction.reply({
        files: [new AttachmentBuilder(Buffer.from(await sheet.text()), { name: 'echo.txt' })],
      });
    });
    const [ann, arena] = [guild.member('Ann'), guild.channel('arena')];
    const startAnswer = await ann.slash(arena, 'encounter start', { system: 'The Dungeoneers' });
    const sheet = { name: 'sheet.json', content: '{"hp":7}' };
    const echoAnswer = await ann.slash(arena, 'attack', { target: 'x', sheet });

    expect(startAnswer.message?.content).toBe('start dungeoneers');
    expect(echoAnswer.message?.attachments[0]?.filename).toBe('echo.txt');
    expect(new TextDecoder().decode(echoAnswer.message?.attachments[0]?.content)).toBe('{"hp":7}');
  });

  test('may be deferred, in a thread or in direct messages', async () => {
    answerWith('slash', async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply(`In ${interaction.inGuild() ? interaction.channel?.isThread() : 'private'}`);
    });
    const ann = guild.member('Ann');
    const inThread = await ann.slash(guild.channel('arena').thread('Scene 1'), 'attack', { target: 'x' });
    const inPrivate = await ann.slash(ann.directMessages(), 'attack', { target: 'x' });

    expect(inThread).toMatchObject({
      type: 5,
      message: { content: 'In true', ephemeral: true, loading: false, edits: 0 },
    });
    expect(inPrivate.message?.content).toBe('In private');
  });

  test('without an answer fails, and names what was asked', async () => {
    answerWith('slash', () => undefined);
    const unansweredCommand = guild
      .member('Ann')
      .slash(guild.channel('arena'), 'attack', { target: 'x' }, { within: 50 });

    await expect(unansweredCommand).rejects.toThrow('/attack by Ann in #arena got no answer within 50 ms');
  });
});

describe('Autocomplete', () => {
  test('brings suggestions for what is being typed', async () => {
    answerWith('autocomplete', (interaction) => {
      const { name, value } = interaction.options.getFocused(true);
      return interaction.respond([{ name: `${value}blin (${name})`, value: 'goblin' }]);
    });
    const answer = await guild.member('Ann').autocomplete(guild.channel('arena'), 'attack', { target: 'go' });

    expect(answer.choices).toEqual([{ name: 'goblin (target)', value: 'goblin' }]);
  });

  test('refuses an empty name', async () => {
    answerWith('autocomplete', (interaction) => interaction.respond([{ name: '', value: 'x' }]));
    const answer = guild
      .member('Ann')
      .autocomplete(guild.channel('arena'), 'attack', { target: 'go' }, 'target', { within: 100 });

    await expect(answer).rejects.toThrow('the bot\'s answer was refused: {"message":"Invalid Form Body","code":50035');
  });
});

describe('Components', () => {
  const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId('weapon')
      .addOptions({ label: 'Axe', value: 'axe' }, { label: 'Bow', value: 'bow' }),
  );

  test('a button changes its message, and so does a select; an ephemeral answer is for one user', async () => {
    answerWith('slash', (interaction) =>
      interaction.reply({ content: 'Choose', components: [strike, menu], flags: MessageFlags.Ephemeral }),
    );
    answerWith('button', (interaction) =>
      interaction.update({ content: `Struck by ${interaction.member && interaction.user.displayName}` }),
    );
    answerWith('select', (interaction) => interaction.update({ content: interaction.values.join(), components: [] }));
    const [ann, bob] = [guild.member('Ann'), guild.member('Bob')];
    const { message } = await ann.slash(guild.channel('arena'), 'attack', { target: 'x' });

    await expect(bob.click(message!, 'Strike')).rejects.toThrow('Bob cannot see');
    await expect(ann.click(message!, 'Flee')).rejects.toThrow('There is no button Flee, but Strike');
    const clickAnswer = await ann.click(message!, 'Strike');
    expect(clickAnswer).toMatchObject({ type: 7, message: { content: 'Struck by Ann', edits: 1 } });
    await ann.select(message!, 'weapon', ['Bow']);
    expect(message).toMatchObject({ content: 'bow', components: [], edits: 2 });
  });

  test('a modal opens, and what is written in it arrives', async () => {
    answerWith('slash', (interaction) =>
      interaction.showModal(
        new ModalBuilder()
          .setCustomId('join')
          .setTitle('Join the fight')
          .addComponents(
            new ActionRowBuilder<TextInputBuilder>().addComponents(
              new TextInputBuilder()
                .setCustomId('name')
                .setLabel('Name')
                .setStyle(TextInputStyle.Short)
                .setMaxLength(10),
            ),
          )
          .addLabelComponents(
            new LabelBuilder()
              .setLabel('Weapon')
              .setStringSelectMenuComponent(
                new StringSelectMenuBuilder().setCustomId('weapon').addOptions({ label: 'Axe', value: 'axe' }),
              ),
          ),
      ),
    );
    answerWith('modal', (interaction) => {
      const { fields } = interaction;
      return interaction.reply(`${fields.getTextInputValue('name')} ${fields.getStringSelectValues('weapon').join()}`);
    });
    const ann = guild.member('Ann');
    const { modal } = await ann.slash(guild.channel('arena'), 'attack', { target: 'x' });

    await expect(ann.submit(modal!, { name: 'x'.repeat(11), Weapon: ['axe'] })).rejects.toThrow(
      'takes 1 to 10 characters',
    );
    const answer = await ann.submit(modal!, { name: 'Grok', Weapon: ['axe'] });
    expect(answer.message?.content).toBe('Grok axe');
  });
});

describe('An interaction', () => {
  test('that is delivered again has been acknowledged: 40060', async () => {
    answerWith('slash', (interaction) => interaction.reply('Once'));
    const answer = await guild.member('Ann').slash(guild.channel('tavern'), 'attack', { target: 'x' });
    const secondAnswer = await loopback.redeliver(answer.interaction);

    expect(secondAnswer.refusals).toMatchObject([{ status: 400, code: 40060 }]);
    expect(loopback.messages(guild.channel('tavern'))).toHaveLength(1);
  });

  test('that has expired is unknown: 10062', async () => {
    refusals.length = 0;
    answerWith('slash', (interaction) => interaction.reply('Too late'));
    const answer = await guild
      .member('Ann')
      .slash(guild.channel('arena'), 'attack', { target: 'x' }, { expired: true });
    await expect
      .poll(() => refusals.at(-1))
      .toMatchObject({ code: 10062, status: 404, message: 'Unknown interaction' });

    expect(answer).toMatchObject({ type: undefined, refusals: [{ code: 10062 }] });
  });

  test('has no follow-ups before its first response, and takes no embed that is too long', async () => {
    refusals.length = 0;
    answerWith('slash', async (interaction) => {
      await interaction.webhook.send('Early').catch((error) => refusals.push(error));
      await interaction
        .reply({ embeds: [{ title: 'x'.repeat(257), fields: [{ name: '', value: 'y' }] }] })
        .catch((error) => refusals.push(error));
      await interaction.reply('At last');
    });
    const answer = await guild.member('Ann').slash(guild.channel('arena'), 'attack', { target: 'x' });

    expect(refusals.map(({ code }) => code)).toEqual([10015, 50035]);
    expect(answer.refusals[1]?.errors).toEqual({
      data: {
        embeds: {
          0: {
            title: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 256 or fewer in length.' }] },
            fields: { 0: { name: { _errors: [{ code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }] } } },
          },
        },
      },
    });
    expect(answer.message?.content).toBe('At last');
  });
});

describe('Messages of the bot', () => {
  test('are sent, changed, pinned and deleted', async () => {
    const board = guild.channel('board');
    await expect.poll(() => client.channels.cache.has(board.id)).toBe(true);
    const cachedChannel = client.channels.cache.get(board.id);
    if (!cachedChannel?.isSendable()) throw new Error('Not a channel to send to');
    const sentMessage = await cachedChannel.send({
      content: guild.member('Bob').mention,
      embeds: [{ title: 'Round 1' }],
    });
    await sentMessage.edit({ embeds: [{ title: 'Round 2' }] });
    await sentMessage.pin();

    const [message, notice] = loopback.messages(board);
    expect(message).toMatchObject({
      edits: 1,
      pinned: true,
      embeds: [{ title: 'Round 2' }],
      pings: [guild.member('Bob').id],
    });
    expect(notice?.type).toBe(6);
    expect((await cachedChannel.messages.fetchPins()).items).toHaveLength(1);
    await sentMessage.delete();
    expect(message?.deleted).toBe(true);
    await expect(cachedChannel.send('')).rejects.toMatchObject({ code: 50006 });
  });

  test('need permissions', async () => {
    const crypt = guild.channel('crypt');
    crypt.deny(loopback.bot, 'PinMessages', 'EmbedLinks');
    await expect.poll(() => client.channels.cache.has(crypt.id)).toBe(true);
    const cachedChannel = client.channels.cache.get(crypt.id);
    if (!cachedChannel?.isSendable()) throw new Error('Not a channel to send to');
    const sentMessage = await cachedChannel.send({ content: 'Plain', embeds: [{ title: 'Lost' }] });

    expect(loopback.messages(crypt)).toMatchObject([{ content: 'Plain', embeds: [] }]);
    await expect(sentMessage.pin()).rejects.toMatchObject({ code: 50013, status: 403 });
    await expect(cachedChannel.send({ embeds: [{ title: 'Lost' }] })).rejects.toMatchObject({ code: 50013 });
    crypt.deny(loopback.bot, 'SendMessages');
    await expect(cachedChannel.send('More')).rejects.toMatchObject({ code: 50013 });
    answerWith('slash', (interaction) => interaction.reply(`${interaction.appPermissions.has('PinMessages')}`));
    const answer = await guild.member('Ann').slash(crypt, 'attack', { target: 'x' });
    expect(answer.message?.content).toBe('false');
  });
});

describe('Faults', () => {
  test('a 429 is waited out, an error is reported, a response is lost though the request was carried out', async () => {
    const rateLimitFault = loopback.fail({
      method: 'GET',
      path: /users\/@me/,
      status: 429,
      body: { retry_after: 0.1 },
    });
    const startTime = performance.now();
    await client.rest.get(Routes.user());
    expect(rateLimitFault.failedCount).toBe(1);
    expect(performance.now() - startTime).toBeGreaterThan(99);

    loopback.fail({ path: /users\/@me/, status: 400, body: { code: 30046, message: 'Maximum number of edits' } });
    await expect(client.rest.get(Routes.user())).rejects.toMatchObject({ code: 30046 });

    loopback.fail({ method: 'POST', path: /callback$/, status: 500, carriedOut: true });
    refusals.length = 0;
    answerWith('slash', (interaction) => interaction.reply('Done'));
    const answer = await guild.member('Ann').slash(guild.channel('arena'), 'attack', { target: 'x' });
    expect(answer.message?.content).toBe('Done');
    await expect.poll(() => refusals.at(-1)?.code).toBe(40060);
  });

  test('routes that don’t exist are 404, and recorded', async () => {
    await expect(client.rest.get('/nowhere')).rejects.toMatchObject({ status: 404, code: 0 });
    expect(loopback.unknownRoutes).toMatchObject([{ method: 'GET', path: '/nowhere', status: 404 }]);
  });
});

describe('The gateway', () => {
  test('a dropped connection is resumed, and what was missed is replayed; Discord may ask for it too', async () => {
    answerWith('slash', (interaction) => interaction.reply('Here'));
    const ann = guild.member('Ann');
    loopback.gateway.drop();
    const answer = await ann.slash(guild.channel('arena'), 'attack', { target: 'x' });
    expect(answer.message?.content).toBe('Here');
    expect(loopback.gateway.resumes).toEqual([1]);

    loopback.gateway.reconnect();
    await expect.poll(() => loopback.gateway.resumes.length, { timeout: 2000 }).toBe(2);
    expect(loopback.gateway.heartbeats).toBeGreaterThan(0);
    expect(loopback.gateway.identified.filter(({ accepted }) => accepted)).toHaveLength(1);
  });

  test('a deleted channel and a server that removed the bot are reported, and then unknown', async () => {
    const inn = loopback.guild({ name: 'The inn', members: ['Bea'] });
    const cellar = inn.channel('cellar');
    const removedIds: string[] = [];
    client.on(Events.ChannelDelete, ({ id }) => removedIds.push(id));
    client.on(Events.GuildDelete, ({ id }) => removedIds.push(id));
    await expect.poll(() => client.guilds.cache.has(inn.id)).toBe(true);
    inn.remove(cellar);
    await expect(client.rest.get(Routes.channel(cellar.id))).rejects.toMatchObject({ code: 10003 });
    inn.expel();
    await expect(client.rest.get(Routes.guild(inn.id))).rejects.toMatchObject({ code: 10004 });
    await expect.poll(() => removedIds).toEqual([cellar.id, inn.id]);
    inn.invite();
    await expect.poll(() => client.guilds.cache.has(inn.id)).toBe(true);
    inn.expel();
  });

  test('servers are divided among connections; too few are refused (4011)', async () => {
    const shardedLoopback = await startLoopback({ shards: 2 });
    const guilds = ['One', 'Two', 'Three', 'Four'].map((name) => shardedLoopback.guild({ name, members: ['Ann'] }));
    const unshardedClient = new Client({ intents: ['Guilds'], rest: { api: shardedLoopback.url } });
    await expect(unshardedClient.login(shardedLoopback.token)).rejects.toThrow('Sharding is required');
    const shardedClient = new Client({ intents: ['Guilds'], shards: 'auto', rest: { api: shardedLoopback.url } });
    const ready = new Promise((resolve) => shardedClient.once(Events.ClientReady, resolve));
    await shardedClient.login(shardedLoopback.token);
    await ready;
    expect(shardedClient.guilds.cache.map(({ id, shardId }) => [id, shardId])).toEqual(
      expect.arrayContaining(guilds.map(({ id }) => [id, Number((BigInt(id) >> 22n) % 2n)])),
    );
    expect(shardedLoopback.gateway.identified.map(({ shard, accepted }) => [...shard, accepted])).toEqual([
      [0, 1, false],
      [0, 2, true],
      [1, 2, true],
    ]);
    await shardedClient.destroy();
    await shardedLoopback.stop();
  });

  test('a connection that identifies too soon after another of its bucket has to do it again', async () => {
    const shardedLoopback = await startLoopback({ shards: 3, maxConcurrency: 2, identifyEvery: 60_000 });
    const answers: unknown[] = [];
    for (const shard of [0, 1, 2]) {
      const socket = new WebSocket(shardedLoopback.url.replace('http', 'ws'));
      const nextOp = async () => JSON.parse(String((await once(socket, 'message'))[0])).op;
      await nextOp();
      socket.send(JSON.stringify({ op: 2, d: { token: shardedLoopback.token, intents: 1, shard: [shard, 3] } }));
      answers.push(await nextOp());
    }
    // The first two answers are READY, and the third is INVALID SESSION.
    expect(answers).toEqual([0, 0, 9]);
    await shardedLoopback.stop();
  });
});
