import { expect, test } from 'vitest';
import { masteryRefusals } from '../../../src/text/en/mastery/book.ts';

test('every refusal has a sentence with the facts it is given', () => {
  const facts = { name: 'Bryn', number: 12, least: 2, condition: 'Stunned' };
  for (const explain of Object.values(masteryRefusals)) {
    const sentence = explain(facts);
    expect(sentence).toMatch(/^[A-Z].*[.]$/);
    expect(sentence).not.toContain('undefined');
  }
});
