// Zones: named places instead of squares, for systems that count distances in them. The GM names them.

import {
  type CombatantId,
  type ConditionNote,
  type Encounter,
  find,
  type OwnWords,
  PLAYERS,
  type System,
  type Zone,
  type ZoneId,
} from './encounter.ts';
import { given } from './given.ts';
import type { Intent } from './intent.ts';
import type { Reason } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';

/** A zone that a combatant can go to now, and the intent that goes there. */
export interface ZoneWay {
  readonly to: ZoneId;
  readonly intent: Intent;
}

/** How a system's rules work in zones. */
export interface ZoneRules<S extends System = System> {
  /** The zones that a combatant can go to now, the likeliest first. Buttons and `/move` offer them. */
  ways(encounter: Encounter<S>, who: CombatantId): readonly ZoneWay[];
}

type EncounterWithZones = Pick<Encounter, 'zones'>;

/** Finds a zone by its id. */
export function zoneNamed({ zones }: EncounterWithZones, id: ZoneId): Zone | undefined {
  return zones?.all.find((zone) => zone.id === id);
}

/** A place's name for players. The id of a zone becomes its name; the name of a square stays as it is. */
export function placeName(encounter: EncounterWithZones, place: string): string {
  return zoneNamed(encounter, place)?.name ?? place;
}

/** The zone that a combatant is in. Undefined if there are no zones or the GM hasn't put them in one. */
export function zoneOf({ zones }: EncounterWithZones, who: CombatantId): Zone | undefined {
  const id = zones && Object.hasOwn(zones.standing, who) ? zones.standing[who] : undefined;
  return zones?.all.find((zone) => zone.id === id);
}

/** Everyone in a zone, in the order they joined the encounter. Hidden combatants and the dead are left out. */
export function combatantsIn<S extends System>(encounter: Encounter<S>, zone: ZoneId): Encounter<S>['combatants'] {
  return encounter.combatants.filter(({ id, vitality }) => vitality !== 'dead' && zoneOf(encounter, id)?.id === zone);
}

/**
 * How many zones apart two combatants are: 0 in the same zone. Undefined if one is in no zone, or no path connects
 * them.
 */
export function zonesApart(encounter: EncounterWithZones, one: CombatantId, other: CombatantId): number | undefined {
  const [from, to] = [zoneOf(encounter, one), zoneOf(encounter, other)];
  return from && to && zonesBetween(encounter, from.id, to.id);
}

/** How many borders lie between two zones, by the shortest path. Undefined if no path connects them. */
export function zonesBetween(encounter: EncounterWithZones, from: ZoneId, to: ZoneId): number | undefined {
  const reachedZones = new Set([from]);
  let frontier = [from];
  for (let steps = 0; frontier.length > 0; steps++) {
    if (reachedZones.has(to)) return steps;
    frontier = frontier.flatMap((id) => zoneNamed(encounter, id)?.next.map((border) => border.to) ?? []);
    frontier = frontier.filter((id) => !reachedZones.has(id));
    for (const id of frontier) reachedZones.add(id);
  }
  return undefined;
}

/**
 * The number that the GM set for crossing the border between two neighboring zones, such as a cost. 0 if the GM set
 * none. Undefined if the zones aren't neighbors.
 */
export function borderBetween(encounter: EncounterWithZones, from: ZoneId, to: ZoneId): number | undefined {
  const border = zoneNamed(encounter, from)?.next.find((each) => each.to === to);
  return border && (border.value ?? 0);
}

/** Records that a combatant goes to a zone, or is moved there by force. Records nothing if they are already there. */
export function recordZone<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  after: ZoneId | undefined,
  forced?: Reason,
): void {
  const zoneBefore = resolution.encounter.zones?.standing[subject];
  if (zoneBefore === after) return;
  const isHidden = resolution.encounter.hidden?.some(({ id }) => id === subject) === true;
  resolution.record({
    type: 'zone-entered',
    subject,
    ...given({ before: zoneBefore, after, forced }),
    ...(isHidden && { unseen: true }),
  });
}

/** Replaces the encounter's zones, or removes them. Combatants stay in a zone that keeps its id. */
export function setZones<S extends System>(
  resolution: Resolution<S>,
  rules: { readonly zones?: ZoneRules<S> },
  all: readonly Zone[] | undefined,
): Result<undefined, Refusal> {
  const { zones: zonesBefore } = resolution.encounter;
  if (all ? !rules.zones : !zonesBefore) return no({ type: 'no-zones' });
  const isZoneRemaining = ([, id]: readonly [string, ZoneId]) => all?.some((zone) => zone.id === id) === true;
  const zoneIdByCombatant = Object.fromEntries(Object.entries(zonesBefore?.standing ?? {}).filter(isZoneRemaining));
  resolution.record({
    type: 'zones-set',
    ...given({ before: zonesBefore, after: all && { all, standing: zoneIdByCombatant } }),
  });
  for (const { id } of resolution.encounter.combatants) startInZone(resolution, id);
  return ok();
}

/**
 * Puts someone who isn't in a zone into the one where their side starts: players in the first zone, all others in the
 * last.
 */
export function startInZone<S extends System>(resolution: Resolution<S>, who: CombatantId): void {
  const { encounter } = resolution;
  if (!encounter.zones || zoneOf(encounter, who)) return;
  const startZone = startZoneOf(encounter.zones.all, find(encounter, who)?.side);
  if (startZone) recordZone(resolution, who, startZone.id);
}

function startZoneOf(all: readonly Zone[], side: string | undefined): Zone | undefined {
  return side === PLAYERS ? all[0] : all.at(-1);
}

/** A combatant that new zones would move. Without `from`, it is in no zone now. */
interface ZoneMove {
  readonly name: string;
  readonly from?: string;
  readonly to: string;
}

/** The combatants that would move if the encounter had these zones. The dead are left out. */
export function zoneMoves(
  encounter: Pick<Encounter, 'zones' | 'combatants'>,
  all: readonly Zone[],
): readonly ZoneMove[] {
  return encounter.combatants.flatMap(({ id, name, side, vitality }) => {
    const currentZone = zoneOf(encounter, id);
    const to = startZoneOf(all, side);
    const keepsZone = currentZone && all.some((zone) => zone.id === currentZone.id);
    return keepsZone || !to || vitality === 'dead'
      ? []
      : [{ name, to: to.name, ...given({ from: currentZone?.name }) }];
  });
}

/** The GM puts combatants in a zone. With `hidden`, only hidden combatants; without it, only the others. */
export function putInZone<S extends System>(
  resolution: Resolution<S>,
  subjects: readonly CombatantId[],
  at: ZoneId,
  hidden: boolean,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  if (!encounter.zones) return no({ type: 'no-zones' });
  if (!zoneNamed(encounter, at)) return unknownZoneRefusal(encounter, at);
  const placeableCombatants = hidden ? (encounter.hidden ?? []) : encounter.combatants;
  for (const subject of subjects)
    if (placeableCombatants.some(({ id }) => id === subject)) recordZone(resolution, subject, at);
  return ok();
}

/** Finds a zone by the name that was typed, or by its id. */
export function findZone(encounter: EncounterWithZones, typed: string): Result<Zone, Refusal> {
  if (!encounter.zones) return no({ type: 'no-zones' });
  const input = typed.trim().toLowerCase();
  const zone = encounter.zones.all.find(({ id, name }) => id === input || name.toLowerCase() === input);
  return zone ? ok(zone) : unknownZoneRefusal(encounter, typed);
}

function unknownZoneRefusal({ zones }: EncounterWithZones, typed: string): Result<never, Refusal> {
  return no({ type: 'no-such', what: 'zone', typed, known: zones?.all.map(({ name }) => name) ?? [] });
}

/** The maximum number of zones in an encounter. */
export const MAX_ZONES = 12;
const MAX_ZONE_NAME_LENGTH = 40;
const MAX_ZONE_NOTE_LENGTH = 100;

/**
 * Reads zones, one a line: "Bar – Street, Balcony (2): dark". After the dash come the zone's neighbors. The number in
 * parentheses is the number for crossing the border to that neighbor. A neighbor needs no line of its own. Zones whose
 * names are in `before` keep their ids.
 */
export function readZones(text: string, before: readonly Zone[] = []): Result<readonly Zone[], Refusal> {
  const zones = new Map<string, { readonly name: ConditionNote; note?: OwnWords }>();
  const valueByZonePair = new Map<string, number>();
  const addZone = (typed: string) => {
    const name = typed.trim();
    const key = name.toLowerCase();
    if (!zones.has(key)) zones.set(key, { name });
    return key;
  };
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '');
  for (const line of lines) {
    const [, typed = '', neighbors = '', note = ''] = /^([^:–—]*?)(?:(?:\s-|[–—])([^:]*))?(?::(.*))?$/.exec(line) ?? [];
    if (!isValidName(typed)) return no({ type: 'zones-unreadable', line: line.trim() });
    const fromKey = addZone(typed);
    const zone = zones.get(fromKey);
    if (zone && note.trim() !== '') zone.note = note.trim().slice(0, MAX_ZONE_NOTE_LENGTH);
    for (const neighborText of neighbors.split(',').filter((neighbor) => neighbor.trim() !== '')) {
      const [, name = '', value = '0'] = /^([^()]*?)\s*(?:\((\d)\))?\s*$/.exec(neighborText) ?? [];
      if (!isValidName(name) || name.trim().toLowerCase() === fromKey)
        return no({ type: 'zones-unreadable', line: line.trim() });
      const to = addZone(name);
      valueByZonePair.set([fromKey, to].toSorted().join('\n'), Number(value));
    }
  }
  if (zones.size < 2) return no({ type: 'zones-unreadable', line: text.trim() });
  if (zones.size > MAX_ZONES) return no({ type: 'too-many', what: 'zones', most: MAX_ZONES });
  const ids = zoneIdsFor([...zones.keys()], before);
  return ok(
    [...zones].map(([key, { name, note }]) => ({
      id: ids.get(key) ?? key,
      name,
      ...given({ note }),
      next: [...valueByZonePair].flatMap(([pair, value]) => {
        const otherKey = pair.split('\n').find((each) => each !== key);
        const to = pair.split('\n').includes(key) && otherKey !== undefined ? ids.get(otherKey) : undefined;
        return to === undefined ? [] : [{ to, ...given({ value: value === 0 ? undefined : value }) }];
      }),
    })),
  );
}

function isValidName(typed: string): boolean {
  return typed.trim() !== '' && typed.trim().length <= MAX_ZONE_NAME_LENGTH;
}

/** An id for each zone: its former one, or the next free number. */
function zoneIdsFor(names: readonly string[], before: readonly Zone[]): ReadonlyMap<string, ZoneId> {
  const usedIds = new Set(before.map(({ id }) => id));
  let lastNumber = 0;
  return new Map(
    names.map((name) => {
      const formerZone = before.find((zone) => zone.name.toLowerCase() === name);
      if (formerZone) return [name, formerZone.id];
      do lastNumber += 1;
      while (usedIds.has(`zone-${lastNumber}`));
      return [name, `zone-${lastNumber}`];
    }),
  );
}

/** The zones as text that `readZones` can read, for changing them in a form. */
export function zonesText(encounter: EncounterWithZones): string {
  const zones = encounter.zones?.all ?? [];
  const lines = zones.map(({ name, note, next }, index) => {
    // Each border is written once, in the line of its first zone.
    const neighbors = next.flatMap(({ to, value }) => {
      const neighborIndex = zones.findIndex((zone) => zone.id === to);
      return neighborIndex > index ? [`${zones[neighborIndex]?.name}${value === undefined ? '' : ` (${value})`}`] : [];
    });
    return `${name}${neighbors.length > 0 ? ` – ${neighbors.join(', ')}` : ''}${note === undefined ? '' : `: ${note}`}`;
  });
  return lines.join('\n');
}
