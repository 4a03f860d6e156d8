// TDGS › 17 Damage › Environmental; 14 Movement › Falling: what the world does to somebody, by the GM's word

import { action } from '../../core/action.ts';
import { chooseByBeginning } from '../../core/choose.ts';
import { declare } from '../../core/declare.ts';
import { type CombatantId, combatant } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import type { Refusal } from '../../core/refusal.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { present } from '../acting.ts';
import { afflict } from '../afflict.ts';
import { HAZARDS } from '../content/hazards.ts';
import { FALLING, factsOf, type Hazard, hazardNamed, suffer, typesIn } from '../hazards.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { Fight, Tdgs } from '../sheet.ts';

/** It happens once; they are in it from now on, until they leave; or they are out of it. */
const WAYS = ['once', 'in', 'out'] as const;

/** Falls to choose from, in squares. */
const FALLS = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20];

interface Happening {
  readonly targets: readonly CombatantId[];
  readonly way: (typeof WAYS)[number];
  /** Absent: out of whatever they are in. */
  readonly hazard?: Hazard;
  readonly intent: Intent;
}

/** Lava, acid, drowning, a fall of so many squares, or any damage in figures: "2+1d6 Fire". No hit: no armor, no minimum. */
export const hazard = action<Tdgs, Happening>({
  title: 'Hazard',
  cite: '17 Damage › Environmental; Ruling: falling, drowning, hazards are not hits',
  when: 'always',
  gm: true,
  offers(encounter) {
    const targets = encounter.combatants.filter(({ vitality }) => vitality !== 'dead').map(({ id }) => id);
    if (targets.length === 0) return undefined;
    const tools = [...HAZARDS.map(({ name }) => name), FALLING, ...typesIn(encounter).map((type) => `5 ${type}`)];
    return { targets, tools, manners: WAYS, amount: { what: 'squares', most: 100 } };
  },
  ways(encounter, actor) {
    const several = { least: 1, usual: [actor] };
    const hows = WAYS.filter((manner) => manner !== 'out').map((manner) => ({ manner }));
    const inside = encounter.combatants.filter((each) => isIn(each, undefined)).map(({ id }) => id);
    const squares = { what: 'squares', least: 2, most: 100, needed: true, usual: FALLS } as const;
    return [
      ...HAZARDS.map(({ name }) => ({ tool: name, several, hows })),
      { tool: FALLING, several, amount: squares },
      ...hows.map((how) => ({
        ...how,
        several,
        hows: typesIn(encounter).map((type) => ({ ...how, tool: `5 ${type}` })),
      })),
      { manner: 'out', targets: inside, several: { least: 1, usual: inside } },
    ];
  },
  plan: planHazard,
  resolve(resolution, { targets, way, hazard: is, intent }) {
    declare(resolution, intent, { targets, tool: is?.name, manner: way });
    for (const target of targets) {
      if (way === 'out') takeOut(resolution, target, is);
      if (way === 'out' || is === undefined) continue;
      if (way === 'in') afflict(resolution, target, { condition: 'In Hazard', note: is.name, facts: factsOf(is) });
      suffer(resolution, target, is);
    }
  },
});

function takeOut(resolution: Parameters<typeof suffer>[0], target: CombatantId, hazard: Hazard | undefined): void {
  for (const condition of resolution.combatant(target).conditions)
    if (condition.name === 'In Hazard' && (hazard === undefined || condition.note === hazard.name))
      resolution.record({ type: 'condition-ended', subject: target, condition, why: because({ id: 'out of it' }) });
}

function planHazard(encounter: Fight, intent: Intent): Result<Happening, Refusal> {
  const { actor, targets: named, tool, manner, amount } = intent;
  const targets = named === undefined || named.length === 0 ? [actor] : [...new Set(named)];
  const here = present(encounter, targets);
  if (!here.ok) return here;
  const dead = targets.map((id) => combatant(encounter, id)).find(({ vitality }) => vitality === 'dead');
  if (dead) return no({ type: 'target-dead', name: dead.name });
  const way = manner === undefined ? ok(WAYS[0]) : chooseByBeginning('way', manner, WAYS);
  if (!way.ok) return way;
  if (way.value === 'out' && tool === undefined) {
    const out = targets.map((id) => combatant(encounter, id)).find((who) => !isIn(who, undefined));
    if (out) return no(refusal('not-bearing', { name: out.name, condition: 'In Hazard' }));
    return ok({ targets, way: way.value, intent });
  }
  const hazard = hazardNamed(encounter, tool, amount);
  if (!hazard.ok) return hazard;
  const { name } = hazard.value;
  const out = targets.map((id) => combatant(encounter, id)).find((who) => !isIn(who, name));
  if (way.value === 'out' && out) return no(refusal('not-bearing', { name: out.name, condition: name }));
  return ok({ targets, way: way.value, hazard: hazard.value, intent });
}

function isIn({ conditions }: Fight['combatants'][number], hazard: string | undefined): boolean {
  return conditions.some(({ name, note }) => name === 'In Hazard' && (hazard === undefined || note === hazard));
}
