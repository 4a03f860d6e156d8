// TDGS › 17 Damage › Assigning Damage Types › Environmental; 14 Movement › Falling

import { suggestion } from '../core/choose.ts';
import type { Notation } from '../core/dice.ts';
import { near } from '../core/did-you-mean.ts';
import { endCondition } from '../core/durations.ts';
import type { ActiveCondition, CombatantId } from '../core/encounter.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { ConditionName } from './condition-names.ts';
import { HAZARDS } from './content/hazards.ts';
import { DAMAGE_TYPES } from './content/types.ts';
import { rawDamage, takeHarm } from './damage.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type Component, type Fight, isNotation, type Sheet, type TdgsResolution } from './sheet.ts';

/** What the world deals: once, or each round to those in it. */
export interface Hazard {
  readonly name: string;
  readonly damage: Component;
}

/** Most a hazard in the GM's own figures may deal, flat or by dice of at most 100 sides. */
const MOST = 1000;
const MOST_DICE = 20;

export const FALLING = 'Falling';
const UNTYPED = /^untyped$/i;

/** A hazard by its name, a fall of so many squares, or figures: "2+1d6 Fire". */
export function hazardNamed(encounter: Fight, typed: string | undefined, squares = 0): Result<Hazard, Refusal> {
  const known = [...HAZARDS.map(({ name }) => name), FALLING];
  if (typed === undefined) return no({ type: 'missing', what: 'hazard', known });
  const wanted = typed.trim().toLowerCase();
  const found = HAZARDS.find(({ name }) => name.toLowerCase() === wanted);
  if (found) return ok(found);
  if (wanted === FALLING.toLowerCase()) return falling(squares);
  const damage = figures(typed.trim());
  if (!damage) return no({ type: 'no-such', what: 'hazard', typed, ...suggestion(typed, known) });
  if (damage.type === undefined) return ok({ name: 'the world', damage });
  const type = typeNamed(encounter, damage.type);
  return type.ok ? ok({ name: type.value, damage: { ...damage, type: type.value } }) : type;
}

/** "1d6 per 2 squares, at most 10d6" (doc 14), untyped. */
function falling(squares: number): Result<Hazard, Refusal> {
  const damage = squares > 1000 ? undefined : fallOf(squares);
  if (damage) return ok({ name: FALLING, damage });
  return no({ type: 'out-of-bounds', what: 'squares of the fall', least: 2, most: 1000 });
}

/** What a fall of so many squares deals. Less than two: nothing. */
export function fallOf(squares: number): Component | undefined {
  const dice: Notation = `${Math.min(10, Math.floor(squares / 2))}d6`;
  return squares < 2 ? undefined : { flat: 0, dice };
}

/** "2+1d6 Fire": a number, dice, or both, and a type or none. */
function figures(typed: string): Component | undefined {
  const match = /^(?:(\d{1,4})(?:\+(\d{1,2})d(\d{1,3}))?|(\d{1,2})d(\d{1,3}))(?: +([^\p{Cc}]{1,30}))?$/u.exec(typed);
  if (!match) return undefined;
  const [flat, count, sides] = [
    Number(match[1] ?? 0),
    Number(match[2] ?? match[4] ?? 0),
    Number(match[3] ?? match[5] ?? 0),
  ];
  if (flat > MOST || count > MOST_DICE || (count > 0 && (sides < 2 || sides > 100))) return undefined;
  const dice: Notation = `${count}d${sides}`;
  const type = match[6]?.trim();
  return { flat, ...(count > 0 && { dice }), ...(type !== undefined && !UNTYPED.test(type) && { type }) };
}

/** A damage type as it is typed, in the letters of the one that is known; refused where it is like one and is none. */
export function typeNamed(encounter: Fight, typed: string): Result<string, Refusal> {
  const type = typed.trim();
  const known = typesIn(encounter).find((each) => each.toLowerCase() === type.toLowerCase());
  const meant = known === undefined ? misspelt(encounter, type) : undefined;
  if (meant !== undefined) return no(refusal('no-type', { typed: type, near: meant }));
  return ok(known ?? type.slice(0, 30));
}

/** The type that was meant, where this one is known to nobody and is like one that is. */
function misspelt(encounter: Fight, typed: string): string | undefined {
  const known = typesIn(encounter);
  if (known.some((type) => type.toLowerCase() === typed.toLowerCase())) return undefined;
  const like = near(typed, known);
  // "Cold Iron" is a type of its own.
  return like === undefined || typed.toLowerCase().startsWith(`${like.toLowerCase()} `) ? undefined : like;
}

/** The damage types of the book's examples, and those that somebody's sheet has. */
export function typesIn({ combatants }: Fight): readonly string[] {
  return [...new Set([...DAMAGE_TYPES, ...combatants.flatMap(({ sheet }) => typesOf(sheet))])];
}

function typesOf({ weapons, abilities, armor, interactions }: Sheet): readonly string[] {
  const damage = [
    ...weapons.flatMap((weapon) => weapon.damage),
    ...abilities.flatMap((each) => [...each.damage, ...each.adds]),
  ];
  const met = [...interactions, ...[...armor, ...abilities].flatMap((each) => each.interactions)];
  return [...damage.flatMap(({ type }) => (type === undefined ? [] : [type])), ...met.map(({ type }) => type)];
}

/** No hit: no armor, no minimum; a typed one meets the interactions (ruling). */
export function suffer(resolution: TdgsResolution, target: CombatantId, { name, damage }: Hazard): void {
  const from = because({ id: 'hazard', hazard: name });
  takeHarm(resolution, target, rawDamage(resolution, [], [{ ...damage, from }]), { from });
}

/** What keeps a hazard with the one who is in it. */
export function factsOf({ damage: { flat, dice, type } }: Hazard) {
  return { flat, ...(dice !== undefined && { dice }), ...(type !== undefined && { type }) };
}

/** The hazard that a condition keeps somebody in. */
export function hazardOf({ name, note, facts }: ActiveCondition<ConditionName>): Hazard | undefined {
  if (name !== 'In Hazard' || typeof facts?.flat !== 'number') return undefined;
  const { flat, dice, type } = facts;
  return {
    name: note ?? 'the world',
    damage: {
      flat,
      ...(typeof dice === 'string' && isNotation(dice) && { dice }),
      ...(typeof type === 'string' && { type }),
    },
  };
}

/** One leaves every hazard behind by a Move; a Step of one square does not get out of it. */
export function leaveHazards(resolution: TdgsResolution, mover: CombatantId): void {
  endCondition(resolution, mover, 'In Hazard', because({ id: 'moves out' }));
}
