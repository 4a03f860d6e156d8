// Dungeoneers › Combat in Dungeoneers: the order of each creature's turn, and when the rounds stop

import { together } from '../core/blocks.ts';
import type { Die } from '../core/dice.ts';
import { type CombatantId, pair } from '../core/encounter.ts';
import type { OrderReason } from '../core/event.ts';
import { type Reason, sum } from '../core/reason.ts';
import { modifiersTo } from './armor-value.ts';
import { setTo } from './intent.ts';
import { atStart } from './position.ts';
import { because } from './reasons.ts';
import { ORDER } from './settings.ts';
import type { Creature, DungeoneersResolution, Fight } from './sheet.ts';
import { areOnField } from './tiles.ts';

/** The initiative score. Ruling: prowess, where the sheet names none. */
export function initiativeOf(of: Creature): number {
  return (of.sheet.initiative ?? of.sheet.prowess) + sum(modifiersTo(of, 'initiative'));
}

/** Rounds are about to begin: who starts away stands away from now on. The order itself is made as each round starts. */
export function initiative(resolution: DungeoneersResolution): void {
  const { combatants, round } = resolution.encounter;
  for (const { id, resources } of combatants) {
    startPositions(resolution, id);
    // Ruling: a scene starts with full magica.
    if (round === 0 && resources.magica?.max !== undefined)
      setTo(resolution, id, 'magica', resources.magica.max, because({ id: 'scene starts' }));
  }
}

/** Ruling: a newcomer acts from the next round on, and can be a target and react at once. */
export function enter(resolution: DungeoneersResolution, who: CombatantId): void {
  startPositions(resolution, who);
}

function startPositions(resolution: DungeoneersResolution, who: CombatantId): void {
  for (const { id } of resolution.encounter.combatants) {
    if (id === who || Object.hasOwn(resolution.encounter.positions, pair(who, id))) continue;
    if (areOnField(resolution.encounter, who, id)) continue;
    if (atStart(resolution.encounter, who, id) === 'away')
      resolution.record({ type: 'positioned', subject: who, other: id, after: 'away' });
  }
}

/** Highest initiative first; ties by a d10 each, rolled again among those still tied. Anew each round, or kept. */
export function makeOrder(resolution: DungeoneersResolution): void {
  const { encounter } = resolution;
  const before = encounter.turnOrder;
  const those = encounter.combatants.filter((each) => each.vitality !== 'dead' || isAwaited(encounter, each.id));
  const kept =
    encounter.settings[ORDER] === 'kept' ? before.flat().filter((id) => those.some((each) => each.id === id)) : [];
  const rest = those.filter(({ id }) => !kept.includes(id));
  if (kept.length > 0 && rest.length === 0 && kept.length === before.flat().length) return;
  const placings = place(resolution, rest);
  const order = placings.map(({ subject }) => subject);
  const all =
    kept.length === 0 ? order : order.reduce<readonly CombatantId[]>((ids, id) => insert(encounter, ids, id), kept);
  const turnOrder = together(
    encounter,
    all.map((id) => [id]),
  );
  resolution.record({ type: 'turn-order-set', before, turnOrder, reasons: placings, turn: -1 });
}

/** Ruling: the turn of one who died still counts as the moment of an act that was readied for it. */
function isAwaited({ combatants }: Fight, who: CombatantId): boolean {
  return combatants.some(({ own }) => own.readied?.turn === who);
}

function place(resolution: DungeoneersResolution, those: readonly Creature[]): readonly OrderReason[] {
  const scores = [...new Set(those.map(initiativeOf))].toSorted((a, b) => b - a);
  return scores.flatMap((score) =>
    breakTie(
      resolution,
      those.filter((each) => initiativeOf(each) === score),
    ),
  );
}

/** Dice that never differ are no dice: who is tied after so many rolls acts in the order they joined. */
const MOST_ROLLS = 100;

function breakTie(
  resolution: DungeoneersResolution,
  tied: readonly Creature[],
  earlier: ReadonlyMap<CombatantId, readonly Die[]> = new Map(),
): OrderReason[] {
  const rolls = earlier.get(tied[0]?.id ?? '')?.length ?? 0;
  if (tied.length < 2 || rolls === MOST_ROLLS) return tied.map((each) => placing(each, earlier.get(each.id) ?? []));
  const dice = new Map(tied.map(({ id }) => [id, [...(earlier.get(id) ?? []), ...resolution.throw('1d10')]]));
  const last = ({ id }: Creature) => dice.get(id)?.at(-1)?.face ?? 0;
  const faces = [...new Set(tied.map(last))].toSorted((a, b) => b - a);
  return faces.flatMap((face) =>
    breakTie(
      resolution,
      tied.filter((each) => last(each) === face),
      dice,
    ),
  );
}

function placing(of: Creature, dice: readonly Die[]): OrderReason {
  const score = initiativeOf(of);
  if (dice.length === 0) return { subject: of.id, score, why: because({ id: 'initiative', score }) };
  const roll = { dice, kept: [dice.length - 1], modifiers: [], total: dice.at(-1)?.face ?? 0 };
  return { subject: of.id, score, why: because({ id: 'initiative tie', score }), roll };
}

/** Into a kept order a newcomer goes behind those of the same initiative. */
function insert(fight: Fight, ids: readonly CombatantId[], newcomer: CombatantId): readonly CombatantId[] {
  const score = (id: CombatantId) => {
    const found = fight.combatants.find((each) => each.id === id);
    return found ? initiativeOf(found) : 0;
  };
  const at = ids.findIndex((id) => score(id) < score(newcomer));
  return at === -1 ? [...ids, newcomer] : [...ids.slice(0, at), newcomer, ...ids.slice(at)];
}

/** Ruling: the rounds stop when one side alone has living members. */
export function decided(fight: Fight): Reason | undefined {
  const first = fight.combatants.find(({ vitality }) => vitality !== 'dead');
  if (!first) return because({ id: 'nobody lives' });
  const opposed = fight.combatants.some(({ side, vitality }) => side !== first.side && vitality !== 'dead');
  return opposed ? undefined : because({ id: 'one side lives', side: first.side });
}
