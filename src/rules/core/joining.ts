// Who comes into the fight, for all to see or unseen, and who goes out of sight.

import { gather } from './blocks.ts';
import { type Combatant, type CombatantId, type Encounter, ownerOf, type System } from './encounter.ts';
import { leaveField, placeNewcomer } from './field-deeds.ts';
import { remove } from './gm.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';
import { joinSide } from './turns.ts';

/** Most combatants in one encounter. */
export const MOST_COMBATANTS = 60;

/** They enter the fight; while rounds run each is placed in the order by the system's rule. Names are one of a kind. */
export function join<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  newcomers: readonly Combatant<S>[],
): Result<undefined, Refusal> {
  for (const newcomer of newcomers) {
    const { combatants } = resolution.encounter;
    if (isTaken(newcomer, combatants)) return no({ type: 'name-taken', name: newcomer.name });
    if (combatants.length >= MOST_COMBATANTS) return tooMany();
    resolution.record({ type: 'joined', combatant: newcomer });
    placeNewcomer(resolution, rules, newcomer.id);
    if (resolution.encounter.phase === 'fighting') rules.enter(resolution, newcomer.id);
  }
  if (resolution.encounter.phase !== 'fighting') return ok();
  gather(resolution, rules);
  for (const { id } of newcomers) joinSide(resolution, rules, id);
  return ok();
}

/** They are there, and nobody knows: no rule, no order, no board has them until they are revealed. */
export function joinUnseen<S extends System>(
  resolution: Resolution<S>,
  newcomers: readonly Combatant<S>[],
): Result<undefined, Refusal> {
  for (const newcomer of newcomers) {
    const { combatants, hidden = [] } = resolution.encounter;
    if (isTaken(newcomer, [...combatants, ...hidden])) return no({ type: 'name-taken', name: newcomer.name });
    if (combatants.length + hidden.length >= MOST_COMBATANTS) return tooMany();
    resolution.record({ type: 'concealed', combatant: newcomer });
  }
  return ok();
}

/**
 * Those who waited unseen come in like any newcomer, as they are but for what hung on somebody who has left meanwhile. One
 * whose name another has by now gets a number: that name could not be refused without telling who waits.
 */
export function reveal<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  subjects: readonly CombatantId[],
): Result<undefined, Refusal> {
  for (const subject of subjects) {
    const { encounter } = resolution;
    const waited = waitingUnseen(encounter, subject);
    if (!waited.ok) return waited;
    resolution.record({ type: 'emerged', combatant: waited.value });
    const joined = join(resolution, rules, [newcomer(waited.value, encounter)]);
    if (!joined.ok) return joined;
  }
  return ok();
}

/** A creature goes out of sight: it leaves the order and what hung on it ends, and waits as it is. Players' own stay. */
export function hide<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
): Result<undefined, Refusal> {
  const of = resolution.combatant(who);
  if (of.controller !== undefined || ownerOf(of) !== undefined) return no({ type: 'not-a-creature', name: of.name });
  resolution.record({ type: 'concealed', combatant: remove(resolution, rules, who) });
  return ok();
}

/** Somebody who waited unseen goes away again, and was never there. */
export function dismiss<S extends System>(resolution: Resolution<S>, subject: CombatantId): Result<undefined, Refusal> {
  const waited = waitingUnseen(resolution.encounter, subject);
  if (!waited.ok) return waited;
  leaveField(resolution, subject);
  resolution.record({ type: 'emerged', combatant: waited.value });
  return ok();
}

function waitingUnseen<S extends System>(
  { hidden = [] }: Encounter<S>,
  subject: CombatantId,
): Result<Combatant<S>, Refusal> {
  const found = hidden.find(({ id }) => id === subject);
  const known = hidden.map(({ name }) => name);
  return found ? ok(found) : no({ type: 'no-such', what: 'hidden creature', typed: subject, known });
}

function newcomer<S extends System>(waited: Combatant<S>, { combatants }: Encounter<S>): Combatant<S> {
  const here = (id: CombatantId) => id === waited.id || combatants.some((each) => each.id === id);
  const conditions = waited.conditions.filter(
    ({ source, duration }) => (source === undefined || here(source)) && (!('of' in duration) || here(duration.of)),
  );
  return { ...waited, name: unlike(waited.name, combatants), conditions };
}

/** The name, or where somebody has it already the next one of it that nobody has: "Ogre", "Ogre 2". */
function unlike(name: string, others: readonly Combatant[]): string {
  const taken = new Set(others.map((each) => each.name.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  const kind = name.replace(/ \d+$/, '');
  for (let number = 2; ; number++) {
    const other = `${kind} ${number}`;
    if (!taken.has(other.toLowerCase())) return other;
  }
}

function isTaken({ id, name }: Combatant, others: readonly Combatant[]): boolean {
  return others.some((other) => other.id === id || other.name.toLowerCase() === name.toLowerCase());
}

function tooMany(): Result<undefined, Refusal> {
  return no({ type: 'too-many', what: 'combatants', most: MOST_COMBATANTS });
}
