// Project Sol › Combat Modifiers; Concealment, Cover, Flanked by "drawing lines between corners" on a map

import { bodyAt, groundAt, tileName } from '../../field/field.ts';
import { isOnOpenLine, sightBetween } from '../../field/sight.ts';
import { type CombatantId, type Encounter, findCondition } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import { overrideOn, standsAt } from '../core/map-positions.ts';
import type { Modifier, Reason } from '../core/reason.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { houseValue } from './house-values.ts';
import { because, type CoverSource } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Fighter, Sol } from './sheet.ts';

/** A combatant's cover, and the reason for it. */
interface CoverWithReason {
  readonly cover: 'partial' | 'good';
  readonly why: Reason;
}

/** The best cover of several, which is the one that counts, in melee too. On a tie, the first one counts. */
function bestCover(
  encounter: Encounter<Sol>,
  coversWithReasons: readonly CoverWithReason[],
): CoverWithReason | undefined {
  const coverDice = ({ cover }: CoverWithReason) => houseValue(encounter, `${cover}-cover`);
  return coversWithReasons.toSorted((one, other) => coverDice(other) - coverDice(one))[0];
}

/** Cover that was declared or taken, so no part of the map is named as its reason. */
function coverNotFromMap(cover: CoverWithReason['cover'] | undefined): readonly CoverWithReason[] {
  return cover === undefined ? [] : [{ cover, why: because({ id: 'cover', cover }) }];
}

/** The cover that a combatant has taken: good cover, even if the combatant has partial cover too. */
export function takenCover(who: Fighter): CoverWithReason['cover'] | undefined {
  if (findCondition(who, 'good cover')) return 'good';
  return findCondition(who, 'partial cover') && 'partial';
}

/** The dice that cover adds to the defense pool. */
export function coverBonus(
  encounter: Encounter<Sol>,
  coverWithReason: CoverWithReason | undefined,
): readonly Modifier[] {
  return coverWithReason
    ? [{ value: houseValue(encounter, `${coverWithReason.cover}-cover`), why: coverWithReason.why }]
    : [];
}

/** The penalty for being flanked: 2 dice fewer in the defense pool, no matter how many enemies flank. */
export function flankedPenalty(why: Reason | undefined): readonly Modifier[] {
  return why ? [{ value: -2, why }] : [];
}

/** What the lines of sight from an attacker's tile to a target's tile show. */
interface LinesOfSight {
  /** How many of the sixteen lines between corners of the two tiles are open. If 0, the target has concealment. */
  readonly open: number;
  /** The target's cover, best first. */
  readonly coversWithReasons: readonly CoverWithReason[];
}

/**
 * The lines from all corners of `from`'s tile to all corners of `to`'s tile. A tile gives `to` cover if it touches
 * `to`'s tile and lines from every corner of `from`'s tile cross it: "the targeted character's cover". Ruling "The
 * map": low obstacles are partial cover, and high ones and walls are good cover. Undefined if either combatant is not
 * on the map.
 */
function linesOfSightBetween(encounter: Encounter<Sol>, from: CombatantId, to: CombatantId): LinesOfSight | undefined {
  const [a, b] = [standsAt(encounter, from), standsAt(encounter, to)];
  const ground = encounter.field?.ground;
  if (!ground || !a || !b) return undefined;
  const { open, cover } = sightBetween(ground, bodyAt(a), bodyAt(b));
  const coversWithReasons = cover.map(({ tile, covers }) => {
    const kind = covers === 'low' ? 'partial' : 'good';
    const tileGround = groundAt(ground, tile);
    const coverSource: CoverSource = tileGround.covers === undefined ? 'height' : tileGround.name;
    return { cover: kind, why: because({ id: 'cover', cover: kind, thing: coverSource, at: tileName(tile) }) } as const;
  });
  return { open, coversWithReasons };
}

/**
 * By the book's words, two enemies flank a target that is on a line between a corner of the first enemy's tile and a
 * corner of the second enemy's tile, at any distance, no matter which enemy attacks. Ruling "The map": both must be
 * able to act and must see the target, and no wall may stop the line. If the attacker is one of the two enemies, it is
 * returned first.
 */
export function flankersOf(
  encounter: Encounter<Sol>,
  attacker: CombatantId,
  target: Fighter,
): readonly [Fighter, Fighter] | undefined {
  const ground = encounter.field?.ground;
  const tile = standsAt(encounter, target.id);
  if (!ground || !tile) return undefined;
  const enemies = encounter.combatants
    .filter(({ side, vitality }) => side !== target.side && vitality === 'up')
    .toSorted((one, other) => Number(other.id === attacker) - Number(one.id === attacker))
    .flatMap((who) => {
      const ownTile = standsAt(encounter, who.id);
      return ownTile && sightBetween(ground, bodyAt(ownTile), bodyAt(tile)).open > 0 ? [{ who, stands: ownTile }] : [];
    });
  for (const [index, one] of enemies.entries())
    for (const otherEnemy of enemies.slice(index + 1))
      if (isOnOpenLine(ground, tile, one.stands, otherEnemy.stands)) return [one.who, otherEnemy.who];
  return undefined;
}

/**
 * What a player can declare about the target's cover. `none` means that the attacker's lines cross no cover, not even
 * cover that the target has taken.
 */
export const COVERS = ['none', 'partial', 'good', 'concealed'] as const;
type Cover = (typeof COVERS)[number];
/** What a player can declare about flanking, and what a GM can override it with. */
export const FLANKS = ['none', 'flanked'] as const;

/** The defender's cover, and why the defender is flanked. */
export interface TargetSituation {
  readonly coverWithReason: CoverWithReason | undefined;
  readonly flanked: Reason | undefined;
}

/**
 * The target's cover and flanking against an attacker: as the GM overrides them, as the map shows them, or as declared
 * with the attack. Refuses a target without a line of sight, a flank without enough enemies, and a declaration that
 * contradicts the map.
 */
export function situationOf(
  encounter: Encounter<Sol>,
  { actor, situation: typedSituation = {} }: Pick<Intent, 'actor' | 'situation'>,
  target: Fighter,
): Result<TargetSituation, Refusal> {
  const coverResult = checkCover(encounter, actor, target, typedSituation.cover);
  if (!coverResult.ok) return coverResult;
  const flankResult = checkFlank(encounter, actor, target, typedSituation.flanked);
  if (!flankResult.ok) return flankResult;
  return ok({ coverWithReason: coverResult.value, flanked: flankResult.value });
}

/**
 * The target's cover. Concealment: an attack can't target a combatant that is fully out of sight. Partly blocked sight
 * changes nothing.
 */
function checkCover(
  encounter: Encounter<Sol>,
  actor: CombatantId,
  target: Fighter,
  input: string | undefined,
): Result<CoverWithReason | undefined, Refusal> {
  const declaredCoverResult = input === undefined ? ok(undefined) : choose('cover', input, COVERS);
  if (!declaredCoverResult.ok) return declaredCoverResult;
  const declaredCover = declaredCoverResult.value;
  const seenCover = shownCover(encounter, actor, target);
  if (!seenCover) {
    if (declaredCover === 'concealed' || findCondition(target, 'concealed'))
      return refuse('concealed', { target: target.name });
    // A player who declares "none" says that nothing covers the target, not even cover that the target has taken.
    return ok(
      declaredCover === 'none'
        ? undefined
        : bestCover(encounter, [...coverNotFromMap(declaredCover), ...coverNotFromMap(takenCover(target))]),
    );
  }
  if (seenCover.cover === 'concealed') return refuse('concealed', { target: target.name });
  if (declaredCover !== undefined && declaredCover !== seenCover.cover)
    return no({ type: 'against-the-field', option: 'cover', said: declaredCover, shows: seenCover.cover });
  return ok(seenCover.coverWithReason);
}

/** Cover that the map or the GM decides, so the player doesn't declare it. */
interface ShownCover {
  readonly cover: Cover;
  readonly coverWithReason?: CoverWithReason;
}

/**
 * The target's cover: the GM's override, or else what the lines of sight on the map show. Undefined if there is neither,
 * because cover must then be declared.
 */
export function shownCover(encounter: Encounter<Sol>, actor: CombatantId, target: Fighter): ShownCover | undefined {
  const override = overrideOn(encounter, actor, target.id);
  const lines = linesOfSightBetween(encounter, actor, target.id);
  const overriddenCover = COVERS.find((each) => each === override?.situation.cover);
  if (!lines && overriddenCover === undefined) return undefined;
  // A combatant concealed by a condition can't be seen, even along an open line.
  if (findCondition(target, 'concealed')) return { cover: 'concealed' };
  if (overriddenCover === 'none' || overriddenCover === 'concealed') return { cover: overriddenCover };
  if (overriddenCover !== undefined) {
    const why = because({ id: 'cover', cover: overriddenCover, said: true, ...given({ words: override?.why }) });
    return { cover: overriddenCover, coverWithReason: { cover: overriddenCover, why } };
  }
  if (!lines || lines.open === 0) return { cover: 'concealed' };
  const coverWithReason = bestCover(encounter, [...lines.coversWithReasons, ...coverNotFromMap(takenCover(target))]);
  return coverWithReason ? { cover: coverWithReason.cover, coverWithReason } : { cover: 'none' };
}

/**
 * Whether the target is in sight. "They have concealment": it is out of sight if it has the condition `concealed`, if
 * the GM says so, or if no line reaches it on the map. If neither the map nor the GM decides, the player declares
 * concealment with the attack.
 */
export function isInSight(encounter: Encounter<Sol>, actor: CombatantId, target: Fighter): boolean {
  if (findCondition(target, 'concealed')) return false;
  return shownCover(encounter, actor, target)?.cover !== 'concealed';
}

function checkFlank(
  encounter: Encounter<Sol>,
  actor: CombatantId,
  target: Fighter,
  input: string | undefined,
): Result<Reason | undefined, Refusal> {
  const declaredFlankResult = choose('position', input ?? 'none', FLANKS);
  if (!declaredFlankResult.ok) return declaredFlankResult;
  const isFlanked = declaredFlankResult.value === 'flanked';
  const seenFlank = shownFlank(encounter, actor, target);
  if (!seenFlank) return isFlanked ? declaredFlank(encounter, target) : ok(undefined);
  const isFlankShown = seenFlank.why !== undefined;
  if (input === undefined || isFlanked === isFlankShown) return ok(seenFlank.why);
  return no({
    type: 'against-the-field',
    option: 'flanked',
    said: declaredFlankResult.value,
    shows: isFlankShown ? 'flanked' : 'none',
  });
}

/** The flanking that a player declared. It takes two of the target's enemies who can act; friends don't flank. */
function declaredFlank({ combatants }: Encounter<Sol>, target: Fighter): Result<Reason, Refusal> {
  const enemyCount = combatants.filter(({ side, vitality }) => side !== target.side && vitality === 'up').length;
  return enemyCount >= 2
    ? ok(because({ id: 'flanked' }))
    : refuse('not-flanked', { target: target.name, enemies: enemyCount });
}

/**
 * Whether the target is flanked, as the GM overrides it or by the lines on the map. Undefined if neither decides it.
 */
export function shownFlank(
  encounter: Encounter<Sol>,
  actor: CombatantId,
  target: Fighter,
): { readonly why: Reason | undefined } | undefined {
  const override = overrideOn(encounter, actor, target.id);
  const overriddenFlank = FLANKS.find((each) => each === override?.situation.flanked);
  if (overriddenFlank === 'none') return { why: undefined };
  if (overriddenFlank) return { why: because({ id: 'flanked', said: true, ...given({ words: override?.why }) }) };
  if (!standsAt(encounter, actor) || !standsAt(encounter, target.id)) return undefined;
  const flankers = flankersOf(encounter, actor, target)?.flatMap(({ id }) => {
    const tile = standsAt(encounter, id);
    return tile ? [{ who: id, at: tileName(tile) }] : [];
  });
  return { why: flankers && because({ id: 'flanked', by: flankers }) };
}
