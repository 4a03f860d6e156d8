import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { cutToLayoutLimits, LAYOUT_LIMITS } from '../../src/embeds/limits.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { drawReply, formOf, formValues } from '../../src/terminal/repl.ts';
import { complaintsOf } from '../loopback/complaints.ts';
import { nodesOf, textsOf } from '../loopback/components.ts';
import { messageBody } from '../loopback/message-form.ts';

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
/** Everything that Discord would refuse in these components. */
const refusalOf = (components: ReturnType<typeof cutToLayoutLimits>) =>
  complaintsOf(() => messageBody({ flags: 32768, components }));

const privatePanel = panel.box(
  { accent: 0x5865f2 },
  panel.withThumbnail('### Kira\n68/80 HP', 'https://example.org/kira.png', 'Portrait of Kira'),
  panel.line('**Attacked**\n-# take it, do not ask', panel.button('Change answers', 'answers')),
  panel.divider(),
  panel.buttonRow(panel.button('Sheet', 'sheet'), panel.button('Plan…', 'plan')),
);

describe('A panel', () => {
  test('is what Discord takes', () => {
    const reply = panel.whisper(privatePanel, ...panel.buttonRow(panel.button('Close', 'close')));
    expect(reply).toMatchObject({ whisper: true, v2: true });
    expect(reply).not.toHaveProperty('content');
    expect(refusalOf(reply.components ?? [])).toEqual([]);
  });

  test('with too much text is shortened where it is longest', () => {
    const parts = [
      panel.paragraph('x'.repeat(3000)),
      panel.box({}, panel.paragraph('short'), panel.paragraph('y'.repeat(3000))),
    ];
    const fittingParts = cutToLayoutLimits(parts);
    const texts = textsOf(fittingParts);
    expect(refusalOf(parts)).toEqual(['components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED']);
    expect(refusalOf(fittingParts)).toEqual([]);
    expect(texts.map((text) => text.length)).toEqual([1997, 5, 1997]);
    expect(cutToLayoutLimits([panel.paragraph('x'.repeat(LAYOUT_LIMITS.text))])).toEqual([
      panel.paragraph('x'.repeat(LAYOUT_LIMITS.text)),
    ]);
  });

  test('of too many parts keeps its rows and the first of the others, in order', () => {
    const parts = [
      panel.box(
        {},
        ...times(50, (index) => panel.paragraph(`${index}`)),
        panel.buttonRow(panel.button('More…', 'more')),
      ),
    ];
    const [fittingParts] = cutToLayoutLimits(parts);
    expect(refusalOf([fittingParts!])).toEqual([]);
    expect(nodesOf([fittingParts!])).toHaveLength(LAYOUT_LIMITS.components);
    expect(textsOf([fittingParts!]).at(-1)).toBe('36');
    expect(nodesOf([fittingParts!]).at(-1)).toMatchObject({ label: 'More…' });
  });

  test('has no empty text', () => {
    expect(refusalOf(cutToLayoutLimits([panel.paragraph('')]))).toEqual([]);
  });

  test('is drawn in the terminal with the numbers of its buttons in their places', () => {
    const row = panel.menuRow('cast', 'Cast…', [
      { label: 'Fire Bolt at Goblin 1', value: '0' },
      { label: 'Fire Bolt at Goblin 2', value: '1' },
    ]);
    expect(drawReply(panel.whisper(privatePanel, row), false)).toBe(
      [
        '(only you see this)   Kira  [Portrait of Kira]',
        '  68/80 HP',
        '  Attacked  [1] Change answers',
        '  take it, do not ask',
        '',
        '  [2] Sheet  [3] Plan…',
        'Cast…: [4] Fire Bolt at Goblin 1  [5] Fire Bolt at Goblin 2',
      ].join('\n'),
    );
  });
});

describe('A reply that replaces a panel', () => {
  test('is made of components, in the order they are read', () => {
    const embed = {
      title: 'Kira',
      description: 'HP 9',
      fields: [{ name: 'Gear', value: 'Longsword' }],
      footer: { text: 'small' },
      color: 3,
    };
    const rows = panel.buttonRow(panel.button('Back', 'back'));
    const reply = panel.asPanel(asUpdate({ content: 'Done.', embeds: [embed], components: rows }));
    expect(reply).toMatchObject({ update: true, v2: true });
    expect(reply).not.toHaveProperty('content');
    expect(reply).not.toHaveProperty('embeds');
    expect(textsOf(reply.components ?? [])).toEqual(['Done.', '### Kira\nHP 9\n**Gear**\nLongsword\n-# small']);
    expect(reply.components?.[1]).toMatchObject({ accent_color: 3 });
    expect(reply.components?.at(-1)).toEqual(rows[0]);
    expect(refusalOf(reply.components ?? [])).toEqual([]);
  });

  test('is not empty if it says nothing', () => {
    expect(refusalOf(panel.asPanel({}).components ?? [])).toEqual([]);
  });
});

test('a form is filled in at the terminal by the labels of its boxes', () => {
  const options = [
    { label: 'Goblin 1', value: '0', default: true },
    { label: 'Goblin 2', value: '1', default: true },
    { label: 'Mira', value: '2' },
  ];
  const boxes = { type: ComponentType.CheckboxGroup, custom_id: 'at', options } as const;
  const reply: Reply = {
    form: {
      custom_id: 'm',
      title: 'Fireball',
      components: [{ type: ComponentType.Label, label: 'Whom?', component: boxes }],
    },
  };
  expect(drawReply(reply, false)).toContain('whom: Whom? (Goblin 1, Goblin 2, Mira) = Goblin 1; Goblin 2');
  const form = formOf(reply);
  if (!form) throw new Error('No form');
  const filledValue = (written: string) => {
    const fieldsResult = formValues(form, written);
    return fieldsResult.ok ? fieldsResult.value.get('at') : fieldsResult.why;
  };
  expect(filledValue('')).toBe('0\n1');
  expect(filledValue(' whom:mira; Goblin 2')).toBe('2\n1');
  expect(filledValue(' whom:Goblin 9')).toBe('Goblin 9');
});
