import { measuring } from '../../odds/measure-strength.ts';
import { creaturesByStrength, strengthOf } from '../../odds/strength.ts';
import { type Combatant, type Encounter, PLAYERS } from '../../rules/core/encounter.ts';
import type { Archetype, Ruleset } from '../../rules/core/ruleset.ts';
import { rulesOf } from '../../rules/systems.ts';

/** How strong a kind of creature is, and the ready-made ones next to it. */
export interface KnownStrength {
  readonly name: string;
  /** So many ready-made characters fight evenly against one. */
  readonly strength: number;
  /** It was found by playing fights out, and not looked up. */
  readonly isMeasured: boolean;
  readonly weaker?: Archetype | undefined;
  readonly stronger?: Archetype | undefined;
}

/**
 * How strong each kind is that fights the players: ready-made ones as they are known, others by fights, which takes some
 * seconds each. Settings and styles of the scene do not count, as they do not for the ready-made. `goesOn` is asked after every
 * fight; when it says no, what is known by then is all.
 */
export async function strengthsIn(
  encounter: Encounter,
  seed: number,
  goesOn: () => Promise<boolean>,
): Promise<{ readonly known: readonly KnownStrength[]; readonly isWhole: boolean }> {
  const rules = rulesOf(encounter);
  const { combatants, hidden = [] } = encounter;
  const foes = [...combatants, ...hidden].filter(({ side }) => side !== PLAYERS);
  const known: KnownStrength[] = [];
  for (const [first] of Map.groupBy(foes, ({ sheet }) => JSON.stringify(sheet)).values()) {
    const found = first && (await strengthOfKind(rules, first, seed, goesOn));
    if (!found) return { known, isWhole: false };
    known.push(found);
  }
  return { known, isWhole: true };
}

/** Undefined: it was given up. */
async function strengthOfKind(
  rules: Ruleset,
  { name, sheet }: Combatant,
  seed: number,
  goesOn: () => Promise<boolean>,
): Promise<KnownStrength | undefined> {
  const same = rules.archetypes.find((each) => JSON.stringify(each.sheet) === JSON.stringify(sheet));
  const known = same && strengthOf(rules, same.name);
  const kind: Archetype = same ?? { name: name.replace(/ \d+$/, ''), kind: 'creature', source: '', sheet };
  const strength = known ?? (await measured(rules, kind, seed, goesOn));
  if (strength === undefined) return undefined;
  const others = creaturesByStrength(rules).filter((each) => each.name !== kind.name);
  const isWeaker = (each: Archetype) => (strengthOf(rules, each.name) ?? Number.POSITIVE_INFINITY) <= strength;
  return {
    name: kind.name,
    strength,
    isMeasured: known === undefined,
    weaker: others.findLast(isWeaker),
    stronger: others.find((each) => !isWeaker(each)),
  };
}

async function measured(
  rules: Ruleset,
  kind: Archetype,
  seed: number,
  goesOn: () => Promise<boolean>,
): Promise<number | undefined> {
  const fights = measuring(rules, kind, { seed });
  for (;;) {
    const { done, value } = fights.next();
    if (done) return value;
    if (!(await goesOn())) return undefined;
  }
}
