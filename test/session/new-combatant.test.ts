import { expect, test } from 'vitest';
import { idFor } from '../../src/session/new-combatant.ts';

test.each(['constructor', 'Constructor!', '__proto__', 'valueOf'])(
  '%s has an id that no object has by itself',
  (name) => {
    expect(idFor(name, []) in {}).toBe(false);
    expect(idFor(name, [idFor(name, [])])).not.toBe(idFor(name, []));
  },
);
