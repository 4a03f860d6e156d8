// TDGS › 3 Resolution › Modifiers, Positional Modifiers; 14 Movement › Range Bands, Cover; 8 Combat › Range

import type { Modifier } from '../core/check.ts';
import { choose, noSuch } from '../core/choose.ts';
import { endCondition } from '../core/durations.ts';
import { bears, type CombatantId, find } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { SituationChoices } from '../core/offers.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { because, condition } from './reasons.ts';
import {
  BANDS,
  type Band,
  type Fight,
  type Fighter,
  type RangeType,
  type TdgsResolution,
  type Weapon,
} from './sheet.ts';

/** Weapon ranges as the table has them: the bands without penalty, and the one at −2. */
const RANGES: Readonly<Record<RangeType, { readonly optimal: readonly Band[]; readonly extended?: Band }>> = {
  melee: { optimal: ['Adjacent'] },
  reach: { optimal: ['Adjacent', 'Near'] },
  thrown: { optimal: ['Near'], extended: 'Far' },
  ranged: { optimal: ['Far'], extended: 'Distant' },
  'long range': { optimal: ['Distant'] },
};

/** "Adjacent (0–1 squares), Near (2–4), Far (5–10), Distant (11+)": for squares counted by the longer side (Chebyshev). */
export function bandOf(squares: number): Band {
  if (squares <= 1) return 'Adjacent';
  if (squares <= 4) return 'Near';
  return squares <= 10 ? 'Far' : 'Distant';
}

/** Weapons of type melee and reach use STR at any band; thrown, ranged and long range use DEX. Ruling. */
export function isMelee(range: RangeType): boolean {
  return range === 'melee' || range === 'reach';
}

/** The band an attack is made at: as declared, else the weapon's nearest optimal. Refused when it is no band. */
export function declaredBand(typed: string | undefined, fallback: Band): Result<Band, Refusal> {
  return typed === undefined ? ok(fallback) : choose('range', typed, BANDS);
}

export function nearestOptimal(range: RangeType): Band {
  return RANGES[range].optimal[0] ?? 'Adjacent';
}

/**
 * What the range does to a roll: nothing at the optimal band or nearer, −2 at the extended one. Beyond that the attack
 * is refused. Ruling: nearer than optimal carries no penalty.
 */
export function atRange(weapon: Pick<Weapon, 'name' | 'range'>, band: Band): Result<readonly Modifier[], Refusal> {
  const { optimal, extended } = RANGES[weapon.range];
  const furthest = optimal.at(-1) ?? 'Adjacent';
  if (BANDS.indexOf(band) <= BANDS.indexOf(furthest)) return ok([]);
  if (band === extended) return ok([{ value: -2, why: because({ id: 'extended range', band }) }]);
  return no({ type: 'out-of-range', weapon: weapon.name, band, reaches: extended ?? furthest });
}

const POSITIONS = { flanked: 2, surrounded: 4, overwhelmed: 6 } as const;
const COVERS = { none: 0, partial: 2, half: 4, full: 0 } as const;

/** Names of the positions and covers that may be declared. */
const FLANKED = Object.keys(POSITIONS);
const COVER = Object.keys(COVERS);

/** What may be said of how two stand with a weapon or a spell that reaches so far: only what changes something. */
export function choicesFor(
  encounter: Fight,
  ranges: readonly Band[],
  way: 'melee' | 'shot' | 'other',
): SituationChoices | undefined {
  const choices = given({
    ranges: ranges.length > 1 ? ranges : undefined,
    cover: way === 'shot' ? ['partial', 'half'] : undefined,
    flanked: way === 'melee' ? FLANKED : undefined,
    highGround: encounter.settings['high ground'] === true ? (true as const) : undefined,
  });
  return Object.keys(choices).length > 0 ? choices : undefined;
}

/** The bands at which a weapon is used: nearer is as good as the nearest of them. */
export function bandsFor({ range }: Pick<Weapon, 'range'>): readonly Band[] {
  const { optimal, extended } = RANGES[range];
  return extended ? [...optimal, extended] : optimal;
}

/** The situation as declared, checked: words that mean nothing are refused, full cover against a shot too. */
export interface Placed {
  /** On the attacker's roll. */
  readonly modifiers: readonly Modifier[];
  /** On the target's REF. */
  readonly cover: readonly Modifier[];
}

/**
 * Flanked +2, surrounded +4, overwhelmed +6, for melee by the adjacent; high ground +2 where the scene allows it;
 * partial cover +2 REF, half +4, full: no target; cover counts against ranged attacks and spells against REF only.
 */
export function placed(
  encounter: Fight,
  { flanked, cover, highGround }: Situation,
  { melee, band, name }: { readonly melee: boolean; readonly band: Band; readonly name: string },
): Result<Placed, Refusal> {
  const position = flanked === undefined ? undefined : word(POSITIONS, flanked);
  if (flanked !== undefined && position === undefined) return noSuch('position', flanked, FLANKED);
  const behind = cover === undefined ? 'none' : word(COVERS, cover);
  if (behind === undefined) return noSuch('cover', cover ?? '', COVER);
  if (!melee && behind === 'full') return no({ type: 'rule', rule: 'tdgs/full-cover', facts: { name } });
  const modifiers: Modifier[] = [];
  if (position !== undefined && melee && band === 'Adjacent')
    modifiers.push({ value: POSITIONS[position], why: because({ id: 'position', position }) });
  if (highGround === true && encounter.settings['high ground'] === true)
    modifiers.push({ value: 2, why: because({ id: 'high ground' }) });
  return ok({
    modifiers,
    cover: melee || behind === 'none' ? [] : [{ value: COVERS[behind], why: because({ id: 'cover', cover: behind }) }],
  });
}

function word<K extends string>(table: Readonly<Record<K, number>>, typed: string): K | undefined {
  const wanted = typed.trim().toLowerCase();
  return keysOf(table).find((key) => key === wanted);
}

function keysOf<K extends string>(table: Readonly<Record<K, number>>): readonly K[] {
  const keys: K[] = [];
  for (const key in table) keys.push(key);
  return keys;
}

/** Is this one seen by the other? Not while hidden from it, nor invisible and not found, nor by the blinded. */
export function sees(encounter: Fight, observer: Fighter, other: CombatantId): boolean {
  const seen = find(encounter, other);
  if (!seen || bears(observer, 'Blinded') || hiddenFrom(seen, observer.id)) return false;
  return !bears(seen, 'Invisible') || awareOf(observer, other);
}

export function hiddenFrom(who: Fighter, observer: CombatantId): boolean {
  const facts = bears(who, 'Hidden')?.facts;
  return facts !== undefined && Object.hasOwn(facts, observer);
}

/** Has found the invisible one, to the end of its own next turn (ruling). */
export function awareOf(observer: Fighter, other: CombatantId): boolean {
  return observer.conditions.some(({ name, source }) => name === 'Aware' && source === other);
}

/** −2 to all d20 rolls while a source of fear is visible; once, however many sources (ruling). */
export function fear(encounter: Fight, who: Fighter): readonly Modifier[] {
  const afraid = who.conditions.some(
    ({ name, source }) =>
      name === 'Frightened' && (source === undefined ? !bears(who, 'Blinded') : sees(encounter, who, source)),
  );
  return afraid ? [{ value: -2, why: condition('Frightened') }] : [];
}

/** Help's +2, used up by the roll of an Action. */
function help(resolution: TdgsResolution, actor: CombatantId): readonly Modifier[] {
  if (!bears(resolution.combatant(actor), 'Helped')) return [];
  endCondition(resolution, actor, 'Helped', because({ id: 'used' }));
  return [{ value: 2, why: condition('Helped') }];
}

/** What every d20 roll of an Action carries besides its stats: fear and help. */
export function onAction(resolution: TdgsResolution, actor: CombatantId): readonly Modifier[] {
  return [...fear(resolution.encounter, resolution.combatant(actor)), ...help(resolution, actor)];
}

/** Blinded −4; +4 for the invisible against those unaware of it; −4 against the invisible one has not found. */
export function sight(attacker: Fighter, target: Fighter): readonly Modifier[] {
  return [
    ...(bears(attacker, 'Blinded') ? [{ value: -4, why: condition('Blinded') }] : []),
    ...(bears(attacker, 'Invisible') && !awareOf(target, attacker.id)
      ? [{ value: 4, why: condition('Invisible') }]
      : []),
    ...(bears(target, 'Invisible') && !awareOf(attacker, target.id)
      ? [{ value: -4, why: because({ id: 'unseen', owner: target.id }) }]
      : []),
  ];
}
