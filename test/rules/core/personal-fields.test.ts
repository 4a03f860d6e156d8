import { expect, test } from 'vitest';
import type { OwnWords, System } from '../../../src/rules/core/encounter.ts';
import type { PersonalFields } from '../../../src/rules/core/personal-fields.ts';
import type { Reason } from '../../../src/rules/core/reason.ts';
import { addSystem, BUILT_IN_IDS, removeSystem, rulesNamed } from '../../../src/rules/systems.ts';
import { redactedEvent } from '../../../src/store/redaction/redact.ts';

interface Aspects extends System {
  readonly sheet: { readonly refresh: number; readonly aspects: readonly OwnWords[] };
  readonly state: { readonly encounter: object; readonly combatant: { readonly last?: { readonly why: Reason } } };
}

const personal: PersonalFields<Aspects> = { aspects: 'words', last: 'reasons' };

test('A personal field that is missing, wrong or not personal doesn’t compile', () => {
  // @ts-expect-error: `last` is missing.
  const incompleteFields: PersonalFields<Aspects> = { aspects: 'words' };
  // @ts-expect-error: `aspects` are words.
  const wrongFields: PersonalFields<Aspects> = { aspects: 'user', last: 'reasons' };
  // @ts-expect-error: `refresh` is a number.
  const notPersonal: PersonalFields<Aspects> = { ...personal, refresh: 'words' };
  expect([incompleteFields, wrongFields, notPersonal]).toHaveLength(3);
});

test('What a system lists as words is removed when its player deletes their data', () => {
  const [first = ''] = BUILT_IN_IDS;
  const changeEvent = {
    type: 'state-changed',
    subject: 'a',
    before: {},
    after: { aspects: ['Quick', 'Slow'] },
  } as const;
  const redaction = { user: 'u', userReplacement: 'f', textReplacements: new Map([['Quick', '…']]) };
  addSystem({ ...rulesNamed(first)!, id: 'aspects', personal }, '1');
  try {
    expect(redactedEvent(changeEvent, redaction)).toMatchObject({ after: { aspects: ['Slow'] } });
  } finally {
    removeSystem('aspects');
  }
  expect(redactedEvent(changeEvent, redaction)).toMatchObject({ after: { aspects: ['Quick', 'Slow'] } });
});
