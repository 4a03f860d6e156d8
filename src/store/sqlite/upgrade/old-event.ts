/** A die of a record of version 0.1. */
interface OldRoll {
  readonly dice: readonly { readonly face: number }[];
  readonly kept?: readonly number[];
  readonly modifiers: readonly { readonly value: number; readonly why: string }[];
  readonly total: number;
  readonly counting?: 'hits';
}

type OldStep = { readonly why: string; readonly left: number } & (
  | { readonly plus: number }
  | { readonly percent: number }
  | { readonly bound: number }
);

export interface OldResource {
  readonly value: number;
  readonly max?: number;
}

interface OldCombatant {
  readonly id: string;
  readonly name: string;
  readonly controller?: string;
  readonly tracks: Readonly<Record<string, OldResource>>;
}

interface OldCondition {
  readonly name: string;
  readonly note?: string;
}

/** The events of version 0.1 that its chronicle tells, as they were stored. */
export type OldEvent =
  | { readonly type: 'joined' | 'left'; readonly combatant: OldCombatant }
  | { readonly type: 'declared'; readonly by: string; readonly words?: string }
  | { readonly type: 'rolled'; readonly by: string; readonly purpose: string; readonly roll: OldRoll }
  | {
      readonly type: 'checked';
      readonly by: string;
      readonly purpose: string;
      readonly check: {
        readonly roll: OldRoll;
        readonly against: { readonly name: string; readonly value: number };
        readonly degree: string;
      };
    }
  | {
      readonly type: 'contested';
      readonly by: string;
      readonly at: string;
      readonly purpose: string;
      readonly contest: { readonly own: OldRoll; readonly theirs: OldRoll; readonly degree: string };
    }
  | {
      readonly type: 'harmed' | 'healed';
      readonly target: string;
      readonly from: string;
      readonly track: string;
      readonly steps: readonly OldStep[];
      readonly amount: number;
      readonly before: number;
      readonly after: number;
      readonly max?: number;
    }
  | { readonly type: 'condition-gained' | 'condition-ended'; readonly bearer: string; readonly condition: OldCondition }
  | { readonly type: 'fell' | 'rose'; readonly combatant: string; readonly as: string }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'order-set'; readonly order: readonly (readonly string[])[] }
  | { readonly type: 'phase-begun'; readonly phase: string }
  | { readonly type: 'handed-over'; readonly combatant: string; readonly after?: string }
  | { readonly type: 'setting-changed'; readonly setting: string; readonly after?: string | number | boolean }
  | { readonly type: 'remarked'; readonly what: string; readonly combatant?: string; readonly note?: string };

/** A roll as a sum: "d20 14 + 8 STR = 22". */
export function rollText({ dice, kept, modifiers, total, counting }: OldRoll): string {
  const faces = dice.map(({ face }, index) => (kept && !kept.includes(index) ? `(${face})` : `${face}`)).join(' ');
  const added = modifiers
    .filter(({ value }) => value !== 0)
    .map(({ value, why }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${why}`)
    .join('');
  return `${faces}${added} = ${total}${counting === 'hits' ? ' hits' : ''}`;
}

export function stepText(step: OldStep): string {
  if ('plus' in step) return `${step.plus < 0 ? '−' : '+'}${Math.abs(step.plus)} ${step.why}`;
  return 'percent' in step ? `× ${step.percent} % ${step.why}` : `${step.why} ${step.bound}`;
}
