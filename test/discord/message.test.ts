import { Collection, type Message, MessageFlags, MessageFlagsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import { ShownAnswers } from '../../src/discord/dispatch.ts';
import { messageOf, messageUpdateOf, publicMessageOf } from '../../src/discord/message.ts';
import { fieldOf } from '../../src/field/field.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { DELETED_USER_PREFIX } from '../../src/rules/core/played-by.ts';
import { mention } from '../../src/text/t.ts';

test('a user whose data was deleted is neither pinged nor named', () => {
  const ping = [`${DELETED_USER_PREFIX}0123456789ab`, '222222222222222222'];
  // Discord refuses a message whose list of pinged users contains anything but users' ids.
  expect(messageOf({ ping }).body.allowed_mentions).toEqual({ parse: [], users: ['222222222222222222'] });
  expect(messageUpdateOf({ ping }).body.allowed_mentions).toEqual({ parse: [], users: ['222222222222222222'] });
  expect(ping.map(mention)).toEqual(['a former player', '<@222222222222222222>']);
});

test('a panel is sent without content and embeds, and so is what replaces it', () => {
  const components = [{ type: 10, content: 'Kira' }] as const;
  const panel = { whisper: true, v2: true, components } as const;
  const { IsComponentsV2, Ephemeral } = MessageFlags;
  expect(messageOf(panel).body).toEqual({
    components,
    flags: Ephemeral | IsComponentsV2,
    allowed_mentions: { parse: [], users: [] },
  });
  expect(publicMessageOf(panel).body.flags).toBe(IsComponentsV2);
  expect(messageOf({ content: 'x' }).body).not.toHaveProperty('flags');

  expect(messageUpdateOf(panel).body).toMatchObject({ content: null, embeds: [], components });
  const { body: inPlace } = messageUpdateOf({ content: 'Done.' }, { flags: new MessageFlagsBitField(IsComponentsV2) });
  expect(inPlace).toMatchObject({ content: null, embeds: [], components: [{ type: 10, content: 'Done.' }] });
  expect(inPlace.flags).toBe(IsComponentsV2);
  expect(messageUpdateOf({ content: 'Done.' }, { flags: new MessageFlagsBitField(0) }).body).toMatchObject({
    content: 'Done.',
    components: [],
  });
});

test('a panel keeps showing its picture, or none if it isn’t known which that is', () => {
  const components: Reply['components'] = [{ type: 17, components: [{ type: 10, content: 'Kira' }] }];
  const picture = {
    shows: { board: { field: fieldOf(['..']), tokens: [] } },
    theme: 'dark',
    alt: 'Two tiles',
  } as const;
  const panel = { whisper: true, v2: true, update: true, components, picture } as const;
  const flags = new MessageFlagsBitField(MessageFlags.IsComponentsV2);
  const oldAttachment = { id: '1', name: 'picture-0123456789ab.png' };
  // Only the id and the name of an attachment are used.
  const attachments = new Collection([[oldAttachment.id, oldAttachment]]) as unknown as Message['attachments'];
  const body = JSON.stringify(messageUpdateOf(panel, { flags, attachments }).body);
  expect(body).toContain(`attachment://${oldAttachment.name}`);
  expect(messageUpdateOf(panel, { flags }).body.components).toEqual(components);
});

test('a message shows the answer to the last button pressed in it, and its user’s other interactions change nothing', () => {
  const pressedButton = (id: string, message: string) =>
    ({ id, message: { id: message }, isMessageComponent: () => true, isModalSubmit: () => false }) as never;
  const command = { id: '9', isMessageComponent: () => false, isModalSubmit: () => false } as never;
  const answers = new ShownAnswers();
  answers.noteShown(pressedButton('1', 'panel'));
  answers.noteShown(pressedButton('2', 'other'));
  answers.noteShown(command);
  expect([answers.has(pressedButton('1', 'panel')), answers.has(pressedButton('2', 'other'))]).toEqual([true, true]);
  answers.noteShown(pressedButton('3', 'panel'));
  expect([answers.has(pressedButton('1', 'panel')), answers.has(pressedButton('3', 'panel'))]).toEqual([false, true]);
});
