import { type CombatantId, combatant, type Encounter, pair } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';

/** Whose acts against whom are compared: their encounter, as its odds are worked out. */
interface Aiming {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly actor: CombatantId;
}

/** Those of whom it is kept what they are to others than the actor: whoever holds somebody, or is guarded. */
export function namedIn({ rules, encounter, actor }: Aiming): ReadonlySet<string> {
  const { combatants, positions, turnOrder: _, own, ...rest } = encounter;
  const nameless = combatants.map(({ id: _id, name: _name, own: theirs, ...who }) => [
    who,
    withoutOrder(rules, theirs),
  ]);
  const others = Object.keys(positions).filter((between) => !between.split('|').includes(actor));
  const strings = JSON.stringify([nameless, others, withoutOrder(rules, own), rest]).matchAll(/"([^"]*)"/g);
  return new Set([...strings].flatMap(([, text = '']) => [text, ...text.split('|')]));
}

/**
 * All that an act against a target follows from, but for who it is: against those of whom it is the same it is as likely. `named`:
 * each of these is like nobody else.
 */
export function likenessOf(
  { rules, encounter, actor }: Aiming,
  target: CombatantId,
  named: ReadonlySet<string> = namedIn({ rules, encounter, actor }),
): string {
  const { id, name: _, own, ...who } = combatant(encounter, target);
  const stands = encounter.positions[pair(actor, id)];
  return JSON.stringify([who, withoutOrder(rules, own), stands, named.has(id) ? id : '']);
}

function withoutOrder({ own: { forOrder = [] } }: Ruleset, own: object): object {
  return Object.fromEntries(Object.entries(own).filter(([field]) => !forOrder.includes(field)));
}
