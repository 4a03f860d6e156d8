// TDGS › 3 Resolution › Non-Opposed Actions; 5 Actions › Difficulty as Virtual Stat: a roll the GM asks for

import { action } from '../../core/action.ts';
import { type CombatantId, combatant } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import { choose, no, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare } from '../../core/resolution.ts';
import { others, present } from '../acting.ts';
import { attempt } from '../attack-roll.ts';
import { because, condition } from '../reasons.ts';
import { type Fight, STATS, type Stat, type Tdgs } from '../sheet.ts';
import { onAction } from '../sight.ts';
import { asModifier, trained } from '../stats.ts';
import { SENSES, type Sense, senseless } from './stealth.ts';

const DIFFICULTIES = [10, 5, 8, 12, 15, 18, 20, 25, 30];

interface Trial {
  readonly actor: CombatantId;
  readonly stat: Stat;
  readonly difficulty: number;
  readonly sense: Sense;
  readonly intent: Intent;
}

/**
 * A roll of a stat against a difficulty the GM sets: a lock, a cliff, poison, fear. Checks of sight or hearing fail for
 * the Blinded or Deafened.
 */
export const check = action<Tdgs, Trial>({
  title: 'Check',
  cite: '3 Resolution › Non-Opposed Actions; 5 Actions › Difficulty as Virtual Stat',
  when: 'always',
  gm: true,
  offers: (encounter, actor) =>
    combatant(encounter, actor).vitality === 'dead'
      ? undefined
      : { tools: STATS, manners: SENSES, amount: { what: 'difficulty', most: 100 } },
  ways: (encounter, actor) =>
    STATS.map((tool) => ({
      tool,
      targets: [actor, ...others(encounter, actor).map(({ id }) => id)],
      hows: (tool === 'WIS' ? SENSES : SENSES.slice(-1)).map((manner) => ({ manner })),
      amount: { what: 'difficulty', most: 100, needed: true, usual: DIFFICULTIES },
    })),
  plan: planCheck,
  resolve(resolution, { actor, stat, difficulty, sense, intent }) {
    declare(resolution, { ...intent, actor }, { tool: stat, manner: sense });
    const who = resolution.combatant(actor);
    const fails = stat === 'WIS' ? senseless(who, sense) : undefined;
    if (fails !== undefined) {
      resolution.record({
        type: 'remarked',
        what: because({ id: 'check fails', sense, because: condition(fails) }),
        subject: actor,
      });
      return;
    }
    const modifiers = [
      asModifier(trained(who, stat, ['check', stat]), 1),
      { value: -difficulty, why: because({ id: 'difficulty' }) },
      ...onAction(resolution, actor),
    ];
    attempt(resolution, { actor, purpose: because({ id: 'check' }), tool: stat, modifiers });
  },
});

function planCheck(encounter: Fight, intent: Intent): Result<Trial, Refusal> {
  const { actor, targets, tool: typed, manner, amount } = intent;
  const here = present(encounter, targets ?? []);
  if (!here.ok) return here;
  const who = combatant(encounter, targets?.[0] ?? actor);
  if (who.vitality === 'dead') return no({ type: 'target-dead', name: who.name });
  if (typed === undefined) return no({ type: 'missing', what: 'stat', known: STATS });
  const stat = choose('stat', typed, STATS);
  if (!stat.ok) return stat;
  const sense = choose('sense', manner ?? 'other', SENSES);
  if (!sense.ok) return sense;
  const difficulty = amount ?? 10;
  if (difficulty > 100) return no({ type: 'out-of-bounds', what: 'difficulty', least: 0, most: 100 });
  return ok({ actor: who.id, stat: stat.value, difficulty, sense: sense.value, intent });
}
