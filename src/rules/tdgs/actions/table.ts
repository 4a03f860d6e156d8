// TDGS › 17 Damage › Environmental; 14 Movement › Falling; 3 Resolution › Non-Opposed Actions: what the GM has happen

import type { Notation } from '../../core/dice.ts';
import { type CombatantId, combatant } from '../../core/encounter.ts';
import { near, type Refusal } from '../../core/refusal.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { action, type Intent } from '../../core/ruleset.ts';
import { present } from '../acting.ts';
import { attempt } from '../attack-roll.ts';
import { HAZARDS } from '../content/hazards.ts';
import { rawDamage, takeHarm } from '../damage.ts';
import { type Component, type Fight, STATS, type Stat, type Tdgs } from '../sheet.ts';
import { onAction } from '../situation.ts';
import { apparent, asModifier, skills } from '../stats.ts';
import { SENSES, type Sense, senseless } from './stealth.ts';

interface Hazard {
  readonly targets: readonly CombatantId[];
  readonly actor: CombatantId;
  readonly name: string;
  readonly damage: readonly Component[];
  readonly words?: string;
}

/** Most a hazard in the GM's own figures may deal, flat or by dice of at most 100 sides. */
const MOST = 1000;
const MOST_DICE = 20;

/** Lava, acid, drowning, a fall of so many squares, or any damage in figures: "2+1d6 Fire". No hit: no armor, no minimum. */
export const hazard = action<Tdgs, Hazard>({
  title: 'Hazard',
  brief:
    'What the world does to somebody: lava, acid pool, drowning, falling (amount: squares), or figures like 2+1d6 Fire.',
  cite: '17 Damage › Environmental; Ruling: falling, drowning, hazards are not hits',
  when: 'always',
  gm: true,
  offers(encounter) {
    const at = encounter.combatants.filter(({ vitality }) => vitality !== 'dead').map(({ id }) => id);
    if (at.length === 0) return undefined;
    return {
      targets: at,
      tools: [...HAZARDS.map(({ name }) => name), 'Falling'],
      amount: { what: 'squares', most: 100 },
    };
  },
  plan(encounter, { actor, targets: at, tool: typed, amount, words }) {
    const targets = at === undefined || at.length === 0 ? [actor] : [...new Set(at)];
    const here = present(encounter, targets);
    if (!here.ok) return here;
    const dead = targets.map((id) => combatant(encounter, id)).find(({ vitality }) => vitality === 'dead');
    if (dead) return no({ type: 'target-dead', name: dead.name });
    const damage = damageOf(typed, amount);
    return damage.ok ? ok({ targets: targets, actor, ...damage.value, ...(words !== undefined && { words }) }) : damage;
  },
  resolve(resolution, { targets: at, actor: by, name, damage, words }) {
    resolution.record({
      type: 'declared',
      action: 'hazard',
      actor: by,
      targets: at,
      tool: name,
      ...(words !== undefined && { words }),
    });
    for (const id of at)
      takeHarm(
        resolution,
        id,
        rawDamage(
          resolution,
          [],
          damage.map((each) => ({ ...each, from: name })),
        ),
        { from: name },
      );
  },
});

function damageOf(typed: string | undefined, squares = 0): Result<Pick<Hazard, 'name' | 'damage'>, Refusal> {
  const known = [...HAZARDS.map(({ name }) => name), 'Falling'];
  if (typed === undefined) return no({ type: 'missing', what: 'hazard', known });
  const wanted = typed.trim().toLowerCase();
  const found = HAZARDS.find(({ name }) => name.toLowerCase() === wanted);
  if (found) return ok({ name: found.name, damage: found.damage });
  if (wanted === 'falling') return falling(squares);
  const figures = read(typed.trim());
  if (figures) return ok({ name: figures.type === undefined ? 'the world' : figures.type, damage: [figures] });
  const like = near(typed, known);
  return no({ type: 'no-such', what: 'hazard', typed, known, ...(like && { near: like }) });
}

/** "1d6 per 2 squares, at most 10d6" (doc 14), untyped. */
function falling(squares: number): Result<Pick<Hazard, 'name' | 'damage'>, Refusal> {
  if (squares < 2 || squares > 1000)
    return no({ type: 'out-of-bounds', what: 'squares of the fall', least: 2, most: 1000 });
  const dice: Notation = `${Math.min(10, Math.floor(squares / 2))}d6`;
  return ok({ name: 'Falling', damage: [{ flat: 0, dice }] });
}

/** "2+1d6 Fire": a number, dice, or both, and a type or none. */
function read(typed: string): Component | undefined {
  const match = /^(?:(\d{1,4})(?:\+(\d{1,2})d(\d{1,3}))?|(\d{1,2})d(\d{1,3}))(?: +([^\p{Cc}]{1,30}))?$/u.exec(typed);
  if (!match) return undefined;
  const [flat, count, sides] = [
    Number(match[1] ?? 0),
    Number(match[2] ?? match[4] ?? 0),
    Number(match[3] ?? match[5] ?? 0),
  ];
  if (flat > MOST || count > MOST_DICE || (count > 0 && (sides < 2 || sides > 100))) return undefined;
  const dice: Notation = `${count}d${sides}`;
  return { flat, ...(count > 0 && { dice }), ...(match[6] !== undefined && { type: match[6].trim() }) };
}

interface Trial {
  readonly actor: CombatantId;
  readonly stat: Stat;
  readonly difficulty: number;
  readonly sense: Sense;
  readonly words?: string;
}

/** A roll of a stat against a difficulty of the GM's: a lock, a cliff, poison, fear. Sight and hearing fail for whom they must. */
export const check = action<Tdgs, Trial>({
  title: 'Check',
  brief:
    'A stat (with) against a difficulty (amount; 10 if none is named); how: sight or hearing where it goes by that.',
  cite: '3 Resolution › Non-Opposed Actions; 5 Actions › Difficulty as Virtual Stat',
  when: 'always',
  gm: true,
  offers: (encounter, by) =>
    combatant(encounter, by).vitality === 'dead'
      ? undefined
      : { tools: STATS, manners: SENSES, amount: { what: 'difficulty', most: 100 } },
  plan: planCheck,
  resolve(resolution, { actor: by, stat, difficulty, sense, words }) {
    resolution.record({
      type: 'declared',
      action: 'check',
      actor: by,
      tool: stat,
      manner: sense,
      ...(words !== undefined && { words }),
    });
    const who = resolution.combatant(by);
    const fails = stat === 'WIS' ? senseless(who, sense) : undefined;
    if (fails !== undefined) {
      resolution.record({ type: 'remarked', what: 'check fails', subject: by, note: `${sense}: ${fails}` });
      return;
    }
    const modifiers = [
      asModifier(apparent(who, stat), 1),
      { value: -difficulty, why: 'difficulty' },
      ...skills(who.sheet, ['check', stat]),
      ...onAction(resolution, by),
    ];
    attempt(resolution, { actor: by, purpose: 'check', tool: stat, modifiers });
  },
});

function planCheck(
  encounter: Fight,
  { actor, targets, tool: typed, manner, amount, words }: Intent,
): Result<Trial, Refusal> {
  const here = present(encounter, targets ?? []);
  if (!here.ok) return here;
  const who = combatant(encounter, targets?.[0] ?? actor);
  if (who.vitality === 'dead') return no({ type: 'target-dead', name: who.name });
  if (typed === undefined) return no({ type: 'missing', what: 'stat', known: STATS });
  const stat = STATS.find((each) => each === typed.trim().toUpperCase());
  if (stat === undefined) {
    const like = near(typed, STATS);
    return no({ type: 'no-such', what: 'stat', typed, known: STATS, ...(like && { near: like }) });
  }
  const sense = SENSES.find((each) => each === (manner ?? 'other').trim().toLowerCase());
  if (sense === undefined) return no({ type: 'no-such', what: 'sense', typed: manner ?? '', known: SENSES });
  const difficulty = amount ?? 10;
  if (difficulty > 100) return no({ type: 'out-of-bounds', what: 'difficulty', least: 0, most: 100 });
  return ok({ actor: who.id, stat, difficulty, sense, ...(words !== undefined && { words }) });
}
