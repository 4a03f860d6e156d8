// TDGS › 8 Combat › Conditions: Condition Framework, Core Debuffs, Core Buffs

import { type ConditionEntry, entryIn } from '../core/condition.ts';
import type { ActiveCondition } from '../core/encounter.ts';
import type { Modifier } from '../core/reason.ts';
import * as schema from '../core/schema.ts';
import { conditionReason } from './reasons.ts';
import { type ConditionName, type Fighter, STATS, type Stat, statBonuses } from './sheet.ts';

/**
 * What a condition can forbid. `physical` still allows mental actions. `limited` still allows attacking the grappler
 * and escaping.
 */
const FORBIDDEN_KINDS = ['actions', 'physical', 'limited', 'moving', 'step', 'interrupts', 'instants'] as const;
type ForbiddenKind = (typeof FORBIDDEN_KINDS)[number];

/** How a second condition of the same name combines with the first. */
export const STACKING_RULES = ['no', 'adds', 'highest', 'by name', 'by source'] as const;
export type StackingRule = (typeof STACKING_RULES)[number];

/**
 * A condition of the book, as data. Effects at a certain moment are in `turns.ts` and `settle.ts`. Its texts are in
 * `text/`.
 */
export interface Condition extends ConditionEntry {
  readonly kind: 'buff' | 'debuff';
  readonly stacking: StackingRule;
  /**
   * How long the condition lasts if its source doesn't say: a number of rounds, until the scene ends, or until it is
   * removed.
   */
  readonly unless: number | 'scene' | 'removed';
  readonly stats?: Readonly<Partial<Record<Stat, number>>>;
  /** The stat that the condition raises: by 2, or by the value that its source gives. */
  readonly raises?: Stat;
  readonly zeroesRef?: true;
  readonly halves?: Stat;
  readonly deflects?: number;
  readonly forbids?: readonly ForbiddenKind[];
  /**
   * If set, the condition deals its value as damage at the start of each round. `type` is the damage type, if it has
   * one.
   */
  readonly costs?: { readonly type?: string };
  /** A combatant that is immune to this damage type can't get the condition. */
  readonly onlyOfType?: string;
}

type UncitedCondition = Omit<Condition, 'cite'> & { readonly where?: string };

/** A condition of the book, with its heading. */
function bookCondition({ where, ...rest }: UncitedCondition): Condition {
  return { ...rest, cite: where ?? `8 Combat › Core ${rest.kind === 'buff' ? 'Buffs' : 'Debuffs'}` };
}

const statBuff = (stat: Stat): Condition =>
  bookCondition({
    kind: 'buff',
    stacking: 'highest',
    unless: 'scene',
    raises: stat,
    where: '8 Combat › Core Buffs › Stat Buffs',
  });

const actionState = (kind: 'buff' | 'debuff' = 'buff', stacking: StackingRule = 'no'): Condition =>
  bookCondition({ kind, stacking, unless: 'scene', where: 'Ruling: what actions leave' });

/** The book's conditions by name. A missing condition is a compile error. */
export const conditions: Readonly<Record<ConditionName, Condition>> = {
  Grappled: bookCondition({
    kind: 'debuff',
    stacking: 'no',
    unless: 'removed',
    forbids: ['limited', 'moving', 'step'],
  }),
  Prone: bookCondition({
    kind: 'debuff',
    stacking: 'no',
    unless: 'removed',
  }),
  Stunned: bookCondition({
    kind: 'debuff',
    stacking: 'no',
    unless: 1,
    zeroesRef: true,
    forbids: ['actions', 'moving', 'step', 'interrupts', 'instants'],
  }),
  Frightened: bookCondition({
    kind: 'debuff',
    stacking: 'by source',
    unless: 'scene',
  }),
  Poisoned: bookCondition({
    kind: 'debuff',
    stacking: 'by name',
    unless: 'scene',
    stats: { STR: -2, DEX: -2, REF: -2 },
    costs: { type: 'Poison' },
    onlyOfType: 'Poison',
  }),
  Bleeding: bookCondition({
    kind: 'debuff',
    stacking: 'adds',
    unless: 'scene',
    costs: {},
  }),
  Blinded: bookCondition({
    kind: 'debuff',
    stacking: 'no',
    unless: 'removed',
    stats: { REF: -4 },
  }),
  Deafened: bookCondition({
    kind: 'debuff',
    stacking: 'no',
    unless: 'removed',
  }),
  Unconscious: bookCondition({
    down: true,
    kind: 'debuff',
    stacking: 'no',
    unless: 'removed',
    zeroesRef: true,
    forbids: ['actions', 'moving', 'step', 'interrupts', 'instants'],
  }),
  Paralyzed: bookCondition({
    kind: 'debuff',
    stacking: 'no',
    unless: 'removed',
    zeroesRef: true,
    forbids: ['physical', 'moving', 'step', 'interrupts'],
  }),
  Slowed: bookCondition({
    kind: 'debuff',
    stacking: 'no',
    unless: 'removed',
    stats: { REF: -2 },
    halves: 'MOV',
    forbids: ['step'],
  }),
  Burning: bookCondition({
    kind: 'debuff',
    stacking: 'adds',
    unless: 'removed',
    costs: { type: 'Fire' },
    onlyOfType: 'Fire',
  }),
  Charmed: bookCondition({
    kind: 'debuff',
    stacking: 'by source',
    unless: 'scene',
  }),
  Invisible: bookCondition({
    kind: 'buff',
    stacking: 'no',
    unless: 'scene',
  }),
  Hasted: bookCondition({
    kind: 'buff',
    stacking: 'no',
    unless: 3,
    stats: { REF: 2 },
  }),
  Protected: bookCondition({
    kind: 'buff',
    stacking: 'no',
    unless: 'scene',
    stats: { REF: 2 },
    deflects: 10,
  }),
  Regenerating: bookCondition({
    kind: 'buff',
    stacking: 'highest',
    unless: 'scene',
  }),
  Strengthened: statBuff('STR'),
  Quickened: statBuff('DEX'),
  Fortified: statBuff('CON'),
  Sharpened: statBuff('INT'),
  Enlightened: statBuff('WIS'),
  Emboldened: statBuff('CHA'),
  Accelerated: statBuff('MOV'),
  Attuned: statBuff('REF'),
  'Full Defense': {
    ...actionState(),
    stats: { REF: 2 },
  },
  Helped: actionState(),
  Readied: actionState(),
  Concentrating: actionState(),
  Hidden: actionState(),
  Aware: {
    ...actionState('buff', 'by source'),
    aside: true,
  },
  Enchanted: actionState('buff', 'by name'),
  Delaying: { ...actionState(), aside: true },
  Declared: {
    ...actionState('buff', 'by name'),
    aside: true,
  },
  'In Hazard': {
    ...actionState('debuff', 'by name'),
    unless: 'removed',
  },
};

/** A condition on someone. */
export type BearerCondition = ActiveCondition<ConditionName>;
/** The name of a condition, from the book or made up by a GM. */
export type AnyCondition = BearerCondition['name'];

/** The maximum default duration of a GM's own condition, in rounds. */
const MAX_DEFAULT_ROUNDS = 100;

/** The default duration: a number of rounds, or a named end such as `scene`. */
const defaultDuration = schema.orOneOf(schema.integer(1, MAX_DEFAULT_ROUNDS), ['scene', 'removed']);

const costSchema = schema.object({ type: schema.optional(schema.text(30)) });
/** In a form, GMs type only the damage type, or "yes" for damage without a type. */
const costsReader: schema.Reader<{ readonly type?: string }> = {
  wants: { kind: 'object', fields: ['type'] },
  json: {
    type: 'object',
    properties: { type: { type: 'string', minLength: 1, maxLength: 30 } },
    additionalProperties: false,
  },
  read: (value, path, problems) => costSchema.read(value, path, problems),
  written: (input) => (/^yes$/i.test(input) ? {} : { type: input }),
  typed: (value) => costSchema.read(value, [], [])?.type ?? 'yes',
};

/** What a GM's own condition can do: the same fields as the book's conditions have. */
export const ownCondition = schema.object({
  kind: schema.withDefault(schema.oneOf(['buff', 'debuff']), 'debuff'),
  stacking: schema.withDefault(schema.oneOf(STACKING_RULES), 'no'),
  unless: schema.withDefault(defaultDuration, 'scene'),
  stats: schema.optional(statBonuses),
  raises: schema.optional(schema.oneOf(STATS)),
  halves: schema.optional(schema.oneOf(STATS)),
  zeroesRef: schema.flag(),
  deflects: schema.optional(schema.integer(1, 100)),
  forbids: schema.optional(schema.list(schema.oneOf(FORBIDDEN_KINDS), FORBIDDEN_KINDS.length)),
  costs: schema.optional(costsReader),
  onlyOfType: schema.optional(schema.text(30)),
});

/** What a condition does: the book's entry, or the definition of a GM's own condition. */
export function entryOf(condition: Pick<BearerCondition, 'name' | 'form'>): Omit<Condition, 'cite'> {
  return entryIn(conditions, condition);
}

/** The name of the bearer's first condition that forbids `kind`. Undefined if none does. */
export function forbiddingCondition(who: Fighter, kind: ForbiddenKind): AnyCondition | undefined {
  for (const condition of who.conditions) if (entryOf(condition).forbids?.includes(kind)) return condition.name;
  return undefined;
}

/**
 * What a condition adds to a stat. A stat buff adds its value, or 2 if it has none; another condition adds the number
 * in its entry. Undefined if it adds nothing.
 */
export function statModifier(each: BearerCondition, stat: Stat): Modifier | undefined {
  const { raises, stats } = entryOf(each);
  const statBonus = raises === stat ? (each.value ?? 2) : stats?.[stat];
  return statBonus === undefined ? undefined : { value: statBonus, why: conditionReason(each.name) };
}
