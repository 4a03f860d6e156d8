import type {
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  Interaction,
  JSONEncodable,
} from 'discord.js';
import { Client, Events, MessageFlags, Routes } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel } from './channel.ts';
import { ChannelWatch } from './channel-watch.ts';
import { tooOldToEdit } from './fault.ts';
import type { Guild } from './guild.ts';
import { type Loopback, startLoopback } from './loopback.ts';
import { lockScreenOf, textOf } from './message-text.ts';
import { Phone } from './phone.ts';

const words = (content: string) => ({ type: 10, content }) as const;
const button = (custom_id: string, label: string, disabled = false) =>
  ({ type: 2, style: 2, custom_id, label, disabled }) as const;
const row = (...components: ReturnType<typeof button>[]) => ({ type: 1, components }) as const;
const option = (value: string, label: string, chosen = false) => ({ value, label, default: chosen });
const PICTURE = new Uint8Array([1, 2, 3]);

const menu: APIMessageTopLevelComponent = {
  type: 17,
  accent_color: 0x5865f2,
  components: [
    words('### More'),
    { type: 9, components: [words('**Guard**')], accessory: button('guard', 'Guard') },
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: 'cast',
          placeholder: 'Cast…',
          options: [option('0', 'Fire Bolt at Goblin 1'), option('1', 'Fire Bolt at Goblin 2')],
        },
      ],
    },
    { type: 1, components: [{ type: 5, custom_id: 'whom', placeholder: 'Hand over to…' }] },
    row(button('plan', 'Plan…')),
  ],
};

const form: APIModalInteractionResponseCallbackData = {
  custom_id: 'fireball',
  title: 'Fireball',
  components: [
    words('Friends in it are burned as well.'),
    {
      type: 18,
      label: 'Who?',
      component: {
        type: 22,
        custom_id: 'at',
        options: [option('1', 'Goblin 1', true), option('2', 'Goblin 2', true), option('3', 'Mira')],
      },
    },
    {
      type: 18,
      label: 'Stress',
      component: { type: 21, custom_id: 'stress', required: false, options: [option('0', 'None'), option('1', 'One')] },
    },
    { type: 18, label: 'In your words', component: { type: 4, custom_id: 'say', style: 1, required: false } },
    { type: 18, label: 'Portrait', component: { type: 19, custom_id: 'portrait', required: false } },
  ],
};

/** Answers as a bot whose message has every kind of component. */
async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isUserContextMenuCommand())
    return interaction.reply({
      content: `${interaction.targetUser.displayName} in person`,
      flags: MessageFlags.Ephemeral,
    });
  if (interaction.isMessageContextMenuCommand())
    return interaction.reply({
      content: `It said: ${interaction.targetMessage.content}`,
      flags: MessageFlags.Ephemeral,
    });
  if (interaction.isChatInputCommand())
    return interaction.reply({
      content: `<@${interaction.user.id}> **Kira, your turn.**`,
      embeds: [{ description: '68/80 HP', thumbnail: { url: 'attachment://kira.png' } }],
      files: [{ name: 'kira.png', attachment: Buffer.from(PICTURE) }],
      components: [
        row(button('1', 'Attack Goblin 1 · hurt'), button('2', 'Attack Goblin'), button('3', 'Dead', true)),
        row(button('more', 'More…')),
      ],
      allowedMentions: { users: [interaction.user.id] },
    });
  if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    const files = [...(fields.getUploadedFiles('portrait')?.values() ?? [])].map(({ name }) => name);
    const texts = [
      fields.getCheckboxGroup('at').join('+'),
      fields.getRadioGroup('stress'),
      fields.getTextInputValue('say'),
      files.join(),
    ];
    return interaction.isFromMessage() && interaction.update({ components: [words(JSON.stringify(texts))] });
  }
  if (interaction.isUserSelectMenu())
    return interaction.update({
      components: [
        words(`To ${interaction.members.map((each) => ('displayName' in each ? each.displayName : '')).join()}.`),
      ],
    });
  if (interaction.isStringSelectMenu())
    return interaction.update({ components: [words(`Done: ${interaction.values.join()}`)] });
  if (!interaction.isButton()) return undefined;
  if (interaction.customId === 'plan') return interaction.showModal(form);
  if (interaction.customId === 'more')
    return interaction.reply({ flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2, components: [menu] });
  await interaction.update({ content: `Struck ${interaction.customId}.`, embeds: [], components: [], attachments: [] });
  return interaction.followUp({ content: 'Next.', components: [row(button('more', 'More…'))] });
}

let loopback: Loopback;
let client: Client<true>;
let guild: Guild;

beforeAll(async () => {
  loopback = await startLoopback();
  guild = loopback.guild({ name: 'The Table', members: ['Ann', { name: 'Bob', nick: 'Bold Bob' }] });
  const connecting = new Client({
    intents: ['Guilds'],
    rest: { api: loopback.url, rejectOnRateLimit: () => true },
    jsonTransformer: (data: unknown) => data as JSONEncodable<unknown>,
  });
  connecting.on(Events.InteractionCreate, (interaction) => void answer(interaction).catch(() => undefined));
  const ready = new Promise<Client<true>>((resolve) => connecting.once(Events.ClientReady, resolve));
  await connecting.login(loopback.token);
  client = await ready;
  await client.rest.put(Routes.applicationCommands(client.application.id), {
    body: [
      { name: 'fight', description: 'Begin' },
      { name: 'Show sheet', type: 2 },
      { name: 'Undo this', type: 3 },
    ],
  });
});

afterAll(async () => {
  await client.destroy();
  await loopback.stop();
});

function inChannel(name: string): { channel: Channel; ann: Phone; bob: Phone; watch: ChannelWatch } {
  const channel = guild.channel(name);
  const [ann, bob] = ['Ann', 'Bob'].map((each) => new Phone(loopback, guild.member(each), channel)) as [Phone, Phone];
  return { channel, ann, bob, watch: new ChannelWatch(channel) };
}

describe('A person at a phone', () => {
  test('taps a button by its label, or by how it begins, and never a dead one', async () => {
    const { ann, watch } = inChannel('taps');
    await ann.type('/fight');
    expect(ann.labels).toEqual(['Attack Goblin 1 · hurt', 'Attack Goblin', 'More…']);
    expect(watch.liveButtons.map(({ label }) => label)).toEqual(ann.labels);
    await ann.tap('Attack Goblin 1');

    expect((await ann.reads('Struck')).content).toBe('Struck 1.');
    await loopback.quiet();
    expect(ann.taps).toBe(1);
    expect(watch.posted.map(({ content }) => content)).toEqual(['Struck 1.', 'Next.']);
    expect(watch.liveButtons.map(({ label, message }) => [label, message.content])).toEqual([['More…', 'Next.']]);
  });

  test('finds a whole label before one that begins so', async () => {
    const { ann } = inChannel('whole');
    await ann.type('/fight');
    await ann.tap('Attack Goblin');
    await ann.reads('Struck 2.');
  });

  test('gets an error for what isn’t there', async () => {
    const { ann } = inChannel('none');
    await expect(ann.fill()).rejects.toThrow('Ann has no form open');
  });

  test('opens a private menu that only they see, and chooses in it', async () => {
    const { ann, bob, watch } = inChannel('menus');
    await ann.type('/fight');
    await ann.tap('More…');
    expect(bob.messages).toHaveLength(1);
    expect(watch.remainingPrivateMessages(ann.user).map(textOf)).toEqual(['### More\n**Guard**']);
    expect(ann.labels.slice(-2)).toEqual(['Guard', 'Plan…']);
    await ann.choose('Cast…', 'Fire Bolt at Goblin 2');

    await ann.reads('Done: 1');
    expect(ann.taps).toBe(3);
    expect(watch.remainingPrivateMessages(bob.user)).toEqual([]);
    await ann.tap('More…');
    await ann.choose('Hand over', bob.user);
    await ann.reads('To Bold Bob.');
  });

  test('fills in a form, whose other fields stay', async () => {
    const { ann } = inChannel('forms');
    await ann.type('/fight');
    await ann.tap('More…');
    await ann.tap('Plan');
    expect(ann.screens().messages.at(-1)).toMatchObject({ modal: { title: 'Fireball' } });
    await ann.fill({ 'In your': 'Boom' });
    await ann.reads('["1+2",null,"Boom",""]');
    expect(ann.taps).toBe(3);

    await ann.tap('More…');
    await ann.tap('Plan…');
    ann.taps = 0;
    await expect(ann.fill({ Who: ['Goblin 3'] })).rejects.toThrow('has no option Goblin 3: Goblin 1, Goblin 2, Mira');
    ann.taps = 0;
    await ann.fill({ Who: ['Mira', 'Goblin 1'], Stress: 'One', Portrait: [{ name: 'kira.png', content: PICTURE }] });
    await ann.reads('["3+1","1","","kira.png"]');
    expect(ann.taps).toBe(5);
  });

  test('takes commands from the menus of a member and of a message', async () => {
    const { ann, bob } = inChannel('context');
    await ann.context('Show sheet', bob.user);
    await ann.reads('Bob in person');
    const message = bob.user.say(bob.channel, 'I strike!');
    await ann.context('Undo this', message);
    const botsMessage = await ann.reads('It said: I strike!');
    expect(botsMessage.type).toBe(23);
    expect(ann.taps).toBe(6);
    await expect(ann.context('Undo this', bob.user)).rejects.toThrow('was never registered for users');
  });

  test('sees messages as the API has them, with pictures and names', async () => {
    const { ann } = inChannel('screens');
    await ann.type('/fight');
    await ann.tap('More…');
    const { options, messages } = ann.screens({ open: 'Cast…' });
    expect(options.names[ann.user.id]).toBe('Ann');
    expect(messages[0]).toMatchObject({
      command: 'Ann used fight',
      embeds: [{ thumbnail: { url: 'data:image/png;base64,AQID' } }],
    });
    expect(messages[0]).not.toHaveProperty('files');
    expect(messages[1]).toMatchObject({ ephemeral: true, flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 });
    expect(JSON.stringify(messages[1])).toContain('"open":true');
    const names = new Map(Object.entries(options.names));
    expect(ann.messages.map((each) => lockScreenOf(each, names))).toEqual(['@Ann **Kira, your turn.**', '']);
  });
});

describe('A channel that is watched', () => {
  test('counts what is posted, left and deleted, and who was notified', async () => {
    const { channel, ann, bob, watch } = inChannel('watched');
    await ann.type('/fight');
    watch.restart();
    const textChannel = await client.channels.fetch(channel.id);
    if (!textChannel?.isSendable()) throw new Error('Not a channel to send to');
    const sentMessage = await textChannel.send({
      components: [words(`<@${ann.user.id}> and <@${bob.user.id}>`)],
      flags: MessageFlags.IsComponentsV2,
      allowedMentions: { users: [bob.user.id] },
    });
    const oldMessage = await textChannel.send('Old');
    await oldMessage.delete();

    expect([watch.posted.length, watch.remaining.length, watch.deleted.length]).toEqual([2, 1, 1]);
    expect([watch.pingsOf(ann.user).length, watch.pingsOf(bob.user).length]).toEqual([0, 1]);
    await expect(sentMessage.edit('Text')).rejects.toMatchObject({ code: 50035 });
    await sentMessage.edit({ components: [words('Still without content')] });
    expect(watch.remaining[0]?.flags).toBe(MessageFlags.IsComponentsV2);
  });

  test('the notice of a pin is deleted with Manage Messages alone', async () => {
    const { channel } = inChannel('pins');
    const textChannel = await client.channels.fetch(channel.id);
    if (!textChannel?.isSendable()) throw new Error('Not a channel to send to');
    const sentMessage = await textChannel.send('The board');
    await sentMessage.pin();
    const notice = (await textChannel.messages.fetch({ after: sentMessage.id })).first();
    expect(notice?.type).toBe(6);
    await expect(notice?.delete()).rejects.toMatchObject({ code: 50013 });
    channel.allow(loopback.bot, 'ManageMessages');
    await notice?.delete();
    expect(loopback.messages(channel)).toHaveLength(1);
  });

  test('a message that is too old is not edited', async () => {
    const { channel, watch } = inChannel('old');
    const textChannel = await client.channels.fetch(channel.id);
    if (!textChannel?.isSendable()) throw new Error('Not a channel to send to');
    const sentMessage = await textChannel.send('Old');
    const editFault = loopback.fail(tooOldToEdit(sentMessage));
    await expect(sentMessage.edit('New')).rejects.toThrow();
    expect([editFault.failedCount, watch.remaining[0]?.content]).toEqual([1, 'Old']);
  });
});

test('a message keeps, replaces and removes its files', async () => {
  const { channel, watch } = inChannel('files');
  const textChannel = await client.channels.fetch(channel.id);
  if (!textChannel?.isSendable()) throw new Error('Not a channel to send to');
  const file = (name: string) => ({ name, attachment: Buffer.from(PICTURE) });
  const names = () => watch.remaining[0]?.attachments.map(({ filename }) => filename);
  const sentMessage = await textChannel.send({ content: 'x', files: [file('a.png'), file('b.png')] });
  const edited = await sentMessage.edit({ content: 'y' });
  expect(names()).toEqual(['a.png', 'b.png']);
  await sentMessage.edit({ attachments: [...edited.attachments.values()].slice(1), files: [file('c.png')] });
  expect(names()).toEqual(['b.png', 'c.png']);
  await sentMessage.edit({ files: [file('d.png')], embeds: [{ thumbnail: { url: 'attachment://d.png' } }] });
  expect(names()).toEqual(['d.png']);
  const shownMessage = await textChannel.messages.fetch({ message: sentMessage.id, force: true });
  expect(shownMessage.embeds[0]?.thumbnail?.url).toBe(watch.remaining[0]?.attachments[0]?.url);
  await sentMessage.edit({ attachments: [], embeds: [] });
  expect(names()).toEqual([]);
});
