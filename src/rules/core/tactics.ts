import { groundAt, type Tile, type TileName, tileNamed, withOpenDoors, withTile } from '../../field/field.ts';
import { pointCostsFrom } from '../../field/ways.ts';
import { type ActorView, isEnemy, type SeenCombatant } from './actor-view.ts';
import type { Deed } from './deed.ts';
import type { Chance } from './dice.ts';
import { type CombatantId, combatant, type Encounter, type Style, type System } from './encounter.ts';
import { doorsBeside } from './field-deeds.ts';
import type { Intent } from './intent.ts';
import { likelyActions } from './likely-actions.ts';
import { standsAt } from './map-positions.ts';
import { isCostAllowed, type OptionKind, PATIENCE, type PointsByResource, type TacticOption } from './mind.ts';
import { prepareIntent } from './play.ts';
import type { Question } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import { actorView, healthOf } from './visible-state.ts';

/** Autopilot's choice: an action that will not be refused, or the end of the turn. */
export type ChosenMove = Intent | 'end turn';

/** How much each style values each kind of action. */
const KIND_WEIGHTS: Readonly<Record<Style, Readonly<Record<OptionKind, number>>>> = {
  fierce: { harm: 4, hinder: 2.6, heal: 1.5, boost: 1.2, guard: 0.3, close: 3, rise: 6, prepare: 4.5 },
  wary: { harm: 3, hinder: 2, heal: 3.5, boost: 2, guard: 1.6, close: 2, rise: 6, prepare: 3.5 },
  guardian: { harm: 2.6, hinder: 2.4, heal: 5, boost: 2.4, guard: 1.2, close: 2.4, rise: 6, prepare: 3 },
  cowardly: { harm: 2.4, hinder: 2, heal: 4, boost: 1, guard: 2.4, close: 1, rise: 5, prepare: 2.8 },
  mindless: { harm: 4, hinder: 0, heal: 0, boost: 0, guard: 0, close: 4, rise: 6, prepare: 0 },
};

/** How urgently a combatant needs healing, by its state. A combatant whose state isn't shown might be hurt. */
const HEALING_NEED_BY_HEALTH = {
  hale: 0,
  hurt: 0.6,
  bloodied: 1.5,
  'near death': 2.3,
  down: 3,
  dead: 0,
  unknown: 0.6,
} as const;

/** The maximum number of targets to choose from in a system that defines no `mind`. */
const MAX_TARGETS = 12;

/**
 * The next action of a combatant on autopilot: the best one for its style that isn't refused, or the end of its turn.
 * It only uses what the actor could know. Apart from points that come back each turn, it spends at most
 * `spendingLimits`; if undefined, it may spend anything. The same encounter, style and chance always give the same
 * action.
 */
export function chooseMove<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  style: Style,
  chance: Chance,
  spendingLimits?: PointsByResource,
): ChosenMove {
  const view = actorView(rules, encounter, actor);
  const options = rules.mind?.options(view) ?? attackOptions(rules, encounter, actor);
  const health = healthOf(rules, view.actor, encounter);
  const scoredOptions = options
    // In the style `mindless`, the choice is nearly random. In the other styles, the scores vary a little at random, so
    // that similar creatures don't act exactly alike.
    .map((option) => ({ option, score: randomFactor(style, chance) * scoreOption(option, style, view, health) }))
    .filter(({ option, score }) => score > 0 && isCostAllowed(option, spendingLimits))
    .sort((one, other) => other.score - one.score);
  for (const { option } of scoredOptions) {
    const intent = { ...option.intent, actor };
    if (prepareIntent(rules, encounter, intent).ok) return intent;
  }
  return 'end turn';
}

/**
 * Autopilot's next action as a deed. If doors cut the actor off from every enemy, opening one comes first, because that
 * is free.
 */
export function tacticDeed<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  subject: CombatantId,
  style: Style,
  chance: Chance,
  spendingLimits?: PointsByResource,
): Deed {
  const doorTile = doorToOpen(rules, encounter, subject);
  if (doorTile !== undefined) return { type: 'door', subject, at: doorTile };
  const move = chooseMove(rules, encounter, subject, style, chance, spendingLimits);
  return move === 'end turn' ? { type: 'end-turn', subject } : { type: 'intent', intent: move };
}

/**
 * Of the closed doors next to the actor, the one that opens the shortest path to an enemy. Undefined if the actor has a
 * path to an enemy already, or can't move anymore.
 */
function doorToOpen<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
): TileName | undefined {
  const { field } = encounter;
  const ownTile = standsAt(encounter, actor);
  if (!field || !ownTile) return undefined;
  const { ground } = field;
  const closedDoors = doorsBeside(rules, encounter, actor).flatMap((at) => {
    const tile = tileNamed(at);
    return tile && groundAt(ground, tile).name === 'closed door' ? [{ at, tile }] : [];
  });
  if (closedDoors.length === 0) return undefined;
  const enemies = actorView(rules, encounter, actor).others.filter(
    (each) => isEnemy(each) && each.squares !== undefined,
  );
  const enemyTiles = enemies.flatMap(({ id }) => standsAt(encounter, id) ?? []);
  const unlimitedPoints = Number.POSITIVE_INFINITY;
  if (enemyTiles.some((place) => pointCostsFrom(ground, place, { points: unlimitedPoints })(ownTile) !== undefined))
    return undefined;
  const groundWithOpenDoors = withOpenDoors(ground);
  const costsToEnemies = enemyTiles.map((place) =>
    pointCostsFrom(groundWithOpenDoors, place, { points: unlimitedPoints }),
  );
  const costToNearestEnemy = (tile: Tile) => Math.min(...costsToEnemies.map((back) => back(tile) ?? unlimitedPoints));
  const [bestDoor] = closedDoors.toSorted(
    (one, other) => costToNearestEnemy(one.tile) - costToNearestEnemy(other.tile),
  );
  if (!bestDoor || costToNearestEnemy(bestDoor.tile) >= costToNearestEnemy(ownTile)) return undefined;
  const encounterAfter = { ...encounter, field: { ...field, ground: withTile(ground, bestDoor.tile, { sign: '/' }) } };
  return rules.field?.ways(encounterAfter, actor).length ? bestDoor.at : undefined;
}

/** The answer of a combatant on autopilot: one of the possible answers, or words if the question asks for words. */
export function tacticAnswer<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  question: Question,
  style: Style,
  spendingLimits?: PointsByResource,
): string {
  const { subject, offers, about } = question;
  const [firstOffer] = offers;
  const preferredAnswer = rules.mind?.answer?.(combatant(encounter, subject), question, style, spendingLimits);
  if (firstOffer === undefined) return preferredAnswer ?? about;
  return preferredAnswer !== undefined && offers.includes(preferredAnswer) ? preferredAnswer : firstOffer;
}

/** The options in a system that defines no `mind`: attacks on enemies who are up. */
function attackOptions<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
): readonly TacticOption[] {
  return likelyActions(rules, encounter, actor, undefined, MAX_TARGETS).map(({ intent }) => {
    const target = intent.targets?.[0];
    return { kind: 'harm', worth: 1, intent, ...(target !== undefined && { target }) };
  });
}

function randomFactor(style: Style, chance: Chance): number {
  return style === 'mindless' ? 0.1 + chance() : 0.85 + 0.3 * chance();
}

function scoreOption(
  option: TacticOption,
  style: Style,
  { actor, others, round }: ActorView,
  health: SeenCombatant['health'],
): number {
  const { kind, worth } = option;
  const target = option.target === actor.id ? undefined : others.find(({ id }) => id === option.target);
  const weightedWorth = KIND_WEIGHTS[style][kind] * worth;
  switch (kind) {
    case 'guard':
      return weightedWorth * patienceFactor(round) * warinessFactor(style, health);
    case 'heal':
      return (
        weightedWorth * patienceFactor(round) * HEALING_NEED_BY_HEALTH[(target ? target.health : health) ?? 'unknown']
      );
    default:
      return target && !target.friend ? weightedWorth * targetWeight(style, target, others) : weightedWorth;
  }
}

/** The number of rounds, before round `PATIENCE`, over which autopilot defends and heals less and less. */
const PATIENCE_LOSS_ROUNDS = 20;

/** After round 15, everyone defends and heals less, and from round 35 on not at all, so that the fight ends. */
function patienceFactor(round: number): number {
  return Math.min(1, Math.max(0, (PATIENCE - round) / PATIENCE_LOSS_ROUNDS));
}

/** How much a combatant values defending: more when badly hurt, and most if cowardly. */
function warinessFactor(style: Style, health: SeenCombatant['health']): number {
  if (health !== 'bloodied' && health !== 'near death') return 0.8;
  return style === 'cowardly' ? 1.6 : 1.2;
}

/** How much a style prefers to attack an enemy in this state. An enemy whose state isn't shown counts as hale. */
const TARGET_WEIGHTS: Readonly<Record<Style, Readonly<Record<'hale' | 'hurt' | 'bloodied' | 'near death', number>>>> = {
  fierce: { hale: 1, hurt: 1.1, bloodied: 1.2, 'near death': 1.3 },
  wary: { hale: 1, hurt: 1.1, bloodied: 1.2, 'near death': 1.3 },
  guardian: { hale: 1, hurt: 1.05, bloodied: 1.1, 'near death': 1.15 },
  cowardly: { hale: 0.8, hurt: 1, bloodied: 1.4, 'near death': 1.5 },
  mindless: { hale: 1, hurt: 1, bloodied: 1, 'near death': 1 },
};

/** The fallen are rarely attacked while others are up. */
const FALLEN_TARGET_WEIGHT = 0.05;

/** How much a style prefers to attack this target. */
function targetWeight(
  style: Style,
  { health = 'hale', vitality }: SeenCombatant,
  others: readonly SeenCombatant[],
): number {
  if (health === 'down' || health === 'dead' || vitality !== 'up')
    return others.some(isEnemy) ? FALLEN_TARGET_WEIGHT : 1;
  return TARGET_WEIGHTS[style][health];
}
