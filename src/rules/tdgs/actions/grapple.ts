// TDGS › 5 Actions › Grapple; 8 Combat › Core Debuffs › Grappled; 9 Entities › Size

import type { Modifier } from '../../core/check.ts';
import { bears, type CombatantId, combatant, find } from '../../core/encounter.ts';
import type { Refusal } from '../../core/refusal.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { action, type Intent } from '../../core/ruleset.ts';
import { type Cost, heldBy, mayAct, oneTarget, others, pay, spared } from '../acting.ts';
import { afflict } from '../afflict.ts';
import { fears } from '../attack.ts';
import { attempt } from '../attack-roll.ts';
import { engage, engaged } from '../engaged.ts';
import { reveal } from '../inflict.ts';
import { rule } from '../refusals.ts';
import { type Fight, type Fighter, SIZES, type Stage, type Tdgs } from '../sheet.ts';
import { hiddenFrom, onAction } from '../situation.ts';
import { apparent, asModifier, skills } from '../stats.ts';

interface Hold {
  readonly by: CombatantId;
  readonly at: CombatantId;
  readonly words?: string;
}

/** From so many categories on, size alone decides. */
const HOPELESS = 3;

/** How many size categories the first is larger than the second. */
export function larger(a: Fighter, b: Fighter): number {
  return SIZES.indexOf(a.sheet.size) - SIZES.indexOf(b.sheet.size);
}

/** "Grab and restrain a target: your STR versus their STR." */
export const grappleAs = (cost: Cost) =>
  action<Tdgs, Hold>({
    title: 'Grapple',
    brief: 'STR against STR at Adjacent; success holds the target until it escapes or you let go. The Action.',
    cite: '5 Actions › Grapple',
    when: 'turn',
    offers(encounter, by) {
      const at = others(encounter, by).filter(
        (other) => planGrapple(encounter, { action: 'grapple', by, at: [other.id] }, cost).ok,
      );
      return at.length > 0 ? { at: at.map(({ id }) => id) } : undefined;
    },
    plan: (encounter, intent) => planGrapple(encounter, intent, cost),
    resolve(scene, { by, at, words }) {
      scene.record({ type: 'declared', action: 'grapple', by, at: [at], ...(words !== undefined && { words }) });
      pay(scene, by, cost, 'grapple');
      engage(scene, by, at, 'Adjacent', false);
      if (overpowers(scene, by, at, 'grapple')) afflict(scene, at, { condition: 'Grappled', source: by });
      reveal(scene, by, 'grapples');
    },
  });
export const grapple = grappleAs('Action');

function planGrapple(encounter: Fight, intent: Intent, cost: Cost): Result<Hold, Refusal> {
  const may = mayAct(encounter, intent.by, { title: 'Grapple', cost, kind: 'physical' });
  if (!may.ok) return may;
  const other = within(encounter, intent);
  if (!other.ok) return other;
  const who = combatant(encounter, intent.by);
  const held = holding(encounter, intent.by);
  if (held) return no(rule('holds-one', { name: who.name, held: held.name }));
  if (bears(other.value, 'Grappled')) return no(rule('already', { name: other.value.name, condition: 'Grappled' }));
  if (larger(other.value, who) >= HOPELESS) return no(rule('too-large', { name: other.value.name }));
  return ok({ by: intent.by, at: other.value.id, ...(intent.words !== undefined && { words: intent.words }) });
}

/** One at Adjacent that may be laid hands on. */
export function within(encounter: Fight, intent: Intent): Result<Fighter, Refusal> {
  const other = oneTarget(encounter, intent);
  if (!other.ok) return other;
  const who = combatant(encounter, intent.by);
  const { name, id } = other.value;
  const range = intent.situation?.range;
  if (range !== undefined && range.toLowerCase() !== 'adjacent') return no(rule('not-adjacent', { name }));
  if (spared(who, id)) return no(rule('charmed', { name: who.name, charmer: name }));
  if (hiddenFrom(other.value, who.id)) return no(rule('hidden-target', { name }));
  if (fears(who, id) && engaged(encounter, who.id, id) === undefined)
    return no(rule('afraid', { name: who.name, source: name }));
  return other;
}

/** STR against STR; ±2 for each category of size, and from three on no roll (doc 9). */
function overpowers(scene: Stage, by: CombatantId, at: CombatantId, purpose: 'grapple' | 'escape'): boolean {
  const [who, other] = [scene.combatant(by), scene.combatant(at)];
  const size = larger(who, other);
  if (size >= HOPELESS) {
    scene.record({
      type: 'remarked',
      what: 'size decides',
      combatant: by,
      other: at,
      note: `${who.sheet.size} against ${other.sheet.size}`,
    });
    return true;
  }
  const modifiers: readonly Modifier[] = [
    asModifier(apparent(who, 'STR'), 1),
    asModifier(apparent(other, 'STR'), -1, other.name),
    ...skills(who.sheet, [purpose]),
    { value: size * 2, why: 'size' },
    ...onAction(scene, by),
  ];
  return attempt(scene, { by, at, purpose, modifiers }).success;
}

/** "Attempt escape (STR vs STR)": the same roll made by the grappled one; the Action. */
export const breakFree = action<Tdgs, { readonly by: CombatantId; readonly words?: string }>({
  title: 'Escape',
  brief: 'STR against the grappler’s STR; success ends the hold. The Action.',
  cite: '8 Combat › Core Debuffs › Grappled',
  when: 'turn',
  offers: (encounter, by) => (planEscape(encounter, { action: 'escape', by }).ok ? {} : undefined),
  plan: planEscape,
  resolve(scene, { by, words }) {
    const condition = bears(scene.combatant(by), 'Grappled');
    const holder = condition?.source === undefined ? undefined : find(scene.encounter, condition.source);
    scene.record({
      type: 'declared',
      action: 'escape',
      by,
      ...(holder && { at: [holder.id] }),
      ...(words !== undefined && { words }),
    });
    pay(scene, by, 'Action', 'escape');
    const free = holder ? overpowers(scene, by, holder.id, 'escape') : againstGrip(scene, by, condition?.value ?? 10);
    if (free && condition) scene.record({ type: 'condition-ended', bearer: by, condition, why: 'escaped' });
  },
});

function planEscape(
  encounter: Fight,
  { by, words }: Intent,
): Result<{ readonly by: CombatantId; readonly words?: string }, Refusal> {
  const may = mayAct(encounter, by, { title: 'Escape', cost: 'Action', kind: 'physical', whileGrappled: true });
  if (!may.ok) return may;
  const who = combatant(encounter, by);
  if (!bears(who, 'Grappled')) return no(rule('not-bearing', { name: who.name, condition: 'Grappled' }));
  const holder = find(encounter, heldBy(who) ?? '');
  if (holder && larger(holder, who) >= HOPELESS) return no(rule('too-large', { name: holder.name }));
  return ok({ by, ...(words !== undefined && { words }) });
}

/** A hold that nobody has, a net, a vine: against its difficulty. */
function againstGrip(scene: Stage, by: CombatantId, difficulty: number): boolean {
  const modifiers = [
    asModifier(apparent(scene.combatant(by), 'STR'), 1),
    { value: -difficulty, why: 'difficulty' },
    ...onAction(scene, by),
  ];
  return attempt(scene, { by, purpose: 'escape', modifiers }).success;
}

/** The grappler lets go, free. */
export const release = action<Tdgs, { readonly by: CombatantId }>({
  title: 'Release',
  brief: 'Let go of the one you hold. Free.',
  cite: '8 Combat › Core Debuffs › Grappled',
  when: 'round',
  offers: (encounter, by) => (holding(encounter, by) ? {} : undefined),
  plan(encounter, { by }) {
    return holding(encounter, by) ? ok({ by }) : no(rule('nobody-held', { name: combatant(encounter, by).name }));
  },
  resolve(scene, { by }) {
    scene.record({ type: 'declared', action: 'release', by });
    letGo(scene, by, 'released');
  },
});

/** The one this fighter holds. Ruling: one holds one. */
export function holding(encounter: Fight, by: CombatantId): Fighter | undefined {
  return encounter.combatants.find((other) => heldBy(other) === by);
}

export function letGo(scene: Stage, by: CombatantId, why: string): void {
  const held = holding(scene.encounter, by);
  const condition = held && bears(held, 'Grappled');
  if (held && condition) scene.record({ type: 'condition-ended', bearer: held.id, condition, why });
}
