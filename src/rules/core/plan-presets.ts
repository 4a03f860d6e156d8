import { GUARD, MOST_LINES, type Plan, type PlanLine } from './plan.ts';
import type { PlanChoice } from './plan-choices.ts';
import type { Price } from './plan-trial.ts';
import { commandOf, type Ruleset } from './ruleset.ts';

/** Plans that are ready to be kept. */
export const PRESETS = ['guard when low', 'fight on', 'friends first', 'only guard'] as const;
export type Preset = (typeof PRESETS)[number];

/** A plan that is ready to be kept, of what may stand in somebody's plan. Absent: they have nothing that it needs. */
export function presetPlan(rules: Ruleset, choices: readonly PlanChoice[], preset: Preset): Plan | undefined {
  const attack = choices.find(({ act }) => act !== GUARD && commandOf(rules, act.action) === 'attack');
  const fight = attack ? [line(attack.act), ...approachOf(rules)] : [];
  const lines = linesOf(rules, preset, fight, choices);
  return lines && planOf(lines.slice(0, MOST_LINES), choices);
}

function linesOf(
  rules: Ruleset,
  preset: Preset,
  fight: readonly PlanLine[],
  choices: readonly PlanChoice[],
): readonly PlanLine[] | undefined {
  if (preset === 'only guard') return [line(GUARD)];
  if (fight.length === 0) return undefined;
  if (preset === 'fight on') return fight;
  if (preset === 'guard when low') return [{ when: [{ if: 'self-below', percent: 25 }], act: GUARD }, ...fight];
  // What has a price mends more than what anybody can do for nothing.
  const mending = choices
    .filter(({ mends }) => mends)
    .toSorted((one, other) => worth(rules, other) - worth(rules, one));
  const [fallen, hurt] = (['fallen friend', 'most hurt friend'] as const).map((whom) =>
    mending.find(({ act }) => act !== GUARD && act.targets?.[0] === whom),
  );
  if (!fallen || !hurt) return undefined;
  return [
    { when: [{ if: 'friend-down' }], act: fallen.act },
    { when: [{ if: 'friend-below', percent: 25 }], act: hurt.act },
    ...fight,
  ];
}

function worth(rules: Ruleset, { act, price }: PlanChoice): number {
  const isCast = act !== GUARD && commandOf(rules, act.action) === 'cast';
  return 2 * Number(isCast) + Number(Object.keys(price).length > 0);
}

function line(act: PlanLine['act']): PlanLine {
  return { when: [], act };
}

function approachOf({ approach }: Ruleset): readonly PlanLine[] {
  return approach ? [line({ ...approach, targets: ['any foe'] })] : [];
}

/** A plan of these lines, which may spend in a turn what the dearest of them costs. */
export function planOf(
  lines: readonly PlanLine[],
  choices: readonly PlanChoice[],
  { otherwise, use, may }: Pick<Plan, 'otherwise' | 'use' | 'may'> = { otherwise: 'end turn', use: 'at once', may: {} },
): Plan {
  const most: Record<string, number> = {};
  for (const { act } of lines) {
    // What is not offered as things stand keeps the leave that it has.
    const price: Price = choices.find((choice) => isSame(choice.act, act))?.price ?? may;
    for (const [resource, points] of Object.entries(price)) most[resource] = Math.max(points, most[resource] ?? 0);
  }
  return { lines, otherwise, use, may: most };
}

/** Another line of a plan: what is done under a condition comes before what is always done. */
export function withLine(plan: Plan | undefined, added: PlanLine): readonly PlanLine[] {
  const lines = plan?.lines ?? [];
  const always = lines.findIndex(({ when }) => when.length === 0);
  const at = added.when.length === 0 || always === -1 ? lines.length : always;
  return [...lines.slice(0, at), added, ...lines.slice(at)];
}

/** Whether two acts are the same, whoever they are aimed at. */
function isSame(one: PlanLine['act'], other: PlanLine['act']): boolean {
  if (one === GUARD || other === GUARD) return one === other;
  return one.action === other.action && one.tool === other.tool && one.manner === other.manner;
}
