import type { APIAllowedMentions } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commandBodies } from './command-form.ts';
import { complaintsOf } from './complaints.ts';
import { checkForm } from './form.ts';
import { type Mentions, mentionsIn } from './mentions.ts';
import { messageBody } from './message-form.ts';
import { checkModal } from './modal-form.ts';

const text = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const message = (body: object) => complaintsOf(() => messageBody(body));
const embed = (body: object) => message({ embeds: [body] });
const button = (body: object) => ({ type: 2, style: 1, custom_id: 'a', label: 'A', ...body });
const option = (body: object) => ({ label: 'A', value: 'a', ...body });
const menu = (body: object) => ({ type: 3, custom_id: 's', options: [option({})], ...body });
const row = (...components: object[]) => ({ type: 1, components });
const rows = (...components: object[]) => message({ components });
const modal = (body: object) => complaintsOf(() => checkForm({ title: 'T', custom_id: 'm', ...body }, checkModal));
const input = (body: object) => ({ type: 4, custom_id: 'i', style: 1, ...body });
const label = (component: object, body: object = {}) => ({ type: 18, label: 'L', component, ...body });
const command = (body: object) =>
  complaintsOf(() => commandBodies([{ name: 'attack', description: 'Strike', ...body }]));
const stringOption = (body: object) => ({ type: 3, name: 'target', description: 'Target', ...body });

describe('The limits of a message', () => {
  test.each([
    ['content 2000', { content: text(2000) }, []],
    ['content 2001', { content: text(2001) }, ['content BASE_TYPE_MAX_LENGTH']],
    ['content of 2000 emoji', { content: '⚔'.repeat(1000) + '🗡'.repeat(1000) }, []],
    ['10 embeds', { embeds: times(10, () => ({ title: 'x' })) }, []],
    ['11 embeds', { embeds: times(11, () => ({ title: 'x' })) }, ['embeds BASE_TYPE_MAX_LENGTH']],
    ['6000 in all', { embeds: times(2, () => ({ description: text(3000) })) }, []],
    [
      '6001 in all',
      { embeds: [{ description: text(3000) }, { description: text(3001) }] },
      ['embeds MAX_EMBED_SIZE_EXCEEDED'],
    ],
    [
      'parse and users',
      { allowed_mentions: { parse: ['users'], users: ['1'] } },
      ['allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'],
    ],
  ])('%s', (_, body, expected) => {
    expect(message(body)).toEqual(expected);
  });

  test.each([
    ['title 256', { title: text(256) }, []],
    ['title 257', { title: text(257) }, ['embeds.0.title BASE_TYPE_MAX_LENGTH']],
    ['description 4096', { description: text(4096) }, []],
    ['description 4097', { description: text(4097) }, ['embeds.0.description BASE_TYPE_MAX_LENGTH']],
    ['25 fields', { fields: times(25, () => ({ name: 'n', value: 'v' })) }, []],
    ['26 fields', { fields: times(26, () => ({ name: 'n', value: 'v' })) }, ['embeds.0.fields BASE_TYPE_MAX_LENGTH']],
    ['field 256 and 1024', { fields: [{ name: text(256), value: text(1024) }] }, []],
    [
      'field 257 and blank',
      { fields: [{ name: text(257), value: ' ' }] },
      ['embeds.0.fields.0.name BASE_TYPE_BAD_LENGTH', 'embeds.0.fields.0.value BASE_TYPE_REQUIRED'],
    ],
    ['value 1025', { fields: [{ name: 'n', value: text(1025) }] }, ['embeds.0.fields.0.value BASE_TYPE_BAD_LENGTH']],
    ['footer 2048, author 256', { footer: { text: text(2048) }, author: { name: text(256) } }, []],
    ['footer 2049', { footer: { text: text(2049) } }, ['embeds.0.footer.text BASE_TYPE_BAD_LENGTH']],
    ['author 257', { author: { name: text(257) } }, ['embeds.0.author.name BASE_TYPE_BAD_LENGTH']],
    ['nothing', { color: 1 }, ['embeds.0.description BASE_TYPE_REQUIRED']],
    ['colour', { title: 'x', color: 0x1000000 }, ['embeds.0.color NUMBER_TYPE_MAX']],
    ['url', { title: 'x', url: 'ftp://x' }, ['embeds.0.url URL_TYPE_INVALID_SCHEME']],
  ])('an embed: %s', (_, body, expected) => {
    expect(embed(body)).toEqual(expected);
  });
});

describe('The limits of components', () => {
  const buttons = (count: number, from = 0) =>
    row(...times(count, (index) => button({ custom_id: `b${from + index}` })));
  test.each([
    ['5 rows of 5 buttons', times(5, (index) => buttons(5, index * 5)), []],
    ['6 rows', times(6, (index) => buttons(1, index)), ['components BASE_TYPE_MAX_LENGTH']],
    ['6 buttons', [buttons(6)], ['components.0.components BASE_TYPE_BAD_LENGTH']],
    ['no buttons', [row()], ['components.0.components BASE_TYPE_BAD_LENGTH']],
    ['select and button', [row(menu({}), button({}))], ['components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED']],
    [
      'twice the same',
      [row(button({})), row(button({}))],
      ['components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
    ],
    ['custom id 100', [row(button({ custom_id: text(100) }))], []],
    [
      'custom id 101',
      [row(button({ custom_id: text(101) }))],
      ['components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH'],
    ],
    ['label 80', [row(button({ label: text(80) }))], []],
    ['label 81', [row(button({ label: text(81) }))], ['components.0.components.0.label BASE_TYPE_BAD_LENGTH']],
    ['no label', [row(button({ label: undefined }))], ['components.0.components.0.label BASE_TYPE_REQUIRED']],
    ['emoji only', [row(button({ label: undefined, emoji: { name: '⚔️' } }))], []],
    ['link', [row({ type: 2, style: 5, label: 'Book', url: 'https://example.org' })], []],
    ['25 options', [row(menu({ options: times(25, (index) => option({ value: `${index}` })) }))], []],
    [
      '26 options',
      [row(menu({ options: times(26, (index) => option({ value: `${index}` })) }))],
      ['components.0.components.0.options BASE_TYPE_BAD_LENGTH'],
    ],
    [
      'same value',
      [row(menu({ options: [option({}), option({})] }))],
      ['components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'],
    ],
    ['option 100', [row(menu({ options: [{ label: text(100), value: text(100), description: text(100) }] }))], []],
    [
      'option 101',
      [row(menu({ options: [option({ label: text(101), description: text(101) })] }))],
      [
        'components.0.components.0.options.0.label BASE_TYPE_BAD_LENGTH',
        'components.0.components.0.options.0.description BASE_TYPE_MAX_LENGTH',
      ],
    ],
    ['more than there are', [row(menu({ max_values: 2 }))], ['components.0.components.0.options BASE_TYPE_BAD_LENGTH']],
    [
      'placeholder 151',
      [row(menu({ placeholder: text(151) }))],
      ['components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH'],
    ],
    ['text display', [{ type: 10, content: 'x' }], ['components.0.type BASE_TYPE_CHOICES']],
  ])('%s', (_, components, expected) => {
    expect(rows(...components)).toEqual(expected);
  });

  test.each([
    ['title 45', { title: text(45), components: [label(input({}))] }, []],
    ['title 46', { title: text(46), components: [label(input({}))] }, ['title BASE_TYPE_BAD_LENGTH']],
    ['5 components', { components: times(5, (index) => label(input({ custom_id: `${index}` }))) }, []],
    [
      '6 components',
      { components: times(6, (index) => label(input({ custom_id: `${index}` }))) },
      ['components BASE_TYPE_BAD_LENGTH'],
    ],
    ['old style', { components: [row(input({ label: 'Name' }))] }, []],
    [
      'old style without label',
      { components: [row(input({}))] },
      ['components.0.components.0.label BASE_TYPE_REQUIRED'],
    ],
    ['a select in a label', { components: [label(menu({}), { description: text(100) })] }, []],
    [
      'a label twice',
      { components: [label(input({ label: 'Name' }))] },
      ['components.0.component.label BASE_TYPE_BAD_VALUE'],
    ],
    ['a button', { components: [row(button({}))] }, ['components.0.components.0.type BASE_TYPE_CHOICES']],
  ])('a modal: %s', (_, body, expected) => {
    expect(modal(body)).toEqual(expected);
  });
});

describe('The limits of commands', () => {
  const choices = (count: number) => times(count, (index) => ({ name: `${index}`, value: `${index}` }));
  test.each([
    ['name 32', { name: text(32) }, []],
    ['name 33', { name: text(33) }, ['0.name BASE_TYPE_BAD_LENGTH', '0.name APPLICATION_COMMAND_INVALID_NAME']],
    ['letters of any script', { name: 'grüße-戦_9' }, []],
    ['capitals', { name: 'Attack' }, ['0.name APPLICATION_COMMAND_INVALID_NAME']],
    ['a blank', { name: 'end turn' }, ['0.name APPLICATION_COMMAND_INVALID_NAME']],
    ['description 100', { description: text(100) }, []],
    ['description 101', { description: text(101) }, ['0.description BASE_TYPE_BAD_LENGTH']],
    ['25 options', { options: times(25, (index) => stringOption({ name: `o${index}` })) }, []],
    [
      '26 options',
      { options: times(26, (index) => stringOption({ name: `o${index}` })) },
      ['0.options BASE_TYPE_MAX_LENGTH'],
    ],
    ['25 choices', { options: [stringOption({ choices: choices(25) })] }, []],
    ['26 choices', { options: [stringOption({ choices: choices(26) })] }, ['0.options.0.choices BASE_TYPE_MAX_LENGTH']],
    [
      'choice 101',
      { options: [stringOption({ choices: [{ name: text(101), value: 'x' }] })] },
      ['0.options.0.choices.0.name BASE_TYPE_BAD_LENGTH'],
    ],
    [
      'required last',
      { options: [stringOption({}), stringOption({ name: 'b', required: true })] },
      ['0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'],
    ],
    [
      'twice the same',
      { options: [stringOption({}), stringOption({})] },
      ['0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS'],
    ],
    [
      'group and subcommand',
      {
        options: [
          {
            type: 2,
            name: 'a',
            description: 'a',
            options: [{ type: 1, name: 'b', description: 'b', options: [stringOption({})] }],
          },
        ],
      },
      [],
    ],
    [
      'subcommand in a subcommand',
      { options: [{ type: 1, name: 'a', description: 'a', options: [{ type: 1, name: 'b', description: 'b' }] }] },
      ['0.options.0.options.0.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'],
    ],
    [
      'subcommand beside option',
      { options: [{ type: 1, name: 'a', description: 'a' }, stringOption({})] },
      ['0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'],
    ],
    [
      '8001 in all',
      {
        options: times(25, (o) =>
          stringOption({ name: `o${o}`, choices: times(25, (c) => ({ name: `${c}xxxxxx`, value: `${c}yyyyy` })) }),
        ),
      },
      ['0 APPLICATION_COMMAND_TOO_LARGE'],
    ],
  ])('%s', (_, body, expected) => {
    expect(command(body)).toEqual(expected);
  });

  test.each([
    ['a name of words', { name: 'Show sheet', type: 2 }, []],
    ['name 33', { name: text(33), type: 3 }, ['0.name BASE_TYPE_BAD_LENGTH']],
    [
      'a description',
      { name: 'x', type: 2, description: 'x' },
      ['0.description APPLICATION_COMMAND_INVALID_DESCRIPTION'],
    ],
    ['options', { name: 'x', type: 3, options: [stringOption({})] }, ['0 APPLICATION_COMMAND_INVALID_OPTIONS']],
  ])('of a context menu: %s', (_, body, expected) => {
    expect(complaintsOf(() => commandBodies([body]))).toEqual(expected);
  });

  test('15 of a context menu, beside a slash command of the same name', () => {
    const manyChoices = (count: number, type: number) => times(count, (index) => ({ name: `c${index}`, type }));
    expect(
      complaintsOf(() =>
        commandBodies([{ name: 'c0', description: 'x' }, ...manyChoices(15, 2), ...manyChoices(15, 3)]),
      ),
    ).toEqual([]);
    expect(complaintsOf(() => commandBodies(manyChoices(16, 2)))).toEqual(['30032']);
  });

  test('100 commands, all of different names', () => {
    const manyOptions = (count: number) => times(count, (index) => ({ name: `c${index}`, description: 'x' }));

    expect(complaintsOf(() => commandBodies(manyOptions(100)))).toEqual([]);
    expect(complaintsOf(() => commandBodies(manyOptions(101)))).toEqual(['30032']);
    expect(complaintsOf(() => commandBodies([...manyOptions(1), ...manyOptions(1)]))).toEqual([
      '1.name APPLICATION_COMMANDS_DUPLICATE_NAME',
    ]);
  });
});

describe('Mentions', () => {
  test.each<[string, APIAllowedMentions | undefined, Mentions]>([
    ['everyone named, without restrictions', undefined, { users: ['1', '2'], roles: ['3'], everyone: true }],
    ['no one, if nothing is allowed', { parse: [] }, { users: [], roles: [], everyone: false }],
    ['only the allowed users', { users: ['2', '9'] }, { users: ['2'], roles: [], everyone: false }],
  ])('notify %s', (_, allowed, expected) => {
    expect(mentionsIn('<@1> <@!2> <@&3> @everyone `<@4>` ```<@5>```', allowed)).toEqual(expected);
  });
});
