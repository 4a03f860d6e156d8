import type { CombatantId, Encounter, System } from './encounter.ts';
import type { Heeded } from './field-rules.ts';

/**
 * The same, worked out once for each encounter as it stands and each of those in it: whether there is a button, what it
 * offers and what the picture shows are asked one after the other, and the ways of one over a large field take some 10 ms.
 * What heeds some only is worked out each time.
 */
export function remembered<S extends System, Found>(
  find: (encounter: Encounter<S>, who: CombatantId, heeded?: Heeded) => Found,
): (encounter: Encounter<S>, who: CombatantId, heeded?: Heeded) => Found {
  const known = new WeakMap<Encounter<S>, Map<CombatantId, Found>>();
  return (encounter, who, heeded) => {
    if (heeded) return find(encounter, who, heeded);
    const of = known.get(encounter) ?? new Map<CombatantId, Found>();
    known.set(encounter, of);
    const found = of.get(who) ?? find(encounter, who);
    of.set(who, found);
    return found;
  };
}
