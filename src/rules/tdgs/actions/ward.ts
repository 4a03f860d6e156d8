// TDGS › 17 Damage › Damage Interactions (by effects), by the GM's word

import { action } from '../../core/action.ts';
import { choose } from '../../core/choose.ts';
import { declare } from '../../core/declare.ts';
import { type CombatantId, combatant } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import type { Refusal } from '../../core/refusal.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { present } from '../acting.ts';
import { afflict } from '../afflict.ts';
import { typeNamed, typesIn } from '../hazards.ts';
import { type Fight, INTERACTIONS, type Interaction, type Tdgs } from '../sheet.ts';

interface Ward {
  readonly targets: readonly CombatantId[];
  readonly interaction: Interaction;
  readonly intent: Intent;
}

/** Percents to choose from. */
const PERCENTS = [50, 25, 75, 100, 150, 200];
/** Most percent of a vulnerability, as on a sheet. */
const MOST_PERCENT = 1000;

/** A ward or a curse for the scene: how what type of damage meets somebody, and by how many percent. */
export const ward = action<Tdgs, Ward>({
  title: 'Ward or curse',
  cite: '17 Damage › Damage Interactions',
  when: 'always',
  gm: true,
  offers(encounter) {
    const targets = encounter.combatants.filter(({ vitality }) => vitality !== 'dead').map(({ id }) => id);
    if (targets.length === 0) return undefined;
    return {
      targets,
      tools: typesIn(encounter),
      manners: INTERACTIONS,
      amount: { what: 'percent', most: MOST_PERCENT },
    };
  },
  ways: (encounter, actor) =>
    INTERACTIONS.map((manner) => ({
      manner,
      several: { least: 1, usual: [actor] },
      hows: typesIn(encounter).map((tool) => ({ tool, manner })),
      amount: {
        what: 'percent',
        least: 1,
        most: MOST_PERCENT,
        needed: true,
        usual: manner === 'immunity' ? [100] : PERCENTS,
      },
    })),
  plan: planWard,
  resolve(resolution, { targets, interaction: { kind, type, percent }, intent }) {
    declare(resolution, intent, { targets, tool: type, manner: kind });
    for (const target of targets)
      afflict(resolution, target, {
        condition: 'Enchanted',
        value: percent,
        facts: { interaction: kind, type },
      });
  },
});

function planWard(encounter: Fight, intent: Intent): Result<Ward, Refusal> {
  const { actor, targets: named = [], tool, manner, amount = 100 } = intent;
  const targets = named.length === 0 ? [actor] : [...new Set(named)];
  const here = present(encounter, targets);
  if (!here.ok) return here;
  const dead = targets.map((id) => combatant(encounter, id)).find(({ vitality }) => vitality === 'dead');
  if (dead) return no({ type: 'target-dead', name: dead.name });
  if (manner === undefined) return no({ type: 'missing', what: 'kind of ward', known: INTERACTIONS });
  const kind = choose('kind of ward', manner, INTERACTIONS);
  if (!kind.ok) return kind;
  if (tool === undefined) return no({ type: 'missing', what: 'damage type', known: typesIn(encounter) });
  const type = typeNamed(encounter, tool);
  if (!type.ok) return type;
  const [least, most] = kind.value === 'immunity' ? [100, 100] : [1, MOST_PERCENT];
  if (amount < least || amount > most)
    return no({ type: 'out-of-bounds', what: `percent of ${kind.value}`, least, most });
  const interaction = { kind: kind.value, type: type.value, percent: amount };
  return ok({ targets, interaction, intent });
}
