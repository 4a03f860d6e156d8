import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutToLimits, EMBED_LIMITS } from '../../src/embeds/limits.ts';
import { and, capital, linesThatFit, or, plain, shorten, signedTerm, t } from '../../src/text/t.ts';
import { times } from '../soak/length.ts';

describe('what a player wrote', () => {
  test('never draws, links, pings or breaks the line', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '*',
            '_',
            '@',
            '<',
            '\n',
            '`',
            '\\',
            'a',
            '👩‍👧',
            '|',
            '>',
            '[',
            ')',
            '#',
            '~',
            '-',
            ':',
          ),
        }),
        (input) => {
          const output = plain(input);
          expect(output).not.toMatch(/[\n\r]/);
          expect(output.replace(/\\[\\*_~`|>#[\]()<:-]/g, '')).not.toMatch(/[\\*_~`|>#[\]()<:-]/);
          expect(output).not.toMatch(/@(?!\u200b)/);
        },
      ),
    );
  });

  test('is cut to its length before it is escaped', () => {
    expect(plain('*'.repeat(500), 40)).toBe(`${String.raw`\*`.repeat(39)}…`);
  });

  test('is shown unchanged if it does nothing, with single spaces', () => {
    expect(plain('Zoë of Ys, 10 %')).toBe('Zoë of Ys, 10 %');
    expect(plain(' Zoë  of\tYs ')).toBe('Zoë of Ys');
    expect(plain('Zoë of Ys', 6)).toBe('Zoë o…');
  });

  test('cannot turn the rest of the line around', () => {
    expect(plain('a\u202eb\u2066c')).toBe('abc');
  });
});

describe('shortening', () => {
  test('keeps what fits, and marks what does not', () => {
    expect(shorten('abc', 3)).toBe('abc');
    expect(shorten('abcd', 3)).toBe('ab…');
  });

  test('cuts no character in two', () => {
    expect(shorten('ab🐉', 4)).toBe('ab🐉');
    expect(shorten('ab🐉x', 4)).toBe('ab…');
  });

  test('is never longer than allowed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (text, longest) => {
        expect(shorten(text, longest).length).toBeLessThanOrEqual(longest);
      }),
    );
  });
});

describe('whole lines', () => {
  test('as many as fit, and how many are left out', () => {
    expect(linesThatFit(['one', 'two', 'three'], 8, (count) => t('rest-lines', { count }))).toBe(
      'one\ntwo\n… and 1 more',
    );
    expect(linesThatFit(['one', 'two'], 8, (count) => t('rest-lines', { count }))).toBe('one\ntwo');
    expect(linesThatFit([], 8, (count) => t('rest-lines', { count }))).toBe('');
  });
});

test('lists, numbers and capitals', () => {
  expect(and([])).toBe('');
  expect(and(['a'])).toBe('a');
  expect(or(['a', 'b'])).toBe('a or b');
  expect(and(['a', 'b', 'c'])).toBe('a, b and c');
  expect(
    and(
      Array.from({ length: 15 }, (_, i) => `n${i}`),
      3,
    ),
  ).toBe('n0, n1, n2 and 12 more');
  expect(signedTerm(3)).toBe('+ 3');
  expect(signedTerm(-3)).toBe('− 3');
  expect(capital('the longsword')).toBe('The longsword');
});

describe('an embed', () => {
  test('fits what Discord accepts, whatever is put into it', () => {
    const text = fc.string({ maxLength: 9000, size: 'max' });
    const field = fc.record({ name: text, value: text });
    fc.assert(
      fc.property(text, text, fc.array(field, { maxLength: 40 }), text, (title, description, fields, footer) => {
        const cut = cutToLimits({ title, description, fields, footer: { text: footer } });
        const totalLength =
          (cut.title?.length ?? 0) +
          (cut.description?.length ?? 0) +
          (cut.footer?.text.length ?? 0) +
          (cut.fields ?? []).reduce((sum, { name, value }) => sum + name.length + value.length, 0);
        expect(totalLength).toBeLessThanOrEqual(EMBED_LIMITS.all);
        expect(cut.title?.length ?? 0).toBeLessThanOrEqual(EMBED_LIMITS.title);
        expect(cut.description?.length ?? 0).toBeLessThanOrEqual(EMBED_LIMITS.description);
        expect(cut.footer?.text.length ?? 0).toBeLessThanOrEqual(EMBED_LIMITS.footer);
        expect(cut.fields?.length ?? 0).toBeLessThanOrEqual(EMBED_LIMITS.fields);
        for (const each of cut.fields ?? []) {
          expect(each.name.length).toBeLessThanOrEqual(EMBED_LIMITS.name);
          expect(each.value.length).toBeLessThanOrEqual(EMBED_LIMITS.value);
          expect(each.name.length * each.value.length, 'Discord takes no empty fields').toBeGreaterThan(0);
        }
      }),
      // Shrinking texts of this length would take hours.
      { numRuns: times(25, 600), endOnFailure: true },
    );
  });

  test('gives up its description if the fields take all the room', () => {
    const fields = [1, 2, 3, 4].map((each) => ({ name: String(each).repeat(256), value: 'x'.repeat(1024) }));
    const lastField = { name: 'n'.repeat(256), value: 'v'.repeat(6000 - 4 * 1280 - 256) };
    const cut = cutToLimits({ description: 'A word', fields: [...fields, lastField] });
    expect(cut.description).toBeUndefined();
    expect(cut.fields).toHaveLength(5);
  });
});
