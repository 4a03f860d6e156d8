// TDGS › 8 Combat › Damage; 17 Damage › Damage Pipeline, Multi-type Damage, Typed vs Untyped

import type { Modifier, Roll, Step } from '../core/check.ts';
import type { CombatantId } from '../core/encounter.ts';
import type { Why } from '../core/reason.ts';
import { absorb, deflection } from './armor.ts';
import { lose } from './hit-points.ts';
import { type Reduced, reduce, same } from './interactions.ts';
import { capOf } from './settings.ts';
import type { Component, TdgsResolution } from './sheet.ts';

/** The raw damage of one type in a blow, with how it came about. */
export interface Portion {
  readonly type?: string;
  readonly amount: number;
  readonly steps: readonly Step[];
}

/** Raw damage before any protection. */
export interface Raw {
  readonly portions: readonly Portion[];
  readonly dice: readonly Roll[];
}

/** A damage bonus and what brings it: the weapon, a skill. */
export interface Bonus extends Component {
  readonly from: string;
}

/**
 * "Calculate raw damage (stat + bonus)". Flat bonuses are the same on every hit, dice are thrown anew. Ruling: the
 * stat's share has the type of the first component, and raw damage below 1 counts as 1.
 */
export function rawDamage(resolution: TdgsResolution, shares: readonly Modifier[], bonuses: readonly Bonus[]): Raw {
  const first = bonuses[0]?.type;
  const dice: Roll[] = [];
  const portions: { type?: string; amount: number; steps: Step[] }[] = [];
  const add = (plus: number, why: Why, type: string | undefined) => {
    let portion = portions.find((each) => same(each.type ?? '', type ?? ''));
    if (!portion) {
      portion = { amount: 0, steps: [], ...(type !== undefined && { type }) };
      portions.push(portion);
    }
    portion.amount += plus;
    portion.steps.push({ plus, why, left: portion.amount });
  };
  for (const { value, why } of shares) add(value, why, first);
  for (const { from, flat, dice: notation, type } of bonuses) {
    if (flat !== 0) add(flat, from, type);
    if (notation === undefined) continue;
    const roll = resolution.roll(notation, `damage, ${from}`);
    dice.push(roll);
    add(roll.total, `${from} ${notation}`, type);
  }
  return { portions: atLeastOne(portions, first), dice };
}

function atLeastOne(portions: readonly Portion[], type: string | undefined): readonly Portion[] {
  if (portions.some(({ amount }) => amount >= 1)) return portions.filter(({ amount }) => amount > 0);
  const steps: Step[] = [{ bound: 1, why: 'raw damage at least', left: 1 }];
  return [{ ...(type !== undefined && { type }), amount: 1, steps }];
}

/** A critical adds 25 % of raw damage per point of magnitude, before armor, each typed portion rounded down. Ruling. */
export function critical({ portions, dice }: Raw, magnitude: number | undefined): Raw {
  if (magnitude === undefined) return { portions, dice };
  const percent = 100 + magnitude * 25;
  const more = portions.map(({ amount, steps, ...rest }) => {
    const left = Math.floor((amount * percent) / 100);
    return { ...rest, amount: left, steps: [...steps, { percent, why: `critical, magnitude ${magnitude}`, left }] };
  });
  return { portions: more, dice };
}

/** Block lowers raw damage, in the order of the portions, not below 1 in all. */
export function blocked({ portions, dice }: Raw, off: Modifier): Raw {
  let left = off.value;
  let rest = portions.reduce((all, { amount }) => all + amount, 0);
  const less = portions.map((portion) => {
    const taken = Math.min(left, portion.amount, rest - 1);
    if (taken <= 0) return portion;
    left -= taken;
    rest -= taken;
    const amount = portion.amount - taken;
    return { ...portion, amount, steps: [...portion.steps, { plus: -taken, why: off.why, left: amount }] };
  });
  return { portions: less, dice };
}

export interface Hit {
  readonly actor?: CombatantId;
  readonly from: string;
}

/**
 * A hit goes through the pipeline: pools, then per type deflection and the type's verdict, then at least 1 unless all
 * that got past the pools is immune or wholly absorbed (a hit that pools soak whole deals 0). The heals and damages
 * of one hit are netted and come about at once (rulings).
 */
export function takeHit(resolution: TdgsResolution, target: CombatantId, { portions, dice }: Raw, hit: Hit): void {
  const cap = capOf(resolution.encounter);
  const past = absorb(
    resolution,
    target,
    portions.map(({ amount }) => amount),
  );
  const who = resolution.combatant(target);
  const { percent, steps: deflecting } = deflection(who, cap);
  const reduced = portions.map(({ type, steps }, place) => {
    const { left, steps: pooled } = past[place] ?? { left: 0, steps: [] };
    if (left === 0) return { type, got: false, damage: 0, heal: 0, nullified: false, steps: [...steps, ...pooled] };
    const out = reduce(who, { amount: left, type, through: 100 - percent, cap });
    const through = rounded([...deflecting(left), ...out.steps], out.damage);
    return { ...out, type, got: true, steps: [...steps, ...pooled, ...through] };
  });
  const sum = reduced.reduce((all, { damage }) => all + damage, 0);
  const met = reduced.filter(({ got }) => got);
  const least = met.length > 0 && sum < 1 && !met.every(({ nullified }) => nullified);
  finish(resolution, target, { ...hit, hit: true }, { reduced, dice, least });
}

/**
 * Damage that is no hit: falling, drowning, hazards, damaging conditions. Ruling: no armor and no minimum; a typed one
 * meets the interactions.
 */
export function takeHarm(resolution: TdgsResolution, target: CombatantId, raw: Raw, hit: Hit): void {
  const who = resolution.combatant(target);
  const reduced = raw.portions.map(({ type, amount, steps }) => {
    const out = reduce(who, { amount, type, through: 100, cap: capOf(resolution.encounter) });
    return { ...out, type, steps: [...steps, ...out.steps] };
  });
  finish(resolution, target, { ...hit, hit: false }, { reduced, dice: raw.dice, least: false });
}

interface Sum {
  readonly reduced: readonly (Reduced & { readonly type: string | undefined })[];
  readonly dice: readonly Roll[];
  readonly least: boolean;
}

function finish(
  resolution: TdgsResolution,
  target: CombatantId,
  { actor: by, from, hit }: Hit & { readonly hit: boolean },
  { reduced, dice, least }: Sum,
): void {
  const damage = Math.max(
    least ? 1 : 0,
    reduced.reduce((all, each) => all + each.damage, 0),
  );
  const heal = reduced.reduce((all, each) => all + each.heal, 0);
  const steps: Step[] = [];
  for (const each of reduced) steps.push(...each.steps);
  if (reduced.length > 1) {
    let left = 0;
    for (const { damage: plus, type } of reduced) {
      left += plus;
      steps.push({ plus, why: `${type ?? 'untyped'} in all`, left });
    }
  }
  if (least) steps.push({ bound: 1, why: 'a hit deals at least', left: 1 });
  if (heal > 0) steps.push({ plus: -heal, why: 'absorbed', left: damage - heal });
  const kinds = reduced.map(({ type }) => type ?? 'untyped');
  lose(resolution, { target, actor: by, from, kinds, dice, steps, net: damage - heal, hit });
}

/** "Rounding: always down", once, after the last percentage. */
function rounded(steps: readonly Step[], to: number): readonly Step[] {
  const last = steps.at(-1);
  return last === undefined ? steps : [...steps.slice(0, -1), { ...last, left: to }];
}
