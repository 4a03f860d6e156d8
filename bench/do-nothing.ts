/**
 * The least that a bot on discord.js can do: it logs in, registers `/attack`, answers it with an embed and a button,
 * and edits that message when the button is pressed. With `POSTS=1` it then posts another like it, as Fray posts the
 * next turn. Fray's costs are compared to it.
 */
import { Client, GatewayIntentBits, Routes } from 'discord.js';

const { DISCORD_TOKEN = '', DISCORD_API_BASE = '', POSTS } = process.env;

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: DISCORD_API_BASE },
  allowedMentions: { parse: [] },
});

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
const BODY = { embeds: [EMBED], components: MESSAGE.components, allowed_mentions: { parse: [] } };

client.on('interactionCreate', (interaction) => {
  if (interaction.isButton())
    void interaction
      .update(MESSAGE)
      .then(() => POSTS && client.rest.post(Routes.channelMessages(interaction.channelId), { body: BODY }));
  else if (interaction.isRepliable()) void interaction.reply(MESSAGE);
});

client.once('clientReady', async ({ rest, application }) => {
  const target = { type: 3, name: 'target', description: 'Who you attack', required: true };
  const attack = { name: 'attack', description: 'Attack someone', options: [target], contexts: [0] };
  await rest.put(Routes.applicationCommands(application.id), { body: [attack] });
});

process.once('SIGTERM', () => void client.destroy().then(() => process.exit(0)));
await client.login(DISCORD_TOKEN);
