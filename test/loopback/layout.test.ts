import { describe, expect, test } from 'vitest';
import { complaintsOf } from './complaints.ts';
import { checkForm } from './form.ts';
import { messageBody } from './message-form.ts';
import { checkModal } from './modal-form.ts';

const V2 = 32768;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const words = (content: string) => ({ type: 10, content });
const button = (id: string) => ({ type: 2, style: 2, custom_id: id, label: 'Press' });
const row = (...components: object[]) => ({ type: 1, components });
const section = (body: object = {}) => ({ type: 9, components: [words('x')], accessory: button('a'), ...body });
const container = (...components: object[]) => ({ type: 17, components });
const layout = (...components: object[]) => complaintsOf(() => messageBody({ flags: V2, components }));
const file = (name: string) => [{ name, content: 'x' }];

describe('The limits of components v2', () => {
  test.each([
    [
      'every kind',
      [
        words('x'),
        row(button('b')),
        section(),
        { type: 14, spacing: 2 },
        container(section({ accessory: button('c') })),
      ],
      [],
    ],
    ['nothing', [], ['components BASE_TYPE_BAD_LENGTH']],
    ['40 in all', [container(...times(39, () => words('x')))], []],
    ['41 in all', [container(...times(40, () => words('x')))], ['components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED']],
    ['6 rows, which count with their buttons', times(6, (index) => row(button(`${index}`))), []],
    ['4,000 characters', [words('x'.repeat(2000)), container(words('x'.repeat(2000)))], []],
    [
      '4,001 characters',
      [words('x'.repeat(2000)), container(words('x'.repeat(2001)))],
      ['components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'],
    ],
    ['an empty text', [words('')], ['components.0.content BASE_TYPE_REQUIRED']],
    [
      'a custom id twice',
      [row(button('a')), section()],
      ['components.1.accessory.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
    ],
    [
      'a section of 4 texts',
      [section({ components: times(4, () => words('x')) })],
      ['components.0.components BASE_TYPE_BAD_LENGTH'],
    ],
    ['a section without accessory', [section({ accessory: undefined })], ['components.0.accessory BASE_TYPE_REQUIRED']],
    [
      'a section with a select',
      [section({ accessory: { type: 5, custom_id: 's' } })],
      ['components.0.accessory.type BASE_TYPE_CHOICES'],
    ],
    [
      'a container in a container',
      [container(container(words('x')))],
      ['components.0.components.0.type BASE_TYPE_CHOICES'],
    ],
    [
      'an accent that is no color',
      [{ ...container(words('x')), accent_color: 0x1000000 }],
      ['components.0.accent_color NUMBER_TYPE_MAX'],
    ],
    ['a bare button', [button('b')], ['components.0.type BASE_TYPE_CHOICES']],
    ['a spacing of 3', [{ type: 14, spacing: 3 }], ['components.0.spacing BASE_TYPE_CHOICES']],
    [
      '11 pictures',
      [{ type: 12, items: times(11, () => ({ media: { url: 'https://x.y/z.png' } })) }],
      ['components.0.items BASE_TYPE_BAD_LENGTH'],
    ],
    [
      'the same id twice',
      [
        { ...words('x'), id: 7 },
        { ...words('x'), id: 7 },
      ],
      ['components.1.id COMPONENT_ID_DUPLICATED'],
    ],
    [
      'a file on the web',
      [{ type: 13, file: { url: 'https://x.y/z.txt' } }],
      ['components.0.file.url URL_TYPE_INVALID_SCHEME'],
    ],
    [
      'a picture that isn’t attached',
      [{ type: 12, items: [{ media: { url: 'attachment://z.png' } }] }],
      ['components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'],
    ],
  ])('%s', (_, components, expected) => {
    expect(layout(...components)).toEqual(expected);
  });

  test('content and embeds are refused beside them, and emptied when they come', () => {
    const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
    const components = [words('x')];
    const original = { content: 'Old', embeds: [{ title: 'Old' }], flags: 0, attachments: [] };
    expect(
      complaintsOf(() => messageBody({ flags: V2, content: 'x', embeds: [{ title: 'x' }], poll: {}, components })),
    ).toEqual([`content ${code}`, `embeds ${code}`, `poll ${code}`]);
    expect(complaintsOf(() => messageBody({ flags: V2, components }, { original }))).toEqual([
      `content ${code}`,
      `embeds ${code}`,
    ]);
    expect(complaintsOf(() => messageBody({ flags: V2, content: null, embeds: [], components }, { original }))).toEqual(
      [],
    );
    // The message stays in components v2 even if an edit doesn't set that flag.
    expect(
      complaintsOf(() =>
        messageBody({ content: 'x' }, { original: { ...original, content: '', embeds: [], flags: V2 } }),
      ),
    ).toEqual([`content ${code}`]);
  });
});

describe('The files of a message', () => {
  const picture = { embeds: [{ thumbnail: { url: 'attachment://kira.png' } }] };
  const original = { content: '', embeds: [], flags: 0, attachments: [{ id: '77', filename: 'kira.png' }] };
  test.each([
    ['an embed shows one that is attached', picture, { files: file('kira.png') }, []],
    ['an embed shows one that stays', picture, { original }, []],
    [
      'an embed shows one that is removed',
      { ...picture, attachments: [] },
      { original },
      ['embeds.0.thumbnail.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'],
    ],
    [
      'a list names a missing one',
      { attachments: [{ id: '78' }] },
      { original },
      ['attachments.0.id ATTACHMENT_NOT_FOUND'],
    ],
    [
      'a list leaves out an attached one',
      { attachments: [{ id: '77' }] },
      { original, files: file('bo.png') },
      ['attachments ATTACHMENT_NOT_FOUND'],
    ],
    [
      '11 files',
      {},
      { original, files: times(10, (index) => ({ name: `${index}`, content: 'x' })) },
      ['attachments BASE_TYPE_MAX_LENGTH'],
    ],
  ])('%s', (_, body, context, expected) => {
    expect(complaintsOf(() => messageBody(body, context))).toEqual(expected);
  });
});

describe('The limits of a form', () => {
  const option = (value: string, body: object = {}) => ({ label: value, value, ...body });
  const options = (count: number) => times(count, (index) => option(`${index}`));
  const form = (component: object) =>
    complaintsOf(() =>
      checkForm({ title: 'T', custom_id: 'm', components: [{ type: 18, label: 'L', component }] }, checkModal),
    );
  const inComponent = (path: string) => [`components.0.component.${path}`];
  test.each([
    ['10 boxes', { type: 22, custom_id: 'c', options: options(10) }, []],
    ['11 boxes', { type: 22, custom_id: 'c', options: options(11) }, inComponent('options BASE_TYPE_BAD_LENGTH')],
    [
      'boxes that are all optional',
      { type: 22, custom_id: 'c', options: options(2), min_values: 0, required: false },
      [],
    ],
    [
      'required boxes that are all optional',
      { type: 22, custom_id: 'c', options: options(2), min_values: 0 },
      inComponent('min_values NUMBER_TYPE_MIN'),
    ],
    [
      'more boxes than there are',
      { type: 22, custom_id: 'c', options: options(2), max_values: 3 },
      inComponent('options BASE_TYPE_BAD_LENGTH'),
    ],
    ['2 of many', { type: 21, custom_id: 'r', options: options(2) }, []],
    ['1 of many', { type: 21, custom_id: 'r', options: options(1) }, inComponent('options BASE_TYPE_BAD_LENGTH')],
    [
      'two of many chosen',
      { type: 21, custom_id: 'r', options: [option('a', { default: true }), option('b', { default: true })] },
      inComponent('options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES'),
    ],
    ['a yes', { type: 23, custom_id: 'y', default: true }, []],
    ['10 files', { type: 19, custom_id: 'f', max_values: 10 }, []],
    ['11 files', { type: 19, custom_id: 'f', max_values: 11 }, inComponent('max_values NUMBER_TYPE_MAX')],
    ['a user', { type: 5, custom_id: 'u', default_values: [{ id: '1', type: 'user' }] }, []],
    [
      'a user that is a role',
      { type: 5, custom_id: 'u', default_values: [{ id: '1', type: 'role' }] },
      inComponent('default_values.0.type BASE_TYPE_CHOICES'),
    ],
    ['a button', button('b'), inComponent('type BASE_TYPE_CHOICES')],
  ])('%s', (_, component, expected) => {
    expect(form(component)).toEqual(expected);
  });
});
