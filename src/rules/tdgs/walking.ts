// TDGS › 14 Movement & Positioning › Move, Step, Disengage, Threatened squares, Opportunity Attack: on the squares of a
// map

import { indexOf, type Tile, type TileName, tileName, tileNamed } from '../../field/field.ts';
import { stepCost, type Way } from '../../field/ways.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import { type MovementRules, pathTo, recordMove, waysOf } from '../core/field-moves.ts';
import type { KnownAttackers, OpportunityAttacker } from '../core/field-rules.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import { canStand, standsAt } from '../core/map-positions.ts';
import { no, type Refusal, type Result } from '../core/refusal.ts';
import { enemiesOf, isCharmedBy } from './acting.ts';
import { forbiddingCondition } from './conditions.ts';
import { usableWeapons } from './equipment.ts';
import type { EngagementBand } from './field.ts';
import {
  BODY_RULES,
  disengageFrom,
  engagementOf,
  fearedFighterFinder,
  isMelee,
  squaresBetweenTiles,
  threatChecker,
  threatens,
} from './field.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import { standingOrderOf } from './settings.ts';
import { settleConsequences } from './settle.ts';
import { BANDS, type Fight, type Fighter, type TdgsResolution, type Weapon } from './sheet.ts';
import { canSee, couldSee } from './sight.ts';
import { situationModifiers, situationOf } from './situation.ts';
import { apparentStat } from './stats.ts';
import { type AttackOnTarget, strike } from './strike.ts';

/** How someone moves. A Step and a Disengage never provoke. */
export type MovementName = 'move' | 'step' | 'disengage';

/**
 * How many squares someone can move: 1 for a Step, otherwise MOV (halved while Slowed). Ruling "On a map": distance is
 * in squares, not bands.
 */
function movementSquares(who: Fighter, movementName: MovementName): number {
  return movementName === 'step' ? 1 : apparentStat(who, 'MOV').value;
}

/** How someone can move: past allies, not past enemies, and no closer to what they fear. */
function movementRulesOf(
  encounter: Fight,
  who: Fighter,
  movementName: MovementName,
  knownAttackers?: KnownAttackers,
): MovementRules {
  const fearedIdAt = fearedFighterFinder(encounter, who);
  const isBarred = fearedIdAt && ((tile: Tile) => fearedIdAt(tile) !== undefined);
  const movementRules = {
    points: movementSquares(who, movementName),
    passesFriends: true,
    ...given({ isBarred }),
  } as const;
  if (movementName !== 'move') return movementRules;
  const stepAttackers = attackersOnStep(encounter, who, knownAttackers);
  return { ...movementRules, strikes: (from, to) => stepAttackers(from, to).length };
}

/** Everywhere someone can go now with this kind of movement, nearest first. */
export function waysOfMovement(
  encounter: Fight,
  who: Fighter,
  movementName: MovementName,
  knownAttackers?: KnownAttackers,
): readonly Way[] {
  return waysOf(BODY_RULES, encounter, who, movementRulesOf(encounter, who, movementName, knownAttackers));
}

/** The path to a tile. Refuses a tile closer to what the mover fears, and everything that `pathTo` refuses. */
export function findWay(
  encounter: Fight,
  who: Fighter,
  to: TileName | undefined,
  movementName: MovementName,
): Result<Way, Refusal> {
  const tile = to === undefined ? undefined : tileNamed(to);
  const fearedId = tile && fearedFighterFinder(encounter, who)?.(tile);
  if (fearedId !== undefined)
    return no(refusal('afraid', { name: who.name, source: combatant(encounter, fearedId).name }));
  return pathTo(BODY_RULES, encounter, who, to, movementRulesOf(encounter, who, movementName));
}

/**
 * The opportunity attacks along a path, one for each attacker, with its weapon. `stepAttackers` finds the attackers on
 * a single step.
 */
export function opportunityAttackers(
  encounter: Fight,
  path: readonly Tile[],
  stepAttackers: ReturnType<typeof attackersOnStep>,
): readonly OpportunityAttacker[] {
  const attackersById = new Map<CombatantId, OpportunityAttacker>();
  for (const [index, from] of path.entries()) {
    const to = path[index + 1];
    for (const enemy of to ? stepAttackers(from, to) : [])
      if (!attackersById.has(enemy.id))
        attackersById.set(enemy.id, { by: enemy.id, tool: weaponThreatening(encounter, enemy, from)?.name ?? '' });
  }
  return [...attackersById.values()];
}

/**
 * Finds the enemies that may attack when someone takes one step: "leaving a hostile's threatened squares". Ruling "On a
 * map": with a reach weapon, a square that is Near is still threatened, so a step from Adjacent to Near doesn't
 * provoke.
 */
export function attackersOnStep(
  encounter: Fight,
  mover: Fighter,
  knownAttackers: KnownAttackers = () => true,
): (from: Tile, to: Tile) => readonly Fighter[] {
  const { field } = encounter;
  const possibleAttackers = field
    ? enemiesOf(encounter, mover.id).filter((enemy) => knownAttackers(enemy.id) && mayAttackMover(enemy, mover))
    : [];
  // Cached, because a path search asks for each tile many times.
  const cachedThreats = possibleAttackers.map((enemy) => ({
    enemy,
    threatens: threatChecker(encounter, enemy),
    tiles: new Map<number, boolean>(),
  }));
  const isThreatened = ({ threatens: reaches, tiles }: (typeof cachedThreats)[number], tile: Tile) => {
    const index = field ? indexOf(field.ground, tile) : 0;
    const isReachable = tiles.get(index) ?? reaches(tile);
    tiles.set(index, isReachable);
    return isReachable;
  };
  return (from, to) =>
    cachedThreats.filter((each) => isThreatened(each, from) && !isThreatened(each, to)).map(({ enemy }) => enemy);
}

/** Whether an enemy may attack a mover if nothing stands between them. */
function mayAttackMover(who: Fighter, mover: Fighter): boolean {
  const canAct =
    who.vitality === 'up' &&
    (forbiddingCondition(who, 'interrupts') ?? forbiddingCondition(who, 'physical')) === undefined;
  return canAct && who.side !== mover.side && couldSee(who, mover) && !isCharmedBy(who, mover.id);
}

/** The melee weapon that reaches a threatened tile. */
function weaponThreatening(encounter: Fight, who: Fighter, tile: Tile): Weapon | undefined {
  const ownTile = standsAt(encounter, who.id);
  const isNear = ownTile !== undefined && squaresBetweenTiles(encounter, ownTile, tile) <= 1;
  return usableWeapons(who.sheet).find(({ range }) => (isNear ? isMelee(range) : range === 'reach'));
}

/** How many enemies could attack someone on a tile. */
export function threatCountAt(encounter: Fight, who: CombatantId, tile: Tile): number {
  const mover = combatant(encounter, who);
  return enemiesOf(encounter, who).filter((enemy) => mayAttackMover(enemy, mover) && threatens(encounter, enemy, tile))
    .length;
}

/** How many enemies could attack the combatant now. Undefined if there is no map or the combatant isn't on it. */
export function threatCountNow(encounter: Fight, who: CombatantId): number | undefined {
  const tile = standsAt(encounter, who);
  return tile && threatCountAt(encounter, who, tile);
}

/** The Step after which the fewest enemies could attack. Undefined if no Step reduces their number. */
export function safestStep(encounter: Fight, who: CombatantId): Intent | undefined {
  const currentThreatCount = threatCountNow(encounter, who);
  if (currentThreatCount === undefined) return undefined;
  const stepsWithThreats = waysOfMovement(encounter, combatant(encounter, who), 'step').map(({ to }) => ({
    to,
    threats: threatCountAt(encounter, who, to),
  }));
  const [bestStep] = stepsWithThreats.toSorted((a, b) => a.threats - b.threats);
  return bestStep && bestStep.threats < currentThreatCount
    ? { action: 'step', actor: who, to: tileName(bestStep.to) }
    : undefined;
}

/** The tiles to disengage to: those where the fewest enemies could attack come first, then the nearest. */
export function retreatTiles(encounter: Fight, who: CombatantId): readonly TileName[] {
  const ways = waysOfMovement(encounter, combatant(encounter, who), 'disengage');
  const ratedTiles = ways.map(({ to }) => ({ to, threats: threatCountAt(encounter, who, to) }));
  return ratedTiles.toSorted((a, b) => a.threats - b.threats).map(({ to }) => tileName(to));
}

/**
 * Makes a Move that leaves others behind. Every enemy that the mover was engaged with, and that can act and see the
 * mover, may attack once before the move completes. A mover who is killed or knocked out doesn't move (ruling). Returns
 * whether the move completes.
 */
export function leaveEngagements(
  resolution: TdgsResolution,
  mover: CombatantId,
  leftBehindIds: readonly CombatantId[],
): boolean {
  for (const [index, leftBehindId] of leftBehindIds.entries()) {
    const laterAttackers = () =>
      leftBehindIds.slice(index + 1).filter((id) => opportunityAttackOf(resolution.encounter, id, mover) !== undefined);
    const isStillMoving = withLaterQuestions(resolution, mover, laterAttackers, () => {
      const opportunityAttack = opportunityAttackOf(resolution.encounter, leftBehindId, mover);
      if (!opportunityAttack || !choosesToAttack(resolution, leftBehindId, mover)) return true;
      return survivesAttack(resolution, {
        actor: leftBehindId,
        target: mover,
        ...opportunityAttack,
        modifiers: [],
        cover: [],
      });
    });
    if (!isStillMoving) return false;
  }
  for (const leftBehindId of leftBehindIds) disengageFrom(resolution, mover, leftBehindId);
  return true;
}

/**
 * Makes a Move along a path over squares. Anyone who threatened a square may attack as the mover leaves it, in the
 * order of the path, but only once per Move. A mover who is killed or knocked out stays on that square, or on the last
 * free one before it. Returns whether the move completes.
 */
export function walkPath(resolution: TdgsResolution, mover: CombatantId, path: readonly Tile[]): boolean {
  const attackedIds = new Set<CombatantId>();
  let recordedIndex = 0;
  const laterAttackers = (stepIndex: number) => () => {
    const { encounter } = resolution;
    const stepAttackers = attackersOnStep(encounter, resolution.combatant(mover), (id) => !attackedIds.has(id));
    return opportunityAttackers(encounter, path.slice(stepIndex), stepAttackers).map(({ by }) => by);
  };
  for (const [stepIndex, from] of path.entries()) {
    const to = path[stepIndex + 1];
    if (!to) break;
    for (const { id } of attackersOnStep(resolution.encounter, resolution.combatant(mover))(from, to)) {
      const who = resolution.combatant(id);
      if (attackedIds.has(id) || !mayAttackMover(who, resolution.combatant(mover))) continue;
      attackedIds.add(id);
      const isStillMoving = withLaterQuestions(resolution, mover, laterAttackers(stepIndex), () => {
        if (!choosesToAttack(resolution, id, mover)) return true;
        const isTileFree = (tile: Tile) =>
          canStand(BODY_RULES, resolution.encounter, resolution.combatant(mover), tile);
        const stopIndex = path.findLastIndex((tile, index) => index <= stepIndex && isTileFree(tile));
        recordedIndex = recordPathPart(resolution, mover, path, recordedIndex, stopIndex);
        const weapon = weaponThreatening(resolution.encounter, who, from);
        const opportunityAttack = weapon && opportunityAttackOnMap(resolution.encounter, who, mover, weapon);
        return !opportunityAttack || survivesAttack(resolution, opportunityAttack);
      });
      if (!isStillMoving) return false;
    }
  }
  recordPathPart(resolution, mover, path, recordedIndex, path.length - 1);
  return true;
}

/** Records the part of a path between two indexes. Returns the index reached. */
function recordPathPart(
  resolution: TdgsResolution,
  mover: CombatantId,
  path: readonly Tile[],
  from: number,
  to: number,
): number {
  const { field } = resolution.encounter;
  const pathPart = path.slice(from, to + 1);
  if (!field || pathPart.length < 2) return from;
  const stepCosts = pathPart.slice(1).map((tile, index) => stepCost(field.ground, pathPart[index] ?? tile, tile) ?? 0);
  recordMove(resolution, mover, pathPart, { cost: stepCosts.reduce((sum, cost) => sum + cost, 0) });
  return to;
}

type OpportunityAttack = Omit<AttackOnTarget, 'purpose' | 'deliberate'>;

/**
 * An opportunity attack, with the modifiers for where both combatants stand on the map. Undefined if it isn't possible.
 */
function opportunityAttackOnMap(
  encounter: Fight,
  { id }: Fighter,
  mover: CombatantId,
  weapon: Weapon,
): OpportunityAttack | undefined {
  const situationResult = situationOf(encounter, { actor: id }, mover);
  const band = situationResult.ok ? BANDS.find((each) => each === situationResult.value.range) : undefined;
  if (!situationResult.ok || band === undefined) return undefined;
  const modifiersResult = situationModifiers(encounter, situationResult.value, { melee: true, band, name: '' });
  return modifiersResult.ok ? { actor: id, target: mover, weapon, band, ...modifiersResult.value } : undefined;
}

/** Resolves an opportunity attack. Returns whether the mover is still up. */
function survivesAttack(resolution: TdgsResolution, opportunityAttack: OpportunityAttack): boolean {
  const { actor, target, weapon } = opportunityAttack;
  const declaration = { action: 'opportunity attack', actor, targets: [target], tool: weapon.name } as const;
  resolution.record({ type: 'declared', ...declaration });
  strike(resolution, { ...opportunityAttack, purpose: 'opportunity attack', deliberate: false });
  settleConsequences(resolution);
  return resolution.combatant(target).vitality === 'up';
}

/**
 * The melee weapon with which `who` can attack a mover that it is engaged with at this distance. Undefined if `who`
 * can't attack the mover.
 */
function opportunityWeapon(
  encounter: Fight,
  who: Fighter,
  mover: Fighter,
  distance: EngagementBand,
): Weapon | undefined {
  if (!mayAttackMover(who, mover) || !canSee(encounter, who, mover.id)) return undefined;
  return usableWeapons(who.sheet).find(({ range }) => (distance === 'Near' ? range === 'reach' : isMelee(range)));
}

/**
 * The weapon and distance of an enemy's opportunity attack on someone it is engaged with. Undefined if it can't attack.
 */
function opportunityAttackOf(
  encounter: Fight,
  who: CombatantId,
  mover: CombatantId,
): Pick<OpportunityAttack, 'weapon' | 'band'> | undefined {
  const band = engagementOf(encounter, mover, who);
  const weapon = band && opportunityWeapon(encounter, combatant(encounter, who), combatant(encounter, mover), band);
  return band && weapon && { weapon, band };
}

function choosesToAttack(resolution: TdgsResolution, who: CombatantId, mover: CombatantId): boolean {
  const autoReaction = standingOrderOf(resolution.combatant(who), OPPORTUNITY_ATTACK);
  return autoReaction === 'ask' ? resolution.ask(opportunityQuestion(who, mover)) === 'yes' : autoReaction === 'yes';
}

const OPPORTUNITY_ATTACK = 'opportunity attack';

function opportunityQuestion(subject: CombatantId, mover: CombatantId) {
  const note = because({ id: 'moves away', mover });
  return { subject, about: OPPORTUNITY_ATTACK, offers: ['yes', 'no'], note } as const;
}

/**
 * Resolves one opportunity attack. If it asks a question, later attackers are asked at the same time whether they
 * attack, unless their auto-reactions answer.
 */
function withLaterQuestions<T>(
  resolution: TdgsResolution,
  mover: CombatantId,
  laterAttackers: () => readonly CombatantId[],
  act: () => T,
): T {
  const shouldAskPlayer = (id: CombatantId) => standingOrderOf(resolution.combatant(id), OPPORTUNITY_ATTACK) === 'ask';
  const makeQuestions = () =>
    laterAttackers()
      .filter(shouldAskPlayer)
      .map((id) => opportunityQuestion(id, mover));
  return resolution.askingTogether(makeQuestions, act);
}
