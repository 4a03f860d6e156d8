// Project Sol › Tests (Ruling "Tests"): threshold tests, opposed tests and bought hits, as the GM calls them

import { type Modifier, sum } from '../../core/check.ts';
import { type CombatantId, type Encounter, find } from '../../core/encounter.ts';
import { near, type Refusal } from '../../core/refusal.ts';
import type { Resolution } from '../../core/resolution.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { action } from '../../core/ruleset.ts';
import { refuse } from '../refusals.ts';
import { BUYING } from '../settings.ts';
import { ATTRIBUTES, type Fighter, named, SKILLS, type Sol } from '../sheet.ts';
import { boughtHits, circumstances, opposed, THRESHOLDS, thresholdTest, throwPool } from '../tests.ts';

const BOUGHT = 'bought hits';
const DIFFICULTIES = Object.keys(THRESHOLDS);

type Against =
  | { readonly is: 'threshold'; readonly name: string; readonly value: number }
  | { readonly is: 'opponent'; readonly id: CombatantId; readonly pool: readonly Modifier[] }
  | { readonly is: 'bought' };

interface Test {
  readonly actor: CombatantId;
  readonly what: string;
  readonly pool: readonly Modifier[];
  readonly against: Against;
}

/** Any test of the book: with: "Athletics + AGI"; how: a difficulty or "bought hits"; at: an opponent, how: its pool. */
export const test = action<Sol, Test>({
  title: 'Test',
  brief:
    'A test the GM calls for: with “Perception + INT”; how: Simple to Absurd; or against somebody; or bought hits.',
  cite: 'Ruling "Tests"',
  when: 'always',
  offers(encounter, by) {
    const who = find(encounter, by);
    if (who?.vitality !== 'up') return undefined;
    return { tools: [...SKILLS.map((skill) => `${skill} + AGI`), 'REA + INT', 'BOD + WIL'], manners: DIFFICULTIES };
  },
  plan(encounter, intent) {
    const { actor, tool: typed } = intent;
    const who = find(encounter, actor);
    if (who?.vitality !== 'up')
      return no({
        type: 'out-of-the-fight',
        name: who?.name ?? actor,
        as: who?.vitality === 'dead' ? 'dead' : 'unconscious',
      });
    if (typed === undefined) return no({ type: 'missing', what: 'pool', known: ['Perception + INT', 'REA + INT'] });
    const parts = poolOf(who, typed);
    if (!parts.ok) return parts;
    const against = againstWhat(encounter, intent, typed);
    if (!against.ok) return against;
    const pool = [...parts.value, ...circumstances(encounter, who)];
    return ok({ actor, what: parts.value.map(({ why }) => why).join(' + '), pool, against: against.value });
  },
  resolve(resolution, { actor: by, what, pool, against }) {
    resolution.record({ type: 'declared', action: 'test', actor: by, tool: what });
    if (against.is === 'bought') return buy(resolution, by, pool);
    if (against.is === 'opponent') return oppose(resolution, by, what, pool, against);
    const check = thresholdTest(resolution, what, pool, against.value, against.name);
    resolution.record({ type: 'checked', actor: by, purpose: 'test', tool: what, check });
  },
});

function againstWhat(
  encounter: Encounter<Sol>,
  { actor, targets, manner, amount }: Parameters<typeof test.begin>[1],
  own: string,
): Result<Against, Refusal> {
  if (targets && targets.length > 1) return no({ type: 'too-many', what: 'targets', most: 1 });
  const opponent = encounter.combatants.find(({ id }) => id === targets?.[0] && id !== actor);
  if (opponent) {
    const parts = poolOf(opponent, manner ?? own);
    if (!parts.ok) return parts;
    // The unconscious oppose nothing.
    const pool = opponent.vitality === 'up' ? [...parts.value, ...circumstances(encounter, opponent)] : [];
    return ok({ is: 'opponent', id: opponent.id, pool });
  }
  const wanted = manner?.trim().toLowerCase() ?? '';
  if (wanted === BOUGHT) return mayBuy(encounter);
  const value = amount ?? 0;
  if (wanted === '' && value > 0)
    return value <= 20
      ? ok({ is: 'threshold', name: 'threshold', value })
      : no({ type: 'out-of-bounds', what: 'threshold', least: 1, most: 20 });
  const difficulty = Object.entries(THRESHOLDS).find(([name]) => name.toLowerCase() === wanted);
  if (difficulty) return ok({ is: 'threshold', name: difficulty[0], value: difficulty[1] });
  const known = [...DIFFICULTIES, BOUGHT];
  if (manner === undefined) return no({ type: 'missing', what: 'difficulty', known });
  const like = near(manner, known);
  return no({ type: 'no-such', what: 'difficulty', typed: manner, known, ...(like !== undefined && { near: like }) });
}

/** "Buying hits outside combat, where the GM allows it." */
function mayBuy({ phase, settings }: Encounter<Sol>): Result<Against, Refusal> {
  if (phase === 'fighting') return refuse('buying-in-combat');
  return settings[BUYING] === true ? ok({ is: 'bought' }) : refuse('buying-forbidden');
}

/** "Skill + attribute (or two attributes)", as typed. A skill that is not on the sheet is 0. */
function poolOf({ sheet }: Fighter, typed: string): Result<readonly Modifier[], Refusal> {
  const pool: Modifier[] = [];
  const parts = typed.split('+').map((each) => each.trim());
  if (parts.length > 2) return no({ type: 'out-of-bounds', what: 'parts of a pool', least: 1, most: 2 });
  for (const part of parts) {
    const attribute = ATTRIBUTES.find((each) => each === part.toUpperCase());
    const own = named(sheet.skills, part);
    const known = [...SKILLS, ...ATTRIBUTES];
    const skill = own?.name ?? SKILLS.find((each) => each.toLowerCase() === part.toLowerCase());
    if (attribute) pool.push({ value: sheet.attributes[attribute], why: attribute });
    else if (skill) pool.push({ value: own?.rank ?? 0, why: skill });
    else {
      const like = near(part, known);
      return no({
        type: 'no-such',
        what: 'skill or attribute',
        typed: part,
        known,
        ...(like !== undefined && { near: like }),
      });
    }
  }
  return ok(pool);
}

function buy(resolution: Resolution<Sol>, by: CombatantId, pool: readonly Modifier[]): void {
  const dice = Math.max(0, sum(pool));
  resolution.record({ type: 'remarked', what: BOUGHT, subject: by, note: `${boughtHits(dice)} for ${dice} dice` });
}

function oppose(
  resolution: Resolution<Sol>,
  by: CombatantId,
  what: string,
  pool: readonly Modifier[],
  { id: at, pool: other }: Extract<Against, { is: 'opponent' }>,
): void {
  const contest = opposed(throwPool(resolution, what, pool), throwPool(resolution, 'opposed', other));
  resolution.record({ type: 'contested', actor: by, target: at, purpose: 'test', tool: what, contest });
}
