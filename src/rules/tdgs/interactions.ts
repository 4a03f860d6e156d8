// TDGS › 17 Damage › Damage Interactions: Resistance, Vulnerability, Immunity, Absorption, Interaction Priority

import type { Step } from '../core/check.ts';
import type { ActiveCondition } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Reason } from '../core/reason.ts';
import { worn } from './armor.ts';
import { because, condition, item, type Share } from './reasons.ts';
import { type ConditionName, type Fighter, INTERACTIONS, type Interaction } from './sheet.ts';

/** An interaction and what delivers it: a trait, an item worn, a spell while it lasts. */
interface Delivered extends Interaction {
  readonly from: Reason;
}

/** Everything that stands between this fighter and a type of damage. Types are compared without regard to case. */
function interactions(who: Fighter, type: string): readonly Delivered[] {
  const all: Delivered[] = [];
  const add = (own: readonly Interaction[], name?: string) => {
    for (const each of own) {
      const from = each.source ?? name;
      if (same(each.type, type)) all.push({ ...each, from: from === undefined ? NATURE : item(from) });
    }
  };
  add(who.sheet.interactions);
  for (const { name, interactions: own } of worn(who.sheet)) add(own, name);
  for (const { name, interactions: own } of who.sheet.abilities) add(own, name);
  for (const borne of who.conditions) for (const each of enchantment(borne)) if (same(each.type, type)) all.push(each);
  return all;
}

const NATURE = because({ id: 'nature' });

/** What an Enchanted condition delivers while it lasts. */
function enchantment({ name, value, note, facts }: ActiveCondition<ConditionName>): readonly Delivered[] {
  const kind = INTERACTIONS.find((each) => each === facts?.interaction);
  const type = facts?.type;
  if (name !== 'Enchanted' || kind === undefined || typeof type !== 'string') return [];
  const spell = typeof facts?.spell === 'string' ? facts.spell : note;
  const from = spell === undefined ? condition('Enchanted') : item(spell);
  return [{ kind, type, percent: value ?? 100, from }];
}

/** What the interactions of one type come to. Absorption > immunity > the net of resistance and vulnerability. */
export type Verdict =
  | { readonly is: 'absorbed'; readonly percent: number; readonly from: Reason }
  | { readonly is: 'immune'; readonly from: Reason }
  | { readonly is: 'net'; readonly percent: number; readonly resistance?: Share; readonly vulnerability?: Share };

/**
 * The one verdict on a type. Resistances add up to the cap, vulnerabilities without one, and what is left of the two
 * is one percentage. Ruling: resistance is capped before it is netted, by the scene's cap alone (off: not at all); the
 * highest absorption counts, to 100 %.
 */
export function verdict(who: Fighter, type: string | undefined, cap: number): Verdict {
  const all = type === undefined ? [] : interactions(who, type);
  if (all.length === 0) return { is: 'net', percent: 100 };
  const of = (kind: Interaction['kind']) => all.filter((each) => each.kind === kind);
  const [absorption] = of('absorption').toSorted((a, b) => b.percent - a.percent);
  if (absorption) return { is: 'absorbed', percent: Math.min(100, absorption.percent), from: absorption.from };
  const [immunity] = of('immunity');
  if (immunity) return { is: 'immune', from: immunity.from };
  const resistance = share(of('resistance'), cap);
  const vulnerability = share(of('vulnerability'), Number.POSITIVE_INFINITY);
  // No more than all of it can be resisted: that would heal, which only absorption does.
  const percent = Math.max(0, 100 - resistance.counts + vulnerability.counts);
  return {
    is: 'net',
    percent,
    ...(resistance.all > 0 && { resistance }),
    ...(vulnerability.all > 0 && { vulnerability }),
  };
}

function share(of: readonly Delivered[], cap: number): Share {
  const all = of.reduce((sum, { percent }) => sum + percent, 0);
  return { all, counts: Math.min(cap, all), of: of.map(({ from }) => from) };
}

/** Immune to a type, or absorbing all of it, is immune to conditions that deal only that type. */
export function immuneTo(who: Fighter, type: string): boolean {
  const is = verdict(who, type, 75);
  return is.is === 'immune' || (is.is === 'absorbed' && is.percent === 100);
}

/** What a portion comes to after all percentages, which are multiplied exactly and rounded down once, at the end. */
export interface Reduced {
  readonly damage: number;
  readonly heal: number;
  /** Immune or wholly absorbed: the two exceptions from the minimum of 1. */
  readonly nullified: boolean;
  readonly steps: readonly Step[];
}

/** Applies the verdict on `type` to `amount`, of which deflection left `through` percent. */
export function reduce(
  who: Fighter,
  {
    amount,
    type,
    through,
    cap,
  }: { readonly amount: number; readonly type: string | undefined; readonly through: number; readonly cap: number },
): Reduced {
  const is = verdict(who, type, cap);
  const typed = { ...(type !== undefined && { type }), owner: who.id };
  switch (is.is) {
    case 'absorbed': {
      const { percent, from: of } = is;
      const heal = Math.floor((amount * through * percent) / 10_000);
      const damage = Math.floor((amount * through * (100 - percent)) / 10_000);
      const why = because({ id: 'absorption', percent, of, heals: heal, ...typed });
      return { damage, heal, nullified: percent === 100, steps: [{ percent: 100 - percent, why, left: damage }] };
    }
    case 'immune': {
      const why = because({ id: 'immunity', of: is.from, ...typed });
      return { damage: 0, heal: 0, nullified: true, steps: [{ percent: 0, why, left: 0 }] };
    }
    case 'net': {
      const { percent, resistance, vulnerability } = is;
      const damage = Math.floor((amount * through * percent) / 10_000);
      if (!resistance && !vulnerability) return { damage, heal: 0, nullified: false, steps: [] };
      const why = because({ id: 'interaction', ...given({ resistance, vulnerability }), ...typed });
      return { damage, heal: 0, nullified: false, steps: [{ percent, why, left: damage }] };
    }
    default:
      return is satisfies never;
  }
}

export function same(a: string, b: string): boolean {
  return a === b || a.toLowerCase() === b.toLowerCase();
}
