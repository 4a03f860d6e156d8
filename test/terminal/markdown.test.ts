import { expect, test } from 'vitest';
import { drawMarkdown } from '../../src/terminal/markdown.ts';

test('a channel and a user are shown by their ids', () => {
  expect(drawMarkdown('<@ana> in <#bridge>, not \\<#yard>', false)).toBe('@ana in #bridge, not <#yard>');
});

test('a timestamp is shown as a date and a time of day', () => {
  const output = drawMarkdown('Until <t:1782921600:R>, not \\<t:1:R>', false);
  expect(output).toMatch(/^Until 2026-0[67]-\d\d \d\d:\d\d, not <t:1:R>$/);
});

test('a timestamp’s relative time is left out: it would not stay true', () => {
  const output = drawMarkdown('Until <t:1782921600:f>, <t:1782921600:R>.', false);
  expect(output).toMatch(/^Until 2026-0[67]-\d\d \d\d:\d\d\.$/);
});

test('a block of code is shown unchanged', () => {
  expect(drawMarkdown('Here:\n```\n ~~ **o** \\` \n```\n`K` Kira', false)).toBe('Here:\n ~~ **o** \\` \nK Kira');
});
