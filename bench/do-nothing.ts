/**
 * The least that a bot on discord.js can do: it logs in, registers `/attack`, answers it with an embed and a button, and
 * changes that message when the button is pressed.
 * What Fray costs is measured against it.
 */
import { Client, GatewayIntentBits, Routes } from 'discord.js';

const { DISCORD_TOKEN = '', DISCORD_API_BASE = '' } = process.env;

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: DISCORD_API_BASE },
  allowedMentions: { parse: [] },
});

/** About as long as what Fray says of a blow. */
const EMBED = {
  color: 0x2e7d4f,
  description: `${'Nothing is done here, and this is how it is told. '.repeat(8)}\n\n-# ${'1 + 1 = 2, '.repeat(12)}`,
};

const MESSAGE = {
  embeds: [EMBED],
  components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'attack', label: 'Attack' }] }],
  allowedMentions: { parse: [] },
};

client.on('interactionCreate', (interaction) => {
  if (interaction.isButton()) void interaction.update(MESSAGE);
  else if (interaction.isRepliable()) void interaction.reply(MESSAGE);
});

client.once('clientReady', async ({ rest, application }) => {
  const target = { type: 3, name: 'target', description: 'Whom you strike', required: true };
  const attack = { name: 'attack', description: 'Strike at somebody', options: [target], contexts: [0] };
  await rest.put(Routes.applicationCommands(application.id), { body: [attack] });
});

process.once('SIGTERM', () => void client.destroy().then(() => process.exit(0)));
await client.login(DISCORD_TOKEN);
