// Who joins the fight, openly or hidden, and who becomes hidden.

import { gather } from './blocks.ts';
import { type Combatant, type CombatantId, type Encounter, ownerOf, type System } from './encounter.ts';
import { leaveField, placeNewcomer } from './field-deeds.ts';
import { remove } from './gm.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';
import { joinSide } from './turns.ts';

/** Maximum combatants in one encounter. */
export const MOST_COMBATANTS = 60;

/**
 * They enter the fight. While rounds run, the system's rule gives each a place in the order. Refuses a name that is
 * taken, or too many combatants.
 */
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

/** They are added as hidden: no rule, turn order or status board shows them until they are revealed. */
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
 * Hidden combatants join like newcomers, just as they are, except for conditions that depend on someone who has left.
 * If their name was taken meanwhile they get a number: refusing the name earlier would have given them away.
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

/**
 * A creature becomes hidden: it leaves the turn order, what depended on it ends, and it stays as it is. Refuses a
 * player's character.
 */
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

/** A hidden combatant is removed, as if it had never been there. */
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

/** The name, or if it is taken, the next free number of it: "Ogre", "Ogre 2". */
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
