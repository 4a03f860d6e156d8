import { ComponentType } from 'discord-api-types/v10';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Host } from '../../src/app/host.ts';
import { type Bot, registerCommands, startBot, withTranslations } from '../../src/discord/bot.ts';
import { newRest } from '../../src/discord/client.ts';
import { command } from '../../src/interaction/command.ts';
import { component, componentId } from '../../src/interaction/component.ts';
import { anyUser, type ContextTarget, messageCommand, userCommand } from '../../src/interaction/context-command.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, whisper } from '../../src/interaction/reply.ts';
import { no, ok } from '../../src/rules/core/refusal.ts';
import { runningEncounter } from '../../src/session/session.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { ChannelWatch } from '../loopback/channel-watch.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { emptyDatabase } from '../store/memory.ts';

const id = {
  close: componentId('close', {}),
  plan: componentId('plan', {}),
  planned: componentId('planned', {}),
  cast: componentId('cast', {}),
  target: componentId('whom', {}),
};
const option = (value: string, chosen = false) => ({
  label: `Goblin ${value}`,
  value,
  ...(chosen && { default: true }),
});

const myCharacter = command({
  name: 'me',
  options: {},
  run: () =>
    panel.whisper(
      panel.box(
        { accent: 0x5865f2 },
        panel.paragraph('### Kira'),
        panel.line('68/80 HP', panel.button('Plan…', id.plan.write({}))),
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              custom_id: id.cast.write({}),
              placeholder: 'Cast…',
              options: [option('1'), option('2')],
              max_values: 2,
            },
          ],
        },
      ),
      {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.UserSelect, custom_id: id.target.write({}), placeholder: 'Hand over…' }],
      },
      ...panel.buttonRow(panel.button('Close', id.close.write({}))),
    ),
});

const group = {
  type: ComponentType.CheckboxGroup,
  custom_id: 'at',
  min_values: 0,
  required: false,
  options: [option('1', true), option('2', true), option('3')],
} as const;
const radio = {
  type: ComponentType.RadioGroup,
  custom_id: 'stress',
  required: false,
  options: [option('1'), option('2')],
} as const;
const form = {
  custom_id: id.planned.write({}),
  title: 'Plan',
  components: [group, radio].map((each) => ({
    type: ComponentType.Label as const,
    label: each.custom_id,
    component: { ...each, options: [...each.options] },
  })),
};
const components = [
  component({ id: id.close, run: () => asUpdate(whisper({ title: 'Closed', description: 'See you.' })) }),
  component({ id: id.plan, run: () => ({ form }) }),
  component({ id: id.planned, run: (_, __, { fields }) => asUpdate(whisper(JSON.stringify([...fields]))) }),
  component({
    id: id.cast,
    run: (_, __, { chosen }) => asUpdate(panel.whisper(panel.paragraph(`Cast at ${chosen.join(' and ')}`))),
  }),
  component({
    id: id.target,
    run: (_, { caller: { bots = [] } }, { chosen }) =>
      asUpdate(whisper(chosen.map((each) => `To <@${each}>${bots.includes(each) ? ', a bot' : ''}`).join())),
  }),
];

/** The text of the one message that isn't stale. */
let currentText = '';
const blow: ContextTarget<string> = {
  read: (text) => (text === currentText ? ok('Ana strikes Bo') : no({ type: 'stale' })),
};
const contextCommands = [
  userCommand({
    id: 'sheet',
    target: anyUser,
    run: (user, { caller }) => whisper(`<@${caller.user}> looks at <@${user}>`),
  }),
  messageCommand({ id: 'details', target: blow, run: (text) => whisper(`The details of: ${text}`) }),
  messageCommand({ id: 'undo', target: blow, requires: runningEncounter, run: () => whisper('Undone') }),
];

let loopback: Loopback;
let guild: Guild;
let bot: Bot;
const log = pino({ level: 'silent' });
const store = new SqliteStore(emptyDatabase());

beforeAll(async () => {
  loopback = await startLoopback();
  guild = loopback.guild({ name: 'The tavern', members: ['Ana', 'Bo'] });
  const host = new Host(store, [myCharacter], components, log, { contextCommands });
  const { signal } = new AbortController();
  bot = await startBot({
    token: loopback.token,
    api: loopback.url,
    server: undefined,
    commands: [myCharacter],
    contextCommands,
    host,
    store,
    log,
    onClosed: () => undefined,
    signal,
  });
});

afterAll(async () => {
  await bot.stop();
  await store.close();
  await loopback.stop();
});

const openChannel = (name: string) => {
  const channel = guild.channel(name);
  return { ana: new Phone(loopback, guild.member('Ana'), channel), watch: new ChannelWatch(channel) };
};

describe('A panel on Discord', () => {
  test('is private, and closes into a reply of any kind', async () => {
    const { ana, watch } = openChannel('corner');
    await ana.type('/me');
    expect(watch.posted).toEqual([]);
    expect(watch.remainingPrivateMessages(ana.user).map(textOf)).toEqual(['### Kira\n68/80 HP']);
    expect(ana.labels).toEqual(['Plan…', 'Close']);
    await ana.tap('Close');
    expect(watch.remainingPrivateMessages(ana.user).map(textOf)).toEqual(['### Closed\nSee you.']);
    expect(ana.labels).toEqual([]);
  });

  test('passes its menus to the handler, of users too, and says which of them are bots', async () => {
    const { ana } = openChannel('menus');
    await ana.type('/me');
    await ana.choose('Cast…', 'Goblin 2', 'Goblin 1');
    await ana.reads('Cast at 2 and 1');
    await ana.type('/me');
    await ana.choose('Hand over…', guild.member('Bo'));
    await ana.reads(`To ${guild.member('Bo').mention}`);
    await ana.type('/me');
    await ana.choose('Hand over…', loopback.bot);
    await ana.reads(`To ${loopback.bot.mention}, a bot`);
  });

  test('opens a form: its boxes arrive on a line each, and as nothing if none is checked', async () => {
    const { ana } = openChannel('forms');
    await ana.type('/me');
    await ana.tap('Plan…');
    await ana.fill({ at: ['Goblin 1', 'Goblin 3'], stress: 'Goblin 2' });
    await ana.reads('[["at","1\\n3"],["stress","2"]]');
    await ana.type('/me');
    await ana.tap('Plan…');
    await ana.fill({ at: [] });
    await ana.reads('[["at",""],["stress",""]]');
  });
});

describe('A command of a context menu', () => {
  test('is registered with the others, and not again if it exists', async () => {
    expect(loopback.commands().map(({ name, type = 1 }) => [name, type])).toEqual([
      ['me', 1],
      ['Show sheet', 2],
      ['Show details', 3],
      ['Undo this', 3],
    ]);
    const rest = newRest(loopback.url, loopback.token);
    const definitions = withTranslations(() => [myCharacter, ...contextCommands].map(({ definition }) => definition));
    expect(await registerCommands(rest, loopback.bot.id, undefined, definitions)).toBe(false);
  });

  test('is about the member it is used on', async () => {
    const { ana } = openChannel('members');
    const bo = guild.member('Bo');
    await ana.context('Show sheet', bo);
    await ana.reads(`${ana.user.mention} looks at ${bo.mention}`);
  });

  test('is about what the message shows, and refused if that is nothing or the session doesn’t meet its requirement', async () => {
    const { ana } = openChannel('messages');
    const message = ana.user.say(ana.channel, 'I strike!');
    const answer = await ana.context('Show details', message);
    expect(answer.message?.content).toContain('This button is out of date');
    currentText = message.id;
    await ana.context('Show details', message);
    await ana.reads('The details of: Ana strikes Bo');
    const earlyUndo = await ana.context('Undo this', message);
    expect(earlyUndo.message?.ephemeral).toBe(true);
    expect(earlyUndo.message?.content).not.toContain('Undone');
  });
});
