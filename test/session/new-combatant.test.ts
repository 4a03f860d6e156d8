import { expect, test } from 'vitest';
import { uniqueCombatantId } from '../../src/session/new-combatant.ts';

test.each(['constructor', 'Constructor!', '__proto__', 'valueOf'])(
  '%s has an id that no object has by itself',
  (name) => {
    expect(uniqueCombatantId(name, []) in {}).toBe(false);
    expect(uniqueCombatantId(name, [uniqueCombatantId(name, [])])).not.toBe(uniqueCombatantId(name, []));
  },
);
