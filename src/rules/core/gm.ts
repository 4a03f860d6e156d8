// What the GM changes by hand, and what follows from it by the rules.

import { joinBlocks, TURNS } from './blocks.ts';
import type { Deed } from './deed.ts';
import type { Combatant, CombatantId, Setting, System, UserId } from './encounter.ts';
import { settingOf } from './former-settings.ts';
import type { Affliction } from './intent.ts';
import { changePlayer } from './played-by.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import { declared } from './resource-kind.ts';
import { conditionsOf, countsOf, type Ruleset } from './ruleset.ts';
import * as schema from './schema.ts';

/** The GM puts a condition on someone by the system's rules, with the GM's own duration if given. */
export function afflict<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  subject: CombatantId,
  affliction: Affliction<S>,
): Result<unknown, Refusal> {
  const done = rules.afflict(resolution, subject, affliction);
  const until = affliction.until === 'lasting' ? 'removed' : affliction.until;
  if (!done.ok || until === undefined) return done;
  const put = resolution.events.findLast((event) => event.type === 'condition-gained' && event.subject === subject);
  const key = put?.type === 'condition-gained' ? put.condition.key : undefined;
  const before = resolution.combatant(subject).conditions.find((each) => each.key === key);
  if (!before || before.duration.until === until) return done;
  const after = { ...before, duration: { until } };
  return ok(
    resolution.record({ type: 'condition-changed', subject, before, after, why: because({ id: 'GM’s word' }) }),
  );
}

/** The GM removes a condition. Refuses if the combatant doesn't have it. */
export function removeCondition<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  key: string,
): Result<unknown, Refusal> {
  const conditions = conditionsOf(rules, resolution.combatant(who));
  const condition = conditions.find((borne) => borne.key === key);
  if (!condition)
    return no({ type: 'no-such', what: 'condition', typed: key, known: conditions.map((borne) => borne.key) });
  if (!resolution.combatant(who).conditions.includes(condition))
    return ok(rules.ownConditions?.remove(resolution, who, key));
  return ok(resolution.record({ type: 'condition-ended', subject: who, condition, why: because({ id: 'taken off' }) }));
}

/** The GM sets a resource within its limits. The rules work out what follows. */
export function adjust<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { subject, resource: name, to, why: words }: Extract<Deed, { type: 'adjust' }>,
): Result<unknown, Refusal> {
  const counts = countsOf(rules, resolution.combatant(subject));
  const found = Object.hasOwn(counts, name) ? counts[name] : undefined;
  if (!found) return no({ type: 'no-such', what: 'resource', typed: name, known: Object.keys(counts) });
  const most = found.max ?? 1_000_000;
  if (!Number.isInteger(to) || to < 0 || to > most)
    return no({ type: 'out-of-bounds', what: { resource: name }, least: 0, most });
  const before = found.value;
  const why = because(words === undefined ? { id: 'GM’s word' } : { id: 'said', words });
  if (!Object.hasOwn(resolution.combatant(subject).resources, name))
    return ok(rules.ownCounts?.[name]?.set(resolution, subject, to, why));
  const common = { target: subject, from: why, resource: name, before, after: to, amount: Math.abs(to - before) };
  const limit = found.max === undefined ? {} : { max: found.max };
  const steps = [{ why, plus: to - before, left: to }];
  const { turn, fills } = declared(rules.resourceKinds, name);
  // Points to act with are neither harm nor healing.
  if (turn) {
    const type = to < before ? 'spent' : 'regained';
    return ok(resolution.record({ type, subject, resource: name, why, before, after: to, ...limit }));
  }
  if (fills ? to > before : to < before)
    return ok(resolution.record({ type: 'harmed', ...common, ...limit, kinds: [], steps }));
  return ok(resolution.record({ type: 'healed', ...common, ...limit, steps }));
}

/** Replaces a sheet at once. Refuses a sheet that isn't valid in the system; the rules work out what follows. */
export function changeSheet<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  subject: CombatantId,
  sheet: object,
): Result<unknown, Refusal> {
  const read = schema.readWhole(rules.sheet, sheet);
  if ('problems' in read) return no({ type: 'sheet-unfit', problems: read.problems, more: 0 });
  const before = resolution.combatant(subject).sheet;
  const after = read.value;
  const [was, is] = [before, after].map((each) => new Map<string, unknown>(Object.entries(each)));
  const fields = [...(is?.keys() ?? [])].filter(
    (key) => JSON.stringify(is?.get(key)) !== JSON.stringify(was?.get(key)),
  );
  const why = because({ id: 'sheet changed', fields });
  return ok(resolution.record({ type: 'sheet-changed', subject, why, before, after }));
}

/** Changes a setting of the encounter. The caller has checked the name and value. */
export function set<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  setting: string,
  after: Setting,
): Result<unknown, Refusal> {
  const before = settingOf(resolution.encounter, setting);
  resolution.record({ type: 'setting-changed', setting, ...(before !== undefined && { before }), after });
  if (setting === TURNS && resolution.encounter.phase === 'fighting') joinBlocks(resolution, rules);
  return ok();
}

const REVIVED = because({ id: 'revived' });

/** The GM brings someone back: on their feet, with the least that keeps them there, and in the turn order. */
export function revive<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
): Result<unknown, Refusal> {
  const { name, vitality: before } = resolution.combatant(who);
  if (before === 'up') return no({ type: 'on-their-feet', name });
  resolution.record({ type: 'rose', subject: who, as: REVIVED, before, after: 'up' });
  for (const [resource, { value, max }] of Object.entries(resolution.combatant(who).resources)) {
    const { revived } = declared(rules.resourceKinds, resource);
    if (revived === undefined || value > 0) continue;
    const limit = max === undefined ? {} : { max };
    const steps = [{ why: REVIVED, plus: revived, left: revived }];
    resolution.record({
      type: 'healed',
      target: who,
      from: REVIVED,
      resource,
      steps,
      amount: revived,
      before: value,
      after: revived,
      ...limit,
    });
  }
  if (resolution.encounter.phase === 'fighting' && !resolution.encounter.turnOrder.flat().includes(who))
    rules.enter(resolution, who);
  return ok();
}

/**
 * Removes someone from the encounter and the turn order, and ends the conditions that depended on them. Returns them as
 * they were.
 */
export function remove<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>, who: CombatantId): Combatant<S> {
  rules.leave?.(resolution, who);
  const gone = resolution.combatant(who);
  for (const { id, conditions } of resolution.encounter.combatants) {
    if (id === who) continue;
    for (const condition of conditions) {
      const hangs = condition.source === who || ('of' in condition.duration && condition.duration.of === who);
      if (hangs)
        resolution.record({ type: 'condition-ended', subject: id, condition, why: because({ id: 'gone', who }) });
    }
  }
  const { turnOrder: before, turn } = resolution.encounter;
  // An empty block keeps its place and is skipped, so the turn index stays right.
  const after = before.map((block) => block.filter((id) => id !== who));
  if (before.flat().includes(who))
    resolution.record({ type: 'turn-order-set', before, turnOrder: after, reasons: [], turn });
  resolution.record({ type: 'left', combatant: gone });
  return gone;
}

/** They act together from now on, or each alone if no name is given. */
export function group<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  members: readonly CombatantId[],
  after: string | undefined,
) {
  for (const who of members) {
    const { group: before } = resolution.combatant(who);
    const change = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
    if (before !== after) resolution.record({ type: 'grouped', subject: who, ...change });
  }
  if (resolution.encounter.phase === 'fighting') joinBlocks(resolution, rules);
  return ok();
}

/** Someone else plays the combatant from now on, or the GM if no one is named. Refuses if they already do. */
export function handOver<S extends System>(
  resolution: Resolution<S>,
  who: CombatantId,
  after: UserId | undefined,
): Result<unknown, Refusal> {
  const { controller: before, lent, plan, name } = resolution.combatant(who);
  if (before === after && !lent) return no({ type: 'theirs-already', name });
  // The new player must not use or read the old player's plan.
  if (plan && before !== after) resolution.record({ type: 'plan-set', subject: who, before: plan });
  if (lent) resolution.record({ type: 'lent', subject: who, before: lent });
  return ok(changePlayer(resolution, who, after));
}
