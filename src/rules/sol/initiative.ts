// Project Sol › Combat Sequence › 2. Determining Initiative Order, 4. Continuing Combat

import { together } from '../core/blocks.ts';
import type { Roll } from '../core/check.ts';
import { endCondition } from '../core/durations.ts';
import { type Block, bears, type CombatantId, type Encounter, PLAYERS } from '../core/encounter.ts';
import type { OrderReason } from '../core/event.ts';
import { given } from '../core/given.ts';
import type { Resolution } from '../core/resolution.ts';
import { lastStand, POINTS_A_ROUND, POINTS_SURPRISED, points, setPoints } from './points.ts';
import { because } from './reasons.ts';
import type { Fighter, Sol } from './sheet.ts';
import { circumstances, paired, throwPool } from './tests.ts';

/** The order of a combat: players with more hits than the enemies, the enemies, all other players. It stands throughout. */
export function initiative(resolution: Resolution<Sol>): void {
  for (const { id } of resolution.encounter.combatants) ready(resolution, id);
  const living = resolution.encounter.combatants.filter(({ vitality }) => vitality !== 'dead');
  const enemies = living.filter((who) => isEnemy(resolution.encounter, who));
  const players = living.filter((who) => !isEnemy(resolution.encounter, who));
  const rolled = players.map((who) => [who, initiativeTest(resolution, who)] as const);
  const { score, reasons } = enemiesScore(resolution, enemies);
  const beats = ([, roll]: readonly [Fighter, Roll]) => score === undefined || roll.total > score;
  const ids = (of: readonly Fighter[]): Block => of.map(({ id }) => id);
  const ahead = ids(rolled.filter(beats).map(([who]) => who));
  const behind = ids(rolled.filter((each) => !beats(each)).map(([who]) => who));
  const blocks = [ahead, ids(enemies), behind].filter((block) => block.length > 0);
  const order = together(resolution.encounter, blocks);
  const own = rolled.map(([who, roll]) => placing(who.id, roll, score));
  resolution.record({
    type: 'turn-order-set',
    before: resolution.encounter.turnOrder,
    turnOrder: order,
    reasons: [...own, ...reasons],
    turn: -1,
  });
}

const COMBAT_BEGINS = because({ id: 'combat begins' });

/** Everyone starts with three action points, the surprised with one. In the last stand nothing comes back. */
function ready(resolution: Resolution<Sol>, who: CombatantId): void {
  const combatant = resolution.combatant(who);
  if (combatant.vitality === 'dead') return;
  endCondition(resolution, who, 'newcomer', COMBAT_BEGINS);
  const most = bears(combatant, 'surprised') ? POINTS_SURPRISED : POINTS_A_ROUND;
  const start = lastStand(combatant) ? Math.min(most, points(combatant)) : most;
  setPoints(resolution, who, start, most === POINTS_SURPRISED ? because({ id: 'surprised' }) : COMBAT_BEGINS);
}

/** REA + INT + the initiative bonus, counted in hits. */
function initiativeTest(resolution: Resolution<Sol>, who: Fighter): Roll {
  const bonus = { value: who.sheet.initiative, why: because({ id: 'initiative bonus' }) };
  return throwPool(resolution, [...paired(who, 'REA', 'INT'), bonus, ...circumstances(resolution.encounter, who)]);
}

/** One score for all enemies, rolled by their leader. */
function enemiesScore(resolution: Resolution<Sol>, enemies: readonly Fighter[]) {
  const leader = leaderOf(enemies);
  if (!leader) return { score: undefined, reasons: [] };
  const roll = initiativeTest(resolution, leader);
  resolution.changeEncounterOwn({ enemiesScore: roll.total });
  const reasons = enemies.map(({ id }): OrderReason => {
    if (id === leader.id)
      return { subject: id, score: roll.total, why: because({ id: 'leads enemies', hits: roll.total }), roll };
    return { subject: id, score: roll.total, why: because({ id: 'led by', leader: leader.id }) };
  });
  return { score: roll.total, reasons };
}

/** Who leads: a leader by the sheet; without one, or of several, the highest REA + INT; of equals the first who joined. */
function leaderOf(enemies: readonly Fighter[]): Fighter | undefined {
  const awake = enemies.filter(({ vitality }) => vitality === 'up');
  const able = awake.length > 0 ? awake : enemies;
  const leaders = able.filter(({ sheet }) => sheet.leader);
  const wits = ({ sheet }: Fighter) => sheet.attributes.REA + sheet.attributes.INT;
  return (leaders.length > 0 ? leaders : able).toSorted((a, b) => wits(b) - wits(a))[0];
}

function placing(who: CombatantId, roll: Roll, score: number | undefined): OrderReason {
  return { subject: who, score: roll.total, why: because({ id: place(roll.total, score), hits: roll.total }), roll };
}

/** Where so many hits stand to the enemies' score. A tie puts the player after. */
function place(hits: number, score: number | undefined) {
  if (score === undefined) return 'no enemies';
  if (hits === score) return 'tied with enemies';
  return hits > score ? 'before enemies' : 'after enemies';
}

/** Enemies are all who are not on the players' side: the side of that name, or else of the first who is a player's. */
function isEnemy({ combatants }: Encounter<Sol>, { side }: Fighter): boolean {
  if (combatants.some((who) => who.side === PLAYERS)) return side !== PLAYERS;
  const first = combatants.find(({ controller }) => controller !== undefined) ?? combatants[0];
  return side !== first?.side;
}

/** A newcomer has full points and its place in the order, but no turn in a round that runs already. */
export function enter(resolution: Resolution<Sol>, who: CombatantId): void {
  const combatant = resolution.combatant(who);
  if (combatant.vitality === 'dead') return;
  if (!lastStand(combatant)) setPoints(resolution, who, POINTS_A_ROUND, because({ id: 'joins' }));
  insert(resolution, combatant);
  const duration = { until: 'round-end', left: 1 } as const;
  resolution.record({
    type: 'condition-gained',
    subject: who,
    condition: { key: 'newcomer', name: 'newcomer', duration },
  });
  const { turnOrder, turn } = resolution.encounter;
  // Its block may be at turn already: there it counts as done. A block still to come skips it when it comes.
  if (turnOrder[turn]?.includes(who))
    resolution.record({ type: 'turn-ended', subject: who, skipped: because({ id: 'newcomer' }) });
}

/** A player is placed by its own test; an enemy joins under the standing score, without one. */
function insert(resolution: Resolution<Sol>, who: Fighter): void {
  const { encounter } = resolution;
  const foes = encounter.turnOrder.findIndex((block) =>
    encounter.combatants.some((each) => block.includes(each.id) && isEnemy(encounter, each)),
  );
  const score = encounter.own.enemiesScore;
  if (isEnemy(encounter, who)) placeEnemy(resolution, who, foes, score);
  else placePlayer(resolution, who, foes, score);
}

function placeEnemy(resolution: Resolution<Sol>, who: Fighter, foes: number, score: number | undefined): void {
  const { turnOrder: before, turn } = resolution.encounter;
  const why = because({ id: 'standing score', ...given({ hits: score }) });
  const reason = { subject: who.id, ...given({ score }), why };
  // With nobody to stand under it leads, after all who are placed already.
  const reasons = foes >= 0 ? [reason] : enemiesScore(resolution, [who]).reasons;
  const order = added(before, foes >= 0 ? foes : before.length, who.id);
  resolution.record({ type: 'turn-order-set', before, turnOrder: order, reasons, turn });
}

function placePlayer(resolution: Resolution<Sol>, who: Fighter, foes: number, score: number | undefined): void {
  const { turnOrder: before, turn } = resolution.encounter;
  const roll = initiativeTest(resolution, who);
  const reasons = [placing(who.id, roll, score)];
  const ahead = score === undefined || roll.total > score;
  if (ahead && foes === 0) {
    // Nobody has been ahead of the enemies so far: a new first block, and the turn stays with whom it is.
    const order = [[who.id], ...before];
    resolution.record({
      type: 'turn-order-set',
      before,
      turnOrder: order,
      reasons,
      turn: turn < 0 ? turn : turn + 1,
    });
    return;
  }
  const order = added(before, Math.max(0, ahead ? foes - 1 : foes + 1), who.id);
  resolution.record({ type: 'turn-order-set', before, turnOrder: order, reasons, turn });
}

/** The order with somebody added to the block at that place; a new block where there is none. */
function added(order: readonly Block[], at: number, who: CombatantId): readonly Block[] {
  if (at >= order.length) return [...order, [who]];
  return order.map((block, i) => (i === at ? [...block, who] : block));
}
